import { describe, expect, it } from 'vitest';
import { understoodOf } from '#test/support/understood-page.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { elementsOf } from './elements.ts';

/** A part of the first line of a page, as surely something. */
const partOf = (line: string, text: string, target: Target, likely: number): ScoredSpan => {
  const [cell] = understoodOf(line).cells;
  const at = cell!.text.indexOf(text);
  return {
    span: { type: 'part', text, cells: [cell!], at, end: at + text.length },
    likely: (asked) => (asked === target ? likely : 0.01),
  };
};

describe('what may be part of a leg', () => {
  it('is either end of "A to B", not the whole that looks as sure', () => {
    const line = 'Mallaig to Armadale';
    const cell = partOf(line, line, 'to', 0.98);
    const spans = [cell, partOf(line, 'Mallaig', 'from', 0.99), partOf(line, 'Armadale', 'to', 0.99)];
    const own = spans.map((one) => ({ ...one, span: { ...one.span, cells: cell.span.cells } }));
    expect(elementsOf(own, understoodOf(line)).map(({ value }) => value)).toEqual(['Mallaig', 'Armadale']);
  });
});
