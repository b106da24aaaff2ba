import { lazy } from 'react';
import { fetchPasswordForm } from './password-on-demand.tsx';

/** LIST: what the page of a job shows to some only. A browser that has none of it yet keeps what it shows until that has come. */
const parts = {
  waiting: () => import('./waiting-view.tsx'),
  failed: () => import('./failed-view.tsx'),
  choose: () => import('./choose-passes.tsx'),
  password: fetchPasswordForm,
} as const;

/** For who comes before the end. */
export const WaitingView = lazy(async () => ({ default: (await parts.waiting()).WaitingView }));
/** For who made nothing. */
export const FailedView = lazy(async () => ({ default: (await parts.failed()).FailedView }));
/** For who made several passes. */
export const ChoosePasses = lazy(async () => ({ default: (await parts.choose()).ChoosePasses }));

/** Fetches the parts before they are wanted, so that neither the beginning nor the end of a job waits for one of them. */
export function fetchParts(): void {
  for (const part of Object.values(parts)) part().catch(() => {}); // asked for again where it is shown
}
