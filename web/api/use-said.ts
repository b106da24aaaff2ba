import { useLanguage } from '../messages/use-words.ts';

/** The API speaks English: its sentence where the page does, and where it has one; else what the page says instead. */
export type Said = (sentence: string | null | undefined, otherwise: string) => string;

/** Chooses between the API's English sentence and the page's own, by the language of the page. */
export function useSaid(): Said {
  const language = useLanguage();
  return (sentence, otherwise) => (language === 'en' && sentence) || otherwise;
}
