/** Every operation of the fenced readers, a few lines each; long because there are many. */
import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import type { Ask, Failure } from '#src/fence/ask.ts';
import { seenFromOutside, tryFence } from '#src/fence/level.ts';
import { Pool } from '#src/fence/pool.ts';
import type { Refused } from '#src/fence/refused.ts';
import { openTargets, type Targets } from '#src/fence/targets.ts';
import type { ShrinkRequest } from './inside/image/shrink-image.ts';
import type { PdfPageDrawing } from './inside/pdf/draw-pages.ts';
import type { PdfRequest } from './inside/pdf/read-pdf.ts';
import { defaultLimits } from './limits.ts';
import * as answers from './opening/answers.ts';
import { type Recognisers, recognise } from './opening/recognise.ts';
import type { Bounds, Readers, ReadersOptions } from './readers.ts';
import type { DrawnPage } from './shared/pictures/drawn-page.ts';

/** What the wall of the operating system is tried with. */
const bareProbe = {
  entry: new URL('../fence/probe-child.ts', import.meta.url),
  addons: true,
  permissions: false,
  spare: false,
} as const;

/** Drawn pages that wait to be encoded: each has some 4 MB. */
const pagesAtOnce = 4;

/** Bytes of a file that its reader is replaced after. */
const largeFile = 8 * 2 ** 20;

/** Milliseconds on the wall after which a reader that has not started never will. */
const slowestStart = 300_000;
/** Recognisers at work at a time if not said; each takes some 200 MB. */
const usualRecognisers = Math.min(2, availableParallelism());
/** Recognition gives what it has after this part of the time that is waited for it. */
const beforeEnd = 0.9;

/** Starts fenced readers, one of each kind ahead of use. Whoever opens them closes them. */
export function openReaders(options: ReadersOptions = {}): Readers {
  const limits = options.limits ?? defaultLimits;
  const { time, memory, answer } = limits;
  const { nice = 0, spare = true } = options;
  const worker = { answer, resident: memory.resident, start: slowestStart, nice, spare };
  const readers = new Pool({
    ...worker,
    entry: new URL('./inside/reader-child.ts', import.meta.url),
    mostBytes: largeFile,
    addons: false,
    dataLimit: memory.readerData,
    size: options.readers ?? 2,
  });
  const images = new Pool({
    ...worker,
    entry: new URL('./inside/image-child.ts', import.meta.url),
    addons: true,
    dataLimit: memory.imageData,
    size: options.imageReaders ?? 1,
  });

  let opened: Pool | undefined;
  let closed = false;
  const recognisers = () => {
    opened ??= new Pool({
      ...worker,
      entry: new URL('./inside/recognition-child.ts', import.meta.url),
      addons: false,
      dataLimit: limits.recognition.data,
      size: options.recognisers ?? usualRecognisers,
      mostServed: 20,
      spare: false,
    });
    return opened;
  };
  const pools = () => [readers, images, ...(opened ? [opened] : [])];

  const guarded = (step: number, { within = time.all, signal }: Bounds = {}) => ({ within, step, signal });

  /** The answer, checked; a failure is reported and only its kind given back. */
  async function ask<T>(pool: Pool, shape: z.ZodType<T>, request: Ask): Promise<T | Refused> {
    const result = await pool.run(request);
    const parsed = 'failed' in result ? undefined : shape.safeParse(result.end);
    if (parsed?.success) return parsed.data;
    const unexpected: Failure = { failed: 'crash', detail: `not the answer expected: ${parsed?.error?.message}` };
    const failure = 'failed' in result ? result : unexpected;
    options.onFailure?.({ ...failure, operation: request.operation });
    return { failed: failure.failed };
  }

  const shrink = (input: ShrinkRequest, bounds?: Bounds) =>
    ask(images, answers.shrunk, { operation: 'shrink', input, ...guarded(time.image, bounds) });

  return {
    pdf(request, onPart, bounds) {
      const input: PdfRequest = { ...request, limits: limits.pdf };
      const takePart = (part: unknown) => onPart(answers.pdfPart.parse(part));
      return ask(readers, answers.pdfEnd, {
        ...{ operation: 'pdf', input, onPart: takePart },
        ...guarded(time.pdfStep, bounds),
      });
    },
    image(bytes, bounds) {
      if (!closed) recognisers(); // starts while the picture is decoded
      const input = { bytes, pixels: limits.image.pixels, shown: bounds?.inline ?? false };
      return ask(images, answers.image, { operation: 'image', input, ...guarded(time.image, bounds) });
    },
    artwork: (input, bounds) =>
      ask(images, answers.artwork, { operation: 'artwork', input, ...guarded(time.image, bounds) }),
    async drawPdf({ pages, ...file }, bounds) {
      const drawn: (DrawnPage & { readonly number: number })[] = [];
      for (let at = 0; at < pages.length; at += pagesAtOnce) {
        const drawings: PdfPageDrawing[] = [];
        const end = await ask(readers, answers.drawnEnd, {
          operation: 'draw',
          input: { ...file, pages: pages.slice(at, at + pagesAtOnce), pageCharacters: limits.pdf.pageCharacters },
          onPart: (part) => drawings.push(answers.drawnPart.parse(part)),
          counts: 'again',
          ...guarded(time.pdfStep, bounds),
        });
        for (const { number, ...drawing } of drawings) {
          const page = 'page' in drawing ? drawing.page : await shrink(drawing, bounds);
          if (page !== 'unreadable' && !('failed' in page)) drawn.push({ number, ...page });
        }
        if (typeof end === 'object') return drawn.length > 0 ? drawn : end;
      }
      return drawn;
    },
    shrinkImage: (bytes, bounds) => shrink({ bytes, pixels: limits.image.pixels }, bounds),
    async mail(bytes, bounds) {
      const input = { bytes, limits: limits.mail };
      const request: Ask = { operation: 'mail', input, ...guarded(time.mail, bounds) };
      return (await ask(readers, answers.mail, request)) ?? undefined;
    },
    file: (input, bounds) => ask(readers, answers.parts, { operation: 'file', input, ...guarded(time.mail, bounds) }),
    scan: (picture, depth, bounds) =>
      ask(readers, answers.codes, {
        operation: 'scan',
        input: { picture, depth },
        lasting: false, // the reader of codes is given no more than some megapixels at a time
        ...guarded(time.scan, bounds),
      }),
    async recognise(picture, hints, bounds, report) {
      const guards = guarded(limits.recognition.stop, bounds);
      const end = performance.now() + guards.within;
      const askOne = <T>(shape: z.ZodType<T>, request: Pick<Ask, 'operation' | 'input' | 'counts'>) =>
        ask(recognisers(), shape, { ...guards, ...request, within: end - performance.now() });
      const pool: Recognisers = {
        lanes: options.recognisers ?? usualRecognisers,
        prepare: (whole, wish) =>
          askOne(answers.prepared, { operation: 'prepare', input: { picture: whole, hints: wish } }),
        read: (input, first) =>
          askOne(answers.printedLines, { operation: 'read', input, ...(first ? {} : { counts: false }) }),
      };
      const enough = performance.now() + guards.within * beforeEnd;
      const overdue = () => performance.now() > enough;
      return recognise(picture, hints, pool, { limits: limits.recognition, overdue, report });
    },
    async prove(input, bounds) {
      const proof = await ask(readers, answers.proof, {
        operation: 'prove',
        input,
        ...guarded(time.prove, bounds),
        counts: false, // the code is drawn by us
      });
      return proof && !('failed' in proof) ? proof : undefined;
    },
    async level(given) {
      const own = given ? undefined : await openTargets();
      const bare = new Pool({ ...worker, ...bareProbe, dataLimit: memory.imageData, size: 1 });
      const probe = (pool: Pool) => (input: Targets) =>
        ask(pool, answers.breach, { operation: 'probe', input, within: slowestStart });
      try {
        const level = await tryFence(given ?? own!.targets, {
          readers: [readers, images].map(probe),
          system: probe(bare),
          boundsMemory: [readers, images].every((pool) => pool.boundsMemory),
        });
        return own ? seenFromOutside(level, own.close()) : level;
      } finally {
        own?.close();
        await bare.close();
      }
    },
    pids: () => pools().flatMap((pool) => pool.pids),
    async close() {
      closed = true;
      await Promise.all(pools().map((pool) => pool.close()));
    },
  };
}
