import type { TicketKind } from '#src/tickets/fields.ts';
import { fold } from '../../words/fold.ts';
import type { Role } from '../../words/roles.ts';
import type { Fact } from '../labels/fact.ts';
import type { Label } from '../labels/find-labels.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { findNumbers } from '../values/numbers.ts';
import { isPlausiblePlace, opensWay, splitByPair, splitRoute } from '../values/routes.ts';
import { readStop } from '../values/stops.ts';
import { findTimes } from '../values/times.ts';
import { elementsOf, isUnderArrival, labelledNumber } from './fact-elements.ts';
import { unlabelledStops } from './free-stops.ts';
import type { Element } from './leg.ts';
import { inReadingOrder, type Placed } from './reading-order.ts';
import { segmentElements } from './segment-lines.ts';
import { stationFacts } from './station-rows.ts';

/** Which stops to believe: those with labels, those that stand free, or both. */
export type StopTrust = 'labelled' | 'free' | 'both';

/** What a sheet says of journeys, in reading order: stops, dates, numbers, and the facts of a leg. */
export function journeyElements(
  sheet: Sheet,
  allFacts: readonly Fact[],
  labels: readonly Label[],
  kind: TicketKind,
  trust: StopTrust,
): readonly Element[] {
  const placed: Placed[] = [];
  const put: Put = (element, cell, shift = 0) =>
    placed.push({ element, x: cell.x + shift, y: (cell.y + cell.bottom) / 2, order: cell.order });
  const segments = kind === 'flight' ? sheet.rows.filter((row) => segmentElements(row).length > 0) : [];
  for (const row of segments)
    for (const [at, element] of segmentElements(row).entries()) put(element, row[0]!, at * 0.01);
  const inSegments = new Set(segments.flat());
  const rows = kind === 'flight' ? [] : sheet.rows.filter((row) => row.some(isOfFlight));
  const ofFlight = new Set(rows.flat());
  const facts = withoutBooking(allFacts).filter(
    (fact) => !fact.cells.some((cell) => inSegments.has(cell) || ofFlight.has(cell)),
  );
  const stationRows = stationFacts(sheet, facts);
  const used = new Set<Fact>(stationRows.flatMap((row) => row.facts));
  for (const row of stationRows) putStationRow(row, put);
  for (const fact of facts)
    if (!used.has(fact))
      for (const element of elementsOf(fact, isUnderArrival(fact, facts)))
        put(element, fact.cells[0]!, fact.label.cell === fact.cells[0] ? fact.label.at * 0.01 : 0);
  // Times with labels but no place with one: a route may then be written with a mere dash.
  const loose = isRouteMissing(placed.map(({ element }) => element));
  const claimed = new Set([
    ...facts.filter((fact) => !isAside(fact)).flatMap((fact) => fact.cells),
    ...labels.filter((label) => label.whole).map((label) => label.cell),
  ]);
  putNumbersBefore(claimed, labels, kind, put);
  putDeparturesBefore(facts, put);
  const free = piecesOf(
    sheet,
    (cell) =>
      !claimed.has(cell) &&
      (!cell.prose || splitByPair(cell.text) !== undefined) &&
      !inSegments.has(cell) &&
      !ofFlight.has(cell),
  );
  for (const row of free) putFree(row, { kind, trust, loose }, put);
  const believed =
    trust === 'free' ? placed.filter(({ element }) => element.type !== 'stop' || element.end === 'next') : placed;
  return inReadingOrder(sheet, believed, facts);
}

/** Where a day of departure and its clock have labels of their own, "予約日時" or another moment is when it was booked. */
function withoutBooking(facts: readonly Fact[]): readonly Fact[] {
  const has = (role: Role) => facts.some(({ roles }) => roles[0] === role);
  return has('departureDate') && has('departureTime') ? facts.filter(({ roles }) => roles[0] !== 'when') : facts;
}

type Put = (element: Element, cell: Cell, shift?: number) => void;

/** A row of a table of stations, and the numbers of what runs from there. */
function putStationRow(
  { element, facts: [place, ...others] }: ReturnType<typeof stationFacts>[number],
  put: Put,
): void {
  put(element, place!.cells[0]!);
  for (const fact of others)
    for (const number of findNumbers(fact.text))
      put({ ...labelledNumber(number), cells: fact.cells, score: fact.score }, fact.cells[0]!, 0.1);
}

/** "EC 7 · Wagen 258 · Platz 36": the number stands before the first label of its line. */
function putNumbersBefore(cells: Iterable<Cell>, labels: readonly Label[], kind: TicketKind, put: Put): void {
  for (const cell of cells) {
    const first = labels.find((label) => label.cell === cell);
    const [number] = first && first.at > 2 && !cell.prose ? findNumbers(cell.text.slice(0, first.at)) : [];
    if (number && runsAs(number, kind))
      put({ ...labelledNumber(number), labelled: false, cells: [cell], score: 0.7 }, cell);
  }
}

/** "søndag 12. juli 2026 kl. 18:30, ankomst kl. 19:25": the departure stands before the label of the arrival. */
function putDeparturesBefore(facts: readonly Fact[], put: Put): void {
  for (const { roles, label, cells, score } of facts) {
    if ((roles[0] !== 'arrival' && roles[0] !== 'arrivalTime') || label.at <= 4) continue;
    const { clock, date, place } = readStop(label.cell.text.slice(0, label.at));
    if (clock && !place)
      put({ type: 'stop', end: 'departure', stop: { clock, ...(date && { date }) }, cells, score }, label.cell);
  }
}

/** What a row without labels says: numbers, stops, and where there is none, days. */
function putFree(
  row: readonly Cell[],
  { kind, trust, loose }: { readonly kind: TicketKind; readonly trust: StopTrust; readonly loose: boolean },
  put: Put,
): void {
  for (const cell of row)
    for (const number of findNumbers(cell.text))
      if (runsAs(number, kind)) put(freeNumber(number, cell), cell, number.at * 0.01);
  const stops = trust === 'labelled' ? [] : unlabelledStops(row, loose);
  for (const { stop, cell, end } of stops) put({ type: 'stop', end, stop, cells: [cell], score: 0.66 }, cell, 0.02);
  if (trust === 'labelled' && isHeading(row)) put({ type: 'break', cells: row.slice(0, 1) }, row[0]!);
  if (stops.length > 0) return;
  for (const cell of row) {
    const date = findDates(cell.text).find((span) => !span.bare);
    if (date) put({ type: 'date', date, cells: [cell], score: 0.6 }, cell);
  }
}

type FoundNumber = ReturnType<typeof findNumbers>[number];

/** Whether a number can be one of this kind; buses stand in for trains. */
const runsAs = ({ mode }: FoundNumber, kind: TicketKind): boolean =>
  mode === kind || (kind === 'train' && mode === 'bus');

const freeNumber = ({ text, carrier, mode }: FoundNumber, cell: Cell): Element => ({
  type: 'number',
  text,
  ...(carrier && { carrier }),
  mode,
  cells: [cell],
  score: 0.7,
  labelled: false,
});

/**
 * The free cells of a sheet in rows; lines that wrap below a time or code ("12:07" over "Viseu" over "Central") joined
 * to one piece.
 */
function piecesOf(sheet: Sheet, isFree: (cell: Cell) => boolean): readonly (readonly Cell[])[] {
  const joined = new Map<Cell, Cell>();
  const gone = new Set<Cell>();
  for (const cells of Map.groupBy(sheet.cells.filter(isFree), (cell) => cell.block).values()) {
    const [head, ...rest] = cells;
    if (!head || rest.length === 0 || rest.length > 3) continue;
    const wrapped = rest.every((cell, at) => Math.abs(cell.x - head.x) < 6 && cell.y - cells[at]!.bottom < 1);
    const begins =
      findTimes(head.text).length === 1 &&
      rest.every((cell) => findTimes(cell.text).length === 0 && findDates(cell.text).length === 0);
    if (!wrapped || !begins) continue;
    joined.set(head, { ...head, text: cells.map((cell) => cell.text).join(' '), bottom: cells.at(-1)!.bottom });
    for (const cell of rest) gone.add(cell);
  }
  return sheet.rows.map((row) =>
    row.filter((cell) => isFree(cell) && !gone.has(cell)).map((cell) => joined.get(cell) ?? cell),
  );
}

function isRouteMissing(elements: readonly Element[]): boolean {
  const stops = elements.flatMap((element) => (element.type === 'stop' ? [element.stop] : []));
  return stops.some((stop) => stop.clock) && !stops.some((stop) => stop.place ?? stop.code);
}

/** "Flight number: KM 613, arriving 15:25" on the voucher of a car that waits for it. */
function isOfFlight(cell: Cell): boolean {
  return /^(?:your |arrival |incoming )?(?:flight(?: (?:no|number|details))?|flug(?:nummer)?|(?:ankunft mit )?flug|vol|numero de vol|(?:numero de )?vuelo|(?:numero )?volo|vlucht(?:nummer)?|voo|numero do voo)\.?(?=\s?:|$)/.test(
    fold(cell.text),
  );
}

/** A number in the middle of a sentence leaves the rest of it free: "Votre train TGV 6607 de Paris à Lyon". */
function isAside(fact: Fact): boolean {
  if (isInPlace(fact) || isWayBelow(fact)) return true;
  return (
    fact.roles[0] === 'number' &&
    fact.cells[0] === fact.label.cell &&
    !fact.label.colon &&
    splitRoute(fact.label.cell.text) !== undefined
  );
}

/** "Ihr Ticket für die Fähre:" above "Von Norddeich nach Juist": no value of that line, but the way. */
function isWayBelow({ text, cells, label, roles: [role] }: Fact): boolean {
  return cells[0] !== label.cell && !(role && ofWays.has(role)) && splitByPair(text) !== undefined;
}

/** LIST: whose value may be a way. */
const ofWays: ReadonlySet<Role> = new Set(['from', 'to', 'departure', 'arrival', 'station', 'pickUp', 'dropOff']);

/** "Lyon Saint-Exupéry (LYS), Terminal 1": the terminal, platform or gate behind a place leaves the place free. */
function isInPlace({ roles: [role], label, cells }: Fact): boolean {
  if (role !== 'terminal' && role !== 'platform' && role !== 'gate') return false;
  return label.at > 3 && cells[0] === label.cell && isPlausiblePlace(readStop(label.cell.text));
}

/** A line alone that begins a new ride. */
function isHeading(row: readonly Cell[]): boolean {
  const [only] = row;
  if (!only || row.length > 1 || only.prose) return false;
  return opensWay(only.text) || splitRoute(only.text) !== undefined;
}
