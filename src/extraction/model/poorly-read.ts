/** Which pages recognition read so poorly that a model should look at them itself. */
import type { Page } from '#src/documents/document.ts';
import { certaintyOf } from '../certainty-of.ts';

/**
 * Mean confidence of the words of a page, each as heavy as it has signs, below which a page is poorly read. Measured on invented tickets
 * that were photographed in 25 ways, down to 600 pixels and a blur of five (`test/generator/photos`): of the values of 24 photos below
 * 0.9, 42 % were not in what was recognised, of 62 above it 5 %, and of 47 screenshots, scans and photos of `test/corpus` and look-alikes 4 %.
 */
const wellRead = 0.9;

/** Whether the words of a page were recognised, and poorly, by what recognition itself holds of them; or whether it found none. */
export function isPoorlyRead({ textOrigin, lines }: Page): boolean {
  if (textOrigin === 'none') return true;
  return textOrigin === 'recognised' && certaintyOf(lines) < wellRead;
}
