/** One file, because every test designs a pass in the same few lines. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { symbologies } from '#src/barcodes/barcode.ts';
import { fieldNames, type TicketFields, type TicketKind } from '#src/tickets/fields.ts';
import { designContext as context } from '#test/support/design-context.ts';
import { at, code, ticket } from '#test/support/ticket-builder.ts';
import { type DesignContext, designPass, type PassDesign } from './design-pass.ts';
import { layouts } from './layouts.ts';
import { styleOf } from './strings.ts';

function design(
  kind: TicketKind,
  fields: Partial<TicketFields>,
  more: Parameters<typeof ticket>[2] = {},
  extra: Partial<DesignContext> = {},
): PassDesign {
  const made = designPass(ticket(kind, fields, more), { ...context, ...extra });
  if ('refused' in made) throw new Error(made.refused.message);
  return made;
}

const passOf = (...args: Parameters<typeof design>) => design(...args).passJson;

describe('designPass', () => {
  it('is in the name of the service that signs it, whoever the document says that it is from', () => {
    for (const issuer of ['DB Fernverkehr AG', 'Apple Inc.', undefined]) {
      const made = passOf('train', issuer === undefined ? {} : { issuer, carrier: 'DB' });
      expect(made.organizationName).toBe('Passlift');
      if (issuer) expect(JSON.stringify(made)).toContain(issuer); // beside the icon or on the back
    }
  });

  it('writes a short issuer beside the icon, and what the ticket is where there is none', () => {
    expect(passOf('bus', { issuer: 'FlixMobility Tech GmbH' }).logoText).toBe('FlixMobility Tech');
    expect(
      passOf('event', { eventType: 'movie', issuer: 'A very long name of a company that runs cinemas' }).logoText,
    ).toBe('Cinema ticket');
  });

  it('offers what a voucher is for, not the shop that it is titled by', () => {
    const offer = (fields: Partial<TicketFields>) => {
      const { primaryFields, secondaryFields, auxiliaryFields } = styleOf(passOf('voucher', fields));
      return [...primaryFields, ...secondaryFields, ...auxiliaryFields].map(({ label, value }) => `${label} ${value}`);
    };
    const shop = { title: 'Brown & Bean', venue: 'BROWN & BEAN' };
    expect(offer({ ...shop, product: 'Coffee and cake' })).toEqual(['OFFER Coffee and cake', 'VALID AT BROWN & BEAN']);
    expect(offer(shop)).toEqual(['OFFER Brown & Bean']);
    expect(offer({ title: '20 % off', venue: 'Brown & Bean' })).toEqual(['OFFER 20 % off', 'VALID AT Brown & Bean']);
  });

  it('describes the pass in a sentence', () => {
    const fields = {
      number: 'ICE 802',
      fromCity: 'Berlin',
      toCity: 'Hamburg',
      start: at('2026-11-22T09:38', 'Europe/Berlin'),
      passenger: 'Ada Lovelace',
    };
    expect(passOf('train', fields).description).toBe(
      'Berlin to Hamburg, train ticket ICE 802, 22 November 2026, Ada Lovelace',
    );
  });

  it('describes an event by its plain name', () => {
    const fields = { title: 'Akademy 2019', venue: 'Milano', row: '4', seat: '12', passenger: 'Ada Lovelace' };
    expect(passOf('event', fields).description).toBe('Akademy 2019');
  });

  it('leaves out of a description whole what it has no room for', () => {
    const long = passOf('train', { from: 'Berlin', to: 'Hamburg', number: 'ICE 802', passenger: 'Long '.repeat(50) });
    expect(long.description).toBe('Berlin to Hamburg, train ticket ICE 802');
  });

  it('writes row and seat of an aircraft as one, and of a hall apart', () => {
    const seatOf = (kind: TicketKind, row: string, seat: string) => {
      const made = passOf(kind, { row, seat });
      const front = Object.values(styleOf(made))
        .flatMap((part) => (Array.isArray(part) ? part : []))
        .filter(({ label }) => label === 'SEAT' || label === 'ROW');
      return [...new Set(front.map(({ label, value }) => `${label} ${value}`)), made.semantics?.seats];
    };
    expect(seatOf('flight', '52', 'C')).toEqual(['SEAT 52C', [{ seatNumber: '52C' }]]);
    expect(seatOf('flight', '52', '52c')).toEqual(['SEAT 52C', [{ seatNumber: '52C' }]]);
    expect(seatOf('event', 'K', '7')).toEqual(['ROW K', 'SEAT 7', [{ seatRow: 'K', seatNumber: '7' }]]);
  });

  it('never ends a text with dots that Wallet might not have needed', () => {
    const long = 'A very long name of something that goes on and on '.repeat(100);
    const made = passOf('event', { title: long, venue: long, conditions: long, passenger: long, product: long });
    expect(JSON.stringify(made)).not.toContain('…');
  });

  it('stacks journeys and events of one order, and nothing else', () => {
    expect(passOf('train', { from: 'A' }, { order: 'ABC 123' })).toMatchObject({ groupingIdentifier: 'order-ABC123' });
    expect(passOf('hotel', { title: 'Ritz' }, { order: 'ABC123' })).not.toHaveProperty('groupingIdentifier');
  });

  it('writes the ticket number under the code, and nothing that nobody could type', () => {
    const under = (fields: Partial<TicketFields>, payload: string) =>
      passOf('event', { title: 'X', ...fields }, { barcode: code('qr', payload) }).barcodes?.[0]?.altText;
    expect(under({ ticketNumber: '220-241', bookingReference: 'ABC' }, 'M1…')).toBe('220-241');
    expect(under({ ticketNumber: '1'.repeat(26), bookingReference: 'ABC' }, 'https://x')).toBe('ABC');
    expect(under({}, 'TICKET 12345')).toBe('TICKET 12345');
    expect(under({}, 'https://example.org/very?long=1')).toBeUndefined();
  });

  it('brings the pass up at the place of departure, with its name and hour', () => {
    const fields = {
      from: 'Berlin Hauptbahnhof',
      fromLocation: { latitude: 52.525, longitude: 13.369 },
      start: at('2026-11-22T09:38', 'Europe/Berlin'),
    };
    expect(passOf('train', fields).locations).toEqual([
      { latitude: 52.525, longitude: 13.369, relevantText: 'Berlin Hauptbahnhof, 09:38' },
    ]);
    expect(passOf('event', { title: 'X', venueLocation: { latitude: 0, longitude: 0 } })).not.toHaveProperty(
      'locations',
    );
  });

  it('comes up in the town where only that is known, and nowhere where two towns fit', () => {
    const start = at('2026-11-22T19:30', 'Europe/Oslo');
    expect(passOf('event', { title: 'X', venue: 'Hall', address: 'Oslo', start }).locations).toEqual([
      { latitude: expect.closeTo(59.91, 1), longitude: expect.closeTo(10.75, 1), relevantText: 'Hall' },
    ]);
    expect(passOf('train', { from: 'Oslo', to: 'Bergen', start })).toHaveProperty('locations');
    expect(passOf('event', { title: 'X', address: '46002 Valencia' })).not.toHaveProperty('locations');
    expect(passOf('event', { title: 'X', address: 'Springfield' })).not.toHaveProperty('locations');
    expect(passOf('hotel', { title: 'X', address: 'Oslo', start })).not.toHaveProperty('locations');
  });

  it('tells generic passes when they matter only together with where', () => {
    const fields = {
      title: 'Ritz',
      start: at('2026-12-20T15:00', 'Europe/Paris'),
      end: at('2026-12-22T11:00', 'Europe/Paris'),
    };
    expect(passOf('hotel', fields)).not.toHaveProperty('relevantDates');
    expect(passOf('hotel', { ...fields, venueLocation: { latitude: 48.9, longitude: 2.3 } })).toHaveProperty(
      'relevantDates',
    );
  });

  it('has every printed fact in full on the back', () => {
    const fields = {
      title: 'A: B',
      passenger: 'Dr. Ada Lovelace',
      address: 'Street 1, Town',
      conditions: 'No\ndogs',
      price: { amount: '39.90', currency: 'EUR' },
      start: at('2026-11-22'),
    };
    const { backFields } = styleOf(passOf('event', fields));
    expect(backFields.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['A: B', 'Dr. Ada Lovelace', 'Street 1, Town', 'No\ndogs', 39.9, '22 Nov 2026']),
    );
  });

  it('shows the colours of the page, and its own for each kind else', () => {
    expect(passOf('train', {}, {}, { colours: [{ rgb: [170, 0, 20], weight: 1 }] }).backgroundColor).toBe(
      'rgb(170, 0, 20)',
    );
    expect(design('event', { eventType: 'movie' }).symbol).toBe('clapper');
  });

  it('makes a valid pass of anything that a ticket may say', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', minLength: 150, maxLength: 5000 }),
      fc.constantFrom('SEAT', ' ', '<b>', '"\\', 'Ada Lovelace/'),
    );
    const time = fc.record({
      local: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 16)),
        fc.constantFrom('2026-11-22', '2026-10-25', '2026-02-30', '0001-01-01', '2026-11-22T23:59'),
      ),
      zone: fc.constantFrom(undefined, 'Europe/Berlin', 'Pacific/Chatham', 'Mars/Base', '+01:00'),
      offset: fc.constantFrom(undefined, '+01:00', '+25:00', '-11:30'),
    });
    const place = fc.record({
      latitude: fc.double({ noNaN: true }),
      longitude: fc.double({ min: -200, max: 200, noNaN: true }),
    });
    const money = fc.record({
      amount: fc.constantFrom('1', '39.90', 'free', '1e9'),
      currency: fc.constantFrom('EUR', 'XYZ', '€'),
    });
    const special = new Map<string, fc.Arbitrary<unknown>>([
      ...['start', 'end', 'boarding', 'doors', 'validFrom', 'validUntil', 'issued'].map(
        (name) => [name, time] as const,
      ),
      ...['fromLocation', 'toLocation', 'venueLocation'].map((name) => [name, place] as const),
      ...['price', 'balance'].map((name) => [name, money] as const),
      ['eventType', fc.constantFrom('movie', 'sports', 'performance', 'exhibition', 'conference', 'other')],
    ]);
    const fields = fc.record(Object.fromEntries(fieldNames.map((name) => [name, special.get(name) ?? text])), {
      requiredKeys: [],
    });
    const kinds = fc.constantFrom(...(Object.keys(layouts) as TicketKind[]));
    const codes = fc.record({
      symbology: fc.constantFrom(...symbologies),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    });
    fc.assert(
      fc.property(kinds, fields, codes, text, (kind, values, { symbology, bytes }, order) => {
        const made = designPass(
          ticket(kind, values as Partial<TicketFields>, { barcode: code(symbology, bytes), order }),
          { ...context, fileName: order },
        );
        if (!('refused' in made)) expect(made.passJson.description).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});
