import type { z } from 'zod';
import type { Symbology } from '#src/barcodes/barcode.ts';
import type { drawAndReadBack } from './codes/prove.ts';
import type { ScannedCode } from './codes/scan.ts';
import * as answers from './fence/answers.ts';
import { type FenceLevel, tryFence } from './fence/level.ts';
import { Pool } from './fence/pool.ts';
import type { Refused } from './fence/refused.ts';
import { openTargets, type Targets } from './fence/targets.ts';
import type { Ask, Failure } from './fence/worker.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { DecodedImage } from './image/decode-image.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { RawPart } from './mail/raw-part.ts';
import type { PdfEnd, PdfPart, PdfRequest } from './pdf/read-pdf.ts';
import type { RecognisedText, RecognitionHints } from './recognition/recognise-picture.ts';

/** Opens untrusted bytes in processes that can do nothing else and can be killed. Bad input never throws. */
export type Readers = {
  pdf(
    request: Omit<PdfRequest, 'limits' | 'scanBudget'>,
    onPart: (part: PdfPart) => void,
    bounds: { readonly within: number; readonly signal?: AbortSignal },
  ): Promise<PdfEnd | Refused>;
  image(bytes: Uint8Array, signal?: AbortSignal): Promise<DecodedImage | 'unreadable' | Refused>;
  /** A message taken apart; undefined when it is none. */
  mail(bytes: Uint8Array, signal?: AbortSignal): Promise<RawPart | undefined | Refused>;
  /** Calendars, passes, plain text and HTML, by content and media type. */
  file(
    file: { readonly bytes: Uint8Array; readonly mediaType: string; readonly name?: string },
    signal?: AbortSignal,
  ): Promise<readonly RawPart[] | Refused>;
  scan(
    picture: GreyPicture,
    depth: 'quick' | 'thorough',
    signal?: AbortSignal,
  ): Promise<readonly ScannedCode[] | Refused>;
  /** The text of a picture; undefined when it could not be read in time. `codes` are those found in it. */
  recognise(
    picture: GreyPicture,
    hints: Omit<RecognitionHints, 'effort' | 'budgetMs'>,
    signal?: AbortSignal,
  ): Promise<RecognisedText | undefined>;
  /** Draws a code as Wallet would and reads it back; undefined when that does not work. */
  prove(
    barcode: Parameters<typeof drawAndReadBack>[0],
    signal?: AbortSignal,
  ): Promise<{ readonly symbology: Symbology; readonly bytes: Uint8Array } | undefined>;
  /** Tries the fence from within; on targets of its own unless some are given that were put up outside. */
  level(targets?: Targets): Promise<FenceLevel>;
  /** Process ids of the readers alive. */
  pids(): readonly number[];
  /** Ends all readers; whatever is in work fails. */
  close(): Promise<void>;
};

export type ReadersOptions = {
  readonly limits?: Limits;
  /** PDF, mail and code readers at work at a time, and picture readers. */
  readonly readers?: number;
  readonly imageReaders?: number;
  /** Recognisers of text at work at a time; none runs before the first picture. */
  readonly recognisers?: number;
  /** Hears of every failure; `detail` is for finding bugs and may hold what a document says. */
  readonly onFailure?: (failure: Failure & { readonly operation: string }) => void;
};

/** What the wall of the operating system is tried with. */
const bareProbe = {
  entry: new URL('./fence/probe-child.ts', import.meta.url),
  addons: true,
  permissions: false,
  spare: false,
} as const;

/** Starts fenced readers, one of each kind ahead of use. Whoever opens them closes them. */
export function openReaders(options: ReadersOptions = {}): Readers {
  const limits = options.limits ?? defaultLimits;
  const { time, memory, answer } = limits;
  const bounds = { answer, resident: memory.resident, start: 30_000 };
  const readers = new Pool({
    ...bounds,
    entry: new URL('./fence/reader-child.ts', import.meta.url),
    addons: false,
    dataLimit: memory.readerData,
    size: options.readers ?? 2,
  });
  const images = new Pool({
    ...bounds,
    entry: new URL('./fence/image-child.ts', import.meta.url),
    addons: true,
    dataLimit: memory.imageData,
    size: options.imageReaders ?? 1,
  });

  let opened: Pool | undefined;
  let closed = false;
  const recognisers = () => {
    opened ??= new Pool({
      ...bounds,
      entry: new URL('./fence/recognition-child.ts', import.meta.url),
      addons: false,
      dataLimit: limits.recognition.data,
      size: options.recognisers ?? 1,
      mostServed: 20,
      spare: false,
    });
    return opened;
  };
  const pools = () => [readers, images, ...(opened ? [opened] : [])];

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

  return {
    pdf(request, onPart, { within, signal }) {
      const input: PdfRequest = { ...request, limits: limits.pdf, scanBudget: time.scanBudget };
      const takePart = (part: unknown) => onPart(answers.pdfPart.parse(part));
      const bounds = { within, step: time.pdfStep, signal };
      return ask(readers, answers.pdfEnd, { operation: 'pdf', input, onPart: takePart, ...bounds });
    },
    image(bytes, signal) {
      if (!closed) recognisers(); // starts while the picture is decoded
      const input = { bytes, pixels: limits.image.pixels };
      return ask(images, answers.image, { operation: 'image', input, within: time.image, signal });
    },
    async mail(bytes, signal) {
      const input = { bytes, limits: limits.mail };
      return (await ask(readers, answers.mail, { operation: 'mail', input, within: time.mail, signal })) ?? undefined;
    },
    file: (input, signal) => ask(readers, answers.parts, { operation: 'file', input, within: time.mail, signal }),
    scan(picture, depth, signal) {
      const input = { picture, depth, budgetMs: time.scanBudget };
      return ask(readers, answers.codes, { operation: 'scan', input, within: time.scan, signal });
    },
    async recognise(picture, hints, signal) {
      const { first, second, wall } = limits.recognition;
      const attempt = (effort: RecognitionHints['effort'], step: number) =>
        ask(recognisers(), answers.recognised, {
          operation: 'recognise',
          input: { picture, hints: { ...hints, effort, budgetMs: limits.recognition.budget } },
          within: wall,
          step,
          signal,
        });
      const full = await attempt('full', first);
      if (!('failed' in full)) return full;
      const quick = full.failed === 'stopped' ? full : await attempt('quick', second);
      return 'failed' in quick ? undefined : quick;
    },
    async prove(input, signal) {
      const proof = await ask(readers, answers.proof, {
        operation: 'prove',
        input,
        within: time.prove,
        signal,
        counts: false, // the code is drawn by us
      });
      return proof && !('failed' in proof) ? proof : undefined;
    },
    async level(given) {
      const own = given ? undefined : await openTargets();
      const bare = new Pool({ ...bounds, ...bareProbe, dataLimit: memory.imageData, size: 1 });
      const probe = (pool: Pool) => (input: Targets) =>
        ask(pool, answers.breach, { operation: 'probe', input, within: time.mail });
      try {
        return await tryFence(given ?? own!.targets, {
          readers: [readers, images].map(probe),
          system: probe(bare),
          boundsMemory: [readers, images].every((pool) => pool.boundsMemory),
        });
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
