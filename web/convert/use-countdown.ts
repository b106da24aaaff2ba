import { useCallback, useEffect, useState } from 'react';

/** Whole seconds until a moment that is set by `begin`; 0 when there is none or it has passed. */
export function useCountdown(): { readonly left: number; readonly begin: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) setUntil(0);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  const begin = useCallback((seconds: number) => {
    setLeft(Math.ceil(seconds));
    setUntil(seconds > 0 ? Date.now() + seconds * 1000 : 0);
  }, []);
  return { left, begin };
}
