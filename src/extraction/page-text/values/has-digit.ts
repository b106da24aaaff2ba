/** Whether a text holds a digit, of any script: without one there is no day, clock, amount, number or postcode in it. */
export function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}
