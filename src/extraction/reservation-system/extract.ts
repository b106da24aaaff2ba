/** Itineraries as reservation systems (Amadeus, Galileo, Sabre, Worldspan) print them: a ticket for each flight and traveller. */
import type { DocumentNode, Page } from '#src/documents/document.ts';
import { pagesOf } from '#src/documents/tree.ts';
import type { Evidence } from '#src/tickets/evidence.ts';
import { airlineByCode } from '#src/tickets/places/airlines.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import type { ExtractionInput, Extractor } from '../extractor.ts';
import { type DraftFields, readingsFrom } from '../readings-of-code.ts';
import { type ReceiptLeg, receiptLegs } from './receipt.ts';
import { type Row, rowsOf } from './rows.ts';
import { isHeld, parseSegment, type Segment } from './segment.ts';
import { type SegmentTimes, settleDays } from './settle-days.ts';
import { locatorIn, type Traveller, travellersIn } from './travellers.ts';

const name = 'reservation-system';

/** Reads rows of air segments and receipts; silent for everything else. */
export const reservationSystem: Extractor = {
  name,
  match: ({ documents }) => documents.some((document) => pagesOf(document).some(mayHold)),
  extract: (input) => input.documents.flatMap((document) => draftsOf(document, input)),
};

/** What every such print has: a day like `12MAR`, in upper case, without blanks. */
function mayHold(page: Page): boolean {
  return page.lines.some(({ text }) => /(?:^|\s)\d{1,2}[A-Z]{3}(?:\d{2})?(?:\s|$)/.test(text));
}

/** One flight, however it was printed. */
type Leg = {
  readonly row: Row;
  readonly page: number;
  readonly fields: DraftFields;
};

function draftsOf(document: DocumentNode, input: ExtractionInput): readonly Draft[] {
  const pages = pagesOf(document).map((page) => ({ page: page.number, rows: rowsOf(page) }));
  const legs = uniqueLegs([...segmentLegs(pages, input.contextDay), ...receiptRows(pages, input.contextDay)]);
  if (legs.length === 0) return [];
  const rows = pages.flatMap((page) => page.rows);
  const travellers = travellersIn(rows);
  const locator = locatorIn(rows);
  const evidenceOf = (leg: Leg, text: string): Evidence => ({
    document: document.id,
    page: leg.page,
    region: leg.row.region,
    extractor: name,
    text: text.slice(0, 200),
  });
  const persons: readonly (Traveller | undefined)[] = travellers.length > 0 ? travellers : [undefined];
  return persons.flatMap((person) =>
    legs.map((leg) => ({
      ...readingsFrom({
        kind: 'flight',
        fields: { bookingReference: [locator?.value, 0.9], ...leg.fields, ...personFields(person) },
        extractor: name,
        lookedUp: ['carrier'],
        evidence: evidenceOf(leg, leg.row.text),
        confidence: 0.97,
      }),
      group: `${name}:${document.id}`,
    })),
  );
}

function personFields(person: Traveller | undefined): DraftFields {
  return person ? { passenger: [person.name, 0.9], ticketNumber: [person.ticketNumber, 0.9] } : {};
}

type Rows = readonly { readonly page: number; readonly rows: readonly Row[] }[];

function segmentLegs(pages: Rows, contextDay: string): readonly Leg[] {
  const found = pages.flatMap(({ page, rows }) =>
    rows.flatMap((row) => {
      const segment = parseSegment(row.text);
      return segment && isHeld(segment) ? [{ page, row, segment }] : [];
    }),
  );
  const times = settleDays(
    found.map(({ segment }) => segment),
    contextDay,
  );
  return found.map(({ page, row, segment }, index) => ({ page, row, fields: segmentFields(segment, times[index]!) }));
}

function segmentFields(segment: Segment, times: SegmentTimes): DraftFields {
  return {
    ...flightFields(segment, times),
    fromCode: [segment.from, 0.97],
    toCode: [segment.to, 0.97],
    terminal: [segment.startTerminal, 0.8],
    ...(segment.locator ? { bookingReference: [segment.locator, 0.92] } : {}),
  };
}

function receiptRows(pages: Rows, contextDay: string): readonly Leg[] {
  const found = pages.flatMap(({ page, rows }) => receiptLegs(rows).map((leg) => ({ page, leg })));
  const times = settleDays(
    found.map(({ leg }) => leg),
    contextDay,
  );
  return found.map(({ page, leg }, index) => ({ page, row: leg.rows[0]!, fields: receiptFields(leg, times[index]!) }));
}

function receiptFields(leg: ReceiptLeg, times: SegmentTimes): DraftFields {
  return {
    ...flightFields(leg, times),
    from: [leg.from, 0.92],
    to: [leg.to, 0.9],
    terminal: [leg.terminal, 0.9],
    arrivalTerminal: [leg.arrivalTerminal, 0.85],
    baggage: [leg.baggage, 0.85],
  };
}

type Flown = Pick<Segment, 'carrier' | 'number' | 'bookingClass'> & { readonly from?: string; readonly to?: string };

function flightFields({ carrier, number, bookingClass, from, to }: Flown, times: SegmentTimes): DraftFields {
  return {
    carrierCode: [carrier, 0.97],
    carrier: [airlineByCode(carrier)?.name, 0.85],
    number: [`${carrier} ${number}`, 0.97],
    class: [bookingClass, 0.6],
    start: [timeOf(times.start, from, times.yearInferred), 0.95],
    end: [timeOf(times.end, to, times.yearInferred), 0.93],
  };
}

function timeOf(local: string | undefined, place: string | undefined, yearInferred: boolean): TicketTime | undefined {
  if (local === undefined) return undefined;
  const zone = place ? airportByCode(place)?.zone : undefined;
  return { local, ...(zone ? { zone } : {}), ...(yearInferred ? { yearInferred } : {}) };
}

/** A flight that is printed twice, as a row and in a receipt, or on two pages, is one. */
function uniqueLegs(legs: readonly Leg[]): readonly Leg[] {
  const keyOf = ({ fields }: Leg) => `${fields.number?.[0]} ${fields.start?.[0]?.local.slice(0, 10)}`;
  return [...Map.groupBy(legs, keyOf).values()].map(([first]) => first!);
}
