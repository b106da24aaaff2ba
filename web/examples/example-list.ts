import concert from './passes/concert.json?drawn';
import flight from './passes/flight.json?drawn';
import movie from './passes/movie.json?drawn';
import family from './passes/pdf-tickets.json?drawn';
import train from './passes/train.json?drawn';
import voucher from './passes/voucher.json?drawn';
import pictures from './pictures.json';

/** What kind of thing an example is. */
export type ExampleType = 'event' | 'boarding' | 'transportation' | 'entertainment' | 'pdf' | 'voucher';

/** A document and the pass that our own engine made of it. */
export type Example = {
  readonly id: keyof typeof pictures;
  readonly type: ExampleType;
  readonly before: Picture;
  readonly after: Picture;
};

/** A picture and its size in CSS pixels, so that its place is kept. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The same in several widths; whoever shows it says in `sizes` how wide. Drawings need none. */
  readonly srcSet?: string;
};

/** LIST: the six examples. `scripts/draw-site-examples.ts` draws their documents; their passes are drawn while this is built. */
export const exampleList: readonly Example[] = [
  example('concert', 'event', concert),
  example('flight', 'boarding', flight),
  example('train', 'transportation', train),
  example('movie', 'entertainment', movie),
  example('pdf-tickets', 'pdf', family),
  example('voucher', 'voucher', voucher),
];

function example(id: Example['id'], type: ExampleType, after: Picture): Example {
  const before = pictures[id];
  const large = `/examples/${id}-before.webp`;
  return {
    id,
    type,
    before: { src: large, srcSet: `/examples/${id}-before-480.webp 480w, ${large} ${before.width * 1.5}w`, ...before },
    after,
  };
}
