import { layoutHtml } from './layout-html.ts';

/** What an HTML text says, line by line; columns of a table are set apart by wide gaps. */
export function lineTexts(html: string): readonly string[] {
  const lines: { y: number; page: number; text: string }[] = [];
  for (const page of layoutHtml(html).pages) {
    for (const line of page.lines) {
      const last = lines.at(-1);
      if (last && last.page === page.number && Math.abs(last.y - line.y) < 1e-6) last.text += `   ${line.text}`;
      else lines.push({ y: line.y, page: page.number, text: line.text });
    }
  }
  return lines.map((line) => line.text);
}
