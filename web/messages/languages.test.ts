import { describe, expect, it } from 'vitest';
import { languages } from '#src/languages/languages.ts';
import { words as english } from './en/words.ts';
import { wordsIn } from './server-words.ts';
import type { Topic } from './words.ts';

describe.each(languages.filter((language) => language !== 'en'))('the website in %s', (language) => {
  it('has words of its own for every topic', () => {
    const own = wordsIn(language);
    const borrowed = (Object.keys(english) as Topic[]).filter((topic) => own[topic] === english[topic]);
    expect(borrowed).toEqual([]);
  });
});
