/** How a number is made, whatever it is: `QX-7718` is `AA-9999`. */
export function shapeOf(number: string): string {
  return number.replace(/\d/g, '9').replace(/\p{L}/gu, 'A');
}

/** Whether two long numbers are of one series: the same but for their last signs. */
export function areSerial(a: string, b: string): boolean {
  const begin = a.slice(0, -3);
  return begin.length >= 5 && a.length === b.length && b.startsWith(begin);
}
