import { describe, expect, it } from 'vitest';
import { bestOf, understoodOf, understoodWithCodes } from '#test/support/understood-page.ts';
import { legFields } from './transport.ts';

/** The rides of a document, each with its fields. */
const ridesOn = (...pages: readonly string[]) =>
  legFields(understoodOf(...pages), 'train').map(({ fields }) => bestOf(fields));
const at = (local: string) => ({ local });

/** The ways of a page with so many codes below each other, each with its seat. */
function waysWith(codes: number, text: string) {
  return legFields(understoodWithCodes(codes, text), 'train').map(({ fields }) => {
    const { from, to, start, seat } = bestOf(fields);
    return [from, to, (start as { local: string } | undefined)?.local, seat].filter(Boolean).join(' ');
  });
}

describe('the rides of a document', () => {
  it('have places, times, number and what stands inside of each', () => {
    const text = `
From: Ulm Hbf         To: Aalen
Date: 12.05.2026      Departure time: 10:05      Arrival time: 11:00
Train: IC 17          Seat: 12A`;
    expect(ridesOn(text)).toEqual([
      {
        from: 'Ulm Hbf',
        to: 'Aalen',
        start: at('2026-05-12T10:05'),
        end: at('2026-05-12T11:00'),
        number: 'IC 17',
        seat: '12A',
      },
    ]);
  });

  it('are those of all its pages, each on its page', () => {
    const page = (clock: string) => `From: Ulm Hbf      To: Aalen\nDeparture: 12.05.2026 ${clock}`;
    const legs = legFields(understoodOf(page('10:05'), 'The conditions of carriage', page('12:05')), 'train');
    expect(legs.map(({ page, fields }) => [page, bestOf(fields).start])).toEqual([
      [1, at('2026-05-12T10:05')],
      [3, at('2026-05-12T12:05')],
    ]);
  });

  it('go on on the day on which the one before ended, over pages, too', () => {
    const [first, second] = ['Ulm 12.05.2026 23:05 → Aalen 01:10', 'Aalen 02:05 → Goldshöfe 02:20'];
    const starts = [at('2026-05-12T23:05'), at('2026-05-13T02:05')];
    expect(ridesOn(`${first}\n\n${second}\n\nPrinted on 01.05.2026`).map(({ start }) => start)).toEqual(starts);
    expect(ridesOn(first, second).map(({ start }) => start)).toEqual(starts);
  });

  it('are none where no page tells of one', () => {
    expect(ridesOn('Seat: 12A\nPrice: EUR 12.00')).toEqual([]);
  });
});

describe('stops with labels and stops that stand free', () => {
  const free = '10:05      Ulm Hbf\n11:00      Aalen Bahnhof';

  it('are believed as they explain more', () => {
    expect(ridesOn(`${free}\n\nDeparture: Dunmore`)).toMatchObject([{ from: 'Ulm Hbf', to: 'Aalen Bahnhof' }]);
    expect(
      ridesOn('From: Dunmore\nTo: Carrick\nDeparture: 12.05.2026 08:00\nArrival: 09:00\n\n10:05      Ulm Hbf'),
    ).toEqual([{ from: 'Dunmore', to: 'Carrick', start: at('2026-05-12T08:00'), end: at('2026-05-12T09:00') }]);
  });

  it('are believed without those that have labels where these only spoil them', () => {
    expect(ridesOn(`Departure: Dunmore\n\n${free}`)).toMatchObject([{ from: 'Ulm Hbf', to: 'Aalen Bahnhof' }]);
  });

  it('are believed besides those that have labels where they tell as much', () => {
    const ride = 'From: Dunmore\nTo: Carrick\nDeparture: 12.05.2026 08:00\nArrival: 09:00\n\n';
    const from = (page: string) => ridesOn(page).map((one) => one.from);
    expect(from(`${ride}Ulm Hbf 10:05 → Aalen 11:00`)).toEqual(['Dunmore', 'Ulm Hbf']);
    expect(from(`${ride}Ulm Hbf 10:05 → Aalen`)).toEqual(['Dunmore']);
  });

  it('are believed together where they are halves of one ride', () => {
    const text = 'Ulm Hbf → Aalen\n\nDeparture time: 10:05\nArrival time: 11:00\nDate: 12.05.2026';
    expect(ridesOn(text)).toMatchObject([{ from: 'Ulm Hbf', to: 'Aalen', start: at('2026-05-12T10:05') }]);
  });
});

describe('a table that names a ride by its number', () => {
  const ride = 'From: Ulm Hbf      To: Aalen\nDeparture: 12.05.2026 10:05\nTrain: IC 17\n\nThank you\n\n';

  it('tells what is its own', () => {
    const table = `
Train       Seat      Coach
RE 5        14B       5
IC 17       12A       4`;
    expect(ridesOn(ride + table)[0]).toMatchObject({ seat: '12A', coach: '4' });
    expect(ridesOn(ride, table)[0]).not.toHaveProperty('seat');
  });

  it('tells nothing where its rows are about more than rides', () => {
    const table = `
Train       Seat      Price
RE 5        14B       EUR 4.00
IC 17       12A       EUR 5.00`;
    expect(ridesOn(ride + table)[0]).not.toHaveProperty('seat');
  });

  it('tells nothing of a ride that it does not name', () => {
    const table = `
Train       Seat      Coach
RE 5        14B       5
RE 9        12A       4`;
    expect(ridesOn(ride + table)[0]).not.toMatchObject({ seat: '12A' });
  });
});

describe('several tickets below each other on a page', () => {
  const ticket = (...lines: readonly string[]) => ['Single ticket', ...lines, '', '', ''].join('\n');

  it('are rides of their own, none of which has its day from another', () => {
    const page = [
      'The lake closes\n20.12.2026\n\n',
      ticket('From: Ulm', 'To: Aalen', 'Departure time: 10:05', 'Seat: 12A'),
      ticket('Date: 13.05.2026', 'From: Neuss', 'To: Krefeld', 'Departure time: 12:05', 'Seat: 14B'),
    ].join('\n');
    expect(waysWith(2, page)).toEqual(['Ulm Aalen 12A', 'Neuss Krefeld 2026-05-13T12:05 14B']);
    expect(waysWith(1, page)[0]).toBe('Ulm Aalen 2026-05-13T10:05 12A');
  });

  it('are none where one tells no way: another’s end must not stand in', () => {
    const page = [
      ticket('From: Ulm', 'Departure: 12.05.2026 10:05', 'Seat: 12A'),
      ticket('From: Neuss', 'To: Krefeld', 'Departure: 13.05.2026 12:05', 'Seat: 14B'),
    ].join('\n');
    expect(waysWith(2, page)).toEqual([]);
    expect(waysWith(1, page)[0]).toMatch(/^Ulm Krefeld /);
  });
});
