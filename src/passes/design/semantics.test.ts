import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { at, ticket } from '#test/support/ticket-builder.ts';
import { sampleTickets } from '#test/support/ticket-samples.ts';
import { factsOf } from './facts.ts';
import { layouts } from './layouts.ts';
import { isCompleteFlight, semanticsOf } from './semantics.ts';

function tags(kind: TicketKind, fields: Partial<TicketFields>) {
  const facts = factsOf(ticket(kind, fields));
  const { style, transitType } = layouts[kind](facts);
  return semanticsOf(facts, style, transitType);
}

describe('semanticsOf', () => {
  it('tells a flight apart into airline, number and code', () => {
    expect(tags('flight', { number: 'LH 0962' })).toMatchObject({
      airlineCode: 'LH',
      flightNumber: 962,
      flightCode: 'LH962',
    });
    expect(tags('flight', { number: 'U28724' })).toMatchObject({ airlineCode: 'U2', flightNumber: 8724 });
    expect(tags('flight', { number: '875', carrierCode: 'AC' })).toMatchObject({
      airlineCode: 'AC',
      flightCode: 'AC875',
    });
  });

  it('writes a flight number it does not understand as it is printed, and guesses nothing', () => {
    const read = tags('flight', { number: 'charter 12/B' });
    expect(read).toMatchObject({ vehicleNumber: 'charter 12/B' });
    expect(read).not.toHaveProperty('flightNumber');
  });

  it('names zones in both spellings that Wallet knows', () => {
    expect(tags('flight', { start: at('2026-11-22T13:25', 'Europe/Berlin') })).toMatchObject({
      departureLocationTimeZone: 'Europe/Berlin',
      departureAirportTimeZone: 'Europe/Berlin',
      originalDepartureDate: '2026-11-22T13:25+01:00',
    });
  });

  it('gives no date of departure where the zone or the hour is unknown', () => {
    expect(tags('train', { from: 'A', start: at('2026-11-22T13:25') })).not.toHaveProperty('originalDepartureDate');
    expect(tags('train', { from: 'A', start: at('2026-11-22', 'Europe/Berlin') })).not.toHaveProperty(
      'originalDepartureDate',
    );
  });

  it('uses the words of trains for trains and those of flights for flights', () => {
    const fields = {
      from: 'Berlin Hbf',
      fromCode: 'BLS',
      terminal: '1',
      platform: 'Gleis 7',
      coach: '23',
      seat: '61, 62',
    };
    const train = tags('train', fields);
    expect(train).toMatchObject({ departureStationName: 'Berlin Hbf', departurePlatform: '7', carNumber: '23' });
    expect(train?.seats).toEqual([{ seatNumber: '61' }, { seatNumber: '62' }]);
    expect(tags('train', { seat: '1/42' })?.seats).toEqual([{ seatNumber: '1/42' }]);
    expect(train).not.toHaveProperty('departureAirportCode');
    expect(tags('flight', fields)).not.toHaveProperty('carNumber');
  });

  it('tells both teams of a match, where the title does', () => {
    const match = (title: string) => tags('event', { eventType: 'sports', title });
    expect(match('Union Berlin – Werder Bremen')).toMatchObject({
      homeTeamName: 'Union Berlin',
      awayTeamName: 'Werder Bremen',
    });
    expect(match('Leeds vs. Hull City')).toMatchObject({ homeTeamName: 'Leeds', awayTeamName: 'Hull City' });
    expect(match('Berlin Marathon')).not.toHaveProperty('homeTeamName');
  });

  it('suggests silence only in shows whose place and hours are known', () => {
    const show: Partial<TicketFields> = {
      eventType: 'performance',
      title: 'Tosca',
      start: at('2026-11-22T19:30', 'Europe/Rome'),
      end: at('2026-11-22T22:30', 'Europe/Rome'),
      venueLocation: { latitude: 41.9, longitude: 12.5 },
    };
    expect(tags('event', show)).toMatchObject({ silenceRequested: true });
    expect(tags('event', { ...show, eventType: 'sports' })).not.toHaveProperty('silenceRequested');
    const { end: _, ...endless } = show;
    expect(tags('event', endless)).not.toHaveProperty('silenceRequested');
  });

  it('writes amounts as texts, and leaves out currencies that do not exist', () => {
    expect(tags('event', { price: { amount: '39.90', currency: 'EUR' } })?.totalPrice).toEqual({
      amount: '39.90',
      currencyCode: 'EUR',
    });
    expect(tags('event', { title: 'X', price: { amount: '3', currency: 'XYZ' } })).not.toHaveProperty('totalPrice');
    expect(tags('giftCard', { balance: { amount: '50', currency: 'CHF' } })?.balance).toEqual({
      amount: '50',
      currencyCode: 'CHF',
    });
  });
});

describe('isCompleteFlight', () => {
  const flight = factsOf(sampleTickets['a flight']!);
  const complete = (fields: typeof flight.fields) =>
    isCompleteFlight(semanticsOf({ ...flight, fields }, 'boardingPass', 'PKTransitTypeAir'));

  it('lets Wallet use its own layout when all twelve facts are known, and not without the boarding time', () => {
    expect(complete(flight.fields)).toBe(true);
    const { boarding: _, ...rest } = flight.fields;
    expect(complete(rest)).toBe(false);
  });
});
