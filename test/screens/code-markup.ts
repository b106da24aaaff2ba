import { drawCode } from '../generator/codes/draw.ts';
import type { ShownCode } from './screen.ts';

/** A drawn code that fills the box it is put into. */
export async function codeMarkup([symbology, text]: ShownCode): Promise<string> {
  const { svg } = await drawCode({ symbology, bytes: new Uint8Array(Buffer.from(text, 'utf8')) });
  const box = /width="(\d+)" height="(\d+)"/.exec(svg);
  const view = svg.includes('viewBox') || !box ? '' : ` viewBox="0 0 ${box[1]} ${box[2]}"`;
  return svg.replace(/<svg([^>]*?) width="\d+" height="\d+"/, `<svg class="code"${view}$1`);
}
