import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { type Likely, paperOf, readOn } from '#test/support/scored-paper.ts';
import type { Target } from '../../scoring/targets.ts';
import { fieldOf } from '../spans/fields.ts';
import { tellingsOf } from '../spans/told.ts';
import { apart, zonesOf } from './zones.ts';

type Told = Readonly<Record<string, Likely>>;

/** What each of some tickets can have of a target. */
function own(
  target: Target,
  text: string,
  told: Told,
  tickets: readonly Partial<TicketFields>[],
  kind: TicketKind = 'train',
) {
  const { understood, scored } = paperOf(text, told);
  const drafts = tickets.map((values) => readOn(understood, kind, values));
  const zones = zonesOf(understood, drafts);
  const all = tellingsOf(understood, scored).values(target, fieldOf(target, kind)!);
  return drafts.map((_, at) => zones.own(at, all, target).map(({ value }) => value));
}

const [seat, fare] = [{ seat: 0.9 }, { product: 0.9 }];
const legs = [
  { number: 'R 221', from: 'Narva' },
  { number: 'R 228', from: 'Valga' },
];

describe('what one of several tickets can have', () => {
  it('is all, where it is the only one', () => {
    expect(own('seat', 'R 221\n12A\n14B', { '12A': seat, '14B': seat }, [legs[0]!])).toEqual([['12A', '14B']]);
  });

  it('is what stands from where its leg begins on', () => {
    const text = 'R 221\nNarva\n12A\n\nR 228\nValga\n14B';
    expect(own('seat', text, { '12A': seat, '14B': seat }, legs)).toEqual([['12A'], ['14B']]);
    const fares = 'R 221\nNarva\nSaver\n\nR 228\nValga\nFlex';
    expect(own('product', fares, { Saver: fare, Flex: fare }, legs)).toEqual([['Saver'], ['Flex']]);
  });

  it('is what is told once for all, unless rides never share it', () => {
    const text = 'Saver\n12A\nR 221\nNarva\n\nR 228\nValga';
    expect(own('product', text, { Saver: fare }, legs)).toEqual([['Saver'], ['Saver']]);
    expect(own('seat', text, { '12A': seat }, legs)).toEqual([[], []]);
  });

  it('is what stands once above all legs, beside what stands in one of them', () => {
    const text = 'Saver\nR 221\nNarva\nFlex\n\nR 228\nValga';
    expect(own('product', text, { Saver: fare, Flex: fare }, legs)).toEqual([['Flex'], ['Saver']]);
  });

  it('is no seat of one of several who travel together, nor their names', () => {
    const together = [legs[0]!, legs[0]!];
    expect(own('seat', 'R 221\nNarva\n12A', { '12A': seat }, together)).toEqual([[], []]);
    expect(own('product', 'R 221\nNarva\nSaver', { Saver: fare }, together)).toEqual([['Saver'], ['Saver']]);
  });

  it('is nothing of several where it cannot be told where a leg begins', () => {
    const nowhere = [{ number: 'R 221' }, { number: 'R 999' }];
    expect(own('product', 'R 221\nSaver\nFlex', { Saver: fare, Flex: fare }, nowhere)).toEqual([[], []]);
  });

  it('is an entrance that is told once for admissions of one order', () => {
    const shows = [{ title: 'Tosca' }, { title: 'Carmen' }];
    const text = 'Tosca\n\nCarmen\n\nWest';
    expect(own('gate', text, { West: { gate: 0.9 } }, shows, 'event')).toEqual([['West'], ['West']]);
  });

  it('is the name of the show for all who go to one', () => {
    const start = { local: '2027-05-03T20:00' };
    const shows = [
      { seat: 'A1', start },
      { seat: 'A2', start },
    ];
    const text = 'Tosca\nA1\n\nCarmen\nA2';
    const told = { Tosca: { title: 0.9 }, Carmen: { title: 0.8 } };
    expect(own('title', text, told, shows, 'event').map(({ length }) => length)).toEqual([2, 2]);
  });
});

it('a line and a part of it tell one thing', () => {
  const { understood, scored } = paperOf('Coach 12A\n14B', {
    '12A': seat,
    'Coach 12A': { seat: 0.5 },
    '14B': { seat: 0.4 },
  });
  const told = tellingsOf(understood, scored).values('seat', 'seat');
  expect(apart(told).map(({ value }) => value)).toEqual(['12A', '14B']);
});
