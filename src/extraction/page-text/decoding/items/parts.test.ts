import { describe, expect, it } from 'vitest';
import { type Likely, lineAt, paperOf } from '#test/support/scored-paper.ts';
import { areAlike, isHead, partsFrom, partsOf } from './parts.ts';

const title = { title: 0.9 };

/** The parts of a paper whose days stand in lines that say so, each from its first line to its last one. */
function parts(text: string, told: Readonly<Record<string, Likely>> = {}) {
  const { understood, scored } = paperOf(text, told);
  const rows = understood.sheets.flatMap((sheet) => sheet.rows);
  const run = rows.flatMap(([cell], row) => (/^\d+ May/.test(cell!.text) ? [{ when: cell!.text, row }] : []));
  return partsOf(rows, run, scored)?.map(({ begin, end }) => [rows[begin]![0]!.text, rows[end - 1]![0]!.text]);
}

describe('the rows of each thing of an order', () => {
  it('begin with its name and end where the next one begins', () => {
    const text = 'Tosca\n3 May 2027\nRow 3\nCarmen\n9 May 2027\nRow 4';
    expect(parts(text, { Tosca: title, Carmen: title })).toEqual([
      ['Tosca', 'Row 3'],
      ['Carmen', 'Row 4'],
    ]);
  });

  it('begin with a larger line, where no name is told', () => {
    expect(parts('# Tosca\nOper   Saal\n3 May 2027\n# Carmen\nOper\n9 May 2027')).toEqual([
      ['Tosca', '3 May 2027'],
      ['Carmen', '9 May 2027'],
    ]);
  });

  it('begin where lines look alike, up to a wide gap', () => {
    expect(parts('x\n\nTosca\n3 May 2027\nRow 3\n\n\nCarmen\n9 May 2027\nRow 4')?.map(([first]) => first)).toEqual([
      'Tosca',
      'Carmen',
    ]);
  });

  it('begin with a number of its own that stands alone over it', () => {
    const text = 'KX-44171\nTosca\n3 May 2027\nKX-44172\nCarmen\n9 May 2027';
    expect(parts(text, { Tosca: title, Carmen: title })?.map(([first]) => first)).toEqual(['KX-44171', 'KX-44172']);
  });

  it('end, of the last one, where the gap is wider than within the others', () => {
    const text = 'Tosca\n3 May 2027\nRow 3\nCarmen\n9 May 2027\nRow 4\nSeat 5\n\n\nTerms of sale\nNo refund';
    expect(parts(text, { Tosca: title, Carmen: title })?.[1]).toEqual(['Carmen', 'Seat 5']);
  });

  it('are none where two begin in one row', () => {
    const { understood } = paperOf('Tosca\nCarmen');
    const [{ rows } = { rows: [] }] = understood.sheets;
    expect(partsFrom(rows, [1, 1])).toBeUndefined();
    expect(partsFrom(rows, [0, 1])).toEqual([
      { begin: 0, end: 1 },
      { begin: 1, end: 2 },
    ]);
  });
});

it('rows look alike by how many cells they have and where the first one stands, how large and bold', () => {
  const { understood } = paperOf('Tosca   19:00\nCarmen  20:00\nAida\n   Norma   20:00\n# Faust   19:30');
  const [one, other, short, indented, large] = understood.sheets[0]!.rows;
  expect(areAlike([one!, other!])).toBe(true);
  expect([short, indented, large].map((row) => areAlike([one!, row!]))).toEqual([false, false, false]);
  expect([isHead(large!, one!), isHead(one!, other!)]).toEqual([true, false]);
  const plain = [lineAt('Tosca')];
  const looks = [[lineAt('Carmen', { size: 1.3 })], [lineAt('Carmen', { bold: true })], [lineAt('Carmen')]];
  expect(looks.map((look) => [areAlike([plain, look]), isHead(look, plain)])).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
});
