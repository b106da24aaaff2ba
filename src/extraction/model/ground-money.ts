import { askable } from './askable.ts';
import { decimal, readWireMoney } from './find-time.ts';
import { type Ground, type Grounded, groundedAt, statedBy, weightOf } from './grounded.ts';
import { type AnswerReading, citedLines } from './schema.ts';
import type { Source, SourceLine } from './source.ts';
import { type Labels, type Standing, standingUnder } from './standing.ts';

/** An amount that the document prints, in a currency that it uses. */
export function groundMoney(reading: AnswerReading, value: string, ground: Ground): Grounded | undefined {
  const { field: name } = reading;
  const cited = citedLines(reading);
  const here = (line: SourceLine) => Number(cited.includes(line.id));
  const money = readWireMoney(value);
  if (!money || !(Number(money.amount) >= 0)) return undefined;
  const stated = statedBy(name, { ...money, amount: Number(money.amount).toFixed(2) }, ground);
  if (stated) return stated;
  const [best] = (ground.values.amounts.get(decimal(money.amount)) ?? [])
    .map((one) => ({ line: one, standing: standingOfMoney(one, money.amount, askable[name]) }))
    .toSorted((a, b) => here(b.line) - here(a.line) || weightOf[b.standing] - weightOf[a.standing]);
  if (!best || !usesCurrency(ground.source, best.line, money.currency)) return undefined;
  const amount = Number(money.amount).toFixed(2);
  const { standing } = best;
  const found = groundedAt({
    name,
    value: { amount, currency: money.currency },
    standing,
    lines: [best.line],
    text: best.line.text,
  });
  return cited.length > 0 ? { ...found, cited: here(best.line) === 1 } : found;
}

function standingOfMoney(line: SourceLine, amount: string, labels: Labels): Standing {
  const whole = String(Math.trunc(Number(amount)));
  const holding = line.facts.filter((fact) => fact.text.replace(/[^\d]/g, '').includes(whole));
  return holding.length === 0 ? 'free' : standingUnder(holding, labels);
}

/** LIST: signs that several countries use for their own money. */
const shared: readonly (readonly [sign: RegExp, currencies: ReadonlySet<string>])[] = [
  [/\$/, new Set('USD AUD CAD NZD HKD SGD TWD MXN ARS CLP COP BRL'.split(' '))],
  [/(?<!\p{L})kr(?!\p{L})/iu, new Set('SEK NOK DKK ISK'.split(' '))],
  [/[¥￥元]/, new Set('JPY CNY TWD'.split(' '))],
  [/(?<!\p{L})R(?:p|M|s)?(?!\p{L})/u, new Set('ZAR IDR MYR INR'.split(' '))],
  [/(?<!\p{L})(?:din|lei|lv|лв|fr)(?!\p{L})/iu, new Set('RSD RON MDL BGN CHF'.split(' '))],
];

/** Whether the document counts in a currency, or prints its letters, or the line a sign that may mean it. */
function usesCurrency({ understood, lines }: Source, line: SourceLine, currency: string): boolean {
  if (understood.some((one) => one.currency === currency)) return true;
  if (shared.some(([sign, currencies]) => currencies.has(currency) && sign.test(line.text))) return true;
  return lines.some(({ text }) => text.includes(currency));
}
