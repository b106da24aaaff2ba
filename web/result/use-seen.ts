import { useEffect, useRef, useState } from 'react';
import type { ResultData } from './load-result.ts';

type Known = ResultData & { readonly state: 'known' };

/** A job as the page shows it. */
export type Seen = Pick<Known, 'job' | 'shown' | 'preview'>;

/** What is shown: what was loaded with the page, or what was seen since. */
export function useSeen({ job, shown, preview }: Known): readonly [Seen, (seen: Seen) => void] {
  const [seen, setSeen] = useState({ job, shown, preview });
  // What the router loads anew, for another pass of the same job, is newer.
  const loaded = useRef(job);
  useEffect(() => {
    if (loaded.current === job) return;
    loaded.current = job;
    setSeen({ job, shown, preview });
  }, [job, shown, preview]);
  return [seen, setSeen];
}
