import { filePart, multipart, type PartText, textPart } from '#test/support/mails.ts';
import { zipOf } from '#test/support/zip-files.ts';
import type { WrittenFields } from '#test/written/written.ts';

/** What a ticket says; beside fields: its code as `qr TEXT`, and the offset that a time has. */
export type StructuredFields = WrittenFields & {
  readonly [Name in 'barcode' | 'startOffset' | 'endOffset']?: string;
};

/** A mail as an issuer sends it, with machine-readable content, and what it says. */
export type Structured = {
  /** What it is, and what is special about it. */
  readonly name: string;
  readonly mail: string | Uint8Array;
  /** We read it wrong as yet. */
  readonly wrong?: true;
  /** What attached files of the form `pdfPart(n)` show, from 0. */
  readonly pdfs?: readonly string[];
  readonly tickets: readonly StructuredFields[];
  /** Values that no ticket may have. */
  readonly never?: WrittenFields;
};

/** A mail of an issuer, dated 1 March 2027 unless told otherwise. */
export function mailOf(
  subject: string,
  { head, body }: PartText,
  { from = 'Service <service@example.org>', date = 'Mon, 1 Mar 2027 10:00:00 +0100' } = {},
): string {
  return `From: ${from}\nTo: someone@example.com\nDate: ${date}\nSubject: ${subject}\nMIME-Version: 1.0\n${head}\n\n${body}`;
}

/** An HTML body: a headline, rows of a table with labels and values, closing words. */
export function pageWith(title: string, rows: readonly (readonly [string, string])[], more = ''): string {
  const table = rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('\n');
  return `<html><head><meta charset="utf-8"></head><body><h1>${title}</h1>\n<table>${table}</table>\n${more}</body></html>`;
}

/** JSON-LD in a script, as it stands if it is a text. */
export function script(markup: unknown): string {
  return `<script type="application/ld+json">${typeof markup === 'string' ? markup : JSON.stringify(markup, null, 1)}</script>`;
}

/** An HTML mail with JSON-LD after its visible text. */
export function markupMail(subject: string, visible: string, ...blocks: readonly unknown[]): string {
  const scripts = blocks.map(script).join('\n');
  return mailOf(subject, textPart(visible.replace('</body>', `${scripts}</body>`), 'html'));
}

/** A mail with a short text and a calendar attached. */
export function calendarMail(subject: string, text: string, calendar: readonly string[], method = 'PUBLISH'): string {
  const ics = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Example//EN',
    'VERSION:2.0',
    `METHOD:${method}`,
    ...calendar,
    'END:VCALENDAR',
    '',
  ];
  const file = filePart(ics.join('\r\n'), `text/calendar; charset=utf-8; method=${method}`, 'event.ics');
  return mailOf(subject, multipart('mixed', [textPart(text), file]));
}

/** One event of a calendar. */
export const event = (...lines: readonly string[]): readonly string[] => [
  'BEGIN:VEVENT',
  'UID:1@example.org',
  'DTSTAMP:20270301T090000Z',
  ...lines,
  'END:VEVENT',
];

/** A .pkpass with what every pass has; `files` are beside pass.json. */
export function passFile(pass: object, files: Readonly<Record<string, string | Uint8Array>> = {}): Uint8Array {
  const usual = {
    formatVersion: 1,
    passTypeIdentifier: 'pass.org.example',
    serialNumber: 's-1',
    teamIdentifier: 'TEAM123456',
    description: 'Pass',
  };
  return zipOf({ 'pass.json': JSON.stringify({ ...usual, ...pass }), 'icon.png': 'x', ...files });
}

/** A mail with a short text and passes attached. */
export function passMail(subject: string, text: string, ...passes: readonly Uint8Array[]): string {
  const files = passes.map((bytes, at) => filePart(bytes, 'application/vnd.apple.pkpass', `pass${at + 1}.pkpass`));
  return mailOf(subject, multipart('mixed', [textPart(text), ...files]));
}

/** An attached file that shows the text `pdfs[at]`. */
export function pdfPart(at: number, name = 'ticket.pdf', type = 'application/pdf'): PartText {
  return filePart(`%PDF-1.4 ${at}`, type, name);
}

/** A person in markup. */
export const person = (name: string) => ({ '@type': 'Person', name });

/** An airport in markup. */
export const airport = (name: string, iataCode: string) => ({ '@type': 'Airport', name, iataCode });

/** A field of a pass. */
export const field = (key: string, label: string, value: unknown, more: object = {}) => ({
  key,
  label,
  value,
  ...more,
});

/** The code of a pass, as a QR code. */
export const qr = (message: string) => ({
  barcodes: [{ format: 'PKBarcodeFormatQR', message, messageEncoding: 'iso-8859-1' }],
});

/** A flight in May in markup, booked by Jan Moser. */
export const osloToVienna = {
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: 'W4KX9Q',
  underName: person('Jan Moser'),
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '336',
    airline: { '@type': 'Airline', iataCode: 'OS', name: 'Austrian' },
    departureAirport: airport('Oslo', 'OSL'),
    arrivalAirport: airport('Vienna', 'VIE'),
    departureTime: '2027-05-12T10:20:00+02:00',
    arrivalTime: '2027-05-12T12:45:00+02:00',
  },
};
