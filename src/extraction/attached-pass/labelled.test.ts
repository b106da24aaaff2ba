import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import { passFields } from '#test/extraction/attached-passes.ts';
import { readLabelledFields } from './labelled.ts';

type Rows = Parameters<typeof passFields>[0];

const context = { order: 'dmy', contextDay: '2027-03-01', documentDated: true, full: [], since: '' } as const;
const read = (rows: Rows, kind?: TicketKind) =>
  readLabelledFields(passFields(rows), kind, { relevant: undefined, context });

describe('labelled fields of a pass', () => {
  it.each<[string, string | number, object]>([
    ['SITZPLATZ', '12A', { seat: '12A' }],
    ['Vogn', '4', { coach: '4' }],
    ['Bin.', '7', { platform: '7' }],
    ['NAME', 'NYGARD/VILDE MRS', { passenger: 'VILDE NYGARD' }],
    ['Guests', '2 adults, 1 child', { party: '2 adults, 1 child' }],
    ['Passengers', '2 adults, 1 child', { party: '2 adults, 1 child' }],
    ['Reisende', '2 Erwachsene, 1 Kind', { party: '2 Erwachsene, 1 Kind' }],
    ['VOYAGEURS', '2 x Adulte', { party: '2 x Adulte' }],
    ['Passengers', 'NYGARD/VILDE MRS', { passenger: 'VILDE NYGARD' }],
    ['Booking reference', 'XK4TZ9', { bookingReference: 'XK4TZ9' }],
    ['Ticket number', '220-1234567890', { ticketNumber: '220-1234567890' }],
    ['From', 'Bergen (BGO)', { from: 'Bergen', fromCode: 'BGO' }],
    ['Til', 'Oslo', { to: 'Oslo' }],
    ['Price', '240.00 NOK', { price: { amount: '240.00', currency: 'NOK' } }],
  ])('are told by their label: %s', (label, value, fields) => expect(read([[label, value]])).toEqual(fields));

  it('are money where a currency stands beside them', () => {
    expect(read([['Balance', 25, { currencyCode: 'NOK' }]])).toEqual({ balance: { amount: '25.00', currency: 'NOK' } });
    expect(read([['Balance', '25 points', { currencyCode: 'NOK' }]])).toEqual({});
    expect(read([['Balance', 'No. 25', { currencyCode: 'NOK' }]])).toEqual({});
    expect(read([['Seat', 25, { currencyCode: 'NOK' }]])).toEqual({});
  });

  it.each<[string, string]>([
    ['Seat', ''],
    ['Email', 'post@sundlinjen.example'],
    ['Phone', '+47 55 00 00 00'],
    ['Website', 'sundlinjen.example'],
    ['Passenger', '3 Lonely Otters'],
    ['Conditions', 'x'.repeat(121)],
  ])('are left to others, or are nothing: %s', (label, value) => expect(read([[label, value]])).toEqual({}));

  it('count once: the first of a meaning', () => {
    expect(
      read([
        ['Seat', '12'],
        ['Sitzplatz', '13'],
      ]),
    ).toEqual({ seat: '12' });
  });

  it('tell the house from its hall', () => {
    expect(
      read(
        [
          ['Cinema', 'Odeon'],
          ['Screen', '4'],
        ],
        'event',
      ),
    ).toEqual({ venue: 'Odeon', room: '4' });
    expect(
      read(
        [
          ['Screen', '4'],
          ['Cinema', 'Odeon'],
        ],
        'event',
      ).room,
    ).toBe('4');
  });

  it('tell the standing of a member, not a storey', () => {
    const level: Rows = [
      ['Level', 'Gold'],
      ['Member number', '12345678'],
    ];
    expect(read(level, 'membership')).toMatchObject({ membershipLevel: 'Gold', membershipNumber: '12345678' });
  });

  it('have a part of a house on a card only beside a seat', () => {
    const section: Rows = [['Section', 'B']];
    expect(read(section, 'event')).toEqual({ section: 'B' });
    expect(read(section, 'membership')).toEqual({});
    expect(read(section, 'code')).toEqual({});
    expect(read([...section, ['Seat', '12']], 'code')).toEqual({ section: 'B', seat: '12' });
    expect(read([...section, ['Row', '3']], 'membership')).toEqual({ section: 'B', row: '3' });
  });
});
