import type { TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { fold } from '../../../words/fold.ts';
import { generic } from '../../../words/generic-words.ts';
import { kindWords } from '../../../words/kind-words.ts';
import { behindGreeting, behindWelcome } from '../../../words/order-words.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { readName } from '../../values/names.ts';

/** LIST: what is bought for others as a rule. */
const presents: ReadonlySet<TicketKind | undefined> = new Set(['voucher', 'giftCard'] as const);

/** Cells of a document among which it greets, and letters of a line among which the name stands. */
const bounds = { cells: 30, text: 80 } as const;

/**
 * How likely it is that tickets are whose the document greets, where it names nobody else: of 590 tickets of mails that greet somebody by a whole name 537
 * were that person's, and the others somebody's who is named.
 */
const likely = 0.85;

/** Gives tickets the person in whose name their document says that they are, or whom it greets by a whole name, where none of them has one. */
export function withGreeted({ cells }: Understood, drafts: readonly Draft[]): readonly Draft[] {
  if (drafts.some(({ fields, kind }) => fields.passenger !== undefined || presents.has(kind?.value))) return drafts;
  const top = cells.slice(0, bounds.cells);
  const named = toldIn(top, ({ text }) => nameIn(behindNaming(text)));
  const told = named.length > 0 ? named : toldIn(top, greetedName);
  const [first] = told;
  if (!first || told.some(({ name }) => name !== first.name)) return drafts;
  const reading = { value: first.name, evidence: evidenceOf([first.cell]), confidence: likely, likely };
  return drafts.map((draft) => ({ ...draft, fields: { ...draft.fields, passenger: [reading] } }));
}

/** What cells tell of names, each with its cell. */
function toldIn(cells: readonly Cell[], read: (cell: Cell) => string | undefined) {
  return cells.flatMap((cell) => {
    const name = read(cell);
    return name === undefined ? [] : [{ name, cell }];
  });
}

const wholeName = /^((?:\p{Lu}|\p{Lo})[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){1,4})\s*(?:[,!:;.]|$)/u;
const titled =
  /^(?:herrn?|frau|mr|mrs|ms|miss|heer|mevrouw|mw|dhr|sra?|srta|señora?|m|mme|mlle|monsieur|madame|sig(?:\.ra|nora?)?|dott(?:\.ssa)?|pani?e?|fru|paní)\.? (?:(?:dr|prof|ing|mag)\.? )*(\p{Lu}[\p{L}'’-]+)\s*(?:[,!:;.]|$)/iu;

/** "Guten Tag Frau Muster," greets Muster, "Hola Ana García:" Ana García; a given name alone is no whole name. */
function greetedName({ text }: Cell): string | undefined {
  const begin = text.slice(0, bounds.text);
  return nameIn(behindGreeting(begin) ?? behindWelcome(begin));
}

/** The whole name that a text begins with, or a family's behind its title. */
function nameIn(rest = ''): string | undefined {
  const family = titled.exec(rest)?.[1];
  if (family) return readName(family);
  const name = readName((wholeName.exec(rest)?.[1] ?? '').replace(/(?<=\p{Ll}{3})\.$/u, ''));
  return name?.includes(' ') && !isOfThings(name) ? name : undefined;
}

/** LIST: words before the name that tickets are made out to, folded: "Tickets staan op naam van Lotte Maas." */
const namings =
  /(?<!\p{L})(?:in the name of|under the name(?: of)?|made out to|auf den namen|ausgestellt auf|au nom de|a nombre de|a nom de|a nome di|intestat[oiae] a|em nome de|op naam van|i navnet|pa navnet|pa navn|lyder pa|lydande pa|star pa|i namnet|pa namnet|pa namn|nimella|nimelle|na jmeno|na meno|na nazwisko|na imie i nazwisko|pe numele|na ime|glasi na|glase na|glasijo na|на имя|на имени|на ім'я|на името|на име|στο ονομα|atas nama)\s+/u;

/** What stands behind the words that tell whose name tickets bear. */
function behindNaming(text: string): string | undefined {
  const words = namings.exec(fold(text));
  return words ? text.slice(words.index + words[0].length) : undefined;
}

/** "Dear Theatre Friends": words that tickets speak of are nobody's name. */
function isOfThings(name: string): boolean {
  return generic(name) || [...kindWords(name).values()].flat().some(({ weight }) => weight === 1);
}
