import type { Chosen } from '#src/tickets/evidence.ts';
import { type FieldName, fieldNames } from '#src/tickets/fields.ts';
import { supportersOf } from '#src/tickets/standing.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import { logOdds } from '../page-text/page-text.ts';
import { foldKey } from '../words/fold.ts';
import type { Weighable } from './weighable.ts';

/** Log-odds of a reading whose likelihood nobody told. */
const untold = 3;
/** What is not known of a value. */
export const unknown = -9;

/** What is known of a value by itself, worked out once. */
export type KnownValue = {
  readonly name: FieldName;
  readonly chosen: Chosen<unknown>;
  /** The same for values that are written alike. */
  readonly key: string;
  /** Log-odds of the likeliest of those that say it. */
  readonly odds: number;
  /** Whether somebody says it whose word is not weighed. */
  readonly isStated: boolean;
  readonly isScored: boolean;
  /** Numbers by which its readers are told: how many, how sure, and what else they read. */
  readonly readers: readonly number[];
  /** What else was read, in the same writing. */
  readonly otherKeys: ReadonlySet<string>;
};

/** The values of a ticket by their fields. */
export function knownValues({ fields }: Weighable): ReadonlyMap<FieldName, KnownValue> {
  return new Map(
    fieldNames.flatMap((name) => {
      const chosen = fields[name] as Chosen<unknown> | undefined;
      return chosen ? [[name, known(name, chosen)] as const] : [];
    }),
  );
}

function known(name: FieldName, chosen: Chosen<unknown>): KnownValue {
  const supporters = supportersOf(name, chosen);
  const others = chosen.others.filter((other) => !supporters.includes(other));
  const told = supporters.flatMap(({ likely }) => (likely === undefined ? [] : [logOdds(likely)]));
  const odds = told.length > 0 ? Math.max(...told) : untold;
  const names = new Set(supporters.map(({ evidence }) => evidence.extractor));
  return {
    name,
    chosen,
    key: keyOf(chosen.value),
    odds,
    isStated: told.length < supporters.length,
    isScored: chosen.evidence.extractor === 'scored-text',
    readers: [
      odds,
      Math.max(...supporters.map(({ confidence }) => confidence)),
      supporters.length,
      names.size,
      Number(names.has('page-text')),
      Number(names.has('scored-text')),
      others.length,
      Math.max(unknown, ...others.map(({ likely }) => (likely === undefined ? unknown : logOdds(likely)))),
      Math.max(0, ...others.map(({ confidence }) => confidence)),
    ],
    otherKeys: new Set(others.map(({ value }) => keyOf(value))),
  };
}

function keyOf(value: unknown): string {
  if (typeof value === 'string') return foldKey(value);
  return timeOf(value)?.local ?? JSON.stringify(value);
}

/** A value that is a time; undefined for others. */
export function timeOf(value: unknown): TicketTime | undefined {
  return typeof value === 'object' && value !== null && 'local' in value ? (value as TicketTime) : undefined;
}
