import { describe, expect, it } from 'vitest';
import { journeyKinds } from '#src/tickets/fields.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import type { ScoredSpan } from './scoring/scorer.ts';
import type { Target } from './scoring/targets.ts';
import { withLikelierKind } from './settle-kind.ts';

/** A page in words that no list of ours has, of which the scorer surely takes each line for something. */
const kindOf = (...lines: readonly (readonly [text: string, target: Target])[]) => {
  const understood = understoodOf(lines.map(([text]) => text).join('\n'));
  const scored = lines.map(([text, target], at): ScoredSpan => {
    const span = { type: 'line', text, cells: [understood.cells[at]!], at: 0, end: text.length } as const;
    return { span, likely: (asked) => (asked === target ? 0.95 : 0.01) };
  });
  return withLikelierKind(understood, scored)?.kinds[0]?.kind;
};

describe('the kind of what no rule knows', () => {
  it('is a ride where one goes from here to there at a time', () => {
    const kind = kindOf(
      ['Zubrnik', 'from'],
      ['Ostragod', 'to'],
      ['05.50', 'start_time'],
      ['Ebba Lindqvister', 'passenger'],
    );
    expect(kind && journeyKinds.has(kind)).toBe(true);
  });

  it('stays unknown where nothing is anybody’s own', () => {
    expect(kindOf(['Zubrnik', 'title'], ['05.50', 'start_time'])).toBeUndefined();
  });
});
