import { describe, expect, it } from 'vitest';
import type { SiteFacts } from '#src/http/site-facts.ts';
import { type Language, languages } from '#src/languages/languages.ts';
import { words as english } from './en/words.ts';
import { wordsIn } from './server-words.ts';
import type { Topic } from './words.ts';

/** An installation where everything is set, so that every sentence is said. */
const site: SiteFacts = {
  name: 'Passlift',
  origin: 'https://tickets.example',
  reachable: true,
  intakeAddress: 'in@mail.example',
  calendarAddress: 'tickets+ics@example.org',
  mails: true,
  supportAddress: 'help@mail.example',
  shortcutUrl: 'https://www.icloud.com/shortcuts/0',
  donationUrl: 'https://donations.example/embed',
  analyticsUrl: 'https://analytics.example/script.js',
  claims: [],
  trustedBy: [],
  limits: { pdfMb: 10, uploadMb: 25 },
  resultMinutes: 60,
  downloads: 20,
  months: { jobs: 24, feedback: 36, contacts: 12 },
  verification: 'turnstile',
  googleWallet: true,
  model: { who: 'models.example', here: false, pictures: true },
};

/** Stands in for whatever a function is given: a number, a text or the facts of the site. */
const anything: unknown = { ...site, [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? 5 : '5') };

/** Every text of a table by its path, those that functions make, too. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(value(anything, anything, anything), `${path}()`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
}

/** What English says of the topics that a language has words of its own for. */
function spokenIn(language: Language): ReturnType<typeof textsOf> {
  const own = wordsIn(language);
  return Object.entries(english).flatMap(([topic, words]) =>
    own[topic as Topic] === words ? [] : textsOf(words, topic),
  );
}

const sameEverywhere = /\.(to|id|picture)$/;

/** What stands for a value in a text, and the values themselves. */
const marksOf = (text: string): string[] => [...(text.match(/\{\w+\}|5/g) ?? [])];

describe.each(languages.filter((language) => language !== 'en'))('what the website says in %s', (language) => {
  const texts = new Map(textsOf(wordsIn(language)));
  const spoken = spokenIn(language);

  it('leaves no sentence in English, and no text empty', () => {
    const left = spoken.filter(([path, text]) => {
      const own = texts.get(path);
      return (
        !sameEverywhere.test(path) && (!own?.trim() || (own === text && (text.match(/\p{L}{2,}/gu) ?? []).length > 2))
      );
    });
    expect(left.map(([path]) => path)).toEqual([]);
  });

  it('names every value that English names', () => {
    const lost = spoken.filter(([path, text]) => {
      const own = marksOf(texts.get(path) ?? '');
      return marksOf(text).some((mark) => !own.includes(mark));
    });
    expect(lost.map(([path]) => path)).toEqual([]);
  });
});

describe('buttons that are one of many', () => {
  it.each(languages)('are called aloud by what is seen on them: %s', (language) => {
    const { proof, result } = wordsIn(language);
    const named = [
      [proof.change, proof.changeNamed('Gate')],
      [proof.instead, proof.insteadNamed('Gate', 'B17')],
      [result.addShort, result.addOne('Play')],
    ] as const;
    for (const [seen, aloud] of named) expect(aloud.toLowerCase()).toContain(seen.toLowerCase());
  });
});

describe('answers', () => {
  const answerIn = (language: Language, id: string, facts: SiteFacts) =>
    wordsIn(language)
      ['how-it-works'].faq(facts)
      .find((each) => each.id === id)
      ?.answer.join(' ') ?? '';

  it.each(languages)('speak of contributions only where some can be made: %s', (language) => {
    const without = answerIn(language, 'faq-free', { ...site, donationUrl: '' });
    expect(answerIn(language, 'faq-free', site).length).toBeGreaterThan(without.length);
  });

  it.each(languages)('send no phone to a code that is not shown: %s', (language) => {
    expect(answerIn(language, 'faq-usage', site)).toContain('QR');
    expect(answerIn(language, 'faq-usage', { ...site, reachable: false })).not.toContain('QR');
  });
});

describe('the limits of today', () => {
  it.each(['de', 'es', 'nl', 'pt'] as const)(
    'are told as what cannot be done where their title says so: %s',
    (language) => {
      const { home, convert } = wordsIn(language);
      const [upTo] = convert.empty.limits(10, 25).split(/[;,]/);
      const item = home.facts.limits.items.at(-1)?.replace('{pdf}', '10').replaceAll('\u00a0', ' ');
      expect(item).not.toContain(upTo?.replaceAll('\u00a0', ' '));
    },
  );
});

describe('the status in Arabic', () => {
  it('says that nothing was read by words', () => {
    expect(wordsIn('ar').status.days.read(0, 0)).not.toContain('0 ملف');
  });
});
