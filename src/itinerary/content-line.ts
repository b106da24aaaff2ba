/** Lines of iCalendar: how they are folded and what is escaped (RFC 5545, sections 3.1 and 3.3.11). */

const mostOctets = 75;

/** One property as a folded content line, without the line break at its end. `value` is written as it is. */
export function contentLine(name: string, value: string, parameters: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(parameters).map(([key, each]) => `;${key}=${parameterValue(each)}`);
  return fold(`${name}${written.join('')}:${value}`);
}

/** A property whose value is TEXT. */
export function textLine(name: string, text: string, parameters: Readonly<Record<string, string>> = {}): string {
  return contentLine(name, escapeText(text), parameters);
}

/** Section 3.3.11: backslash, semicolon, comma and line break; other control characters may not stand in a TEXT. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Section 3.2: a value with a colon, semicolon or comma stands in quotes; there is no way to write a quote. */
function parameterValue(value: string): string {
  const plain = value.replace(/[\u0000-\u001f\u007f"]/g, '');
  return /[:;,]/.test(plain) ? `"${plain}"` : plain;
}

/** Section 3.1: at most 75 octets a line, a blank at the start of what goes on; no character of UTF-8 is cut apart. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= mostOctets) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > mostOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
