import type { JsonValue } from '../../document.ts';

const deepest = 60;
const mostSigns = 1_000_000;

/**
 * Reads JSON (RFC 8259) and mends what mail generators get wrong: comments and CDATA around it, missing and spare commas,
 * values one after the other, single quotes, bare keys, line breaks and quotes inside of texts, a missing end.
 *
 * @returns the values that stand there one after the other; what cannot be understood ends the reading
 */
export function readLooseJson(text: string): readonly JsonValue[] {
  if (text.length > mostSigns) return [];
  try {
    return [JSON.parse(text) as JsonValue];
  } catch {
    return readMended(text);
  }
}

type Reader = { readonly text: string; at: number };

function readMended(text: string): JsonValue[] {
  const reader: Reader = { text: unwrap(text), at: 0 };
  const values: JsonValue[] = [];
  for (skipBlank(reader); reader.at < reader.text.length; skipBlank(reader)) {
    const start = reader.at;
    const value = readValue(reader, 0);
    if (value === undefined) break;
    if (typeof value === 'object') values.push(value);
    if (reader.at === start) break;
  }
  return values;
}

/** Comments of HTML and CDATA marks around the whole, and texts whose every quote was escaped for HTML. */
function unwrap(text: string): string {
  const bare = text.replace(/<!--|-->|(?:\/\/\s*)?(?:<!\[CDATA\[|\]\]>)/g, ' ').replace(/^\uFEFF/, '');
  return bare.includes('"') ? bare : bare.replace(/&(?:quot|#34);/g, '"').replace(/&amp;/g, '&');
}

function readValue(reader: Reader, depth: number): JsonValue | undefined {
  skipBlank(reader);
  const sign = reader.text[reader.at];
  if (sign === undefined || depth > deepest) return undefined;
  if (sign === '{') return readObject(reader, depth);
  if (sign === '[') return readArray(reader, depth);
  if (sign === '"' || sign === "'") return readText(reader);
  return readBare(reader);
}

function readObject(reader: Reader, depth: number): JsonValue {
  const object: Record<string, JsonValue> = {};
  reader.at += 1;
  while (reader.at < reader.text.length) {
    skipBlank(reader);
    const sign = reader.text[reader.at];
    if (sign === '}') {
      reader.at += 1;
      break;
    }
    if (sign === undefined || sign === ']') break;
    const key = readKey(reader);
    skipBlank(reader);
    if (key === undefined || reader.text[reader.at] !== ':') break;
    reader.at += 1;
    const value = readValue(reader, depth + 1);
    if (value === undefined) break;
    if (key !== '__proto__') object[key] = value;
  }
  return object;
}

function readKey(reader: Reader): string | undefined {
  const sign = reader.text[reader.at];
  if (sign === '"' || sign === "'") return readText(reader);
  const match = /^[@$\w][\w:.@-]{0,100}?(?=\s*:)/.exec(reader.text.slice(reader.at, reader.at + 120));
  if (!match) return undefined;
  reader.at += match[0].length;
  return match[0];
}

function readArray(reader: Reader, depth: number): JsonValue {
  const array: JsonValue[] = [];
  reader.at += 1;
  while (reader.at < reader.text.length) {
    skipBlank(reader);
    const sign = reader.text[reader.at];
    if (sign === ']') {
      reader.at += 1;
      break;
    }
    if (sign === undefined || sign === '}') break;
    const start = reader.at;
    const value = readValue(reader, depth + 1);
    if (value === undefined || reader.at === start) break;
    array.push(value);
  }
  return array;
}

function readText(reader: Reader): string {
  const { text } = reader;
  const quote = text[reader.at]!;
  let out = '';
  reader.at += 1;
  while (reader.at < text.length) {
    const sign = text[reader.at]!;
    if (sign === '\\') {
      out += readEscape(reader);
      continue;
    }
    reader.at += 1;
    if (sign === quote && endsText(text, reader.at)) return out;
    out += sign;
  }
  return out;
}

function readEscape(reader: Reader): string {
  const sign = reader.text[reader.at + 1] ?? '';
  const code = /^[0-9a-fA-F]{4}$/.exec(reader.text.slice(reader.at + 2, reader.at + 6));
  if (sign === 'u' && code) {
    reader.at += 6;
    return String.fromCharCode(Number.parseInt(code[0], 16));
  }
  reader.at += 2;
  return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' }[sign] ?? sign;
}

/** Whether a quote ends the text: something of JSON follows, or the next key; otherwise it belongs to the text. */
function endsText(text: string, at: number): boolean {
  const rest = text.slice(at, at + 200);
  return /^\s*(?:[,:}\]]|$|\/[/*]|[\r\n]\s*["'{[])/.test(rest) || /^\s*["'][@$\w:.]{1,60}["']\s*:/.test(rest);
}

function readBare(reader: Reader): JsonValue | undefined {
  const match = /^[^\s,:{}[\]"']{1,200}/.exec(reader.text.slice(reader.at, reader.at + 210));
  if (!match) return undefined;
  reader.at += match[0].length;
  if (match[0] === 'null' || match[0] === 'undefined') return null;
  if (match[0] === 'true' || match[0] === 'false') return match[0] === 'true';
  return /^-?\d+(\.\d+)?$/.test(match[0]) && !/^-?0\d/.test(match[0]) ? Number(match[0]) : match[0];
}

/** Passes white space, commas (missing and spare ones mean nothing to us), semicolons and comments. */
function skipBlank(reader: Reader): void {
  const { text } = reader;
  while (reader.at < text.length) {
    if (/[\s,;\uFEFF]/.test(text[reader.at]!)) reader.at += 1;
    else if (text.startsWith('//', reader.at)) reader.at = endOf(text, '\n', reader.at);
    else if (text.startsWith('/*', reader.at)) reader.at = endOf(text, '*/', reader.at);
    else return;
  }
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from + 2);
  return found < 0 ? text.length : found + mark.length;
}
