import { expect, it } from 'vitest';
import { progressText } from './progress-text.ts';

it('tells that a code is found before its text is read, and how far that is', () => {
  const step = { is: 'lines', line: 12, lines: 60, codes: 1 } as const;
  expect(progressText({ stage: 'read', step })).toBe('Code found. Reading the text, 12 of 60 lines');
});
