import type { TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { fold } from '../../words/fold.ts';
import { generic } from '../../words/generic-words.ts';
import { kindWords } from '../../words/kind-words.ts';
import { behindGreeting, isGreeting } from '../../words/order-words.ts';
import type { Cell } from '../layout/cells.ts';
import type { Told } from '../readings/reading.ts';
import { findContact } from '../values/contacts.ts';
import { looksLikeName, readName } from '../values/names.ts';

/** Ems between a name and the number of the card that it stands on. */
const near = 3.2;

/**
 * Whose ticket it is where a name stands in a line of its own without a label: the greeting or the mail address
 * beside it bears it out, or it is the only one over the number of a membership card.
 */
export function loneName(
  fields: FieldReadings,
  kind: TicketKind,
  cells: readonly Cell[],
  taken: ReadonlySet<Cell>,
): readonly Told[] {
  const names = cells.filter((cell) => !taken.has(cell) && !cell.prose && isPerson(cell.text));
  const greeted = cells.flatMap((cell) => greetedIn(cell.text));
  const borne = names.filter((cell) => {
    const [first = ''] = wordsOf(cell.text);
    return (first.length > 2 && greeted.includes(first)) || hasOwnMail(cell, cells);
  });
  const alone = new Set(borne.map((cell) => fold(cell.text))).size === 1;
  const titled = names.filter(
    (cell) =>
      personal.test(cell.text) ||
      (scholar.test(cell.text) && badge.test(fold(cells[cells.indexOf(cell) - 1]?.text ?? ''))),
  );
  const [other] = kind === 'membership' ? overNumber(names, fields) : titled.length === 1 ? titled : [];
  const found = alone ? borne[0] : other;
  const value = found && readName(found.text);
  return found && value ? [{ name: 'passenger', value, cells: [found], confidence: alone ? 0.72 : 0.6 }] : [];
}

/** A title before a name that only stands there for a person; scholars may as well be those who speak. */
const personal = /^(?:Mrs?|Ms|Miss|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Sra?|Srta|Sig(?:\.ra)?|Dhr|Mevr)\b\.? \p{Lu}/u;
const scholar = /^(?:Dra?|Prof|Dott(?:\.ssa)?|Dipl)\b\.? \p{Lu}/u;
const badge =
  /\b(?:acreditacion|acreditado|badge|attendee|teilnehmer\w*|participante?|delegate|asistente|partecipante|deelnemer|inscrito|akkreditierung)\b/;

function isPerson(text: string): boolean {
  const words = text.split(' ');
  const said = [...kindWords(text).values()].flat().some(({ weight }) => weight === 1);
  return words.length >= 2 && words.length <= 4 && looksLikeName(text) && !generic(text) && !isGreeting(text) && !said;
}

/** "Hi Hannah, your order is complete", "Thanks, Anders! …": who is spoken to. */
function greetedIn(text: string): readonly string[] {
  const name = /^(?:(?:Herrn?|Frau|Mr|Mrs|Ms|Sr|Sra|M|Mme)\.? )?((?:\p{Lu}[\p{L}'’-]+ ?){1,3})(?=[,!:]|$)/u.exec(
    behindGreeting(text) ?? '',
  )?.[1];
  return name ? wordsOf(name) : [];
}

function wordsOf(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}'-]+/u)
    .filter(Boolean);
}

/** The line beside it is a mail address with the name in it: "hannah.whitcombe@" below "Hannah Whitcombe". */
function hasOwnMail(cell: Cell, cells: readonly Cell[]): boolean {
  const at = cells.indexOf(cell);
  return [cells[at - 1], cells[at + 1]].some((other) => {
    const local = other && findContact(other.text).email?.split('@')[0];
    const family = wordsOf(cell.text).at(-1)!;
    return local !== undefined && family.length > 2 && fold(local).includes(family);
  });
}

/** The only name close to the number of a card. */
function overNumber(names: readonly Cell[], fields: FieldReadings): readonly Cell[] {
  const number = fields.membershipNumber?.[0]?.evidence.region;
  const heightOf = (cell: Cell) => cell.bottom - cell.y;
  const close = names.filter((cell) => {
    const em = cell.region.height / heightOf(cell);
    return number && Math.abs(number.y - cell.region.y) / em < near;
  });
  return close.length === 1 ? close : [];
}
