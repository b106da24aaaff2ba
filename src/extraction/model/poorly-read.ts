/** Which pages recognition read so poorly that a model should look at them itself. */
import type { Page } from '#src/documents/document.ts';
import { certaintyOf } from '../certainty-of.ts';

/**
 * Mean confidence of the words of a page, each as heavy as it has signs, below which a page is poorly read. Measured on 520 screenshots and scans of
 * look-alikes (`test/lookalikes/open`): below 0.9, 17 % of the values were not in what was recognised, up to 0.92 11 %, up to 0.93 7 %, above it 4 %. Of
 * those below 0.93 every second lacks one.
 */
const wellRead = 0.93;

/** Whether the words of a page were recognised, and poorly, by what recognition itself holds of them; or whether it found none. */
export function isPoorlyRead({ textOrigin, lines }: Page): boolean {
  if (textOrigin === 'none') return true;
  return textOrigin === 'recognised' && certaintyOf(lines) < wellRead;
}
