import { fold } from '../../words/fold.ts';
import { forWords } from '../../words/for.ts';
import { roles } from '../../words/roles.ts';
import type { Label } from '../labels/find-labels.ts';
import type { Cell } from '../layout/cells.ts';
import { looksLikeName } from '../values/names.ts';
import { findTimes } from '../values/times.ts';

/** A name without a label. */
export type FreeName = { readonly text: string; readonly cell: Cell; readonly score: number };

/** Names that stand free, each with something that makes it a traveller's; none when nothing does. */
export function freeNames(cells: readonly Cell[], labelsOf: ReadonlyMap<Cell, readonly Label[]>): readonly FreeName[] {
  const pages = Map.groupBy(cells, (cell) => cell.page);
  const greeted = cells.slice(0, 30).flatMap((cell) => greetedName(cell.text) ?? []);
  return cells.flatMap((cell) => {
    const airline = airlineName(cell.text);
    if (airline) return [{ text: airline, cell, score: 0.8 }];
    if (cell.prose || labelsOf.has(cell) || !isFullName(cell.text)) return [];
    if (titled.test(cell.text)) return [{ text: cell.text, cell, score: 0.72 }];
    const given = fold(cell.text).split(' ')[0]!;
    const known = greeted.includes(given) || isTraveller(cell, pages.get(cell.page)!, labelsOf);
    return known ? [{ text: cell.text, cell, score: 0.7 }] : [];
  });
}

/** `DOE/JOHN MR`, as reservation systems write a traveller; also behind "FOR". */
function airlineName(text: string): string | undefined {
  return booked.exec(text)?.[1]?.replace(behindFor, '');
}

const whose = `(?<!\\p{L})(?:${forWords.toUpperCase()}) `;
const booked = new RegExp(
  `(?:^|${whose}|^\\d{1,2}\\s?[.)]\\s?)([A-Z][A-Z' -]+/[A-Z][A-Z -]* ?(?:MRS|MR|MSTR|MISS|MS|DR))(?:$|\\s{2}|,| \\()`,
  'u',
);

/** "ITINERARY FOR DOE/JOHN MR": the family's name begins behind the word. */
const behindFor = new RegExp(`^.*${whose}(?=[^/]+/)`, 'u');

function isFullName(text: string): boolean {
  const words = text.split(' ').length;
  const whole = text
    .split(' ')
    .every((word) => word.length > 2 || /^(?:\p{L}\.|[dD]e|[dD]a|[dD]i|[dD]o|[lL]e|[lL]a|\p{Lu}\p{L})$/u.test(word));
  return whole && words >= 2 && words <= 5 && text.length <= 40 && /^[\p{L}'’. -]+$/u.test(text) && looksLikeName(text);
}

const titled =
  /^(?:Mrs?|Ms|Miss|Herr|Frau|Mme|Mlle|Monsieur|Madame|Sig\.?(?:ra)?|Signora?|Sra?|Dhr|Mevr|Mw|Pan|Pani|MRS?|MS)\.? \p{Lu}[\p{L}'’.-]+ \p{Lu}/u;

/** "Ciao Matteo, il tuo viaggio": the given name that a message greets. */
function greetedName(text: string): string | undefined {
  return /^(?:hi|hello|hey|hallo|liebe[r]?|bonjour|salut|hola|ciao|ola|hej|hei|moi|czesc|ahoj|szia|dear|beste|querid[oa]|car[oa]|cher|chere) ([a-z'-]{2,20})(?=[,!. ]|$)/.exec(
    fold(text),
  )?.[1];
}

const groupWords =
  '(?:adult[oe]?|child|senior|infant|youth|erwachsener?|kind|jugendlicher?|adulte|enfant|adulto|niño|adulta|adulti|bambino|ragazzo|volwassene|criança|voksen|barn|vuxen|aikuinen|lapsi|dospělý|dorosły|felnőtt|passenger|passagier|reisende[r]?|passager|pasajero|passeggero|passageiro|passagerare|matkustaja|osoba|person)';
const numbered = new RegExp(`^(?:\\d ?x? ?)?${groupWords}(?: ?\\d| [A-Z])?[.:)]?$`, 'iu');
const counted = new RegExp(`^1 ?x? ?${groupWords}(?![\\p{L}])`, 'iu');

/** Whether a birth day, an age group, a coach or a seat stands beside a name, or a coach or seat right below it. */
function isTraveller(name: Cell, onPage: readonly Cell[], labelsOf: ReadonlyMap<Cell, readonly Label[]>): boolean {
  const near = onPage.filter((cell) => cell !== name && Math.abs(cell.order - name.order) < 8);
  const beside = near.filter((cell) => Math.abs(cell.y - name.y) < 0.8);
  // Who stands beside a clock is a stop.
  if (beside.some((cell) => findTimes(cell.text).length > 0 || labelsOf.get(cell)?.some(isOfStop))) return false;
  if (beside.some((cell) => (cell.x < name.x ? numbered : counted).test(cell.text))) return true;
  if (beside.some((cell) => cell.x > name.x && (born.test(fold(cell.text)) || isSeated(labelsOf.get(cell)))))
    return true;
  const below = near.filter(
    (cell) => cell.y > name.bottom - 0.4 && cell.y - name.bottom < 1 && Math.abs(cell.x - name.x) < 2,
  );
  return beside.length === 0 && below.some((cell) => isSeated(labelsOf.get(cell)));
}

const born =
  /^(?:geburtsdatum|geb\.|geboren|date of birth|born|ne\(?e?\)? le|date de naissance|fecha de nacimiento|data di nascita|geboortedatum|data de nascimento|fodelsedatum|fodselsdato|data urodzenia|datum narozeni|szuletesi)/;

function isOfStop({ roles: [role] }: Label): boolean {
  return role !== undefined && (roles[role] === 'stop' || roles[role] === 'time');
}

function isSeated(labels: readonly Label[] | undefined): boolean {
  return (
    labels?.some((label) => !label.whole && (label.roles.includes('seat') || label.roles.includes('coach'))) ?? false
  );
}
