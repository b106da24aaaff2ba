/** Pages of a line a text, of which the scorer is as sure as a test needs it, and tickets that were read on them. */

import type { Understood } from '#src/extraction/page-text/document/understood.ts';
import type { Cell } from '#src/extraction/page-text/layout/cells.ts';
import type { ScoredSpan } from '#src/extraction/page-text/scoring/scorer.ts';
import type { Target } from '#src/extraction/page-text/scoring/targets.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { draft } from './draft-builder.ts';

/** A page of texts, a line each, every text whole what the scorer surely takes it for. */
export function pageOf(lines: readonly (readonly [text: string, target?: Target, x?: number])[]) {
  const cells = lines.map(([text, , x = 0], order): Cell => {
    const region = { x: x / 50, y: order / 60, width: 0.2, height: 0.01 };
    const box = { x, y: order * 1.3, right: x + 9, bottom: order * 1.3 + 1 };
    return { text, ...box, order, region, page: 1, document: 'a', size: 1, bold: false, block: order, prose: false };
  });
  const scored = lines.flatMap(([text, target], at): ScoredSpan[] => {
    const span = { type: 'line', text, cells: [cells[at]!], at: 0, end: text.length } as const;
    return target ? [{ span, likely: (asked) => (asked === target ? 0.99 : 0.01) }] : [];
  });
  return {
    understood: { cells, sheets: [{ rows: cells.map((cell) => [cell]) }], labels: new Map() } as unknown as Understood,
    scored,
  };
}

/** A ticket whose values were read where they stand on the page. */
export function readAt({ cells }: Understood, values: Parameters<typeof draft>[2]): Draft {
  const made = draft('page-text', 'boat', values);
  const fields = Object.entries(made.fields).map(([name, readings]) => {
    const cell = cells.find(({ text }) => text === readings?.[0]?.value);
    const place = cell && { page: 1, region: cell.region };
    return [name, readings?.map((one) => ({ ...one, evidence: { ...one.evidence, ...place } }))];
  });
  return { ...made, fields: Object.fromEntries(fields) as FieldReadings };
}
