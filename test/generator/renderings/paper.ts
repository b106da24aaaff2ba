import type { Family } from '../kinds/kind.ts';
import { kinds } from '../kinds/kinds.ts';
import type { Canvas, Layout, Paper } from '../layouts/layout.ts';
import { layouts } from '../layouts/layouts.ts';
import { printPdf, shoot } from './browser.ts';
import { photograph, scanned, shrinkScreenshot } from './photo.ts';
import type { Order, Rendering } from './rendering.ts';

/** A PDF as a shop sends it, in any layout. */
export const pdf: Rendering = {
  name: 'pdf',
  render: async ({ browser, canvas, turn }) => {
    const layout = layoutFor(canvas, turn, () => true);
    return {
      bytes: await printPdf(browser, layout.draw(canvas), layout.paper, canvas.sheet.context),
      extension: 'pdf',
      layout: layout.name,
    };
  },
};

/** A screenshot of a phone. */
export const screenshot: Rendering = { name: 'screenshot', render: (order) => screen(order, false) };

/** A screenshot of a phone in dark mode. */
export const darkScreenshot: Rendering = {
  name: 'dark-screenshot',
  dark: true,
  render: (order) => screen(order, true),
};

/** A photo of a printed ticket. */
export const photo: Rendering = {
  name: 'photo',
  render: async (order) => {
    const { png, layout } = await printed(order, 1.6);
    return { bytes: await photograph(order.canvas.random, png), extension: 'jpg', layout };
  },
};

/** A printed ticket as a picture, before anybody takes a photo of it. */
export const print: Rendering = {
  name: 'print',
  render: async (order) => {
    const { png, layout } = await printed(order, 2.4);
    return { bytes: png, extension: 'png', layout };
  },
};

async function printed({ browser, canvas, turn }: Order, scale: number) {
  const layout = layoutFor(canvas, turn, (one) =>
    ['cells', 'rows', 'stub', 'receipt', 'sideways', 'columns', 'plastic'].includes(one.name),
  );
  const png = await shoot(browser, layout.draw(canvas), { paper: layout.paper, scale, dark: false });
  return { png, layout: layout.name };
}

/** A scanned page: a PDF that holds nothing but a picture. */
export const scan: Rendering = {
  name: 'scan',
  render: async ({ browser, canvas, turn }) => {
    const layout = layoutFor(canvas, turn, (one) => one.paper === 'a4');
    const png = await shoot(browser, layout.draw(canvas), { paper: 'a4', scale: 1.9, dark: false });
    const picture = Buffer.from(await scanned(png)).toString('base64');
    const markup = `<img src="data:image/jpeg;base64,${picture}" style="display: block; width: 100%">`;
    return {
      bytes: await printPdf(browser, markup, 'a4', canvas.sheet.context),
      extension: 'pdf',
      layout: layout.name,
    };
  },
};

async function screen({ browser, canvas, turn }: Order, dark: boolean) {
  const papers: readonly Paper[] = ['phone', 'receipt', 'card'];
  const layout = layoutFor(canvas, turn, (one) => papers.includes(one.paper) || one.name === 'rows');
  const paper = layout.paper === 'a4' ? 'phone' : layout.paper;
  const png = await shoot(browser, layout.draw(canvas), { paper, scale: 2, dark });
  return { bytes: await shrinkScreenshot(png), extension: 'png' as const, layout: layout.name };
}

/** The layout whose turn it is among those that can draw the sheet. */
export function layoutFor(canvas: Canvas, turn: number, wanted: (layout: Layout) => boolean): Layout {
  const family = familyOf(canvas.sheet.subject);
  const fits = (layout: Layout) =>
    layout.families.includes(family) && canvas.sheet.tickets.length <= (layout.most ?? 9);
  const able = layouts.filter((layout) => fits(layout) && wanted(layout));
  const list = (able.length > 0 ? able : layouts.filter(fits)).flatMap((one) =>
    one.typical === family ? [one, one, one] : [one],
  );
  return list[turn % list.length]!;
}

function familyOf(subject: string): Family {
  return kinds.find((kind) => kind.subject === subject)?.family ?? 'event';
}
