import type { Limits } from '#src/documents/limits.ts';
import type { AskWhen, ModelAnswer, ModelRequest } from '#src/extraction/model/model.ts';
import type { FenceLevel } from '#src/fence/level.ts';
import type { Targets } from '#src/fence/targets.ts';
import type { SignerIdentity } from '#src/passes/signing/signer-messages.ts';
import type { Progress } from '#src/pipeline/conversion.ts';
import type { ConversionOrder } from './converter.ts';
import type { Outcome } from './outcome.ts';

/** What the server says to a conversion worker. */
export type ToWorker =
  | { readonly type: 'open'; readonly settings: EngineSettings }
  /** A file of so many bytes comes, in pieces and in order; then what to do with it. */
  | { readonly type: 'file'; readonly bytes: number }
  | { readonly type: 'piece'; readonly bytes: Uint8Array }
  | { readonly type: 'convert'; readonly order: ConversionOrder<object> }
  /** Answers the question of this number. */
  | { readonly type: 'answer'; readonly question: number; readonly answer: ModelAnswer }
  /** The signature asked for under this number; undefined when the signer could give none. */
  | { readonly type: 'signature'; readonly question: number; readonly signature: Uint8Array | undefined };

/** What a conversion worker says to the server. */
export type FromWorker =
  | { readonly type: 'ready'; readonly signer: SignerFacts; readonly isolation?: FenceLevel }
  | { readonly type: 'unable'; readonly reason: string }
  | { readonly type: 'progress'; readonly progress: Progress }
  /** Asks the language model, whose key is only with the server; waits `milliseconds` at most. */
  | {
      readonly type: 'ask';
      readonly question: number;
      readonly request: ModelRequest;
      readonly milliseconds: number;
    }
  /** Asks the signer, whose key is in no worker. */
  | { readonly type: 'sign'; readonly question: number; readonly manifest: Uint8Array }
  | { readonly type: 'done'; readonly outcome: Outcome };

/** What the engine needs to know of the settings. A worker has no environment of its own. */
export type EngineSettings = {
  /** Who signs: what a pass says of it. */
  readonly signer: SignerIdentity;
  readonly limits: Limits;
  /** How much more than other workers it and its readers give way to other processes; 0 unless said. */
  readonly nice?: number;
  /** Who stands behind the service, for the back of each pass. */
  readonly issuer: { readonly name: string; readonly contact: string };
  /** What the fence of the readers is to be tried on; absent where that was done. */
  readonly targets?: Targets;
  /** Whether a certificate that iPhones refuse will not do. */
  readonly production: boolean;
  /** The language model that the server would ask; absent where there is none. */
  readonly model?: ModelFacts;
};

/** What a worker knows of the language model: nothing of who it is, or how it is reached. */
export type ModelFacts = {
  readonly sees: boolean;
  readonly when: AskWhen;
  /** Milliseconds of a conversion after which no answer is waited for, so that the rest can be done in time. */
  readonly until: number;
};

/** Asks the server's language model, and waits `milliseconds` at most. */
export type Ask = (request: ModelRequest, milliseconds: number) => Promise<ModelAnswer>;

/** Has a manifest signed by the signer; throws when it cannot be. */
export type Sign = (manifest: Uint8Array) => Promise<Uint8Array>;

/** What is told of the signing identity. */
export type SignerFacts = { readonly kind: 'apple' | 'development'; readonly notAfter: string };

/** What a worker process runs: one conversion after the other. */
export type Engine = {
  readonly signer: SignerFacts;
  /** How well its readers are fenced; absent when it was not asked, or opens no files. */
  readonly isolation?: FenceLevel;
  convert(
    order: ConversionOrder<{ readonly bytes: Uint8Array }>,
    report: (progress: Progress) => void,
    ask: Ask,
  ): Promise<Outcome>;
};

/** The module a worker process loads exports this as `openEngine`. */
export type OpenEngine = (settings: EngineSettings, sign: Sign) => Promise<Engine>;
