import { fold } from '../../words/fold.ts';
import { type Role, roles as roleTypes } from '../../words/roles.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { nearestBelow } from '../layout/neighbours.ts';
import { hasPostcode } from '../values/addresses.ts';
import { joinLines } from '../values/codes.ts';
import { findDates } from '../values/dates.ts';
import { fitOf } from '../values/fit.ts';
import { findMoney } from '../values/money.ts';
import { findNumbers } from '../values/numbers.ts';
import type { Label } from './find-labels.ts';

/** A sheet with what is known of its cells. */
export type Context = {
  readonly sheet: Sheet;
  readonly labelsOf: ReadonlyMap<Cell, readonly Label[]>;
  readonly isValue: (cell: Cell) => boolean;
};

const longRoles: ReadonlySet<Role> = new Set([
  ...([
    'address',
    'venue',
    'hotel',
    'passenger',
    'title',
    'from',
    'to',
    'departure',
    'arrival',
    'pickUp',
    'dropOff',
    'checkIn',
  ] as const),
  ...([
    'checkOut',
    'when',
    'start',
    'end',
    'entry',
    'exit',
    'validity',
    'date',
    'departureDate',
    'arrivalDate',
    'issuer',
    'product',
  ] as const),
  ...(['validFrom', 'validUntil', 'room', 'area', 'carrier', 'seat'] as const),
]);

const dated: ReadonlySet<string> = new Set(['when', 'date', 'stop', 'period']);

/** The text of a value that only the lines below it make a day, "dom 29" over "nov a las" over "16.00 h", or a code. */
export function wholeValue(context: Context, first: Cell, label: Label): string {
  const code = label.roles.find((one) => roleTypes[one] === 'code');
  if (code && isBroken(first)) return withLines(first, continuation(context, first, label, code));
  const role = label.roles.find((one) => dated.has(roleTypes[one]));
  if (!role || !/\d$/.test(first.text) || fitOf(role, first.text) > 0) return first.text;
  const whole = [first, ...continuation(context, first, label, role)].map((cell) => cell.text).join(' ');
  return findDates(whole).length > 0 ? whole : first.text;
}

/** Whether a hyphen ends the line of a code: "QX71-448-" over "1234". */
function isBroken(cell: Cell): boolean {
  return /\w-$/.test(cell.text);
}

function withLines(first: Cell, more: readonly Cell[]): string {
  return more.reduce((text, cell) => joinLines(text, cell.text), first.text);
}

/** The text of a value with the lines that go on with it: of a code that a hyphen breaks, and of a day, in one line. */
export function textOf([first, ...more]: readonly [Cell, ...Cell[]], role: Role): string {
  if (roleTypes[role] === 'code' && isBroken(first)) return withLines(first, more);
  const spaced = [first, ...more].map((one) => one.text).join(' ');
  const lines = [first, ...more].map((one) => one.text).join('\n');
  return findDates(spaced).length > findDates(lines).length ? spaced : lines;
}

/** Lines that go on with a value: right below it, in its column and look, up to the next label. */
export function continuation(context: Context, first: Cell, label: Label, role: Role): readonly Cell[] {
  const { sheet, labelsOf, isValue } = context;
  if (roleTypes[role] === 'code' && isBroken(first)) {
    const next = nearestBelow(sheet, first);
    const fits = next && isValue(next) && next.y - first.bottom < 0.9 && /^[\w-]{1,20}$/.test(next.text);
    return fits ? [next] : [];
  }
  if (roleTypes[role] === 'code' && /^\d{4}(?: \d{4})*$/.test(first.text)) return groupsBelow(context, first);
  if (!longRoles.has(role)) return [];
  const more: Cell[] = [];
  let last = first;
  while (more.length < (role === 'address' || role === 'passenger' ? 5 : 3)) {
    const next = nearestBelow(sheet, last);
    if (!next || !isValue(next) || next.prose || next === label.cell || isMapLink(next.text)) break;
    const unfinished =
      role === 'address' && (/,$/.test(last.text) || (hasPostcode(next.text) && !hasPostcode(last.text)));
    // Values on the right edge of a receipt end in one line, values in a column begin in one.
    const aligned =
      Math.abs(next.x - first.x) <= 1.2 || (dated.has(roleTypes[role]) && Math.abs(next.right - first.right) < 0.6);
    if (!aligned || next.y - last.bottom > (unfinished ? 1.5 : 0.9)) break;
    if (next.block !== last.block && next.y - last.bottom > 0.55 && !unfinished) break;
    if (!looksAlike(next, last, role) || hasLabel(sheet, next, labelsOf) || isPaired(sheet, next, label)) break;
    if (roleTypes[role] === 'stop' && findNumbers(next.text).length > 0) break;
    if (role === 'address' && (findMoney(next.text).length > 0 || findDates(next.text).length > 0)) break;
    if (roleTypes[role] === 'name' && fitOf('passenger', next.text) === 0 && !/^\p{Lu}[\p{L}'’-]+$/u.test(next.text))
      break;
    // "NTNX" below "Mats Aune" is no name but where he comes from.
    if (roleTypes[role] === 'name' && isCapitals(next.text) && !isCapitals(last.text)) break;
    more.push(next);
    last = next;
  }
  return more;
}

function isCapitals(text: string): boolean {
  return text.length > 2 && text === text.toUpperCase();
}

/** "Show directions": a link below an address. */
function isMapLink(text: string): boolean {
  return mapLink.test(fold(text));
}

const mapLink =
  /^(?:(?:show|view|get|see|open)\b.*\b(?:map|maps|directions|route)|(?:in|auf) (?:google )?(?:maps|karte)\b.*|karte (?:anzeigen|offnen)|route (?:planen|anzeigen|berechnen)|anfahrt(?: anzeigen)?|(?:voir|afficher) (?:sur )?(?:la carte|le plan|l'itineraire)|itineraire|(?:ver|mostrar) (?:en el |el |no )?mapa|como llegar|(?:mostra|vedi|apri) (?:sulla )?mappa|indicazioni|(?:toon|bekijk) (?:op )?(?:de )?kaart|routebeschrijving|google maps|directions|map)$/;

/** A card number in groups of four, one below the other. */
function groupsBelow({ sheet, isValue }: Context, first: Cell): readonly Cell[] {
  const more: Cell[] = [];
  for (
    let last = first;
    [first, ...more]
      .map((cell) => cell.text)
      .join('')
      .replace(/\D/g, '').length < 16;
  ) {
    const next = nearestBelow(sheet, last);
    if (!next || !isValue(next) || next.y - last.bottom > 0.9 || Math.abs(next.x - first.x) > 1.2) break;
    if (!/^\d{4}(?: \d{4})*$/.test(next.text)) break;
    more.push(next);
    last = next;
  }
  return more;
}

const accented = /[ÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖÙÚÛÜÝ]/;

function looksAlike(next: Cell, last: Cell, role: Role): boolean {
  // In a picture the dots of "JÜRGEN" make the line higher.
  const within = accented.test(next.text + last.text) ? 0.3 : 0.12;
  const same =
    Math.abs(next.size - last.size) < within * last.size && (next.bold === last.bold || role !== 'passenger');
  return same || (role !== 'passenger' && next.size < last.size && next.block === last.block);
}

/** Whether something stands on the left of a cell where the label of the value stands: a pair that we have no word for. */
function isPaired(sheet: Sheet, cell: Cell, label: Label): boolean {
  const row = sheet.rows.find((cells) => cells.includes(cell))!;
  const beside = label.cell.right < cell.x;
  return (
    beside && row.some((one) => one !== cell && Math.abs(one.x - label.cell.x) < 0.6 && one.y > label.cell.y + 0.5)
  );
}

/** Whether the row of a cell begins with another label: then the cell is that label's value. */
function hasLabel(sheet: Sheet, cell: Cell, labelsOf: ReadonlyMap<Cell, readonly Label[]>): boolean {
  const row = sheet.rows.find((cells) => cells.includes(cell))!;
  const left = row[row.indexOf(cell) - 1];
  return left !== undefined && (labelsOf.get(left)?.some((label) => label.whole) ?? false);
}
