import type { Browser } from 'playwright-core';
import { drawCode } from '#src/documents/shared/codes/prove.ts';
import { type Invented, invented } from './invented-tickets.ts';

/** The invented tickets, printed as PDFs. */
export async function inventedWithArtwork(browser: Browser): Promise<readonly { bytes: Uint8Array; name: string }[]> {
  const page = await browser.newPage();
  const uploads: { bytes: Uint8Array; name: string }[] = [];
  for (const invention of invented) {
    const [art, mark] = [
      await pictureOf(browser, scenery(invention), invention.art),
      await pictureOf(browser, sign(invention), [240, 72]),
    ];
    await page.setContent(await ticketHtml(invention, art, mark));
    uploads.push({ bytes: await page.pdf({ format: 'A4', printBackground: true }), name: 'ticket.pdf' });
  }
  await page.close();
  return uploads;
}

/** Drawn to pixels: a picture in a PDF is rarely anything else. */
async function pictureOf(browser: Browser, svg: string, [width, height]: Invented['art']): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await page.setContent(`<style>body{margin:0}</style>${svg}`);
  const png = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

function scenery({ art: [width, height], tones: [sky, light, hills] }: Invented): string {
  const hill = (top: number, lean: number, opacity: number) =>
    `<path d="M0 ${height * top} Q ${width * 0.3} ${height * (top - 0.18)} ${width * 0.55} ${height * (top + lean)} T ${width} ${height * (top - 0.08)} V ${height} H 0 Z" fill="${hills}" opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${light}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${width * 0.7}" cy="${height * 0.34}" r="${Math.min(width, height) * 0.16}" fill="${light}"/>${hill(0.6, 0.05, 0.45)}${hill(0.74, -0.04, 0.7)}${hill(0.88, 0.03, 1)}</svg>`;
}

/** A mark on white: a sign and bars. */
function sign({ colour, issuer }: Invented): string {
  const bars = [84, 118, 152, 186].map(
    (x, at) =>
      `<rect x="${x}" y="${18 + ((issuer.length + at) % 3) * 6}" width="24" height="${36 - ((issuer.length + at) % 3) * 6}" rx="6" fill="${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="72"><rect width="240" height="72" fill="#fff"/><circle cx="40" cy="36" r="26" fill="${colour}"/><path d="M40 18 L54 46 H26 Z" fill="#fff"/>${bars.join('')}</svg>`;
}

async function ticketHtml(one: Invented, art: string, mark: string): Promise<string> {
  const code = await drawCode({ symbology: 'qr', bytes: Buffer.from(one.payload) });
  if (!code) throw new Error('the code could not be drawn');
  const path = code.rows
    .flatMap((row, y) => [...row].flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const [width, height] = one.art;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
  body{font-family:'DejaVu Sans',sans-serif;margin:0;color:#1d1a26}header{padding:20px 44px;display:flex;justify-content:space-between;align-items:center;border-bottom:10px solid ${one.colour}}
  main{padding:24px 44px}h1{font-size:32px;margin:20px 0 12px}dl{display:grid;grid-template-columns:170px 300px;gap:10px;font-size:15px;margin:0}dt{color:#555}dd{margin:0;font-weight:bold}
  .row{display:flex;gap:40px}svg{width:150px;height:150px}</style>
  <header><img src="${mark}" width="160" height="48" alt=""><b>${one.issuer}</b></header><main><img src="${art}" width="${width}" height="${height}" alt="">
  <h1>${one.heading}</h1><div class="row"><dl>${one.lines.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>
  <svg viewBox="-2 -2 ${code.width + 4} ${code.height + 4}" shape-rendering="crispEdges"><path d="${path}"/></svg></div></main></html>`;
}
