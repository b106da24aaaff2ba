import { describe, expect, it } from 'vitest';
import type { Language } from '#src/languages/languages.ts';
import { wordsIn } from '../messages/server-words.ts';
import { sayProblems, type ToldProblem } from './problem-words.ts';

const doubt: ToldProblem = {
  code: 'ticket.check',
  message: 'Check this: gate B-17.',
  advice: 'Compare it with the original before you rely on it.',
  values: { what: 'gate B-17' },
  about: [{ field: 'gate', value: 'B-17' }],
};
const unheardOf: ToldProblem = { code: 'ticket.of-tomorrow', message: 'Something new.', advice: '' };

function sentencesIn(language: Language, first: ToldProblem = doubt): string[] {
  const { problems: words, proof } = wordsIn(language);
  const said = sayProblems([first, unheardOf], { language, words, proof });
  // Marks that keep a value together are nothing to read.
  return Object.values(said).map(({ message }) => message.replace(/[\u2060\u2068\u2069]/g, ''));
}

describe('problems that a page is sent with', () => {
  it('are said in its language, and name fields as it does', () => {
    expect(sentencesIn('de')[0]).toContain('Gate B-17');
    expect(sentencesIn('ar')[0]).toContain(`${wordsIn('ar').proof.fields.gate} B-17`);
  });

  it('show where a value of several words ends, as the language does', () => {
    const words = { ...doubt, about: [{ field: 'title', value: 'Coffee and cake' }] };
    expect(sentencesIn('de', words)[0]).toContain('Titel „Coffee and cake“');
    expect(sentencesIn('fr', words)[0]).toContain('«\u00A0Coffee and cake\u00A0»');
    expect(sentencesIn('ar', words)[0]).toContain('«Coffee and cake»');
  });

  it('call what a voucher is for as its pass does', () => {
    const offer = { ...doubt, about: [{ field: 'product', value: 'Brunch' }], kind: 'voucher' };
    const { problems: words, proof } = wordsIn('de');
    const said = Object.values(sayProblems([offer], { language: 'de', words, proof }));
    expect(said[0]!.message).toContain(proof.products.voucher);
  });

  it('are said as the API does where the language has no words for them', () => {
    expect(sentencesIn('fr')[1]).toBe('Something new.');
  });

  it('are left to the API in English', () => {
    expect(sentencesIn('en')).toEqual([]);
  });
});
