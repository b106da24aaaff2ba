import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { calendarLeaves } from './calendar-leaves.ts';
import { sheetsOf } from './cells.ts';

const leaves = (text: string) =>
  [...calendarLeaves(sheetsOf({ id: '0', type: 'image', pages: [pageOf(text)], parts: [] })[0]!).values()].map(
    ({ whole }) => whole.text,
  );

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
