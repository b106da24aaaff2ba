import type { Role } from '../../words/roles.ts';
import type { DateContext } from '../document/context.ts';
import type { Fact } from '../labels/fact.ts';
import type { StopText } from '../values/stops.ts';
import type { Element, Leg, Stop } from './leg.ts';
import {
  awaitsClock,
  awaitsDay,
  conflicts,
  hasAny,
  hasStop,
  isComplete,
  isSamePlace,
  isTimed,
  newLeg,
  putStop,
  sameRow,
  slots,
} from './leg-parts.ts';

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
      putStop(leg[end ?? 'departure'], element);
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
