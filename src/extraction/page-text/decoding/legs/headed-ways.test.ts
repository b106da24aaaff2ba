import { expect, it } from 'vitest';
import { element } from '#test/extraction/leg-elements.ts';
import { lineAt, paperOf, spanIn } from '#test/support/scored-paper.ts';
import { type Element, elementOf } from './elements.ts';
import { headedWays, wayHeadsOf } from './headed-ways.ts';

const heads = (x: number, y: number) => ({
  there: lineAt('Out', { order: 0, x: 2, y: 0 }),
  back: lineAt('Back', { order: 20, x, y }),
});

const waysIn = (elements: readonly Element[], at: Parameters<typeof heads>) =>
  headedWays(elements, heads(...at))?.map((leg) =>
    (['from', 'to', 'start_date', 'start_time', 'end_time'] as const).map((slot) => leg[slot]?.value),
  );

/** What stands below a heading, a line each. */
const column = (first: number, x: number, rows: readonly string[], top = 1) =>
  rows.map((value, at) => {
    const slot = /^\d\d:/.test(value) ? 'start_time' : /^\d{4}-/.test(value) ? 'start_date' : 'from';
    return element(first + at, value, slot, { x, y: top + at });
  });

const there = ['2027-06-04', 'Aurora', 'Vaasa', '09:00', 'Umea', '11:30'];
const back = ['2027-06-07', 'Aurora', 'Umea', '18:00', 'Vaasa', '22:30'];
const ways = [
  ['Vaasa', 'Umea', '2027-06-04', '09:00', '11:30'],
  ['Umea', 'Vaasa', '2027-06-07', '18:00', '22:30'],
];

it('parts what stands in columns below two headings, and takes for ends what both name in turn', () => {
  const ordered = element(40, '20:49', 'start_time', { x: 0, y: 6 });
  expect(waysIn([...column(1, 2, there), ...column(21, 20, back), ordered], [20, 0])).toEqual(ways);
});

it('parts what stands below one heading and then below the other', () => {
  expect(waysIn([...column(1, 2, there), ...column(21, 2, back, 11)], [2, 10])).toEqual(ways);
});

it('gives the way back the ends of the way there where it names none, and no day of its own the same day', () => {
  expect(waysIn([...column(1, 2, there), ...column(21, 20, ['18:00'])], [20, 0])).toBeUndefined();
  const ends = there.filter((value) => value !== 'Aurora');
  expect(waysIn([...column(1, 2, ends), ...column(21, 20, ['18:00'])], [20, 0])).toEqual([
    ways[0],
    ['Umea', 'Vaasa', '2027-06-04', '18:00', undefined],
  ]);
});

it('says nothing where a heading has several rides below it, or no departure', () => {
  expect(waysIn([...column(1, 2, [...there, '12:00']), ...column(21, 20, back)], [20, 0])).toBeUndefined();
  expect(waysIn([...column(1, 2, there), ...column(21, 20, ['2027-06-07', 'Umea', 'Vaasa'])], [20, 0])).toBeUndefined();
});

it('gives the way there the ends of the way back, where only that names them', () => {
  const bare = ['2027-06-04', '09:00', '11:30'];
  const ends = back.filter((value) => value !== 'Aurora');
  expect(waysIn([...column(1, 2, bare), ...column(21, 20, ends)], [20, 0])).toEqual(ways);
});

it('takes two names of one town in a line for one place', () => {
  const line = lineAt('Vaasa / Vasa', { order: 2, x: 2, y: 2 });
  const names = ['Vaasa', 'Vasa'].map((name) => elementOf(spanIn(line, { from: 0.9 }, name), name));
  const own = [...column(1, 2, ['2027-06-04']), ...names, ...column(3, 2, ['Umea', '09:00', '11:30'], 3)];
  expect(waysIn([...own, ...column(21, 20, ['18:00'])], [20, 0])?.[0]).toEqual(ways[0]);
});

it('says nothing where three days stand below one heading, or two pairs of places lead back', () => {
  const days = [...there, '2027-06-05', '2027-06-06'];
  expect(waysIn([...column(1, 2, days), ...column(21, 20, back)], [20, 0])).toBeUndefined();
  const twice = [
    ['2027-06-04', 'Vaasa', 'Umea', 'Pori', '09:00'],
    ['18:00', 'Pori', 'Umea', 'Vaasa'],
  ] as const;
  expect(waysIn([...column(1, 2, twice[0]), ...column(21, 20, twice[1])], [20, 0])).toBeUndefined();
});

it('has nothing far below its heading, or on another page', () => {
  const far = element(30, '12:00', 'start_time', { x: 2, y: 17 });
  const other = element(31, '12:10', 'start_time', { x: 2, y: 5, page: 2 });
  expect(waysIn([...column(1, 2, there), ...column(21, 20, back), far, other], [20, 0])).toEqual(ways);
});

it('takes no running text for a heading', () => {
  const { understood } = paperOf('Hinfahrt\nUlm\n\nRückfahrt\nAalen');
  const sheets = understood.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => ({ ...cell, prose: cell.text === 'Hinfahrt' })),
  }));
  expect(wayHeadsOf({ ...understood, sheets })).toBeUndefined();
});

it.each([
  ['Hinfahrt\nUlm\n\nRückfahrt\nAalen', ['Hinfahrt', 'Rückfahrt']],
  ['Andata      Ritorno\nRoma        Bari', ['Andata', 'Ritorno']],
  ['Retour\nParis\n\nAller\nLyon', undefined],
  ['Outbound\nTartu', undefined],
])('finds the lines that head both ways in %j', (text, expected) => {
  const found = wayHeadsOf(paperOf(text).understood);
  expect(found && [found.there.text, found.back.text]).toEqual(expected);
});
