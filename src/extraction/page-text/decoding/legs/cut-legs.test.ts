import { describe, expect, it } from 'vitest';
import { element, told } from '#test/extraction/leg-elements.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { cutIntoLegs } from './cut-legs.ts';
import { oddsOf } from './elements.ts';
import { withLegRoles } from './leg-roles.ts';

describe('cutting a page into legs', () => {
  it('keeps a town and its airport in one leg, and what only one end is known of out of all', () => {
    const legs = cutIntoLegs([
      element(0, 'OK 2314', 'number'),
      element(1, '2027-03-12', 'start_date'),
      element(2, '10:40', 'start_time'),
      element(3, 'London', 'from'),
      element(4, 'Heathrow', 'from'),
      element(5, 'Chicago', 'to'),
      element(6, "O'Hare International", 'to'),
      element(7, 'OK 2315', 'number'),
      element(8, '2027-03-21', 'start_date'),
      element(9, '17:20', 'start_time'),
      element(10, 'Chicago', 'from'),
      element(11, "O'Hare International", 'from'),
      element(12, 'London', 'to'),
      element(13, 'Heathrow', 'to'),
      element(14, 'Lounge', 'from'),
    ]);
    const said = legs.map(({ number, start_date, start_time }) =>
      [number, start_date, start_time].map((one) => one?.value),
    );
    expect(said).toEqual([
      ['OK 2314', '2027-03-12', '10:40'],
      ['OK 2315', '2027-03-21', '17:20'],
    ]);
  });

  it('takes the first of two clocks for the departure where a leg is whole but for it, as in the leg before', () => {
    const wayBack = [
      element(7, '2027-05-26', 'start_date'),
      element(8, '12:45', 'end_time'),
      element(9, '14:20', 'end_time'),
      element(10, 'Paris', 'from'),
      element(11, 'Montréal', 'to'),
      element(12, 'TS 111', 'number'),
    ];
    const legs = cutIntoLegs([
      element(1, '2027-05-12', 'start_date'),
      element(2, '22:05', 'start_time'),
      element(3, '23:15', 'end_time'),
      element(4, 'Montréal', 'from'),
      element(5, 'Paris', 'to'),
      element(6, 'TS 110', 'number'),
      ...wayBack,
    ]);
    expect(legs.map(({ start_time, end_time }) => [start_time?.value, end_time?.value])).toEqual([
      ['22:05', '23:15'],
      ['12:45', '14:20'],
    ]);
    const departure = wayBack[1]!.scored as ScoredSpan;
    const [turned] = withLegRoles([departure], legs);
    expect(turned!.likely('start_time')).toBeGreaterThan(turned!.likely('end_time'));
  });

  it('makes no departure of an arrival that stands alone', () => {
    const legs = [element(1, 'Oslo', 'from'), element(2, 'Bergen', 'to'), element(3, '14:20', 'end_time')];
    const [leg] = cutIntoLegs([...legs, element(4, 'DY 604', 'number')]);
    expect(
      withLegRoles(
        legs.map(({ scored }) => scored as ScoredSpan),
        leg ? [leg] : [],
      )[2]!.likely('end_time'),
    ).toBe(0.99);
  });

  it('makes no leg of a number, a day and the clocks at which a gate opens and closes', () => {
    const gate = [element(3, '06:25', 'end_time'), element(4, '06:35', 'end_time')];
    const ride = [element(0, 'Olbia', 'from'), element(1, 'EJU5168', 'number'), element(2, '2027-05-15', 'start_date')];
    expect(cutIntoLegs([...ride, ...gate])).toEqual([]);
    expect(cutIntoLegs([...ride, element(3, '10:00', 'start_time'), element(4, '12:20', 'end_time')])).toHaveLength(1);
  });

  it('reads legs that stand side by side column by column, whatever another page says', () => {
    const column = (x: number, from: string, to: string, times: readonly string[]) => [
      element(x, from, 'from', { x, y: 1 }),
      element(x + 1, to, 'to', { x, y: 2 }),
      element(x + 2, times[0]!, 'start_time', { x, y: 3 }),
      element(x + 3, times[1]!, 'end_time', { x, y: 4 }),
    ];
    const [there, back] = [
      column(10, 'Göteborg', 'Frederikshavn', ['09:10', '12:35']),
      column(40, 'Frederikshavn', 'Göteborg', ['14:00', '17:30']),
    ];
    const rows = there.flatMap((one, at) => [one, back[at]!]);
    const elsewhere = element(90, 'Stockholm', 'from', { page: 2 });
    expect(told([...rows, elsewhere], 'from', 'to', 'start_time', 'end_time')).toEqual([
      ['Göteborg', 'Frederikshavn', '09:10', '12:35'],
      ['Frederikshavn', 'Göteborg', '14:00', '17:30'],
    ]);
  });

  it('lets a crossing of a night leave on the first of its two days, whichever looks surer', () => {
    const sure = element(7, '2027-08-23', 'end_date');
    const unsure = { likely: (name: string) => (name === 'start_date' ? 0.7 : 0.01) };
    const eve = element(2, '2027-08-22', 'start_date');
    const page = [
      element(1, 'Alger', 'from'),
      { ...eve, scored: { ...eve.scored, ...unsure }, ...oddsOf(unsure) },
      element(3, '13:00', 'start_time'),
      element(5, 'Marseille', 'to'),
      sure,
      element(8, '10:00', 'end_time'),
    ];
    expect(told(page, 'start_date', 'end_date')).toEqual([['2027-08-22', '2027-08-23']]);
  });

  it('lets no ride of an afternoon arrive a day later', () => {
    const page = [
      element(1, '2027-07-04', 'start_date'),
      element(2, '19:05', 'start_time'),
      element(3, '20:44', 'end_time'),
      element(4, 'Hel', 'from'),
      element(5, 'Gdynia', 'to'),
      element(6, 'R 90438', 'number'),
      element(7, '2027-07-05', 'end_date'),
    ];
    expect(told(page, 'start_date', 'end_date')).toEqual([['2027-07-04', undefined]]);
  });

  it('gives a leg the day above it, not the one above the next leg', () => {
    const ride = (at: number, day: string, clocks: readonly string[], ends: readonly string[]) => [
      element(at, day, 'start_date'),
      element(at + 1, clocks[0]!, 'start_time'),
      element(at + 2, ends[0]!, 'from'),
      element(at + 3, clocks[1]!, 'end_time'),
      element(at + 4, ends[1]!, 'to'),
    ];
    const page = [
      ...ride(1, '2027-04-02', ['12:35', '15:50'], ['Shanghai', 'Osaka']),
      ...ride(6, '2027-04-07', ['17:50', '19:50'], ['Osaka', 'Seoul']),
      element(16, '2027-06-30', 'start_date'),
    ];
    expect(told(page, 'start_date', 'start_time', 'end_time')).toEqual([
      ['2027-04-02', '12:35', '15:50'],
      ['2027-04-07', '17:50', '19:50'],
    ]);
  });

  it('tells a leg once that is printed twice', () => {
    const print = (at: number) => [
      element(at, '2027-04-02', 'start_date'),
      element(at + 1, '12:35', 'start_time'),
      element(at + 2, 'Turku', 'from'),
      element(at + 3, '15:50', 'end_time'),
      element(at + 4, 'Mariehamn', 'to'),
      element(at + 5, 'VL 21', 'number'),
    ];
    expect(told([...print(1), ...print(40)], 'number')).toEqual([['VL 21']]);
  });

  it('makes no leg of what lacks a departure, or an end and all that could stand for it', () => {
    const ends = [element(1, 'Turku', 'from'), element(2, 'Mariehamn', 'to')];
    const clock = element(3, '12:35', 'start_time');
    expect(told([...ends, element(3, '15:50', 'end_time')], 'from')).toEqual([]);
    expect(told([ends[0]!, clock], 'from')).toEqual([]);
    expect(told([...ends, clock], 'from')).toEqual([['Turku']]);
    const bare = [element(0, '2027-04-02', 'start_date'), clock, element(4, '15:50', 'end_time')];
    expect(told([...bare, element(5, 'VL 21', 'number')], 'number')).toEqual([['VL 21']]);
    expect(told(bare, 'start_time')).toEqual([]);
  });
});
