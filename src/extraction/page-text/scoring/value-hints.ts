import { daysBetween } from '#src/tickets/time.ts';
import type { Span } from '../candidates/span.ts';
import { resolveDay } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import { placeAmong, ranked } from './ranks.ts';

/** How many numbers `valueHintsOf` tells of a span. */
export const valueHintCount = 12;

/** The how-manieth of all days, clocks and amounts of a document a span is, how many days after the upload it lies, its hour, and the logarithm of its amount. */
export function valueHintsOf({ dates }: Understood, spans: readonly Span[]): (span: Span) => readonly number[] {
  const dayOf = ({ date }: Span) => date && resolveDay(date, dates)?.day;
  const amountOf = ({ money }: Span) => money && Number(money.amount);
  const days = ranked(spans.flatMap((span) => dayOf(span) ?? []));
  const clocks = ranked(spans.flatMap((span) => span.clock ?? []));
  const amounts = ranked(spans.flatMap((span) => amountOf(span) ?? []));
  return (span) => {
    const [day, amount] = [dayOf(span), amountOf(span)];
    return [
      ...placeAmong(days, day),
      ...placeAmong(clocks, span.clock),
      ...placeAmong(amounts, amount),
      day === undefined ? -10_000 : daysBetween(dates.contextDay, day),
      span.clock ? Number(span.clock.slice(0, 2)) : -1,
      amount === undefined ? -1 : Math.log1p(amount),
    ];
  };
}
