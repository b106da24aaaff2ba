import { describe, expect, it } from 'vitest';
import { codeOnPage } from '#test/support/code-input.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { bestOf } from '#test/support/understood-page.ts';
import { understand } from '../document/understood.ts';
import { journeyTickets } from './journey-drafts.ts';
import { legFields } from './transport.ts';

/** The tickets of a document, the first page of which has so many codes. */
function ticketsWith(codes: number, ...pages: readonly string[]) {
  const barcodes = Array.from({ length: codes }, (_, index) => ({
    ...codeOnPage('0', String(index)),
    id: `0#${index + 1}`,
    region: { x: 0.8, y: (index + 0.1) / codes, width: 0.1, height: 0.1 },
  }));
  const input = inputOf(pages.map((text, at) => pageOf(text, { number: at + 1, barcodes: at === 0 ? barcodes : [] })));
  const understood = understand(input.root, input)!;
  return journeyTickets(understood, legFields(understood, 'train'));
}

/** What tickets say in some of their fields. */
const valuesOf = (tickets: ReturnType<typeof ticketsWith>, ...names: readonly string[]) =>
  tickets.map(({ fields }) => {
    const values = bestOf(fields);
    return names.map((name) =>
      name === 'price' ? (values[name] as { amount: string } | undefined)?.amount : values[name],
    );
  });
const toldOn = (pages: readonly string[], ...names: readonly string[]) => valuesOf(ticketsWith(0, ...pages), ...names);
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

  it('have no ticket number of another ride where only some print theirs', () => {
    const third = out.replace('12.05.2026 10:05', '15.05.2026 08:05').replace('IC 17', 'IC 19');
    const text = `${out}Ticket number: 4711001\n\n${back}Ticket number: 4711002\n\n${third}`;
    expect(toldIn(text, 'number', 'ticketNumber')).toEqual([
      ['IC 17', '4711001'],
      ['IC 18', '4711002'],
      ['IC 19', undefined],
    ]);
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
    expect(toldOn([out, 'Seat: 14B'], 'seat')).toEqual([['14B']]);
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
    const elsewhere = `From: Neuss         To: Krefeld\nDate: 12.05.2026\n\n`;
    expect(toldIn(elsewhere + timed, 'from')).toEqual([['Neuss'], ['Ulm Hbf']]);
  });

  it('are none of a ride without day and number beside others', () => {
    const bare = `From: Neuss         To: Krefeld\n`;
    expect(toldIn(`${out}\n${back}\n${bare}`, 'from')).toHaveLength(2);
  });

  it('are one where two say the same', () => {
    expect(toldOn([out, `${out}Seat: 12A`], 'number', 'seat')).toEqual([['IC 17', '12A']]);
  });
});

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
    const names = 'Passengers: Ada Berger, Bert Berger\n';
    expect(codesOf(ticketsWith(2, `${names}${far}`))).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('where a ticket stands', () => {
  it('is where its ends are named', () => {
    const [ticket] = ticketsWith(0, out);
    expect(ticket!.cells.map(({ text }) => text)).toEqual(['From: Ulm Hbf', 'To: Aalen']);
  });
});
