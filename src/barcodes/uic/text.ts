import { isReal } from '../real-time.ts';

/** Texts of plain records: UTF-8 as most issuers write, Latin-1 as the others do. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** A text without the blanks and zero bytes at its ends. */
export function textOf(bytes: Uint8Array): string {
  return decodeText(bytes).replace(/^[\s\0]+|[\s\0]+$/g, '');
}

/** Where so many characters of UTF-8 end. */
export function endOfCharacters(bytes: Uint8Array, from: number, count: number): number {
  let end = from;
  for (let left = count; left > 0 && end < bytes.length; left -= 1) {
    end += 1;
    while (end < bytes.length && (bytes[end]! & 0xc0) === 0x80) end += 1;
  }
  return end;
}

/** Bytes as digits and letters of ASCII, for sizes and counts. */
export function asciiOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 64));
}

/** `13012021` as `2021-01-13`; undefined for other texts and days that do not exist. */
export function dayOfDigits(digits: string): string | undefined {
  const match = /^(\d{2})(\d{2})(\d{4})$/.exec(digits);
  return match ? realDay(match[3]!, match[2]!, match[1]!) : undefined;
}

/** `13.01.2021` (or with slashes or dashes) as `2021-01-13`. */
export function dayOfDotted(text: string): string | undefined {
  const match = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.trim());
  return match ? realDay(match[3]!, match[2]!.padStart(2, '0'), match[1]!.padStart(2, '0')) : undefined;
}

function realDay(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month}-${day}`;
  return isReal(text) && Number(year) >= 1990 && Number(year) < 2100 ? text : undefined;
}
