import { describe, expect, it } from 'vitest';
import { day, stop } from '#test/support/journey-elements.ts';
import { cellsSaying, sheetOf } from '#test/support/understood-page.ts';
import { newLeg, putStop } from './leg-parts.ts';
import { bandsOf, isAcross } from './sheet-bands.ts';

describe('a page with several tickets below each other', () => {
  const sheet = sheetOf('Summary\n\nTicket\nUlm\n\nTicket\nAalen      12A\n');
  const tops = cellsSaying(sheet.cells, 'Ticket').map(({ y }) => y);

  it('is cut where each begins, without what stands above the first', () => {
    const bands = bandsOf(sheet, tops);
    expect(bands.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Ticket', 'Ulm'],
      ['Ticket', 'Aalen', '12A'],
    ]);
  });

  it('keeps the rows of each and all else of the page', () => {
    const [, last] = bandsOf(sheet, tops);
    expect(last!.rows.map((row) => row.map(({ text }) => text))).toEqual([['Ticket'], ['Aalen', '12A']]);
    expect(last).toMatchObject({ number: sheet.number, width: sheet.width, height: sheet.height });
  });

  it('is nothing where no ticket begins', () => {
    expect(bandsOf(sheet, [])).toEqual([]);
  });
});

describe('a leg on such a page', () => {
  const tops = [stop('x', { line: 2 }), stop('x', { line: 10 })].map(({ cells }) => cells[0]!.y);

  function legAt(departure: number, arrival: number, dayAt?: number) {
    const leg = newLeg();
    putStop(leg.departure, stop('Ulm', { line: departure }));
    putStop(leg.arrival, stop('11:00', { line: arrival }));
    const printed = dayAt === undefined ? undefined : day('12.05.2026', { line: dayAt });
    if (printed) leg.arrival.date = { value: printed.date, cells: printed.cells, score: 1 };
    return leg;
  }

  it('is across where it takes what it says from more than one ticket', () => {
    expect(isAcross(legAt(3, 12), tops)).toBe(true);
    expect(isAcross(legAt(3, 5), tops)).toBe(false);
    expect(isAcross(legAt(10, 12), tops)).toBe(false);
    expect(isAcross(legAt(3, 5, 12), tops)).toBe(true);
  });

  it('is not where it takes something from above the first', () => {
    expect(isAcross(legAt(12, 14, 0), tops)).toBe(false);
  });

  it('is not where no ticket begins', () => {
    expect(isAcross(legAt(3, 12), [])).toBe(false);
  });
});
