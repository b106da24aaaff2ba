/**
 * The small structured barcode (SSB) of ERA TAP TSI B.12, section 7 (version 3), and its older form of TAP TSI B.6,
 * appendix C (versions 1 and 2): bits in fixed places, then a signature.
 */
import { type BitReader, openBits } from '../bits.ts';

export type SsbTicket = {
  readonly version: 1 | 2 | 3;
  /** RICS code of the issuer, a number (`1080`). */
  readonly issuer: number;
  readonly type: 'reservation' | 'open' | 'group' | 'pass';
  readonly adults: number;
  readonly children: number;
  /** Ticket number or reservation reference. */
  readonly ticketNumber?: string;
  /** Last digit of the year and day of the year of issue; other days count from it. */
  readonly issued?: { readonly yearDigit: number; readonly day: number };
  /** Codes of stations: numbers of the UIC or letters of the issuer. */
  readonly from?: string;
  readonly to?: string;
  /** Days from the day of issue. */
  readonly firstDay?: number;
  readonly lastDay?: number;
  /** Minutes of the day; absent where the issuer leaves it at midnight. */
  readonly departureTime?: number;
  readonly train?: string;
  readonly coach?: string;
  readonly seat?: string;
  readonly travelClass?: '1' | '2';
  /** Days of travel that a pass allows. */
  readonly travelDays?: number;
  readonly text?: string;
};

/** Sizes in bytes with the signature: 58 + 56, and 43 + 64. */
const sizes: Readonly<Record<number, number>> = { 1: 107, 2: 111, 3: 114 };

/** VR (RICS 10) writes a 2 for the version above records of version 1. */
const vr = 10;

/** Reads a code; undefined where the size or any value is not what the standard allows. Never throws. */
export function parseSsb(bytes: Uint8Array): SsbTicket | undefined {
  const reader = openBits(bytes);
  const version = reader.bits(4);
  const issuer = reader.bits(14);
  const oldForm = version === 1 || (version === 2 && (issuer === vr || bytes.length === sizes[2]));
  if (issuer === 0 || issuer > 9999) return undefined;
  if (version === 3 && bytes.length === sizes[3]) return readThird(reader, issuer);
  if (oldForm && (bytes.length === sizes[1] || bytes.length === sizes[2])) {
    if (version === 2 && issuer !== vr) reader.bits(4);
    return readFirst(reader, version as 1 | 2, issuer);
  }
  return undefined;
}

function readThird(reader: BitReader, issuer: number): SsbTicket | undefined {
  reader.bits(4);
  const type = ([undefined, 'reservation', 'open', 'group', 'pass'] as const)[reader.bits(5)];
  const adults = reader.bits(7);
  const children = reader.bits(7);
  reader.bits(1);
  const classCode = reader.bits(6);
  const ticketNumber = ascii(reader, 14);
  const issued = { yearDigit: reader.bits(4), day: reader.bits(9) };
  const persons = adults + children;
  if (!type || adults > 99 || children > 99 || persons === 0 || issued.yearDigit > 9) return undefined;
  if (issued.day < 1 || issued.day > 366 || !/^[A-Z0-9][A-Z0-9 -]*$/.test(ticketNumber)) return undefined;
  return {
    version: 3,
    issuer,
    type,
    adults,
    children,
    ticketNumber,
    issued,
    // 1 is first class with some issuers and second with others, who count from 0.
    ...(classCode === 2 ? { travelClass: '2' } : {}),
    ...details(reader, type),
  };
}

function details(reader: BitReader, type: SsbTicket['type']): Partial<SsbTicket> {
  if (type === 'pass') {
    reader.bits(2);
    const [firstDay, lastDay, travelDays] = [reader.bits(9), reader.bits(9), reader.bits(7)];
    reader.bits(35 + 1);
    reader.bits(14);
    return { firstDay, lastDay, travelDays, ...withText(ascii(reader, 40)) };
  }
  if (type === 'reservation') return reservation(reader);
  reader.bits(1);
  const [firstDay, lastDay] = [reader.bits(9), reader.bits(9)];
  const route = stations(reader);
  if (type === 'group') reader.bytes(9);
  if (type === 'group') reader.bits(9);
  reader.bits(14);
  return { firstDay, lastDay, ...route, ...withText(ascii(reader, type === 'group' ? 24 : 37)) };
}

function reservation(reader: BitReader): Partial<SsbTicket> {
  reader.bits(2);
  const route = stations(reader);
  const [firstDay, departureTime] = [reader.bits(9), reader.bits(11)];
  const train = ascii(reader, 5).replace(/^0+/, '');
  const coach = reader.bits(10);
  const seat = ascii(reader, 3).replace(/^0+/, '');
  reader.bits(1);
  reader.bits(14);
  return {
    ...route,
    firstDay,
    ...(departureTime > 0 && departureTime < 1440 ? { departureTime } : {}),
    ...(/^[A-Z0-9 ]+$/.test(train) ? { train } : {}),
    ...(coach > 0 && coach < 1000 ? { coach: String(coach) } : {}),
    ...(/^[A-Z0-9]+$/.test(seat) ? { seat } : {}),
    ...withText(ascii(reader, 27)),
  };
}

/** Two codes in 60 bits: 4 for the table and two numbers of 28, or two texts of 30. Some mark texts as numbers. */
function stations(reader: BitReader): Pick<SsbTicket, 'from' | 'to'> {
  const isText = reader.bits(1) === 1;
  const high = reader.bits(30);
  const low = reader.bits(30);
  const whole = (BigInt(high) << 30n) | BigInt(low);
  const numbers = [Number((whole >> 28n) & 0xfffffffn), Number(whole & 0xfffffffn)];
  const areCodes = numbers.every((code) => code >= 1_000_000 && code <= 9_999_999);
  if (!isText && areCodes) return { from: String(numbers[0]), to: String(numbers[1]) };
  const [from, to] = [high, low].map((value) => letters(value, (six) => String.fromCharCode(32 + six)));
  return from && to ? { from, to } : {};
}

/** Five letters of six bits; undefined unless they read like a code of a station. */
function letters(value: number, letter: (six: number) => string): string | undefined {
  const text = [24, 18, 12, 6, 0].map((shift) => letter(Math.floor(value / 2 ** shift) % 64)).join('');
  return /^[A-Z]{2,5} *$/.test(text) ? text.trim() : undefined;
}

function ascii(reader: BitReader, count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(32 + reader.bits(6)))
    .join('')
    .trim();
}

function withText(text: string): Pick<SsbTicket, 'text'> {
  return /^[\x20-\x5f]{3,}$/.test(text) && /[A-Z]{3}/.test(text) ? { text } : {};
}

/** Versions 1 and 2. Days are left out: documents differ on whether the 1st of January is 0 or 1. */
function readFirst(reader: BitReader, version: 1 | 2, issuer: number): SsbTicket | undefined {
  reader.bits(1);
  reader.bits(6);
  const [adults, children, first, last] = [reader.bits(7), reader.bits(7), reader.bits(9), reader.bits(9)];
  reader.bits(1);
  reader.bits(47);
  const [from, to] = [oldStation(reader), oldStation(reader)];
  reader.bits(6);
  const train = reader.bits(17);
  reader.bits(40);
  const [classCode, coach, seat] = [reader.bits(6), reader.bits(10), reader.bits(7)];
  const persons = adults + children;
  if (persons === 0 || persons > 99 || first > 366 || last > 366 || !from || !to) return undefined;
  if (classCode > 2) return undefined;
  return {
    version,
    issuer,
    type: seat > 0 ? 'reservation' : 'open',
    adults,
    children,
    from,
    to,
    ...(train > 0 ? { train: String(train) } : {}),
    ...(coach > 0 ? { coach: String(coach) } : {}),
    ...(seat > 0 ? { seat: String(seat) } : {}),
    ...(classCode > 0 ? { travelClass: classCode === 1 ? '1' : '2' } : {}),
  };
}

/** A mark and 30 bits: five characters (0 to 9, A to Z from 10, 36 for none) or a number. */
function oldStation(reader: BitReader): string | undefined {
  reader.bits(1);
  const value = reader.bits(30);
  const text = letters(value, (six) =>
    six === 36 ? ' ' : six >= 10 && six < 36 ? String.fromCharCode(55 + six) : '?',
  );
  return text ?? (value >= 1_000_000 && value <= 9_999_999 ? String(value) : undefined);
}
