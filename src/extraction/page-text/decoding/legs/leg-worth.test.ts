import { describe, expect, it } from 'vitest';
import { element, legTold } from '#test/extraction/leg-elements.ts';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import { type Element, elementOf, type Slot } from './elements.ts';
import { isDayBehind, legOf } from './leg-worth.ts';

const ride = [
  element(0, '2027-05-03', 'start_date'),
  element(1, 'Tartu', 'from'),
  element(2, '08:10', 'start_time'),
  element(3, 'Narva', 'to'),
  element(4, '10:25', 'end_time'),
  element(5, 'R 221', 'number'),
];
const slots = ['start_date', 'from', 'start_time', 'to', 'end_time', 'number', 'end_date'] as const;
const said = (run: readonly Element[], ...asked: readonly Slot[]) => {
  const { leg } = legOf(run);
  return asked.map((slot) => leg[slot]?.value);
};
const worth = (run: readonly Element[]) => legOf(run).worth;
const replaced = (at: number, ...others: readonly Element[]) => ride.toSpliced(at, 1, ...others);

describe('the best leg of some lines', () => {
  it('has each part where it looks most like one, and begins in the first line', () => {
    expect(said(ride, ...slots)).toEqual(['2027-05-03', 'Tartu', '08:10', 'Narva', '10:25', 'R 221', undefined]);
    expect(legOf(ride.slice(1)).leg.begins).toBe(1);
  });

  it('has its ends as they look, though the arrival is printed first, for less', () => {
    const turned = [element(1, 'Narva', 'to'), element(3, 'Tartu', 'from'), ride[2]!];
    const straight = [element(1, 'Tartu', 'from'), element(3, 'Narva', 'to'), ride[2]!];
    expect(said(turned, 'from', 'to')).toEqual(['Tartu', 'Narva']);
    expect(worth(turned)).toBeLessThan(worth(straight));
  });

  it('takes an only day for the departure’s, whichever it looks like', () => {
    expect(said(replaced(0, element(0, '2027-05-03', 'end_date')), 'start_date', 'end_date')).toEqual([
      '2027-05-03',
      undefined,
    ]);
  });

  it('has no day before its own, and none more than three days later, for its arrival', () => {
    const until = (day: string) => said([...ride, element(6, day, 'end_date')], 'end_date')[0];
    expect(['2027-05-02', '2027-05-07'].map(until)).toEqual([undefined, undefined]);
  });

  it('arrives on the next day where its clock says that it rides through the night', () => {
    const night = [...replaced(2, element(2, '22:10', 'start_time')), element(6, '2027-05-04', 'end_date')];
    expect(said(night, 'start_time', 'end_time', 'end_date')).toEqual(['22:10', '10:25', '2027-05-04']);
  });

  it('takes a day or a place for no departure, nor a lone clock that hardly looks like one', () => {
    const clock = (likely: number) => elementOf(spanIn(lineAt('08:10', { y: 2 }), { start_time: likely }), '08:10');
    const places = [ride[1]!, ride[3]!];
    expect(said([...places, clock(0.25)], 'start_time')).toEqual(['08:10']);
    expect(said([...places, clock(0.1)], 'start_time')).toEqual([undefined]);
    expect(said([...places, ride[0]!], 'start_time')).toEqual([undefined]);
  });
});

describe('what a leg is worth', () => {
  it('is less with something else that it could have told instead', () => {
    expect(worth([...ride, element(6, '18:30', 'start_time')])).toBeLessThan(worth(ride) - 3);
    expect(worth([...ride, element(6, 'R 221', 'number')])).toBe(worth(ride)); // the same once more costs nothing
  });

  it('is hardly less with one more name of a place', () => {
    expect(worth([...ride, element(6, 'Narva reisijaam', 'to')])).toBe(worth(ride) - 1);
  });

  it('is less where a part stands far from the others', () => {
    expect(worth(replaced(5, element(19, 'R 221', 'number')))).toBe(worth(ride));
    expect(worth(replaced(5, element(20, 'R 221', 'number')))).toBe(worth(ride) - 4);
  });

  it('is less where its day stands behind its departure', () => {
    const behind = [...ride.slice(1, 5), element(5, '2027-05-03', 'start_date'), element(6, 'R 221', 'number')];
    expect(worth(behind)).toBe(worth(ride) - 0.5);
  });

  it('is less where it arrives at an earlier clock, and least on the same day', () => {
    const late = replaced(2, element(2, '22:10', 'start_time'));
    expect(worth(late)).toBe(worth(ride) - 1);
    const dayless = (leg: readonly Element[]) => worth(leg.slice(1));
    expect(dayless(late)).toBe(dayless(ride) - 1);
    const sameDay = element(6, '2027-05-03', 'end_date');
    expect(worth([...late, sameDay])).toBe(worth([...ride, sameDay]) - 4);
  });

  it('is less where it takes days, but for the morning after a night', () => {
    const until = (day: string) => worth([...ride, element(6, day, 'end_date')]);
    expect(until('2027-05-03')).toBeGreaterThan(until('2027-05-04'));
    const night = [...replaced(2, element(2, '22:10', 'start_time')), element(6, '2027-05-04', 'end_date')];
    expect(worth(night)).toBeCloseTo(until('2027-05-04') + 5);
  });
});

it('a day stands behind a departure in a line below it, not in its own', () => {
  const leg = legTold({ start_time: '08:10', start_date: '2027-05-03' });
  expect(isDayBehind(leg)).toBe(true);
  expect(isDayBehind({ ...leg, start_date: element(1, '2027-05-03', 'start_date', { y: 0 }) })).toBe(false);
  expect(isDayBehind(legTold({ start_date: '2027-05-03', start_time: '08:10' }))).toBe(false);
});
