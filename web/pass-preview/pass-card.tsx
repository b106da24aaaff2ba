import { useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { PassBack, PassFront } from './pass-face.tsx';
import type { PassPreview } from './preview-data.ts';

type PassCardProps = {
  readonly title: string;
  /** null when it could not be read; the pass may be there all the same. */
  readonly preview: PassPreview | null;
  /** How often it was drawn anew: each time it is another picture, in which nothing of the last one is seen to move. */
  readonly drawn?: number;
};

/** A pass as Wallet will draw it, front and back, from the very pass.json that was signed. Without script: both. */
export function PassCard({ title, preview, drawn = 0 }: PassCardProps) {
  const t = useWords('result');
  const [face, setFace] = useState<'front' | 'back'>('front');
  return (
    <figure className="mx-auto w-full max-w-88" aria-label={t.previewOf(title)}>
      <div className="pass-stage">
        {!preview && <p className="grid h-full place-items-center p-6 text-center text-sm text-soft">{t.noPreview}</p>}
        {preview && face === 'front' && <PassFront key={drawn} preview={preview} />}
        {preview && (
          <div hidden={face === 'front'} className="tab-panel">
            <PassBack preview={preview} />
          </div>
        )}
      </div>
      <div className="needs-script mt-3 flex justify-center">
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
