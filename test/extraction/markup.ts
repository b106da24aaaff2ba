import { readHtml } from '#src/documents/inside/mail/read-mail.ts';
import type { RawPart } from '#src/documents/shared/mail/raw-part.ts';
import { schemaOrg } from '#src/extraction/schema-org/extract.ts';
import { valuesOf } from '#test/support/code-input.ts';
import { extractionInput } from '#test/support/mails.ts';

/** A mail with JSON-LD in it, behind its text. */
export const markupPage = (markup: unknown, text = ''): RawPart =>
  readHtml(`${text}<script type="application/ld+json">${JSON.stringify(markup)}</script>`);

/** What the reader of markup makes of a part; nothing where it takes it for none of its own. */
export function markupDrafts(part: RawPart) {
  const input = extractionInput(part);
  return schemaOrg.match(input) ? schemaOrg.extract(input) : [];
}

/** The values that markup gives, ticket by ticket. */
export const readMarkup = (markup: unknown, text = '') => markupDrafts(markupPage(markup, text)).map(valuesOf);

/** A flight as programs mark it up. */
export const flight = {
  '@type': 'Flight',
  flightNumber: '802',
  airline: { name: 'Example Air', iataCode: 'LH' },
  departureAirport: { name: 'Frankfurt', iataCode: 'FRA' },
  arrivalAirport: { name: 'Lisbon', iataCode: 'LIS' },
  departureTime: '2027-03-04T12:10:00+01:00',
  arrivalTime: '2027-03-04T14:15:00+00:00',
};

/** A passenger's place on it. */
export const flightReservation = {
  '@type': 'FlightReservation',
  reservationNumber: 'ABC123',
  underName: { '@type': 'Person', name: 'Ada Lovelace' },
  reservationFor: flight,
};
