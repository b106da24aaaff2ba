import type { Claim } from './claim.ts';
import type { Expected } from './expected.ts';
import type { ScoredField } from './roles.ts';
import {
  amountsIn,
  codeOf,
  containsWords,
  nameWords,
  plain,
  sameName,
  sameNumber,
  samePlace,
  seatSet,
  wordsOf,
} from './text.ts';

/** Whether one value under the right role equals the truth. */
export function matches(field: ScoredField, expected: Expected, value: string): boolean {
  if (expected.type === 'parts') return expected.parts.every((part) => containsWords(value, part));
  if (expected.type === 'price') return isPrice(expected, value);
  return expected.type === 'texts' && expected.texts.some((text) => sameText(field, text, value));
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text tells an amount, and no currency or the right one. */
function isPrice({ amount, currency }: Extract<Expected, { type: 'price' }>, value: string): boolean {
  const told = (value.match(/\b[A-Z]{3}\b/g) ?? []).filter((code) => currencies.has(code));
  return (
    (told.length === 0 || told.includes(currency)) && amountsIn(value).some((one) => Math.abs(one - amount) < 0.005)
  );
}

function sameText(field: ScoredField, wanted: string, value: string): boolean {
  switch (field) {
    case 'passenger':
      return sameName(wanted, value);
    case 'from':
    case 'to':
    case 'venue':
    case 'title':
      return samePlace(wanted, value);
    case 'carrier':
    case 'product':
      return plain(wanted) === plain(value) || containsWords(value, wanted) || containsWords(wanted, value);
    case 'number':
      return sameNumber(wanted, value);
    case 'seat':
    case 'row':
    case 'coach':
      return seatSet(wanted).join() === seatSet(value).join() || codeOf(wanted) === codeOf(value);
    case 'class': {
      const digits = (text: string) => (text.match(/\d+/g) ?? []).join();
      return plain(wanted) === plain(value) || (digits(wanted) !== '' && digits(wanted) === digits(value));
    }
    case 'sequence':
      return codeOf(wanted).replace(/^0+/, '') === codeOf(value).replace(/^0+/, '');
    default:
      return codeOf(wanted) === codeOf(value);
  }
}

/** Whether any text on the pass holds the value. */
export function isVisible(field: ScoredField, expected: Expected, claim: Claim): boolean {
  const all = claim.visible.join(' \n ');
  if (expected.type === 'parts') return expected.parts.every((part) => containsWords(all, part));
  return claim.visible.some((text) => showsExpected(field, expected, text));
}

function showsExpected(field: ScoredField, expected: Expected, text: string): boolean {
  if (expected.type === 'price') return matches(field, expected, text);
  if (expected.type !== 'texts') return false;
  const { texts } = expected;
  const worded = texts.some((one) => containsWords(text, one));
  switch (field) {
    case 'passenger': {
      const words = new Set(nameWords(text));
      return texts.some(
        (one) => (nameWords(one).length > 0 && nameWords(one).every((word) => words.has(word))) || sameName(one, text),
      );
    }
    case 'number': {
      const candidates = text.match(/[A-Za-z0-9]{1,4}[ -]?\d{1,5}|\d{1,6}/g) ?? [];
      return (
        containsWords(text, texts[0]!) ||
        texts.some((one) => candidates.some((candidate) => sameNumber(one, candidate)))
      );
    }
    case 'booking_ref':
    case 'ticket_number':
    case 'membership':
      return (
        worded ||
        texts.some(
          (one) => codeOf(one) === codeOf(text) || (codeOf(one).length >= 5 && codeOf(text).includes(codeOf(one))),
        )
      );
    case 'seat':
    case 'row':
    case 'coach':
    case 'sequence':
    case 'gate':
    case 'terminal':
    case 'platform':
    case 'group': {
      const words = new Set(wordsOf(text).map((word) => word.toUpperCase().replace(/^0+(?=.)/, '')));
      return worded || texts.some((one) => seatSet(one).length > 0 && seatSet(one).every((seat) => words.has(seat)));
    }
    case 'class':
    case 'from':
    case 'to':
    case 'venue':
    case 'title':
    case 'carrier':
    case 'product':
      return worded || matches(field, expected, text);
    default:
      return worded;
  }
}
