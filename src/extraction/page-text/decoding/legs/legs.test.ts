import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { legIn } from '#test/extraction/leg-elements.ts';
import { draft } from '#test/support/draft-builder.ts';
import { paperOf, valuesOf } from '#test/support/scored-paper.ts';
import type { Leg } from './leg-worth.ts';
import { addLegs } from './legs.ts';

const paper = paperOf(
  [
    '3 May 2027',
    'Tartu',
    '08:10',
    'Narva',
    '10:25',
    'R 221',
    '9 May 2027',
    'Sillamäe',
    '17:45',
    'Jõhvi',
    '20:00',
    'R 228',
  ].join('\n'),
  { '3 May 2027': { start_date: 0.9 }, '9 May 2027': { start_date: 0.9 } },
);
const there = legIn(paper, {
  start_date: '3 May 2027',
  from: 'Tartu',
  start_time: '08:10',
  to: 'Narva',
  number: 'R 221',
});
const back = legIn(paper, {
  ...{ start_date: '9 May 2027', from: 'Sillamäe', start_time: '17:45', to: 'Jõhvi', end_time: '20:00' },
  number: 'R 228',
});
const ride = (values: Partial<TicketFields>, kind: TicketKind = 'train') => draft('page-text', kind, values);

const told = (drafts: readonly Draft[], legs: readonly Leg[] = [there, back], of = paper.understood) =>
  valuesOf(addLegs(of, drafts, paper.scored, legs), 'from', 'to', 'start');

const ways = [
  ['Tartu', 'Narva', '2027-05-03T08:10'],
  ['Sillamäe', 'Jõhvi', '2027-05-09T17:45'],
];

describe('the rides that the rules read, and the legs of their page', () => {
  it('are one ticket for each leg, also for those that the rules did not see', () => {
    expect(told([ride({ number: 'R 221' })])).toEqual(ways);
    expect(told([ride({ number: 'R 228' })])).toEqual(ways);
  });

  it('are of one order, where there are several', () => {
    const groups = (legs: readonly Leg[]) =>
      addLegs(paper.understood, [ride({ number: 'R 221' })], paper.scored, legs).map(({ group }) => group);
    expect(groups([there, back])).toEqual(['0', '0']);
    expect(groups([there])).toEqual([undefined]);
  });

  it('are as many of a leg as were read of it', () => {
    const seats = ['4', '5'].map((seat) => ride({ number: 'R 221', seat }));
    expect(told(seats)).toEqual([ways[0], ways[0], ways[1]]);
  });

  it('stay beside a ride of which the page tells no leg, and nothing is added to them', () => {
    const other = ride({ from: 'Valga', to: 'Elva', start: { local: '2027-05-04T12:00' } });
    expect(told([ride({ number: 'R 221' }), other])).toEqual([ways[0], ['Valga', 'Elva', '2027-05-04T12:00']]);
  });

  it('are without one that mixes the number of one leg with the clock of the other, or leaves where and when one arrives', () => {
    const mixed = ride({ from: 'Valga', to: 'Elva', number: 'R 221', start: { local: '2027-05-09T17:45' } });
    expect(told([ride({ number: 'R 228' }), mixed])).toEqual(ways);
    const arrival = ride({ from: 'Jõhvi', to: 'Valga', start: { local: '2027-05-09T20:00' } });
    expect(told([ride({ number: 'R 221' }), arrival])).toEqual(ways);
  });

  it('are those of the only leg, where the one that was read says nothing of a way', () => {
    expect(told([ride({ bookingReference: 'KX7Q2P' })], [there])).toEqual([ways[0]]);
    const other = ride({ from: 'Valga', start: { local: '2027-05-04' } });
    expect(told([other], [there])).toEqual([['Valga', undefined, '2027-05-04']]);
  });

  it('are those of the legs alone where these leave no doubt', () => {
    const plain = [there, back].map((leg) => ({ ...leg, isPlain: true as const }));
    const other = ride({ from: 'Valga', to: 'Elva', start: { local: '2027-05-04T12:00' } });
    expect(told([ride({ number: 'R 221' }), other], plain)).toEqual(ways);
  });

  it('stay as they are without legs, and with more than a paper can have', () => {
    const drafts = [ride({ number: 'R 221' })];
    for (const legs of [[], Array<Leg>(9).fill(there)])
      expect(addLegs(paper.understood, drafts, paper.scored, legs)).toBe(drafts);
  });
});

describe('a ticket of which the rules could not tell that it is a journey', () => {
  const kinds = (score: number) => ({
    ...paper.understood,
    kinds: [
      { kind: 'event', score: 1 },
      { kind: 'bus', score },
    ] as const,
  });
  const ticket = [ride({ passenger: 'Mari Kask' }, 'event')];

  it('is one for each leg where the words speak of a journey about as much', () => {
    expect(told(ticket, [there, back], kinds(0.45))).toEqual(ways);
    expect(told(ticket, [there, back], kinds(0.44))).toEqual([[undefined, undefined, undefined]]);
    const made = addLegs(kinds(0.45), ticket, paper.scored, [there, back]);
    expect(made.map(({ kind }) => kind?.value)).toEqual(['bus', 'bus']);
  });

  it('is so for less where two lines say that they lead there and back', () => {
    const plain = [there, back].map((leg) => ({ ...leg, isPlain: true as const }));
    expect(told(ticket, plain, kinds(0.25))).toEqual(ways);
    expect(told(ticket, plain, kinds(0.24))).toHaveLength(1);
  });

  it('is none where but one leg is seen', () => {
    expect(told(ticket, [there], kinds(0.9))).toEqual([[undefined, undefined, undefined]]);
  });
});
