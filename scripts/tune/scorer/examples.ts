import type { DocumentNode } from '#src/documents/document.ts';
import { findSpans } from '#src/extraction/page-text/candidates/find-spans.ts';
import type { Span } from '#src/extraction/page-text/candidates/span.ts';
import { understand } from '#src/extraction/page-text/document/understood.ts';
import { makeDrafts } from '#src/extraction/page-text/drafts.ts';
import { rowOf } from '#src/extraction/page-text/scoring/rows.ts';
import { spanFeatures } from '#src/extraction/page-text/scoring/span-features.ts';
import { inputOf } from '#src/extraction/understand.ts';
import { targetsOf } from './known-targets.ts';
import type { Truth } from './truth.ts';

/** One document part with its spans, what is so about each, and what each is. */
export type Example = {
  readonly source: string;
  readonly issuer: string;
  readonly id: string;
  readonly spans: readonly Span[];
  readonly rows: readonly Uint32Array[];
  /** Of these the ones that only repeat what the rules say. */
  readonly ruled: readonly Uint32Array[];
  /** For each span a byte for each target: 0 no, 1 yes, 2 open. */
  readonly answers: readonly Uint8Array[];
};

/** Looks at every part of a document as the reader does, and at what the truth says of each span. */
export function examplesOf(
  root: DocumentNode,
  today: string,
  truth: Truth,
  about: { readonly source: string; readonly issuer: string; readonly id: string },
): readonly Example[] {
  const input = inputOf(root, today);
  return input.documents.flatMap((document) => {
    const understood = understand(document, input);
    if (!understood) return [];
    const spans = understood.sheets.flatMap((sheet) => findSpans(sheet, understood.labels));
    const features = spanFeatures(understood, spans, makeDrafts(understood));
    const rows = features.map((one) => one.rows);
    const names = features.map((one) => one.names());
    const ruled = names.map(
      (list) => new Uint32Array(new Set(list.filter((name) => /^(?:V|VH|F|FT|FC) /.test(name)).map(rowOf))),
    );
    return [{ ...about, spans, rows, ruled, answers: targetsOf(spans, names, understood, truth) }];
  });
}
