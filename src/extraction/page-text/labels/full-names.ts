import { fold } from '../../words/fold.ts';
import { labelEntries, labelWords } from '../../words/label-index.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { fitOf } from '../values/fit.ts';
import type { Fact } from './fact.ts';
import type { Label } from './find-labels.ts';

/** "First name: Jane" and "Last name: Doe" near each other are one passenger. */
export function joinNames(facts: readonly Fact[]): readonly Fact[] {
  const labelled = (pattern: RegExp) =>
    facts.filter((fact) => pattern.test(bare(fact.label.cell.text.slice(fact.label.at, fact.label.end))));
  const families = labelled(familyName);
  const joined = new Map<Fact, Fact>();
  for (const fact of labelled(givenName)) {
    const family = families.find((one) => one !== fact && !joined.has(one) && isNear(one.cells[0]!, fact.cells[0]!));
    const text = family && inOrder(fact, family);
    if (!family || !text || joined.has(fact) || fitOf('passenger', text) === 0) continue;
    const cells = [...fact.cells, ...family.cells];
    const whole: Fact = { ...fact, roles: ['passenger'], text, cells, score: Math.max(fact.score, 0.8) };
    joined.set(fact, whole).set(family, whole);
  }
  return [...new Set(facts.map((fact) => joined.get(fact) ?? fact))];
}

/** Adds whom a sheet names in two parts without colons: "First name Jane" beside or above "Last name Doe". */
export function withPartedNames(sheet: Sheet, facts: readonly Fact[]): readonly Fact[] {
  const parts = sheet.rows.flatMap((row) => row.flatMap((cell, at) => partsOf(cell, row[at + 1])));
  const used = new Set<Part>();
  const whole = parts
    .filter(({ isGiven }) => isGiven)
    .flatMap((given) => {
      const [family] = parts
        .filter((one) => !one.isGiven && !used.has(one) && isNear(one.cell, given.cell))
        .sort((a, b) => Math.abs(a.cell.y - given.cell.y) - Math.abs(b.cell.y - given.cell.y));
      const text = family && inOrder(given, family);
      if (!family || !text || fitOf('passenger', text) === 0) return [];
      used.add(family);
      const cells = [...new Set([given.cell, family.cell])];
      return [{ roles: ['passenger' as const], text, cells, label: given.label, score: 0.8 }];
    });
  const taken = new Set(whole.flatMap(({ cells, label }) => [...cells, label.cell]));
  return [...facts.filter(({ roles, cells }) => roles[0] !== 'passenger' || !taken.has(cells[0]!)), ...whole];
}

/** East Asian signs and Hungarian labels put the family first; every other name the person's own. */
function inOrder(given: Named, family: Named): string {
  const label = bare(family.label.cell.text.slice(family.label.at, family.label.end));
  const familyFirst = /^(?:vezeteknev|csaladnev)$/.test(label) || eastAsian.test(given.text + family.text);
  return familyFirst ? `${family.text} ${given.text}` : `${given.text} ${family.text}`;
}

type Named = { readonly text: string; readonly label: Label };

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

type Part = { readonly isGiven: boolean; readonly text: string; readonly cell: Cell; readonly label: Label };

/** The names in a cell that follow a label of their part; behind the last label of a cell, that in the next cell. */
function partsOf(cell: Cell, next: Cell | undefined): readonly Part[] {
  if (cell.prose || cell.text.length > 80) return [];
  const words = [...cell.text.matchAll(/\S+/g)];
  const found: { isGiven: boolean; from: number; to: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    const length = [3, 2, 1].find((count) => {
      const label = from + count <= words.length && bare(words.slice(from, from + count).join(' '));
      return label && (familyName.test(label) || givenName.test(label));
    });
    if (length === undefined || (found.length === 0 && from > 0)) continue;
    const isGiven = !familyName.test(bare(words.slice(from, from + length).join(' ')));
    found.push({ isGiven, from, to: from + length });
    from += length - 1;
  }
  return found.flatMap(({ isGiven, from, to }, at) => {
    const inside = words
      .slice(to, found[at + 1]?.from)
      .map(([word]) => word)
      .join(' ');
    const isOpen = inside === '' && at === found.length - 1 && next !== undefined;
    const text = (isOpen ? next.text : inside).replace(/[,;|·\s]+$/, '');
    if (!name.test(text) || labelEntries(labelWords(text)).length > 0) return [];
    return [{ isGiven, text, cell: isOpen ? next : cell, label: labelOf(cell, words[from]!.index, words[to - 1]!) }];
  });
}

function labelOf(cell: Cell, at: number, last: RegExpExecArray): Label {
  const end = last.index + last[0].length;
  return { cell, at, end, roles: ['passenger'], colon: false, whole: end === cell.text.length, rest: '', restAt: end };
}

function isNear(one: Cell, other: Cell): boolean {
  return one.page === other.page && Math.abs(one.y - other.y) < 3.5;
}

/** Whether a text is a label of a part of a name. */
export function isNameLabel(text: string): boolean {
  const label = bare(text);
  return familyName.test(label) || givenName.test(label);
}

/** A label without the signs around it: "*First name*:" as "first name". */
function bare(label: string): string {
  return fold(label).replace(/[*:.]/g, '').trim();
}

const particles = '(?:de|da|do|dos|das|del|della|di|la|el|van|von|der|den|zu|af|av|bin) ';
const name = new RegExp(`^(?:(?:${particles})*\\p{Lu}[\\p{L}\\p{M}'’.-]*(?: |$)){1,4}$`, 'u');

const familyName =
  /^(?:last ?name|surname|family ?name|nachname|familienname|nom(?: de famille)?|apellidos?|cognoms?|cognome|achternaam|apelido|sobrenome|efternamn|efternavn|etternavn|nazwisko|prijmeni|priezvisko|vezeteknev|csaladnev|prezime|priimek|sukunimi|perekonnanimi|perenimi|uzvards|pavarde|nume|soyadi?|επωνυμο|фамилия|прізвище)$/;

const givenName =
  /^(?:first ?name|given ?names?|forenames?|vorname|prenoms?|nombre|nome|voornaam|fornamn|fornavn|imie|jmeno|meno|keresztnev|utonev|ime|etunimi|eesnimi|vards|vardas|prenume|adi?|ονομα|имя|ім'я)$/;
