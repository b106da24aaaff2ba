import { baseStyle, cells, codeBlock, type Layout, markup, rows } from './layout.ts';

/** One page a ticket, and a last page with the order and the conditions. */
export const pageEachLayout: Layout = {
  name: 'page-each',
  families: ['event', 'journey', 'flight'],
  paper: 'a4',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    .page { padding: 50px; break-after: page; }
    .page:last-child { break-after: auto; }
    .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10px 30px; margin: 24px 0; }
    .value { font-size: 19px; }
    th, td { padding: 3px 14px 3px 0; }
  </style>
  ${canvas.sheet.tickets
    .map(
      (
        one,
        index,
      ) => `<div class="page"><div style="display: flex; justify-content: space-between"><b>${markup(canvas.sheet.issuer.name)}</b><span>${canvas.locale.page} ${index + 1}</span></div>
      <h1 style="color: ${canvas.look.accent}; margin-top: 30px">${markup(one.headline)}</h1>${codeBlock(canvas, index, 170)}<div class="two">${cells(one.facts)}</div></div>`,
    )
    .join('')}
  <div class="page"><h2>${markup(canvas.sheet.heading)}</h2><table>${rows(canvas, canvas.sheet.order)}</table>${canvas.locale.legal.map((text) => `<p>${markup(text)}</p>`).join('')}<p>${markup(canvas.sheet.noise.advert)}</p></div>`,
};
