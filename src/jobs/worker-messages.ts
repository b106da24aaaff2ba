import type { Progress } from '#src/pipeline/conversion.ts';
import type { ConversionOrder } from './converter.ts';
import type { Outcome } from './outcome.ts';

/** What the server says to a conversion worker. */
export type ToWorker =
  | { readonly type: 'open'; readonly settings: EngineSettings }
  | { readonly type: 'convert'; readonly order: ConversionOrder };

/** What a conversion worker says to the server. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly outcome: Outcome };

/** What the engine needs to know of the settings. A worker has no environment of its own. */
export type EngineSettings = {
  readonly signer: {
    readonly passCert?: string;
    readonly passKey?: string;
    readonly passKeyPassphrase?: string;
    readonly wwdr?: string;
    readonly dataDir: string;
  };
  readonly limits: EngineLimits;
  /** Who stands behind the service, for the back of each pass. */
  readonly issuer: { readonly name: string; readonly address?: string };
};

/** The limits on input that an operator can set. */
export type EngineLimits = {
  readonly pages: number;
  readonly megapixels: number;
  readonly mimeDepth: number;
  readonly mimeParts: number;
};

/** What a worker process runs: one conversion after the other. */
export type Engine = { convert(order: ConversionOrder, report: (progress: Progress) => void): Promise<Outcome> };

/** The module a worker process loads exports this as `openEngine`. */
export type OpenEngine = (settings: EngineSettings) => Promise<Engine>;
