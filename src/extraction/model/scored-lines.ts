/** What the embedded scorer holds of a value that a model gave: how likely its words are this field, and how likely another one. */
import type { FieldName } from '#src/tickets/fields.ts';
import { plain } from '#src/tickets/same.ts';
import { once } from '../once.ts';
import {
  type Cell,
  resolveDay,
  type ScoredSpan,
  scoredByCell,
  type Target,
  targets,
  targetsOfField,
  type Understood,
} from '../page-text/page-text.ts';
import type { Grounded } from './grounded.ts';

/** Likelihoods from 0 to 1; `rival` is the likeliest of the other fields. */
export type ScoredValue = { readonly own: number; readonly rival: number };

/** LIST: what the scorer calls a field, also one that it is told of by another's name, or by the day that both are on. */
const scoredAs: { readonly [Name in FieldName]?: readonly Target[] } = {
  ...targetsOfField,
  issuer: ['carrier'],
  fromCity: ['from'],
  toCity: ['to'],
  boarding: ['start_date', 'boarding_time'],
  doors: ['start_date', 'boarding_time'],
};

/** How likely a line holds the value of any field; undefined where the document is not scored. */
export function likeliest(cell: Cell, understood: Understood): number | undefined {
  const spans = scoredByCell(understood);
  if (spans.size === 0) return undefined;
  return Math.max(0, ...(spans.get(cell) ?? []).flatMap(({ likely }) => targets.map((target) => likely(target))));
}

/** How likely a value is its field, by the words that it was found in; undefined where the scorer knows no such field or words. */
export const scoredValue = once(({ name, reading, lines }: Grounded): ScoredValue | undefined => {
  const own = scoredAs[name];
  if (!own) return undefined;
  const spans = lines.flatMap(({ cell, understood }) =>
    cell && understood ? (scoredByCell(understood).get(cell) ?? []) : [],
  );
  const { value } = reading;
  if (typeof value === 'object' && 'local' in value) return scoredTime(value.local, own, spans, lines[0]?.understood);
  if (typeof value === 'object' && 'amount' in value) {
    const holding = spans.filter(({ span }) => span.money && Number(span.money.amount) === Number(value.amount));
    return best(holding, own);
  }
  const wanted = letters(String(value));
  const texts = spans.map((one) => ({ one, text: letters(one.span.text) })).filter(({ text }) => text !== '');
  const same = texts.filter(({ text }) => text === wanted);
  const holding = same.length > 0 ? same : texts.filter(({ text }) => text.includes(wanted) || wanted.includes(text));
  return best(
    holding.map(({ one }) => one),
    own,
  );
});

function scoredTime(
  local: string,
  [dated, clocked]: readonly Target[],
  spans: readonly ScoredSpan[],
  understood: Understood | undefined,
): ScoredValue | undefined {
  const [day, clock] = local.split('T') as [string, string | undefined];
  const days = understood
    ? spans.filter(({ span }) => span.date && resolveDay(span.date, understood.dates)?.day === day)
    : [];
  const clocks = clock === undefined ? [] : spans.filter((one) => one.span.clock === clock.slice(0, 5));
  const [date, time] = [best(days, [dated!]), clocked && best(clocks, [clocked])];
  if (!date || !time) return date ?? time;
  return { own: Math.min(date.own, time.own), rival: Math.max(date.rival, time.rival) };
}

function best(spans: readonly ScoredSpan[], own: readonly Target[]): ScoredValue | undefined {
  if (spans.length === 0) return undefined;
  const others = targets.filter((target) => !own.includes(target));
  const top = (list: readonly Target[]) =>
    Math.max(...spans.flatMap(({ likely }) => list.map((target) => likely(target))));
  return { own: top(own), rival: top(others) };
}

const letters = (text: string) => plain(text).replaceAll(' ', '');
