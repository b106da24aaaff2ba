import { type MailLimits, mailLimits } from './shared/mail/limits.ts';
import { type RecognitionLimits, recognitionLimits } from './shared/recognition/limits.ts';

/** LIST: every bound on what we open. Beyond one of them something is left out and said, or the file is refused. */
export type Limits = {
  /** Largest file of each kind, in bytes; checked before anything else. */
  readonly bytes: { readonly pdf: number; readonly other: number };
  readonly pdf: {
    /** Pages whose text is read, and pages that are drawn and searched for codes, from the first. */
    readonly textPages: number;
    readonly drawnPages: number;
    /** Characters of a page; one with more is only drawn. */
    readonly pageCharacters: number;
    /** Size of a drawn page. */
    readonly drawnPixels: number;
    readonly drawnSide: number;
    /** Embedded pictures looked at on a page, the size of one, and the size of all that are searched for codes. */
    readonly pictures: number;
    readonly picturePixels: number;
    readonly allPicturePixels: number;
    /** Objects walked through on a page in search of pictures. */
    readonly objects: number;
    /** Embedded files opened, and the size of one in bytes. */
    readonly files: number;
    readonly fileBytes: number;
  };
  readonly image: {
    readonly pixels: number;
    readonly side: number;
    /** Scans of a progressive JPEG. */
    readonly scans: number;
  };
  readonly mail: MailLimits;
  readonly recognition: RecognitionLimits;
  readonly tree: {
    /** Documents inside of documents. */
    readonly depth: number;
    /** Documents in all. */
    readonly parts: number;
  };
  /**
   * Guards, in milliseconds: a reader that needs longer hangs and is killed. They are several times what the slowest honest
   * document needs, so that none of them decides what is found; when one strikes all the same, the result says so.
   */
  readonly time: {
    /** Processor time, which a busy machine does not use up: from one finished step (text or drawing of a page) to the next. */
    readonly pdfStep: number;
    /** Processor time of the other readers for one file, picture or code. Recognition has its own in `recognition`. */
    readonly image: number;
    readonly scan: number;
    readonly mail: number;
    readonly prove: number;
    /** On the wall: for one PDF, and for all that was uploaded; whoever cannot wait so long sets less. */
    readonly pdf: number;
    readonly all: number;
    /** On the wall, beyond that: for the pictures of pages that are shown beside passes. */
    readonly pictures: number;
  };
  readonly memory: {
    /** Resident bytes of a reader; one with more is killed. */
    readonly resident: number;
    /** `RLIMIT_DATA` in kilobytes. Node 26 alone asks for 620 000 without using them. */
    readonly readerData: number;
    readonly imageData: number;
  };
  /** Bytes of one answer of a reader. */
  readonly answer: number;
};

const megabyte = 1024 * 1024;

/** What we open unless told otherwise. */
export const defaultLimits: Limits = deepFreeze({
  bytes: { pdf: 10 * megabyte, other: 25 * megabyte },
  pdf: {
    textPages: 20,
    drawnPages: 20,
    pageCharacters: 50_000,
    drawnPixels: 8_700_000,
    drawnSide: 5000,
    pictures: 50,
    picturePixels: 25_000_000,
    allPicturePixels: 40_000_000,
    objects: 20_000,
    files: 10,
    fileBytes: 10 * megabyte,
  },
  image: { pixels: 50_000_000, side: 16_384, scans: 100 },
  mail: mailLimits,
  recognition: recognitionLimits,
  tree: { depth: 6, parts: 60 },
  time: {
    pdfStep: 10_000,
    image: 10_000,
    scan: 10_000,
    mail: 10_000,
    prove: 10_000,
    pdf: 400_000,
    all: 600_000,
    pictures: 60_000,
  },
  memory: { resident: 512 * megabyte, readerData: 1_000_000, imageData: 1_000_000 },
  answer: 64 * megabyte,
});

function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) deepFreeze(inner);
  return Object.freeze(value);
}
