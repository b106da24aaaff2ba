import { calendarMail, forwardedMail, htmlMail, markedMail, pdfMail, textMail } from './mails.ts';
import { darkScreenshot, pdf, photo, scan, screenshot } from './paper.ts';
import type { Rendering } from './rendering.ts';

/** LIST: the ways in their turn; thirteen, so that they meet every kind and language in the long run. */
export const renderings: readonly Rendering[] = [
  pdf,
  htmlMail,
  screenshot,
  pdf,
  textMail,
  pdfMail,
  pdf,
  photo,
  markedMail,
  forwardedMail,
  darkScreenshot,
  scan,
  calendarMail,
];
