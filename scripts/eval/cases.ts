import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TruthTicket } from '#test/generator/truth.ts';

/** The part of a truth file that scoring needs; other corpora may leave out the optional keys. */
export type EvalCase = {
  readonly id: string;
  readonly input: string;
  readonly doc: string;
  readonly variant: string;
  readonly vendor: string;
  readonly subject?: string;
  readonly language?: string;
  readonly layout?: string;
  readonly context: string;
  readonly expect: 'tickets' | 'no_ticket';
  readonly tickets: readonly TruthTicket[];
};

/** Reads the truth files of a corpus folder, by name. */
export async function readCases(folder: string, only?: RegExp): Promise<EvalCase[]> {
  const names = (await readdir(join(folder, 'truth'))).filter((name) => name.endsWith('.json')).sort();
  const cases = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, 'truth', name), 'utf8')) as EvalCase),
  );
  return cases.filter((one) => !only || only.test(one.id));
}

/** Words by which a table can be split. */
export const groupings = ['doc', 'kind', 'ext', 'vendor', 'variant', 'subject', 'language', 'layout', 'none'] as const;

/** What an evaluation can be told apart by. */
export type Grouping = (typeof groupings)[number];

/** The group of a case: for `doc` the kind of document with its variant. */
export function groupOf(one: EvalCase, by: Grouping): string {
  const of: Readonly<Record<Grouping, () => string | undefined>> = {
    doc: () => (one.variant === 'main' ? one.doc : `${one.doc}~${one.variant}`),
    kind: () => one.tickets[0]?.kind ?? 'none',
    ext: () => one.input.split('.').at(-1),
    vendor: () => one.vendor,
    variant: () => one.variant,
    subject: () => one.subject,
    language: () => one.language,
    layout: () => one.layout,
    none: () => 'all',
  };
  return of[by]() ?? 'unknown';
}

/** Whether the issuer belongs to the third that nobody looks at while working: told by its name alone. */
export function isHeldOut(one: EvalCase): boolean {
  let sum = 0;
  for (const sign of one.vendor) sum = (sum * 31 + sign.codePointAt(0)!) % 9973;
  return sum % 3 === 0;
}
