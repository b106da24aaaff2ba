import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { at, ticket } from '#test/support/ticket-builder.ts';
import { stayOf } from './stays.ts';
import { tripOf } from './trip.ts';

/** As it is written: without what is not known. */
const said = (kind: TicketKind, fields: Partial<TicketFields>) =>
  JSON.parse(JSON.stringify(stayOf(tripOf(ticket(kind, fields)))?.properties ?? {})) as {
    readonly [name: string]: { readonly [name: string]: unknown } | undefined;
  };

describe('an event as schema.org states it', () => {
  it.each([
    ['movie', 'ScreeningEvent'],
    ['sports', 'SportsEvent'],
    ['conference', 'BusinessEvent'],
    ['exhibition', 'ExhibitionEvent'],
    ['workshop', 'EducationEvent'],
    ['performance', 'Event'],
    [undefined, 'Event'],
  ] as const)('is of its type: %s', (eventType, type) => {
    const fields = { title: 'Nordlys', ...(eventType ? { eventType } : {}) };
    expect(said('event', fields).reservationFor).toMatchObject({ '@type': type, name: 'Nordlys' });
  });

  it('has its hall inside of its place, and the hall alone as its place', () => {
    const placeOf = (fields: Partial<TicketFields>) => said('event', fields).reservationFor?.location;
    expect(placeOf({ venue: 'Logen', room: 'Store sal' })).toEqual({
      '@type': 'Place',
      name: 'Logen',
      containsPlace: { '@type': 'Place', name: 'Store sal' },
    });
    expect(placeOf({ venue: 'Logen' })).toEqual({ '@type': 'Place', name: 'Logen' });
    expect(placeOf({ room: 'Store sal' })).toEqual({ '@type': 'Place', name: 'Store sal' });
  });

  it('begins with its start, or with the first day on which it is good', () => {
    const days = { validFrom: at('2027-05-03'), doors: at('2027-05-03T19:00') };
    expect(said('event', days).reservationFor).toMatchObject({
      startDate: '2027-05-03',
      doorTime: '2027-05-03T19:00:00',
    });
    const start = at('2027-05-03T20:00');
    expect(said('event', { ...days, start }).reservationFor).toMatchObject({ startDate: '2027-05-03T20:00:00' });
  });
});

describe('who stays, in numbers', () => {
  it.each([
    ['2 adults, 1 child', '2', '1'],
    ['2 ADULTS', '2', undefined],
    ['1 Erwachsener, 2 Kinder', '1', '2'],
    ['2 adultes, 1 enfant', '2', '1'],
    ['2 adultos, 1 niño', '2', '1'],
    ['2 adulti, 1 bambino', '2', '1'],
    ['2 volwassenen, 2 kinderen', '2', '2'],
    ['2 adultos, 1 criança', '2', '1'],
    ['1 Kinderbett', undefined, undefined],
  ])('is told by %s', (party, grown, young) => {
    const { numAdults, numChildren } = said('hotel', { title: 'Fjordhus', party });
    expect([numAdults, numChildren].map((count) => (count === undefined ? undefined : String(count)))).toEqual([
      grown,
      young,
    ]);
  });

  it.each([
    ['4', '4'],
    ['4 guests', '4'],
    ['2 adults, 1 child', undefined],
    ['many', undefined],
  ])('at a table is %s', (party, count) => {
    const { partySize } = said('restaurant', { title: 'Kaien', party });
    expect(partySize === undefined ? undefined : String(partySize)).toBe(count);
  });
});

describe('what schema.org has no reservation for', () => {
  it.each<TicketKind>(['parking', 'voucher', 'pass', 'train'])('is nothing: %s', (kind) => {
    expect(stayOf(tripOf(ticket(kind, { title: 'Nordlys' })))).toBeUndefined();
  });
});
