/** Characters that take no room and only get in the way of reading: soft hyphens, joiners, marks of direction, BOM. */
const invisible =
  /\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/** Control characters other than line ends and tabs. */
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** Takes out invisible and control characters; white space stays as it is. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(controls, ' ');
}

/** Cleans a text and folds every run of white space (no-break spaces too) into one blank. */
export function foldText(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
