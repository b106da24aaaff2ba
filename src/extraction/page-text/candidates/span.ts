import type { Cell } from '../layout/cells.ts';
import type { DateSpan } from '../values/written-day.ts';

/** What made a span: a parser of values, or the way the line is written. */
export type SpanType = 'line' | 'rest' | 'part' | 'token' | 'lines' | 'name' | 'code' | 'date' | 'time' | 'money';

/** A piece of text of a page that could be the value of a field. */
export type Span = {
  readonly type: SpanType;
  readonly text: string;
  /** The cells that it stands in, the first one first; more than one only for `lines`. */
  readonly cells: readonly Cell[];
  /** Where it begins and ends in the first cell. */
  readonly at: number;
  readonly end: number;
  /** Of a `date`. */
  readonly date?: DateSpan;
  /** Of a `time`, `HH:mm`; a range of clocks is two spans, `first` and `last`. */
  readonly clock?: string;
  readonly range?: 'first' | 'last';
  /** Of `money`: a decimal text and the currency as printed. */
  readonly money?: { readonly amount: string; readonly currency?: string };
};

/** Whether a span is all of its one line. */
export function isWholeLine({ cells: [cell, more], text }: Span): boolean {
  return more === undefined && text === cell!.text;
}

/** Whether two spans that begin in one line have words in common. */
export function isOver(a: Span, b: Span): boolean {
  return a.cells[0] === b.cells[0] && a.at < b.end && b.at < a.end;
}
