import type { Page } from 'playwright-core';

/** One answer, and what to call it. */
export type Drawn = { readonly name: string; readonly html: string };

/** Pixels of a phone's width, and of a sheet's height at most. */
const width = 390;
const tallest = 1600;
/** Between two rows, and two columns. */
const gap = 10;

/** A sheet: some answers side by side at full size, as a PNG, and the names of those that are wider than a phone. */
export type Sheet = { readonly png: Buffer; readonly wide: readonly string[] };

/** Draws rows of answers beside each other; a row that is taller than a sheet goes on in the next one. */
export async function drawSheets(page: Page, rows: readonly (readonly Drawn[])[]): Promise<readonly Sheet[]> {
  const most = Math.max(...rows.map((row) => row.length));
  await page.setViewportSize({ width: most * (width + gap), height: 800 });
  await page.setContent(
    `<body style="margin:0;background:#777">${rows
      .map(
        (row) =>
          `<div style="display:flex;gap:${gap}px;margin-bottom:${gap}px;align-items:start">${row.map(frame).join('')}</div>`,
      )
      .join('')}</body>`,
    { waitUntil: 'load' },
  );
  const wide = await page.evaluate<string[]>(`(() => {
    const frames = [...document.querySelectorAll('iframe')];
    for (const frame of frames) frame.style.height = frame.contentDocument.documentElement.scrollHeight + 'px';
    return frames.filter((frame) => frame.contentDocument.documentElement.scrollWidth > ${width}).map(({ title }) => title);
  })()`);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const sheets: Sheet[] = [];
  for (let y = 0; y < height - gap; y += tallest) {
    const clip = { x: 0, y, width: most * (width + gap), height: Math.min(tallest, height - y) };
    sheets.push({ png: await page.screenshot({ clip, fullPage: true }), wide: y === 0 ? wide : [] });
  }
  return sheets;
}

/** Height of a row of answers, in pixels. */
export async function heightOf(page: Page, row: readonly Drawn[]): Promise<number> {
  await page.setContent(row.map(frame).join(''), { waitUntil: 'load' });
  return page.evaluate<number>(
    `Math.max(...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument.documentElement.scrollHeight))`,
  );
}

/** Rows in groups that fill a sheet each. */
export function inSheets<T extends { readonly height: number }>(rows: readonly T[]): readonly (readonly T[])[] {
  const sheets: T[][] = [];
  let filled = tallest;
  for (const row of rows) {
    if (filled + row.height > tallest) {
      sheets.push([]);
      filled = 0;
    }
    sheets.at(-1)!.push(row);
    filled += row.height;
  }
  return sheets;
}

const frame = ({ name, html }: Drawn): string =>
  `<iframe title="${name}" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" style="border:0;width:${width}px;height:100px;background:Canvas"></iframe>`;
