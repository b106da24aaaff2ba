import type { FieldReadings } from '#src/tickets/ticket.ts';
import { fold } from '../../words/fold.ts';
import { generic } from '../../words/generic-words.ts';
import type { Cell } from '../layout/cells.ts';
import { company } from '../readings/issuer.ts';
import type { Told } from '../readings/reading.ts';
import { hasStreet } from '../values/addresses.ts';
import { findDates } from '../values/dates.ts';
import { findMoney } from '../values/money.ts';
import { findTimes } from '../values/times.ts';

/** What houses for the public are called, alone or at the end of a compound: "Stadthalle", "Teatro", "Arena". */
const house =
  /^(?:\p{L}*(?:theater|theatre|teater|halle|hallen|stadion|arena|kino|museum|konzerthaus|schauspielhaus|opernhaus|palais|schloss|galerie|kunsthaus|kulturzentrum|kulturhaus|filmpalast|cinema|plex|tierpark)|teatro|teatr|teatre|divadlo|stadium|stade|estadio|estadi|stadio|musee|museo|museu|muzeum|museet|cinemas|cine|bioscoop|biograf|biografen|philharmonie|philharmonic|filharmonie|auditorium|auditorio|palace|palazzo|palacio|gallery|galleria|galeria|pinacoteca|castle|chateau|castello|castillo|cathedral|zoo|ballroom|pavilion|pavillon|amphitheater|arenes|zenith|coliseum|coliseo|coliseu|fiera|forum|hall|hallerna|planetarium|aquarium|acquario|acuario)$/u;
/** Brands of cinemas begin with it: "Kinorama", "CineNova". */
const screens = /^(?:kino|cine)(?!ma|saal|karte|ticket|programm|gutschein|tag|film)\p{L}{3,}$/u;
const otherThings =
  /\b(?:tickets?|karten?|eintritt\w*|billets?|entradas?|bigliett\w*|tour|festival|gutschein\w*|voucher|shop|kasse|abo|newsletter|presents|prasentiert|presente|kategorie|category)\b/;

/**
 * The only line that is named after a house for the public is the venue of an event, where no label and no
 * address says which it is.
 */
export function namedVenue(fields: FieldReadings, cells: readonly Cell[], claimed: ReadonlySet<Cell>): readonly Told[] {
  const title = fields.title?.[0]?.value;
  const houses = cells.filter((cell) => !claimed.has(cell) && !cell.prose && isHouseLine(cell.text));
  const named = houses.length > 0 ? houses : besideScreening(cells, claimed, fields);
  const names = new Set(named.map((cell) => fold(cell.text)));
  const [first] = named;
  if (names.size !== 1 || !first || (title && fold(title).includes(fold(first.text)))) return [];
  const [name = '', ...rest] = first.text.split(', ');
  const place = rest.join(', ');
  const apart = isHouseLine(name) && hasStreet(place);
  return [
    { name: 'venue', value: apart ? name : first.text, cells: [first], confidence: 0.6 },
    ...(apart && !fields.address ? [{ name: 'address', value: place, cells: [first], confidence: 0.6 } as const] : []),
  ];
}

function isHouseLine(text: string): boolean {
  return (
    isPlaceLine(text) &&
    fold(text)
      .split(/[^\p{L}]+/u)
      .some((word) => house.test(word) || screens.test(word))
  );
}

/** A line that may be the name of a place: a few words in capitals, no day, price or tag. */
function isPlaceLine(text: string): boolean {
  const words = text.split(' ');
  if (text.length > 50 || words.length < 2 || words.length > 7 || /[:?!@]|\.$/.test(text)) return false;
  if (generic(text) || company.test(text) || otherThings.test(fold(text))) return false;
  if (!words.every((word) => /^["'„“«(]?[\p{Lu}\d&-]/u.test(word) || /^\p{Ll}{1,5}$/u.test(word))) return false;
  const dated = findDates(text).length > 0 || findTimes(text).length > 0;
  return !dated && findMoney(text).length === 0 && !/^\d/.test(text);
}

/** Of a film: the only name in the line over or under its day or screen is the cinema's. */
function besideScreening(cells: readonly Cell[], claimed: ReadonlySet<Cell>, fields: FieldReadings): readonly Cell[] {
  const screened = cells.filter((cell) => screening.test(fold(cell.text)));
  if (!fields.room || screened.length === 0) return [];
  const dated = cells.filter((cell) => !cell.prose && findDates(cell.text).length > 0);
  return cells.filter(
    (cell) =>
      !claimed.has(cell) &&
      !cell.prose &&
      isPlaceLine(cell.text) &&
      cell.text.split(' ').length <= 4 &&
      [...screened, ...dated].some((other) => isNextTo(cell, other)),
  );
}

const screening = /^(?:screen|saal|kinosaal|zaal|sala|salle|auditorium|leinwand|sal|salong) ?[:.]? ?\d{1,2}\b/;

function isNextTo(a: Cell, b: Cell): boolean {
  const gap = Math.max(a.y - b.bottom, b.y - a.bottom);
  return a !== b && a.page === b.page && Math.abs(a.x - b.x) < 1.5 && gap < 0.9;
}
