/**
 * The one place that talks to zxing-cpp (WebAssembly): reads symbols in grey pictures, and draws them.
 *
 * Both modules are loaded once a process from `node_modules`; the library would otherwise fetch them from a CDN.
 */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ReadResult } from 'zxing-wasm/reader';
import { prepareZXingModule as prepareReader } from 'zxing-wasm/reader';
import { prepareZXingModule as prepareWriter, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';
import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';

/** What zxing reports about one symbol; `error` is empty when it was read without doubt. */
export type ReadSymbol = Pick<
  ReadResult,
  'format' | 'error' | 'hasECI' | 'text' | 'position' | 'rotation' | 'lineCount' | 'sequenceSize' | 'isMirrored'
> & {
  /** The payload in a buffer of its own. */
  readonly bytes: Uint8Array;
  /** FNC1 stands first, so that the payload is a list of GS1 element strings. */
  readonly gs1: boolean;
  /** Share of the error correction that reading did not use, 0 to 1; 1 for codes without. */
  readonly spare: number;
  /** The eight digits of a UPC-E as printed; zxing's bytes hold them expanded to thirteen. */
  readonly upce?: string;
};

/** How hard to look; everything is off by default, so that each caller says what it pays for. */
export type Look = {
  /** Names of zxing, see `formats.ts`. */
  readonly formats: readonly string[];
  readonly tryHarder?: boolean;
  readonly tryRotate?: boolean;
  readonly tryInvert?: boolean;
  readonly tryDownscale?: boolean;
  readonly tryDenoise?: boolean;
  /** Threshold from the surroundings of each pixel, or one for the whole picture (a line, for linear codes). */
  readonly binarizer?: 'local' | 'global' | 'fixed';
  /** Report located symbols that failed a checksum or format rule as well. */
  readonly errors?: boolean;
  /** Stop after so many symbols; 0 for all. */
  readonly most?: number;
  /** Scan lines that must agree on a linear code. */
  readonly lines?: number;
};

/** A drawn code: one byte a module, 0 is dark; without quiet zone. */
export type Drawing = GreyPicture;

const binarizers = { local: 0, global: 1, fixed: 2 } as const;
const gs1Content = 3;

/** Every symbol that zxing sees in the picture, in no order. */
export async function readSymbols(picture: GreyPicture, look: Look): Promise<readonly ReadSymbol[]> {
  const reader = await loadReader();
  const pointer = reader._malloc(picture.data.length);
  if (pointer === 0) throw new Error('No memory for a picture in the barcode reader');
  try {
    reader.HEAPU8.set(picture.data, pointer);
    const found = reader.readBarcodesFromPixmap(pointer, picture.width, picture.height, readerOptions(look));
    const symbols: ReadSymbol[] = [];
    for (let index = 0; index < found.size(); index++) {
      const result = found.get(index);
      if (result !== undefined) symbols.push(symbolOf(result));
    }
    found.delete(); // a C++ vector: nobody else frees it
    return symbols;
  } finally {
    reader._free(pointer);
  }
}

/** Draws a payload byte for byte, without ECI marker; `undefined` when the symbology cannot hold it. */
export async function drawSymbol(
  format: string,
  payload: Uint8Array | string,
  options = '',
): Promise<Drawing | undefined> {
  await loadWriter();
  const written = await writeBarcode(payload, {
    format: format as WriterOptions['format'], // a name of `formats.ts`
    options: ['eci=0', options].filter(Boolean).join(','),
    scale: 1,
    addQuietZones: false,
  });
  if (written.error !== '' || written.symbol.width === 0) return undefined;
  const { width, height, data } = written.symbol;
  return { width, height, data: Uint8Array.from(data) };
}

type RawResult = Omit<ReadResult, 'contentType'> & { readonly contentType: unknown };

function symbolOf(result: RawResult): ReadSymbol {
  const { format, error, hasECI, text, position, rotation, lineCount, sequenceSize, isMirrored } = result;
  const spare = /"UEC":(-?[\d.]+)/.exec(result.extra)?.[1];
  const upce = /"UPCE":"(\d{8})"/.exec(result.extra)?.[1];
  return {
    ...{ format, error, hasECI, text, position, rotation, lineCount, sequenceSize, isMirrored },
    bytes: Uint8Array.from(result.bytes),
    gs1: result.contentType === gs1Content,
    spare: spare === undefined ? 1 : Number(spare),
    ...(upce === undefined ? {} : { upce }),
  };
}

function readerOptions(look: Look) {
  return {
    formats: look.formats.join(','),
    tryHarder: look.tryHarder ?? false,
    tryRotate: look.tryRotate ?? false,
    tryInvert: look.tryInvert ?? false,
    tryDownscale: look.tryDownscale ?? false,
    tryDenoise: look.tryDenoise ?? false,
    binarizer: binarizers[look.binarizer ?? 'local'],
    isPure: false,
    downscaleFactor: 3,
    downscaleThreshold: 500,
    minLineCount: look.lines ?? 2,
    maxNumberOfSymbols: look.most ?? 0,
    validateOptionalChecksum: false,
    returnErrors: look.errors ?? false,
    eanAddOnSymbol: 0, // ignore
    textMode: 0, // plain
    characterSet: 0, // by ECI, else guessed
    tryCode39ExtendedMode: false,
  };
}

/** What the loaded module offers beside its declared types, which need those of Emscripten. */
type Reader = {
  readonly HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  readBarcodesFromPixmap(
    pointer: number,
    width: number,
    height: number,
    options: ReturnType<typeof readerOptions>,
  ): { size(): number; get(index: number): RawResult | undefined; delete(): void };
};

let reader: Promise<Reader> | undefined;
let writer: Promise<unknown> | undefined;

function loadReader(): Promise<Reader> {
  reader ??= wasm('zxing-wasm/reader/zxing_reader.wasm').then(
    (wasmBinary) => prepareReader({ overrides: { wasmBinary }, fireImmediately: true }) as Promise<unknown>,
  ) as Promise<Reader>;
  return reader;
}

function loadWriter(): Promise<unknown> {
  writer ??= wasm('zxing-wasm/writer/zxing_writer.wasm').then((wasmBinary) =>
    prepareWriter({ overrides: { wasmBinary }, fireImmediately: true }),
  );
  return writer;
}

async function wasm(specifier: string): Promise<ArrayBuffer> {
  const file = await readFile(fileURLToPath(import.meta.resolve(specifier)));
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
}
