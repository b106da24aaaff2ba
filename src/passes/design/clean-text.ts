/** What a document said, made safe to show: nothing in it may hide, reorder or break the text around it. */

/** One line: controls, direction overrides and invisible marks removed, white space folded. */
export function cleanLine(text: string): string {
  if (plainWords.test(text)) return text;
  return removeUnsafe(text).replace(/\s+/gu, ' ').trim();
}

/** Words of printable ASCII with one space between, as most are: nothing to do. */
const plainWords = /^[!-~]+(?: [!-~]+)*$/;

/** Several lines, at most `most` characters, ending at a whole word. */
export function cleanBlock(text: string, most: number): string {
  const lines = removeUnsafe(text)
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim());
  return wholeWords(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    most,
  );
}

/**
 * The text, or as many whole words of it as fit into `most` characters. No ellipsis is written: where a text is too long
 * for its place, Wallet shows that itself.
 */
export function wholeWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most + 1);
  const end = lastSpace(room);
  const head = end > most / 2 ? room.slice(0, end) : room.slice(0, most);
  // A pair of surrogates is never split.
  return head.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:–-]+$/u, '');
}

function lastSpace(text: string): number {
  for (let at = text.length - 1; at >= 0; at--) if (/\s/u.test(text[at]!)) return at;
  return -1;
}

function removeUnsafe(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unsafe, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1');
}

// Controls but for line ends and tabs; bidirectional controls; zero-width and byte-order marks; private use, as
// icon fonts have it; the replacement character; tags.
const unsafe =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffd]|\p{Co}|[\u{e0000}-\u{e007f}]/gu;
