import { describe, expect, it } from 'vitest';
import type { Draft } from '#src/tickets/ticket.ts';
import { reading } from '#test/support/draft-builder.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { findSpans } from '../../candidates/find-spans.ts';
import { understand } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { withOccasion } from './occasion.ts';

/** How likely clocks and days are begins, by their texts. */
type Likely = Readonly<Record<string, number>>;

function startsOf(
  text: string,
  likely: Likely,
  read: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  const input = inputOf([pageOf(text)]);
  const understood = understand(input.documents[0]!, input)!;
  const spans = understood.sheets.flatMap((sheet) => findSpans(sheet, understood.labels));
  const scored: readonly ScoredSpan[] = spans.map((span) => ({
    span,
    likely: (target) =>
      (target === 'start_time' && span.clock) || (target === 'start_date' && span.date) ? (likely[span.text] ?? 0) : 0,
  }));
  const drafts = read.map(
    (local): Draft => ({
      extractor: 'page-text',
      kind: reading('event'),
      fields: local === undefined ? {} : { start: [reading({ local })] },
    }),
  );
  return withOccasion(understood, drafts, scored).map(({ fields }) => fields.start?.[0]?.value.local);
}

describe('the only occasion of a document', () => {
  const order = 'Merci für deinen Einkauf vom 20. Dezember 2026\n\nFreitag, 15. Januar 2027, Spielbeginn 19:45';
  const likely = { '20. Dezember 2026': 0.96, '15. Januar 2027': 0.99, '19:45': 0.99 };

  it('is when all tickets are for, and not the day of the order', () => {
    expect(startsOf(order, likely, ['2026-12-20', undefined])).toEqual(['2027-01-15T19:45', '2027-01-15T19:45']);
  });

  it('is the day over its clock', () => {
    const text = 'Samstag, 13. Februar 2027\nBeginn 20:00';
    const both = { '13. Februar 2027': 0.8, '20:00': 0.95 };
    expect(startsOf(text, both, [undefined])).toEqual(['2027-02-13T20:00']);
  });

  it('is not told where two clocks may be begins, or a day beside its clock is far less likely than another one', () => {
    const two = `${order}\n\n16. Januar 2027, 15:00`;
    expect(startsOf(two, { ...likely, '16. Januar 2027': 0.99, '15:00': 0.95 }, [undefined])).toEqual([undefined]);
    const bought = '10. Oktober 2027, Verkehrshaus\n\nBestellt 06.10.2027 13:58';
    const sure = { '10. Oktober 2027': 0.99, '06.10.2027': 0.3, '13:58': 0.99 };
    expect(startsOf(bought, sure, ['2027-10-10'])).toEqual(['2027-10-10']);
  });

  it('is no time at which doors are opened', () => {
    const text = '23. oktober 2027 kl. 20:00\nDato / tid – dørene åbner 19:00';
    const both = { '23. oktober 2027': 0.99, '20:00': 0.99, '19:00': 0.96 };
    expect(startsOf(text, both, [undefined])).toEqual(['2027-10-23T20:00']);
  });

  it('parts no order of several days', () => {
    expect(startsOf(order, likely, ['2027-01-15', '2027-01-16'])).toEqual(['2027-01-15', '2027-01-16']);
  });
});
