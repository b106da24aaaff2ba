import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type Methods } from '@embedpdf/pdfium';

/** PDFium's own functions (public/fpdf*.h of PDFium), and its memory. Numbers are often addresses in that memory. */
export type Pdfium = Methods & {
  readonly allocate: (size: number) => number;
  readonly free: (address: number) => void;
  /** A view of the memory; valid until the next call, which may move it. */
  readonly heap: () => Uint8Array;
  /** Runs `use` with `size` bytes of zeroed memory. */
  readonly withMemory: <T>(size: number, use: (address: number) => T) => T;
  /** `count` 32-bit floats at an address. */
  readonly floats: (address: number, count: number) => Float32Array;
  readonly double: (address: number) => number;
  readonly int: (address: number) => number;
  /** The text that a PDFium getter with `(buffer, byte length)` at its end gives in UTF-16LE, at most `most` characters. */
  readonly text: (get: (address: number, bytes: number) => number, most?: number) => string;
};

type Memory = {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(size: number): number; free(address: number): void };
};

let loaded: Promise<Pdfium> | undefined;

/** PDFium, loaded once a process from `node_modules`; the package would fetch it from a CDN otherwise. */
export function loadPdfium(): Promise<Pdfium> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Pdfium> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const quiet = { print: () => {}, printErr: () => {} };
  const module = await init({ wasmBinary: wasm, ...quiet } as unknown as Parameters<typeof init>[0]);
  module.PDFiumExt_Init();
  return { ...module, ...memoryOf(module.pdfium as unknown as Memory) };
}

function memoryOf(memory: Memory): Omit<Pdfium, keyof Methods> {
  const heap = () => memory.HEAPU8;
  const { free } = memory.wasmExports;
  const allocate = (size: number) => {
    const address = memory.wasmExports.malloc(size);
    if (address === 0) throw new RangeError('PDFium is out of memory');
    return address;
  };
  const withMemory = <T>(size: number, use: (address: number) => T): T => {
    const address = allocate(size);
    heap().fill(0, address, address + size);
    const result = use(address);
    free(address); // not in `finally`: after an abort the module is of no use
    return result;
  };
  const view = () => new DataView(heap().buffer);
  return {
    allocate,
    free,
    heap,
    withMemory,
    floats: (address, count) => new Float32Array(heap().buffer.slice(address, address + count * 4)),
    double: (address) => view().getFloat64(address, true),
    int: (address) => view().getInt32(address, true),
    text: (get, most = 1000) => {
      const wanted = Math.min(get(0, 0), 2 * (most + 1));
      if (wanted <= 2) return '';
      return withMemory(wanted, (address) => {
        if (get(address, wanted) > wanted) return ''; // PDFium leaves a buffer that is too small alone
        const end = wanted - 2;
        return new TextDecoder('utf-16le').decode(heap().slice(address, address + end));
      });
    },
  };
}
