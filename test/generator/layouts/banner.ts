import { baseStyle, type Canvas, cells, codeBlock, type Layout, markup, smallPrint } from './layout.ts';

/** Light text on a dark band, two columns: facts at the left, code and price at the right. */
export const bannerLayout: Layout = {
  name: 'banner',
  families: ['event', 'flight', 'journey', 'stay', 'card'],
  paper: 'a4',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    .band { background: #14213d; color: #fff; padding: 26px 40px; break-inside: avoid; display: grid; grid-template-columns: 1fr 260px; gap: 24px; margin-bottom: 14px; }
    .band .cell { margin: 0 0 9px; }
    .value { font-size: 17px; color: #fca311; }
    .left { columns: 2; }
    .cell { break-inside: avoid; }
    .foot { padding: 10px 40px; }
  </style>
  <div class="foot"><h2>${markup(canvas.sheet.issuer.name)} – ${markup(canvas.sheet.heading)}</h2></div>
  ${canvas.sheet.tickets.map((_, index) => band(canvas, index)).join('')}
  <div class="foot">${cells(canvas.sheet.order)}${smallPrint(canvas)}<p>${markup(canvas.sheet.noise.advert)}</p></div>`,
};

function band(canvas: Canvas, index: number): string {
  const one = canvas.sheet.tickets[index]!;
  return `<div class="band"><div><h1>${markup(one.headline)}</h1><div class="left">${cells(one.facts)}</div></div><div style="text-align: end">${codeBlock(canvas, index, 150)}</div></div>`;
}
