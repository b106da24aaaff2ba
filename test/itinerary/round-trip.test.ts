/** What we write is read by our own readers to the same ticket: calendar, JSON-LD and pass of every ticket of our own documents. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { understand } from '#src/extraction/understand.ts';
import { calendarOf } from '#src/itinerary/calendar.ts';
import { jsonLdOf } from '#src/itinerary/reservation.ts';
import { type Trip, tripOf } from '#src/itinerary/trip.ts';
import { makePass } from '#src/passes/make-pass.ts';
import type { FieldName, TicketFields } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import type { AcceptedTicket } from '#test/golden/accepted.ts';
import { developmentSigner } from '#test/support/development-signer.ts';
import {
  extractionInput,
  filePart,
  mailText,
  multipart,
  openMail,
  type PartText,
  textPart,
} from '#test/support/mails.ts';
import { code, ticket } from '#test/support/ticket-builder.ts';

const folder = new URL('../corpus/accepted', import.meta.url).pathname;
const orders = readdirSync(folder).flatMap((file) => {
  const { tickets = [] } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    tickets?: readonly AcceptedTicket[];
  };
  return tickets.length > 0 ? [{ id: file.replace('.json', ''), tickets: tickets.map(ticketOf) }] : [];
});

function ticketOf({ kind, fields, barcode }: AcceptedTicket): Ticket {
  const read = barcode && code(barcode.symbology as 'qr', Buffer.from(barcode.base64, 'base64'));
  return ticket(kind as Ticket['kind']['value'], fields as Partial<TicketFields>, read ? { barcode: read } : {});
}

async function readBack(part: PartText): Promise<readonly Trip[]> {
  const mail = mailText(multipart('mixed', [textPart('Your ticket'), part]));
  return understand(extractionInput(await openMail(mail)).root, '2026-01-01').tickets.map(tripOf);
}

/** LIST: what schema.org has no word for, with the kinds that have it; everything else comes back. */
const unsaid: Readonly<Partial<Record<FieldName, readonly Trip['kind'][]>>> = {
  baggage: ['flight'],
  eventType: ['event'], // a performance is a concert or a play there
  phone: ['event'],
  title: ['boat', 'train', 'bus', 'flight'],
  product: ['hotel'],
  address: ['membership'],
  venue: ['restaurant'],
  validFrom: ['train', 'bus', 'boat'], // from when on any train may be taken; told by the code
};

/** Kinds that schema.org has no reservation for. */
const wordless: readonly Trip['kind'][] = ['parking', 'voucher', 'giftCard', 'pass', 'code'];

const isSaid = (kind: Trip['kind'], name: string) => !unsaid[name as FieldName]?.includes(kind);

/** Values as they are compared: clocks and days, numbers of people, numbers of flights without a blank. */
function comparable(name: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'local' in value) return value.local;
  if (name === 'number' && typeof value === 'string') return value.replaceAll(' ', '');
  return name === 'party' ? /\d+/.exec(String(value))?.[0] : value;
}

function saidOf({ kind, fields }: Trip): Record<string, unknown> {
  // A room is the place where no other is known, and is none of its own where it is called like the place.
  const place = fields.venue ?? (kind === 'event' ? fields.room : undefined);
  const named = { ...fields, venue: place, room: fields.room === place ? undefined : fields.room };
  const entries = Object.entries(named).filter(([name, value]) => value !== undefined && isSaid(kind, name));
  return Object.fromEntries(entries.map(([name, value]) => [name, comparable(name, value)]));
}

/** Of the tickets that were read, the one that has most of what was written. */
function closest(said: Record<string, unknown>, kind: Trip['kind'], read: readonly Trip[]): Record<string, unknown> {
  const each = read.filter((trip) => trip.kind === kind).map(saidOf);
  const right = (one: Record<string, unknown>) =>
    Object.entries(said).filter(([name, value]) => JSON.stringify(one[name]) === JSON.stringify(value)).length;
  const best = each.toSorted((a, b) => right(b) - right(a))[0] ?? {};
  return Object.fromEntries(Object.keys(said).map((name) => [name, best[name]]));
}

const worded = orders.flatMap(({ id, tickets }) => {
  const own = tickets.map(tripOf).filter((trip) => !wordless.includes(trip.kind) && hasName(trip));
  return own.length > 0 ? [{ id, trips: own }] : [];
});

/** A stay or table without a name is no reservation of anything. */
function hasName({ kind, fields }: Trip): boolean {
  return !['hotel', 'restaurant', 'rental', 'event'].includes(kind) || fields.title !== undefined;
}

describe('JSON-LD of the tickets of our own documents', () => {
  it.each(worded)('is read to the same tickets and codes: $id', async ({ trips }) => {
    const markup = `<script type="application/ld+json">${jsonLdOf(trips)!.replaceAll('<', '\\u003c')}</script>`;
    const read = await readBack(textPart(`<html><head>${markup}</head><body>Your ticket</body></html>`, 'html'));
    expect(read).toHaveLength(trips.length);
    for (const trip of trips) expect(closest(saidOf(trip), trip.kind, read)).toEqual(saidOf(trip));
    expect(read.map((trip) => trip.code?.base64).sort()).toEqual(trips.map((trip) => trip.code?.base64).sort());
  });
});

describe('calendars of the tickets of our own documents', () => {
  const dated = worded.filter(({ trips }) => trips.every(({ fields }) => fields.start));

  it.each(dated)('are read to the same tickets, but for their codes: $id', async ({ trips }) => {
    const calendar = calendarOf(trips, { service: 'Passlift', now: '2026-01-01T00:00:00Z' })!;
    const read = await readBack(filePart(calendar, 'text/calendar', 'tickets.ics'));
    expect(read).toHaveLength(trips.length);
    for (const trip of trips) expect(closest(saidOf(trip), trip.kind, read)).toEqual(saidOf(trip));
    expect(read.every((trip) => trip.code === undefined)).toBe(true);
  });
});

describe('passes of the tickets of our own documents', () => {
  /** What a traveller needs at the gate. */
  const needed = [
    'from',
    'to',
    'start',
    'seat',
    'row',
    'coach',
    'gate',
    'bookingReference',
    'passenger',
    'number',
  ] as const;

  it('are read to the same tickets and codes', async () => {
    const { signer } = await developmentSigner();
    const counts = { codes: 0, sameCodes: 0, values: 0, sameValues: 0 };
    for (const one of orders.flatMap(({ tickets }) => tickets)) {
      const made = await makePass(one, passContext, signer);
      if ('refused' in made) continue;
      const trip = tripOf(one);
      const [read] = await readBack(filePart(made.bytes, 'application/vnd.apple.pkpass', 'ticket.pkpass'));
      counts.codes += Number(trip.code !== undefined);
      counts.sameCodes += Number(trip.code !== undefined && read?.code?.base64 === trip.code.base64);
      for (const name of needed) {
        if (trip.fields[name] === undefined) continue;
        counts.values += 1;
        const same =
          JSON.stringify(comparable(name, read?.fields[name])) === JSON.stringify(comparable(name, trip.fields[name]));
        counts.sameValues += Number(same);
      }
    }
    expect(counts.codes).toBeGreaterThan(40);
    expect(counts.sameCodes).toBe(counts.codes);
    expect(counts.sameValues / counts.values).toBeGreaterThan(0.9);
  });
});

const passContext = {
  serialNumber: '00000000-0000-4000-8000-000000000000',
  serviceName: 'Passlift',
  contact: 'https://example.org',
  fileName: 'ticket.pdf',
  now: '2026-01-01T00:00:00Z',
  index: 1,
  count: 1,
};
