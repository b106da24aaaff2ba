/**
 * Small records of companies in containers of UIC leaflet 918.3, by their published forms or as described by a reader of them
 * (https://github.com/TheEnbyperor/zuegli): those of apps of German transport associations (`…TI`, `…PA`), of the one around
 * Vienna (`3306FI`, `3306VD`) and of ÖBB (`118199`).
 */
import { isReal } from '../real-time.ts';
import type { UicBlock } from './container.ts';
import { asciiOf, dayOfDotted, decodeText, textOf } from './text.ts';

/** What could be told from blocks of single companies. */
export type CompanyRecord = {
  readonly title?: string;
  readonly name?: string;
  /** Local time, `YYYY-MM-DDTHH:mm`. */
  readonly validFrom?: string;
  readonly validUntil?: string;
  /** The same in UTC. */
  readonly validFromUtc?: string;
  readonly validUntilUtc?: string;
  /** Where a ticket of an association begins, and its zones. */
  readonly start?: string;
  readonly zones?: readonly string[];
  readonly trains?: readonly { readonly number: string; readonly coach?: string }[];
};

/** What all such records of a container tell together; undefined when there is none. */
export function readCompanyRecords(blocks: readonly UicBlock[]): CompanyRecord | undefined {
  const found = blocks.flatMap((block) => readers.find(({ id }) => id.test(block.id))?.read(block.bytes) ?? []);
  const record = Object.assign({}, ...found) as CompanyRecord; // each reader gives a part of it
  return Object.keys(record).length > 0 ? record : undefined;
}

/** LIST: the records, by their names. */
const readers: readonly { readonly id: RegExp; readonly read: (bytes: Uint8Array) => CompanyRecord }[] = [
  { id: /^\d{4}TI$/, read: associationTicket },
  { id: /^\d{4}PA$/, read: (bytes) => present({ name: numberedTexts(bytes).get('001') }) },
  { id: /^3306FI$/, read: viennesePeriod },
  { id: /^3306VD$/, read: vienneseHolder },
  { id: /^118199$/, read: austrianValidity },
];

function associationTicket(bytes: Uint8Array): CompanyRecord {
  const texts = numberedTexts(bytes);
  const zones = ['005', '006'].flatMap((number) => texts.get(number) ?? []);
  return present({
    title: texts.get('001'),
    validFrom: isoMoment(texts.get('002')),
    validUntil: isoMoment(texts.get('003')),
    start: texts.get('004'),
    zones: zones.length > 0 ? [...new Set(zones)] : undefined,
  });
}

/** Three digits of a number, four of a size, a text; `null` stands for none. */
function numberedTexts(bytes: Uint8Array): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let at = 0;
  while (at + 7 <= bytes.length) {
    const match = /^(\d{3})(\d{4})$/.exec(asciiOf(bytes.subarray(at, at + 7)));
    if (!match) break;
    const end = at + 7 + Number(match[2]);
    const text = textOf(bytes.subarray(at + 7, end));
    if (text && text !== 'null') texts.set(match[1]!, text);
    at = end;
  }
  return texts;
}

/** Two moments of 16 characters, the second may be blank. */
function viennesePeriod(bytes: Uint8Array): CompanyRecord {
  const text = decodeText(bytes);
  return present({ validFrom: dottedMoment(text.slice(0, 16)), validUntil: dottedMoment(text.slice(16, 32)) });
}

/** Behind 69 characters about the holder: title, given name, second name, family name, suffix. */
function vienneseHolder(bytes: Uint8Array): CompanyRecord {
  const parts = decodeText(bytes).slice(69).split('|');
  const name = parts
    .slice(1, 4)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  return present({ name: parts.length === 5 && name ? name : undefined });
}

/** `{"V":"2611240500","B":"2611250400","Z":"163:21;4500"}`: valid from and until in UTC, trains with their coaches. */
function austrianValidity(bytes: Uint8Array): CompanyRecord {
  const text = decodeText(bytes);
  const value = (name: string) => new RegExp(`"${name}"\\s*:\\s*"([^"]{0,200})"`).exec(text)?.[1];
  const trains = (value('Z') ?? '').split(';').flatMap((train) => {
    const match = /^([A-Z]{0,4} ?\d{1,5})(?::(\d{1,3}))?$/.exec(train.trim());
    return match ? [{ number: match[1]!, ...(match[2] ? { coach: match[2] } : {}) }] : [];
  });
  return present({
    validFromUtc: shortMoment(value('V')),
    validUntilUtc: shortMoment(value('B')),
    trains: trains.length > 0 ? trains : undefined,
  });
}

/** `2611240500` */
function shortMoment(digits: string | undefined): string | undefined {
  const match = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits ?? '');
  return match ? realMoment(`20${match[1]}-${match[2]}-${match[3]}`, `${match[4]}:${match[5]}`) : undefined;
}

/** `2026-11-24 05:00`, also with a T, seconds and an offset, which are left away. */
function isoMoment(text: string | undefined): string | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/.exec(text ?? '');
  return match ? realMoment(match[1]!, match[2]!) : undefined;
}

function dottedMoment(text: string): string | undefined {
  const match = /^(\d{2}\.\d{2}\.\d{4}) (\d{2}:\d{2})$/.exec(text.trim());
  const day = match && dayOfDotted(match[1]!);
  return day ? realMoment(day, match[2]!) : undefined;
}

function realMoment(day: string, clock: string): string | undefined {
  const local = `${day}T${clock}`;
  return isReal(local) ? local : undefined;
}

/** The record without its undefined entries. */
function present(record: { readonly [Key in keyof CompanyRecord]?: CompanyRecord[Key] | undefined }): CompanyRecord {
  // Entries are only taken away.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as CompanyRecord;
}
