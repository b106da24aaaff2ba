import { useEffect, useState } from 'react';
import { result as t } from '../messages/en/result.ts';
import { PassBack, PassFront } from './pass-face.tsx';
import { fetchPreview, type PassPreview } from './preview-data.ts';

/** A pass as Wallet will draw it, front and back, from the very pass.json that was signed. */
export function PassCard({ url, title }: { readonly url: string; readonly title: string }) {
  const preview = usePreview(url);
  const [face, setFace] = useState<'front' | 'back'>('front');
  return (
    <figure className="mx-auto w-full max-w-88" aria-label={t.previewOf(title)}>
      <div className="pass-stage">
        {preview === undefined && <p className="grid h-full place-items-center text-sm text-soft">{t.loading}</p>}
        {preview === null && (
          <p className="grid h-full place-items-center p-6 text-center text-sm text-soft">{t.noPreview}</p>
        )}
        {preview && (face === 'front' ? <PassFront preview={preview} /> : <PassBack preview={preview} />)}
      </div>
      <div className="mt-3 flex justify-center">
        {(['front', 'back'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={face === each}
            onClick={() => setFace(each)}
            className="min-h-11 rounded-full px-5 text-sm text-soft aria-pressed:bg-sunk aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {each === 'front' ? t.front : t.back}
          </button>
        ))}
      </div>
    </figure>
  );
}

/** undefined while it loads, null when it could not be loaded. */
function usePreview(url: string): PassPreview | null | undefined {
  const [preview, setPreview] = useState<PassPreview | null>();
  useEffect(() => {
    const control = new AbortController();
    setPreview(undefined);
    fetchPreview(url, control.signal).then(setPreview, () => {
      if (!control.signal.aborted) setPreview(null);
    });
    return () => control.abort();
  }, [url]);
  return preview;
}
