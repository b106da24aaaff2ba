import type { Chosen } from '#src/tickets/evidence.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { fold, foldKey } from './words/fold.ts';
import { categoriesOf } from './words/lexicon/categories.ts';

/** LIST: what cabins of aircraft are called in the first words, in all languages; folded. */
const cabin =
  /^(?:(?:premium|premier) )?(?:(?:econom|ekonom|эконом|bus[iı]ness|biznes|biznis|бизнес|tourist|turist|first|οικονομικ)\p{L}*|eco)(?: (?:class|classe|klasse|klass|klase|clase))?(?!\p{L})/u;

/** LIST: fares that are the name of a cabin, too. */
const either = /^(?:premium|premier|comfort|komfort)$/;

/**
 * What an aircraft's class says of the fare is the fare: of "Economy Classic" the cabin is Economy, and "Flex" is none. A fare that is
 * known stays, and is no part of the cabin where both are told.
 */
export function withFare(kind: TicketKind, fields: ChosenFields): ChosenFields {
  const { class: printed, ...others } = fields;
  if (kind !== 'flight' || !printed) return fields;
  const words = cabin.exec(fold(printed.value))?.[0].length ?? 0;
  const fare = fareIn(printed.value.slice(words));
  if (!fare) return fields;
  const whole = `${printed.value.slice(0, words)}${fare}`.trim();
  if (fields.product) {
    const isTold = words > 0 && foldKey(fields.product.value).includes(foldKey(fare));
    return isTold ? { ...fields, class: read(printed, printed.value.slice(0, words)) } : fields;
  }
  if (words === 0)
    return whole === printed.value && !either.test(fold(whole)) ? { ...others, product: printed } : fields;
  return { ...fields, class: read(printed, printed.value.slice(0, words)), product: read(printed, whole) };
}

/** The words for a fare that a text begins with, and what stands between them and before. */
function fareIn(text: string): string | undefined {
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}+-]{2,}/gu)) {
    if (/[^\s(,:·|/–-]/u.test(text.slice(end, index)) || !isFare(word)) break;
    end = index + word.length;
  }
  return end > 0 ? text.slice(0, end) : undefined;
}

/** Whether a word says on which terms one flies, or that such a word follows. */
function isFare(word: string): boolean {
  return categoriesOf(word).of.has('fare') || /^(?:tarif|fare)/.test(fold(word));
}

function read(printed: Chosen<string>, value: string): Chosen<string> {
  return { ...printed, value: value.replace('(', '').replace(/\s+/g, ' ').trim(), others: [] };
}
