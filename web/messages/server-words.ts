import { preloadModule } from 'react-dom';
import type { InAll, Language } from '#src/languages/languages.ts';
import { durationIn } from '#src/languages/say.ts';
import { words as ar } from './ar/words.ts';
import { words as de } from './de/words.ts';
import { words as en } from './en/words.ts';
import { words as es } from './es/words.ts';
import { words as fr } from './fr/words.ts';
import { words as it } from './it/words.ts';
import { words as nl } from './nl/words.ts';
import { words as pl } from './pl/words.ts';
import { words as pt } from './pt/words.ts';
import type { Reader } from './use-words.ts';
import type { Topic, Words } from './words.ts';

/** LIST: every language, whole. The server has them all; a browser fetches the topics of one. */
const catalogue: InAll<Words> = { en, de, fr, es, it, nl, pt, pl, ar };

/** Everything that is said in a language. */
export const wordsIn = (language: Language): Words => catalogue[language];

/** A reader for one rendering: what it reads, the browser is told to fetch. `files` are the addresses of topics. */
export function openServerReader(
  language: Language,
  files: Readonly<Partial<Record<Topic, string>>>,
): {
  readonly reader: Reader;
  /** The topics that were read. */
  readonly read: () => readonly Topic[];
  /** What was said of how many minutes. */
  readonly durations: () => Readonly<Record<number, string>>;
} {
  const read = new Set<Topic>();
  const durations: Record<number, string> = {};
  const reader: Reader = {
    language,
    read(topic) {
      const file = files[topic];
      if (file && !read.has(topic)) preloadModule(file, { as: 'script' });
      read.add(topic);
      return catalogue[language][topic];
    },
    duration(minutes) {
      durations[minutes] ??= durationIn(language, minutes);
      return durations[minutes];
    },
  };
  return { reader, read: () => [...read], durations: () => durations };
}
