/** Which of two readings of a field stands: the model's or ours. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import { leastCut } from '#src/tickets/same.ts';
import { bands } from '#src/tickets/standing.ts';
import { hasClock, type TicketTime } from '#src/tickets/time.ts';
import { isSameShape } from './ground-glimpsed.ts';
import type { Grounded } from './grounded.ts';
import { firm, trustInOwn } from './signs.ts';
import type { Believed, WeighedAnswer } from './weigh-answer.ts';

/** Whether an answer is heard: it is believed in half of what it gives, or more. */
export function hears({ trust }: WeighedAnswer): boolean {
  return trust >= 0.5;
}

/**
 * The reading that stands after a model spoke: the likelier one; undefined where there was none and the model's is not believed enough. An answer that is not
 * heard takes nothing of ours away and casts no doubt on it; of what we do not have it gives only what is believed as surely as what stands unmarked.
 */
export function settleValue(
  own: Chosen<unknown> | undefined,
  answered: Believed,
  isHeard = true,
): Chosen<unknown> | undefined {
  const other = readingOf(answered);
  const { value, belief } = answered;
  if (own === undefined) return belief >= (isHeard ? bands.check : bands.stands) ? { ...other, others: [] } : undefined;
  if (sameValue(value.name, own.value, other.value)) return agreed(value.name, own, { other, belief });
  if (!isHeard || neverGives(value.name, own, other)) return { ...own, others: [...own.others, other] };
  const ours = value.glimpsed ? seenAnew(own, answered) : Math.min(trustInOwn(own), answered.own);
  if (belief > ours) return { ...leastOf(value.name, own, other, belief), others: [own, ...own.others.map(asLost)] };
  // What is not believed casts no doubt on ours.
  const likely = Math.min(trustInOwn(own), Math.max(ours, 1 - belief));
  return { ...own, likely, others: [...own.others, other] };
}

/** For the class a code only has a letter: what is printed, and likelier right than wrong, is to be checked in its place. */
function leastOf(name: FieldName, own: Chosen<unknown>, other: Reading<unknown>, belief: number): Reading<unknown> {
  if (name !== 'class' || own.evidence.extractor !== 'bcbp' || belief < 0.5) return other;
  return { ...other, likely: Math.max(other.likely!, bands.check) };
}

/** A value as a reading, as likely as it is believed to be right; what only the model says is never certain, and stands marked. */
function readingOf({ value, belief }: Believed): Reading<unknown> {
  const likely = isBorneOut(value) ? belief : Math.min(belief, marked);
  return { ...value.reading, confidence: likely, likely };
}

/** A reading that our own readers did not choose makes nothing certain that a model says as well. */
function asLost(reading: Reading<unknown>): Reading<unknown> {
  return { ...reading, likely: Math.min(trustInOwn(reading), marked) };
}

/** As likely as what stands marked "Check this". */
const marked = (bands.check + bands.stands) / 2;

/** Whether the page itself says that a value is its field: by a label, a code or markup. */
function isBorneOut({ standing }: Grounded): boolean {
  return standing === 'labelled' || standing === 'code';
}

/** How likely a reading of ours is where a model saw something else in the picture: not at all, if it is what recognition misread. */
function seenAnew(own: Chosen<unknown>, answered: Believed): number {
  return isReread(own, answered) ? 0 : trustInOwn(own);
}

/** Whether a model saw what recognition misread, at the same place. */
function isReread(own: Chosen<unknown>, { value }: Believed): boolean {
  const texts = [own.value, value.reading.value];
  return (
    value.glimpsed === true &&
    texts.every((text) => typeof text === 'string') &&
    isSameShape(...(texts as [string, string]))
  );
}

/**
 * What a machine wrote is never replaced; but the code of a boarding pass has no year, and its day is that of any, and for the class only a
 * letter that every airline uses in its own sense.
 */
function neverGives(name: FieldName, { evidence, value }: Chosen<unknown>, other: Reading<unknown>): boolean {
  if (!firm.test(evidence.extractor)) return false;
  if (evidence.extractor === 'bcbp' && name === 'class') return false;
  const days = [value, other.value].map((one) => (one as Partial<TicketTime>).local?.slice(5, 10));
  return !(evidence.extractor === 'bcbp' && days[0] !== undefined && days[0] === days[1]);
}

/** Two that say the same are both right or both wrong; the one that tells more speaks. */
function agreed(
  name: FieldName,
  own: Chosen<unknown>,
  { other, belief }: { readonly other: Reading<unknown>; readonly belief: number },
): Chosen<unknown> {
  const more =
    tellsClock(own.value, other.value) ||
    isGlued(own.value, other.value) ||
    (name === 'passenger' && tellsName(own, other));
  // What tells less bears out less: a day is no witness of its clock.
  const others = [own, ...own.others].filter((one) => !tellsClock(one.value, other.value));
  if (more && belief >= bands.check) return { ...other, others };
  // A reading of ours that alone would not be shown is no second witness.
  const most = own.likely === undefined || own.likely >= bands.check ? belief : other.likely!;
  const likely = own.likely === undefined ? {} : { likely: Math.max(own.likely, most) };
  return { ...own, ...likely, confidence: Math.max(own.confidence, belief), others: [...own.others, other] };
}

/** Whether a text goes on, without a blank, in what was printed beside the other: `María CedeñoBoleto`. */
function isGlued(own: unknown, other: unknown): boolean {
  if (typeof own !== 'string' || typeof other !== 'string' || other === '' || !own.startsWith(other)) return false;
  return /\p{L}$/u.test(other) && /^\p{Lu}\p{Ll}/u.test(own.slice(other.length));
}

/** A code has room for 20 characters of a name, and joins and cuts what is longer: who prints it knows better. */
function tellsName({ evidence, value }: Chosen<unknown>, { value: other }: Reading<unknown>): boolean {
  const [own, answered] = [String(value), String(other)].map((name) => name.replace(/[^\p{L}]/gu, '').length) as [
    number,
    number,
  ];
  return evidence.extractor === 'bcbp' && own >= leastCut && answered > own;
}

function tellsClock(own: unknown, other: unknown): boolean {
  const times = [own, other] as Partial<TicketTime>[];
  if (times.some((time) => typeof time !== 'object' || time.local === undefined)) return false;
  return !hasClock(times[0] as TicketTime) && hasClock(times[1] as TicketTime);
}
