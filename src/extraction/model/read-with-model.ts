/** Asks a model about a tree of documents and keeps of its answer what the documents bear out. */

import type { Draft } from '#src/tickets/ticket.ts';
import type { ExtractionInput } from '../extractor.ts';
import type { Understood } from '../page-text/page-text.ts';
import { excerptOf, writeLines } from './excerpt.ts';
import { type GroundedAnswer, groundAnswer } from './ground.ts';
import { groundOf } from './grounded.ts';
import type { Model, ModelFailure, ModelImage, ModelUsage } from './model.ts';
import { answerJsonSchema, instructions } from './question.ts';
import { readAnswer } from './schema.ts';
import { type Source, sourceOf } from './source.ts';

/** What `understand` takes beside its own readers' drafts. */
export type ModelReading = { readonly answer: GroundedAnswer; readonly documents: readonly Understood[] };

/** How one asking went; `reading` is missing where there was no answer. */
export type AskedModel = {
  readonly reading?: ModelReading;
  readonly failure?: ModelFailure;
  readonly usage: ModelUsage;
  readonly milliseconds: number;
  readonly dropped: number;
};

/** Asks once, in words and with these pictures of pages. */
export async function readWithModel(
  input: ExtractionInput,
  drafts: readonly Draft[],
  context: {
    readonly model: Model;
    readonly images?: readonly ModelImage[];
    readonly signal?: AbortSignal;
  },
): Promise<AskedModel> {
  const source = sourceOf(input);
  const { model, images = [], signal } = context;
  const document = writeLines(source, excerptOf(source));
  const asked = await model.ask({ instructions, document, images, schema: answerJsonSchema }, signal);
  const { usage, milliseconds } = asked;
  if ('failure' in asked) return { failure: asked.failure, usage, milliseconds, dropped: 0 };
  const read = readingOf(asked.value, source, drafts, images.length > 0);
  if (!read) return { failure: 'invalid-answer', usage, milliseconds, dropped: 0 };
  return { ...read, usage, milliseconds };
}

/** An unchecked answer held against a source, `seen` where the model saw its pages; undefined when it is no answer. */
export function readingOf(
  value: unknown,
  source: Source,
  drafts: readonly Draft[],
  seen = false,
): { readonly reading: ModelReading; readonly dropped: number } | undefined {
  const read = readAnswer(value);
  if (!read) return undefined;
  const answer = groundAnswer(read.answer, groundOf(source, drafts, seen));
  return { reading: { answer, documents: source.understood }, dropped: read.dropped + answer.dropped };
}
