import type { TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { generic } from '../../../words/generic-words.ts';
import { kindWords } from '../../../words/kind-words.ts';
import { behindGreeting } from '../../../words/order-words.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { readName } from '../../values/names.ts';

/** LIST: what is bought for others as a rule. */
const presents: ReadonlySet<TicketKind | undefined> = new Set(['voucher', 'giftCard'] as const);

/** Cells of a document among which it greets, and the longest that does. */
const bounds = { cells: 30, text: 80 } as const;

/**
 * How likely it is that tickets are whose the document greets, where it names nobody else: of 590 tickets of mails that greet somebody by a whole name 537
 * were that person's, and the others somebody's who is named.
 */
const likely = 0.85;

/** Gives tickets the person that their document greets by a whole name, where none of them has one. */
export function withGreeted({ cells }: Understood, drafts: readonly Draft[]): readonly Draft[] {
  if (drafts.some(({ fields, kind }) => fields.passenger !== undefined || presents.has(kind?.value))) return drafts;
  const greeted = cells.slice(0, bounds.cells).flatMap((cell) => {
    const name = greetedName(cell);
    return name === undefined ? [] : [{ name, cell }];
  });
  const [first] = greeted;
  if (!first || greeted.some(({ name }) => name !== first.name)) return drafts;
  const reading = { value: first.name, evidence: evidenceOf([first.cell]), confidence: likely, likely };
  return drafts.map((draft) => ({ ...draft, fields: { ...draft.fields, passenger: [reading] } }));
}

const named = /^((?:\p{Lu}|\p{Lo})[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){1,4})\s*(?:[,!:;.]|$)/u;
const titled =
  /^(?:herrn?|frau|mr|mrs|ms|miss|heer|mevrouw|mw|dhr|sra?|srta|señora?|m|mme|mlle|monsieur|madame|sig(?:\.ra|nora?)?|dott(?:\.ssa)?|pani?e?|fru|paní)\.? (?:(?:dr|prof|ing|mag)\.? )*(\p{Lu}[\p{L}'’-]+)\s*(?:[,!:;.]|$)/iu;

/** "Guten Tag Frau Muster," greets Muster, "Hola Ana García:" Ana García; a given name alone is no whole name. */
function greetedName({ text }: Cell): string | undefined {
  const rest = text.length <= bounds.text ? behindGreeting(text) : undefined;
  if (rest === undefined) return undefined;
  const family = titled.exec(rest)?.[1];
  if (family) return readName(family);
  const name = readName(named.exec(rest)?.[1] ?? '');
  return name?.includes(' ') && !isOfThings(name) ? name : undefined;
}

/** "Dear Theatre Friends": words that tickets speak of are nobody's name. */
function isOfThings(name: string): boolean {
  return generic(name) || [...kindWords(name).values()].flat().some(({ weight }) => weight === 1);
}
