import { describe, expect, it } from 'vitest';
import { factsSay, labelledSheet } from '#test/support/labelled-sheet.ts';
import type { Cell } from '../layout/cells.ts';
import type { Label } from './find-labels.ts';
import { cellFacts, type Data, goesOn, isRow, sizeOf } from './table-rows.ts';

/** The labels in the first row of a page, and the cells of each row below it, a column a label. */
function tableOf(text: string) {
  const { sheet, labels } = labelledSheet(text);
  const [headRow, ...others] = sheet.rows;
  const heads = headRow!.map((cell) => labels.get(cell)![0]!);
  const under = (cell: Cell) => heads.find((head) => Math.abs(head.cell.x - cell.x) < 1)!;
  const data = others.map((row): Data => new Map(row.map((cell) => [under(cell), [cell]])));
  return { heads, data, rows: others };
}

/** Whether the second line of a table goes on with its first one, that many ems below it. */
function goesOnBelow(text: string, gap: number): boolean {
  const [first, second] = tableOf(text).data;
  return goesOn(first!, second ?? new Map<Label, Cell[]>(), gap);
}

describe('a line of a table goes on with the one above it', () => {
  const text = 'Train       Product\nICE 802     Saver ticket for\n            young people';

  it('right below it only', () => {
    expect(goesOnBelow(text, 0.5)).toBe(true);
    expect(goesOnBelow(text, 0.7)).toBe(false);
  });

  it('in the same block only', () => {
    expect(goesOnBelow(text.replace('            young', '\n            young'), 0.5)).toBe(false);
  });

  it('under a value only, or as part of its line', () => {
    const other = 'Train       Seat\nICE 802\n            41';
    expect(goesOnBelow(other, 0.1)).toBe(true);
    expect(goesOnBelow(other, 0.3)).toBe(false);
  });

  it('with a cell at least', () => {
    expect(goesOnBelow('Train       Product\nICE 802     Saver ticket', 0.1)).toBe(false);
  });

  it('with no station', () => {
    expect(goesOnBelow('Station     Product\nAldersheim\nam See', 0.1)).toBe(false);
    expect(goesOnBelow('Venue       Product\nAldersheim\nam See', 0.1)).toBe(true);
  });

  it('with no number of a train where a stop is told', () => {
    expect(goesOnBelow('Departure       Seat\nAldersheim\nSüd', 0.1)).toBe(true);
    expect(goesOnBelow('Departure       Seat\nAldersheim\nICE 802', 0.1)).toBe(false);
  });

  it('with the second half of a name, but with no second name', () => {
    expect(goesOnBelow('Passenger       Seat\nAda Maria\nQuist', 0.5)).toBe(true);
    expect(goesOnBelow('Passenger       Seat\nAda Quist\nBo Lindgren', 0.5)).toBe(false);
  });

  it('with the clock of a day, but with no second day', () => {
    expect(goesOnBelow('Departure       Seat\n12 March 2027\n08:15', 0.5)).toBe(true);
    expect(goesOnBelow('Departure       Seat\n12 March 2027\n13 March 2027', 0.5)).toBe(false);
  });

  it('with groups of four of a card’s number, alone in their line, up to sixteen digits', () => {
    const card = 'Card number            Seat\n4471 8822              41\n1000 3394';
    expect(goesOnBelow(card, 0.5)).toBe(true);
    expect(goesOnBelow(card.replace('4471 8822     ', '4471 8822 3394'), 0.5)).toBe(true);
    expect(goesOnBelow(card.replace('4471 8822          ', '4471 8822 3394 5517'), 0.5)).toBe(false);
    const beside = 'Card number            Product\n4471 8822              Saver ticket for\n1000 3394';
    expect(goesOnBelow(beside, 0.5)).toBe(true);
    expect(goesOnBelow(`${beside}              young people`, 0.5)).toBe(false);
  });
});

describe('cells are a row of values', () => {
  const isRowOf = (text: string) => {
    const { heads, data, rows } = tableOf(text);
    return isRow(data[0]!, heads, rows[0]!);
  };

  it('where two columns take theirs', () => {
    expect(isRowOf('Train      Time       Seat\nICE 802    08:15      41')).toBe(true);
    expect(isRowOf('Train      Time       Seat\nearly      08:15      41')).toBe(true);
    expect(isRowOf('Train      Time       Seat\nearly      late       41')).toBe(false);
  });

  it('where one does that is alone in its line', () => {
    expect(isRowOf('Train      Time       Seat\n           08:15')).toBe(true);
    expect(isRowOf('Train      Time       Seat\n           late')).toBe(false);
    expect(isRowOf('Train      Time       Seat\nearly      08:15')).toBe(false);
  });
});

describe('what a cell says by the label of its column', () => {
  const say = (text: string) => {
    const { heads, data } = tableOf(text);
    return cellFacts(heads[0]!, data[0]!.get(heads[0]!)!, 3);
  };

  it('is a value in its row', () => {
    expect(say('Seat\n41')).toMatchObject([{ roles: ['seat'], text: '41', row: 3, cells: [{ text: '41' }] }]);
  });

  it('is a value for each half of a label of two, in its row', () => {
    expect(say('Row / Seat\nC / 14')).toMatchObject([
      { roles: ['row'], text: 'C', row: 3 },
      { roles: ['seat'], text: '14', row: 3 },
    ]);
  });

  it('is nothing where it cannot be that', () => {
    expect(say('Time\nlate')).toEqual([]);
  });

  it('is a day, also without its last dot', () => {
    expect(factsSay(say('Date\n21.02'))).toEqual([['date', '21.02.']]);
    expect(factsSay(say('Duration\n21.02'))).toEqual([['duration', '21.02']]);
  });

  it('is the number and the name of a train', () => {
    expect(factsSay(say('Train\n12156/SHAAN E BHOPAL'))).toEqual([['number', '12156 - SHAAN E BHOPAL']]);
    expect(factsSay(say('Venue\n12156/SHAAN E BHOPAL'))).toEqual([['venue', '12156/SHAAN E BHOPAL']]);
  });
});

describe('the size of a row', () => {
  it('is that of its largest letters', () => {
    const { heads, rows } = tableOf('Train      Time       Seat\nICE 802    08:15\n# 803');
    const [small, large] = [rows[0]![0]!, rows[1]![0]!];
    expect(sizeOf(new Map([[heads[0]!, [small]]]))).toBe(1);
    expect(sizeOf(new Map([[heads[0]!, [large, small]]]))).toBe(2);
  });
});
