import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { proof as t } from '../messages/en/proof.ts';
import { Button } from '../ui/button.tsx';
import type { Mark, Selection } from './selection.ts';
import type { TicketJson } from './ticket-data.ts';

type SourcePagesProps = {
  readonly ticket: TicketJson;
  readonly selection: Selection | undefined;
  readonly onPlace: (page: number, point: { readonly x: number; readonly y: number }) => void;
};

/** The pages as they were sent; what is chosen is outlined, and brought into sight. */
export function SourcePages({ ticket, selection, onPlace }: SourcePagesProps) {
  const { pages, code } = ticket;
  const frame = useRef<HTMLElement>(null);
  const [large, setLarge] = useState(false);
  useEffect(() => {
    if (selection) bringIntoSight(frame.current);
  }, [selection]);

  if (pages.length === 0) return <p className="rounded-field bg-sunk p-6 text-sm text-soft">{t.noPages}</p>;
  const outline: readonly Mark[] =
    code?.page && code.region ? [{ page: code.page, region: code.region, label: t.code }] : [];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{t.source}</h2>
        <Button look="quiet" size="small" className="needs-script" onClick={() => setLarge(!large)}>
          {large ? t.smaller : t.larger}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it takes focus */}
      <section ref={frame} id="source" tabIndex={0} aria-label={t.source} className="proof-frame">
        <ol className={large ? 'w-[200%] lg:w-[160%]' : 'w-full'}>
          {pages.map((page) => (
            <li key={page.number}>
              <Page
                page={page}
                of={pages.filter(({ name }) => name === page.name).length}
                marks={(selection?.marks ?? []).filter((mark) => mark.page === page.number)}
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

type PageProps = {
  readonly page: TicketJson['pages'][number];
  readonly of: number;
  readonly marks: readonly Mark[];
  readonly outline: readonly Mark[];
  readonly onPlace: (point: { readonly x: number; readonly y: number }) => void;
};

function Page({ page, of, marks, outline, onPlace }: PageProps) {
  const { url, width, height, name } = page;
  const tap = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onPlace({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  return (
    // The list of values is the way of a keyboard and of a screen reader.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className="relative cursor-pointer" onClick={tap}>
      <img
        src={url}
        width={Math.round(width)}
        height={Math.round(height)}
        alt={t.page(page.page, of, name)}
        className="block h-auto w-full bg-[#fff]"
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
          <MarkShape key={`${mark.label} ${mark.region.x} ${mark.region.y}`} mark={mark} page={page} />
        ))}
      </svg>
    </div>
  );
}

type MarkShapeProps = { readonly mark: Mark; readonly page: Size };
type Size = { readonly width: number; readonly height: number };

/** An outline with the name of what stands there: never colour alone. */
function MarkShape({ mark, page }: MarkShapeProps) {
  const box = boxOf(mark, page);
  const size = page.width / 30;
  const right = mark.region.x + mark.region.width / 2 > 0.5;
  return (
    <g data-lit>
      <rect {...box} className="proof-mark" />
      <text
        x={right ? box.x + box.width : box.x}
        y={box.y > size * 1.6 ? box.y - size * 0.45 : box.y + box.height + size * 1.15}
        textAnchor={right ? 'end' : 'start'}
        fontSize={size}
        strokeWidth={size * 0.5}
        className="proof-label"
      >
        {mark.label}
      </text>
    </g>
  );
}

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

/** Scrolls the frame alone, never the page under somebody's finger. */
function bringIntoSight(frame: HTMLElement | null): void {
  const mark = frame?.querySelector('[data-lit]');
  if (!frame || !mark) return;
  const [outer, inner] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()];
  frame.scrollBy({
    left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
    top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
    behavior: 'smooth',
  });
}
