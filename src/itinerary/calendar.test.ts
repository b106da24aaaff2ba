/** One file, because every test reads what was written by the same foreign library. */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Language } from '#src/languages/languages.ts';
import { problem } from '#src/problems.ts';
import { instantOf } from '#src/tickets/time.ts';
import { at, code, ticket } from '#test/support/ticket-builder.ts';
import { sampleTickets } from '#test/support/ticket-samples.ts';
import { calendarOf } from './calendar.ts';
import { tripOf } from './trip.ts';

const context = { service: 'Passlift', now: '2026-11-20T10:00:00.000Z' };
const samples = Object.entries(sampleTickets);
const write = (...tickets: readonly (typeof sampleTickets)[string][]) => calendarOf(tickets.map(tripOf), context) ?? '';

/** Read by a library that knows nothing of how it was written. */
function read(calendar: string) {
  const root = new ICAL.Component(ICAL.parse(calendar));
  const zones = root.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  const timeOf = (event: ICAL.Component, name: string) => {
    const property = event.getFirstProperty(name);
    const time = property?.getFirstValue() as ICAL.Time | undefined;
    const zone = zones.find(({ tzid }) => tzid === property?.getFirstParameter('tzid'));
    if (time && zone) time.zone = zone;
    return time;
  };
  return root.getAllSubcomponents('vevent').map((event) => ({
    event,
    start: timeOf(event, 'dtstart'),
    end: timeOf(event, 'dtend'),
    text: (name: string) => event.getFirstPropertyValue(name) as string | null,
  }));
}

const concert = (fields: Parameters<typeof ticket>[1]) =>
  ticket('event', { title: 'Winter Light', start: at('2027-03-14T19:30', 'Europe/London'), ...fields });

describe('a calendar of tickets (RFC 5545)', () => {
  it.each(samples)('of %s keeps lines within 75 octets and cuts no character (3.1)', (_, sample) => {
    const calendar = write(sample);
    const lines = calendar.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
    expect(calendar === '' || calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('gives texts back as they were, with every sign that has a meaning (3.3.11)', () => {
    const title = 'Words; with, all \\ signs: "quoted" – 日本語 '.repeat(4).trim();
    const [event] = read(write(concert({ title, conditions: 'First line\nSecond; line' })));
    expect(event!.text('summary')).toBe(title);
    expect(event!.text('description')).toContain('First line\nSecond; line');
  });

  it('holds whatever a document says, and says it again', () => {
    const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(words, words, (title, venue) => {
        const sample = concert({
          title: `A${title}`,
          venue: `B${venue}`,
          venueLocation: { latitude: 1e-8, longitude: -0.1234567 },
        });
        const calendar = write(sample);
        expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        const [event, ...others] = read(calendar);
        expect([event!.text('summary'), event!.text('location'), others]).toEqual([
          tripOf(sample).fields.title,
          tripOf(sample).fields.venue,
          [],
        ]);
        expect(calendar).toContain('GEO:0;-0.123457');
      }),
    );
  });

  it('has what every event must have, once (3.6.1)', () => {
    for (const { event } of read(write(...Object.values(sampleTickets)))) {
      for (const name of ['uid', 'dtstamp', 'dtstart', 'summary']) expect(event.getAllProperties(name)).toHaveLength(1);
    }
  });

  it('defines every zone so that others find the same instant, all through the year (3.6.5)', () => {
    const wrong = Intl.supportedValuesOf('timeZone').flatMap((zone) =>
      ['2026-01-15T09:30', '2026-04-05T12:00', '2026-07-15T23:59', '2026-10-25T12:00', '2027-03-28T18:45'].filter(
        (local) => {
          const [event] = read(write(concert({ start: at(local, zone) })));
          return event!.start!.toJSDate().getTime() !== instantOf(at(local, zone));
        },
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('tells start and end of a journey by the clocks of their places', () => {
    const [event] = read(write(sampleTickets['a flight']!));
    expect(event!.start!.toString()).toBe('2026-11-22T13:25:00');
    expect(event!.end!.toString()).toBe('2026-11-22T15:45:00');
    expect(event!.end!.toJSDate().toISOString()).toBe('2026-11-22T20:45:00.000Z');
  });

  it('writes a time whose offset alone is known in UTC, and one without either as the clock at the place (3.3.5)', () => {
    const lines = (start: { local: string; offset?: string }) => write(concert({ start })).split('\r\n');
    expect(lines({ local: '2027-03-14T19:30', offset: '+02:00' })).toContain('DTSTART:20270314T173000Z');
    expect(lines({ local: '2027-03-14T19:30' })).toContain('DTSTART:20270314T193000');
  });

  it('takes days for days, and ends after the last of them (3.6.1)', () => {
    const lines = write(concert({ start: at('2027-03-14'), end: at('2027-03-16') })).split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20270314');
    expect(lines).toContain('DTEND;VALUE=DATE:20270317');
  });

  it('never ends before it begins', () => {
    expect(write(concert({ end: at('2027-03-14T18:00', 'Europe/London') }))).not.toContain('DTEND');
  });

  it('gives one ticket one identifier, whenever it is written, and another ticket another one', () => {
    const uid = (calendar: string) => read(calendar)[0]!.text('uid');
    const two = concert({ seat: '8' });
    const later = calendarOf([tripOf(concert({ seat: '7' }))], { ...context, now: '2027-01-01T00:00:00Z' })!;
    expect(uid(later)).toBe(uid(write(concert({ seat: '7' }))));
    expect(uid(write(two))).not.toBe(uid(later));
    expect(uid(later)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('says where, which seat and which booking', () => {
    const fields = {
      venue: 'Aldermere Hall',
      address: '1 High Street, Aldermere',
      row: '12',
      seat: '7',
      bookingReference: 'QX7781',
    };
    const [event] = read(write(concert(fields)));
    expect(event!.text('location')).toBe('Aldermere Hall, 1 High Street, Aldermere');
    expect(event!.text('description')).toBe('Booking ref.: QX7781\nRow: 12\nSeat: 7');
  });

  it('speaks the language of the ticket', () => {
    const german = ticket(
      'train',
      { from: 'Kiel', to: 'Ulm', start: at('2027-03-14'), seat: '61' },
      { language: 'de' },
    );
    expect(read(write(german))[0]!.text('description')).toBe('Platz: 61');
  });

  it('says what to compare with the original in the language of the ticket, or of whom reads it', () => {
    const about = [
      { field: 'seat', value: '61', other: '67' },
      { field: 'start', value: '2027-03-14' },
    ];
    const doubtful = ticket(
      'train',
      { from: 'Kiel', to: 'Ulm', start: at('2027-03-14'), seat: '61' },
      { language: 'de', problems: [{ ...problem('ticket.check', { what: 'seat 61 (or 67)' }), about }] },
    );
    const said = (language?: Language) =>
      read(calendarOf([tripOf(doubtful)], { ...context, ...(language ? { language } : {}) })!)[0]!.text('description');
    expect(said()).toBe('Platz: 61\nBitte prüfen: Platz 61 (oder 67), Abfahrt 14. März 2027.');
    expect(said('en')).toBe('Seat: 61\nCheck this: Seat 61 (or 67), Departs 14 Mar 2027.');
    expect(said('ar')).toContain('أو 67');
  });

  it('never holds a code or a PIN: calendars are shared', () => {
    const secret = ticket(
      'giftCard',
      { title: 'Shop', validUntil: at('2027-03-14'), pin: '4711' },
      { barcode: code('qr', 'SECRET-CODE') },
    );
    expect(write(secret, { ...concert({}), barcode: code('aztec', 'SECRET-CODE') })).not.toMatch(
      /4711|SECRET|U0VDUkVU/,
    );
  });

  it('reminds of a flight earlier than of a train, and of a voucher a week before it ends (3.6.6)', () => {
    const trigger = (sample: string) =>
      read(write(sampleTickets[sample]!))[0]!
        .event.getFirstSubcomponent('valarm')
        ?.getFirstPropertyValue('trigger')
        ?.toString();
    expect(trigger('a flight')).toBe('-PT3H');
    expect(trigger('a train')).toBe('-PT30M');
    expect(trigger('a voucher')).toBe('-P6DT15H');
  });

  it('marks the last day of what is valid for long, without filling all days until then', () => {
    const card = ticket('voucher', { title: 'Massage', validFrom: at('2026-03-14'), validUntil: at('2027-03-14') });
    const [event] = read(write(card));
    expect(event!.text('summary')).toBe('Valid until: Massage');
    expect(event!.start!.toString()).toBe('2027-03-14');
    expect(event!.end).toBeUndefined();
    expect(event!.text('transp')).toBe('TRANSPARENT');
  });

  it('is none for tickets without a day', () => {
    expect(calendarOf([tripOf(ticket('code'))], context)).toBeUndefined();
  });

  it('is the same for the same tickets', () => {
    expect(write(...Object.values(sampleTickets))).toBe(write(...Object.values(sampleTickets)));
  });
});
