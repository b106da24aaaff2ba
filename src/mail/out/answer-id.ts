import type { Secrets } from '#src/jobs/secrets.ts';

/** What stands before the `@` of an answer's Message-ID: the same at every try, and told by nobody else. */
export function answerIdOf(answer: string, secrets: Pick<Secrets, 'keyedHash'>): string {
  return secrets.keyedHash('message id', answer);
}
