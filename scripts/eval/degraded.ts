import { generateCase } from '#test/generator/generate.ts';
import { degradations } from '#test/generator/photos/degradations.ts';
import { takePhoto } from '#test/generator/photos/take-photo.ts';
import { createRandom } from '#test/generator/random.ts';
import { openBrowser } from '#test/generator/renderings/browser.ts';
import { print } from '#test/generator/renderings/paper.ts';
import type { EvalCase } from './cases.ts';

/** A photo that was never taken, and the truth about it. */
export type PhotoCase = EvalCase & { readonly bytes: () => Promise<Uint8Array> };

/** Which photos are invented: `count` tickets from a seed, each degraded in every way, or in those that `only` matches. */
export type PhotoOrder = { readonly seed: number; readonly count: number; readonly only?: RegExp | undefined };

/** Invents so many printed tickets and degrades each in every way; the `variant` of a case names the way. */
export async function inventPhotos({ seed, count, only }: PhotoOrder): Promise<readonly PhotoCase[]> {
  const browser = await openBrowser();
  const cases: PhotoCase[] = [];
  try {
    for (let number = 0, made = 0; made < count; number += 1) {
      const { bytes, truth } = await generateCase(browser, seed, number, print);
      if (truth.expect === 'no_ticket') continue;
      made += 1;
      for (const { name, strength, scene } of degradations) {
        const variant = `${name}-${strength}`;
        const random = createRandom(seed, `${number}/${variant}`);
        const [id, doc] = [`${truth.id}~${variant}`, 'photo'];
        cases.push({
          ...truth,
          ...{ id, doc, variant, input: `${id}.jpg` },
          bytes: () => takePhoto(random, bytes, scene(random)),
        });
      }
    }
  } finally {
    await browser.close();
  }
  return cases.filter(({ id }) => !only || only.test(id));
}
