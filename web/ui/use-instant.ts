import { useEffect, useState } from 'react';
import { momentIn } from '#src/languages/say.ts';
import { useLanguage } from '../messages/use-words.ts';

/**
 * A moment, in seconds since the epoch, as a person reads it. The server does not know the reader's zone, so it says UTC,
 * and the page its own as soon as there is a script.
 */
export function useInstant(seconds: number | null): string | undefined {
  const language = useLanguage();
  const [zone, setZone] = useState<string | undefined>('UTC');
  useEffect(() => setZone(undefined), []);
  return seconds === null ? undefined : momentIn(language, seconds * 1000, zone);
}
