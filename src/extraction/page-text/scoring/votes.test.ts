import { describe, expect, it } from 'vitest';
import { draft, reading } from '#test/support/draft-builder.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import type { Span } from '../candidates/span.ts';
import { findDates } from '../values/dates.ts';
import { filledLikely, fromLogOdds, logOdds, ruledLikely } from './calibration.ts';
import { type Target, targets, targetsOfField } from './targets.ts';
import { isAt, voteKey, votesOf } from './votes.ts';

const understood = understoodOf('# Abend\n\n14. März 2027\n\nReihe 3');
const span = (more: Partial<Span>) => ({ text: '', ...more }) as Span;

describe('what the rules read, as votes', () => {
  const votes = votesOf([
    draft('page-text', 'event', {
      title: 'Nordlicht  Quartett!',
      start: { local: '2027-03-14T20:00' },
      price: { amount: '27.00', currency: 'EUR' },
    }),
  ]);

  it('are found by the span that says the same, however it is written', () => {
    const [date] = findDates('14. März 2027');
    expect(votes.get(voteKey(span({ text: 'nordlicht quartett' }), understood))).toMatchObject([{ field: 'title' }]);
    expect(votes.get(voteKey(span({ date: date! }), understood))).toMatchObject([{ field: 'start' }]);
    expect(votes.get(voteKey(span({ clock: '20:00' }), understood))).toMatchObject([{ field: 'start' }]);
    expect(votes.get(voteKey(span({ money: { amount: '27.0', currency: 'CHF' } as never }), understood))).toMatchObject(
      [{ field: 'price' }],
    );
  });

  it('are none for what nobody read', () => {
    expect(votes.get(voteKey(span({ text: 'Sinfonie' }), understood))).toBeUndefined();
    expect(votes.get(voteKey(span({ clock: '21:00' }), understood))).toBeUndefined();
  });

  it('are several where drafts say the same', () => {
    const twice = votesOf([draft('page-text', 'event', { seat: '41' }), draft('page-text', 'event', { row: '41' })]);
    expect(twice.get('41')?.map(({ field }) => field)).toEqual(['seat', 'row']);
  });

  it('stand where they were read, and nowhere else', () => {
    const [cell, other] = [understood.cells[0]!, understood.cells[1]!];
    const { page } = cell;
    const vote = { field: 'title', confidence: 0.9, page, region: cell.region };
    expect(isAt(vote, cell)).toBe(true);
    expect(isAt(vote, other)).toBe(false);
    expect(isAt({ ...vote, page: 2 }, cell)).toBe(false);
    expect(isAt({ ...vote, region: undefined } as never, cell)).toBe(false);
    expect(isAt({ ...vote, ...reading('x').evidence, region: undefined } as never, cell)).toBe(false);
  });
});

describe('how likely what the scorer says is right', () => {
  it('rises with what it says, and stays between never and always', () => {
    for (const likely of [ruledLikely, filledLikely]) {
      const steps = [0, 0.1, 0.5, 0.9, 1].map(likely);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      expect(steps[0]).toBeGreaterThan(0);
      expect(steps.at(-1)).toBeLessThan(1);
    }
  });

  it('is more where the rules read it as well', () => {
    expect(ruledLikely(0.99)).toBeGreaterThan(filledLikely(0.99));
  });

  it('is told in odds and back', () => {
    for (const likely of [0.01, 0.3, 0.5, 0.97]) expect(fromLogOdds(logOdds(likely))).toBeCloseTo(likely);
    expect(logOdds(0)).toBeGreaterThan(-8);
    expect(logOdds(1)).toBeLessThan(8);
    expect(logOdds(0.5)).toBe(0);
  });
});

describe('what a span can be told to be', () => {
  it('is what some field holds, each of it', () => {
    const used = new Set<Target>(Object.values(targetsOfField).flat());
    expect(targets.filter((target) => !used.has(target))).toEqual([]);
  });
});
