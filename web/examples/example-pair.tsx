import { examples as t } from '../messages/en/examples.ts';
import { Card } from '../ui/card.tsx';
import { ArrowIcon } from '../ui/icons.tsx';
import type { Example } from './example-list.ts';
import { ExamplePicture } from './example-picture.tsx';

/** A document, the pass made from it, and what is worth a look. */
export function ExamplePair({ id, title, before, after }: Example) {
  // Screens are narrow and tall; at the same width they would be twice as high as paper.
  const narrow = before.height > 2 * before.width;
  return (
    <Card className="flex flex-col">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-soft">{t.about[id]}</p>
      <div className="mt-7 grid grow grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 sm:gap-5">
        <ExamplePicture
          picture={before}
          alt={t.beforeAlt(title)}
          caption={t.before}
          className={`w-full justify-self-end ${narrow ? 'max-w-36' : 'max-w-60'}`}
        />
        <span className="text-soft rtl:rotate-180">
          <ArrowIcon size={22} />
        </span>
        <ExamplePicture
          picture={after}
          alt={t.afterAlt(title)}
          caption={t.after}
          className="w-full max-w-60 justify-self-start"
        />
      </div>
    </Card>
  );
}
