import { describe, expect, it } from 'vitest';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { roomsOf } from './rooms.ts';

const told: Readonly<Record<string, Likely>> = {
  ...{ 'AB-1': { booking_ref: 0.9 }, 'AB-2': { booking_ref: 0.9 } },
  ...{ Doppelzimmer: { product: 0.9 }, Einzelzimmer: { product: 0.9 } },
};

/** The first lines of the parts of a stay that count its rooms. */
const rooms = (first: string, second: string, likely = told) => {
  const text = `Hotel\n${first}\nAB-1\nDoppelzimmer\n${second}\nAB-2\nEinzelzimmer`;
  const { understood, scored } = paperOf(text, likely);
  const rows = understood.sheets.flatMap((sheet) => sheet.rows);
  return roomsOf(rows, scored).map(([cell]) => cell!.text);
};

describe('the rooms of a stay', () => {
  it.each([
    ['Room 1', 'Room 2'],
    ['Zimmer A', 'Zimmer B'],
    ['QUARTO 1 — Twin', 'QUARTO 2 — King'],
    ['Chambre n° 1', 'Chambre n° 2'],
    ['Zimmer Nr. 1', 'Zimmer Nr. 2'],
    ['Ch. 1', 'Ch. 2'],
    ['1. Oda — Superior', '2. Oda — Aile'],
    ['1.º quarto', '2.º quarto'],
    ['1st room', '2nd room'],
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
    const each = Array.from({ length: 13 }, (_, at) => `Room ${at + 1}\nAB-1\nDoppelzimmer`);
    const count = (lines: readonly string[]) => {
      const { understood, scored } = paperOf(lines.join('\n'), {
        'AB-1': { booking_ref: 0.9 },
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

  const guests: Readonly<Record<string, Likely>> = {
    ...{ 'Ada Berger': { passenger: 0.9 }, 'Bert Dahl': { passenger: 0.9 } },
    ...{ Doppelzimmer: { product: 0.9 }, Einzelzimmer: { product: 0.9 } },
    ...{ '412 EUR': { price: 0.9 }, '268 EUR': { price: 0.9 } },
  };
  const cellsOf = (text: string) => {
    const likely = Object.entries(guests).filter(([value]) => text.includes(value));
    const { understood, scored } = paperOf(text, Object.fromEntries(likely));
    return roomsOf(
      understood.sheets.flatMap((sheet) => sheet.rows),
      scored,
    ).map((cells) => cells.map((cell) => cell.text));
  };

  it('are those of which each is told with its guest, above or beside', () => {
    expect(cellsOf('Hotel\nDoppelzimmer\nAda Berger\nEinzelzimmer\nBert Dahl')).toEqual([
      ['Doppelzimmer', 'Ada Berger'],
      ['Einzelzimmer', 'Bert Dahl'],
    ]);
    expect(
      cellsOf('Hotel\n1     Ada Berger    Doppelzimmer    412 EUR\n2     Bert Dahl     Einzelzimmer    268 EUR').map(
        ([, guest]) => guest,
      ),
    ).toEqual(['Ada Berger', 'Bert Dahl']);
  });

  it('are one where two guests share it', () => {
    expect(cellsOf('Hotel\nDoppelzimmer\nAda Berger\nBert Dahl')).toEqual([]);
    expect(cellsOf('Hotel\nAda Berger\nBert Dahl\nDoppelzimmer\n412 EUR')).toEqual([]);
  });

  it('stand side by side under heads that count them', () => {
    expect(
      cellsOf(`Hotel
Zimmer 1              Zimmer 2
Ada Berger            Bert Dahl
Doppelzimmer          Einzelzimmer
zwei Personen
Gesamtpreis für beide Zimmer 680 EUR`),
    ).toEqual([
      ['Zimmer 1', 'Ada Berger', 'Doppelzimmer', 'zwei Personen'],
      ['Zimmer 2', 'Bert Dahl', 'Einzelzimmer'],
    ]);
  });
});
