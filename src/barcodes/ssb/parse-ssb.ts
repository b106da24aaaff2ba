/**
 * The small structured barcode (SSB) of ERA TAP TSI B.12 and UIC IRS 90918-9, version 3: bits in fixed places, then a
 * signature of two numbers of 28 bytes. The fields and their sizes are those of the tables that the UIC publishes with its
 * reference implementation (https://github.com/UnionInternationalCheminsdeFer/UIC-barcode, Apache-2.0). Versions 1 and 2 are
 * of an older appendix that we do not have; their codes are carried and not read.
 */
import { type BitReader, openBits } from '../bits.ts';

export type SsbTicket = {
  readonly version: 3;
  /** RICS code of the issuer, a number (`1080`). */
  readonly issuer: number;
  readonly type: 'reservation' | 'open' | 'group' | 'pass';
  readonly adults: number;
  readonly children: number;
  /** Ticket number or reservation reference. */
  readonly ticketNumber: string;
  /** Last digit of the year and day of the year of issue; other days count from it. */
  readonly issued: { readonly yearDigit: number; readonly day: number };
  readonly stations?: SsbStations;
  /** Days from the day of issue. */
  readonly firstDay?: number;
  readonly lastDay?: number;
  /** Minutes of the day; absent where the issuer leaves it at midnight. */
  readonly departureTime?: number;
  readonly train?: string;
  readonly coach?: string;
  readonly seat?: string;
  readonly travelClass?: '2';
  readonly returnIncluded?: true;
  readonly groupName?: string;
  /** Days of travel that a pass allows. */
  readonly travelDays?: number;
  readonly text?: string;
};

/** Both ends by a table of the UIC (for tickets or for reservations) or by letters that two companies agreed on. */
export type SsbStations = {
  readonly table: 'uic' | 'uic-reservation' | 'bilateral';
  readonly from: string;
  readonly to: string;
};

/** 58 bytes and the signature. */
const size = 114;

const types = [undefined, 'reservation', 'open', 'group', 'pass'] as const;

/** Reads a code; undefined where the size or any value is not what the standard allows. Never throws. */
export function parseSsb(bytes: Uint8Array): SsbTicket | undefined {
  if (bytes.length !== size) return undefined;
  const reader = openBits(bytes);
  const [version, issuer] = [reader.bits(4), reader.bits(14)];
  reader.bits(4); // number of the key
  const type = types[reader.bits(5)];
  const [adults, children] = [reader.bits(7), reader.bits(7)];
  reader.bits(1); // specimen
  const classCode = reader.bits(6);
  const ticketNumber = text(reader, 14);
  const issued = { yearDigit: reader.bits(4), day: reader.bits(9) };
  const isTicket = version === 3 && issuer > 0 && issuer <= 9999 && issued.yearDigit <= 9;
  const isDay = issued.day >= 1 && issued.day <= 366;
  if (!type || !isTicket || !isDay || adults > 99 || children > 99 || adults + children === 0) return undefined;
  if (!/^[A-Z0-9][A-Z0-9 -]*$/.test(ticketNumber)) return undefined;
  return {
    version: 3,
    issuer,
    type,
    adults,
    children,
    ticketNumber,
    issued,
    // 1 is the first class with some issuers and the second with others, who count from 0.
    ...(classCode === 2 ? { travelClass: '2' } : {}),
    ...details[type](reader),
  };
}

/** The open data behind what all types share, by the type of ticket. */
const details: Readonly<Record<SsbTicket['type'], (reader: BitReader) => Partial<SsbTicket>>> = {
  reservation: (reader) => {
    reader.bits(2); // ticket with reservation, reservation, boarding pass
    const ends = stations(reader);
    const [firstDay, departureTime] = [reader.bits(9), reader.bits(11)];
    const [train, coach, seat] = [text(reader, 5), reader.bits(10), text(reader, 3)];
    reader.bits(1 + 14); // overbooked; message by number
    return {
      ...ends,
      firstDay,
      ...(departureTime > 0 && departureTime < 1440 ? { departureTime } : {}),
      ...named('train', train, /^(?!0*$)[A-Z0-9 ]+$/),
      ...(coach > 0 && coach < 1000 ? { coach: String(coach) } : {}),
      ...named('seat', seat, /^(?!0*$)[A-Z0-9]+$/),
      ...withText(text(reader, 27)),
    };
  },
  open: (reader) => {
    const journey = openJourney(reader);
    reader.bits(14);
    return { ...journey, ...withText(text(reader, 37)) };
  },
  group: (reader) => {
    const journey = openJourney(reader);
    const groupName = text(reader, 12);
    reader.bits(9 + 14); // number of the countermark; message by number
    return { ...journey, ...named('groupName', groupName, /[A-Z]{2}/), ...withText(text(reader, 24)) };
  },
  pass: (reader) => {
    reader.bits(2); // Interrail, Eurail Europe, Eurail overseas
    const [firstDay, lastDay, travelDays] = [reader.bits(9), reader.bits(9), reader.bits(7)];
    for (let country = 0; country < 5; country += 1) reader.bits(7);
    reader.bits(1 + 14); // second page; message by number
    return { firstDay, lastDay, travelDays, ...withText(text(reader, 40)) };
  },
};

function openJourney(reader: BitReader): Partial<SsbTicket> {
  const returnIncluded = reader.bits(1) === 1;
  const [firstDay, lastDay] = [reader.bits(9), reader.bits(9)];
  return { ...(returnIncluded ? { returnIncluded } : {}), firstDay, lastDay, ...stations(reader) };
}

/** A mark, then either the table in 4 bits and two numbers of 28 bits, or two texts of five letters. */
function stations(reader: BitReader): Pick<SsbTicket, 'stations'> {
  if (reader.bits(1) === 1) {
    const [from, to] = [text(reader, 5), text(reader, 5)];
    const areCodes = /^[A-Z]{2,5}$/.test(from) && /^[A-Z]{2,5}$/.test(to);
    return areCodes ? { stations: { table: 'bilateral', from, to } } : {};
  }
  const table = ([undefined, 'uic', 'uic-reservation'] as const)[reader.bits(4)];
  const [from, to] = [String(reader.bits(28)), String(reader.bits(28))];
  const areCodes = /^[1-9]\d{6}$/.test(from) && /^[1-9]\d{6}$/.test(to);
  return table && areCodes ? { stations: { table, from, to } } : {};
}

/** Letters of six bits, ASCII from the blank on. */
function text(reader: BitReader, count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(32 + reader.bits(6)))
    .join('')
    .trim();
}

function named<Name extends string>(name: Name, value: string, pattern: RegExp): { readonly [Key in Name]?: string } {
  // A record of the one name that the caller gives.
  return (pattern.test(value) ? { [name]: value.replace(/^0+(?=.)/, '') } : {}) as { readonly [Key in Name]?: string };
}

function withText(value: string): Pick<SsbTicket, 'text'> {
  return /^[\x20-\x5f]{3,}$/.test(value) && /[A-Z]{3}/.test(value) ? { text: value } : {};
}
