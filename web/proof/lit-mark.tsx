import { useWords } from '../messages/use-words.ts';
import { inkRows } from './ink-rows.ts';
import { regionsOn, type Side, sideFor } from './label-side.ts';
import type { InkedMark, Mark } from './selection.ts';
import type { Region, TicketJson } from './ticket-data.ts';

/** For the region of each mark the part of it that ink stands on, as high as that and as wide as before. */
export function inksOf(picture: HTMLImageElement, marks: readonly Mark[]): ReadonlyMap<Region, Region> {
  return new Map(marks.map(({ region }) => [region, inkOf(picture, region)]));
}

/** The region itself where the picture cannot be looked into: some browsers let nobody see what an SVG drew. */
function inkOf(picture: HTMLImageElement, region: Region): Region {
  const { naturalWidth, naturalHeight } = picture;
  const width = Math.round(region.width * naturalWidth);
  const height = Math.round(region.height * naturalHeight);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || width < 1 || height < 1) return region;
  context.drawImage(picture, -Math.round(region.x * naturalWidth), -Math.round(region.y * naturalHeight));
  try {
    const { from, to } = inkRows(context.getImageData(0, 0, width, height));
    return { ...region, y: region.y + from * region.height, height: (to - from) * region.height };
  } catch {
    return region;
  }
}

type MarkLabelsProps = { readonly marks: readonly InkedMark[]; readonly page: number; readonly ticket: TicketJson };

/** What is called what on a page, beside the ink and where it covers no other value. */
export function MarkLabels({ marks, page, ticket }: MarkLabelsProps) {
  const t = useWords('proof');
  const taken = regionsOn(page, ticket);
  return labelled(marks, t.code).map((mark) => (
    <MarkLabel
      key={`${mark.label} ${mark.region.x} ${mark.region.y}`}
      mark={mark}
      side={sideFor(mark.label, mark.region, taken)}
    />
  ));
}

/** One name for each value; the outline of a code has a sentence of its own below. */
function labelled(marks: readonly InkedMark[], code: string): readonly InkedMark[] {
  return [...new Map(marks.toReversed().map((mark) => [mark.label, mark])).values()].filter(
    ({ label }) => label !== code,
  );
}

/** What stands there, never said by colour alone. Its place is set by script: pages carry no inline styles. */
function MarkLabel({ mark: { ink, label }, side }: { readonly mark: InkedMark; readonly side: Side }) {
  const place = (element: HTMLElement | null) => {
    if (!element) return;
    const { x, y, width, height } = ink;
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
