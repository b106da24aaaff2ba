import type { Reading } from '#src/tickets/evidence.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { scoredReading } from '../spans/told.ts';

/** A booking at an airline is named by six letters and digits, at least one of them a letter (IATA AIRIMP, record locator). */
const locator = /^(?=.*[A-Z])[A-Z\d]{6}$/;

/** The word for it (passenger name record), which railways print, too. */
const labelled = /(?<!\p{L})PNR(?!\p{L})[\s:.#№-]*$/iu;

/** How likely something of that form is a booking's name at least, and what it is to be believed then. */
const [least, believed] = [0.3, 0.75];

/**
 * Flights under the name that the airline's desk knows their booking by, and trains where their paper calls it so: where the one that was read is no record locator, an agency's number or a hotel's, and the
 * paper has one for its flights. The other name stays the second reading. Of a picture six letters and digits are not read surely enough to take its place.
 */
export function withRecordLocators(
  { sheets }: Pick<Understood, 'sheets'>,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  const flights = drafts.filter(isUnnamed);
  if (flights.length === 0 || sheets.some(({ page }) => page.textOrigin === 'recognised')) return drafts;
  const areFlights = flights.every(({ kind }) => kind?.value === 'flight');
  const found = scored
    .filter((one) => locator.test(one.span.text) && one.likely('booking_ref') >= least)
    .filter(({ span }) => areFlights || labelled.test(span.cells[0]!.text.slice(0, span.at)))
    .toSorted((a, b) => b.likely('booking_ref') - a.likely('booking_ref'));
  const names = [...new Map(found.map((one) => [one.span.text, one])).values()];
  const owners = new Map(flights.map((flight) => [flight, nearestTo(flight, names)]));
  // Of several each is some flight's, or nobody knows which flight is whose.
  if (names.length === 0 || names.some((one) => ![...owners.values()].includes(one))) return drafts;
  return drafts.map((draft) => {
    const own = owners.get(draft);
    if (!own) return draft;
    const reading = scoredReading(own.span.text, own, Math.max(believed, own.likely('booking_ref')));
    const others = draft.fields.bookingReference ?? [];
    return { ...draft, fields: { ...draft.fields, bookingReference: [reading, ...others.map(asSecond)] } };
  });
}

/** The only name, or the one that stands nearest to a flight's number or departure. */
function nearestTo({ fields }: Draft, names: readonly ScoredSpan[]): ScoredSpan | undefined {
  if (names.length < 2) return names[0];
  const { page, region } = (fields.number ?? fields.start)?.[0]?.evidence ?? {};
  if (!region) return undefined;
  const far = ({ span }: ScoredSpan) => {
    const [cell] = span.cells;
    return Math.abs(cell!.page - (page ?? 1)) + Math.abs(cell!.region.y - region.y);
  };
  return names.toSorted((a, b) => far(a) - far(b))[0];
}

/** Whether a draft is a flight or a train that goes by another name than airlines give, if by any. */
function isUnnamed({ kind, fields }: Draft): boolean {
  const [own] = fields.bookingReference ?? [];
  return (
    (kind?.value === 'flight' || kind?.value === 'train') && !(own && locator.test(own.value.replace(/[\s-]/g, '')))
  );
}

function asSecond<R extends { readonly confidence: number; readonly likely?: number }>(reading: R): R {
  const confidence = Math.min(reading.confidence, second);
  return {
    ...reading,
    confidence,
    ...(reading.likely === undefined ? {} : { likely: Math.min(reading.likely, second) }),
  };
}

/** What the other name of a flight's booking is believed at most. */
const second = 0.5;

/** A flight's names as those of what is booked with it: the agency's, as sure as it was, before the airline's. */
export function withoutLocators(names: Reading<string>[] | undefined): Reading<string>[] | undefined {
  const others = names?.filter(({ value }) => !locator.test(value)) ?? [];
  return others.length > 0 && others.length < names!.length ? others.map(asFirst) : names;
}

function asFirst(reading: Reading<string>): Reading<string> {
  return { ...reading, confidence: believed, ...(reading.likely === undefined ? {} : { likely: believed }) };
}
