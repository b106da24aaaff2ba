import { type ComponentProps, lazy, Suspense } from 'react';
import type { EditValue as Edit } from './edit-value.tsx';

const load = () => import('./edit-value.tsx');
const Loaded = lazy(async () => ({ default: (await load()).EditValue }));

/** What a value is changed with; fetched when it is wanted first. */
export function EditValue(props: ComponentProps<typeof Edit>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Fetches it with the first sign of a hand, before it is wanted; answers how to stop waiting for one. */
export function fetchEditSoon(): () => void {
  const control = new AbortController();
  const fetchEdit = () => {
    control.abort();
    load().catch(() => {}); // asked for again where it is shown
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(sign, fetchEdit, { signal: control.signal });
  return () => control.abort();
}
