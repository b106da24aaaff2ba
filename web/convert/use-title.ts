import { useEffect, useRef } from 'react';

/** Puts words before the title of the page, so that another tab tells how it is going; undefined: the title alone. */
export function useTitle(words: string | undefined): void {
  const own = useRef<string>(undefined);
  useEffect(() => {
    own.current ??= document.title;
    const title = own.current;
    document.title = words ? `${words} · ${title}` : title;
  }, [words]);
}
