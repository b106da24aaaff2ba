import { type Problem, problem } from '#src/problems.ts';
import type { Failure } from './ask.ts';

/** Why a reader gave nothing; as a problem it lacks only what was being read. */
export type Refused = { readonly failed: Failure['failed'] };

/** A failure of a reader as a problem of the document. */
export function refusedBecause(
  { failed }: Refused,
  what: string,
  where: { document?: string; page?: number },
): Problem {
  if (failed === 'memory') return problem('document.too-complex', { what }, where);
  if (failed === 'crash') return problem('document.unreadable', {}, where);
  return problem('document.too-slow', { what }, where);
}
