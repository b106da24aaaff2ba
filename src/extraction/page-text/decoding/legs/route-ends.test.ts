import { describe, expect, it } from 'vitest';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { withRouteEnds } from './route-ends.ts';

/** The parts of one line, each with how likely it is the place of departure and of arrival. */
function lineOf(text: string, parts: Readonly<Record<string, readonly [from: number, to: number]>>): ScoredSpan[] {
  const cell = lineAt(text);
  return Object.entries(parts).map(([part, [from, to]]) => spanIn(cell, { from, to }, part));
}

const endsIn = (spans: readonly ScoredSpan[]) =>
  withRouteEnds(spans).map(({ likely }) => (likely('from') > 0.5 ? 'from' : likely('to') > 0.5 ? 'to' : 'none'));

describe('the two halves of a way', () => {
  it('are where it begins and ends, though either town is both on the way back', () => {
    expect(endsIn(lineOf('Frederikshavn – Göteborg', { Frederikshavn: [0.2, 0.3], Göteborg: [0.4, 0.2] }))).toEqual([
      'from',
      'to',
    ]);
  });

  it('leave nothing for the way as a whole, however sure the scorer is of it', () => {
    const spans = { 'Mostar – Dubrovnik': [0.99, 0], Mostar: [0.97, 0.1], Dubrovnik: [0.98, 0.2] } as const;
    expect(endsIn(lineOf('Mostar – Dubrovnik', spans))).toEqual(['none', 'from', 'to']);
  });

  it('are nothing where the scorer holds neither for a place, or the line says more', () => {
    expect(endsIn(lineOf('Stena Plus – Lounge', { 'Stena Plus': [0.02, 0.01], Lounge: [0.01, 0.05] }))).toEqual([
      'none',
      'none',
    ]);
    expect(endsIn(lineOf('Ulm – Aalen 23 km', { Ulm: [0.2, 0.2], 'Aalen 23 km': [0.2, 0.2] }))).toEqual([
      'none',
      'none',
    ]);
  });

  describe('a place beside a clock', () => {
    /** Which end the place of a line is, beside a clock that is so likely a departure and an arrival. */
    const endAt = (line: string, place: string, looks: readonly [number, number], clock: readonly [number, number]) => {
      const [one] = lineOf(line, { [place]: looks });
      const [start_time, end_time] = clock;
      return endsIn([spanIn(one!.span.cells[0]!, { start_time, end_time }, line.slice(0, 5)), one!])[1];
    };

    it('is where one leaves at that time, or arrives', () => {
      expect(endAt('10:10 Voss station', 'Voss station', [0.1, 0.3], [0.97, 0])).toBe('from');
      expect(endAt('10:10 Voss station', 'Voss station', [0.3, 0.1], [0, 0.97])).toBe('to');
    });

    it('stays what it looks like where the clock is unsure, the place hardly is an end, or the line says more', () => {
      expect(endAt('10:10 Voss station', 'Voss station', [0.1, 0.3], [0.89, 0])).toBe('none');
      expect(endAt('10:10 Voss station', 'Voss station', [0.1, 0.19], [0.97, 0])).toBe('none');
      expect(endAt('10:10 Voss spor 2', 'Voss spor 2', [0.1, 0.3], [0.97, 0])).toBe('none');
    });
  });
});
