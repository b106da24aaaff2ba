import { markdown } from '../../eval/markdown.ts';
import { calibrationError } from '../../eval/reliability.ts';
import type { Tally } from '../../eval/tally.ts';

const columns: readonly (readonly [head: string, cell: (tally: Tally) => string])[] = [
  ['uploads', ({ cases }) => String(cases)],
  ['tickets', ({ tickets }) => String(tickets)],
  ['found', ({ found, tickets }) => share(found, tickets)],
  ['count', ({ countRight, cases }) => share(countRight, cases)],
  ['role', (tally) => share(sum(tally, 'labelled'), sum(tally, 'truth'))],
  ['any', (tally) => share(sum(tally, 'anywhere'), sum(tally, 'truth'))],
  ['prec', (tally) => share(sum(tally, 'stated'), sum(tally, 'stated') + sum(tally, 'wrong'))],
  ['unmarked', ({ unmarkedRight, unmarkedWrong }) => share(unmarkedRight, unmarkedRight + unmarkedWrong)],
  ['usable', ({ usable, tickets }) => share(usable, tickets)],
  ['mixed', ({ mixed }) => String(mixed)],
  ['spurious', ({ spurious }) => String(spurious)],
  ['false', ({ falseTickets, negatives }) => `${falseTickets} of ${negatives}`],
  ['ece', ({ judged }) => (judged.length > 0 ? calibrationError(judged).toFixed(3) : '')],
];

/** A line for each group of documents, in per cent; below it what another cross had of the same group. */
export function crossTable(told: ReadonlyMap<string, Tally>, before?: ReadonlyMap<string, Tally>): string {
  const line = (name: string, tally: Tally) => [name, ...columns.map(([, cell]) => cell(tally))];
  const lines = [...told].flatMap(([name, tally]) => {
    const other = before?.get(name);
    return [line(name, tally), ...(other ? [line('· before', other)] : [])];
  });
  return markdown([['left out', ...columns.map(([head]) => head)], ...lines]);
}

function sum({ fields }: Tally, key: 'labelled' | 'truth' | 'anywhere' | 'stated' | 'wrong'): number {
  return [...fields.values()].reduce((total, count) => total + count[key], 0);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);
}
