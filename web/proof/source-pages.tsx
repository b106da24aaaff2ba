import { useEffect, useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import type { Mark, Selection } from './selection.ts';
import { SourcePage } from './source-page.tsx';
import type { TicketJson } from './ticket-data.ts';

type SourcePagesProps = {
  readonly ticket: TicketJson;
  readonly selection: Selection | undefined;
  readonly onPlace: (page: number, point: { readonly x: number; readonly y: number }) => void;
};

/** The pages as they were sent; what is chosen is outlined, and brought into sight. */
export function SourcePages({ ticket, selection, onPlace }: SourcePagesProps) {
  const t = useWords('proof');
  const { pages, code } = ticket;
  const frame = useRef<HTMLElement>(null);
  const [wish, setWish] = useState<boolean>();
  const [near, setNear] = useState(false);
  const large = wish ?? near;
  const first = useRef(selection);
  useEffect(() => {
    if (!selection) return;
    // On a phone a whole page is an overview, and a value is read from nearer by. A code that had no room there is seen whole.
    if (selection !== first.current && (frame.current?.clientWidth ?? 0) < readableWidth)
      setNear(!selection.names.includes('code') || selection.marks.every(({ region }) => region.width < halfPage));
    bringIntoSight(frame.current, large);
    // A phone that is turned has another frame. One whose bars come and go has the same, moved by whose hand it may be.
    let width = frame.current?.clientWidth;
    const watch = new ResizeObserver(() => {
      if (frame.current?.clientWidth === width) return;
      width = frame.current?.clientWidth;
      bringIntoSight(frame.current, large);
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [selection, large]);

  if (pages.length === 0) return <p className="rounded-field bg-sunk p-6 text-sm text-soft">{t.noPages}</p>;
  const outline: readonly Mark[] =
    code?.page && code.region ? [{ page: code.page, region: code.region, label: t.code }] : [];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{t.source}</h2>
        <Button look="quiet" size="small" className="needs-script -me-3" onClick={() => setWish(!large)}>
          {large ? t.smaller : t.larger}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it takes focus */}
      <section ref={frame} id="source" dir="ltr" tabIndex={0} aria-label={t.source} className="proof-frame">
        <ol className={large ? 'w-[200%] lg:w-[160%]' : 'w-full'}>
          {pages.map((page) => (
            <li key={page.number} className="p-2">
              <SourcePage
                {...{ ticket, page, selection }}
                of={pages.filter(({ name }) => name === page.name).length}
                outline={outline.filter((mark) => mark.page === page.number)}
                onPlace={(point) => onPlace(page.number, point)}
              />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** As much of a page's width as a phone shows of it when it is larger, and a little less. */
const halfPage = 0.48;

/** Pixels from which on the small print of a page can be read. */
const readableWidth = 600;

/** Scrolls the frame alone, never the page under somebody's finger; across only where the page is wider than the frame. */
function bringIntoSight(frame: HTMLElement | null, across: boolean): void {
  const mark = frame?.querySelector('[data-lit]');
  if (!frame || !mark) return;
  const [outer, inner] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()];
  frame.scrollBy({
    left: across ? inner.left + inner.width / 2 - (outer.left + outer.width / 2) : 0,
    top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
  });
}
