import { sameWords } from '#src/tickets/same.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import { evidenceOf } from '../../readings/reading.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { readAmount } from '../../values/read-value.ts';
import { bounds } from '../spans/bounds.ts';
import { scoredReading } from '../spans/told.ts';
import { admissionsOf, type Category, categoriesOf, pricesOf } from './categories.ts';

/** One admission that an order counts, with what it costs. */
type Admission = { readonly category: Category; readonly price: number | undefined };

/** As many tickets as an order counts, "2 x Adult 18.00, 1 x Child 9.00", each with what it is and costs. */
export function withCounted(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  if (drafts.length < 2 || !drafts.every(({ kind }) => kind?.value === 'event')) return drafts;
  const categories = categoriesOf(understood, scored);
  if (admissionsOf(categories) !== drafts.length) return drafts;
  const prices = pricesOf(categories, scored);
  const admissions = categories.flatMap((category, at) =>
    Array.from({ length: category.count }, () => ({ category, price: prices?.[at] })),
  );
  const known = drafts.map(({ fields }) => fields.product?.[0]?.value);
  const isParted = new Set(known).size > 1;
  return drafts.map((draft, at) => {
    const product = known[at];
    const own = isParted
      ? admissions.find(({ category }) => product !== undefined && sameWords(category.product, product))
      : admissions[at];
    return own ? withAdmission(understood, draft, own, !isParted && categories.length > 1) : draft;
  });
}

function withAdmission(
  understood: Understood,
  draft: Draft,
  { category: { product, price, cell }, price: amount }: Admission,
  isNew: boolean,
): Draft {
  const fields: FieldReadings = { ...draft.fields };
  if (isNew && product !== '')
    fields.product = [
      {
        value: product,
        evidence: { ...evidenceOf([cell], product), extractor: 'scored-text' },
        confidence: 0.7,
        likely: 0.8,
      },
    ];
  const currency = price && readAmount(price.span, understood.currency)?.currency;
  if (price && amount !== undefined && currency && Number(fields.price?.[0]?.value.amount) !== amount)
    fields.price = [
      scoredReading({ amount: amount.toFixed(2), currency }, price, Math.max(bounds.fill, price.likely('price'))),
    ];
  return { ...draft, fields };
}
