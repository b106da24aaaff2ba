import type { Tally } from '../../eval/tally.ts';

/** A line for every missed or contradicted value: source, how, document, ticket, field, what was wanted, what the pass says. */
export function missLines(tallies: ReadonlyMap<string, Tally>): string {
  const lines = [...tallies].flatMap(([source, { misses }]) =>
    source === 'apart'
      ? []
      : misses.map((miss) => [source, miss.how, miss.id, miss.ticket, miss.field, miss.wanted, miss.claimed]),
  );
  return `${lines.map((line) => line.join('\t')).join('\n')}\n`;
}
