import { lazy, type MouseEvent, Suspense, useMemo } from 'react';
import { useWords } from '../messages/use-words.ts';
import type { Mark, Selection } from './selection.ts';
import type { Region, TicketJson } from './ticket-data.ts';
import { fetchLit, useInked } from './use-inked.ts';

const MarkLabels = lazy(async () => ({ default: (await fetchLit()).MarkLabels }));

type PageProps = {
  readonly ticket: TicketJson;
  readonly page: TicketJson['pages'][number];
  readonly of: number;
  readonly selection: Selection | undefined;
  readonly outline: readonly Mark[];
  readonly onPlace: (point: { readonly x: number; readonly y: number }) => void;
};

/** A page as it was sent, with what is lit up on it. */
export function SourcePage({ ticket, page, of, selection, outline, onPlace }: PageProps) {
  const t = useWords('proof');
  const { number, url, width, height, name } = page;
  const marks = useMemo(() => (selection?.marks ?? []).filter((mark) => mark.page === number), [selection, number]);
  const { image, inked, settled } = useInked(marks);
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
        ref={image}
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
          <rect key="code" {...boxOf(mark.region, page)} className="proof-code" />
        ))}
        {inked.map((mark) => (
          <rect
            key={`${mark.label} ${mark.region.x} ${mark.region.y}`}
            {...(mark.label === t.code ? boxOf(mark.region, page) : boxOf(mark.ink, page, mark.region))}
            data-lit
            className="proof-mark"
          />
        ))}
      </svg>
      {settled && (
        <Suspense>
          <MarkLabels marks={inked} page={number} ticket={ticket} />
        </Suspense>
      )}
    </div>
  );
}

/** Pictures in a mail may be stamps; they are not blown up. */
const smallPicture = 500;

type Size = { readonly width: number; readonly height: number };

/**
 * A little more than the ink, so that the outline does not cover it, and hardly more than its line, above which its label may stand. In the
 * units of the page: no style, so no script is needed.
 */
function boxOf({ x, y, width, height }: Region, page: Size, line?: Region) {
  const more = page.width / 200;
  const within = (room: number) => Math.max(more / 3, Math.min(more, room * page.height));
  const above = line ? within(y - line.y) : more;
  const below = line ? within(line.y + line.height - y - height) : more;
  return {
    x: x * page.width - more,
    y: y * page.height - above,
    width: width * page.width + 2 * more,
    height: height * page.height + above + below,
    rx: more,
  };
}
