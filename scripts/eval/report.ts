import { markdown } from './markdown.ts';
import { scoredFields } from './roles.ts';
import type { FieldCount, Tally } from './tally.ts';

const columns: readonly (readonly [head: string, cell: (tally: Tally) => string])[] = [
  ['cases', (tally) => String(tally.cases)],
  ['yield', (tally) => share(tally.withTicket, tally.cases)],
  ['count', (tally) => share(tally.countRight, tally.cases)],
  ['tickets', (tally) => String(tally.tickets)],
  ['found', (tally) => share(tally.found, tally.tickets)],
  ['spurious', (tally) => String(tally.spurious)],
  ['sem', (tally) => share(sum(tally, 'stated'), sum(tally, 'truth'))],
  ['role', (tally) => share(sum(tally, 'labelled'), sum(tally, 'truth'))],
  ['any', (tally) => share(sum(tally, 'anywhere'), sum(tally, 'truth'))],
  ['seen', (tally) => share(sum(tally, 'seen'), sum(tally, 'truth'))],
  ['prec', (tally) => share(sum(tally, 'stated'), sum(tally, 'stated') + sum(tally, 'wrong'))],
  ['sure', (tally) => share(tally.unmarkedRight, tally.unmarkedRight + tally.unmarkedWrong)],
  ['usable', (tally) => `${share(tally.usable, tally.tickets)} (${share(tally.usableAnywhere, tally.tickets)})`],
  ['barcode', (tally) => share(tally.fields.get('barcode')?.stated ?? 0, tally.fields.get('barcode')?.truth ?? 0)],
  ['symbology', (tally) => share(tally.symbologyRight, tally.codes)],
  ['mixed', (tally) => String(tally.mixed)],
  ['tz', (tally) => String(tally.wrongZone)],
  ['false', (tally) => (tally.negatives ? `${tally.falseTickets} of ${tally.negatives}` : '')],
  ['p50 ms', (tally) => quantile(wall(tally), 0.5)],
  ['p95 ms', (tally) => quantile(wall(tally), 0.95)],
  ['cpu p50', (tally) => quantile(processor(tally), 0.5)],
  ['cpu p95', (tally) => quantile(processor(tally), 0.95)],
];

/** What the columns mean, for the help text. */
export const legend = `  yield      cases with at least one pass          count   cases with the right number of passes
  found      tickets that a pass was made for      spurious passes without a ticket
  sem        field recall, readable by machines in the right role (semantic tags, style, barcode)
  role       the same, or in a pass field whose key or label names the role
  any        the same, or anywhere on any pass of the document
  seen       readable on the ticket's own pass     prec    right share of the machine-readable values
  sure       the same of those that no pass marks "Check this"
  mixed      tickets that tell a value of another ticket of the upload in place of their own
  usable     tickets with all core fields by role; in brackets: anywhere
  barcode    payload byte for byte                 symbology  right, where the pass has a code
  tz         right wall clock, wrong offset        false   non-tickets that became passes
  ms         from bytes to passes, on the wall     cpu     the same in ms of processors, child processes included`;

/** A Markdown table, one line a group. */
export function groupTable(name: string, groups: readonly (readonly [string, Tally])[]): string {
  const head = [name, ...columns.map(([title]) => title)];
  const lines = groups.map(([group, tally]) => [group, ...columns.map(([, cell]) => cell(tally))]);
  return markdown([head, ...lines]);
}

/** A Markdown table, one line a field. */
export function fieldTable(tally: Tally): string {
  const lines = scoredFields.flatMap((field) => {
    const count = tally.fields.get(field);
    if (!count) return [];
    const part = (key: keyof FieldCount) => share(count[key], count.truth);
    return [
      [
        field,
        String(count.truth),
        part('stated'),
        part('labelled'),
        part('anywhere'),
        part('seen'),
        String(count.wrong),
      ],
    ];
  });
  return markdown([['field', 'truth', 'sem', 'role', 'any', 'seen', 'wrong'], ...lines]);
}

/** One line a missed or contradicted field, tab separated: which of the two, case, ticket, field, what the truth says, what the pass said there. */
export function missList(tally: Tally): string {
  return tally.misses
    .map((miss) => [miss.how, miss.id, miss.ticket, miss.field, miss.wanted, miss.claimed].join('\t'))
    .join('\n');
}

function wall({ times }: Tally): readonly number[] {
  return times.map((time) => time.wall);
}

function processor({ times }: Tally): readonly number[] {
  return times.map((time) => time.processor);
}

function sum(tally: Tally, key: keyof FieldCount): number {
  return [...tally.fields.values()].reduce((total, count) => total + count[key], 0);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
}

function quantile(values: readonly number[], at: number): string {
  if (values.length === 0) return '–';
  const sorted = values.toSorted((a, b) => a - b);
  return String(Math.round(sorted[Math.floor(at * (sorted.length - 1))]!));
}
