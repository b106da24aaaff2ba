/**
 * The small structured barcode (SSB) of ERA TAP TSI B.12 and UIC IRS 90918-9, version 3: bits in fixed places, then a
 * signature of two numbers of 28 bytes. The fields and their sizes are those of the tables that the UIC publishes with its
 * reference implementation (https://github.com/UnionInternationalCheminsdeFer/UIC-barcode, Apache-2.0). Version 2 has the same
 * head and tables, as other readers of it describe them (https://github.com/TheEnbyperor/zuegli); it says less about itself,
 * so who reads it must see that its stations and days make sense. Version 1 is another layout: `parse-ssb1.ts`.
 */
import { type BitReader, openBits } from '../bits.ts';
import { readKeycard } from './keycard.ts';
import type { SsbStations, SsbTicket } from './ssb-ticket.ts';

/** 58 bytes and the signature. */
const size = 114;

const types = [undefined, 'reservation', 'open', 'group', 'pass'] as const;

/** Reads a code; undefined where the size or any value is not what the standard allows. Never throws. */
export function parseSsb(bytes: Uint8Array): SsbTicket | undefined {
  if (bytes.length !== size) return undefined;
  const reader = openBits(bytes);
  const [version, issuer] = [reader.bits(4), reader.bits(14)];
  reader.bits(4); // number of the key
  const typeCode = reader.bits(5);
  const isKeycard = typeCode === companyType && issuer === companies.ns;
  const type = isKeycard ? 'pass' : types[typeCode];
  const [adults, children] = [reader.bits(7), reader.bits(7)];
  reader.bits(1); // specimen
  const classCode = reader.bits(6);
  const ticketNumber = textIn(reader, 14);
  const issued = { yearDigit: reader.bits(4), day: reader.bits(9) };
  const isTicket = (version === 2 || version === 3) && issuer > 0 && issuer <= 9999 && issued.yearDigit <= 9;
  const isDay = issued.day >= 1 && issued.day <= 366;
  if (!type || !isTicket || !isDay || adults > 99 || children > 99 || adults + children === 0) return undefined;
  if (!/^[A-Z0-9][A-Z0-9 -]*$/.test(ticketNumber)) return undefined;
  return {
    version,
    issuer,
    type,
    adults,
    children,
    ticketNumber,
    issued,
    // 1 is the first class with some issuers and the second with others, who count from 0.
    ...(classCode === 2 ? { travelClass: '2' } : {}),
    ...(isKeycard ? readKeycard(reader) : details[type]({ reader, issuer, bytes })),
  };
}

/** Types from 21 on are a company's own. */
const companyType = 21;

/** Companies that write some things in a way of their own, by their RICS codes. */
const companies = { db: 1080, cd: 1154, ns: 1184, sncf: 1187, sncb: 1088, benerail: 3018 } as const;

type Reading = { readonly reader: BitReader; readonly issuer: number; readonly bytes: Uint8Array };

/** The open data behind what all types share, by the type of ticket. */
const details: Readonly<Record<SsbTicket['type'], (reading: Reading) => Partial<SsbTicket>>> = {
  reservation: (reading) => {
    const { reader } = reading;
    reader.bits(2); // ticket with reservation, reservation, boarding pass
    const ends = stations(reading);
    const [firstDay, departureTime] = [reader.bits(9), reader.bits(11)];
    const [train, coach, seat] = [textIn(reader, 5), reader.bits(10), textIn(reader, 3)];
    reader.bits(1 + 14); // overbooked; message by number
    return {
      ...ends,
      firstDay,
      ...(departureTime > 0 && departureTime < 1440 ? { departureTime } : {}),
      ...named('train', train, /^(?!0*$)[A-Z0-9 ]+$/),
      ...(coach > 0 && coach < 1000 ? { coach: String(coach) } : {}),
      ...named('seat', seat, /^(?!0*$)[A-Z0-9]+$/),
      ...withText(textIn(reader, 27), reading),
    };
  },
  open: (reading) => {
    const { reader, issuer } = reading;
    const journey = openJourney(reading);
    reader.bits(14);
    if (issuer === companies.sncf) return { ...journey, ...sncfPrice(reading) };
    return { ...journey, ...withText(textIn(reader, 37), reading) };
  },
  group: (reading) => {
    const { reader } = reading;
    const journey = openJourney(reading);
    const groupName = textIn(reader, 12);
    reader.bits(9 + 14); // number of the countermark; message by number
    return { ...journey, ...named('groupName', groupName, /[A-Z]{2}/), ...withText(textIn(reader, 24), reading) };
  },
  pass: (reading) => {
    const { reader } = reading;
    reader.bits(2); // Interrail, Eurail Europe, Eurail overseas
    const [firstDay, lastDay, travelDays] = [reader.bits(9), reader.bits(9), reader.bits(7)];
    for (let country = 0; country < 5; country += 1) reader.bits(7);
    reader.bits(1 + 14); // second page; message by number
    return { firstDay, lastDay, travelDays, ...withText(textIn(reader, 40), reading) };
  },
};

function openJourney(reading: Reading): Partial<SsbTicket> {
  const { reader } = reading;
  const returnIncluded = reader.bits(1) === 1;
  const [firstDay, lastDay] = [reader.bits(9), reader.bits(9)];
  return { ...(returnIncluded ? { returnIncluded } : {}), firstDay, lastDay, ...stations(reading) };
}

/** A mark, then either the table in 4 bits and two numbers of 28 bits, or two texts of five letters. */
function stations({ reader, issuer, bytes }: Reading): Pick<SsbTicket, 'stations'> {
  // Benerail writes letters whatever the mark says.
  if (reader.bits(1) === 1 || issuer === companies.benerail) {
    const numbers = openBits(bytes, reader.position());
    const [from, to] = [textIn(reader, 5), textIn(reader, 5)];
    const areCodes = /^[A-Z]{2,5}$/.test(from) && /^[A-Z]{2,5}$/.test(to);
    if (areCodes) return { stations: { table: 'bilateral', from, to } };
    // DB and SNCB put a number into the thirty bits of the letters, behind digits of their own.
    const areNumbers = issuer === companies.db || issuer === companies.sncb;
    return areNumbers ? between('bilateral-number', numbers.bits(30) % 1e7, numbers.bits(30) % 1e7) : {};
  }
  const table = ([undefined, 'uic', 'uic-reservation'] as const)[reader.bits(4)];
  const [from, to] = [reader.bits(28), reader.bits(28)];
  return table ? between(table, from, to) : {};
}

function between(table: SsbStations['table'], from: number, to: number): Pick<SsbTicket, 'stations'> {
  const areCodes = [from, to].every((code) => code >= 1_000_000 && code <= 9_999_999);
  return areCodes ? { stations: { table, from: String(from), to: String(to) } } : {};
}

/** In the place of the text: network, provider (2 is SNCF itself), tariff, stations on the way, zones, and hundredths of euros. */
function sncfPrice({ reader }: Reading): Pick<SsbTicket, 'price'> {
  reader.bits(24);
  const provider = reader.bits(8);
  reader.bits(24 + 28);
  reader.bytes(8);
  const hundredths = reader.bits(16);
  return provider === 2 && hundredths > 0 ? { price: { hundredths, currency: 'EUR' } } : {};
}

/** Letters of six bits, ASCII from the blank on. */
function textIn(reader: BitReader, count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(32 + reader.bits(6)))
    .join('')
    .trim();
}

function named<Name extends string>(name: Name, value: string, pattern: RegExp): { readonly [Key in Name]?: string } {
  // A record of the one name that the caller gives.
  return (pattern.test(value) ? { [name]: value.replace(/^0+(?=.)/, '') } : {}) as { readonly [Key in Name]?: string };
}

/** ČD writes blocks of a letter and its value there: `C12300,D57`, the price in hellers and the kilometres. */
function withText(value: string, { issuer }: Reading): Pick<SsbTicket, 'text' | 'price'> {
  const blocks = issuer === companies.cd ? /^(?:[A-Z][A-Z0-9]*,)*C([1-9]\d{2,6})(?:,|$)/.exec(value) : null;
  if (blocks) return { price: { hundredths: Number(blocks[1]), currency: 'CZK' } };
  return /^[\x20-\x5f]{3,}$/.test(value) && /[A-Z]{3}/.test(value) ? { text: value } : {};
}
