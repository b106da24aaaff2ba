#!/usr/bin/env node
/**
 * `node scripts/draw-example.ts` draws the README's example anew: an invented ticket as PDF (docs/example/ticket.pdf), and
 * the picture that shows it next to the pass that the engine makes of it (docs/images/example.png). Needs Chromium.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { drawCode } from '#src/documents/shared/codes/prove.ts';
import { parsePassJson } from '#src/passes/pass-json.ts';
import { renderPassSvg } from '#src/passes/render-pass-svg.ts';
import { convert } from '#src/pipeline/convert.ts';
import { openBrowser } from '#test/generator/renderings/browser.ts';
import { openEngine } from './convert/open-engine.ts';

const payload = 'ALD-2027-0314-7F3K9Q-B12-7';
const docs = new URL('../docs/', import.meta.url);

const code = await drawCode({ symbology: 'aztec', bytes: Buffer.from(payload) });
if (!code) throw new Error('the code could not be drawn');
const browser = await openBrowser();
const engine = await openEngine();
try {
  const page = await browser.newPage();
  await page.setContent(ticketHtml());
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  const { passes } = await convert(
    { bytes: pdf, name: 'ticket.pdf' },
    { ...engine.context, now: '2026-11-20T12:00:00Z' },
  );
  const [pass] = passes;
  if (!pass) throw new Error('the example gives a pass');
  const svg = renderPassSvg(parsePassJson('eventTicket', JSON.parse(pass.passJson)), code);
  const picture = await browser.newPage({ viewport: { width: 1280, height: 780 }, deviceScaleFactor: 1.5 });
  await picture.setContent(pictureHtml(ticketHtml(), svg));
  await mkdir(new URL('example/', docs), { recursive: true });
  await mkdir(new URL('images/', docs), { recursive: true });
  await writeFile(new URL('example/ticket.pdf', docs), pdf);
  await writeFile(new URL('images/example.png', docs), await picture.screenshot());
} finally {
  await engine.close();
  await browser.close();
}

/** The ticket as its invented issuer would print it. */
function ticketHtml(): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
  body{font-family:Georgia,'DejaVu Serif',serif;margin:0;color:#1d1a26;background:#fff}
  header{background:#3b1f5b;color:#fff;padding:28px 44px;font-size:17px;letter-spacing:.06em}
  main{padding:36px 44px}
  h1{font-size:36px;margin:0 0 6px} p.sub{margin:0 0 30px;color:#5d5670;font-size:16px}
  .row{display:flex;gap:44px} dl{display:grid;grid-template-columns:150px 250px;gap:14px 12px;margin:0;font-size:16px}
  dt{color:#6b6480} dd{margin:0;font-weight:bold}
  figure{margin:0;text-align:center;font-size:13px;color:#5d5670} svg.code{width:170px;height:170px}
  footer{margin-top:44px;border-top:1px solid #ddd;padding-top:14px;font-size:11px;color:#6b6480;max-width:640px}
  </style><header>ALDERMERE CONCERT HALL</header><main><h1>Winter Light Orchestra</h1><p class="sub">An evening of strings and candles</p>
  <div class="row"><dl><dt>Date</dt><dd>Sunday, 14 March 2027</dd><dt>Doors open</dt><dd>18:30</dd><dt>Starts</dt><dd>19:30</dd>
  <dt>Venue</dt><dd>Aldermere Concert Hall</dd><dt>Address</dt><dd>12 Quay Street, Bristol, United Kingdom</dd>
  <dt>Block</dt><dd>B</dd><dt>Row</dt><dd>12</dd><dt>Seat</dt><dd>7</dd><dt>Name</dt><dd>Ada Lovelace</dd>
  <dt>Booking reference</dt><dd>7F3K9Q</dd><dt>Price</dt><dd>£42.50</dd></dl>
  <figure>${codeSvg()}<figcaption>Please show this code at the door</figcaption></figure></div>
  <footer>This ticket admits one person. It is valid once and cannot be exchanged. Latecomers are admitted between two pieces.</footer></main></html>`;
}

function codeSvg(): string {
  const path = code!.rows
    .flatMap((row, y) => [...row].flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return `<svg class="code" viewBox="-2 -2 ${code!.width + 4} ${code!.height + 4}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

/** The ticket, an arrow, the pass. */
function pictureHtml(ticket: string, pass: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
  body{margin:0;height:780px;display:flex;align-items:center;justify-content:center;gap:56px;background:#f3f1ee;font-family:sans-serif}
  iframe{width:794px;height:900px;border:0;transform:scale(.72);transform-origin:0 0}
  .paper{width:572px;height:648px;overflow:hidden;background:#fff;border-radius:6px;box-shadow:0 8px 40px #0002}
  .arrow{font-size:44px;color:#8a8494} .pass svg{height:648px;width:auto;filter:drop-shadow(0 8px 24px #0003)}
  </style><div class="paper"><iframe srcdoc="${ticket.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe></div><div class="arrow">→</div><div class="pass">${pass}</div>`;
}
