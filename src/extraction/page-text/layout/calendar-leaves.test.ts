import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { calendarLeaves, weekdayLines } from './calendar-leaves.ts';
import { sheetsOf } from './cells.ts';

const sheet = (text: string) => sheetsOf({ id: '0', type: 'image', pages: [pageOf(text)], parts: [] })[0]!;
const leaves = (text: string) => [...calendarLeaves(sheet(text)).values()].map(({ whole }) => whole.text);

describe('a leaf of a calendar', () => {
  it('has its day over or under its month', () => {
    expect(leaves('SA\n24\nOKT\n2026')).toEqual(['SA 24 OKT 2026']);
  });

  it('is no month that goes on with the day in the line over it, whatever number stands below', () => {
    const text = `
Fecha
dom, 21
mar 2027
1`;
    expect(leaves(text)).toEqual([]);
    expect(leaves(text.replace('dom, 21', 'Teatro'))).toEqual(['1 mar 2027']);
  });
});

describe('a day in two cells', () => {
  const lines = (text: string) => [...weekdayLines(sheet(text))].map((pair) => pair.map((cell) => cell.text).join(' '));

  it('is one whose number stands over its month and year', () => {
    expect(lines('Fecha\ndom, 21\nmar 2027')).toEqual(['dom, 21 mar 2027']);
    expect(lines('Fila 21\nmar 2027')).toEqual([]);
  });

  it('begins with a weekday over the rest of it or right before it', () => {
    expect(lines('jueves\n16 jul 2026')).toEqual(['jueves 16 jul 2026']);
    expect(lines('Datum       Fr.  16. Apr.\n            2027')).toEqual(['Fr. 16. Apr.']);
    expect(lines('Fr.         16. Apr.')).toEqual([]);
  });
});
