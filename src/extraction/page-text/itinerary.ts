import type { Role } from '../words/roles.ts';
import type { Cell } from './cells.ts';
import { type DateContext, resolveDay } from './context.ts';
import type { Fact } from './fact.ts';
import type { Element, Leg, Stop } from './leg.ts';
import type { StopText } from './values/stops.ts';

const slots = ['place', 'code', 'clock', 'date', 'terminal', 'platform'] as const;

/** Puts legs together from elements in reading order. Legs without both ends are left out. */
export function readLegs(elements: readonly Element[], context: DateContext): readonly Leg[] {
  const legs: Leg[] = [];
  let leg = newLeg();
  const before = numbersComeFirst(elements);
  const headed = datesComeFirst(elements);
  const close = () => {
    if (hasAny(leg)) legs.push(leg);
    leg = newLeg();
  };
  for (const element of elements) {
    if (element.type === 'stop') {
      const own = element.end === 'next' ? nextEnd(leg, element.stop) : element.end;
      const end = element.role === 'time' && awaitsClock(leg) ? 'arrival' : own;
      if (
        end === undefined ||
        (isComplete(leg) && (conflicts(leg[end], element.stop, context) || repeats(leg[end], element)))
      )
        close();
      put(leg[end ?? 'departure'], element);
    } else if (element.type === 'number') {
      const same = leg.number?.value.text === element.text;
      if (same && !(leg.number?.role && element.labelled)) continue;
      const again = leg.number !== undefined && element.labelled;
      if ((isComplete(leg) && (before || again)) || (before && again && hasStop(leg.departure))) close();
      leg.number ??= numberOf(element);
    } else if (element.type === 'date') {
      const settled = (leg.departure.date && (leg.departure.date.role || !element.role)) || (headed && isTimed(leg));
      if (element.role === 'date' && awaitsDay(leg)) {
        leg.arrival.date = { value: element.date, cells: element.cells, score: element.score, role: 'date' };
        continue;
      }
      if (isComplete(leg) && settled && !sameRow(leg, element.cells) && element.end !== 'arrival') close();
      addDate(leg, element);
    } else if (element.type === 'break') {
      if (isComplete(leg) || (leg.number && hasStop(leg.departure))) close();
    } else {
      const again = leg.facts.some((fact) => isAgain(fact, element.fact));
      if (again && isComplete(leg) && !atEachEnd.has(element.fact.roles[0]!)) close();
      leg.facts.push(element.fact);
    }
  }
  close();
  return legs.filter((one) => isComplete(one) && !isSamePlace(one));
}

/** "Partenza: Siena", "Data", "Ore", "Arrivo: Roma": the next day and clock are the arrival's, as they were the departure's. */
function awaitsDay({ departure, arrival }: Leg): boolean {
  const { place, date, clock } = departure;
  const after = place && date?.role === 'date' && clock?.role === 'time' && isAfter(date.cells, place.cells);
  return Boolean(after && arrival.place && isAfter(arrival.place.cells, date.cells)) && !arrival.date && !arrival.clock;
}

function awaitsClock({ departure, arrival }: Leg): boolean {
  return departure.clock?.role === 'time' && arrival.date?.role === 'date' && !arrival.clock;
}

function isAfter([a]: readonly Cell[], [b]: readonly Cell[]): boolean {
  return a !== undefined && b !== undefined && a.order > b.order;
}

/** The same role under another label, unless it is the order's code once more, told as the airline's. */
function isAgain(fact: Fact, next: Fact): boolean {
  const [role] = fact.roles;
  if (role !== next.roles[0] || fact.label === next.label) return false;
  const known = role === 'bookingReference' && (next.text.endsWith(fact.text) || fact.text.endsWith(next.text));
  return !known || captionOf(fact) === captionOf(next);
}

function captionOf({ label }: Fact): string {
  return label.cell.text.slice(label.at, label.end);
}

/** Roles that a leg may have twice, once for each end. */
const atEachEnd: ReadonlySet<Role> = new Set(['terminal', 'platform', 'gate', 'product', 'carrier']);

function numberOf(element: Extract<Element, { type: 'number' }>): NonNullable<Leg['number']> {
  const { text, carrier, mode, cells, score, labelled } = element;
  const value = { text, ...(carrier && { carrier }), ...(mode && { mode }) };
  return { value, cells, score, ...(labelled && { role: 'number' as const }) };
}

/** A date before the first stop may be replaced by one nearer to it; then comes the day of arrival. */
function addDate(leg: Leg, element: Extract<Element, { type: 'date' }>): void {
  const found = {
    value: element.date,
    cells: element.cells,
    score: element.score,
    ...(element.role && { role: element.role }),
  };
  const begun = hasStop(leg.departure) || hasStop(leg.arrival);
  const firm = leg.departure.date && (leg.departure.date.role || !element.role);
  const end = element.end ?? (firm && begun ? 'arrival' : 'departure');
  if (begun && (end === 'arrival' || firm)) leg[end].date ??= found;
  else leg[end].date = found;
}

/** The same label again: the next passenger's or ride's block, even with equal values. */
function repeats(stop: Stop, element: Extract<Element, { type: 'stop' }>): boolean {
  const twice = slots.filter((slot) => element.stop[slot] !== undefined && stop[slot]?.role === element.role);
  // The day alone came before; now its clock comes with it.
  const completed = twice.length === 1 && twice[0] === 'date' && element.stop.clock !== undefined && !stop.clock;
  return element.role !== undefined && twice.length > 0 && !completed;
}

/** The end that an unlabelled stop fills; undefined when it begins a new leg. */
function nextEnd(leg: Leg, stop: StopText): 'departure' | 'arrival' | undefined {
  const { departure, arrival } = leg;
  if (!hasStop(departure)) return 'departure';
  if (!stop.place && !stop.code) {
    if (!departure.clock) return 'departure';
    return arrival.clock ? undefined : 'arrival';
  }
  if (!departure.place && !departure.code) return 'departure';
  return arrival.place || arrival.code ? undefined : 'arrival';
}

function newLeg(): Leg {
  return { departure: {}, arrival: {}, facts: [] };
}

function numbersComeFirst(elements: readonly Element[]): boolean {
  const number = elements.findIndex((element) => element.type === 'number');
  const stop = elements.findIndex((element) => element.type === 'stop');
  return number !== -1 && number < stop;
}

/** Whether days head the rides below them: the first day stands before the first clock. */
function datesComeFirst(elements: readonly Element[]): boolean {
  const date = elements.findIndex((element) => element.type === 'date' && element.role === undefined);
  const clock = elements.findIndex((element) => element.type === 'stop' && element.stop.clock !== undefined);
  return date !== -1 && date < clock;
}

function isTimed(leg: Leg): boolean {
  return leg.departure.clock !== undefined && leg.arrival.clock !== undefined;
}

function hasAny(leg: Leg): boolean {
  return hasStop(leg.departure) || hasStop(leg.arrival) || leg.number !== undefined;
}

function hasStop(stop: Stop): boolean {
  return stop.place !== undefined || stop.code !== undefined || stop.clock !== undefined;
}

function isComplete(leg: Leg): boolean {
  return (
    hasStop(leg.departure) &&
    hasStop(leg.arrival) &&
    Boolean((leg.departure.place ?? leg.departure.code) || (leg.arrival.place ?? leg.arrival.code))
  );
}

function isSamePlace(leg: Leg): boolean {
  const from = leg.departure.place?.value;
  return (
    from !== undefined && from === leg.arrival.place?.value && leg.departure.code?.value === leg.arrival.code?.value
  );
}

function conflicts(stop: Stop, text: StopText, context: DateContext): boolean {
  if (stop.clock && text.clock && stop.clock.value !== text.clock) return true;
  if (stop.code && text.code && stop.code.value !== text.code) return true;
  if (stop.date && text.date && resolveDay(stop.date.value, context)?.day !== resolveDay(text.date, context)?.day)
    return true;
  return Boolean(
    stop.place && text.place && !alike(stop.place.value, text.place) && !(text.code && stop.code?.value === text.code),
  );
}

function alike(a: string, b: string): boolean {
  const left = a.toLowerCase();
  const right = b.toLowerCase();
  return left.includes(right) || right.includes(left);
}

function put(stop: Stop, element: Extract<Element, { type: 'stop' }>): void {
  // A day beside the stop itself is nearer than one in a line of its own.
  const nearer = stop.date !== undefined && !stop.clock && stop.date.role !== 'departureDate';
  for (const slot of slots) {
    const value = element.stop[slot];
    // Every slot of a stop holds a found value of the slot's own type.
    if (value !== undefined && (stop[slot] === undefined || (nearer && slot === 'date')))
      (stop as Record<string, unknown>)[slot] = {
        value,
        cells: element.cells,
        score: element.score,
        ...(element.role && { role: element.role }),
      };
  }
  if (element.stop.days) stop.days = element.stop.days;
}

function sameRow(leg: Leg, cells: readonly Cell[]): boolean {
  const rows = [leg.departure, leg.arrival]
    .flatMap((stop) => [stop.place, stop.clock, stop.code])
    .flatMap((found) => found?.cells ?? []);
  return rows.some((cell) => cells.some((other) => Math.abs(cell.y - other.y) < 1.2 && cell.page === other.page));
}
