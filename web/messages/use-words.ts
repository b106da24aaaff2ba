import { createContext, use } from 'react';
import type { Language } from '#src/languages/languages.ts';
import type { Topic, Words } from './words.ts';

/** The words of the language of a page. A browser may have to fetch a topic first: React waits for it. */
export type Reader = {
  readonly language: Language;
  read<Name extends Topic>(topic: Name): Words[Name];
  /** So many minutes in words. */
  duration(minutes: number): string;
};

/** Given by the entries of server and browser. */
export const WordsContext = createContext<Reader | null>(null);

/** What is said of a topic, in the language of the page. */
export function useWords<Name extends Topic>(topic: Name): Words[Name] {
  return useReader().read(topic);
}

/** The language of the page. */
export function useLanguage(): Language {
  return useReader().language;
}

/** For topics that a page rarely needs: each is fetched when it is read. Only while a component renders. */
export function useTopics(): Reader['read'] {
  const reader = useReader();
  return (topic) => reader.read(topic);
}

/**
 * So many minutes in words of the language of the page. A browser takes them from the page that it was sent with: its first
 * sentence with a unit costs it as much work as all the rest of bringing a page to life.
 */
export function useDuration(): Reader['duration'] {
  return useReader().duration;
}

function useReader(): Reader {
  const reader = use(WordsContext);
  if (!reader) throw new Error('the entry of server and browser gives the words');
  return reader;
}

/** What the server tells of the words of a page: the language, where its topics are, and which were needed so far. */
export type ToldWords = {
  readonly language: Language;
  readonly files: Readonly<Record<Topic, string>>;
  readonly read: readonly Topic[];
  /** What was said of how many minutes. */
  readonly durations: Readonly<Record<number, string>>;
};

/** The element that it is told in. */
export const toldId = 'words';
