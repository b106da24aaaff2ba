import { fold } from '../../../words/fold.ts';
import type { Span } from '../../candidates/span.ts';
import { none, type Order } from './places.ts';

/**
 * The traveller whose given or family name stands right before a value in its line, "Seats: Ada 6C · Bert Emil 6D"; none where nobody's does, or the names of two
 * begin alike.
 */
export function namedBefore({ cells: [cell], at }: Span, { travellers }: Order): number {
  if (travellers.length < 2 || at < 2) return none;
  const said = nameAtEnd.exec(cell!.text.slice(Math.max(0, at - longestName), at))?.[1];
  const words = wordsOf(said ?? '');
  if (words.length === 0 || words.every((word) => word.length < 2)) return none;
  const named = travellers.flatMap(({ name }, who) => (isPartOf(words, wordsOf(name)) ? [who] : []));
  return named.length === 1 ? named[0]! : none;
}

const longestName = 60;

/** What stands behind the last sign that parts a list, before a value. */
const nameAtEnd = /(?:^|[·•,;|/:()+&]|[–—-](?=\s))\s*(\p{Lu}[\p{L}\p{M}'’. -]{1,40}?)\s*[:(–—=-]?\s*$/u;

/** Whether some words follow each other in a name. */
function isPartOf(words: readonly string[], name: readonly string[]): boolean {
  const begins = name.indexOf(words[0]!);
  return begins !== -1 && words.every((word, at) => name[begins + at] === word);
}

function wordsOf(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
}
