import { baseStyle, codeBlock, inline, type Layout, markup, rows } from './layout.ts';

/** A4 to fold twice: ticket, code, advertisement, small print; one page a ticket. */
export const printAtHomeLayout: Layout = {
  name: 'print-at-home',
  families: ['event', 'card'],
  paper: 'a4',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    .page { height: 1040px; display: grid; grid-template: 1fr 1fr / 1fr 1fr; break-after: page; }
    .page > div { padding: 34px; overflow: hidden; }
    .page > div:nth-child(odd) { border-inline-end: 1px dashed #888; }
    .page > div:nth-child(-n+2) { border-bottom: 1px dashed #888; }
    th, td { padding: 4px 12px 4px 0; font-size: 14px; }
    .ad { background: ${canvas.look.accent}; color: #fff; height: 100%; padding: 30px; font-size: 26px; line-height: 1.2; }
  </style>
  ${canvas.sheet.tickets
    .map(
      (one, index) => `<div class="page">
      <div><p>${markup(canvas.sheet.issuer.name)}</p><h1>${markup(one.headline)}</h1><table>${rows(canvas, one.facts)}</table></div>
      <div style="text-align: center"><h2>${markup(canvas.sheet.heading)}</h2>${codeBlock(canvas, index, 200)}<p class="small">✂ – – – – – –</p></div>
      <div><div class="ad">${markup(canvas.sheet.noise.advert)}</div></div>
      <div><p class="small">${markup(canvas.sheet.noise.legal)}</p><p class="small">${canvas.locale.legal.map(markup).join(' ')}</p>
        <p class="small">${inline(canvas.sheet.order, '<br>')}</p>
        <p class="small">${canvas.locale.page} ${index + 1}/${canvas.sheet.tickets.length}</p></div>
    </div>`,
    )
    .join('')}`,
};
