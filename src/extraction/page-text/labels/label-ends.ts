import { fartherTotals } from '../../words/aside-words.ts';
import { eastAsian } from '../../words/east-asian-lines.ts';
import { fold } from '../../words/fold.ts';
import type { Cell } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { findTimes } from '../values/times.ts';
import { accepts } from './accept-labels.ts';
import type { Match, Token } from './match-labels.ts';

const periodWords: ReadonlySet<string> = new Set(
  'au a al to until till bis ab von um from at as alle ore dalle tot hasta ate fino by avant op om vanaf du del dal do de'.split(
    ' ',
  ),
);

/** "Valable du 1er mai au 31 mai", "26.12.2026 ab 14 Uhr": a small word between dates and times is no label of its own. */
export function goesOnWithPeriod(
  text: string,
  from: number,
  at: number,
  match: Match,
  tokens: readonly Token[],
): boolean {
  const last = tokens[match.next - 1]!;
  if (last.separator.includes(':') || !periodWords.has(last.word)) return false;
  if (findDates(text.slice(from, at)).length === 0) return false;
  const rest = text.slice(last.end);
  return Math.min(findDates(rest)[0]?.at ?? 99, findTimes(rest)[0]?.at ?? 99) < 8;
}

/** "Montant total de la réservation:" is the sum of it: only articles and prepositions stand between. */
export function onlySmall(tokens: readonly Token[]): boolean {
  return tokens.length > 0 && tokens.length <= 3 && tokens.every(({ word }) => smallWords.has(word));
}

const smallWords: ReadonlySet<string> = new Set(
  "de la le les du des di del della dell' il lo of the your for fur die der des ihrer deiner ihre van de het do da dos votre su tu sua tua je uw voor pour para per".split(
    ' ',
  ),
);

/** "Sitzplatz: Wagen 23, Platz 61": a label with a value of its own behind the colon of another. */
export function isSmallLabel(cell: Cell, tokens: readonly Token[], index: number, match: Match | undefined): boolean {
  if (!match || (tokens[index]!.word.length < 3 && !eastAsian.test(tokens[index]!.word))) return false;
  return accepts(cell, tokens, { index, match, hasLabelBefore: false });
}

/** "Totale soggiorno: € 980,00": whatever it is the total of. */
const totals =
  /^(?:total|gesamt|summe|montant total|importe total|importo totale|totaal|valor total|celkem|razem|i alt|summa)/;

/** "Total for stay": the words before an amount in the next cell. */
export function isBareTotal(text: string): boolean {
  const folded = fold(text);
  return (
    totals.test(folded) &&
    text.split(' ').length <= 5 &&
    !/[\d:.,]/.test(text) &&
    !/\b(?:tax\w*|fees?|discount|savings?|nights?|guests?|points|steuer\w*|gebuhr\w*|rabatt|nachte|taxes|frais|remise|impuestos|iva|mwst|vat|btw|tva|korting|persons?|personen|tickets?)\b/.test(
      folded,
    )
  );
}

/** Whether a label stands for the whole of what is paid. */
export function isTotal(label: string): boolean {
  return (
    totals.test(fold(label)) || fartherTotals.test(fold(label)) || / (?:total|totale|totaal|gesamt)$/.test(fold(label))
  );
}

/** Whether a price says that it is that of one of several: "16.00 € each". */
export function isOfOne(text: string): boolean {
  return ofOne.test(fold(text));
}

/** "12,00 € par carte" is how it was paid. */
const ofOne =
  /\b(?:each|(?:per|pro|je|par|por)(?! ?(?:carte|karte|card|carta|cb\b|credit|kredit|debit|visa|master|paypal|tarjeta|cartao|cheque|bank|bonifico|virement|transfer|lastschrift|rechnung|uberweisung))|cada|ciascuno|a testa|p\.p\.|stuk)\b/;
