/** LIST: every parser of strangers' bytes that runs in our own code, with samples that it reads. */
import { codeTargets } from './code-targets.ts';
import { documentTargets } from './document-targets.ts';

/** A parser and valid inputs. It may answer anything; it must answer, soon, and never throw. */
export type FuzzTarget = {
  readonly samples: readonly Uint8Array[];
  readonly parse: (bytes: Uint8Array) => unknown;
};

export const fuzzTargets: Readonly<Record<string, FuzzTarget>> = { ...codeTargets, ...documentTargets };
