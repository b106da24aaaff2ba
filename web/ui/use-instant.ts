import { useEffect, useState } from 'react';

/**
 * A moment, in seconds since the epoch, as a person reads it. The server does not know the reader's zone, so it says UTC,
 * and the page its own as soon as there is a script.
 */
export function useInstant(seconds: number | null, language = 'en-GB'): string | undefined {
  const [zone, setZone] = useState<string | undefined>('UTC');
  useEffect(() => setZone(undefined), []);
  if (seconds === null) return undefined;
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(zone ? { timeZone: zone } : {}),
  });
  return format.format(seconds * 1000);
}
