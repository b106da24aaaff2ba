import { describe, expect, it } from 'vitest';
import { ticketsWith, toldOn } from '#test/extraction/journey-tickets.ts';

const toldIn = (text: string, ...names: readonly string[]) => toldOn([text], ...names);

const out = `
From: Ulm Hbf         To: Aalen
Departure: 12.05.2026 10:05
Train: IC 17
`;
const back = `
From: Aalen           To: Ulm Hbf
Departure: 14.05.2026 18:05
Train: IC 18
`;

describe('the tickets of an order', () => {
  it('are one for each ride, with what holds for all', () => {
    const text = `Booking reference: ABC123\n${out}\n${back}\nPrice: EUR 40.00`;
    expect(toldIn(text, 'number', 'bookingReference', 'price')).toEqual([
      ['IC 17', 'ABC123', '40.00'],
      ['IC 18', 'ABC123', '40.00'],
    ]);
  });

  it('have what each ride prints for itself', () => {
    const own = (seat: string, price: string, ticket: string) =>
      `Seat: ${seat}\nPrice: EUR ${price}\nTicket number: ${ticket}\n`;
    const text = `${out}${own('12A', '12.00', '4711001')}\n${back}${own('14B', '14.00', '4711002')}`;
    expect(toldIn(text, 'seat', 'price', 'ticketNumber')).toEqual([
      ['12A', '12.00', '4711001'],
      ['14B', '14.00', '4711002'],
    ]);
  });

  it('have nothing besides that is another ride’s', () => {
    const prices = ticketsWith(0, `${out}Price: EUR 12.00\n\n${back}Price: EUR 14.00`);
    expect(prices.map(({ fields }) => fields.price)).toMatchObject([
      [{ value: { amount: '12.00' } }],
      [{ value: { amount: '14.00' } }],
    ]);
    const classes = ticketsWith(0, `Class: 2\n${out}\n${back}Class: 1`);
    expect(classes.map(({ fields }) => fields.class)).toMatchObject([[{ value: '2' }], [{ value: '1' }]]);
  });

  it('have no ticket number of another ride where only some print theirs', () => {
    const third = out.replace('12.05.2026 10:05', '15.05.2026 08:05').replace('IC 17', 'IC 19');
    const text = `${out}Ticket number: 4711001\n\n${back}Ticket number: 4711002\n\n${third}`;
    expect(toldIn(text, 'number', 'ticketNumber')).toEqual([
      ['IC 17', '4711001'],
      ['IC 18', '4711002'],
      ['IC 19', undefined],
    ]);
    const same = `${out}Ticket number: 4711001\n\n${back}Ticket number: 4711001\n\n${third}`;
    expect(toldIn(same, 'ticketNumber')).toEqual([['4711001'], ['4711001'], ['4711001']]);
  });

  it('have the class that stands once before the first ride, and no seat of it', () => {
    expect(toldIn(`Class: 2\nSeat: 12A\n${out}\n${back}`, 'number', 'class', 'seat')).toEqual([
      ['IC 17', '2', '12A'],
      ['IC 18', '2', undefined],
    ]);
    expect(toldIn(`Class: 2\n${out}\n${back}Class: 1`, 'class')).toEqual([['2'], ['1']]);
    expect(toldIn(`${out}Class: 2\n\n${back}`, 'class')).toEqual([['2'], [undefined]]);
  });

  it('have nothing of another ride’s page but what is the order’s', () => {
    const pages = [out, `${back}Seat: 14B\nClass: 1\nBooking reference: ABC123`];
    expect(toldOn(pages, 'number', 'seat', 'class', 'bookingReference')).toEqual([
      ['IC 17', undefined, undefined, 'ABC123'],
      ['IC 18', '14B', '1', 'ABC123'],
    ]);
    expect(toldOn([out, `${back}Membership number: 8812447100`], 'membershipNumber')).toEqual([
      [undefined],
      ['8812447100'],
    ]);
  });

  it('have of a page without rides what is the order’s, and what is a ride’s where there is but one', () => {
    expect(toldOn([out, 'Seat: 14B'], 'seat')).toEqual([['14B']]);
    expect(toldOn([out, back, 'Seat: 14B\nClass: 1'], 'seat', 'class')).toEqual([
      [undefined, '1'],
      [undefined, '1'],
    ]);
  });

  it('have nothing that is another kind of ticket’s', () => {
    expect(toldIn(`${out}Hotel: Seeblick\nRoom: 12`, 'title', 'room')).toEqual([[undefined, undefined]]);
  });

  it('cost what is asked for in all, or without a label', () => {
    expect(toldIn(`${out}Price: EUR 12.00\nTotal price: EUR 14.00`, 'price')).toEqual([['14.00']]);
    expect(toldIn(`${out}\nEUR 12.00`, 'price')).toEqual([['12.00']]);
    expect(toldOn([`${out}\nEUR 12.00`, `${back}\nEUR 14.00`], 'price')).toEqual([['12.00'], ['14.00']]);
  });

  it('are none of a way that was paid for and is ridden by trains below it', () => {
    const way = 'Ulm - Aalen\nValid from: 12.05.2026';
    const ordered = `From: Ulm         To: Aalen\nDate: 12.05.2026\n\n`;
    const timed = `${out}Arrival: 12.05.2026 11:00\n`;
    expect(toldIn(ordered + timed, 'from')).toEqual([['Ulm Hbf']]);
    expect(toldIn(way, 'from')).toHaveLength(0);
    const elsewhere = (from: string, to: string) => `From: ${from}         To: ${to}\nDate: 12.05.2026\n\n`;
    expect(toldIn(elsewhere('Neuss', 'Aalen') + timed, 'from')).toEqual([['Neuss'], ['Ulm Hbf']]);
    expect(toldIn(elsewhere('Ulm', 'Krefeld') + timed, 'to')).toEqual([['Krefeld'], ['Aalen']]);
  });

  it('are none of a ride without day and number beside others', () => {
    const bare = `From: Neuss         To: Krefeld\n`;
    expect(toldIn(`${out}\n${back}\n${bare}`, 'from')).toHaveLength(2);
    expect(toldIn(bare, 'from')).toEqual([['Neuss']]);
  });

  it('are one where two say the same', () => {
    expect(toldOn([out, `${out}Seat: 12A`], 'number', 'seat')).toEqual([['IC 17', '12A']]);
  });
});

describe('the code of a ticket', () => {
  const codesOf = (tickets: ReturnType<typeof ticketsWith>) => tickets.map(({ barcode }) => barcode);

  it('is the only one of its page, for every ride on it', () => {
    expect(codesOf(ticketsWith(1, `${out}\n${back}`))).toEqual(['0#1', '0#1']);
    expect(codesOf(ticketsWith(1, out, back))).toEqual(['0#1', undefined]);
    expect(codesOf(ticketsWith(0, out))).toEqual([undefined]);
  });

  it('is the nearest where there are as many as rides, and nobody’s of several travellers', () => {
    const far = `${out}${'\n'.repeat(20)}${back}`;
    expect(codesOf(ticketsWith(2, far))).toEqual(['0#1', '0#2']);
    const next = out.replace('12.05.2026', '16.05.2026');
    expect(codesOf(ticketsWith(2, far, next))).toEqual(['0#1', '0#2', undefined]);
    const names = 'Passengers: Ada Berger, Bert Berger\n';
    expect(codesOf(ticketsWith(2, `${names}${far}`))).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('where a ticket stands', () => {
  it('is where its ends are named', () => {
    const [ticket] = ticketsWith(0, out);
    expect(ticket!.cells.map(({ text }) => text)).toEqual(['From: Ulm Hbf', 'To: Aalen']);
    const [other] = ticketsWith(0, 'From: LIS\nTo: Porto\nDeparture: 12.05.2026 10:05');
    expect(other!.cells.map(({ text }) => text)).toEqual(['From: LIS', 'To: Porto']);
    const [half] = ticketsWith(0, 'From: Ulm Hbf\n12.05.2026\nDeparture time: 10:05\nArrival time: 11:00');
    expect(half!.cells.map(({ text }) => text)).toEqual(['From: Ulm Hbf', 'Arrival time: 11:00']);
  });
});
