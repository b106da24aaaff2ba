import { fold } from '../../words/fold.ts';
import { generic } from '../../words/generic-words.ts';
import { isHouse } from '../../words/houses.ts';
import type { Cell } from '../layout/cells.ts';
import type { Told } from '../readings/reading.ts';
import { findDates } from '../values/dates.ts';
import { findMoney } from '../values/money.ts';

const room =
  /\b(?:(?:double|twin|single|triple|family|king|queen|deluxe|superior|standard|classic|economy|comfort|dorm(?:itory)?|private|mixed|budget)\b.*\b(?:room|bed|suite|studio|dorm|apartment)|\w*(?:doppel|einzel|zweibett|mehrbett|dreibett|familien|komfort|standard|superior)zimmer|(?:chambre|habitacion|camera|quarto) (?:double|simple|twin|familiale|standard|superieure|deluxe|doble|individual|matrimonial\w*|doppia|singola|tripla|duplo|individual|classique|comfort)|(?:tweepersoons|eenpersoons|familie)kamer|king studio|queen studio|junior suite|pokoj (?:dwuosobowy|jednoosobowy)|dvouluzkovy pokoj|dubbelrum|enkelrum|dobbeltvaerelse|dobbeltrom)/;

/** The room that a stay names in a line of its own: "Double Room with River View". */
export function roomLine(cells: readonly Cell[], claimed: ReadonlySet<Cell>): readonly Told[] {
  const lines = cells.filter(
    ({ text, prose }) => !prose && text.length <= 70 && room.test(fold(text)) && findMoney(text).length === 0,
  );
  const own = lines.filter(
    (cell) => !claimed.has(cell) && !/[:?!.]$/.test(cell.text) && findDates(cell.text).length === 0,
  );
  const names = new Set(own.map((cell) => fold(cell.text)));
  const [first] = own;
  if (!first || names.size !== 1 || isHouse(first.text, 'hotel') || generic(first.text)) return [];
  return [{ name: 'room', value: first.text.replace(/^1 (?:x )?/, ''), cells: [first], confidence: 0.62 }];
}

const table =
  /\b(?:table for|party of|tisch fur|table pour|mesa para|tavolo per|tafel voor|stolik dla|bord for|bord til|stul pro) (\d{1,2})\b(?: (?:people|persons|guests|personen|personnes|personas|persone|pessoas|couverts|coperti|adults?|osob\w*|personer))?/;

/** For how many a table is: "Table for 4 on Saturday". */
export function tableSize(cells: readonly Cell[]): readonly Told[] {
  for (const cell of cells) {
    const match = table.exec(fold(cell.text));
    if (!match) continue;
    const value = cell.text.slice(match.index, match.index + match[0].length);
    return [{ name: 'party', value, cells: [cell], confidence: 0.68 }];
  }
  return [];
}
