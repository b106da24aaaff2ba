import { fold } from '../../words/fold.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { inColumn } from '../layout/neighbours.ts';
import { findDates } from '../values/dates.ts';
import { findMoney } from '../values/money.ts';
import { findTimes } from '../values/times.ts';
import { bucket } from './bucket.ts';
import { brandsOf, knownContents } from './lexicon-features.ts';

/** What is so about the place of each cell: its looks, and what stands around it. */
export function placeFeatures(understood: Understood): (cell: Cell) => readonly string[] {
  const known = new Map<Cell, readonly string[]>();
  const whole = documentFeatures(understood);
  const facts = factsOfCells(understood.facts);
  const looks = new Map<Cell, CellLook>();
  const lookAt = (cell: Cell) => {
    const look = looks.get(cell) ?? lookOf(cell, understood);
    looks.set(cell, look);
    return look;
  };
  for (const sheet of understood.sheets) {
    const headings = headingsOf(sheet);
    const rowOf = new Map(sheet.rows.flatMap((row) => row.map((cell) => [cell, row] as const)));
    sheet.cells.forEach((cell, at) => {
      const row = rowOf.get(cell) ?? [cell];
      const column = columnAbove(sheet, rowOf, cell);
      const left = row.indexOf(cell) > 0 ? row[row.indexOf(cell) - 1] : undefined;
      const left2 = row.indexOf(cell) > 1 ? row[row.indexOf(cell) - 2] : undefined;
      const right = row[row.indexOf(cell) + 1];
      const above = column[0];
      const head = column.find((one) => one !== above && lookAt(one).label);
      const below = belowOf(sheet, rowOf, cell);
      const heading = headings.get(cell);
      known.set(cell, [
        ...whole,
        ...ownLook(cell, sheet, row.length, at),
        ...around('L', left, lookAt, left && bucket(cell.x - left.right, [1, 3, 8, 20])),
        ...(left2 ? lookAt(left2).roles.map((role) => `LL ${role}`) : []),
        ...around('R', right, lookAt),
        ...around('A', above, lookAt, above && bucket(cell.y - above.bottom, [0.3, 0.8, 1.6, 4])),
        ...(above && above.size > cell.size * 1.2
          ? ['A larger']
          : above && above.size < cell.size * 0.85
            ? ['A smaller']
            : []),
        ...(column[1] ? around('AA', column[1], lookAt) : []),
        ...(head ? lookAt(head).roles.map((role) => `H ${role}`) : []),
        ...around('B', below, lookAt, below && bucket(below.y - cell.bottom, [0.3, 0.8, 1.6, 4])),
        ...around('P', sheet.cells[at - 1], lookAt),
        ...(heading
          ? [...lookAt(heading).words.map((word) => `S ${word}`), ...lookAt(heading).roles.map((role) => `S ${role}`)]
          : []),
        ...(facts.get(cell) ?? []),
      ]);
    });
  }
  return (cell) => known.get(cell) ?? whole;
}

type CellLook = {
  readonly words: readonly string[];
  readonly roles: readonly string[];
  readonly label: boolean;
  readonly contents: readonly string[];
};

function lookOf(cell: Cell, { labels }: Understood): CellLook {
  const own = labels.get(cell) ?? [];
  const words = fold(cell.text.slice(0, 200)).match(/\p{L}+/gu) ?? [];
  const contents = [
    ...(findDates(cell.text.slice(0, 200)).length > 0 ? ['date'] : []),
    ...(findTimes(cell.text.slice(0, 200)).length > 0 ? ['time'] : []),
    ...(findMoney(cell.text.slice(0, 200)).length > 0 ? ['money'] : []),
    ...(/\d/.test(cell.text) ? ['digit'] : []),
    ...(cell.text.endsWith(':') ? ['colon'] : []),
    ...(cell.text === cell.text.toUpperCase() && words.length > 0 ? ['capitals'] : []),
    ...knownContents(cell.text),
  ];
  return {
    words: words.length <= 6 ? words : words.slice(0, 3),
    roles: own.flatMap((label, at) =>
      at === 0 || label.whole ? label.roles.slice(0, 2).map((role) => (label.whole ? role : `${role}+`)) : [],
    ),
    label: own.some((label) => label.whole),
    contents,
  };
}

function around(
  name: string,
  cell: Cell | undefined,
  lookAt: (cell: Cell) => CellLook,
  gap?: string,
): readonly string[] {
  if (!cell) return [`${name} none`];
  const look = lookAt(cell);
  return [
    ...look.words.flatMap((word) => stems(word).map((stem) => `${name} w ${stem}`)),
    ...look.roles.map((role) => `${name} ${role}`),
    ...look.roles.map((role) => (gap ? `${name} ${role} ${gap}` : '')).filter(Boolean),
    ...look.contents.map((one) => `${name} holds ${one}`),
    ...(gap ? [`${name} gap ${gap}`] : []),
  ];
}

function documentFeatures(understood: Understood): readonly string[] {
  const { kinds, language, document, sheets } = understood;
  return [
    ...[...brandsOf(understood)].map((kind) => `document of ${kind}`),
    `kind ${kinds[0]?.kind}`,
    `kinds ${kinds[0]?.kind} ${kinds[1]?.kind}`,
    `language ${language}`,
    `type ${document.type}`,
    ...('format' in document ? [`format ${document.format}`] : []),
    ...(document.id.includes('.') ? ['is part'] : []),
    `pages ${bucket(sheets.length, [1, 2, 4])}`,
    `codes ${bucket(
      sheets.reduce((sum, sheet) => sum + sheet.page.barcodes.length, 0),
      [0, 1, 2, 4],
    )}`,
  ];
}

function ownLook(cell: Cell, sheet: Sheet, rowLength: number, at: number): readonly string[] {
  return [
    `size ${bucket(cell.size, [0.7, 0.85, 0.95, 1.05, 1.25, 1.6, 2.2])}`,
    ...(cell.bold ? ['bold'] : []),
    ...(cell.prose ? ['prose'] : []),
    `y ${bucket(cell.y / sheet.height, [0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.85])}`,
    `x ${bucket(cell.x / sheet.width, [0.1, 0.3, 0.5, 0.7])}`,
    `row ${bucket(rowLength, [1, 2, 3, 5])}`,
    `order ${bucket(at, [0, 1, 3, 6, 12, 25, 50, 100])}`,
    `from end ${bucket(sheet.cells.length - at, [3, 10, 30])}`,
    ...(sheet.page.textOrigin === 'recognised' ? ['recognised'] : []),
    ...(sheet.page.textOrigin === 'layout' ? ['layout'] : []),
    ...(sheet.number > 1 ? ['later page'] : []),
  ];
}

/** Cells above one in its column, the nearest first. */
function columnAbove(sheet: Sheet, rowOf: ReadonlyMap<Cell, readonly Cell[]>, cell: Cell): readonly Cell[] {
  const found: Cell[] = [];
  const at = sheet.rows.indexOf(rowOf.get(cell)!);
  for (let row = at - 1; row >= 0 && row > at - 16 && found.length < 4; row--) {
    const above = sheet.rows[row]!.find((other) => inColumn(cell, other));
    if (above) found.push(above);
  }
  return found;
}

function belowOf(sheet: Sheet, rowOf: ReadonlyMap<Cell, readonly Cell[]>, cell: Cell): Cell | undefined {
  const at = sheet.rows.indexOf(rowOf.get(cell)!);
  for (let row = at + 1; row < sheet.rows.length && row < at + 4; row++) {
    const below = sheet.rows[row]!.find((other) => inColumn(cell, other));
    if (below) return below;
  }
  return undefined;
}

/** For each cell the heading that it stands under: the last line before it that is larger, or bold and short. */
function headingsOf(sheet: Sheet): ReadonlyMap<Cell, Cell> {
  const under = new Map<Cell, Cell>();
  let heading: Cell | undefined;
  for (const cell of sheet.cells) {
    if (heading) under.set(cell, heading);
    const short = cell.text.length < 50 && !/\d{3}/.test(cell.text) && /\p{L}{3}/u.test(cell.text);
    const capitals = cell.text === cell.text.toUpperCase() && cell.text.length > 5;
    if (short && (cell.size > 1.15 || cell.bold || capitals)) heading = cell;
  }
  return under;
}

function factsOfCells(facts: readonly Fact[]): ReadonlyMap<Cell, readonly string[]> {
  const found = new Map<Cell, string[]>();
  for (const { roles, cells, score, row } of facts)
    cells.forEach((cell, at) => {
      const list = found.get(cell) ?? [];
      list.push(
        `F ${roles[0]}`,
        `F ${roles[0]} ${bucket(score, [0.4, 0.6, 0.8])}`,
        ...(at > 0 ? [`F later ${roles[0]}`] : []),
        ...(row !== undefined ? ['F row'] : []),
      );
      found.set(cell, list);
    });
  return found;
}

/** A word with its beginning and its end: "Bestellnummer" begins like "Bestellung" and ends like "Kundennummer". */
export function stems(word: string): readonly string[] {
  return word.length > 5 ? [word, `${word.slice(0, 5)}-`, `-${word.slice(-5)}`] : [word];
}
