import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { z } from 'zod';
import type { Symbology } from '#src/barcodes/barcode.ts';
import { type Problem, problem } from '#src/problems.ts';
import type { drawAndReadBack } from './codes/prove.ts';
import type { ScannedCode } from './codes/scan.ts';
import * as answers from './fence/answers.ts';
import { hasShell } from './fence/launch.ts';
import { Pool } from './fence/pool.ts';
import type { Breach } from './fence/probe.ts';
import type { Ask, Failure } from './fence/worker.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { DecodedImage } from './image/decode-image.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { RawPart } from './mail/raw-part.ts';
import type { PdfEnd, PdfPart, PdfRequest } from './pdf/read-pdf.ts';

/** What the fence holds back, as tried from within; true is good. */
export type FenceLevel = {
  readonly network: boolean;
  readonly files: boolean;
  readonly environment: boolean;
  /** The operating system bounds memory, and ends readers with us. */
  readonly memory: boolean;
  readonly endsWithParent: boolean;
};

/** Why a reader gave nothing; as a problem it lacks only what was being read. */
export type Refused = { readonly failed: Failure['failed'] };

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
  /** Draws a code as Wallet would and reads it back; undefined when that does not work. */
  prove(
    barcode: Parameters<typeof drawAndReadBack>[0],
    signal?: AbortSignal,
  ): Promise<{ readonly symbology: Symbology; readonly bytes: Uint8Array } | undefined>;
  /** Tries the fence from within. */
  level(): Promise<FenceLevel>;
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
  /** Hears of every failure; `detail` is for finding bugs and may hold what a document says. */
  readonly onFailure?: (failure: Failure & { readonly operation: string }) => void;
};

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

  async function ask<T>(pool: Pool, schema: z.ZodType<T>, request: Ask): Promise<{ readonly value: T } | Refused> {
    const result = await pool.run(request);
    const parsed = 'failed' in result ? undefined : schema.safeParse(result.end);
    if (parsed?.success) return { value: parsed.data };
    const failure: Failure =
      'failed' in result ? result : { failed: 'crash', detail: `not the answer expected: ${parsed?.error?.message}` };
    options.onFailure?.({ ...failure, operation: request.operation });
    return { failed: failure.failed };
  }
  const outcome = <T>(result: { readonly value: T } | Refused) => ('failed' in result ? result : result.value);
  const signalled = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

  return {
    async pdf(request, onPart, { within, signal }) {
      const input: PdfRequest = { ...request, limits: limits.pdf, scanBudget: time.scanBudget };
      const takePart = (part: unknown) => onPart(answers.pdfPart.parse(part));
      const timing = { within, step: time.pdfStep, ...signalled(signal) };
      return outcome(await ask(readers, answers.pdfEnd, { operation: 'pdf', input, onPart: takePart, ...timing }));
    },
    async image(bytes, signal) {
      const input = { bytes, pixels: limits.image.pixels };
      const result = await ask(images, answers.image, {
        operation: 'image',
        input,
        within: time.image,
        ...signalled(signal),
      });
      return outcome(result);
    },
    async mail(bytes, signal) {
      const input = { bytes, limits: limits.mail };
      const result = await ask(readers, answers.mail, {
        operation: 'mail',
        input,
        within: time.mail,
        ...signalled(signal),
      });
      return outcome(result) ?? undefined;
    },
    async file(input, signal) {
      const result = await ask(readers, answers.parts, {
        operation: 'file',
        input,
        within: time.mail,
        ...signalled(signal),
      });
      return outcome(result);
    },
    async scan(picture, depth, signal) {
      const input = { picture, depth, budgetMs: time.scanBudget };
      const result = await ask(readers, answers.codes, {
        operation: 'scan',
        input,
        within: time.scan,
        ...signalled(signal),
      });
      return outcome(result);
    },
    async prove(input, signal) {
      const result = await ask(readers, answers.proof, {
        operation: 'prove',
        input,
        within: time.prove,
        ...signalled(signal),
      });
      return 'failed' in result ? undefined : (result.value ?? undefined);
    },
    async level() {
      const breaches = await withListener((port) => {
        const request = { operation: 'probe', input: { port, file: fileOutside() }, within: time.mail };
        return Promise.all([readers, images].map((pool) => ask(pool, answers.breach, request)));
      });
      const holds = (what: keyof Breach) => breaches.every((result) => !('failed' in result) && !result.value[what]);
      const memoryBound = hasShell && readers.boundsMemory && images.boundsMemory;
      return {
        network: holds('network'),
        files: holds('files'),
        environment: holds('environment'),
        memory: memoryBound,
        endsWithParent: hasShell,
      };
    },
    pids: () => [...readers.pids, ...images.pids],
    async close() {
      await Promise.all([readers.close(), images.close()]);
    },
  };
}

/** A failure of a reader as a problem of the document. */
export function refusedBecause(
  { failed }: Refused,
  what: string,
  where: { document?: string; page?: number },
): Problem {
  if (failed === 'memory') return problem('document.too-complex', { what }, where);
  if (failed === 'crash') return problem('document.unreadable', {}, where);
  return problem('document.too-slow', { what }, where);
}

/** A listener on this machine that a fence must not let a reader reach. */
async function withListener<T>(use: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await use(typeof address === 'object' && address ? address.port : 0);
  } finally {
    server.close();
  }
}

/** A file that every process may read unless it is fenced. */
function fileOutside(): string {
  return existsSync('/etc/passwd') ? '/etc/passwd' : process.execPath;
}
