/** Repairs and bounds of the raw message, before it is parsed. */

const latin1 = new TextDecoder('latin1');
const dash = 0x2d;
const lineFeed = 0x0a;

/** Cuts the message before the part that is one too many; multipart delimiters are counted (RFC 2046, section 5.1). */
export function cutAfterParts(bytes: Uint8Array, most: number): { bytes: Uint8Array; cut: boolean } {
  const boundaries = boundariesOf(bytes);
  if (boundaries.length === 0) return { bytes, cut: false };
  let parts = 0;
  for (const start of delimiterLines(bytes)) {
    const line = latin1.decode(bytes.subarray(start + 2, start + 80));
    if (!boundaries.some((boundary) => line.startsWith(boundary) && !line.startsWith(`${boundary}--`))) continue;
    parts += 1;
    if (parts > most) return { bytes: bytes.subarray(0, start), cut: true };
  }
  return { bytes, cut: false };
}

/** Cuts a message whose own header has too many lines. */
export function headerLineCount(bytes: Uint8Array, most: number): number {
  let lines = 0;
  let at = 0;
  while (at < bytes.length && lines <= most) {
    const end = bytes.indexOf(lineFeed, at);
    const line = bytes.subarray(at, end < 0 ? bytes.length : end);
    if (line.length === 0 || (line.length === 1 && line[0] === 0x0d)) break;
    lines += 1;
    if (end < 0) break;
    at = end + 1;
  }
  return lines;
}

/**
 * Gives a multipart message the boundary that its header forgot or misspelt: the delimiter that its body is divided by.
 * Returns the message as it is when the boundary in the header is used in the body.
 */
export function mendBoundary(bytes: Uint8Array): Uint8Array {
  const headEnd = endOfHeader(bytes);
  const head = latin1.decode(bytes.subarray(0, headEnd)).replace(/\r?\n[ \t]+/g, ' ');
  const field = /^content-type:\s*multipart\/[\w.-]+[^\r\n]*/im.exec(head);
  if (!field) return bytes;
  const stated = boundaryIn(field[0]);
  const used = delimitersOf(bytes.subarray(headEnd));
  if (used.length === 0 || (stated && used.some((line) => line.startsWith(stated)))) return bytes;
  const mended = head.replace(field[0], () => `${withoutBoundary(field[0])}; boundary="${used[0]}"`);
  const mendedBytes = Uint8Array.from(mended, (sign) => sign.charCodeAt(0));
  const out = new Uint8Array(mendedBytes.length + bytes.length - headEnd);
  out.set(mendedBytes);
  out.set(bytes.subarray(headEnd), mendedBytes.length);
  return out;
}

/** A content type up to its boundary. Not by a pattern: blanks before the word would cost their square. */
function withoutBoundary(field: string): string {
  const at = field.toLowerCase().indexOf('boundary=');
  return at < 0 ? field : field.slice(0, at).trimEnd().replace(/;$/, '');
}

/** Delimiters that stand before a part: a line `--x` with a header field of a part below it. */
function delimitersOf(body: Uint8Array): string[] {
  const found: string[] = [];
  for (const start of delimiterLines(body)) {
    const match = /^--([^\s"]{1,70})[ \t]*\r?\n[Cc]ontent-/.exec(latin1.decode(body.subarray(start, start + 100)));
    if (match) found.push(match[1]!);
    if (found.length >= 20) break;
  }
  return found;
}

function* delimiterLines(bytes: Uint8Array): Generator<number> {
  let at = 0;
  while (at >= 0 && at < bytes.length) {
    if (bytes[at] === dash && bytes[at + 1] === dash) yield at;
    const end = bytes.indexOf(lineFeed, at);
    at = end < 0 ? -1 : end + 1;
  }
}

function boundariesOf(bytes: Uint8Array): string[] {
  const found = new Set<string>();
  const marker = /boundary\*?0?\*?\s{0,5}=/gi;
  // In pieces, so that a large message is not held twice as text.
  const step = 1 << 20;
  for (let at = 0; at < bytes.length && found.size < 100; at += step) {
    const text = latin1.decode(bytes.subarray(at, at + step + 200));
    for (const match of text.matchAll(marker)) {
      const boundary = boundaryIn(text.slice(match.index, match.index + 120));
      if (boundary) found.add(boundary);
    }
  }
  return [...found];
}

function boundaryIn(field: string): string | undefined {
  const match = /boundary\*?0?\*?\s{0,5}=\s{0,5}(?:"([^"\r\n]{1,100})"|([^\s;"]{1,100}))/i.exec(field);
  return match?.[1] ?? match?.[2];
}

function endOfHeader(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf(lineFeed, at);
    if (end < 0) return bytes.length;
    if (end === at || (end === at + 1 && bytes[at] === 0x0d)) return at;
    at = end + 1;
  }
  return bytes.length;
}
