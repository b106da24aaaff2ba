import { describe, expect, it } from 'vitest';
import { factsOf, inShort } from '#test/support/journey-elements.ts';
import { findNumbers } from '../values/numbers.ts';
import { elementsOf, isUnderArrival, labelledNumber } from './fact-elements.ts';
import type { Element } from './leg.ts';

/** What all labels of a text say of a journey. */
const told = (text: string) => {
  const facts = factsOf(text);
  return facts.flatMap((fact) => elementsOf(fact, isUnderArrival(fact, facts)).map(inShort));
};

describe('what a label says of an end', () => {
  it.each([
    ['From: Ulm Hbf', 'departure Ulm Hbf'],
    ['To: Aalen 11:30', 'arrival Aalen 11:30'],
    ['Departure: Ulm Hbf, Gleis 4, 12.05.2026 10:05', 'departure Ulm Hbf 10:05 platform 4 day 12'],
    ['Arrival: Lisbon (LIS) 11:30', 'arrival Lisbon LIS 11:30'],
    ['Drop-off: Aalen 12:00', 'arrival Aalen 12:00'],
    ['Abfahrt: Ulm Hbf 10:05', 'departure Ulm Hbf 10:05'],
    ['Arrivée: Lille 11:30', 'arrival Lille 11:30'],
    ['Time: 10:05', 'departure 10:05'],
    ['When: 12.05.2026 10:05', 'departure 10:05 day 12'],
  ])('is a stop: %s', (text, stop) => {
    expect(told(text)).toEqual([stop]);
  });

  it.each([
    'Tratta: Ulm Hbf – Aalen',
    'Relacija: Ulm Hbf – Aalen',
    'Маршрут: Ulm Hbf – Aalen',
    'Strecke: Ulm Hbf nach Aalen',
  ])('is both ends of a way: %s', (text) => {
    expect(told(text)).toEqual(['departure Ulm Hbf', 'arrival Aalen']);
  });

  it('names no place behind a label that is for a clock', () => {
    expect(told('Departure time: Ulm 10:05')).toEqual(['departure 10:05']);
    expect(told('Arrival time: Aalen 11:30')).toEqual(['arrival 11:30']);
  });

  it('is both ends where its clocks are from one to the other, unless one waits there', () => {
    expect(told('Departure time: 10:00 - 11:30')).toEqual(['departure 10:00', 'arrival 11:30']);
    expect(told('Pick-up: Ulm 10:00 - 10:30')).toEqual(['departure Ulm 10:00']);
    expect(told('Arrival time: 11:30 - 11:45')).toEqual(['arrival 11:30']);
  });

  it('keeps the role of its label', () => {
    const [fact] = factsOf('Departure time: 10:05');
    expect(elementsOf(fact!, false)).toMatchObject([{ role: 'departureTime' }]);
  });

  it('is an arrival’s where it stands below one', () => {
    const [fact] = factsOf('Time: 11:30');
    expect(elementsOf(fact!, true).map(inShort)).toEqual(['arrival 11:30']);
  });
});

describe('a way behind the label of one end', () => {
  it('is both ends with an arrow or a word, and one place with a dash', () => {
    expect(told('From: Ulm → Aalen')).toEqual(['departure Ulm', 'arrival Aalen']);
    expect(told('From: Mallaig to Armadale')).toEqual(['departure Mallaig', 'arrival Armadale']);
    expect(told('From: Amsterdam - Schiphol')).toEqual(['departure Amsterdam - Schiphol']);
  });

  it('is both ends with a dash where the label opens a way, and the first has what else is said', () => {
    const way = 'Ebeltoft - Odden fredag 3. juli 2026 kl. 10:00';
    expect(told(`Udrejse           ${way}`)).toEqual(['departure Ebeltoft 10:00 day 3', 'arrival Odden']);
    expect(told('Udrejse           Ebeltoft - Odden 10:00')).toEqual(['departure Ebeltoft 10:00', 'arrival Odden']);
    expect(told('Udrejse           Ebeltoft → Odden 10:00')).toEqual(['departure Ebeltoft', 'arrival Odden 10:00']);
  });

  it('is no way behind a label that is for a clock', () => {
    expect(told('Departure time: Ulm → Aalen 10:05')).toEqual(['departure 10:05']);
  });
});

describe('what a label says of a station', () => {
  it('is a stop of whichever end is next', () => {
    expect(told('Station: Ulm Hbf')).toEqual(['next Ulm Hbf']);
  });

  it('is a way from its first to its last place', () => {
    expect(told('Station: Praha - Pardubice - Olomouc')).toEqual(['departure Praha', 'arrival Olomouc']);
  });
});

describe('what a label says of days', () => {
  it('is a day, of an end where the label names it', () => {
    expect(told('Date: 12.05.2026')).toEqual(['day 12 date']);
    expect(told('Departure date: 12.05.2026')).toEqual(['day departure 12 departureDate']);
    expect(told('Arrival date: 13.05.2026')).toEqual(['day arrival 13 arrivalDate']);
  });

  it('is a departure, too, where a clock stands with it', () => {
    expect(told('Date: 12.05.2026 10:05')).toEqual(['day 12 date', 'departure 10:05']);
    expect(told('Arrival date: 13.05.2026 11:30')).toEqual(['day arrival 13 arrivalDate', 'arrival 11:30']);
  });

  it('names a clock of no end as one of a label for clocks', () => {
    const [fact] = factsOf('Date: 12.05.2026 10:05');
    expect(elementsOf(fact!, false)[1]).toMatchObject({ type: 'stop', role: 'time' });
  });
});

describe('what a label says of numbers', () => {
  it('is each number, and the day beside it', () => {
    expect(told('Flight: LH 1234 12.05.2026')).toEqual(['number LH 1234', 'day 12']);
    expect(told('Train: IC 17, RE 5')).toEqual(['number IC 17', 'number RE 5']);
  });

  it('is a number of which only the label says that it is one, less surely than its label is', () => {
    const [fact] = factsOf('Train: 4711 · Coach B');
    const [number] = elementsOf(fact!, false) as Extract<Element, { type: 'number' }>[];
    expect(number).toMatchObject({ text: '4711', labelled: true });
    expect(number!.score).toBeLessThan(fact!.score);
    const [full] = factsOf('Train: IC 17');
    expect(elementsOf(full!, false)).toMatchObject([{ text: 'IC 17', score: full!.score }]);
  });

  it('is none of what flies', () => {
    expect(told('Train: A320')).toEqual([]);
  });

  it('is none without digits', () => {
    expect(told('Train: Express, 12')).toEqual([]);
  });

  it('vouches for it', () => {
    const [lufthansa] = findNumbers('LH 1234');
    const [train] = findNumbers('IC 17');
    expect(labelledNumber(lufthansa!)).toEqual({
      type: 'number',
      text: 'LH 1234',
      carrier: 'LH',
      mode: 'flight',
      labelled: true,
    });
    expect(labelledNumber(train!)).toEqual({ type: 'number', text: 'IC 17', mode: 'train', labelled: true });
  });
});

describe('other labels', () => {
  it('say what belongs to a leg or its order', () => {
    expect(told('Seat: 12A')).toEqual(['fact 12A']);
    expect(told('Booking reference: ABC123')).toEqual(['fact ABC123']);
  });

  it('say nothing of a journey', () => {
    expect(told('Hotel: Seeblick')).toEqual([]);
    expect(told('Issued: 12.05.2026')).toEqual([]);
  });
});

describe('a clock below a destination', () => {
  const timesIn = (text: string) => told(text).filter((stop) => /^\w+ \d\d:\d\d$/.test(stop));

  it('is the arrival’s where origin and destination stand side by side', () => {
    expect(timesIn('From: Ulm      To: Aalen\nTime: 10:05    Time: 11:20')).toEqual([
      'departure 10:05',
      'arrival 11:20',
    ]);
    expect(timesIn('From: Ulm        Arrival: Aalen\nTime: 10:05      Time: 11:20')).toEqual([
      'departure 10:05',
      'arrival 11:20',
    ]);
  });

  it('is the departure’s where it stands elsewhere', () => {
    const departures = ['departure 10:05', 'departure 11:20'];
    expect(timesIn('From: Ulm      To: Aalen\nTime: 10:05         Time: 11:20')).toEqual(departures);
    expect(timesIn('From: Ulm      To: Aalen\n\n\n\n\nTime: 10:05    Time: 11:20')).toEqual(departures);
    expect(timesIn('Time: 10:05    Time: 11:20\nFrom: Ulm      To: Aalen')).toEqual(departures);
  });

  it('is the departure’s where the origin stands above the destination', () => {
    expect(timesIn('From: Ulm\nTo: Aalen\nTime: 10:05')).toEqual(['departure 10:05']);
    expect(timesIn('From: Ulm\n           To: Aalen\n           Time: 10:05')).toEqual(['departure 10:05']);
    expect(timesIn('To: Aalen       From: Ulm\nTime: 10:05')).toEqual(['departure 10:05']);
  });

  it('is the departure’s where its label says so', () => {
    expect(timesIn('From: Ulm      To: Aalen\nSeat: 12A      Departure time: 10:05')).toEqual(['departure 10:05']);
  });
});
