import type { FieldReadings } from '#src/tickets/ticket.ts';
import { once } from '../../once.ts';
import { andWords } from '../../words/and.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';
import { findMoney } from '../values/money.ts';
import { copyOf, withTold } from './reading.ts';

const people =
  '(?:adults?|child(?:ren)?|juniors?|youths?|infants?|concessions?|seniors?|students?|erwachsene[rn]?|kind(?:er)?|jugendliche[r]?|ermäßigte?r?|personen|spieler|teilnehmer|joueurs?|jugadores|giocatori|spelers|jogadores|persons?|people|players?|participants?|guests?|adultes?|enfants?|personnes?|adultos?|niños?|personas?|adult[oi]|bambin[oi]|ragazz[oi]|ridott[oi]|inter[oi]|person[ea]|volwassenen?|kinderen|crianças?|pessoas?|gäste|vuxna?|barn|voksne?|børn|dorosły|dorośli|dzieci|dospělý|dospělí|děti|dítě)';
const party = new RegExp(
  `^(?:(?:für|for|pour|para|per|voor) )?(?:\\d{1,2} ?[x×]? ?${people}(?:,? (?:(?:${andWords}) )?|$)){1,4}$`,
  'iu',
);
/** A line of an order: "2 x Adult", "3x Erwachsene Parkett", "Adult (16+) x 2". */
const counted = new RegExp(
  `^(?:(\\d{1,2}) ?[x×] ?(${people}\\b.{0,24})|(${people}\\b.{0,24}?) ?[x×] ?(\\d{1,2}))$`,
  'iu',
);
/** The same of tickets by their kind: "2 x Day ticket", "2 x General Admission". */
const admissions =
  /^(\d{1,2}) ?[x×] ?((?=.*(?:ticket|admission|entry|karte|eintritt|billet|entrée|entrada|bigliett|ingresso|bilhete|kaart|toegang|standard|regular|stehplatz|sitzplatz|release|biljett|bilet|vstupenk))\p{L}.{2,36})$/iu;
const others = new RegExp(`(?<!\\d)\\d{1,2} ?[x×]? ?${people}(?!\\p{L})`, 'iu');
const person = new RegExp(`^${people}(?![\\p{L}]).{0,24}$`, 'iu');

/** Whether a text tells what kind of visitor an admission is for: "Adult (16+)". */
export function isVisitor(text: string): boolean {
  return person.test(text);
}

/** Whether a text counts people whom it does not name: ", 2 enfants". */
export function countsPeople(text: string): boolean {
  return others.test(text);
}

/** LIST: one to six in words, as they stand before people who are counted. */
const numberWords =
  `one|two|three|four|five|six|ein|eine|zwei|drei|vier|fünf|sechs|un|une|deux|trois|quatre|cinq|uno|una|dos|tres|cuatro|cinco|due|tre|quattro
  |cinque|een|twee|drie|vijf|um|uma|dois|duas|três|quatro|en|et|ett|två|to|fyra|fire|jeden|jedna|jedno|dwa|dwie|dwoje|trzy|troje|dva|dvě|tři|čtyři`.replace(
    /\s+/g,
    '',
  );
const countOnly = new RegExp(`^(?:\\d{1,2} ?[x×]?|${numberWords}) ?(?<=[\\dx× ])${people}$`, 'iu');

/** Whether a text is a count of people and nobody's name: "Zwei Kinder", "2 adults". */
export function isCountOfPeople(text: string): boolean {
  return countOnly.test(text.trim());
}

/** The fields with how many of whom an order without a code for each admits: "2 adults, 1 child" in a line or as its items. */
export function withParty(
  known: FieldReadings,
  cells: readonly Cell[],
  { sheets, labels }: Pick<Understood, 'sheets' | 'labels'>,
): FieldReadings {
  if (known.party?.some(({ value }) => /\p{L}/u.test(value))) return known;
  const found = partiesIn(cells);
  const items = rowsIn(sheets)
    .filter(({ row: [first] }) => first && found.own.has(first))
    .flatMap(({ item }) => item ?? []);
  const [said] = found.said;
  if (said && found.said.length === 1 && items.length < 2)
    return withTold(known, [{ name: 'party', value: said.text, cells: [said], confidence: 0.66 }]);
  const few = items.length > 0 && items.length <= 6;
  const distinct = new Set(items.map(({ text }) => text)).size === items.length;
  const asTable = items.some(({ table }) => table);
  const headed = [...labels.values()].flat().some((label) => label.whole && label.roles.includes('party'));
  if (!few || !distinct || (asTable && !headed)) return known;
  const value = items.map(({ text }) => text).join(', ');
  if (value.length > 80) return known;
  const fields = copyOf(known);
  const [product] = fields.product ?? [];
  if (product && items.some(({ text }) => text.endsWith(product.value))) delete fields.product;
  fields.party = [];
  return withTold(fields, [{ name: 'party', value, cells: items.map(({ cell }) => cell), confidence: 0.7 }]);
}

/** The cells themselves, and those that say how many of whom in a line. */
const partiesIn = once((cells: readonly Cell[]) => ({
  own: new Set(cells),
  said: cells.filter((cell) => party.test(cell.text)),
}));

const rowsIn = once((sheets: Understood['sheets']) =>
  sheets.flatMap((sheet) => sheet.rows).map((row) => ({ row, item: itemOf(row) })),
);

type Item = { readonly text: string; readonly cell: Cell; readonly table?: true };

/** What one row of an order says: `2 x Adult`, or `Adult` with `2` in the next column. */
function itemOf(row: readonly Cell[]): Item | undefined {
  const [first, second] = row;
  if (!first || first.prose || row.length > 5) return undefined;
  const admitted = admissions.exec(first.text);
  if (admitted) return { text: `${admitted[1]} x ${admitted[2]!.trim()}`, cell: first };
  const match = counted.exec(first.text);
  if (match) return { text: `${match[1] ?? match[4]} x ${(match[2] ?? match[3])!.trim()}`, cell: first };
  const number = second && /^(\d{1,2})(?: ?[x×])?$/.exec(second.text)?.[1];
  // "Persone:" over a number is a label, and its value is the number.
  const isItem = person.test(first.text) && !first.text.endsWith(':') && findMoney(first.text).length === 0;
  if (number && number !== '0' && isItem) return { text: `${number} x ${first.text}`, cell: first, table: true };
  return undefined;
}
