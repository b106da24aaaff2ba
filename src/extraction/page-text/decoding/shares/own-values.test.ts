import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import { orderOn } from '#test/extraction/orders.ts';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import type { Target } from '../../scoring/targets.ts';
import { isAnothers, ownValue, valuesOf } from './own-values.ts';

const [people, legs] = [
  ['Ada Berger', 'Bert Dahl'],
  ['R 224', 'R 239'],
];
const names: Readonly<Record<string, Likely>> = { 'Ada Berger': { passenger: 0.8 }, 'Bert Dahl': { passenger: 0.8 } };

type Asked = {
  readonly target?: Target;
  readonly travellers?: readonly string[];
  readonly legs?: readonly string[];
  readonly kind?: TicketKind;
};

const orderOf = (text: string, values: Readonly<Record<string, number>>, asked: Asked = {}) => {
  const { target = 'seat', travellers = people, legs: rides = legs, kind = 'train' } = asked;
  const likely = Object.entries(values).map(([value, much]) => [value, { [target]: much }]);
  const paper = paperOf(text, { ...(travellers.length > 0 && names), ...Object.fromEntries(likely) });
  return orderOn(paper, { travellers, legs: rides, kind });
};

/** What each traveller has on each leg, first all of the first traveller. */
const own = (text: string, values: Readonly<Record<string, number>>, asked: Asked = {}) => {
  const order = orderOf(text, values, asked);
  const count = Math.max(1, order.travellers.length) * order.legs.length;
  return Array.from({ length: count }, (_, at) => {
    const [who, leg] = [Math.floor(at / order.legs.length), at % order.legs.length];
    return ownValue(order, asked.target ?? 'seat', who, leg)?.value;
  });
};

describe('what a traveller has on a leg', () => {
  const sure = { '7C': 0.95, '7D': 0.95, '12D': 0.95, '12E': 0.95 };

  it('is what stands in the traveller’s row, in the leg’s part', () => {
    const text = 'R 224\nAda Berger   7C\nBert Dahl    7D\nR 239\nAda Berger   12D\nBert Dahl    12E';
    expect(own(text, sure)).toEqual(['7C', '12D', '7D', '12E']);
  });

  it('is one for each leg in a row below all legs', () => {
    const text = 'R 224\n\nR 239\n\nAda Berger   7C   12D\nBert Dahl    7D   12E';
    expect(own(text, sure)).toEqual(['7C', '12D', '7D', '12E']);
  });

  it('is one in turn of as many as travel, in the leg’s part', () => {
    const text = 'Ada Berger\nBert Dahl\n\n\n\n\n\n\n\nR 224\nSeats 7C, 7D\nR 239\nSeats 12D, 12E';
    expect(own(text, sure)).toEqual(['7C', '12D', '7D', '12E']);
    const apart = 'Ada Berger\nBert Dahl\n\n\n\n\n\n\n\nR 224\nSeat 7C\nSeat 7D\nR 239\nSeat 12D\nSeat 12E';
    expect(own(apart, sure)).toEqual(['7C', '12D', '7D', '12E']);
  });

  it('is one in turn of as many in one line, also below the last name', () => {
    const text = 'R 224\nAda Berger\nBert Dahl\nSeats 81, 83';
    expect(own(text, { '81': 0.95, '83': 0.95 }, { legs: ['R 224'] })).toEqual(['81', '83']);
  });

  it('stands behind a given name in the line of all, in whatever order these are', () => {
    const text =
      'Bert Dahl\nAda Berger\n\n\n\n\n\n\n\nR 224\nSeats: Bert 7D · Ada 7C\nR 239\nSeats: Bert 12E · Ada 12D';
    expect(own(text, sure)).toEqual(['7C', '12D', '7D', '12E']);
  });

  it('is not told by fewer than travel', () => {
    const text = 'Ada Berger\nBert Dahl\n\n\n\n\n\n\n\nR 224\nSeat 7C';
    expect(own(text, { '7C': 0.95 }, { legs: ['R 224'] })).toEqual([undefined, undefined]);
  });

  it('is the same on all legs where the row tells one, but no seat', () => {
    const text = 'R 224\n\nR 239\n\nAda Berger   Saver\nBert Dahl    Flex';
    const fares = { Saver: 0.9, Flex: 0.9 };
    expect(own(text, fares, { target: 'product' })).toEqual(['Saver', 'Saver', 'Flex', 'Flex']);
    const seats = 'R 224\n\nR 239\n\nAda Berger   7C\nBert Dahl    7D';
    expect(own(seats, { '7C': 0.9, '7D': 0.9 })).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is not told where the row tells two', () => {
    const text = 'R 224\nAda Berger   7C   8C\nBert Dahl    7D';
    expect(own(text, { '7C': 0.9, '8C': 0.9, '7D': 0.9 }, { legs: ['R 224'] })).toEqual([undefined, '7D']);
  });

  it('is a coach for each leg where a line tells as many', () => {
    const text = 'Ada Berger\nBert Dahl\n\n\n\n\n\n\n\n\nR 224\n\nR 239\n\nCoach 4 / 11';
    const found = valuesOf(orderOf(text, { '4': 0.9, '11': 0.9 }, { target: 'coach' }), 'coach');
    expect(found.map(({ value, who, leg }) => [value, who, leg])).toEqual([
      ['4', -1, 0],
      ['11', -1, 1],
    ]);
  });

  it('is of values that overlap the likelier one, and nothing that hardly is one', () => {
    const order = orderOf(
      'R 224\nCoach 4, seat 61',
      { '61': 0.9, 'Coach 4, seat 61': 0.5, '4': 0.2 },
      { travellers: [] },
    );
    expect(valuesOf(order, 'seat').map(({ value }) => value)).toEqual(['61']);
  });

  it('is no third class of a ride', () => {
    const values = (kind: TicketKind) =>
      valuesOf(orderOf('R 224\nClass 3', { '3': 0.9 }, { target: 'class', travellers: [], kind }), 'class').length;
    expect([values('train'), values('event')]).toEqual([0, 1]);
  });
});

describe('a value that stands with another one', () => {
  const text = 'R 224\nAda Berger   7C\nBert Dahl    7D\nR 239\nAda Berger   12D';
  const order = orderOf(text, { '7C': 0.9, '7D': 0.9, '12D': 0.9 });

  it('is the other traveller’s or leg’s, wherever it stands', () => {
    expect(isAnothers(order, 'seat', '7C', { who: 1, leg: 0 })).toBe(true);
    expect(isAnothers(order, 'seat', '7C', { who: 0, leg: 1 })).toBe(true);
    expect(isAnothers(order, 'seat', '7C', { who: 0, leg: 0 })).toBe(false);
  });

  it('is nobody else’s where it stands nowhere', () => {
    expect(isAnothers(order, 'seat', '9F', { who: 0, leg: 0 })).toBe(false);
  });
});
