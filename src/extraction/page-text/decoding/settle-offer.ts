import type { Reading } from '#src/tickets/evidence.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';

/** Titles a voucher by what it is for, in place: "Coffee and cake" under "Offer", not the name of the shop above it. */
export function settleOffer(fields: FieldReadings): void {
  const [offer] = fields.product ?? [];
  const [title] = fields.title ?? [];
  if (!offer || (title && !isLess(title, offer))) return;
  if (title) fields.issuer ??= [title];
  fields.title = [offer];
  delete fields.product;
}

/** Whether no rule took a text for the title, and it is less likely to be it than what the voucher is for is that. */
function isLess(title: Reading<string>, offer: Reading<string>): boolean {
  const likely = ({ likely, confidence }: Reading<string>) => likely ?? confidence;
  return title.evidence.extractor === 'scored-text' && likely(title) < likely(offer);
}
