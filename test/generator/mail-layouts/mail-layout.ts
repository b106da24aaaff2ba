import { type Canvas, codeBlock, markup } from '../layouts/layout.ts';

/** One way to write a sheet as the body of a mail: tables and inline styles, as mail programs want it. */
export type MailLayout = { readonly name: string; readonly draw: (canvas: Canvas) => string };

/** The code as an inline picture `cid:code<n>`, or nothing. */
export function codeImage(canvas: Canvas, index: number): string {
  if (!codeBlock(canvas, index, 1)) return '';
  const caption = canvas.sheet.tickets[index]!.code!.caption;
  return `<p style="text-align:center"><img src="cid:code${index}" alt="Code" border="0">${caption ? `<br>${markup(caption)}` : ''}</p>`;
}
