import { useEffect, useRef, useState } from 'react';
import { home } from '../messages/en/home.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Picture } from './example-list.ts';

type ExamplePictureProps = {
  readonly picture: Picture;
  readonly alt: string;
  readonly caption: string;
  readonly className?: string;
};

/** A picture that opens full screen; a placeholder stands there when it cannot be loaded. */
export function ExamplePicture({ picture, alt, caption, className = '' }: ExamplePictureProps) {
  const viewer = useRef<HTMLDialogElement>(null);
  const { image, missing } = useMissing();
  return (
    <figure className={`min-w-0 ${className}`}>
      {missing ? (
        <p className="grid aspect-[3/4] place-items-center rounded-2xl border border-dashed border-edge p-4 text-center text-sm text-soft">
          {home.example.missing}
        </p>
      ) : (
        <button
          type="button"
          aria-label={home.example.enlarge(alt)}
          onClick={() => viewer.current?.showModal()}
          className="block w-full cursor-zoom-in rounded-2xl"
        >
          <img
            ref={image}
            {...picture}
            alt=""
            loading="lazy"
            decoding="async"
            className="mx-auto block h-auto w-full rounded-xl shadow-pass"
          />
        </button>
      )}
      <figcaption className="mt-3 text-center text-sm text-soft">{caption}</figcaption>
      <Dialog ref={viewer} label={alt} className="h-[calc(100dvh-2rem)] max-h-none w-[calc(100vw-2rem)] max-w-none">
        <img {...picture} alt={alt} loading="lazy" className="mx-auto h-[calc(100dvh-6.5rem)] w-full object-contain" />
      </Dialog>
    </figure>
  );
}

/** Whether an image failed, also when it did so before our script arrived. */
function useMissing() {
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const fail = () => setMissing(true);
    if (element.complete && element.naturalWidth === 0 && element.currentSrc) fail();
    element.addEventListener('error', fail);
    return () => element.removeEventListener('error', fail);
  }, []);
  return { image, missing };
}
