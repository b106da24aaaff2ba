import type { Draft } from '#src/tickets/ticket.ts';
import { labelsAnywhere, labelWord } from '../../../words/label-index.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { byPlace, codesOf } from '../spans/codes.ts';
import { most, onePerPlace, placesOf } from '../spans/seats.ts';

/** Signs of a line that are looked at. */
const longest = 300;

/** What one list of places is: one place after the other, each with or without the letter of its row. */
const place = String.raw`\p{Lu}{0,2}[ -]?\d{1,3}\p{Lu}?`;
const joint = String.raw`(?: ?[,;&+/] ?| ?[-–—~] ?| [\p{L}/]{1,4} | )`;
const list = String.raw`${place}(?:${joint}${place}){1,11}(?![\p{L}\d]|[.,:/-]\d| ?[€$£%])`;
const behindWord = new RegExp(String.raw`(?<!\p{L})(\p{L}{1,20})[\s:.#№]{1,4}(${list})`, 'gu');
const atStart = new RegExp(String.raw`^\s?(${list})`, 'u');
const whole = /^(\p{Lu})-?\d{1,3}(?:(?: ?[,;&+/] ?| )\1-?\d{1,3})+$/u;

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
  if (!listed || (own !== undefined && !listed.places.some((one) => endOf(one) === endOf(own)))) return drafts;
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
    const text = cell.text.slice(0, longest);
    const behind = [...text.matchAll(behindWord)].filter(([, word]) => isSeat(word!)).map(([, , places]) => places);
    const alone = whole.exec(text.trim())?.slice(0, 1) ?? [];
    const values = labels.get(cell)?.some(({ roles, whole: isAlone }) => isAlone && roles[0] === 'seat')
      ? valueCells(cell, sheets)
      : [];
    return [
      ...[...behind, ...alone].map((places) => ({ places, cell })),
      ...values.map((other) => ({ places: atStart.exec(other.text.slice(0, longest))?.[1], cell: other })),
    ].flatMap(({ places, cell: own }) => {
      const read = placesOf(places?.trim() ?? '');
      return read.length > 1 && read.length <= most ? [{ places: read, cell: own }] : [];
    });
  });
  const lists = [...new Map(found.map((one) => [one.places.map(endOf).join(), one])).values()];
  const [first, last] = [lists[0], lists.at(-1)];
  const places = lists.flatMap((one) => one.places);
  const isOne = first && last && last.cell.order - first.cell.order < 2 * lists.length;
  return isOne && places.length <= most && new Set(places).size === places.length
    ? { places, cell: first.cell }
    : undefined;
}

/** Whether a word means a seat in some language. */
function isSeat(word: string): boolean {
  return labelsAnywhere([labelWord(word)]).some(({ role }) => role === 'seat');
}

/** The next cell to the right of a label, and the one under it. */
function valueCells(label: Cell, sheets: Understood['sheets']): readonly Cell[] {
  const sheet = sheets.find(({ number, document }) => number === label.page && document === label.document);
  const row = sheet?.rows.find((cells) => cells.includes(label)) ?? [];
  const beside = row.filter(({ x }) => x > label.x).toSorted((a, b) => a.x - b.x)[0];
  const below = sheet?.cells.find(({ x, y }) => y > label.y && y - label.bottom < 1.5 && Math.abs(x - label.x) < 1.5);
  return [beside, below].filter((cell) => cell !== undefined);
}

/** The number of a place, without the letter of its row. */
function endOf(text: string): string {
  return /\d{1,3}\p{Lu}?$/u.exec(text)?.[0].replace(/^0+/, '') ?? text;
}
