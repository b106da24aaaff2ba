/** What can be checked of a model's answer as a whole on this one document. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import { type AnswerIndex, keyOf } from './answer-index.ts';
import type { AskableField } from './askable.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import type { Pair } from './pair-tickets.ts';
import { scoredValue } from './scored-lines.ts';
import { type Beside, firm, mass, odds, personal, type Signs, share, trustInOwn } from './signs.ts';
import { isTwin } from './twins.ts';

/** LIST: what is known by heart or printed as a web address, so that its not being found says nothing: codes of airports, names. */
export const byHeart: ReadonlySet<AskableField> = new Set(['fromCode', 'toCode', 'carrier', 'issuer']);

/**
 * The answer as a whole: shares of its values that are not there, denied by their label, vouched for by it, cited right and wrong; what the
 * scorer holds of them; how often codes and our own readings agree; tickets that contradict themselves or repeat each other.
 */
export function signsOfAnswer({ pairs, unpaired }: Beside, index: AnswerIndex): Signs {
  const answered = [...pairs.map((pair) => pair.answered), ...unpaired];
  const values = answered.flatMap((ticket) => ticket.values);
  const missing = answered.flatMap((ticket) => ticket.unfounded).filter(({ name }) => !byHeart.has(name)).length;
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
    share(answered.filter(isBroken).length, answered.length),
    share(values.filter((value) => personal.has(value.name) && index.counts.get(keyOf(value)) !== 1).length, all),
    mass(all / 8),
    mass(Math.max(0, answered.length - 1)),
    share(pairs.length, answered.length),
  ];
}

function compareWithOwn(pairs: readonly Pair[]) {
  const sums = { firmSame: 0, firmOther: 0, same: 0, other: 0 };
  for (const { ticket, answered } of pairs)
    for (const [name, own] of Object.entries(ticket.fields) as [AskableField, Chosen<unknown>][]) {
      if (own.evidence.extractor.startsWith('derived')) continue;
      const value = saidOf(answered, name);
      if (value === undefined) continue;
      const same = sameValue(name, own.value, value);
      if (firm.test(own.evidence.extractor)) sums[same ? 'firmSame' : 'firmOther'] += 1;
      else sums[same ? 'same' : 'other'] += trustInOwn(own);
    }
  return sums;
}

/** What was said of a field, borne out or not; a time that is not borne out is compared as a text of a time. */
function saidOf(answered: GroundedTicket, name: AskableField): unknown {
  const grounded = answered.values.find((one) => one.name === name);
  if (grounded) return grounded.reading.value;
  const raw = answered.unfounded.find((one) => one.name === name)?.value;
  if (raw === undefined) return undefined;
  return /^\d{4}-\d\d-\d\d/.test(raw) ? { local: raw.slice(0, 16) } : raw;
}

function isBroken({ values }: GroundedTicket): boolean {
  const answered = new Map(values.map(({ name, reading }) => [name, reading.value]));
  const [start, end] = [answered.get('start'), answered.get('end')] as (TicketTime | undefined)[];
  if (start && end && end.local.slice(0, 10) < start.local.slice(0, 10)) return true;
  return values.some((value) => isTwin(value, values));
}
