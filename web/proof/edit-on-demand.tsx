import { type ComponentProps, lazy, Suspense } from 'react';
import { fetchWords } from '../messages/browser-words.ts';
import type { ChangeValue as Change } from './change-value.tsx';
import type { EditValue as Edit } from './edit-value.tsx';
import { fetchAfterChange } from './fetch-after-change.ts';
import { fetchLit } from './use-inked.ts';

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

const loadChange = () => import('./change-value.tsx');
const LoadedChange = lazy(async () => ({ default: (await loadChange()).ChangeValue }));

/** The same for a value that stands on the pass already. */
export function ChangeValue(props: ComponentProps<typeof Change>) {
  return (
    <Suspense>
      <LoadedChange {...props} />
    </Suspense>
  );
}

const fetchZones = () => fetchWords('zones');

/** Fetches all of it with the first sign of a hand, before they are wanted; answers how to stop waiting for one. */
export function fetchEditSoon(): () => void {
  const control = new AbortController();
  const fetchEdit = () => {
    control.abort();
    for (const part of [load, loadChange, fetchAfterChange, fetchLit, fetchZones]) part().catch(() => {}); // asked for again where it is wanted
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(sign, fetchEdit, { signal: control.signal });
  return () => control.abort();
}
