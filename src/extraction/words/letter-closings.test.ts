import { describe, expect, it } from 'vitest';
import { isLetterClosing } from './letter-closings.ts';

describe('what closes a letter', () => {
  it.each([
    'Viele Grüße',
    'Mit freundlichen Grüßen,',
    'Un saludo',
    'Kind regards,',
    'Med vänlig hälsning',
    'С уважением,',
    '감사합니다',
    'בברכה',
  ])('is known: %s', (text) => {
    expect(isLetterClosing(text)).toBe(true);
  });

  it('is no name of anything that only begins like it', () => {
    for (const text of ['Thank You for the Music', 'Danke Deutschland Tour', 'Regards sur le cinéma', 'Cheers Bar'])
      expect(isLetterClosing(text)).toBe(false);
  });
});
