import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { sheetsOf } from '#src/extraction/page-text/layout/cells.ts';
import { pageText } from '#src/extraction/page-text/page-text.ts';
import { findAll } from '#src/extraction/page-text/values/find-all.ts';
import { fitWeights } from '#src/extraction/page-text/values/fit-weights.ts';
import { learnedFit } from '#src/extraction/page-text/values/learned-fit.ts';
import { featuresOf } from '#src/extraction/page-text/values/text-features.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { air } from '#test/written/air.ts';
import { outings } from '#test/written/outings.ts';
import { stays } from '#test/written/stays-and-cards.ts';
import { trains2 } from '#test/written/trains-2.ts';
import { measure } from './measure.ts';

const runs = 7;
const modelFile = new URL('../../src/extraction/page-text/values/fit-weights.ts', import.meta.url);

/** The learned fits: how long a text takes, how long a page that is read with them, and how large the model is. */
export async function benchFit(): Promise<readonly string[]> {
  const inputs = [...air, ...outings, ...stays, ...trains2].map(({ pages }) =>
    inputOf(pages.map((text, at) => pageOf(text, { number: at + 1 }))),
  );
  const sheets = inputs.flatMap(({ root }) => sheetsOf(root));
  const texts = [...new Set(sheets.flatMap(({ cells }) => cells.map(({ text }) => text.trim())))];
  const looks = texts.map(findAll);
  const features = looks.map(featuresOf);
  const share = async (parts: number, work: () => unknown) => (await measure(runs, work))[runs >> 1]! / parts;
  const micros = async (work: () => unknown) => `${((await share(texts.length, work)) * 1000).toFixed(1)} µs`;
  return [
    `a text: ${await micros(() => texts.map(findAll))} for what parsers find, ${await micros(() => looks.map(featuresOf))} for features, ${await micros(() => features.map(fitToAll))} for all ${fitWeights.types.length} fits (medians of ${runs} runs over ${texts.length} texts)`,
    `a page, read wholly: ${(await share(sheets.length, () => inputs.map(pageText.extract))).toFixed(2)} ms (${sheets.length} pages)`,
    await modelSize(),
  ];
}

function fitToAll(features: readonly string[]): number {
  return fitWeights.types.reduce((best, type) => Math.max(best, learnedFit(type, features)), 0);
}

async function modelSize(): Promise<string> {
  const rows = Object.values(fitWeights.rows);
  const kept = rows.flat().filter((weight) => weight !== 0).length;
  const source = await readFile(modelFile);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return `the model: ${rows.length} features, ${kept} weights that are not 0, ${kilobytes(source.length)}, ${kilobytes(brotliCompressSync(source).length)} compressed`;
}
