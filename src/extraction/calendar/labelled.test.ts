import { describe, expect, it } from 'vitest';
import { readLabelled } from './labelled.ts';

describe('labelled lines of a description', () => {
  it.each([
    ['Booking reference: XK4TZ9', { bookingReference: 'XK4TZ9' }],
    ['Buchungsnummer: XK4TZ9', { bookingReference: 'XK4TZ9' }],
    ['Code de réservation : XK4TZ9', { bookingReference: 'XK4TZ9' }],
    ['Booking RXJ34P', { bookingReference: 'RXJ34P' }],
    ['• Seat: 12', { seat: '12' }],
    ['Sitzplatz: 12', { seat: '12' }],
    ['Vagn: 4', { coach: '4' }],
    ['Gate: B12 | Terminal: 2', { gate: 'B12', terminal: '2' }],
    ['Reihe: 3; Platz: 9', { row: '3', seat: '9' }],
    ['Passenger: NYGARD/VILDE MRS', { passenger: 'VILDE NYGARD' }],
    ['Price: 240.00 NOK', { price: { amount: '240.00', currency: 'NOK' } }],
  ])('tell a field: %s', (line, fields) => expect(readLabelled(line)).toEqual(fields));

  it.each([
    'Booking reference XK',
    'Dinner: 19:30',
    'Seat: somewhere in the middle of the hall, please ask',
    'Seat:',
    ': 12',
    'Weather: 12',
    '',
  ])('tell nothing: %s', (line) => expect(readLabelled(line)).toEqual({}));

  it('tell nothing where they say two things, and all the rest', () => {
    expect(readLabelled('Seat: 12\nSeat: 13\nRow: 3')).toEqual({ row: '3' });
    expect(readLabelled('Seat: 12\nSeat: 12')).toEqual({ seat: '12' });
  });

  it('are four hundred at most', () => {
    const after = (count: number) => readLabelled(`${'\n'.repeat(count)}Seat: 12`);
    expect([after(399), after(400)]).toEqual([{ seat: '12' }, {}]);
  });
});
