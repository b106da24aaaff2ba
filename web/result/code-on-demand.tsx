import { type ComponentProps, lazy, Suspense } from 'react';
import type { CodePicture as Picture } from './code-picture.tsx';

/** Fetches what draws codes, once; also before one is wanted. */
export const fetchCodes = () => import('./code-picture.tsx');
const Loaded = lazy(async () => ({ default: (await fetchCodes()).CodePicture }));

/** A code in a square that is there before it is drawn. */
export function CodePicture({ className, ...rest }: ComponentProps<typeof Picture>) {
  return (
    <div className={`aspect-square ${className}`}>
      <Suspense>
        <Loaded className="size-full" {...rest} />
      </Suspense>
    </div>
  );
}
