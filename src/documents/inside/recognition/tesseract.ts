/** The one place that talks to Tesseract (WebAssembly, models from `node_modules`, nothing fetched). */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import loadCore, { type TesseractApi, type TesseractCore } from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import type { Model } from '../../shared/recognition/models.ts';
import type { PrintedWord } from '../../shared/recognition/printed-word.ts';

/** A model that needs half of what the others do, and reads most letters of some of these languages. */
export const light: Model = 'fra';
/** The next lightest: digits look the same in all languages. */
export const witness: Model = 'nld';
/** Languages whose lines are tried with the light model first. */
export const readByLight: ReadonlySet<Model> = new Set(['eng', 'deu', 'spa', 'ita', 'nld', 'por']);

/** Page segmentation mode 7: one line of text. */
const oneLine = '7';
/** Only the neural engine; the models hold no other. */
const neural = 1;

/** Recognises the words of one line of dark letters on white, with the models in order of weight. */
export async function readLine(picture: GreyPicture, languages: readonly Model[]): Promise<readonly PrintedWord[]> {
  const core = await loadTesseract();
  const api = await openModels(core, languages);
  core.FS.writeFile('/input', portableGrey(picture));
  if (api.SetImageFile(1, 0) !== 0 || api.Recognize(null) !== 0) return [];
  return parseTable(api.GetTSVText(0));
}

/** Loads the program and a model ahead of use. */
export async function warmUp(language: Model): Promise<void> {
  await openModels(await loadTesseract(), [language]);
}

let loading: Promise<TesseractCore> | undefined;
const written = new Set<Model>();
const open = new Map<string, TesseractApi>();
/** Every page needs these, or most do. */
const always: ReadonlySet<string> = new Set<Model>([light, witness, 'eng']);
/** Each set of models in use takes some 10 MB. */
const mostOpen = 12;

function ignore(): void {}

function loadTesseract(): Promise<TesseractCore> {
  loading ??= readFile(packaged('tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm')).then((wasmBinary) =>
    // Its standard output would be ours, which carries answers.
    loadCore({ wasmBinary, print: ignore, printErr: ignore, TesseractProgress: ignore }),
  );
  return loading;
}

async function openModels(core: TesseractCore, languages: readonly Model[]): Promise<TesseractApi> {
  const key = languages.join('+');
  const known = open.get(key);
  if (known) return known;
  for (const language of languages) await writeModel(core, language);
  const [oldest] = open.size >= mostOpen ? [...open.keys()].filter((name) => !always.has(name)) : [];
  if (oldest !== undefined) {
    open.get(oldest)!.End();
    core.destroy(open.get(oldest)!);
    open.delete(oldest);
  }
  const api = new core.TessBaseAPI();
  if (api.Init(null, key, neural) !== 0) throw new Error(`the models ${key} do not load`);
  api.SetVariable('tessedit_pageseg_mode', oneLine);
  api.SetVariable('user_defined_dpi', '200'); // its own guess is often wrong
  open.set(key, api);
  return api;
}

async function writeModel(core: TesseractCore, language: Model): Promise<void> {
  if (written.has(language)) return;
  const packed = await readFile(packaged(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`));
  core.FS.writeFile(`${language}.traineddata`, gunzipSync(packed));
  written.add(language);
}

function packaged(path: string): string {
  return fileURLToPath(import.meta.resolve(path));
}

/** A PGM file (netpbm): no compression to spend time on. */
function portableGrey({ width, height, data }: GreyPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}

/** Signs without ink that tell in which direction a text runs: words are put in order by where they stand. */
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Rows of level 5 are words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function parseTable(table: string): readonly PrintedWord[] {
  const words: PrintedWord[] = [];
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    if (cells[0] !== '5' || cells.length < 12) continue;
    const [x, y, width, height, percent] = cells.slice(6, 11).map(Number) as [number, number, number, number, number];
    const text = cells.slice(11).join(' ').replace(directions, '').trim();
    if (text === '' || !(width > 0 && height > 0)) continue;
    words.push({
      text,
      x,
      y,
      width,
      height,
      confidence: Math.min(1, Math.max(0, percent / 100)),
    });
  }
  return words;
}
