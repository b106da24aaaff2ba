import type { TruthTicket } from '#test/generator/truth.ts';
import type { Claim } from './claim.ts';
import { type Level, levelOf } from './compare.ts';
import { type Expected, expectedOf } from './expected.ts';
import type { ScoredField } from './roles.ts';

/** One ticket of the truth against every pass. */
export type Row = {
  readonly ticket: TruthTicket;
  readonly expected: ReadonlyMap<ScoredField, Expected>;
  readonly levels: readonly ReadonlyMap<ScoredField, Level>[];
};

/** Compares one ticket with every pass of its document. */
export function compareWithAll(ticket: TruthTicket, claims: readonly Claim[]): Row {
  const expected = expectedOf(ticket);
  const levels = claims.map((claim) => {
    const told = [...expected].map(([field, value]) => [field, levelOf(field, value, claim)] as const);
    return new Map(told.filter((pair): pair is readonly [ScoredField, Level] => pair[1] !== undefined));
  });
  return { ticket, expected, levels };
}

/** What counts more than one when tickets and passes are matched. */
const weights: Readonly<Partial<Record<ScoredField, number>>> = {
  number: 3,
  start_time: 3,
  start_date: 2,
  from: 2,
  to: 2,
  from_code: 2,
  to_code: 2,
  seat: 2,
  passenger: 2,
  title: 2,
};

/** The pass of each ticket: best score first, then the closest place in the order; each pass once. */
export function pairUp(rows: readonly Row[]): (number | undefined)[] {
  const pairs = rows.flatMap((row, ticket) =>
    row.levels.flatMap((levels, claim) => {
      if (![...levels.keys()].some((field) => field !== 'kind')) return [];
      const told = [...levels].filter(([, level]) => level !== 'anywhere');
      return [{ score: told.reduce((sum, [field]) => sum + (weights[field] ?? 1), 0), ticket, claim }];
    }),
  );
  const distance = (pair: (typeof pairs)[number]) => Math.abs(pair.ticket - pair.claim);
  pairs.sort((a, b) => b.score - a.score || distance(a) - distance(b) || b.ticket - a.ticket || b.claim - a.claim);
  const partners: (number | undefined)[] = rows.map(() => undefined);
  const used = new Set<number>();
  for (const { ticket, claim } of pairs) {
    if (partners[ticket] !== undefined || used.has(claim)) continue;
    partners[ticket] = claim;
    used.add(claim);
  }
  return partners;
}
