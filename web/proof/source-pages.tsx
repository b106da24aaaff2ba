import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { regionsOn, type Side, sideFor } from './label-side.ts';
import type { Mark, Selection } from './selection.ts';
import type { Region, TicketJson } from './ticket-data.ts';

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
              <Page
                page={page}
                of={pages.filter(({ name }) => name === page.name).length}
                marks={(selection?.marks ?? []).filter((mark) => mark.page === page.number)}
                outline={outline.filter((mark) => mark.page === page.number)}
                taken={regionsOn(page.number, ticket)}
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

type PageProps = {
  readonly page: TicketJson['pages'][number];
  readonly of: number;
  readonly marks: readonly Mark[];
  readonly outline: readonly Mark[];
  /** Regions that a label should not cover. */
  readonly taken: readonly Region[];
  readonly onPlace: (point: { readonly x: number; readonly y: number }) => void;
};

function Page({ page, of, marks, outline, taken, onPlace }: PageProps) {
  const t = useWords('proof');
  const { url, width, height, name } = page;
  const tap = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onPlace({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  const small = width < smallPicture;
  return (
    // The list of values is the way of a keyboard and of a screen reader.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={`relative cursor-pointer ${small ? 'w-fit' : ''}`} onClick={tap}>
      <img
        src={url}
        width={Math.round(width)}
        height={Math.round(height)}
        alt={t.page(page.page, of, name)}
        className={`block h-auto bg-[#fff] ${small ? 'max-w-full' : 'w-full'}`}
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        {outline.map((mark) => (
          <rect key="code" {...boxOf(mark, page)} className="proof-code" />
        ))}
        {marks.map((mark) => (
          <rect
            key={`${mark.label} ${mark.region.x} ${mark.region.y}`}
            {...boxOf(mark, page)}
            data-lit
            className="proof-mark"
          />
        ))}
      </svg>
      {labelled(marks, t.code).map((mark) => (
        <MarkLabel
          key={`${mark.label} ${mark.region.x} ${mark.region.y}`}
          mark={mark}
          side={sideFor(mark.label, mark.region, taken)}
        />
      ))}
    </div>
  );
}

/** Pictures in a mail may be stamps; they are not blown up. */
const smallPicture = 500;

/** One name for each value; the outline of a code has a sentence of its own below. */
function labelled(marks: readonly Mark[], code: string): readonly Mark[] {
  return [...new Map(marks.toReversed().map((mark) => [mark.label, mark])).values()].filter(
    ({ label }) => label !== code,
  );
}

/** What stands there, never said by colour alone. Its place is set by script: pages carry no inline styles. */
function MarkLabel({ mark: { region, label }, side }: { readonly mark: Mark; readonly side: Side }) {
  const place = (element: HTMLElement | null) => {
    if (!element) return;
    const { x, y, width, height } = region;
    const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
    const across = x + width / 2 > 0.5 ? { right: percent(1 - x - width) } : { left: percent(x) };
    const beside = side === 'left' ? { right: percent(1 - x) } : { left: percent(x + width) };
    Object.assign(
      element.style,
      side === 'above' || side === 'below' ? across : beside,
      side === 'above' ? { bottom: percent(1 - y) } : { top: percent(side === 'below' ? y + height : y) },
    );
  };
  return (
    <span ref={place} aria-hidden="true" data-side={side} className="proof-label needs-script">
      {label}
    </span>
  );
}

type Size = { readonly width: number; readonly height: number };

/** A little more than the ink, so that the outline does not cover it. In the units of the page: no style, so no script is needed. */
function boxOf({ region: { x, y, width, height } }: Mark, page: Size) {
  const more = page.width / 200;
  return {
    x: x * page.width - more,
    y: y * page.height - more,
    width: width * page.width + 2 * more,
    height: height * page.height + 2 * more,
    rx: more,
  };
}

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
