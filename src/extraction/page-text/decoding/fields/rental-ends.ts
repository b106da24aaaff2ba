import type { Reading } from '#src/tickets/evidence.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf } from '#src/tickets/time.ts';
import { generic } from '../../../words/generic-words.ts';
import type { Role } from '../../../words/roles.ts';
import { headsReturn } from '../../../words/way-back.ts';
import { readMoment } from '../../document/context.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { addReading, copyOf, evidenceOf, isReadAt } from '../../readings/reading.ts';
import { hasPostcode, hasStreet, splitAddress } from '../../values/addresses.ts';
import { findContact } from '../../values/contacts.ts';
import { findDates } from '../../values/dates.ts';
import { findMoney } from '../../values/money.ts';
import { findTimes } from '../../values/times.ts';

/** LIST: what stands over where and when a rental begins and ends, and over parts of either. */
const over = {
  start: new Set<Role>(['pickUp', 'departure']),
  end: new Set<Role>(['dropOff', 'arrival']),
} as const;
const within: ReadonlySet<Role> = new Set([
  'date',
  'time',
  'when',
  'departureDate',
  'departureTime',
  'arrivalDate',
  'arrivalTime',
  'address',
  'venue',
  'station',
] as const);

/** Ems that an end reaches down at most, and that its lines may stand off; lines that are read of it; letters of a place. */
const [deepest, beside, mostLines, longest, oneRow] = [9, 1.5, 8, 60, 2.5];
/** How sure a line is that stands under its label. */
const sure = 0.85;

type Label = { readonly cell: Cell; readonly end: 'start' | 'end' };

/** A rental with where, and when, it begins and ends as the lines under "Pick-up" and "Return" tell, where nothing else did. */
export function withRentalEnds(known: FieldReadings, understood: Understood): FieldReadings {
  const labels = endsOver(understood);
  const fields = copyOf(known);
  for (const end of ['start', 'end'] as const) {
    const [label, ...more] = labels.filter((one) => one.end === end);
    // A paper in two languages has its labels before and behind their value.
    if (!label || more.some(({ cell }) => cell.page !== label.cell.page || Math.abs(cell.y - label.cell.y) > oneRow))
      continue;
    const lines = linesUnder(label, labels, understood);
    addPlace(fields, end, lines, understood);
    if (fields[end] && clockOf(fields[end][0]!.value) !== undefined) continue;
    const told = lines.flatMap((cell) => {
      const value = findDates(cell.text).length === 1 ? readMoment(cell.text, understood.dates) : undefined;
      return value && clockOf(value) !== undefined ? [{ value, cell }] : [];
    });
    const [moment] = told;
    if (!moment || told.length > 1) continue;
    delete fields[end];
    addReading(fields, end, { value: moment.value, cells: [moment.cell], confidence: sure });
  }
  return fields;
}

/** Adds the first line of an end that may be a place, and of where it begins the line with its address. */
function addPlace(fields: FieldReadings, end: 'start' | 'end', lines: readonly Cell[], understood: Understood): void {
  const name = end === 'start' ? 'from' : 'to';
  const place = lines.find((cell) => isPlace(cell, understood));
  if (place && !fields[name]) fields[name] = [readingOf(withoutRemark(place.text), place)];
  const street = lines.find(({ text, prose }) => !prose && (hasStreet(text) || hasPostcode(text)));
  const address = street && splitAddress(street.text.replace(behindAddress, ''))?.address;
  if (end === 'end' || !address || fields.address?.some(({ evidence }) => isReadAt(evidence, street))) return;
  fields.address = [readingOf(address, street), ...(fields.address ?? [])];
}

/** What stands behind an address in its line: how to ring there. */
const behindAddress = /\s+(?:tel|fax|phone|ph|t|☎|電話)[.:]?\s*[+(]?\d.*$/iu;

function readingOf(value: string, cell: Cell): Reading<string> {
  return { value, evidence: evidenceOf([cell]), confidence: sure, likely: sure };
}

function endsOver({ cells, labels }: Understood): readonly Label[] {
  return cells.flatMap((cell) => {
    const [first] = labels.get(cell) ?? [];
    if (cell.prose) return [];
    const roles = first && first.at < 3 ? first.roles : [];
    const end = (['start', 'end'] as const).find((one) => roles.some((role) => over[one].has(role)));
    if (end) return [{ cell, end }];
    return headsReturn(cell.text) ? [{ cell, end: 'end' as const }] : [];
  });
}

/** The lines below or behind a label, up to the next one of its column; what stands under the other end is none. */
function linesUnder({ cell: head }: Label, ends: readonly Label[], { cells, labels }: Understood): readonly Cell[] {
  const others = ends.flatMap(({ cell }) => (cell !== head && cell.page === head.page ? [cell] : []));
  const isBeside = (other: Cell) => other.y < head.bottom && other.bottom > head.y;
  const right = Math.min(...others.filter((other) => isBeside(other) && other.x > head.x).map(({ x }) => x));
  const isNext = (cell: Cell) =>
    cell.page === head.page &&
    cell.y > head.y + 0.5 &&
    Math.abs(cell.x - head.x) < beside &&
    (others.includes(cell) ||
      labels.get(cell)?.some((label) => label.at < 3 && !label.roles.some((role) => within.has(role))));
  const bottom = Math.min(head.y + deepest, ...cells.filter(isNext).map(({ y }) => y));
  return cells
    .filter(
      (cell) =>
        cell !== head &&
        cell.page === head.page &&
        cell.y > head.y - 0.5 &&
        cell.y < bottom - 0.3 &&
        cell.x > head.x - beside &&
        cell.x < right - 0.5,
    )
    .slice(0, mostLines);
}

function isPlace({ text, prose, ...cell }: Cell, { labels, cells }: Understood): boolean {
  const own = cells.find((one) => one.order === cell.order);
  if (prose || text.length > longest || !/\p{L}{3}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/u.test(text))
    return false;
  if (own && labels.has(own)) return false;
  const bare = withoutRemark(text);
  if (findDates(bare).length > 0 || findTimes(bare).length > 0 || findMoney(bare).length > 0) return false;
  const { email, website, phone } = findContact(text);
  return !(email || website || phone || hasStreet(text) || hasPostcode(text) || generic(bare)) && !/[:?!]$/.test(text);
}

/** Without the opening hours or the hint behind a place: "Branch Airport (8:00–21:00)", "駅前店 ※乗り捨て". */
function withoutRemark(text: string): string {
  const bare = text
    .replace(/\s*[（(][^()（）]*(?:\d|[\p{Script=Hiragana}])[^()（）]*[)）]\s*$/u, '')
    .replace(/\s*※.*$/u, '');
  return bare.length >= 2 ? bare : text;
}
