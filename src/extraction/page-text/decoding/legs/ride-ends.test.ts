import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import { elementOf, type Slot } from './elements.ts';
import type { Leg } from './leg-worth.ts';
import { surerEnds } from './ride-ends.ts';

const element = (value: string, slot: Slot, sure = 0.97, cell = lineAt(value)) =>
  elementOf(spanIn(cell, { [slot]: sure }), value);
const leg = (sure?: number): Leg => ({
  begins: 0,
  from: element('Split', 'from', sure),
  to: element('Korčula', 'to', sure),
  start_time: element('15:00', 'start_time'),
});
const ends = (from: string, to: string, of = leg(), local = '2027-08-05T15:00', told = 0.01) => {
  const scored = element(to, 'to', told).scored;
  const surer = surerEnds(draft('page-text', 'boat', { start: { local }, from, to }), of, [scored]);
  return [surer.from?.value, surer.to?.value];
};

describe('the ends of a ride that the rules read', () => {
  it('give way where they begin at its end, or end elsewhere', () => {
    expect(ends('Korčula', 'Hvar')).toEqual(['Split', 'Korčula']);
    expect(ends('Split, Trajektna luka', 'Hvar')).toEqual([undefined, 'Korčula']);
  });

  it('stay where the scorer is not sure, another ride leaves, or they are called by more', () => {
    expect(ends('Korčula', 'Hvar', leg(0.8))).toEqual([undefined, undefined]);
    expect(ends('Korčula', 'Hvar', leg(), '2027-08-08T09:20')).toEqual([undefined, undefined]);
    expect(ends('Split', 'Korčula Zapad')).toEqual([undefined, undefined]);
    expect(ends('Split', 'Vela Luka (Korčula)')).toEqual([undefined, undefined]);
  });

  it('stay where they begin there, though its end is called so, too', () => {
    const island: Leg = { ...leg(), to: element('Splitska', 'to') };
    expect(ends('Split', 'Hvar', island)).toEqual([undefined, 'Splitska']);
    expect(ends('Split, Trajektna luka', 'Hvar', leg(0.8))).toEqual([undefined, undefined]);
  });

  it('give way where their own end stands there as something else, or is nothing', () => {
    const { scored } = elementOf(spanIn(lineAt('Hvar'), { to: 0.4, class: 0.95 }), 'Hvar');
    const read = draft('page-text', 'boat', { from: 'Split', to: 'Hvar', start: { local: '2027-08-05T15:00' } });
    expect(surerEnds(read, leg(), [scored]).to?.value).toBe('Korčula');
    expect(surerEnds(read, leg(), []).to).toBeUndefined(); // it stands nowhere: nothing says that it is none
  });

  it('stay where the end is called by a part of the other’s name', () => {
    expect(ends('Split', 'Korč')).toEqual([undefined, undefined]);
  });

  it('stay where both are turned round', () => {
    expect(ends('Korčula', 'Split')).toEqual([undefined, undefined]);
  });

  it('stay where they may be where it ends, after a change', () => {
    expect(ends('Split', 'Hvar', leg(), undefined, 0.4)).toEqual([undefined, undefined]);
  });

  it('give way where both are turned round and stand in the part of the flight before, which goes that way, codes and all', () => {
    const stands = (text: string, slot: Slot, order: number, sure = 0.97) =>
      element(text, slot, sure, lineAt(text, { y: order }));
    const out: Leg = {
      begins: 1,
      from: stands('CPH', 'from', 2),
      to: stands('SVG', 'to', 3),
      number: element('SK 1', 'number'),
    };
    const back: Leg = {
      begins: 5,
      from: stands('SVG', 'from', 6),
      to: stands('CPH', 'to', 7),
      start_time: element('15:00', 'start_time'),
    };
    const at = (order: number) => ({
      document: '1',
      page: 1,
      extractor: 'page-text',
      region: lineAt('', { y: order }).region,
    });
    const read = (from: number, to: number) => ({
      ...draft('page-text', 'flight', {
        start: { local: '2027-09-15T15:00' },
        from: 'Copenhagen',
        to: 'Stavanger',
        fromCode: 'CPH',
      }),
      from,
      to,
    });
    const turned = ({ from, to, ...ride }: ReturnType<typeof read>, legs: readonly Leg[], own = back) => {
      const placed = (name: 'from' | 'to', order: number) =>
        ride.fields[name]!.map((one) => ({ ...one, evidence: at(order) }));
      const told = { ...ride, fields: { ...ride.fields, from: placed('from', from), to: placed('to', to) } };
      const scored = [2, 3, 6, 7].map((order) => stands('', 'from', order).scored);
      return surerEnds(told, own, scored, legs).from?.value;
    };
    expect(turned(read(2, 3), [out, back])).toBe('SVG');
    expect(turned(read(2, 3), [out, back], { ...back, to: stands('CPH', 'to', 7, 0.4) })).toBeUndefined(); // it may be no end
    expect(turned(read(6, 7), [out, back])).toBeUndefined(); // they stand in its own part
    expect(turned(read(2, 3), [{ begins: 1, from: out.from!, to: out.to! }, back])).toBeUndefined(); // but a headline
  });
});
