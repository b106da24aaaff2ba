import type { Limits } from '#src/documents/limits.ts';
import type { SignerSettings } from '#src/passes/signing/open-signer.ts';
import type { Progress } from '#src/pipeline/conversion.ts';
import type { ConversionOrder } from './converter.ts';
import type { Outcome } from './outcome.ts';

/** What the server says to a conversion worker. */
export type ToWorker =
  | { readonly type: 'open'; readonly settings: EngineSettings }
  | { readonly type: 'convert'; readonly order: ConversionOrder };

/** What a conversion worker says to the server. */
export type FromWorker =
  | { readonly type: 'ready'; readonly signer: SignerFacts }
  | { readonly type: 'unable'; readonly reason: string }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly outcome: Outcome };

/** What the engine needs to know of the settings. A worker has no environment of its own. */
export type EngineSettings = {
  readonly signer: SignerSettings;
  readonly limits: Limits;
  /** Who stands behind the service, for the back of each pass. */
  readonly issuer: { readonly name: string; readonly contact: string };
  /** Whether a certificate that iPhones refuse will not do. */
  readonly production: boolean;
};

/** What is told of the signing identity. */
export type SignerFacts = { readonly kind: 'apple' | 'development'; readonly notAfter: string };

/** What a worker process runs: one conversion after the other. */
export type Engine = {
  readonly signer: SignerFacts;
  convert(order: ConversionOrder, report: (progress: Progress) => void): Promise<Outcome>;
};

/** The module a worker process loads exports this as `openEngine`. */
export type OpenEngine = (settings: EngineSettings) => Promise<Engine>;
