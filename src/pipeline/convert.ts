/** The one function that runs the stages: a file in, signed passes out. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { DocumentNode } from '#src/documents/document.ts';
import type { Limits } from '#src/documents/limits.ts';
import { openDocument } from '#src/documents/open-document.ts';
import type { Readers } from '#src/documents/readers.ts';
import type { OpenedFiles } from '#src/documents/walk.ts';
import { withoutCover } from '#src/extraction/cover-note.ts';
import type { AskWhen, Model } from '#src/extraction/model/model.ts';
import { barcodesOf, decide, readDrafts } from '#src/extraction/understand.ts';
import type { Understanding } from '#src/extraction/understanding.ts';
import { tellApart } from '#src/passes/design/tell-apart.ts';
import { apartNames } from '#src/passes/file-name.ts';
import type { Signer } from '#src/passes/signer.ts';
import { type Problem, problem } from '#src/problems.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { openArtwork } from './artwork.ts';
import { askModel } from './ask-model.ts';
import type { Conversion, MadePass, ModelReport, Progress, StageName, Step } from './conversion.ts';
import { type IssueContext, type IssueStage, issuePass } from './issue-pass.ts';
import { pagePictures } from './page-pictures.ts';
import { titleOf } from './ticket-title.ts';

/** What a conversion needs from outside. `now` is an ISO 8601 instant; nothing here reads a clock or the environment. */
export type ConvertContext = {
  readonly readers: Readers;
  readonly signer: Signer;
  readonly limits: Limits;
  readonly now: string;
  /** Who stands behind the service, for the back of each pass. */
  readonly issuer: IssueContext['issuer'];
  /** A language model that may be asked; without it the embedded engine works alone. */
  readonly model?: Model;
  /** `always`: also where the embedded engine is sure of all that matters. Default: only where it is not. */
  readonly askModel?: AskWhen;
  readonly signal?: AbortSignal;
  readonly report?: (progress: Progress) => void;
  /** Pages of each PDF that are drawn while they are read, from the first, for `keepPages`. */
  readonly drawn?: number;
  /** Gets the exception when a pass fails on a bug of ours; for logs. */
  readonly fault?: (error: unknown) => void;
};

/** Converts one file. Bad input ends in `problems`, never in an exception. */
export async function convert(
  file: { readonly bytes: Uint8Array; readonly name?: string; readonly password?: string },
  context: ConvertContext,
): Promise<Conversion> {
  const times = openTimes();
  const report = (stage: StageName, done: number, step?: Step) => {
    times.enter(stage);
    context.report?.({ stage, done, ...(step ? { step } : {}) });
  };

  report('open', 0.05);
  let furthest = 0;
  const opened = await openDocument(file, {
    readers: context.readers,
    limits: context.limits,
    drawn: context.drawn ?? 0,
    report: (step, part = 0) => {
      furthest = Math.max(furthest, 0.2 + 0.4 * part);
      report(step.is === 'codes' ? 'decode' : 'read', furthest, step);
    },
    ...(context.signal ? { signal: context.signal } : {}),
  });
  const signedBy = context.signer.kind;
  if (!opened.root) return refuse(opened.problems, { signedBy, timings: times.end() });
  const root = withoutCover(opened.root);

  report('understand', 0.6);
  const { understood, model } = await understandWithModel({ ...file, files: opened.files }, root, {
    ...context,
    onAsked: () => report('understand', 0.65, { is: 'model' }),
  });
  const problems = [...opened.problems, ...understood.problems];

  const issued: { tickets: Ticket[]; passes: MadePass[]; problems: Problem[] } = { tickets: [], passes: [], problems };
  const artwork = openArtwork(context);
  const apart = tellApart(understood.tickets);
  for (const [index, ticket] of understood.tickets.entries()) {
    context.signal?.throwIfAborted();
    const of = understood.tickets.length;
    const enter = (stage: IssueStage) => report(stage, 0.7 + (0.3 * index) / of, { is: 'pass', pass: index + 1, of });
    const made = await issueOrSay(ticket, { ...context, root, file, artwork, apart: apart[index]!, enter });
    issued.problems.push(...made.problems);
    issued.tickets.push(ticket);
    if (made.pass) issued.passes.push({ ...made.pass, ticket: index });
  }
  if (issued.passes.length > 0) report('sign', 1);
  const names = apartNames(issued.passes.map(({ fileName }) => fileName));
  return {
    root,
    files: opened.files,
    ...issued,
    passes: issued.passes.map((pass, at) => ({ ...pass, fileName: names[at]! })),
    eligibility: withoutModel(eligibilityOf(understood.eligibility, issued), model),
    signedBy,
    timings: times.end(),
    ...(model && { model }),
  };
}

/** Milliseconds of each stage, all its runs together: one lasts until another is entered, or the end. */
function openTimes() {
  const timings: Partial<Record<StageName, number>> = {};
  let current: { readonly stage: StageName; readonly since: number } | undefined;
  const end = () => {
    if (current) timings[current.stage] = (timings[current.stage] ?? 0) + performance.now() - current.since;
    current = undefined;
    return timings;
  };
  const enter = (stage: StageName) => {
    if (stage === current?.stage) return;
    end();
    current = { stage, since: performance.now() };
  };
  return { enter, end };
}

type Understood = { readonly understood: Understanding; readonly model?: ModelReport };

/** Reads with our own readers, asks the model where they are not sure enough, and brings both together. */
async function understandWithModel(
  file: { readonly files: OpenedFiles; readonly password?: string },
  root: DocumentNode,
  context: ConvertContext & { readonly onAsked: () => void },
): Promise<Understood> {
  const today = context.now.slice(0, 10);
  const drafted = readDrafts(root, today);
  context.signal?.throwIfAborted();
  if (!context.model) return { understood: decide(drafted, today) };
  return askModel(drafted, today, {
    model: context.model,
    when: context.askModel ?? 'when-needed',
    onAsked: context.onAsked,
    pictures: () => pagePictures(file, root, context),
    ...(context.signal ? { signal: context.signal } : {}),
  });
}

/** A pass that fails on a bug of ours never takes the others with it; the bug is told to `fault`, not to the person. */
async function issueOrSay(ticket: Ticket, context: IssueContext & Pick<ConvertContext, 'fault'>) {
  try {
    return await issuePass(ticket, context);
  } catch (error) {
    context.signal?.throwIfAborted();
    context.fault?.(error);
    return { problems: [problem('pass.failed', { title: titleOf(ticket) })] };
  }
}

/** The codes of a file, without understanding anything. */
export async function scanFile(
  file: { readonly bytes: Uint8Array; readonly name?: string },
  context: Pick<ConvertContext, 'readers' | 'limits' | 'signal'>,
): Promise<{
  readonly root?: DocumentNode;
  readonly barcodes: readonly FoundBarcode[];
  readonly problems: readonly Problem[];
}> {
  // Only codes are asked for: no text is recognised.
  const limits = { ...context.limits, recognition: { ...context.limits.recognition, pages: 0 } };
  const { root, problems } = await openDocument(file, { ...context, limits });
  return root ? { root, barcodes: barcodesOf(root), problems } : { barcodes: [], problems };
}

function refuse(problems: readonly Problem[], base: Pick<Conversion, 'signedBy' | 'timings'>): Conversion {
  const reason = problems[0]?.message ?? problem('document.unreadable').message;
  return { tickets: [], passes: [], problems, eligibility: { isTicket: false, reason }, ...base };
}

/** A ticket whose every code had to be refused is no pass; the first refusal says why. */
function eligibilityOf(
  eligibility: Conversion['eligibility'],
  issued: { readonly passes: readonly MadePass[]; readonly problems: readonly Problem[] },
): Conversion['eligibility'] {
  if (!eligibility.isTicket || issued.passes.length > 0) return eligibility;
  const reason = issued.problems.find(({ code }) => code.startsWith('barcode.') || code === 'pass.failed')?.message;
  return reason === undefined ? eligibility : { isTicket: false, reason };
}

/** Where a model was wanted and did not answer, no ticket may only mean not yet. */
function withoutModel(eligibility: Conversion['eligibility'], model?: ModelReport): Conversion['eligibility'] {
  if (eligibility.isTicket || !model?.failure) return eligibility;
  const { message, advice } = problem('model.no-answer');
  return { isTicket: false, reason: [eligibility.reason, message, advice].filter(Boolean).join(' ') };
}
