import { sameName, sameWords } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { isGreeting } from '../../../words/order-words.ts';
import { namesOrderer } from '../../../words/people-words.ts';
import { isOver } from '../../candidates/span.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { countsPeople } from '../../readings/party.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from '../spans/bounds.ts';
import { readSpan } from '../spans/read-span.ts';
import { namedByLabels } from './counted-labels.ts';
import { areKin, areOnePerson } from './kin.ts';
import { withoutRests, withoutTwins } from './one-person.ts';
import { areCentred, areFamilyInLine } from './siblings.ts';
import { underPlaces } from './under-places.ts';

/** A traveller and every place where the name stands, in reading order. */
export type Traveller = { readonly name: string; readonly best: ScoredSpan; readonly places: readonly Cell[] };

/** How many travellers there are at most. */
const most = 9;

/**
 * The travellers that a document lists: names that stand under or beside each other. Empty where it lists no two, or where its
 * tickets name somebody else whom the scorer does not take for a mistake.
 */
export function travellersOf(
  understood: Understood,
  scored: readonly ScoredSpan[],
  drafts: readonly Draft[],
): readonly Traveller[] {
  const orderers = orderersOf(understood);
  const places = underPlaces(understood, scored);
  const labelled = namedByLabels(understood);
  const found: { name: string; best: ScoredSpan; places: Cell[] }[] = [];
  const names: string[] = [];
  const others = drafts.flatMap(({ fields: { carrier, from, to } }) =>
    [carrier, from, to].flatMap((readings) => readings?.[0]?.value ?? []),
  );
  const named = scored
    .filter((one) => one.likely('passenger') >= bounds.named && one.span.cells.length === 1)
    .flatMap((one) => {
      const [cell] = one.span.cells;
      const isNobody = isGreeting(one.span.text) || orderers.has(cell!) || places.has(cell!);
      const name = isNobody ? undefined : readSpan(one.span, 'passenger', understood);
      return typeof name === 'string' && !others.some((other) => sameWords(other, name)) ? { one, name } : [];
    });
  for (const { one, name } of named.toSorted(wholeFirst)) {
    names.push(name);
    const known = found.find((other) => sameName(other.name, name) || areOnePerson(other.name, name));
    const cell = one.span.cells[0]!;
    if (known && !known.places.includes(cell)) known.places.push(cell);
    else if (!known && one.likely('passenger') >= (labelled.has(cell) ? bounds.named : bounds.traveller))
      found.push({ name, best: one, places: [cell] });
  }
  // Beside whole names a single word is a heading, and "KALATZIS/NICHOLAS" names whom "KALATZIS/NICHOLAS MR" names.
  const whole = found.filter(({ name }) => name.includes(' '));
  const written = whole.length > 0 ? whole : found;
  const people = withoutRests(withoutTwins(inOneScript(written)));
  const listed = people.filter((one) =>
    people.some(
      (other) =>
        other !== one &&
        (standTogether(one.places, other.places) ||
          standInLine(one, other) ||
          areCentredFamily(one, other) ||
          isNextSure(one, other)),
    ),
  );
  if (listed.length < 2 || listed.length > most || isPartedName(listed)) return [];
  const isListed = (name: string) => listed.some((one) => sameName(one.name, name));
  const isRead = (name: string) => people.length < written.length && written.some((one) => sameName(one.name, name));
  const isSeen = (name: string) => !isRead(name) && names.some((other) => sameName(other, name));
  const told = drafts.flatMap((draft) => draft.fields.passenger?.[0]?.value ?? []);
  const strangers = whole.length > 0 ? told.filter((name) => name.trim().includes(' ')) : told;
  if (strangers.some((name) => !isListed(name) && isSeen(name))) return [];
  const ordered = listed.map((one) => ({ ...one, places: one.places.toSorted((a, b) => a.order - b.order) }));
  return ordered.sort((a, b) => placeInList(a, ordered) - placeInList(b, ordered) || a.best.span.at - b.best.span.at);
}

/** Japanese names in kana beside names in kanji are how people are read who may stand there in kanji: the larger list is everybody's. */
function inOneScript<Person extends { readonly name: string }>(people: readonly Person[]): readonly Person[] {
  const kana = people.filter(({ name }) => /^[\p{scx=Katakana}\s]+$/u.test(name));
  const kanji = people.filter(({ name }) => /^[\p{sc=Han}\s]+$/u.test(name));
  if (kana.length === 0 || kanji.length === 0) return people;
  const others = kana.length > kanji.length ? kanji : kana;
  return people.filter((person) => !others.includes(person));
}

type Named = { readonly one: ScoredSpan; readonly name: string };

/** Whole names before single words, which may be a part of one; then the likelier ones. */
function wholeFirst(a: Named, b: Named): number {
  return Number(isWholeName(b)) - Number(isWholeName(a)) || b.one.likely('passenger') - a.one.likely('passenger');
}

function isWholeName({ one, name }: Named): boolean {
  return name.includes(' ') && one.likely('passenger') >= bounds.traveller;
}

/** Whether two of a family stand in the middle of lines of their own. */
function areCentredFamily(one: Traveller, other: Traveller): boolean {
  return areKin(one.name, other.name) && one.places.some((a) => other.places.some((b) => a !== b && areCentred(a, b)));
}

/** Whether two of a family, both sure, stand in lines that follow each other: the second one where the first one's label ends. */
function isNextSure(one: Traveller, other: Traveller): boolean {
  if (!areKin(one.name, other.name) || [one, other].some(({ best }) => best.likely('passenger') < bounds.surely))
    return false;
  return one.places.some((a) =>
    other.places.some(
      (b) => a !== b && a.page === b.page && Math.abs(a.y - b.y) < 1.6 && a.x < b.right && b.x < a.right,
    ),
  );
}

/** Whether two words under each other are one person's name in two lines. */
function isPartedName(listed: readonly { readonly name: string; readonly places: readonly Cell[] }[]): boolean {
  return listed.length === 2 && listed.every(({ name }) => !name.includes(' '));
}

/** Where those are named who ordered for somebody else. */
function orderersOf({ facts }: Understood): ReadonlySet<Cell> {
  const naming = facts.filter(({ roles: [role] }) => role === 'passenger');
  const ordered = naming.filter(({ label: { cell, at, end } }) => namesOrderer(cell.text.slice(at, end)));
  return new Set(ordered.length < naming.length ? ordered.flatMap(({ cells }) => cells) : []);
}

/** Whether two names have places under each other or in one row, whatever stands elsewhere (values of an order must all be in one line, `admissions.ts`): a buyer's name in a letterhead and a traveller's are no list. */
function standTogether(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.some((one) =>
    b.some(
      (other) =>
        one !== other &&
        (one.page === other.page
          ? Math.abs(one.x - other.x) < 1.5 || Math.abs(one.y - other.y) < 0.6
          : Math.abs(one.x - other.x) < 1.5 && Math.abs(one.y - other.y) < 1.5),
    ),
  );
}

/**
 * Whether two sure names, or two of a family, stand in one line, apart from each other: "1) Vasile Andreea, 2) Vasile Mihnea", not a name and its fare, nor
 * names before a count of those who have none there: "Loïc Perrault, Claire Perrault, 2 enfants".
 */
function standInLine(one: Pick<Traveller, 'best'>, other: Pick<Traveller, 'best'>): boolean {
  const [a, b] = [one.best.span, other.best.span];
  const isSure = [one, other].every(({ best }) => best.likely('passenger') >= bounds.surely);
  const areTwo = (isSure && !isOver(a, b)) || areFamilyInLine(one.best, other.best);
  return areTwo && a.cells[0] === b.cells[0] && !countsPeople(a.cells[0]!.text.slice(Math.max(a.end, b.end)));
}

/** Where a name stands in the list, not in a letterhead above it: nearest to another one. */
export function placeInList(one: Traveller, all: readonly Traveller[]): number {
  const others = all.filter((other) => other !== one).flatMap(({ places }) => places);
  const inList = one.places.filter((place) => standTogether([place], others));
  const far = (place: Cell) => Math.min(...others.map(({ order }) => Math.abs(order - place.order)));
  return (inList.toSorted((a, b) => far(a) - far(b))[0] ?? one.places[0]!).order;
}
