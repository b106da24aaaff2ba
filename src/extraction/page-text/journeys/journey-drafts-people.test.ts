import { describe, expect, it } from 'vitest';
import { ticketsWith, toldOn, valuesOf } from '#test/extraction/journey-tickets.ts';

const toldIn = (text: string, ...names: readonly string[]) => toldOn([text], ...names);

const out = `
From: Ulm Hbf         To: Aalen
Departure: 12.05.2026 10:05
Train: IC 17
`;
describe('the tickets of several travellers', () => {
  const people = 'Passengers: Ada Berger, Bert Berger\n';

  it('are one for each, with a seat for each', () => {
    expect(toldIn(`${out}${people}Seat: 12A, 12B`, 'passenger', 'seat')).toEqual([
      ['Ada Berger', '12A'],
      ['Bert Berger', '12B'],
    ]);
  });

  it('have what stands in a traveller’s row', () => {
    const table = 'Passenger      Seat     Coach\nAda Berger     12       4\nBert Berger    14       5';
    expect(toldIn(`${out}\n${table}`, 'passenger', 'seat', 'coach')).toEqual([
      ['Ada Berger', '12', '4'],
      ['Bert Berger', '14', '5'],
    ]);
  });

  it('have ticket numbers in the order of the travellers, where there are as many', () => {
    const numbers = (...all: readonly string[]) => all.map((number) => `Ticket number: ${number}`).join('\n');
    expect(toldOn([`${out}${people}`, numbers('4711001', '4711002')], 'passenger', 'ticketNumber')).toEqual([
      ['Ada Berger', '4711001'],
      ['Bert Berger', '4711002'],
    ]);
    const three = [`${out}${people}`, numbers('4711001', '4711002', '4711003')];
    expect(toldOn(three, 'ticketNumber')).toEqual([[undefined], [undefined]]);
  });

  it('are not for so many each', () => {
    expect(toldIn(`${out}${people}2 adults`, 'party')).toEqual([[undefined], [undefined]]);
  });

  it('are one where they share a code, with the seats of all and how many they are', () => {
    const table = 'Passenger      Seat\nAda Berger     12\nBert Berger    14';
    const shared = ticketsWith(1, `${out}\n${table}`);
    expect(valuesOf(shared, 'passenger', 'seat', 'party')).toEqual([['Ada Berger', '12, 14', '2']]);
    expect(shared[0]!.barcode).toBe('0#1');
  });

  it('are as many as is told, or whole names are', () => {
    const told = ticketsWith(1, `${out}${people}2 adults`);
    expect(told.map(({ fields }) => fields.party)).toMatchObject([[{ value: '2 adults' }]]);
    const greeted = 'Passenger: Etienne Martin\nPassenger: Etienne';
    expect(valuesOf(ticketsWith(1, `${out}${greeted}`), 'passenger', 'party')).toEqual([['Etienne Martin', undefined]]);
  });

  it('have one seat on a shared code where not each has another one', () => {
    const seatOf = (...rows: readonly string[]) =>
      valuesOf(ticketsWith(1, `${out}\n${['Passenger      Seat     Coach', ...rows].join('\n')}`), 'seat');
    expect(seatOf('Ada Berger     12       4', 'Bert Berger    12       5')).toEqual([['12']]);
    const three = ['Ada Berger     12       4', 'Bert Berger    14       5', 'Cleo Berger             6'];
    expect(seatOf(...three)).toEqual([['12']]);
  });

  it('are one where they are too many to be parted', () => {
    const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Emma', 'Fritz', 'Greta', 'Hanna', 'Ida', 'Jana'];
    const many = (count: number) =>
      out +
      names
        .slice(0, count)
        .map((name) => `Passenger: ${name} Berger\n`)
        .join('');
    expect(toldIn(many(9), 'passenger')).toHaveLength(9);
    expect(toldIn(many(10), 'passenger', 'party')).toEqual([['Ada Berger', '10']]);
  });
});
