import { useWords } from '../messages/use-words.ts';
import { Card } from '../ui/card.tsx';
import { BeforeAfter, pairWords } from './before-after.tsx';
import type { Example } from './example-list.ts';

/** A document, the pass made from it, and what is worth a look. */
export function ExamplePair({ id, before, after }: Example) {
  const t = useWords('examples');
  const { pictures } = useWords('layout');
  const title = pictures.titles[id];
  // Screens are narrow and tall; at the same width they would be twice as high as paper.
  const narrow = before.height > 2 * before.width;
  return (
    <Card className="flex flex-col">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-soft">{t.about[id]}</p>
      <BeforeAfter
        example={{ before, after }}
        words={pairWords(pictures, title)}
        className="mt-7 grid grow grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-3 sm:gap-5"
        beforeClass={`w-full justify-self-end ${narrow ? 'max-w-36' : 'max-w-60'}`}
        afterClass="w-full max-w-60 justify-self-start"
      />
    </Card>
  );
}
