import type { Span } from '../../candidates/span.ts';

/** Whether a span stands in a text that is read as sentences, or behind the end of one. */
export function isInSentence({ cells, at }: Span): boolean {
  const [cell] = cells;
  return cell!.prose || /\p{Ll}\.\s/u.test(cell!.text.slice(0, at));
}
