/** Whether a text holds a digit: without one there is no day, clock, amount, number or postcode in it. */
export function hasDigit(text: string): boolean {
  return /\d/.test(text);
}
