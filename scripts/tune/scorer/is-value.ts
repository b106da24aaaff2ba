import type { Span } from '#src/extraction/page-text/candidates/span.ts';
import { resolveDay } from '#src/extraction/page-text/document/context.ts';
import type { Understood } from '#src/extraction/page-text/document/understood.ts';
import type { Target } from '#src/extraction/page-text/scoring/targets.ts';
import { matches } from '../../eval/match.ts';

/** How much of a name is as good as the name. */
const most = 0.6;

/** Whether a span is a value of a target. */
export function isValue(
  span: Span,
  target: Target,
  values: readonly string[] | undefined,
  understood: Understood,
): boolean {
  if (!values || values.length === 0) return false;
  if (target.endsWith('_date')) {
    if (!span.date) return false;
    const day = resolveDay(span.date, understood.dates)?.day;
    const until =
      span.date.until && target === 'end_date' ? resolveDay(span.date.until, understood.dates)?.day : undefined;
    return values.some((value) => day === value || until === value);
  }
  if (target.endsWith('_time')) return span.clock !== undefined && values.includes(span.clock);
  if (target === 'price')
    return (
      span.money !== undefined && values.some((value) => Math.abs(Number(value) - Number(span.money!.amount)) < 0.005)
    );
  if (span.date || span.clock || span.money) return false;
  if (target === 'address') return isAddress(span.text, values);
  if (span.cells.length > 1 && target !== 'title' && target !== 'passenger' && target !== 'venue') return false;
  const text = span.cells.length > 1 ? span.text.replaceAll(', ', ' ') : span.text;
  if (!values.some((value) => text.length <= value.length * 1.3 + 3)) return false;
  if (target === 'carrier' || target === 'product') return values.some((value) => plain(value) === plain(text));
  return matches(target, { type: 'texts', texts: values }, text);
}

/** Whether a text that holds a name or a part of one is about as long as the name is. */
export function isMost(text: string, names: readonly string[]): boolean {
  const own = plain(text).length;
  return names.some((name) => {
    const other = plain(name).length;
    return Math.min(own, other) >= most * Math.max(own, other);
  });
}

/** Truth files name parts of an address that must be there; written tickets the whole. */
function isAddress(text: string, parts: readonly string[]): boolean {
  const own = plain(text);
  if (parts.length === 1) return own === plain(parts[0]!);
  return parts.every((part) => own.includes(plain(part))) && own.length <= parts.map(plain).join('').length + 45;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
}
