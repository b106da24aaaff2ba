import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentNode } from '#src/documents/document.ts';
import type { Model, ModelImage } from '#src/extraction/model/model.ts';
import { readWithModel } from '#src/extraction/model/read-with-model.ts';
import { sourceOf } from '#src/extraction/model/source.ts';
import { linesOf } from '#src/extraction/text-of.ts';
import { type Drafted, decide, readDrafts } from '#src/extraction/understand.ts';
import type { Understanding } from '#src/extraction/understanding.ts';
import { designPass } from '#src/passes/design/design-pass.ts';
import { openEngine } from '../convert/open-engine.ts';
import { draftsOfAnswer } from './answer-alone.ts';
import type { EvalCase } from './cases.ts';
import { type Claim, claimOf } from './claim.ts';
import { isShown } from './is-shown.ts';
import { openOnce } from './opened.ts';
import type { Json } from './shelf.ts';
import { type Simulation, simulatedAnswer } from './simulated-answer.ts';

/** The ways of reading that are compared. */
export const variantNames = ['embedded', 'model', 'fused'] as const;

/** What passes of one case claim, by the way of reading; and how many of the model's values the document did not bear out. */
export type CaseVariants = {
  readonly claims: Readonly<Record<(typeof variantNames)[number], readonly Claim[]>>;
  readonly dropped: number;
  readonly failure?: string;
};

/** Reads the cases of a folder in three ways. `model` is a real one, or the name of a simulated one. */
export async function openVariants(options: {
  readonly folder: string;
  readonly opened?: string | undefined;
  readonly model: Model | Simulation;
}): Promise<{ readonly read: (one: EvalCase) => Promise<CaseVariants>; readonly close: () => Promise<void> }> {
  const engine = await openEngine();
  return { read: (one) => readVariants(one, { ...options, engine }), close: engine.close };
}

type Setting = Parameters<typeof openVariants>[0] & { readonly engine: Awaited<ReturnType<typeof openEngine>> };

async function readVariants(one: EvalCase, { folder, opened, model, engine }: Setting): Promise<CaseVariants> {
  const bytes = new Uint8Array(await readFile(join(folder, 'inputs', one.input)));
  const { root } = await openOnce({ bytes, name: one.input }, engine.context, opened);
  return readRoot(root, one, model);
}

/** Reads an opened document in three ways. */
async function readRoot(
  root: DocumentNode | undefined,
  one: EvalCase,
  model: Model | Simulation,
): Promise<CaseVariants> {
  const plain = readPlain(root, one);
  if (!plain) return { claims: { embedded: [], model: [], fused: [] }, dropped: 0 };
  const { fused, answered, dropped, failure } = await readFused(plain, one, model);
  const { input } = plain.drafted;
  const alone = { input, drafts: draftsOfAnswer(answered, sourceOf(input)) };
  return {
    claims: { embedded: plain.claims, model: claimsOf(decide(alone, todayOf(one)), one), fused },
    dropped,
    ...(failure ? { failure } : {}),
  };
}

/** An opened document as it is read without a model: the same for every model that is asked afterwards. */
export type Plain = { readonly drafted: Drafted; readonly claims: readonly Claim[] };

/** Reads an opened document without a model; undefined when it could not be opened. */
export function readPlain(root: DocumentNode | undefined, one: EvalCase): Plain | undefined {
  if (!root) return undefined;
  const drafted = readDrafts(root, todayOf(one));
  return { drafted, claims: claimsOf(decide(drafted, todayOf(one)), one) };
}

/** What passes claim when a model reads the document as well, and what that said. */
export async function readFused(
  { drafted }: Plain,
  one: EvalCase,
  model: Model | Simulation,
): Promise<{
  readonly fused: readonly Claim[];
  readonly answered: unknown;
  readonly dropped: number;
  readonly failure?: string | undefined;
}> {
  const source = sourceOf(drafted.input);
  const sees = typeof model === 'string' && isShown(drafted.input);
  let answered: unknown;
  const heard: Model = {
    sees: typeof model !== 'string' && model.sees,
    ask: async (request, signal) => {
      const usage = { inputTokens: 0, outputTokens: 0 };
      const answer =
        typeof model === 'string'
          ? {
              value: simulatedAnswer(model, one, { source, sentences: linesOf(drafted.input), sees }),
              usage,
              milliseconds: 0,
            }
          : await model.ask(request, signal);
      answered = 'value' in answer ? answer.value : undefined;
      return answer;
    },
  };
  const { reading, dropped, failure } = await readWithModel(drafted.input, drafted.drafts, {
    model: heard,
    images: sees ? [unseen] : [],
  });
  return { fused: claimsOf(decide(drafted, todayOf(one), reading), one), answered, dropped, failure };
}

/** Stands for the pictures: a simulated model knows what is in them. */
const unseen: ModelImage = { mediaType: 'image/png', bytes: new Uint8Array() };

function todayOf({ context }: EvalCase): string {
  return context.slice(0, 10);
}

/** What the passes would say; drawing and signing change none of it. */
export function claimsOf({ tickets }: Understanding, one: EvalCase): readonly Claim[] {
  return tickets.flatMap((ticket) => {
    const design = designPass(ticket, {
      passTypeIdentifier: 'pass.org.example.eval',
      teamIdentifier: 'EXAMPLE123',
      serialNumber: '00000000-0000-4000-8000-000000000000',
      serviceName: 'Evaluation',
      contact: 'eval@example.org',
      fileName: one.input,
      now: `${one.context}Z`,
    });
    // The parsed pass.json is plain JSON.
    return 'refused' in design ? [] : [claimOf(design.passJson as unknown as Json)];
  });
}
