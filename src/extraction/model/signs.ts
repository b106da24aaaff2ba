/** What can be checked of a model's answer on this one document, as numbers that `belief.ts` weighs. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { codeOf } from '#src/tickets/same.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import { logOdds } from '../page-text/scoring/calibration.ts';
import type { Understood } from '../page-text/understood.ts';
import { type AskableField, type AskableType, askable, askableFields } from './askable.ts';
import { fitInField } from './fits.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import { isLabelled } from './own-standing.ts';
import type { Pair } from './pair-tickets.ts';
import { scoredValue } from './scored-lines.ts';

/** Extractors whose word stands: machines wrote it for machines. */
export const firm = /^(?:bcbp|rail|uic|code|attached-pass|schema-org|reservation-system)/;

/** Whether a machine wrote a ticket of ours for machines. */
export function isFirm({ fields }: MergedDraft): boolean {
  return askableFields.some((name) => firm.test(fields[name]?.evidence.extractor ?? ''));
}

/** Tickets of an answer beside those that we read ourselves. */
export type Beside = { readonly pairs: readonly Pair[]; readonly unpaired: readonly GroundedTicket[] };

/** Numbers between about -1 and 1, always in the same order. */
export type Signs = readonly number[];

/** LIST: what is known by heart or printed as a web address, so that its not being found says nothing: codes of airports, names. */
export const byHeart: ReadonlySet<AskableField> = new Set(['fromCode', 'toCode', 'carrier', 'issuer']);

/**
 * The answer as a whole: shares of its values that are not there, denied by their label, vouched for by it, cited right and wrong; what the
 * scorer holds of them; how often codes and our own readings agree; tickets that contradict themselves or repeat each other.
 */
export function signsOfAnswer({ pairs, unpaired }: Beside, index: AnswerIndex): Signs {
  const said = [...pairs.map((pair) => pair.said), ...unpaired];
  const values = said.flatMap((ticket) => ticket.values);
  const missing = said.flatMap((ticket) => ticket.unfounded).filter(({ name }) => !byHeart.has(name)).length;
  const standing = (...wanted: Grounded['standing'][]) =>
    values.filter((value) => wanted.includes(value.standing)).length;
  const held = values.flatMap((value) => scoredValue(value) ?? []);
  const own = compareWithOwn(pairs);
  const all = values.length;
  return [
    share(missing, missing + all),
    mass(missing),
    share(standing('elsewhere'), all),
    mass(standing('elsewhere')),
    share(standing('labelled', 'code'), all),
    share(values.filter(({ cited }) => cited === true).length, all),
    share(values.filter(({ cited }) => cited === false).length, all),
    held.length === 0 ? 0 : held.reduce((sum, one) => sum + odds(one.own), 0) / held.length,
    share(held.filter((one) => one.own > one.rival).length, held.length),
    mass(held.filter((one) => one.rival > 0.5 && one.own < 0.1).length),
    mass(own.firmSame),
    mass(own.firmOther),
    share(own.same, own.same + own.other + 0.5),
    share(own.other, own.same + own.other + 0.5),
    mass(own.other),
    share(said.filter(isBroken).length, said.length),
    share(values.filter((value) => personal.has(value.name) && index.counts.get(keyOf(value)) !== 1).length, all),
    mass(all / 8),
    mass(Math.max(0, said.length - 1)),
    share(pairs.length, said.length),
  ];
}

/** A part of a whole; of nothing it is none. */
export const share = (part: number, whole: number) => (whole <= 0 ? 0 : part / whole);
/** More is more, and never more than 1. */
export const mass = (count: number) => count / (count + 1);
const odds = (likely: number) => logOdds(likely) / 7;

function compareWithOwn(pairs: readonly Pair[]) {
  const sums = { firmSame: 0, firmOther: 0, same: 0, other: 0 };
  for (const { ticket, said } of pairs)
    for (const [name, own] of Object.entries(ticket.fields) as [AskableField, Chosen<unknown>][]) {
      if (own.evidence.extractor.startsWith('derived')) continue;
      const value = saidOf(said, name);
      if (value === undefined) continue;
      const same = sameValue(name, own.value, value);
      if (firm.test(own.evidence.extractor)) sums[same ? 'firmSame' : 'firmOther'] += 1;
      else sums[same ? 'same' : 'other'] += trustInOwn(own);
    }
  return sums;
}

/** What was said of a field, borne out or not; a time that is not borne out is compared as a text of a time. */
function saidOf(said: GroundedTicket, name: AskableField): unknown {
  const grounded = said.values.find((one) => one.name === name);
  if (grounded) return grounded.reading.value;
  const raw = said.unfounded.find((one) => one.name === name)?.value;
  if (raw === undefined) return undefined;
  return /^\d{4}-\d\d-\d\d/.test(raw) ? { local: raw.slice(0, 16) } : raw;
}

/** How far a reading of ours is believed, 0 to 1. */
export function trustInOwn({ likely, confidence }: Reading<unknown>): number {
  return likely ?? confidence;
}

/** LIST: fields that are easily taken for each other; one value is never two of them. */
const opposites: readonly (readonly AskableField[])[] = [
  ['from', 'to', 'via'],
  ['fromCode', 'toCode'],
  ['start', 'end', 'boarding', 'doors'],
  ['title', 'venue', 'passenger', 'issuer'],
  ['bookingReference', 'ticketNumber', 'membershipNumber', 'voucherCode', 'pin'],
  ['seat', 'row', 'coach', 'gate', 'platform', 'section'],
];

function rivalsOf(name: AskableField): readonly AskableField[] {
  return opposites.filter((group) => group.includes(name)).flatMap((group) => group.filter((other) => other !== name));
}

function isBroken({ values }: GroundedTicket): boolean {
  const said = new Map(values.map(({ name, reading }) => [name, reading.value]));
  const [start, end] = [said.get('start'), said.get('end')] as (TicketTime | undefined)[];
  if (start && end && end.local.slice(0, 10) < start.local.slice(0, 10)) return true;
  return values.some((value) => isTwin(value, values));
}

/** Whether the same ticket of the answer gives the value for another field that it is easily mistaken for. */
function isTwin(value: Grounded, values: readonly Grounded[]): boolean {
  const rivals = rivalsOf(value.name);
  return values.some(
    (other) => rivals.includes(other.name) && sameValue(value.name, value.reading.value, other.reading.value),
  );
}

/** LIST: fields whose value is rarely the same on two tickets of one order. */
const personal: ReadonlySet<AskableField> = new Set([
  'passenger',
  'seat',
  'number',
  'ticketNumber',
  'start',
  'sequence',
]);

/** Where each value of an answer is said, and where each of its tickets stands; worked out once for all values. */
export type AnswerIndex = {
  /** How many tickets say a value of a field. */
  readonly counts: ReadonlyMap<string, number>;
  /** The middle line of what only this ticket says. */
  readonly middles: ReadonlyMap<GroundedTicket, number>;
};

/** Works out where an answer says what. */
export function indexAnswer(said: readonly GroundedTicket[]): AnswerIndex {
  const counts = new Map<string, number>();
  for (const { values } of said)
    for (const key of new Set(values.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const middles = new Map<GroundedTicket, number>();
  for (const ticket of said) {
    const own = ticket.values.filter((value) => counts.get(keyOf(value)) === 1);
    const places = own.flatMap(({ lines }) => lines.slice(0, 1).map(({ at }) => at)).toSorted((a, b) => a - b);
    if (places.length > 0) middles.set(ticket, places[places.length >> 1]!);
  }
  return { counts, middles };
}

function keyOf({ name, reading: { value } }: Grounded): string {
  const text = typeof value === 'string' ? codeOf(value) : 'local' in value ? value.local : JSON.stringify(value);
  return `${name} ${text}`;
}

/** What is known of a value beside its answer: the ticket of ours that it is for, our other tickets, and the answer's other tickets. */
export type Around = {
  readonly said: GroundedTicket;
  readonly ticket: MergedDraft | undefined;
  readonly others: readonly MergedDraft[];
  readonly index: AnswerIndex;
  readonly documents: readonly Understood[];
};

/** LIST: kinds of fields that go wrong in the same way. */
const classes: readonly (readonly AskableField[])[] = [
  ['title', 'subtitle', 'product', 'class', 'membershipProgram', 'conditions'],
  ['issuer', 'carrier'],
  ['from', 'to', 'via', 'fromCity', 'toCity'],
  ['fromCode', 'toCode'],
  ['start', 'validFrom'],
  ['end', 'validUntil'],
  ['boarding', 'doors', 'issued'],
  ['venue', 'room', 'address', 'entrance', 'section', 'level', 'area'],
  ['passenger'],
  ['row', 'seat', 'coach', 'gate', 'terminal', 'platform', 'group', 'sequence', 'arrivalPlatform', 'arrivalTerminal'],
  ['bookingReference', 'ticketNumber', 'membershipNumber', 'voucherCode', 'pin'],
  ['price', 'balance'],
  ['number'],
];

/** One value: where and how it stands, what fits it, what the scorer and our own readings say of it, where else it is said. */
export function signsOfValue(value: Grounded, { said, ticket, others, index, documents }: Around): Signs {
  const { standing, cited, alone, name, lines, reading } = value;
  const fit = fitInField(value, { fields: ticket?.fields ?? {}, kind: said.kind });
  const held = scoredValue(value);
  const own: Chosen<unknown> | undefined = ticket?.fields[name];
  const same = own !== undefined && sameValue(name, own.value, reading.value);
  const type: AskableType = askable[name].type;
  return [
    ...flags(standing, ['code', 'labelled', 'free', 'elsewhere']),
    ...flags(cited, [true, false]),
    ...flags(fit, ['well', 'fair', 'label', 'no']),
    ...flags(type, ['text', 'name', 'code', 'time']),
    Number(alone === true),
    held ? 1 : 0,
    held ? odds(held.own) : 0,
    held ? odds(held.rival) : 0,
    held && held.own > held.rival ? 1 : 0,
    takenBy(value, ticket),
    Number(isTwin(value, said.values)),
    Number(
      personal.has(name) &&
        others.some(({ fields }) => fields[name] && sameValue(name, fields[name].value, reading.value)),
    ),
    Number(personal.has(name) && index.counts.get(keyOf(value)) !== 1),
    nearness(value, said, index),
    own && same ? trustInOwn(own) : 0,
    own && !same ? trustInOwn(own) : 0,
    Number(own !== undefined && same && firm.test(own.evidence.extractor)),
    Number(own !== undefined && !same && firm.test(own.evidence.extractor)),
    ...(own && !same ? signsOfOwn(name, own, documents) : [0, 0, 0]),
    Number(lines.some(({ cell }) => cell?.prose)),
    Number(typeof reading.value === 'object' && 'yearInferred' in reading.value),
    ...classes.map((fields) => Number(fields.includes(name))),
  ];
}

/** A reading of ours that says something else: whether there is a likelihood of it, and how sure it stands under its own label. */
function signsOfOwn(name: AskableField, own: Chosen<unknown>, documents: readonly Understood[]): Signs {
  // "Total" is a label of every order's price, and not of one ticket's.
  const labelled = name !== 'price' && isLabelled(name, own, documents);
  return [Number(own.likely !== undefined), Number(labelled), labelled ? trustInOwn(own) : 0];
}

function flags<T>(value: T, known: readonly T[]): number[] {
  return known.map((one) => Number(one === value));
}

/** How sure we are that the value stands for another field of the ticket that it is easily mistaken for. */
function takenBy({ name, reading }: Grounded, ticket: MergedDraft | undefined): number {
  const beliefs = rivalsOf(name).map((rival) => {
    const own: Chosen<unknown> | undefined = ticket?.fields[rival];
    return own && sameValue(name, own.value, reading.value) ? trustInOwn(own) : 0;
  });
  return Math.max(0, ...beliefs);
}

/** Whether a value stands closer to the rest of its own ticket (1) or of another one of the answer (-1); 0 where there is only one. */
function nearness(value: Grounded, said: GroundedTicket, { middles }: AnswerIndex): number {
  const at = value.lines[0]?.at;
  const own = middles.get(said);
  if (at === undefined || own === undefined || middles.size < 2) return 0;
  let there = Number.POSITIVE_INFINITY;
  for (const [ticket, middle] of middles) if (ticket !== said) there = Math.min(there, Math.abs(at - middle));
  const here = Math.abs(at - own);
  return (there - here) / (there + here + 1);
}
