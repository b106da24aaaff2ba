import { hasValidity, type TicketKind } from '#src/tickets/fields.ts';
import { sameName } from '#src/tickets/same.ts';
import { weekdays } from '../../words/calendar-words.ts';
import { isDesk } from '../../words/desks.ts';
import { fold } from '../../words/fold.ts';
import { generic } from '../../words/generic-words.ts';
import { houses, isHouse } from '../../words/houses.ts';
import { kindWords } from '../../words/kind-words.ts';
import { isAboutOrder, isGreeting } from '../../words/order-words.ts';
import type { Cell } from '../layout/cells.ts';
import { following, leading, prominence, withoutStars } from '../layout/headline.ts';
import type { Found } from '../readings/found.ts';
import { hasPostcode, hasStreet } from '../values/addresses.ts';
import { findCode } from '../values/codes.ts';
import { findContact } from '../values/contacts.ts';
import { findDates } from '../values/dates.ts';
import { findMoney } from '../values/money.ts';
import { looksLikeName } from '../values/names.ts';
import { findTimes } from '../values/times.ts';

/** What the search for a title has to leave out, and the kind whose own name may be one ("Gift card"). */
export type TitleHints = {
  readonly taken: ReadonlySet<Cell>;
  readonly issuer: string | undefined;
  /** People of the document: a title never is their name. */
  readonly people: readonly string[];
  readonly kind: TicketKind;
};

/** A title with the cells it stands in and how surely it is one. */
export type FoundTitle = Found<string>;

/** The prominent text of the cells: large, near the top, not generic, not a label or a value already taken. */
export function findTitle(cells: readonly Cell[], hints: TitleHints): FoundTitle | undefined {
  const { taken, issuer, people, kind } = hints;
  const usable = cells.filter(
    (cell) =>
      !taken.has(cell) &&
      (canBeTitle(cell) || namesKind(cell.text, kind)) &&
      !(issuer && fold(cell.text) === fold(issuer)) &&
      !isAddressee(cell, cells) &&
      !people.some((name) => sameName(name, cell.text)),
  );
  const scored = usable
    .map((cell) => ({
      cell,
      score:
        prominence(cell, cells) -
        (generic(cell.text) ? 0.15 : 0) +
        (isHouse(cell.text, kind) ? 0.4 : 0) +
        (isBelowConfirmation(cell, cells) ? 0.4 : 0),
    }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored.filter(
    ({ cell }, at) => at > 0 || !isLetterhead(cell, cells) || isHouse(cell.text, kind),
  );
  if (best !== scored[0] && !(best && isOverDay(best.cell, cells))) return undefined;
  if (!best || best.score < 0.9) return undefined;
  // "Thai massage 60" over "minutes" only looks like a street with its number.
  const large = cells.filter((cell) => usable.includes(cell) || (!taken.has(cell) && hasStreet(cell.text)));
  const lines = [...leading(best.cell, large), best.cell, ...following(best.cell, usable)];
  const value = withoutStars(lines.map((cell) => cell.text).join(' '));
  if (/[.!?]$/.test(value) && value.split(' ').length > 4) return undefined;
  const clear = best.score - (second && !lines.includes(second.cell) ? second.score : 0);
  const score =
    0.35 + Math.max(0, best.cell.size - 1) * 0.3 + Math.min(0.25, clear * 0.25) + (best.cell.bold ? 0.05 : 0);
  return { value, cells: lines, score: Math.min(0.82, score) };
}

/** Whether a text is just what such a ticket is called: "Carta regalo", "Tageskarte". */
function namesKind(text: string, kind: TicketKind): boolean {
  if (!(hasValidity(kind) || kind === 'parking') || text.length > 40) return false;
  const words = fold(text)
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .join(' ');
  return (kindWords(text).get(kind) ?? []).some(({ word, weight }) => weight === 1 && word === words);
}

/** The line right below "Your reservation is confirmed" or "Booking confirmation": what was booked. */
function isBelowConfirmation(cell: Cell, cells: readonly Cell[]): boolean {
  const above = cells[cells.indexOf(cell) - 1];
  if (!above || above.size < 1.25 || Math.abs(above.x - cell.x) > 1.5 || cell.y - above.bottom > 2.5) return false;
  return (isAboutOrder(above.text) || generic(above.text)) && !/\d{3}/.test(cell.text);
}

/** The line right above that of the day: what takes place then. */
function isOverDay(cell: Cell, cells: readonly Cell[]): boolean {
  const below = cells[cells.indexOf(cell) + 1];
  if (!below || Math.abs(below.x - cell.x) > 1.5 || below.y - cell.bottom > 0.9) return false;
  return (findDates(below.text)[0]?.at ?? 99) < 5;
}

/** A first line that is no larger than the others is the sender, not what it is about. */
function isLetterhead(cell: Cell, cells: readonly Cell[]): boolean {
  return (
    !isBelowConfirmation(cell, cells) &&
    cell.size < 1.15 &&
    cell.order - cells[0]!.order < 2 &&
    cells.some((other) => other.size < cell.size * 0.95 || other.bold !== cell.bold)
  );
}

/** A name above a street or a city: to whom the letter goes. */
function isAddressee(cell: Cell, cells: readonly Cell[]): boolean {
  if (!looksLikeName(cell.text) || houses.test(fold(cell.text)) || cell.size > 1.2) return false;
  const below = cells.find(
    (other) =>
      other.page === cell.page && Math.abs(other.x - cell.x) < 1 && other.y > cell.y && other.y - cell.bottom < 1,
  );
  return below !== undefined && (hasStreet(below.text) || hasPostcode(below.text));
}

function canBeTitle(cell: Cell): boolean {
  const { text } = cell;
  if (isAboutOrder(text) || isDesk(text)) return false;
  if (isGreeting(text) || (/[^.]\.$|[!?]$/.test(text) && /\p{Ll}{3}/u.test(text))) return false;
  if (weekdays.has(fold(text))) return false;
  if (/^\p{Ll}/u.test(text) && text.split(' ').length > 4) return false;
  if (text.length < 2 || text.length > 90 || cell.prose || generic(text) || /:$/.test(text)) return false;
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '').length;
  if (letters < 2 || letters < text.replace(/\s/g, '').length * 0.5) return false;
  const { email, website } = findContact(text);
  if (email || website || findMoney(text).length > 0 || hasPostcode(text) || hasStreet(text)) return false;
  const cut = [...findDates(text), ...findTimes(text)].reduce(
    (length, span) => length - (span.end - span.at),
    text.length,
  );
  if (cut < text.length * 0.6) return false;
  return !(findCode(text) && !/\s/.test(text) && /\d/.test(text)) && !/^[A-Z]{3}$/.test(text);
}
