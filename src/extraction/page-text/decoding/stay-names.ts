import type { Reading } from '#src/tickets/evidence.ts';
import { isHouse } from '../../words/houses.ts';
import { kindWords } from '../../words/kind-words.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';
import { evidenceOf } from '../readings/reading.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import { bounds } from './spans/bounds.ts';
import { readSpan } from './spans/read-span.ts';
import { scoredReading } from './spans/told.ts';

/** Names that are looked at, the likeliest first: each is a look at the whole paper. */
const mostNames = 12;
/** How likely it is that a name under the word for a house is the house's; it is to be checked. */
const headed = 0.75;
/** How likely the likeliest name of all is that of what is booked at least, and one with the word for a house in it. */
const likeliest = 0.4;
const longestName = 60;

/** Labels that are a stay's. */
export const stayRoles: ReadonlySet<string> = new Set(['checkIn', 'checkOut']);

/** A name that may be a house's, and how it was read. */
type Named = { readonly cell: Cell; readonly title: Reading<string> };

/** What may be the name of a house: what the scorer holds for a title, the likeliest first, then what stands under the word for a house. */
export function namesOfHouses(
  understood: Understood,
  scored: readonly ScoredSpan[],
  areFlights: boolean,
): readonly Named[] {
  return [...scoredNames(understood, scored, areFlights), ...headedNames(understood)];
}

function scoredNames(understood: Understood, scored: readonly ScoredSpan[], areFlights: boolean): readonly Named[] {
  const names = scored
    .filter(({ likely }) => likely('title') >= likeliest)
    .toSorted((a, b) => b.likely('title') - a.likely('title'));
  return names
    .filter((one, at) => one.likely('title') >= leastOf(one, at === 0, areFlights))
    .slice(0, mostNames)
    .flatMap((one) => {
      const name = readSpan(one.span, 'title', understood);
      if (typeof name !== 'string') return [];
      return [{ cell: one.span.cells[0]!, title: scoredReading(name, one, one.likely('title')) }];
    });
}

/** How likely something is a name at least: less where it says itself that it is a house or where beside flights nothing is likelier; there it may stand in a sentence, too. */
function leastOf({ span }: ScoredSpan, isLikeliest: boolean, areFlights: boolean): number {
  if (span.cells[0]!.prose) return areFlights ? bounds.surely : Number.POSITIVE_INFINITY;
  return (isLikeliest && areFlights) || isHouse(span.text, 'hotel') ? likeliest : bounds.bare;
}

/** As reservation systems print a stay between flights: the word for a house, perhaps a day, and its name, in one line or under it. */
function headedNames({ cells, labels }: Understood): readonly Named[] {
  const isLabel = (cell: Cell) => labels.has(cell);
  const found = cells.flatMap((cell, at) => {
    if (cell.prose) return [];
    const inline = withoutWordForHouse(cell.text);
    if (inline) return [{ cell, text: inline }];
    if (!labels.get(cell)?.some(({ roles }) => roles.includes('hotel'))) return [];
    const named = cells.slice(at + 1, at + 3).find((next) => !isDay(next.text));
    return named && !named.prose && !isLabel(named) && isName(named.text) ? [{ cell: named, text: named.text }] : [];
  });
  return found.slice(0, mostNames).map(({ cell, text }) => ({
    cell,
    title: { value: text, evidence: evidenceOf([cell], text), confidence: headed, likely: headed },
  }));
}

/** The name behind the word for a house where the name says that it is one, too: "HÔTEL NEYA PORTO HOTEL", but not "Hotel Adlon". */
function withoutWordForHouse(text: string): string | undefined {
  const [, word = '', name = ''] = /^(\p{L}+):?\s+(\S.*)$/u.exec(text) ?? [];
  return word === word.toUpperCase() && isWordForHouse(word) && isName(name) && isWordForHouse(name) ? name : undefined;
}

/** Whether a text has a word that surely is for a house where people stay. */
export function isWordForHouse(text: string): boolean {
  return (
    kindWords(text)
      .get('hotel')
      ?.some(({ weight }) => weight === 1) ?? false
  );
}

function isDay(text: string): boolean {
  return /\d{2}/.test(text);
}

function isName(text: string): boolean {
  return text.length <= longestName && /^[^/|:]*\p{L}{3}/u.test(text) && !isDay(text);
}
