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
  const here = (line: SourceLine) => cited.includes(line.id);
  const money = readWireMoney(value);
  if (!money || !(Number(money.amount) > 0)) return undefined;
  const stated = statedBy(name, { ...money, amount: Number(money.amount).toFixed(2) }, ground);
  if (stated) return stated;
  const [best] = (ground.values.amounts.get(decimal(money.amount)) ?? [])
    .map((one) => ({ line: one, standing: standingOfMoney(one, money.amount, askable[name]) }))
    .toSorted(
      (a, b) => weightOf[b.standing] + 5 * Number(here(b.line)) - weightOf[a.standing] - 5 * Number(here(a.line)),
    );
  if (!best || !usesCurrency(ground.source, money.currency)) return undefined;
  const amount = Number(money.amount).toFixed(2);
  const { standing } = best;
  const found = groundedAt({
    name,
    value: { amount, currency: money.currency },
    standing,
    lines: [best.line],
    text: best.line.text,
  });
  return cited.length > 0 ? { ...found, cited: here(best.line) } : found;
}

function standingOfMoney(line: SourceLine, amount: string, labels: Labels): Standing {
  const whole = String(Math.trunc(Number(amount)));
  const holding = line.facts.filter((fact) => fact.text.replace(/[^\d]/g, '').includes(whole));
  return holding.length === 0 ? 'free' : standingUnder(holding, labels);
}

function usesCurrency({ understood }: Source, currency: string): boolean {
  return understood.some((one) => one.currency === currency);
}
