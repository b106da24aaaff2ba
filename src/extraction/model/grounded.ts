/** What it is for a value to be found in a document: its place, how it stands there, and how far it is believed. */

import { sameValue } from '#src/tickets/choose.ts';
import type { Evidence, Reading } from '#src/tickets/evidence.ts';
import type { TicketFields } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { AskableField } from './askable.ts';
import { indexText, type TextIndex } from './find-text.ts';
import { indexValues, type ValueIndex } from './find-time.ts';
import type { Source, SourceLine } from './source.ts';
import type { Standing } from './standing.ts';

/** Name of the model's readings in evidence. */
export const extractorName = 'model';

/** One value that was found where the document says it. */
export type Grounded = {
  readonly name: AskableField;
  readonly reading: Reading<TicketFields[AskableField]>;
  readonly standing: Standing;
  readonly lines: readonly SourceLine[];
  /** The document has it in one place only. */
  readonly alone?: boolean;
  /** Whether it stands in a line that the answer cites for it; missing where none is cited. */
  readonly cited?: boolean;
  /** A model saw it in a picture, and recognition saw something like it there. */
  readonly glimpsed?: boolean;
};

/** What values are held against. */
export type Ground = {
  readonly source: Source;
  readonly text: TextIndex;
  readonly values: ValueIndex;
  /** What the embedded readers found; those of codes and markup count as the document's own words. */
  readonly drafts: readonly Draft[];
  /** Whether the model saw pictures of the pages. */
  readonly seen: boolean;
};

/** Makes the ground of a source. */
export function groundOf(source: Source, drafts: readonly Draft[], seen = false): Ground {
  return { source, text: indexText(source), values: indexValues(source), drafts, seen };
}

/** A value that a code, an attached pass or markup states under this very field. */
export function statedBy(
  name: AskableField,
  value: TicketFields[AskableField],
  { drafts }: Ground,
): Grounded | undefined {
  for (const draft of drafts) {
    if (draft.extractor === 'page-text') continue;
    const readings = (draft.fields[name] ?? []) as readonly Reading<TicketFields[AskableField]>[];
    const same = readings.find((reading) => sameValue(name, reading.value, value));
    if (same)
      return {
        name,
        standing: 'code',
        lines: [],
        reading: { value: same.value, confidence: 0.9, evidence: { ...same.evidence, extractor: extractorName } },
      };
  }
  return undefined;
}

/** What a standing weighs when places are ranked. */
export const weightOf = { code: 6, labelled: 4, free: 2, elsewhere: 0 } as const satisfies Record<Standing, number>;

const beliefs = { code: 0.9, labelled: 0.82, free: 0.6, elsewhere: 0.3 } as const satisfies Record<Standing, number>;

/** A value with the lines that it stands in as evidence. */
export function groundedAt(found: {
  readonly name: AskableField;
  readonly value: TicketFields[AskableField];
  readonly standing: Standing;
  readonly lines: readonly SourceLine[];
  readonly text: string;
}): Grounded {
  const { name, value, standing, lines } = found;
  return { name, standing, lines, reading: { value, confidence: beliefs[standing], evidence: evidenceOf(found) } };
}

/** The box around the lines of a value that stand on one page. */
function evidenceOf({ lines, text }: { readonly lines: readonly SourceLine[]; readonly text: string }): Evidence {
  const [first] = lines;
  if (!first) throw new Error('evidence needs a line');
  const regions = lines.flatMap((line) => (line.region && line.page === first.page ? [line.region] : []));
  const base = { document: first.document, extractor: extractorName, text: text.slice(0, 200) };
  if (regions.length === 0) return base;
  const x = Math.min(...regions.map((region) => region.x));
  const y = Math.min(...regions.map((region) => region.y));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  const bottom = Math.max(...regions.map((region) => region.y + region.height));
  return {
    ...base,
    ...(first.page === undefined ? {} : { page: first.page }),
    region: { x, y, width: right - x, height: bottom - y },
  };
}
