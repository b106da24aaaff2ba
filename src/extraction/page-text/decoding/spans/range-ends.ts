import type { Span } from '../../candidates/span.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';

/** The last clock of a range, and what stands behind it: "10:40 Uhr" of "08:15 – 10:40 Uhr". */
const last = /\d{1,2}(?:\s?[:.h]\s?\d\d)?[^\d]*$/iu;

/**
 * The spans of a document, each range of clocks as its two: the first is when something begins as surely as the range is a time of it at all, the last is
 * when that ends. The scorer is asked for a range as a whole.
 */
export function withRangeEnds(scored: readonly ScoredSpan[]): readonly ScoredSpan[] {
  return scored.flatMap((one) => {
    const { until, ...span } = one.span;
    const cut = until === undefined ? undefined : last.exec(span.text)?.index;
    if (until === undefined || !cut) return [one];
    const either = Math.min(1, one.likely('start_time') + one.likely('end_time'));
    return [
      partOf(one, { ...span, text: span.text.slice(0, cut), end: span.at + cut }, { start_time: either, end_time: 0 }),
      partOf(
        one,
        { ...span, text: span.text.slice(cut), at: span.at + cut, clock: until },
        { start_time: 0, end_time: either, boarding_time: 0 },
      ),
    ];
  });
}

function partOf(
  { likely }: ScoredSpan,
  span: Span,
  told: { readonly start_time: number; readonly end_time: number; readonly boarding_time?: number },
): ScoredSpan {
  const own: Readonly<Record<string, number | undefined>> = told;
  return { span, likely: (target) => own[target] ?? likely(target) };
}
