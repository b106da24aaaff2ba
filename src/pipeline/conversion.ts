import type { DocumentNode } from '#src/documents/document.ts';
import type { ReadingStep } from '#src/documents/reading-step.ts';
import type { OpenedFiles } from '#src/documents/walk.ts';
import type { ModelFailure, ModelUsage } from '#src/extraction/model/model.ts';
import type { Translated } from '#src/passes/design/strings.ts';
import type { MakeContext } from '#src/passes/make-pass.ts';
import type { Problem } from '#src/problems.ts';
import type { Ticket } from '#src/tickets/ticket.ts';

/** LIST: the stages in their order. Of a PDF, codes are read with their page; each pass has the last three of its own. */
export const stages = ['open', 'read', 'decode', 'understand', 'design', 'prove', 'sign'] as const;

/** What is done just now, told and timed alike. */
export type StageName = (typeof stages)[number];

/** What happens within a stage: no sentence, so that it can be said in any language. Passes count from 1. */
export type Step =
  | ReadingStep
  | { readonly is: 'model' }
  | { readonly is: 'pass'; readonly pass: number; readonly of: number };

/** What a person is told while they wait: the stage, what happens in it if that is known, and how much of the whole is done (0 to 1). */
export type Progress = { readonly stage: StageName; readonly step?: Step; readonly done: number };

/** One signed pass, ready to be handed out. */
export type MadePass = {
  /** Index in `Conversion.tickets`. */
  readonly ticket: number;
  /** A name that tells it from the others, made by us: `KL1143-AMS-OSL-Anna-12A.pkpass`. ASCII. */
  readonly fileName: string;
  readonly serialNumber: string;
  /** The .pkpass archive. */
  readonly bytes: Uint8Array;
  /** The pass.json that was signed, as written. */
  readonly passJson: string;
  /** What we wrote on it beside labels, in every language; English as in pass.json. */
  readonly texts: readonly Translated[];
  /** What it was designed with: with the same again, a corrected ticket takes its place. */
  readonly design: MakeContext;
  /** `equal`: the code was drawn as Wallet would, read back, and is the original. `none`: the ticket has no code. */
  readonly proof: 'equal' | 'none';
};

/** Everything a conversion found and made. Problems never spoil what did work. */
export type Conversion = {
  readonly root?: DocumentNode;
  /** The files that it was read from; there where `root` is. */
  readonly files?: OpenedFiles;
  readonly tickets: readonly Ticket[];
  readonly passes: readonly MadePass[];
  readonly problems: readonly Problem[];
  /** Whether it is a ticket at all, and if not a sentence that says why. */
  readonly eligibility: { readonly isTicket: boolean; readonly reason?: string };
  /** `development`: signed by a certificate that iPhones refuse. */
  readonly signedBy: 'apple' | 'development';
  /** Milliseconds that each stage took, all its runs together. */
  readonly timings: Readonly<Partial<Record<StageName, number>>>;
  /** What a language model had to do with it; absent where none is configured. */
  readonly model?: ModelReport;
};

/** How a language model was used for one conversion. Without its answer (`failure`) the embedded engine's result stands. */
export type ModelReport = {
  /** False when the embedded engine needed no help. */
  readonly asked: boolean;
  readonly failure?: ModelFailure;
  readonly usage: ModelUsage;
  /** All calls together. */
  readonly milliseconds: number;
  /** Values of the answer that the document did not bear out. */
  readonly dropped: number;
};
