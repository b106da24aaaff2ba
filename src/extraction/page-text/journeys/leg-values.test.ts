import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { number, stop } from '#test/support/journey-elements.ts';
import { bestOf, understoodOf } from '#test/support/understood-page.ts';
import { readLegs } from './itinerary.ts';
import type { Leg } from './leg.ts';
import { newLeg, putStop } from './leg-parts.ts';
import { addLegFact, addNumber, addPlaces } from './leg-values.ts';
import { legFields } from './transport.ts';

function legOf(departure: string, arrival: string): Leg {
  const leg = newLeg();
  putStop(leg.departure, stop(departure));
  putStop(leg.arrival, stop(arrival));
  return leg;
}

describe('the places of a leg', () => {
  function placesOf(departure: string, arrival: string, kind: TicketKind = 'train') {
    const fields: FieldReadings = {};
    addPlaces(fields, legOf(departure, arrival), kind);
    return fields;
  }

  it('are its names, with codes on a flight', () => {
    const named = ['Lisboa (LIS)', 'Porto (OPO)'] as const;
    expect(bestOf(placesOf(...named, 'flight'))).toEqual({
      from: 'Lisboa',
      fromCode: 'LIS',
      to: 'Porto',
      toCode: 'OPO',
    });
    expect(bestOf(placesOf(...named))).toEqual({ from: 'Lisboa', to: 'Porto' });
  });

  it('are codes where nothing else is printed, with the names that we know for them', () => {
    const fields = placesOf('LIS', 'OPO');
    expect(bestOf(fields)).toEqual({ from: 'Lisbon', fromCode: 'LIS', to: 'Porto', toCode: 'OPO' });
    expect(fields.from![0]!.evidence.lookedUp).toBe(true);
    expect(fields.from![0]!.confidence).toBeLessThan(fields.fromCode![0]!.confidence);
  });

  it('are names without what is said of them', () => {
    const leg = newLeg();
    const [cell] = stop('From Ulm Hbf').cells;
    leg.departure.place = { value: 'From Ulm Hbf', cells: [cell!], score: 1 };
    const fields: FieldReadings = {};
    addPlaces(fields, leg, 'train');
    expect(bestOf(fields)).toEqual({ from: 'Ulm Hbf' });
  });

  it('come with terminals and platforms of either end', () => {
    expect(bestOf(placesOf('Lisboa, Terminal 1', 'Porto, Terminal 2', 'flight'))).toMatchObject({
      terminal: '1',
      arrivalTerminal: '2',
    });
    expect(bestOf(placesOf('Ulm, Gleis 4', 'Aalen, Gleis 2'))).toMatchObject({ platform: '4', arrivalPlatform: '2' });
    expect(bestOf(placesOf('Ulm', 'Aalen, Gleis 2'))).not.toHaveProperty('platform');
  });
});

describe('the number of a leg', () => {
  function numberOf(text: string | undefined, kind: TicketKind = 'flight') {
    const fields: FieldReadings = {};
    const elements = [...(text === undefined ? [] : [number(text)]), stop('LIS'), stop('OPO')];
    const [leg] = readLegs(elements, understoodOf('x').dates);
    addNumber(fields, leg!, kind);
    return fields;
  }

  it('names the airline of a flight, which we look up', () => {
    const fields = numberOf('LH 1234');
    expect(bestOf(fields)).toEqual({ number: 'LH 1234', carrierCode: 'LH', carrier: 'Lufthansa' });
    expect(fields.carrier![0]!.evidence.lookedUp).toBe(true);
  });

  it('names a code that we do not know, less surely', () => {
    const [unknown, known] = ['X0 123', 'LH 1234'].map((text) => numberOf(text));
    expect(bestOf(unknown!)).toEqual({ number: 'X0 123', carrierCode: 'X0' });
    expect(unknown!.carrierCode![0]!.confidence).toBeLessThan(known!.carrierCode![0]!.confidence);
  });

  it('names no airline on a ride, nor where it is a mere number', () => {
    expect(bestOf(numberOf('LH 1234', 'train'))).toEqual({ number: 'LH 1234' });
    expect(bestOf(numberOf('1234'))).toEqual({ number: '1234' });
    expect(numberOf(undefined)).toEqual({});
  });
});

describe('a value inside of a leg', () => {
  /** What the first leg of a page has of its own. */
  function readingsOf(text: string, kind: TicketKind = 'train', page = 'Thank you') {
    const understood = understoodOf(text, page);
    const [leg] = legFields(understood, kind);
    const fields: FieldReadings = {};
    for (const fact of leg!.facts) addLegFact(fields, fact, leg!.leg, understood);
    return fields;
  }
  const ownOf = (...page: Parameters<typeof readingsOf>) => bestOf(readingsOf(...page));
  const ride = 'From: Ulm Hbf      To: Aalen\nDeparture: 12.05.2026 10:05';

  it('is what its label says', () => {
    expect(ownOf(`${ride}\nSeat: 12A\nCoach: 4\nClass: 2`)).toEqual({ seat: '12A', coach: '4', class: '2' });
  });

  it('is none of the whole order', () => {
    expect(ownOf(`${ride}\nBooking reference: ABC123\nPrice: EUR 12.00\nTicket number: 4711001`)).toEqual({});
  });

  it('is when boarding begins, on the day of departure or the only one', () => {
    expect(ownOf(`${ride}\nBoarding: 09:45`)).toEqual({ boarding: { local: '2026-05-12T09:45' } });
    const nowhere = 'From: Ulm Hbf      To: Aalen\nDeparture time: 10:05\nBoarding: 09:45';
    expect(ownOf(nowhere, 'train', 'Tuesday 12 May 2026')).toEqual({ boarding: { local: '2026-05-12T09:45' } });
    expect(ownOf(nowhere)).toEqual({});
  });

  it('is no part of a terminal that is told before it', () => {
    const flight = 'From: Lisbon (LIS)      To: Porto (OPO)\nDeparture: 12.05.2026 10:05';
    expect(ownOf(`${flight}\nAEROGARE 2 TERMINAL F`, 'flight')).not.toMatchObject({ terminal: 'F' });
    expect(ownOf(`${flight}\nTerminal: F`, 'flight')).toEqual({ terminal: 'F' });
  });

  const table = (arrives: string) => `
From: Ulm Hbf

Departure time: 10:05      Platform: 4

To: Aalen

Arrival time: 11:00        ${arrives}`;

  it('is the arrival’s where it stands beside the arrival', () => {
    expect(ownOf(table('Platform: 2'))).toEqual({ platform: '4', arrivalPlatform: '2' });
    expect(ownOf(table('Terminal: 2'), 'flight')).toMatchObject({ arrivalTerminal: '2' });
    expect(ownOf(table('Seat: 12A'))).toMatchObject({ seat: '12A' });
  });

  it('is the arrival’s below or beside its place, and else the departure’s', () => {
    const below = (...rows: readonly string[]) =>
      ['From                     To', 'Ulm Hbf                  Aalen', ...rows].join('\n');
    expect(ownOf(below('Platform: 4              Platform: 2'))).toEqual({ platform: '4', arrivalPlatform: '2' });
    expect(ownOf(below('', '', '                         Platform: 2'))).toEqual({ platform: '2' });
    expect(ownOf('From: Ulm Hbf\nTo: Aalen      Platform: 2')).toEqual({ arrivalPlatform: '2' });
    expect(ownOf('From: Ulm Hbf      Platform: 2\nTo: Aalen')).toEqual({ platform: '2' });
    expect(ownOf('From: Ulm Hbf\n\n\nPlatform: 2\nTo: Aalen')).toEqual({ platform: '2' });
  });

  it('is the departure’s in one row with both ends', () => {
    expect(ownOf('From: Ulm Hbf   To: Aalen   Platform: 2')).toEqual({ platform: '2' });
    const row = 'Departure time: 10:05   Arrival time: 11:00   Platform: 2';
    expect(ownOf(`From: Ulm Hbf\n\n\nTo: Aalen\n\n\n${row}`)).toEqual({ platform: '2' });
  });

  it('is the arrival’s in the very cell of its place, less surely than a departure’s', () => {
    expect(ownOf('From: Ulm Hbf\nTo: Aalen, Platform: 2')).toEqual({ arrivalPlatform: '2' });
    const [left, right] = ['From: Ulm Hbf, Platform: 2\nTo: Aalen', 'From: Ulm Hbf\nTo: Aalen, Platform: 2'].map(
      (text) => readingsOf(text),
    );
    expect(right!.arrivalPlatform![0]!.confidence).toBeLessThan(left!.platform![0]!.confidence);
  });
});
