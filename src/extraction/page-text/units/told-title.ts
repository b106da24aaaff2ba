import type { TicketKind } from '#src/tickets/fields.ts';
import { bookedEnds, bookedSentences, showWords } from '../../words/booked-sentences.ts';
import { weekdayPattern } from '../../words/calendar-words.ts';
import { fold } from '../../words/fold.ts';
import { generic } from '../../words/generic-words.ts';
import { isHouse } from '../../words/houses.ts';
import { categoriesOf } from '../../words/lexicon/categories.ts';
import type { Cell } from '../layout/cells.ts';
import type { Found } from '../readings/found.ts';
import { hasPostcode } from '../values/addresses.ts';
import { findCode } from '../values/codes.ts';
import { findDates } from '../values/dates.ts';
import { findMoney } from '../values/money.ts';
import { findTimes } from '../values/times.ts';

/** Cells from the top in which a mail says what it is about. */
const firstCells = 25;

/** A name that a sentence tells; `sure` where its day stands right behind it, or it ends a sentence that begins the line. */
type Named = { readonly name: string; readonly sure: boolean };

/**
 * What a mail says in a sentence that it is about: "You're going to Marlow & The Foxes!". Surest where the name stands
 * alone in another line, too; a headline's or subject's own word counts for what is no city, and so does a show's name in quotation marks or before its day.
 */
export function toldTitle(
  cells: readonly Cell[],
  subject: string | undefined,
  kind: TicketKind,
): Found<string> | undefined {
  const top = cells.slice(0, firstCells);
  const told = top.flatMap((cell, at) =>
    nameIn(withNext(cell, top[at + 1])).map((one) => ({ ...one, cell, large: cell.size >= 1.3 })),
  );
  const [first] = cells;
  const ofSubject = subject && first ? nameIn(subject).map((one) => ({ ...one, cell: first, large: true })) : [];
  for (const { name } of [...told, ...ofSubject]) {
    const alone = cells.find((cell) => isAlone(fold(cell.text), fold(name)) || startsWithName(cell.text, name));
    if (alone) return { value: name, cells: [alone], score: 0.76 };
  }
  const spoken = [...told, ...ofSubject].find(
    ({ name, large, sure }) => (large && (kind === 'event' || isHouse(name, kind))) || (sure && kind === 'event'),
  );
  if (spoken) return { value: spoken.name, cells: [spoken.cell], score: 0.6 };
  return kind === 'event' ? quotedShow(top) : undefined;
}

/** A line of running text with the one that it goes on in: a name may begin at its end. */
function withNext(cell: Cell, next: Cell | undefined): string {
  const goesOn = next && next.block === cell.block && cell.prose && next.y > cell.y + 0.3;
  return goesOn ? `${cell.text} ${next.text}` : cell.text;
}

const quoted = /[„“”«»"‚‘]([^„“”«»"‚‘’\n]{3,70})[“”«»"’]/gu;

/** The first name in quotation marks behind a word for what one goes to: "the workshop “Paper and Ink”". */
function quotedShow(cells: readonly Cell[]): Found<string> | undefined {
  for (const [at, cell] of cells.entries())
    for (const { 1: name = '', index } of withNext(cell, cells[at + 1]).matchAll(quoted)) {
      const before = fold(withNext(cell, cells[at + 1]).slice(Math.max(0, index - 24), index));
      if (index < cell.text.length && showWords.test(before) && isName(name.trim()))
        return { value: name.trim(), cells: [cell], score: 0.6 };
    }
  return undefined;
}

/** The name in a line of its own, or behind a label. */
function isAlone(text: string, name: string): boolean {
  return text === name || (text.endsWith(`: ${name}`) && text.length - name.length < 24);
}

/** "Penhallow Castle, Castle Hill, Penhallow": the name and where that is. */
function startsWithName(text: string, name: string): boolean {
  return /^,\s|^\s[·|–-]\s/.test(text.slice(name.length)) && fold(text).startsWith(fold(name));
}

function nameIn(text: string): readonly Named[] {
  const folded = fold(text);
  return bookedSentences.flatMap((sentence) => {
    const match = sentence.exec(folded);
    if (!match) return [];
    const rest = text.slice(match.index + match[0].length);
    const day = findDates(rest)[0]?.at ?? rest.length;
    const until = Math.min(day, bookedEnds.exec(fold(rest))?.index ?? rest.length);
    const whole = rest.slice(0, until).split(/[!?]|\.(?:\s|$)|\s[(|]/)[0]!;
    const dated = whole.length === day && day < rest.length;
    const named = dated ? withoutTail(whole) : whole;
    const names = [named, named.split(/:\s/)[0]!].map((name) => name.replace(/^["'„“«»”]+|["'“”»«,;:\s]+$/g, ''));
    const sure = !host.test(match[0]) && (dated || (match.index === 0 && /^[.!]/.test(rest.slice(whole.length))));
    return [...new Set(names)].filter(isName).map((name) => ({ name, sure }));
  });
}

/** LIST: words before who sells or where it takes place, at the end of a folded sentence: "Thank you for booking with". */
const host = /(?:^|\s)(?:with|from|at|in|bei|beim|im|in der|chez|en|presso|da|bij|hos|em|w)\s$/u;

/** LIST: words that lead to a day, and weekdays, at the end of a folded text. */
const lead = new RegExp(
  `[\\s,]+(?:am|on|le|el|il|op|den|no|w|v|u|o|в|у|dne|dnia|dniu|pe|del|dia|na|στις|(?:${weekdayPattern})\\.?)[\\s,]*$`,
  'u',
);

/** A name without the words that lead to its day: "on Saturday". */
function withoutTail(name: string): string {
  const at = lead.exec(fold(name))?.index;
  return at === undefined ? name : withoutTail(name.slice(0, at));
}

function isName(name: string): boolean {
  if (name.length < 3 || name.length > 70 || !/^[\p{Lu}\d]/u.test(name) || !/\p{L}{2}/u.test(name)) return false;
  if (generic(name) || isPeople(name) || findMoney(name)[0]?.at === 0) return false;
  if (hasPostcode(name) || findDates(name)[0]?.at === 0 || findTimes(name)[0]?.at === 0) return false;
  return !(findCode(name) && /\d/.test(name) && !/\s/.test(name));
}

/** Whether a text only says for whom places are: "Adults and 2 Children". */
function isPeople(name: string): boolean {
  const { words, of } = categoriesOf(name);
  return (of.get('person') ?? 0) > 0 && (of.get('person') ?? 0) + 2 >= words;
}
