import { askable } from './askable.ts';
import { printsAmount, tellsCurrency } from './find-cited-money.ts';
import { decimal, readWireMoney } from './find-time.ts';
import { type Ground, type Grounded, groundedAt, statedBy, weightOf } from './grounded.ts';
import { type AnswerReading, citedLines } from './schema.ts';
import { linesAt, type Source, type SourceLine } from './source.ts';
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
  const [best] = linesOfAmount(money.amount, cited, ground)
    .map((one) => ({ line: one, standing: standingOfMoney(one, money.amount, askable[name]) }))
    .toSorted((a, b) => here(b.line) - here(a.line) || weightOf[b.standing] - weightOf[a.standing]);
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
  return cited.length > 0 ? { ...found, cited: here(best.line) === 1 } : found;
}

function standingOfMoney(line: SourceLine, amount: string, labels: Labels): Standing {
  const whole = String(Math.trunc(Number(amount)));
  const holding = line.facts.filter((fact) => fact.text.replace(/[^\d]/g, '').includes(whole));
  return holding.length === 0 ? 'free' : standingUnder(holding, labels);
}

/** Lines that print an amount as one; where none of them is cited, those that the answer cites and that have its digits. */
function linesOfAmount(amount: string, cited: readonly string[], { source, values }: Ground): readonly SourceLine[] {
  const printed = values.amounts.get(decimal(amount)) ?? [];
  if (printed.some(({ id }) => cited.includes(id))) return printed;
  return [...linesAt(source, cited).filter(({ text }) => printsAmount(text, amount)), ...printed];
}

/** Whether the document counts in a currency, or a line of it tells that it may. */
function usesCurrency({ understood, lines }: Source, currency: string): boolean {
  return understood.some((one) => one.currency === currency) || lines.some(({ text }) => tellsCurrency(text, currency));
}
