/** How a number is made, whatever it is: `QX-7718` is `AA-9999`. */
export function shapeOf(number: string): string {
  return number.replace(/\d/g, '9').replace(/\p{L}/gu, 'A');
}
