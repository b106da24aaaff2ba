/** Names that stand there twice or in two lines, and are one person's. */
import { fold } from '../../../words/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';

type Named = { readonly name: string; readonly places: readonly Cell[] };
type Told = Named & { readonly best: ScoredSpan };

/**
 * People without those who are the ones above or beside them in other letters: "ნინო ჭყონია" over "NINO CHKONIA". Only where each has one so: a list of
 * people may have names of several scripts.
 */
export function withoutTwins<Person extends Named>(people: readonly Person[]): readonly Person[] {
  const twins = new Map<Person, Person>();
  const taken = new Set<Person>();
  for (const one of people) {
    const twin = people.find(
      (other) => !twins.has(other) && isLatin(other.name) !== isLatin(one.name) && isNextTo(one, other),
    );
    if (!twin || twins.has(one) || taken.has(one)) continue;
    twins.set(twin, one);
    taken.add(one);
  }
  return twins.size * 2 === people.length ? people.filter((one) => !twins.has(one)) : people;
}

function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name);
}

/** Whether a name stands in the line below another one, or behind it in its line. */
function isNextTo(one: Named, other: Named): boolean {
  return one.places.some((a) =>
    other.places.some((b) => isBelow(a, b) || (a.page === b.page && Math.abs(a.y - b.y) < 0.6 && b.x > a.x)),
  );
}

/** LIST: words within names that no name ends with, folded. */
const within =
  /(?:^| )(?:de|del|de la|de las|de los|della|di|da|do|das|dos|du|des|van|van der|van den|van de|von|von der|zu|zum|ter|ten|bin|bint|binti|ibn|abu|al|el|y|e|i|und|vda\.? de|st\.?|santa|san)$/;

/** People without those who are the rest of the name above or before them: "MARÍA BÓRQUEZ VDA. DE" over "ENCINAS". */
export function withoutRests<Person extends Told>(people: readonly Person[]): readonly Person[] {
  const open = people.filter(({ name }) => within.test(fold(name)));
  return people.filter((one) => !open.some((above) => above !== one && isRestOf(above, one)));
}

function isRestOf(above: Told, one: Told): boolean {
  const [a, b] = [above.best.span, one.best.span];
  if (a.cells[0] === b.cells[0]) return b.at >= a.end && b.at - a.end <= 1;
  return above.places.some((a) => one.places.some((b) => isBelow(a, b)));
}

/** Whether a cell is in the next line, where the one above begins. */
function isBelow(a: Cell, b: Cell): boolean {
  return a.page === b.page && Math.abs(a.x - b.x) < 1.5 && b.y > a.y && b.y - a.y < 1.8;
}
