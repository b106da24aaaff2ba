import type { Draft } from '#src/tickets/ticket.ts';
import { andWords } from '../../../words/and.ts';
import { labelsAnywhere, labelWord } from '../../../words/label-index.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { byPlace, codesOf } from '../spans/codes.ts';
import { isSeat, most, onePerPlace, placesOf } from '../spans/seats.ts';

/** Signs of a line that are looked at. */
const longest = 300;

/** What one list of places is: one place after the other, each with or without the letter of its row. */
const place = String.raw`\p{Lu}{0,2}[ -]?\d{1,3}\p{Lu}?`;
const joint = String.raw`(?: ?[,;&+/] ?| ?[-–—~] ?| [\p{L}/]{1,4} | )`;
const list = String.raw`${place}(?:${joint}${place}){1,11}(?![\p{L}\d]|[.,:/-]\d| ?[€$£%])`;
const behindWord = new RegExp(String.raw`(?<!\p{L})(\p{L}{1,20})[\s:.#№]{1,4}(${list})`, 'gu');
const atStart = new RegExp(String.raw`^\s?(${list})`, 'u');
const part = String.raw`(?:\p{L}[\p{L} ]{2,20}, ?)?`;
const whole = new RegExp(
  String.raw`^${part}((\p{Lu})[ -]?\d{1,3}(?:(?: ?[,;&+/] ?| | (?:${andWords}) )\2[ -]?\d{1,3})+)$`,
  'u',
);
const oneBehindWord = /(?<!\p{L})(\p{L}{2,20})[\s:.#№]{1,4}(\d{1,3}\p{Lu}?)(?![\p{L}\d]|[.,:/-]\d| ?[€$£%])/gu;
/** How a line goes on with a list of places that the one above began. */
const onward = new RegExp(String.raw`^(?:[,;&+] ?|(?:${andWords}) )${place}(?= ?(?:$|[.,;|·(–] ?(?!\d)))`, 'u');

/** Places that stand in one line, and where. */
type Listed = { readonly places: readonly string[]; readonly cell: Cell };

/**
 * An order of several places at one event is a ticket for each place, also where they stand in one line that was not read as the place of its only
 * ticket: "Row 22, seats 101 and 102", "E11, E12, E13", "Plätze 14-17". One code for all is the code of each.
 */
export function partByList(understood: Understood, drafts: readonly Draft[]): readonly Draft[] {
  const [draft] = drafts;
  if (drafts.length !== 1 || !draft || draft.kind?.value !== 'event') return drafts;
  const listed = listedPlaces(understood);
  const own = draft.fields.seat?.[0]?.value;
  if (!listed || (own !== undefined && /\d/.test(own) && !listed.places.some((one) => endOf(one) === endOf(own))))
    return drafts;
  const { places, cell } = listed;
  const codes = codesOf(understood).toSorted(byPlace);
  const payloads = new Set(codes.map(({ bytes }) => Buffer.from(bytes).toString('latin1')));
  if (payloads.size > 1 && codes.length !== places.length) return drafts;
  const { party: _, ...fields } = draft.fields;
  const seats = places.map((value) => ({ value, evidence: evidenceOf([cell], value), confidence: 0.8, likely: 0.8 }));
  const tickets = onePerPlace({ ...draft, fields }, seats, understood.document.id);
  return payloads.size > 1 ? tickets.map((ticket, at) => ({ ...ticket, barcode: codes[at]!.id })) : tickets;
}

/** The list of places of a document: behind or under a word for seats, or with the letter of one row before each; undefined where there are several lists. */
function listedPlaces({ cells, labels, sheets }: Understood): Listed | undefined {
  const found = cells.flatMap((cell): readonly Listed[] => {
    const text = wholeText(cell, sheets).slice(0, longest);
    const behind = [...text.matchAll(behindWord)]
      .filter(([, word]) => isSeat(word!) || isRow(word!))
      .map(([, , places]) => places);
    const alone = whole.exec(text.trim())?.slice(1, 2) ?? [];
    const values = labels.get(cell)?.some(({ roles, whole: isAlone }) => isAlone && roles[0] === 'seat')
      ? valueCells(cell, sheets)
      : [];
    const lists = [
      ...[...behind, ...alone].map((places) => ({ places, cell })),
      ...values.map((other) => ({ places: atStart.exec(other.text.slice(0, longest))?.[1], cell: other })),
    ].map(({ places, cell: own }) => ({ places: placesOf(places?.trim() ?? ''), cell: own }));
    return [...lists, { places: eachWorded(text), cell }].filter(
      ({ places }) => places.length > 1 && places.length <= most,
    );
  });
  const all = [...new Map(found.map((one) => [one.places.map(endOf).join(), one])).values()];
  const lists = all.filter((one) => !all.some((other) => isPartOf(one, other)));
  const [first, last] = [lists[0], lists.at(-1)];
  const places = lists.flatMap((one) => one.places);
  const isOne = first && last && last.cell.order - first.cell.order < 2 * lists.length;
  return isOne && places.length <= most && new Set(places).size === places.length
    ? { places, cell: first.cell }
    : undefined;
}

/** Whether some places are told once more, by what each of them is: "seats 14, 15, 16", "Adult seats 14 and 16". */
function isPartOf(one: Listed, other: Listed): boolean {
  return (
    one.places.length < other.places.length &&
    one.places.every((place) => other.places.some((whose) => endOf(whose) === endOf(place)))
  );
}

/** The text of a cell with the line below where that goes on with its list: "stoel 18" over "en 19". */
function wholeText(cell: Cell, sheets: Understood['sheets']): string {
  if (!/\d\p{Lu}?,?$/u.test(cell.text)) return cell.text;
  const below = lineBelow(cell, sheets);
  return below && onward.test(below.text) ? `${cell.text} ${below.text}` : cell.text;
}

/** The places of a line that has the same word before each: "plats 41 (full, 520 kr) and plats 42 (under 26)", "F열 9 F열 10". */
function eachWorded(text: string): readonly string[] {
  const found = [...text.matchAll(oneBehindWord)].filter(([, word]) => isSeat(word!) || isRow(word!));
  const places = found.map(([, , value]) => value!);
  const isList =
    new Set(found.map(([, word]) => labelWord(word!))).size === 1 && new Set(places).size === places.length;
  return isList ? places : [];
}

/** Whether the letter of a row stands before a word for one: "H열". */
function isRow(word: string): boolean {
  const [, own] = /^\p{Lu}{1,2}(\p{Lo}{1,3})$/u.exec(word) ?? [];
  return own !== undefined && labelsAnywhere([labelWord(own)]).some(({ role }) => role === 'row');
}

/** The next cell to the right of a label, and the one under it. */
function valueCells(label: Cell, sheets: Understood['sheets']): readonly Cell[] {
  const row = sheetOf(label, sheets)?.rows.find((cells) => cells.includes(label)) ?? [];
  const beside = row.filter(({ x }) => x > label.x).toSorted((a, b) => a.x - b.x)[0];
  return [beside, lineBelow(label, sheets)].filter((cell) => cell !== undefined);
}

function lineBelow(cell: Cell, sheets: Understood['sheets']): Cell | undefined {
  return sheetOf(cell, sheets)?.cells.find(
    ({ x, y }) => y > cell.y && y - cell.bottom < 1.5 && Math.abs(x - cell.x) < 1.5,
  );
}

function sheetOf(cell: Cell, sheets: Understood['sheets']): Understood['sheets'][number] | undefined {
  return sheets.find(({ number, document }) => number === cell.page && document === cell.document);
}

/** The number of a place, without the letter of its row. */
function endOf(text: string): string {
  return /\d{1,3}\p{Lu}?$/u.exec(text)?.[0].replace(/^0+/, '') ?? text;
}
