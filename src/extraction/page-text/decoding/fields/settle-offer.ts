import type { Reading } from '#src/tickets/evidence.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { generic } from '../../../words/generic-words.ts';
import { bounds } from '../spans/bounds.ts';
import { scoredReading, type Tellings } from '../spans/told.ts';

/** Titles a voucher by what it is for, in place: "Coffee and cake" under "Offer", not the name of the shop above it. */
export function settleOffer(fields: FieldReadings, tellings: Tellings): void {
  const [offer] = fields.product ?? [];
  const [title] = fields.title ?? [];
  if (!offer || (title && !isLess(title, offer))) return;
  const shop = title && !generic(title.value) ? title : shopOf(tellings, offer);
  if (shop) fields.issuer ??= [shop];
  fields.title = [offer];
  delete fields.product;
}

/** Whether no rule took a text for the title, and it is less likely to be it than what the voucher is for is that. */
function isLess(title: Reading<string>, offer: Reading<string>): boolean {
  const likely = ({ likely, confidence }: Reading<string>) => likely ?? confidence;
  return title.evidence.extractor === 'scored-text' && likely(title) < likely(offer);
}

/** A name that is the title, who gave it out or where that is: beside what the voucher is for it is who gave it out, whichever is the likeliest. */
function shopOf(tellings: Tellings, offer: Reading<string>): Reading<string> | undefined {
  const [shop] = tellings
    .values('title', 'title')
    .filter(({ value }) => typeof value === 'string' && value !== offer.value && !generic(value))
    .map(({ value, best }) => ({
      value: String(value),
      best,
      likely: Math.min(1, best.likely('title') + best.likely('carrier') + best.likely('venue')),
    }))
    .filter(({ likely }) => likely >= bounds.fill)
    .toSorted((a, b) => b.likely - a.likely);
  return shop && scoredReading(shop.value, shop.best, shop.likely);
}
