/** Decides between readings of one field: the best supported value wins, the others stay as evidence. */
import type { Chosen, Reading } from './evidence.ts';
import type { FieldName, TicketFields } from './fields.ts';
import { codeOf, leastCut, placeCode, plain, sameName, sameNumber, sameSeat, sameTime, sameWords } from './same.ts';
import type { ChosenFields, FieldReadings } from './ticket.ts';
import { hasClock, type TicketTime } from './time.ts';

/** How much an extractor is believed when two disagree: what a machine wrote for machines comes first. */
export const trustOf = (extractor: string): number => {
  if (/^(bcbp|rail|uic|code)/.test(extractor)) return 1;
  if (extractor.startsWith('attached-pass')) return 0.97;
  if (extractor.startsWith('schema-org')) return 0.95;
  if (extractor.startsWith('reservation-system')) return 0.93;
  if (extractor.startsWith('calendar')) return 0.85;
  if (extractor.startsWith('derived')) return 0.5;
  return 0.8;
};

/** A boarding pass code names the operating carrier; passengers know the flight by the number that it was sold under. */
function trustIn(extractor: string, name: FieldName): number {
  return extractor === 'bcbp' && (name === 'number' || name === 'carrierCode' || name === 'carrier')
    ? 0.9
    : trustOf(extractor);
}

/** Chooses every field of a set of readings. */
export function chooseFields(readings: FieldReadings): ChosenFields {
  const chosen: { [Name in FieldName]?: Chosen<unknown> } = {};
  for (const [name, list] of Object.entries(readings) as [FieldName, Reading<unknown>[]][]) {
    const winner = choose(name, list);
    if (winner) chosen[name] = winner;
  }
  return chosen as ChosenFields;
}

/** Chooses among readings of one field. Readings that mean the same support each other. */
export function choose<Name extends FieldName>(
  name: Name,
  readings: readonly Reading<TicketFields[Name]>[],
): Chosen<TicketFields[Name]> | undefined;
export function choose(name: FieldName, readings: readonly Reading<unknown>[]): Chosen<unknown> | undefined;
export function choose(name: FieldName, readings: readonly Reading<unknown>[]): Chosen<unknown> | undefined {
  const groups: Reading<unknown>[][] = [];
  for (const reading of readings) {
    const group = groups.find((members) => sameValue(name, members[0]!.value, reading.value));
    if (group) group.push(reading);
    else groups.push([reading]);
  }
  groups.sort((a, b) => support(name, b) - support(name, a));
  const [winners] = groups;
  if (!winners) return undefined;
  const best = winners.toSorted((a, b) => richness(name, b) - richness(name, a))[0]!;
  const others = readings.filter((reading) => reading !== best);
  return { ...best, confidence: Math.max(best.confidence, Math.min(0.999, support(name, winners))), others };
}

/** Belief in a group of agreeing readings of different extractors; one extractor saying it twice does not count twice. */
function support(name: FieldName, group: readonly Reading<unknown>[]): number {
  const best = new Map<string, number>();
  for (const { evidence, confidence } of group) {
    const belief = confidence * trustIn(evidence.extractor, name);
    best.set(evidence.extractor, Math.max(best.get(evidence.extractor) ?? 0, belief));
  }
  let doubt = 1;
  for (const belief of best.values()) doubt *= 1 - Math.min(belief, 0.995);
  return 1 - doubt;
}

/** Among readings that agree, the one that tells most: a clock, a zone, a name in mixed case with its diacritics. */
function richness(name: FieldName, reading: Reading<unknown>): number {
  const { value, confidence, evidence } = reading;
  const belief = confidence * trustOf(evidence.extractor);
  if (isTime(value))
    return (
      (hasClock(value) ? 4 : 0) +
      (value.zone === 'UTC' ? -2 : 0) +
      (value.zone ? 1 : 0) +
      (value.offset ? 1 : 0) +
      (value.yearInferred ? -2 : 0) +
      belief
    );
  if (typeof value !== 'string') return belief;
  if (name === 'number') return (/[A-Za-z]/.test(value) ? 2 : 0) + belief;
  const mixed = /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value);
  // A code joins the parts of a name (`VANDERBERG`); who prints them apart knows better.
  const parts = name === 'passenger' ? Math.min(value.length, 40) / 100 + Math.min(value.split(' ').length, 6) / 5 : 0;
  // A code's name that fills its field lacks its end, or ends in a begun title: `ROSALINDM` for `ROSALIND MRS`.
  const full = name === 'passenger' && evidence.extractor === 'bcbp' && codeOf(value).length >= leastCut ? -0.5 : 0;
  // "Gate B" and "B": the label beside it says the rest.
  const bare = placeFields.has(name) && placeCode(value) !== codeOf(value) ? -1 : 0;
  return (mixed && proseFields.has(name) ? 1 : 0) + belief + parts + full + bare;
}

const proseFields = new Set<FieldName>([
  'passenger',
  'from',
  'to',
  'fromCity',
  'toCity',
  'carrier',
  'issuer',
  'title',
  'venue',
]);

const placeFields = new Set<FieldName>(['gate', 'terminal', 'arrivalTerminal', 'platform', 'arrivalPlatform']);

/** Whether two values of a field mean the same. */
export function sameValue(name: FieldName, a: unknown, b: unknown): boolean {
  if (isTime(a) && isTime(b)) return sameTime(a, b);
  if (typeof a !== 'string' || typeof b !== 'string') return JSON.stringify(a) === JSON.stringify(b);
  switch (name) {
    case 'passenger':
      return sameName(a, b);
    case 'number':
      return sameNumber(a, b);
    case 'seat':
    case 'row':
    case 'coach':
    case 'sequence':
      return sameSeat(a, b);
    case 'from':
    case 'to':
    case 'fromCity':
    case 'toCity':
    case 'title':
    case 'venue':
    case 'carrier':
    case 'issuer':
      return sameWords(a, b);
    case 'gate':
    case 'terminal':
    case 'arrivalTerminal':
    case 'platform':
    case 'arrivalPlatform':
      return placeCode(a) === placeCode(b);
    case 'bookingReference':
    case 'ticketNumber':
    case 'membershipNumber':
    case 'voucherCode':
      return codeOf(a) === codeOf(b);
    default:
      return plain(a) === plain(b);
  }
}

function isTime(value: unknown): value is TicketTime {
  return typeof value === 'object' && value !== null && 'local' in value;
}

/** Another one of the readings of a value in the place of the chosen one, which stays among the others. */
export function chosenInstead<Value>({ others, ...own }: Chosen<Value>, other: Reading<Value>): Chosen<Value> {
  return { ...other, others: [own, ...others.filter((one) => one !== other)] };
}
