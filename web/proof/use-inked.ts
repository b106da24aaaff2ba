import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InkedMark, Mark } from './selection.ts';
import type { Region } from './ticket-data.ts';

/** What looks closer at what is lit up; fetched when that is wanted first. */
export const fetchLit = () => import('./lit-mark.tsx');

/** Marks as high as their ink, once the picture of their page is there; without script each is as high as its line. */
export function useInked(marks: readonly Mark[]): {
  readonly image: RefObject<HTMLImageElement | null>;
  readonly inked: readonly InkedMark[];
} {
  const image = useRef<HTMLImageElement>(null);
  const [found, setFound] = useState<ReadonlyMap<Region, Region>>();
  useEffect(() => {
    const picture = image.current;
    if (!picture || marks.length === 0) return;
    let wanted = true;
    Promise.all([fetchLit(), picture.decode()]).then(
      ([{ inksOf }]) => wanted && setFound(inksOf(picture, marks)),
      () => {}, // a line is outlined, too
    );
    return () => {
      wanted = false;
    };
  }, [marks]);
  return { image, inked: marks.map((mark) => ({ ...mark, ink: found?.get(mark.region) ?? mark.region })) };
}
