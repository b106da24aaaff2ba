import type { Candidate, Form } from './candidate.ts';

/** The key of a field and what its longest form says: another field with one of them says it again. */
export const marksOf = ({ key, forms }: Candidate): string[] => [key, ...forms.slice(0, 1).flatMap(sameFact)];

/** Equal texts are one fact; short ones (a seat and a row "12"), dates and amounts are told apart by their labels. */
function sameFact({ shown, parts }: Form): string[] {
  return typeof parts.value === 'string' && !('dateStyle' in parts) ? sameText(shown) : [];
}

/** What two texts share that say the same; nothing of one that is too short to be told from others. */
export function sameText(text: string): string[] {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters.length >= 4 && /\p{L}/u.test(letters) ? [`= ${letters}`] : [];
}
