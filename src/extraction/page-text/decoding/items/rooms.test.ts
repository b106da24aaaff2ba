import { describe, expect, it } from 'vitest';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { roomsOf } from './rooms.ts';

const told: Readonly<Record<string, Likely>> = {
  ...{ 'Ada Berger': { passenger: 0.9 }, 'Bert Dahl': { passenger: 0.9 } },
  ...{ Doppelzimmer: { product: 0.9 }, Einzelzimmer: { product: 0.9 } },
};

/** The first lines of the parts of a stay that count its rooms. */
const rooms = (first: string, second: string, likely = told) => {
  const text = `Hotel\n${first}\nAda Berger\nDoppelzimmer\n${second}\nBert Dahl\nEinzelzimmer`;
  const { understood, scored } = paperOf(text, likely);
  const rows = understood.sheets.flatMap((sheet) => sheet.rows);
  return roomsOf(rows, scored).map(({ begin }) => rows[begin]![0]!.text);
};

describe('the rooms of a stay', () => {
  it.each([
    ['Room 1', 'Room 2'],
    ['Zimmer A', 'Zimmer B'],
    ['QUARTO 1 — Twin', 'QUARTO 2 — King'],
    ['Chambre n° 1', 'Chambre n° 2'],
    ['Zimmer Nr. 1', 'Zimmer Nr. 2'],
  ])('are those that it counts: %s, %s', (first, second) => {
    expect(rooms(first, second)).toEqual([first, second]);
  });

  it.each([
    ['Room 2', 'Room 3'],
    ['Room 1', 'Room 3'],
    ['Room 1', 'Bath 2'],
    ['Room 1', '            Room 2'],
    ['Zimmer Ader', 'Zimmer Bart'],
  ])('are none in %s, %s', (first, second) => {
    expect(rooms(first, second)).toEqual([]);
  });

  it('are no more than an order may have', () => {
    const each = Array.from({ length: 13 }, (_, at) => `Room ${at + 1}\nAda Berger\nDoppelzimmer`);
    const count = (lines: readonly string[]) => {
      const { understood, scored } = paperOf(lines.join('\n'), {
        'Ada Berger': { passenger: 0.9 },
        Doppelzimmer: { product: 0.9 },
      });
      return roomsOf(
        understood.sheets.flatMap(({ rows }) => rows),
        scored,
      ).length;
    };
    expect([count(each.slice(1)), count(each.slice(0, 12)), count(each)]).toEqual([0, 12, 0]);
  });

  it('are none that have not two things of their own each', () => {
    const { Einzelzimmer: _, ...few } = told;
    expect(rooms('Room 1', 'Room 2', few)).toEqual([]);
  });
});
