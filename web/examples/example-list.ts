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

/** LIST: the six examples. `scripts/draw-site-examples.ts` draws their pictures. */
export const exampleList: readonly Example[] = [
  example('concert', 'event'),
  example('flight', 'boarding'),
  example('train', 'transportation'),
  example('movie', 'entertainment'),
  example('pdf-tickets', 'pdf'),
  example('voucher', 'voucher'),
];

function example(id: Example['id'], type: ExampleType): Example {
  const { before, after } = pictures[id];
  const large = `/examples/${id}-before.webp`;
  return {
    id,
    type,
    before: { src: large, srcSet: `/examples/${id}-before-480.webp 480w, ${large} ${before.width * 1.5}w`, ...before },
    after: { src: `/examples/${id}-after.svg`, ...after },
  };
}
