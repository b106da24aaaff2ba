import type { Model } from '#src/extraction/model/model.ts';
import type { FenceLevel } from '#src/fence/level.ts';
import type { Signer } from '#src/passes/signer.ts';
import type { Progress } from '#src/pipeline/conversion.ts';
import type { ConversionOrder } from './converter.ts';
import type { Outcome } from './outcome.ts';
import type { EngineSettings, SignerFacts } from './worker-messages.ts';

/** The engine cannot be opened; the message is a sentence for the operator. */
export class EngineUnable extends Error {
  override name = 'EngineUnable';
}

/** What bounds one worker. */
export type WorkerBounds = {
  readonly memoryBytes: number;
  readonly milliseconds: number;
  /** Tells how many bytes a process and those below it hold; `processMemory` unless said. */
  readonly memoryOf?: (pid: number) => number | Promise<number>;
};

/** One worker process: converts one file at a time until it dies or is ended. */
export type ConversionWorker = {
  readonly pid: number;
  readonly signer: SignerFacts;
  /** How well its readers are fenced, when it was asked to try. */
  readonly isolation?: FenceLevel;
  readonly bornAt: number;
  readonly alive: () => boolean;
  convert(order: ConversionOrder, report: (progress: Progress) => void, signal: AbortSignal): Promise<Outcome>;
  /** Converts a file of ours, of which nothing is kept; no language model is asked. What goes wrong with it ends at most the worker. */
  practise(order: ConversionOrder): Promise<void>;
  /** Ends it with everything it started. */
  kill(): void;
};

/** What a worker runs; model and signer are asked on its behalf. */
export type EngineOrder = {
  readonly module: string;
  readonly settings: EngineSettings;
  readonly signer: Pick<Signer, 'sign'>;
  readonly model?: Model;
};
