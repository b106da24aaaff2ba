import { fold } from '../../../words/fold.ts';
import type { Span } from '../../candidates/span.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { isInSentence } from './in-sentence.ts';
import { neverSpan } from './turned-span.ts';

/** LIST: what an amount is from on: an offer has such a price, and nobody has paid one. */
const from =
  /(?:^|[^\p{L}])(?:from|ab|des|desde|da|vanaf|a partir de|a partire da|od|fran|fra|alkaen|mar|de la|\u03b1\u03c0\u03bf|\u043e\u0442|\u0432\u0456\u0434)\s*(?:[€£$]|[a-z]{3})?\s*$/u;

/** LIST: what somebody has to pay or to leave beside what a ticket costs, as sentences say it. */
const fee = new RegExp(
  `(?:^|[^\\p{L}])\\p{L}{0,20}(?:${`gebuhr gebuhren kaution zuschlag pfand fee fees charge surcharge deposit frais supplement caution consigne
    tasa tasas suplemento fianza deposito taxa taxas caucao tassa supplemento cauzione diritti toeslag borg avgift
    tillagg gebyr depositum maksu lisamaksu oplata doplata kaucja poplatek priplatek kauce kaucio garantie pristojba
    polog τελος εγγυηση сбор залог доплата збір застава`.replace(
    /\s+/g,
    '|',
  )})\\s(?:\\p{L}{1,12}\\s){0,2}(?:[€£$]|[a-z]{3})?\\s*$`,
  'u',
);

/** The spans of a document, of which those are no prices that are only where prices begin, "from 30 EUR", or a fee in a sentence. */
export function withoutOffers(scored: readonly ScoredSpan[]): readonly ScoredSpan[] {
  return scored.map((one) => (one.span.money && (isFrom(one.span) || isFee(one.span)) ? neverSpan(one, 'price') : one));
}

function isFrom({ cells: [cell], at }: Span): boolean {
  return from.test(fold(cell!.text.slice(Math.max(0, at - 20), at)));
}

function isFee(span: Span): boolean {
  return isInSentence(span) && fee.test(fold(span.cells[0]!.text.slice(Math.max(0, span.at - 50), span.at)));
}
