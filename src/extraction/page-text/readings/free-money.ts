import { isWorthMoney, type TicketKind } from '#src/tickets/fields.ts';
import { once } from '../../once.ts';
import { fartherBeside } from '../../words/aside-words.ts';
import { fold } from '../../words/fold.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';
import { findMoney } from '../values/money.ts';
import { readMoney } from '../values/read-value.ts';
import type { Told } from './reading.ts';

/** Words that make an amount something else than what the ticket cost or is worth. */
const beside =
  /\b(?:fees?|\w*gebuhr(?:en)?|frais|gastos|commission[ei]?|commissie|\w*kosten|taxas?|vat|mwst|ust|tva|iva|btw|tax(?:es)?|deposit|kaution|caution|fianza|cauzione|borg|discount|rabatt|remise|descuento|sconto|korting|desconto|from|ab|pro|per|par|por|each|je|parking|minimum|mindest\w*|up to|bis zu|jusqu'a|hasta|fino a|tot|ate)\b|%/;

/** "(inkl. 4,90 € VVK-Gebühr)": what is in the amount before the brackets. */
const inBrackets =
  /\((?:inkl|incl|including|includes|davon|darin|dont|di cui|incluye|incluid|inclui|inclus|compris|waarvan|w tym|varav|heraf)\b[^)]*\)/g;

/** "inkl. MwSt.": the amount is the whole price. */
const included =
  /\b(?:inkl|incl|inclusief|inklusive|including|iva incl\w*|con iva|ttc|toutes taxes comprises)\.?(?: (?:\d{1,2} ?% ?)?(?:der |de |di )?(?:ges\. )?(?:mwst|ust|vat|tva|iva|btw|tax(?:es)?|gebuhren|fees))?\.?/g;

/** The only amount outside of labels and running text: the price of a ticket, or what a voucher is worth. */
export function freeMoney(
  kind: TicketKind,
  cells: readonly Cell[],
  { facts, currency: usual }: Pick<Understood, 'facts' | 'currency'>,
): readonly Told[] {
  const name = isWorthMoney(kind) ? 'balance' : 'price';
  const claimed = claimedBy(facts);
  const own = moneyIn(cells).filter(({ cell, beside }) => !beside && !claimed.has(cell));
  const amounts = new Set(own.map(({ money }) => `${money.amount} ${money.currency}`));
  const [first] = own;
  if (!first || amounts.size !== 1 || Number(first.money.amount) === 0) return [];
  const value = readMoney(first.cell.text.slice(first.money.at, first.money.end), usual);
  return [{ name, value, cells: [first.cell], confidence: 0.62 }];
}

const claimedBy = once(
  (facts: Understood['facts']): ReadonlySet<Cell> =>
    new Set(facts.filter((fact) => fact.roles[0] !== 'product' && !fact.label.unknown).flatMap((fact) => fact.cells)),
);

const moneyIn = once((cells: readonly Cell[]) =>
  cells
    .filter((cell) => !cell.prose)
    .flatMap((cell) => findMoney(cell.text).map((money) => ({ cell, money, beside: isBeside(cell, money) }))),
);

function isBeside(cell: Cell, money: { readonly at: number }): boolean {
  const blank = (words: string) => ' '.repeat(words.length);
  const folded = fold(cell.text);
  const aside = [...folded.matchAll(inBrackets)].find(
    ({ index, 0: words }) => index <= money.at && money.at < index + words.length,
  );
  if (aside) return true;
  const text = folded.replace(inBrackets, blank).replace(included, blank);
  // "inkl. 4,20 € MwSt" says what is in it; the words stand before or behind the amount in its own line.
  const start = Math.max(0, money.at - 24);
  return [text.slice(start, money.at), text.slice(money.at, money.at + 30)].some(
    (part) => beside.test(part) || fartherBeside.test(part),
  );
}
