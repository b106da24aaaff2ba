import { targetsOfField } from '#src/extraction/page-text/scoring/targets.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import type { Level } from './compare.ts';
import { markdown } from './markdown.ts';
import type { Row } from './pairs.ts';
import type { ScoredField } from './roles.ts';

/** A value of a ticket with how likely it was held to be, and whether it was right. */
export type Judged = {
  readonly likely: number;
  readonly right: boolean;
  readonly name: FieldName;
  readonly scored: boolean;
};

/** The values of a ticket whose likelihood was told and whose field the truth names: right where its own pass tells it by role. */
export function judgedValues(ticket: Ticket, row: Row, levels: ReadonlyMap<ScoredField, Level>): readonly Judged[] {
  return (Object.keys(targetsOfField) as FieldName[]).flatMap((name) => {
    const likely = ticket.fields[name]?.likely;
    const wanted = targetsOfField[name]!.filter((field) => row.expected.has(field));
    if (likely === undefined || wanted.length === 0) return [];
    const scored = ticket.fields[name]!.evidence.extractor === 'scored-text';
    return [{ name, scored, likely, right: isTold(name, wanted, levels) }];
  });
}

/** LIST: fields that passes call by words that are no role of a report: the entrance of a hall, what a gift card is worth. */
const unnamed: ReadonlySet<FieldName> = new Set(['entrance', 'balance']);

/** Whether a pass tells what a truth wants of a field, by role. */
export function isTold(
  name: FieldName,
  wanted: readonly ScoredField[],
  levels: ReadonlyMap<ScoredField, Level>,
): boolean {
  const named = (level: Level | undefined) => level !== undefined && (unnamed.has(name) || level !== 'anywhere');
  return wanted.every((field) => named(levels.get(field)));
}

/** The expected calibration error: how far likelihoods are from the right share, over ten bins by their size. */
export function calibrationError(judged: readonly Judged[]): number {
  return binsOf(judged).reduce((sum, bin) => sum + (bin.count / judged.length) * Math.abs(bin.told - bin.right), 0);
}

/** How often values were right, by how likely they were held to be. */
export function reliabilityTable(judged: readonly Judged[]): string {
  const rows = binsOf(judged).map(({ from, count, told, right }) => [
    `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}`,
    String(count),
    percent(told),
    percent(right),
  ]);
  return `${markdown([['likely', 'values', 'told', 'right'], ...rows])}\n\nexpected calibration error ${calibrationError(judged).toFixed(3)}`;
}

function binsOf(judged: readonly Judged[]) {
  const groups = Map.groupBy(judged, ({ likely }) => Math.min(9, Math.floor(likely * 10)));
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([bin, list]) => ({
      from: bin / 10,
      count: list.length,
      told: list.reduce((sum, { likely }) => sum + likely, 0) / list.length,
      right: list.filter(({ right }) => right).length / list.length,
    }));
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
