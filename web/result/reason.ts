import type { JobJson } from '#src/api/schemas.ts';
import { useLanguage, useTopics } from '../messages/use-words.ts';
import { problemsOf } from './load-result.ts';
import { useProblemWords } from './problem-words.ts';

/**
 * Why a job made nothing. In English as the API says it; in other languages by the codes of its problems. `unknown` is said
 * where nothing is known of it.
 */
export function useReason(job: JobJson, unknown?: string): string {
  const topic = useTopics();
  const language = useLanguage();
  const say = useProblemWords();
  const { passes, eligibility } = job.result ?? {};
  if (language !== 'en') {
    const problems = problemsOf(job);
    const first = problems.find(({ code }) => isVerdict(code)) ?? problems[0];
    if (!first) return unknown ?? topic('convert').errors.notConverted;
    const { message, advice } = say(first);
    return `${message} ${advice}`.trim();
  }
  if (job.status === 'failed') return job.error || topic('convert').errors.unknown;
  return eligibility?.reason_if_invalid || passes?.reason || (unknown ?? topic('convert').errors.notConverted);
}

/** Whether a problem is that something is no ticket, beside which all others are of less weight. */
export const isVerdict = (code: string): boolean => code === 'ticket.none' || code.startsWith('paper.');
