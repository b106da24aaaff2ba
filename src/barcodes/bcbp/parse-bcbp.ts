/**
 * Reads IATA bar coded boarding passes: Resolution 792, "Bar Coded Boarding Pass (BCBP)", versions 1 to 8, attachment A.
 * Sizes and names of items are those of the standard's tables of mandatory, conditional and security items.
 */
import type { Bcbp, BcbpLeg } from './bcbp.ts';

const headSize = 23;
const legSize = 37;

/**
 * A leg's mandatory items: PNR, from, to, carrier, flight number, Julian day, compartment, seat, sequence, status, size.
 * Anything that does not look like this in every position is no boarding pass.
 */
const legPattern =
  /^([A-Z0-9 ]{7})([A-Z]{3})([A-Z]{3})((?=[A-Z0-9]?[A-Z])[A-Z0-9]{2}[A-Z ])([0-9 ]{4}[A-Z0-9 ])(\d{3}| {3})([A-Z0-9 ])([A-Z0-9 ]{4})([A-Z0-9 ]{5})([A-Z0-9 ])([0-9A-F]{2}| {2})/;

const uniqueItems = [
  ['passengerDescription', 1],
  ['sourceOfCheckIn', 1],
  ['sourceOfBoardingPassIssuance', 1],
  ['dateOfIssueOfBoardingPass', 4],
  ['documentType', 1],
  ['airlineDesignatorOfBoardingPassIssuer', 3],
] as const;

const repeatedItems = [
  ['airlineNumericCode', 3],
  ['documentFormSerialNumber', 10],
  ['selecteeIndicator', 1],
  ['internationalDocumentVerification', 1],
  ['marketingCarrierDesignator', 3],
  ['frequentFlyerAirlineDesignator', 3],
  ['frequentFlyerNumber', 16],
  ['idAdIndicator', 1],
  ['freeBaggageAllowance', 3],
  ['fastTrack', 1],
] as const;

/**
 * Reads a code's text as a boarding pass; undefined when it is anything else. Never throws.
 * Forgives what airlines and decoders are known to do: blanks cut from the end, lower case, wrong sizes.
 */
export function parseBcbp(text: string): Bcbp | undefined {
  if (text.length < 50 || text.length > 2000 || !/^[Mm][1-9]/.test(text)) return undefined;
  const whole = text.replace(/[\r\n\0]+$/, '');
  const padded = whole.padEnd(headSize + legSize);
  const head = padded.slice(0, headSize);
  const name = head.slice(2, 22).trim();
  if (!isName(name) || !/^[A-Za-z ]$/.test(head.charAt(22))) return undefined;
  const { legs, unique, wellFormed, rest } = readLegs(padded.slice(headSize), Number(head.charAt(1)));
  if (legs.length === 0) return undefined;
  const securityData = readSecurity(rest);
  const indicator = head.charAt(22).trim().toUpperCase();
  return {
    numberOfLegsEncoded: Number(head.charAt(1)),
    passengerName: name.toUpperCase(),
    ...(indicator ? { electronicTicketIndicator: indicator } : {}),
    ...(unique?.items ?? {}),
    ...(unique ? { versionNumber: unique.version } : {}),
    baggageTagLicensePlateNumbers: unique?.tags ?? [],
    legs,
    ...(securityData ? { securityData } : {}),
    wellFormed,
  };
}

/** Letters first; no control characters. Names with accents do occur in codes that hold UTF-8. */
function isName(name: string): boolean {
  return /^\p{L}/u.test(name) && !/[\p{Cc}\d<>{}|]/u.test(name);
}

type Unique = {
  readonly version: string;
  readonly items: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
};

type Legs = {
  readonly legs: readonly BcbpLeg[];
  readonly unique?: Unique;
  readonly wellFormed: boolean;
  /** What follows the legs: security data, if anything. */
  readonly rest: string;
};

function readLegs(text: string, count: number): Legs {
  const legs: BcbpLeg[] = [];
  let unique: Unique | undefined;
  let wellFormed = true;
  let rest = text;
  for (let number = 1; number <= count; number += 1) {
    const match = legPattern.exec(upper(rest.slice(0, legSize)));
    const mandatory = match && mandatoryItems(match);
    if (!mandatory) return { legs, wellFormed: false, rest, ...(unique ? { unique } : {}) };
    const after = rest.slice(legSize);
    const declared = Number.parseInt(match[11]!, 16) || 0;
    const size = variableSize(after, declared, number === count);
    if (size !== declared) wellFormed = false;
    const variable = readVariable(after.slice(0, size), number === 1);
    if (number === 1) unique = variable.unique;
    legs.push({ ...mandatory, ...variable.repeated });
    rest = after.slice(size);
  }
  return { legs, wellFormed, rest, ...(unique ? { unique } : {}) };
}

/**
 * How many characters belong to a leg's variable field. The declared size holds when what follows it fits: the end, the
 * security data or another leg. Else (Qatar Airways writes 00 before a full field) we look for where that begins.
 */
function variableSize(after: string, declared: number, last: boolean): number {
  const isEnd = (at: number) =>
    last ? /^\s*$|^\^/.test(after.slice(at)) : legPattern.test(upper(after.slice(at, at + legSize)));
  if (isEnd(declared)) return declared;
  if (declared === 0 && !after.startsWith('>')) return declared;
  for (let at = 0; at < after.length; at += 1) if (isEnd(at)) return at;
  return last ? after.length : declared;
}

function mandatoryItems(match: RegExpExecArray): BcbpLeg | undefined {
  const [, pnr, from, to, carrier, flight, day, compartment, seat, sequence, status] = match.map((item) => item.trim());
  // Open tickets have blanks or zeros; a day that no year has tells nothing, the rest of the code does.
  const dateOfFlight = Number(day) >= 1 && Number(day) <= 366 ? Number(day) : undefined;
  if (!/^\d{1,5}[A-Z]?$/.test(flight!) || from === to) return undefined;
  return {
    ...(pnr ? { operatingCarrierPnrCode: pnr } : {}),
    fromCityAirportCode: from!,
    toCityAirportCode: to!,
    operatingCarrierDesignator: carrier!,
    flightNumber: flight!,
    ...(dateOfFlight === undefined ? {} : { dateOfFlight }),
    ...(compartment ? { compartmentCode: compartment } : {}),
    ...(seat ? { seatNumber: seat } : {}),
    ...(sequence ? { checkInSequenceNumber: sequence } : {}),
    ...(status ? { passengerStatus: status } : {}),
  };
}

type Variable = { readonly unique?: Unique; readonly repeated: Readonly<Partial<BcbpLeg>> };

/** The conditional items of a leg, the unique ones (`>`, version, size) only on the first, then those for the airline. */
function readVariable(text: string, first: boolean): Variable {
  let rest = upper(text);
  let unique: Unique | undefined;
  if (first) {
    const start = /^>([1-9])([0-9A-F]{2})/.exec(rest);
    if (!start) return { repeated: airlineUse(rest) };
    const size = Number.parseInt(start[2]!, 16);
    unique = readUnique(start[1]!, rest.slice(4, 4 + size));
    rest = rest.slice(4 + size);
  }
  const size = Number.parseInt(/^[0-9A-F]{2}/.exec(rest)?.[0] ?? '', 16);
  if (Number.isNaN(size)) return { ...(unique ? { unique } : {}), repeated: airlineUse(rest) };
  const repeated = { ...readItems(rest.slice(2, 2 + size), repeatedItems).items, ...airlineUse(rest.slice(2 + size)) };
  return { ...(unique ? { unique } : {}), repeated };
}

function readUnique(version: string, text: string): Unique {
  const { items, rest } = readItems(text, uniqueItems);
  const tags = rest.match(/.{13}/g) ?? [];
  return { version, items, tags: tags.filter((tag) => /^\d+$/.test(tag) && Number(tag) > 0) };
}

function airlineUse(text: string): Partial<BcbpLeg> {
  const use = text.trim();
  return use ? { forIndividualAirlineUse: use } : {};
}

type Items = { readonly items: Readonly<Record<string, string>>; readonly rest: string };

/** Cuts a text into named items of fixed size; blank ones and those beyond its end are left out. */
function readItems(text: string, table: readonly (readonly [name: string, size: number])[]): Items {
  const items: Record<string, string> = {};
  let at = 0;
  for (const [name, size] of table) {
    const value = text.slice(at, at + size).trim();
    if (value) items[name] = value;
    at += size;
  }
  return { items, rest: text.slice(at) };
}

/** Security data: `^`, a type, a size in hexadecimal, then a signature whose case matters. */
function readSecurity(text: string): Bcbp['securityData'] {
  const match = /\^(.)([0-9A-Fa-f]{2})/s.exec(text);
  if (!match) return undefined;
  const start = match.index + match[0].length;
  return { type: match[1]!, data: text.slice(start, start + Number.parseInt(match[2]!, 16)) };
}

/** Upper case of ASCII letters only, so that positions never move. */
function upper(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
