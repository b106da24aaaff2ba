import { isWholeName } from '#src/tickets/same.ts';
import { once } from '../../once.ts';
import { andWords } from '../../words/and.ts';
import { namesOrderer, namesSeveral } from '../../words/people-words.ts';
import type { Role } from '../../words/roles.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell } from '../layout/cells.ts';
import { isCountOfPeople } from '../readings/party.ts';
import { looksLikeName } from '../values/names.ts';
import { joinWrapped, readText } from '../values/read-value.ts';
import { freeNames } from './free-names.ts';
import type { LegFields } from './transport.ts';

/** A traveller, and where the name stands. */
export type Person = {
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly score: number;
  /** What stands in this person's own row of a table or below the name: seat, coach, ticket number. */
  readonly row: readonly Fact[];
};

/** Facts of a person that a table holds one row of for each. */
const personal: ReadonlySet<Role> = new Set(['seat', 'coach', 'row', 'class', 'ticketNumber', 'product', 'level']);

/** The other values of a person's row in the same table. */
function rowOf(person: Fact, all: readonly Fact[]): readonly Fact[] {
  if (person.row === undefined) return [];
  return all.filter(
    (fact) =>
      fact.row === person.row &&
      personal.has(fact.roles[0]!) &&
      fact.cells[0]!.page === person.cells[0]!.page &&
      Math.abs(fact.label.cell.y - person.label.cell.y) < 1,
  );
}

const joint = new RegExp(`\\s*[,;]\\s*|\\s(?:[+&]|${andWords})\\s`, 'iu');

/** What tells whether a line is a list of names: its label is for several; or who share a car or cabin share its ticket. */
type ListHints = { readonly isOpen: boolean; readonly share: boolean };

/** The names of a list: whole ones behind commas, "and" and the like. Two behind one comma may be one, "Quispe Mamani, Jorge Luis". */
function namesIn(text: string, { isOpen, share }: ListHints): readonly string[] {
  return text.split('\n').flatMap((printed) => {
    const parts = printed.split(joint).map((part) => part.trim());
    const listed = parts.filter((part) => !isCountOfPeople(part));
    // "Ada Berger, zwei Kinder": who is only counted has no name.
    const line = listed.length < parts.length ? listed.join(', ') : printed;
    const isSure = !share && (listed.length > 2 || isOpen || !/[,;]/.test(line));
    const isList = isSure && listed.every((part) => looksLikeName(part) && isWholeName(part));
    return isList ? listed : line.split(/;|,\s(?=(?:mr|mrs|ms|herr|frau)\b)|\s\+\s|\s&\s/i);
  });
}

function peopleIn(facts: readonly Fact[], all: readonly Fact[]): readonly Person[] {
  const people: Person[] = [];
  const share = all.some(({ roles: [role] }) => role === 'vehicle');
  const naming = facts.filter(({ roles: [role] }) => role === 'passenger');
  const travelling = naming.filter((fact) => !namesOrderer(labelOf(fact)));
  for (const fact of travelling.length > 0 ? travelling : naming)
    for (const text of namesIn(joinWrapped(fact.text), { isOpen: namesSeveral(labelOf(fact)), share })) {
      const name = readText('passenger', text);
      if (name && !people.some((one) => one.name === name))
        people.push({ name, cells: fact.cells, score: fact.score * 0.9, row: rowOf(fact, all) });
    }
  return people;
}

function labelOf({ label: { cell, at, end } }: Fact): string {
  return cell.text.slice(at, end);
}

/** Whoever the leg itself names; else the passengers of its page, or of a page without legs. */
export function peopleOf(understood: Understood, legs: readonly LegFields[], leg: LegFields): readonly Person[] {
  const naming = legs.filter((one) => one.facts.some((fact) => fact.roles[0] === 'passenger'));
  // Several legs that name somebody name their own passengers; one that does not, did not read.
  if (naming.length > 1) return peopleIn(leg.facts, leg.facts);
  const on = (wanted: (page: number) => boolean) =>
    peopleIn(
      understood.facts.filter((fact) => wanted(fact.cells[0]!.page)),
      understood.facts,
    );
  const own = on((one) => one === leg.page);
  const found = own.length > 0 ? own : on((one) => !legs.some((other) => other.page === one));
  const named = found.length > 0 || understood.facts.some((fact) => fact.roles[0] === 'passenger');
  return withOwn(named ? found : freePeople(understood, leg), legs.length === 1 ? understood.facts : leg.facts);
}

const namesOf = once(({ cells, labels }: Understood) => freeNames(cells, labels));

/** Names without a label that something beside them makes a traveller's. */
function freePeople(understood: Understood, leg: LegFields): readonly Person[] {
  const people: Person[] = [];
  for (const { text, cell, score } of namesOf(understood)) {
    const name = readText('passenger', text);
    if (name && cell.page === leg.page && !people.some((one) => one.name === name))
      people.push({ name, cells: [cell], score, row: [] });
  }
  return people;
}

/** Lines below a name that are about its traveller at most. */
const ownLines = 5;

/** People with a seat each between their names, in the lines below or beside them. */
function withOwn(people: readonly Person[], facts: readonly Fact[]): readonly Person[] {
  if (people.length < 2 || people.some((person) => person.row.length > 0)) return people;
  const tops = people.map((person) => person.cells[0]!.y);
  const rows = people.map((person, at) => {
    const bottom = Math.min(tops[at + 1] ?? Number.POSITIVE_INFINITY, tops[at]! + ownLines);
    return facts.filter(
      (fact) =>
        personal.has(fact.roles[0]!) &&
        fact.cells[0]!.page === person.cells[0]!.page &&
        fact.cells[0]!.y > tops[at]! - 0.4 &&
        fact.cells[0]!.y < bottom - 0.4,
    );
  });
  const seated = rows.every((row) => row.filter((fact) => fact.roles[0] === 'seat').length === 1);
  return seated ? people.map((person, at) => ({ ...person, row: rows[at]! })) : people;
}
