import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InkedMark, Mark } from './selection.ts';
import type { Region } from './ticket-data.ts';

/** What looks closer at what is lit up; fetched when that is wanted first. */
export const fetchLit = () => import('./lit-mark.tsx');

/**
 * Marks as high as their ink, once the picture of their page is there; without script each is as high as its line. What is written beside
 * them waits until that is settled, or it would stand at the line first and jump to the ink.
 */
export function useInked(marks: readonly Mark[]): {
  readonly image: RefObject<HTMLImageElement | null>;
  readonly inked: readonly InkedMark[];
  readonly settled: boolean;
} {
  const image = useRef<HTMLImageElement>(null);
  const [found, setFound] = useState<{ readonly of: readonly Mark[]; readonly inks: ReadonlyMap<Region, Region> }>();
  useEffect(() => {
    const picture = image.current;
    if (!picture || marks.length === 0) return;
    let wanted = true;
    const settle = (inks: ReadonlyMap<Region, Region>) => wanted && setFound({ of: marks, inks });
    Promise.all([fetchLit(), picture.decode()]).then(
      ([{ inksOf }]) => settle(inksOf(picture, marks)),
      () => settle(new Map()), // a line is outlined, too
    );
    return () => {
      wanted = false;
    };
  }, [marks]);
  return {
    image,
    inked: marks.map((mark) => ({ ...mark, ink: found?.inks.get(mark.region) ?? mark.region })),
    settled: found?.of === marks,
  };
}
