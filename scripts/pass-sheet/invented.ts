import type { Browser } from 'playwright-core';
import { drawCode } from '#src/documents/shared/codes/prove.ts';

/** A ticket as an invented issuer prints or mails it, with pictures of its own. */
type Invented = {
  readonly issuer: string;
  readonly colour: string;
  /** Width and height of its picture in CSS pixels. */
  readonly art: readonly [width: number, height: number];
  /** Sky, light and hills of the picture. */
  readonly tones: readonly [string, string, string];
  readonly heading: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  readonly payload: string;
};

/** LIST: invented tickets with artwork; every name in them is made up. */
const invented: readonly Invented[] = [
  show(
    'Aldermere Concert Hall',
    '#3b1f5b',
    [680, 200],
    ['#f4a261', '#ffe8c2', '#2a4365'],
    'Winter Light Orchestra',
    'B',
    '12',
    '7',
  ),
  show(
    'Kesselhaus Tickets',
    '#7a1f2b',
    [640, 190],
    ['#5b2a86', '#ffd166', '#1b1b3a'],
    'Nachtschicht Ensemble',
    'A',
    '3',
    '21',
  ),
  show('Bryn Arena', '#0b5d4b', [300, 420], ['#2a9d8f', '#e9f5db', '#264653'], 'Tides of Glass', 'C', '8', '14'),
  show('Palais Verdier', '#14213d', [260, 340], ['#fca311', '#fff3d6', '#14213d'], 'Les Ombres Claires', 'D', '2', '5'),
  show(
    'Sommerfeld Open Air',
    '#1d6f42',
    [680, 220],
    ['#90e0ef', '#ffffff', '#2d6a4f'],
    'Sommerfeld Festival',
    'E',
    '1',
    '1',
  ),
  show('Museo Lirante', '#8a4b08', [320, 320], ['#e9c46a', '#fff7e0', '#9c6644'], 'Salas de Invierno', 'F', '4', '9'),
  card(
    'Ludetis Shop',
    '#a81c5c',
    [680, 300],
    ['#ff8fab', '#ffe5ec', '#9d174d'],
    'Gift card',
    [
      ['Balance', '50.00 EUR'],
      ['Card number', '2780 8482 5717 3234'],
      ['Valid until', '16 May 2027'],
    ],
    '2780848257173234',
  ),
  card(
    'Ovando Spa',
    '#00685e',
    [680, 300],
    ['#99d5c9', '#f1fffa', '#00685e'],
    'Voucher',
    [
      ['Offer', 'Massage, 60 minutes'],
      ['Voucher code', 'VLBC-HEF8-RFT2'],
      ['Valid until', '6 February 2027'],
    ],
    'VLBC-HEF8-RFT2',
  ),
  card(
    'Cafe Milandra',
    '#6f3b12',
    [680, 280],
    ['#d4a373', '#faedcd', '#6f3b12'],
    'Voucher',
    [
      ['Offer', 'Breakfast for two'],
      ['Voucher code', 'CM-2027-118'],
      ['Valid until', '31 March 2027'],
    ],
    'CM-2027-118',
  ),
  show(
    'Velasco Teatro',
    '#5f0f40',
    [640, 180],
    ['#fb8b24', '#ffe8d6', '#5f0f40'],
    'La Casa del Viento',
    'G',
    '6',
    '11',
  ),
  show('Nordlys Kino', '#101820', [240, 340], ['#3a86ff', '#e0fbfc', '#0b132b'], 'The Long Polar Day', 'H', '5', '16'),
  show(
    'Harrow Stadium',
    '#0a3d91',
    [680, 210],
    ['#a2d2ff', '#ffffff', '#386641'],
    'Harrow United - Bray Rovers',
    'J',
    '22',
    '130',
  ),
];

function show(
  issuer: string,
  colour: string,
  art: Invented['art'],
  tones: Invented['tones'],
  heading: string,
  block: string,
  row: string,
  seat: string,
): Invented {
  const lines = [
    ['Date', 'Sunday, 14 March 2027'],
    ['Starts', '19:30'],
    ['Venue', issuer],
    ['Address', '12 Quay Street, Bristol, United Kingdom'],
    ['Block', block],
    ['Row', row],
    ['Seat', seat],
    ['Name', 'Ada Lovelace'],
    ['Booking reference', `7F3K9${block}`],
  ] as const;
  return { issuer, colour, art, tones, heading, lines, payload: `TKT-2027-0314-${block}${row}-${seat}` };
}

function card(
  issuer: string,
  colour: string,
  art: Invented['art'],
  tones: Invented['tones'],
  heading: string,
  lines: Invented['lines'],
  payload: string,
): Invented {
  return { issuer, colour, art, tones, heading, lines, payload };
}

/** The invented tickets, printed as PDFs. */
export async function inventedWithArtwork(browser: Browser): Promise<readonly { bytes: Uint8Array; name: string }[]> {
  const page = await browser.newPage();
  const uploads: { bytes: Uint8Array; name: string }[] = [];
  for (const one of invented) {
    const [art, mark] = [
      await pictureOf(browser, scenery(one), one.art),
      await pictureOf(browser, sign(one), [240, 72]),
    ];
    await page.setContent(await ticketHtml(one, art, mark));
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
