/** What a page is looked at with, as far as it matters to a pass. */
export type Device =
  | 'android'
  /** An iPhone, iPad or Mac, in a browser that opens passes. */
  | 'apple'
  /** The same within another app, whose own browser may not. */
  | 'apple-app'
  | 'other';

/** The device of a `User-Agent`. On an iPhone every browser calls itself Safari, too; what an app shows within itself does not. */
export function deviceOf(userAgent: string): Device {
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return /\bSafari\//.test(userAgent) ? 'apple' : 'apple-app';
  return /\bMacintosh\b/.test(userAgent) ? 'apple' : 'other';
}
