import { useEffect, useState } from 'react';

/** Whether a time has come, in seconds since the epoch; an open page notices by itself. */
export function useOver(until: number | null | undefined): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const look = () => setOver(typeof until === 'number' && until * 1000 <= Date.now());
    look();
    if (typeof until !== 'number') return;
    // A closed lid stops timers, so it is looked at from time to time.
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return over;
}
