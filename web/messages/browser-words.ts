import { use } from 'react';
import type { Language } from '#src/languages/languages.ts';
import { durationIn } from '#src/languages/say.ts';
import { type Reader, type ToldWords, toldId } from './use-words.ts';
import type { Topic, Words } from './words.ts';

/** A promise that React reads without a wait once it is kept. */
type Coming<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

const coming: { -readonly [Name in Topic]?: Coming<Words[Name]> } = {};
let told: ToldWords;

/** Fetches what the server needed for this page; then it can be brought to life without a wait. */
export async function openBrowserReader(): Promise<Reader> {
  told = JSON.parse(document.getElementById(toldId)?.textContent ?? '') as ToldWords;
  await Promise.all(told.read.map(fetchWords));
  // Always by the same promise, also when it is kept: React counts them.
  return {
    language: told.language,
    read: (topic) => use(fetchWords(topic)),
    duration: (minutes) => told.durations[minutes] ?? durationIn(told.language, minutes),
  };
}

/** The language of the page, for what asks the API before it is drawn. */
export const pageLanguage = (): Language => told.language;

/** Fetches a topic, once; also before it is needed. */
export function fetchWords<Name extends Topic>(topic: Name): Promise<Words[Name]> {
  const before = coming[topic] as Coming<Words[Name]> | undefined;
  if (before) return before;
  const file: Promise<{ readonly words: Words[Name] }> = import(/* @vite-ignore */ told.files[topic]);
  const now: Coming<Words[Name]> = file.then(
    ({ words }) => {
      Object.assign(now, { status: 'fulfilled', value: words });
      return words;
    },
    (error: unknown) => {
      delete coming[topic]; // another page may ask again
      throw error;
    },
  );
  (coming as Record<Topic, unknown>)[topic] = now;
  return now;
}
