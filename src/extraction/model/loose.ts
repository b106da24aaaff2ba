import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { Understood } from '../page-text/page-text.ts';
import { fitInField, type KnownTicket } from './fits.ts';
import type { Grounded } from './grounded.ts';
import { isLabelled } from './own-standing.ts';
import type { SourceLine } from './source.ts';

/**
 * Whether a value is only told in running text, which says one thing to people and may say another to a model: then it is no word
 * against what a label of ours says, and fills nothing that only a label tells, as seats and gates.
 */
export function isLoose(value: Grounded, known: KnownTicket, documents: readonly Understood[]): boolean {
  const told = value.lines.some((line) => line.cell?.prose === true || (value.name !== 'address' && isLong(line)));
  if (value.standing === 'code' || !told) return false;
  const own: Chosen<unknown> | undefined = known.fields[value.name];
  if (own && sameValue(value.name, own.value, value.reading.value)) return false;
  if (own) return value.standing !== 'labelled' && isLabelled(value.name, own, documents);
  return value.standing !== 'labelled' && value.cited !== true && fitInField(value, known) === 'label';
}

/** A line that is a sentence: many words or an end with a point, and words that are written small, which a row of a table has few of. */
function isLong({ text }: SourceLine): boolean {
  const words = text.trim().split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{2}/u.test(word)).length;
  return small >= 2 && (words.length >= 7 || (words.length >= 4 && /\S{2}[.!]$/.test(text.trim())));
}
