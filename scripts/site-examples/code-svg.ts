import { drawCode } from '#src/documents/shared/codes/prove.ts';
import type { CodeContent } from './example.ts';

/** A code as SVG, without quiet zone, that fills whatever place it is given. Throws where its symbology cannot hold the text. */
export async function codeSvg({ symbology, text }: CodeContent): Promise<string> {
  const code = await drawCode({ symbology, bytes: Buffer.from(text) });
  if (!code) throw new Error(`${text} cannot be drawn as ${symbology}`);
  const path = code.rows
    .flatMap((row, y) => [...row].flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return `<svg viewBox="0 0 ${code.width} ${code.height}" preserveAspectRatio="none" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}
