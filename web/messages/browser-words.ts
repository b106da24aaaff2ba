import { use } from 'react';
import { type Reader, type ToldWords, toldId } from './use-words.ts';
import type { Topic, Words } from './words.ts';

const shelf: { -readonly [Name in Topic]?: Words[Name] } = {};
const coming = new Map<Topic, Promise<void>>();
let told: ToldWords;

/** Fetches what the server needed for this page; then it can be brought to life without a wait. */
export async function openBrowserReader(): Promise<Reader> {
  told = JSON.parse(document.getElementById(toldId)?.textContent ?? '') as ToldWords;
  await Promise.all(told.read.map(fetchWords));
  return {
    language: told.language,
    read(topic) {
      if (!(topic in shelf)) use(fetchWords(topic));
      return shelf[topic]!;
    },
  };
}

/** Fetches a topic before it is needed; once. */
export function fetchWords<Name extends Topic>(topic: Name): Promise<void> {
  const before = coming.get(topic);
  if (before) return before;
  const file: Promise<{ readonly words: Words[Name] }> = import(/* @vite-ignore */ told.files[topic]);
  const now = file.then(
    ({ words }) => {
      (shelf as Record<Name, Words[Name]>)[topic] = words;
    },
    (error: unknown) => {
      coming.delete(topic); // another page may ask again
      throw error;
    },
  );
  coming.set(topic, now);
  return now;
}
