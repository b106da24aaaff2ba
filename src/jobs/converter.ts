import type { Progress } from '#src/pipeline/conversion.ts';
import type { Stream } from './content-store.ts';
import type { Outcome } from './outcome.ts';

/** One file to convert: its bytes as they come, or whole where they are worked on. */
export type ConversionOrder<File = { readonly file: Stream }> = File & {
  readonly name?: string;
  /** Opens a locked PDF; deleted with the file. */
  readonly password?: string;
  /** ISO 8601 instant. */
  readonly now: string;
};

/** What turns a file into passes, away from this thread. */
export interface Converter {
  /** Answers what came of it; throws `ConverterCrashed` when the worker died of it. */
  convert(order: ConversionOrder, report: (progress: Progress) => void, signal: AbortSignal): Promise<Outcome>;
}

/** The worker was lost: it crashed (`crash`), took too long (`time`) or too much (`memory`), or was stopped (`stop`). */
export class ConverterCrashed extends Error {
  override name = 'ConverterCrashed';
  readonly why: 'crash' | 'time' | 'memory' | 'stop';

  constructor(why: 'crash' | 'time' | 'memory' | 'stop') {
    super(`the conversion worker was lost: ${why}`);
    this.why = why;
  }
}
