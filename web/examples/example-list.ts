import pictures from './pictures.json';

/** What kind of thing an example is. */
export type ExampleType = 'event' | 'boarding' | 'transportation' | 'entertainment' | 'pdf' | 'voucher';

/** A document and the pass that our own engine made of it. */
export type Example = {
  readonly id: keyof typeof pictures;
  readonly title: string;
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
  example('concert', 'Concert Ticket', 'event'),
  example('flight', 'Flight Boarding Pass', 'boarding'),
  example('train', 'Train Ticket', 'transportation'),
  example('movie', 'Movie Ticket', 'entertainment'),
  example('pdf-tickets', 'PDF Tickets', 'pdf'),
  example('voucher', 'Voucher Screenshot', 'voucher'),
];

function example(id: Example['id'], title: string, type: ExampleType): Example {
  const { before, after } = pictures[id];
  const large = `/examples/${id}-before.webp`;
  return {
    id,
    title,
    type,
    before: { src: large, srcSet: `/examples/${id}-before-480.webp 480w, ${large} ${before.width * 1.5}w`, ...before },
    after: { src: `/examples/${id}-after.svg`, ...after },
  };
}
