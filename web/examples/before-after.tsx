import { useId, useRef } from 'react';
import { useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { Dialog, dialogCommand } from '../ui/dialog.tsx';
import { ArrowIcon } from '../ui/icons.tsx';
import type { Example } from './example-list.ts';
import { ExamplePicture, Placeholder, useMissing } from './example-picture.tsx';

/** What the two pictures are, for those who see them and for those who do not. */
export type PairWords = {
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly beforeAlt: string;
  readonly afterAlt: string;
};

type BeforeAfterProps = {
  readonly example: Pick<Example, 'before' | 'after'>;
  readonly words: PairWords;
  readonly className: string;
  readonly beforeClass?: string;
  readonly afterClass?: string;
  readonly arrowClass?: string;
  readonly arrowSize?: number;
};

/** What the pictures of an example of this title are. */
export function pairWords(pictures: Words['layout']['pictures'], title: string): PairWords {
  const { before, after, beforeAlt, afterAlt } = pictures;
  return { title, before, after, beforeAlt: beforeAlt(title), afterAlt: afterAlt(title) };
}

/** A document may be as dark as what is behind it. */
const edged = '[&_img]:ring-1 [&_img]:ring-line';

/** A document and the pass made from it, side by side. Either opens both full screen. */
export function BeforeAfter({ example, words, className, arrowSize = 22, ...classes }: BeforeAfterProps) {
  const { pictures } = useWords('layout');
  const viewer = useRef<HTMLDialogElement>(null);
  const id = useId();
  const open = dialogCommand('show-modal', id, () => viewer.current?.showModal());
  const { before, after } = example;
  return (
    <div className={className}>
      <ExamplePicture
        picture={before}
        alt={words.beforeAlt}
        caption={words.before}
        open={open}
        className={`${edged} ${classes.beforeClass ?? ''}`}
      />
      <span className={`self-center text-soft ${classes.arrowClass ?? 'rtl:rotate-180'}`}>
        <ArrowIcon size={arrowSize} />
      </span>
      <ExamplePicture
        picture={after}
        alt={words.afterAlt}
        caption={words.after}
        open={open}
        className={classes.afterClass ?? ''}
      />
      <Dialog
        id={id}
        ref={viewer}
        label={pictures.viewer(words.title)}
        className="h-[calc(100dvh-2rem)] max-h-none w-[calc(100vw-2rem)] max-w-none"
      >
        <p className="pe-12 text-xl font-semibold">{words.title}</p>
        <div className="mt-6 grid items-center gap-8 sm:h-[calc(100dvh-11rem)] sm:grid-cols-[1fr_auto_1fr]">
          <Large picture={before} alt={words.beforeAlt} caption={words.before} />
          <span className="rotate-90 justify-self-center text-soft sm:rotate-0 rtl:sm:rotate-180">
            <ArrowIcon size={32} />
          </span>
          <Large picture={after} alt={words.afterAlt} caption={words.after} />
        </div>
      </Dialog>
    </div>
  );
}

type LargeProps = { readonly picture: Example['before']; readonly alt: string; readonly caption: string };

function Large({ picture, alt, caption }: LargeProps) {
  const { image, missing } = useMissing();
  return (
    <figure className="min-w-0">
      {missing ? (
        <Placeholder />
      ) : (
        <img
          ref={image}
          {...picture}
          sizes={picture.srcSet && '(min-width: 40rem) 50vw, 100vw'}
          alt={alt}
          loading="lazy"
          className="mx-auto h-auto max-h-[80dvh] w-auto max-w-full rounded-xl drop-shadow-[0_0_1px_var(--color-edge)] sm:max-h-[calc(100dvh-14rem)]"
        />
      )}
      <figcaption className="mt-3 text-center text-sm text-soft">{caption}</figcaption>
    </figure>
  );
}
