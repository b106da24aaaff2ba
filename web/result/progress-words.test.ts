import { describe, expect, it } from 'vitest';
import { languages } from '#src/languages/languages.ts';
import type { Step } from '#src/pipeline/conversion.ts';
import { progressText } from '#src/pipeline/progress-text.ts';
import { wordsIn } from '../messages/server-words.ts';
import { progressIn } from './progress-words.ts';

/** Everything that is told while a job runs. */
const steps: readonly Step[] = [
  { is: 'mail' },
  { is: 'picture' },
  { is: 'codes' },
  { is: 'page', page: 1, of: 1 },
  { is: 'page', page: 2, of: 3 },
  { is: 'text', codes: 0 },
  { is: 'text', codes: 1, page: 2, of: 3 },
  { is: 'lines', codes: 0, line: 12, lines: 60 },
  { is: 'lines', codes: 2, line: 12, lines: 60, page: 2, of: 3 },
  { is: 'model' },
  { is: 'pass', pass: 1, of: 1 },
  { is: 'pass', pass: 2, of: 3 },
];

const said = (language: (typeof languages)[number], { is, ...values }: Step) =>
  progressIn(wordsIn(language).result, { stage: 'read', progress_code: is, progress_values: values });

describe('what happens to a file', () => {
  it.each(steps)('is said in English on the page as by the API: $is', (step) => {
    expect(said('en', step)).toBe(progressText({ stage: 'read', step }));
  });

  it('is told by page and line in German', () => {
    const step: Step = { is: 'lines', codes: 1, line: 12, lines: 60, page: 2, of: 3 };
    expect(said('de', step)).toBe('Code gefunden. Der Text von Seite 2 von 3 wird gelesen: 12 von 60 Zeilen');
  });

  it.each(languages)('is another sentence for each step in %s', (language) => {
    expect(new Set(steps.map((step) => said(language, step))).size).toBe(steps.length);
  });

  it('is told by its stage where no more is known', () => {
    expect(progressIn(wordsIn('fr').result, { stage: 'understand' })).toBe('Compréhension du contenu');
  });
});
