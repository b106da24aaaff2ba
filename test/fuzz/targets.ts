/** LIST: every parser of strangers' bytes that runs in our own code, with samples that it reads. */
import { codeTargets } from './code-targets.ts';
import { documentTargets } from './document-targets.ts';
import type { FuzzTarget } from './target.ts';

export const fuzzTargets: Readonly<Record<string, FuzzTarget>> = { ...codeTargets, ...documentTargets };
