/** Persons, references and ticket numbers around the segments of an itinerary, as reservation systems write them. */
import { readPassengerName } from '#src/barcodes/bcbp/passenger-name.ts';
import type { Row } from './rows.ts';

/** One traveller: name in reading order, the row it stands in, and the ticket's number if one is told for this person. */
export type Traveller = { readonly name: string; readonly row: Row; readonly ticketNumber?: string };

const mostTravellers = 20;
const person =
  /(?:^|\s)\d{1,2}\.(?:\d)?([A-Z][A-Z' -]{0,28}\/[A-Z][A-Z '-]{0,28}?)(?=\s*(?:\(|\d{1,2}\.|$|\*|I?\/?S\d))/g;
const named =
  /^(?:PASSENGER |TRAVELL?ER |PAX )?(?:NAME|NAMES|PASSENGERS?|TRAVELL?ERS?)(?: NAME)? ?[:.]? ?(?:\d{1,2}[.)] ?)?([A-Z][A-Z' -]{0,28}\/[A-Z][A-Z '-]{0,28})$/;

/** The travellers of an itinerary's rows, each once, in their order. */
export function travellersIn(rows: readonly Row[]): readonly Traveller[] {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const text = row.text.slice(0, 300).toUpperCase();
    const names = [...text.matchAll(person)].map((match) => match[1]!);
    const single = named.exec(text)?.[1];
    for (const name of single ? [...names, single] : names) {
      if (!found.has(name.trim()) && found.size < mostTravellers) found.set(name.trim(), row);
    }
  }
  const numbers = ticketNumbersIn(rows);
  const travellers = [...found];
  return travellers.map(([written, row], index) => {
    const ticketNumber = numberOf(numbers, written, { index, alone: travellers.length === 1 });
    return { name: readPassengerName(written).name, row, ...(ticketNumber ? { ticketNumber } : {}) };
  });
}

type TicketLine = { readonly number: string; readonly passenger?: number; readonly text: string };

/** `FA PAX 057-2412345678/ETAF/…/P1`, `TKT 057 2412345678`, `TE 0572412345678-AT DOE/J`, `ETKT 057 2412345678`. */
function ticketNumbersIn(rows: readonly Row[]): readonly TicketLine[] {
  return rows.flatMap((row) => {
    const text = row.text.slice(0, 300).toUpperCase();
    const match =
      /\b(?:FA(?: PAX)?|E-?TKT|TKT|TE|TV|TICKET(?: NUMBER| NO)?|ETICKET)[ :./-]{0,3}(?:ETKT ?)?(\d{3})[ -]?(\d{10})(?!\d)/.exec(
        text,
      );
    if (!match) return [];
    const passenger = /\/P(\d{1,2})\b/.exec(text)?.[1];
    return [{ number: `${match[1]} ${match[2]}`, text, ...(passenger ? { passenger: Number(passenger) } : {}) }];
  });
}

function numberOf(
  lines: readonly TicketLine[],
  written: string,
  { index, alone }: { readonly index: number; readonly alone: boolean },
): string | undefined {
  const family = written.split('/')[0]!;
  const own = lines.filter(
    (line) => line.passenger === index + 1 || (line.passenger === undefined && line.text.includes(`${family}/`)),
  );
  const fitting = own.length > 0 ? own : alone ? lines : [];
  const numbers = new Set(fitting.map((line) => line.number));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

/** The record locator of an itinerary: behind its label, or at the end of Amadeus' header row. */
export function locatorIn(rows: readonly Row[]): { readonly value: string; readonly row: Row } | undefined {
  for (const row of rows) {
    const text = row.text.slice(0, 200).toUpperCase();
    const match =
      /\b(?:BOOKING REF(?:ERENCE)?|RECORD LOCATOR|RESERVATION (?:CODE|NUMBER)|PNR|RLOC|AIRLINE REF(?:ERENCE)?|CONFIRMATION(?: CODE| NUMBER)?)[ :.#-]{0,3}(?:[A-Z0-9]{2}\/|AMADEUS: ?)?([A-Z0-9]{6})\b/.exec(
        text,
      ) ?? /^RP\/[A-Z0-9]{6,9}\/.{0,60} ([A-Z0-9]{6})$/.exec(text);
    if (match && /[A-Z]/.test(match[1]!)) return { value: match[1]!, row };
  }
  return undefined;
}
