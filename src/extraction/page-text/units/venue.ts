import { isNamedByHouse, type TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { isDesk, namesDesk } from '../../words/desks.ts';
import { fold } from '../../words/fold.ts';
import { generic } from '../../words/generic-words.ts';
import { labelEntries, labelWord, labelWords } from '../../words/label-index.ts';
import { inNames } from '../labels/accept-labels.ts';
import type { Cell } from '../layout/cells.ts';
import { company } from '../readings/issuer.ts';
import { addReading, copyOf, isReadAt } from '../readings/reading.ts';
import { hasPostcode, hasStreet, isStreetAndCity, splitAddress } from '../values/addresses.ts';
import { findDates } from '../values/dates.ts';
import { findTimes } from '../values/times.ts';

/** The fields with the address of a venue without a label, and with the venue's name in the line above it. */
export function withVenue(
  known: FieldReadings,
  kind: TicketKind,
  cells: readonly Cell[],
  claimed: ReadonlySet<Cell>,
): FieldReadings {
  const fields = copyOf(known);
  if (fields.venue?.[0] && !fields.address) {
    const split = splitAddress(fields.venue[0].value);
    const cell = cells.find((one) => isReadAt(fields.venue![0]!.evidence, one)) ?? cells[0]!;
    if (split && !split.name && hasPostcode(fields.venue[0].value)) {
      addReading(fields, 'address', {
        value: split.address,
        cells: [cell],
        confidence: fields.venue[0].confidence * 0.95,
      });
      delete fields.venue;
    } else if (split?.name && split.address.length > 8) {
      addReading(fields, 'address', {
        value: split.address,
        cells: [cell],
        confidence: fields.venue[0].confidence * 0.9,
      });
      fields.venue[0] = { ...fields.venue[0], value: split.name };
    }
    addCity(fields, cells);
  }
  if (fields.address) return fields;
  const found = findAddress(cells, claimed) ?? findShortAddress(cells, claimed);
  if (!found) return fields;
  addReading(fields, 'address', { value: found.address, cells: found.cells, confidence: 0.66 });
  if (!found.name) return fields;
  const value = withoutLabel(found.name.value);
  if (isNamedByHouse(kind)) addReading(fields, 'title', { value, cells: found.name.cells, confidence: 0.64 });
  else if (!fields.venue) addReading(fields, 'venue', { value, cells: found.name.cells, confidence: 0.62 });
  return fields;
}

function addCity(fields: FieldReadings, cells: readonly Cell[]): void {
  const [own] = fields.address ?? [];
  const city = own && cityBelow(cells, own.value);
  if (own && city) fields.address = [{ ...own, value: `${own.value}, ${city.text}` }];
}

/** "69001 LYON" below the street of an address that has no city yet. */
function cityBelow(cells: readonly Cell[], address: string): Cell | undefined {
  const street = hasPostcode(address) ? undefined : cells.find(({ text }) => text === address);
  const below = cells.find(
    (cell) =>
      street !== undefined &&
      cell.page === street.page &&
      Math.abs(cell.x - street.x) < 1.5 &&
      cell.y > street.y + 0.3 &&
      cell.y - street.bottom < 1,
  );
  return below && hasPostcode(below.text) && below.text.length < 60 ? below : undefined;
}

type Address = {
  readonly address: string;
  readonly cells: readonly Cell[];
  readonly name?: { readonly value: string; readonly cells: readonly Cell[] };
};

function findAddress(cells: readonly Cell[], claimed: ReadonlySet<Cell>): Address | undefined {
  const footer = cells.at(-1)!.bottom * 0.9;
  const free = (cell: Cell | undefined): cell is Cell =>
    cell !== undefined && !claimed.has(cell) && !cell.prose && cell.text.length < 120;
  for (const cell of cells) {
    if (
      !free(cell) ||
      !hasPostcode(cell.text) ||
      (cell.y > footer && cell.size < 0.95) ||
      /tel|fax|ust|hrb|gmbh|www|@/i.test(cell.text)
    )
      continue;
    if (hasStreet(cell.text)) {
      const split = splitAddress(cell.text);
      if (!split) continue;
      const above = lineAbove(cells, cell);
      const name = split.name
        ? { value: split.name, cells: [cell] }
        : free(above) && isVenueName(above.text)
          ? { value: above.text, cells: [above] }
          : undefined;
      return { address: split.address, cells: [cell], ...(name && { name }) };
    }
    const house = withoutStreet(cell, cells);
    if (house) return house;
    const street = lineAbove(cells, cell);
    if (!free(street) || !hasStreet(street.text)) continue;
    const split = splitAddress(street.text);
    const above = lineAbove(cells, street);
    const name = split?.name
      ? { value: split.name, cells: [street] }
      : free(above) && isVenueName(above.text)
        ? { value: above.text, cells: [above] }
        : undefined;
    return {
      address: `${split?.name ? split.address : street.text}, ${cell.text}`,
      cells: [street, cell],
      ...(name && { name }),
    };
  }
  return undefined;
}

/** A street with its city but no postcode, below the name of a house: how event pages put it. */
function findShortAddress(cells: readonly Cell[], claimed: ReadonlySet<Cell>): Address | undefined {
  const found = cells.filter((cell) => !claimed.has(cell) && !cell.prose && isStreetAndCity(cell.text));
  const [cell] = found;
  const above = cell && lineAbove(cells, cell);
  if (!cell || found.length !== 1 || !above || claimed.has(above) || above.prose || !isVenueName(above.text))
    return undefined;
  return { address: cell.text, cells: [cell], name: { value: above.text, cells: [above] } };
}

/** "Penhallow Castle, Castle Hill, Penhallow TR4 9QQ": a house that the document speaks of, at a place without a number. */
function withoutStreet(cell: Cell, cells: readonly Cell[]): Address | undefined {
  const [name = '', ...parts] = cell.text.split(/,\s+/);
  const spoken = cells.some((other) => other !== cell && fold(other.text).includes(fold(name)));
  if (parts.length < 2 || !spoken || !isVenueName(name) || company.test(cell.text)) return undefined;
  return { address: parts.join(', '), cells: [cell], name: { value: name, cells: [cell] } };
}

/** "Location Arena Nord": the label before a name that stands without a colon. */
function withoutLabel(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const isLabel = labelEntries(labelWords(first)).some(({ role }) => role === 'venue' || role === 'address');
  return isLabel && /^\p{Lu}/u.test(rest[0] ?? '') && !inNames.has(labelWord(first)) ? rest.join(' ') : name;
}

function lineAbove(cells: readonly Cell[], cell: Cell): Cell | undefined {
  return cells
    .filter(
      (other) =>
        other.page === cell.page &&
        other.bottom <= cell.y + 0.3 &&
        cell.y - other.bottom < 1 &&
        Math.abs(other.x - cell.x) < 1.5,
    )
    .sort((a, b) => b.bottom - a.bottom)[0];
}

function isVenueName(text: string): boolean {
  if (text.length < 3 || text.length > 60 || !/\p{L}{3}/u.test(text) || /[:@]|\d{3}/.test(text)) return false;
  return (
    !generic(text) && !isDesk(text) && !namesDesk(text) && findDates(text).length === 0 && findTimes(text).length === 0
  );
}
