import type { Chosen } from '#src/tickets/evidence.ts';
import type { Understood } from '../page-text/understood.ts';
import { fits, type KnownTicket } from './fits.ts';
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
  if (own) return isLabelled(value.name, own, documents);
  return value.standing !== 'labelled' && value.cited !== true && fits(value, known) === 'label';
}

/** A line with so many words that it is running text, or fewer that end as a sentence does. */
function isLong({ text }: SourceLine): boolean {
  const words = text.trim().split(/\s+/).length;
  return words >= 7 || (words >= 4 && /\p{Ll}{2}[.!]$|\p{Ll}\s\S+[.!]$/u.test(text.trim()));
}
