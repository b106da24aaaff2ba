import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import type { Picture } from './example-list.ts';

type ExamplePictureProps = {
  readonly picture: Picture;
  readonly alt: string;
  readonly caption: string;
  /** What the button needs to open the viewer. */
  readonly open: ComponentProps<'button'>;
  readonly className: string;
};

/** A picture that can be enlarged; a placeholder stands there when it cannot be loaded. */
export function ExamplePicture({ picture, alt, caption, open, className }: ExamplePictureProps) {
  const { pictures } = useWords('layout');
  const { image, missing } = useMissing();
  return (
    <figure className={`flex min-w-0 flex-col ${className}`}>
      {missing ? (
        <Placeholder />
      ) : (
        <button
          type="button"
          aria-label={pictures.enlarge(alt)}
          {...open}
          className="my-auto block w-full cursor-zoom-in rounded-2xl"
        >
          <img
            ref={image}
            {...picture}
            sizes={picture.srcSet && '16rem'}
            alt=""
            loading="lazy"
            decoding="async"
            className="mx-auto block h-auto w-full rounded-xl shadow-pass"
          />
        </button>
      )}
      <figcaption className="mt-3 text-center text-sm text-soft">{caption}</figcaption>
    </figure>
  );
}

/** What stands where a picture is missing. */
export function Placeholder() {
  const { pictures } = useWords('layout');
  return (
    <p className="my-auto grid aspect-[3/4] place-items-center rounded-2xl border border-dashed border-edge p-4 text-center text-sm text-soft">
      {pictures.missing}
    </p>
  );
}

/** Whether an image failed, also when it did so before our script arrived. */
export function useMissing() {
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
