import { baseStyle, codeBlock, type Layout, markup, rows, smallPrint } from './layout.ts';

/** An order form: the ticket's facts between a header of order data and a table of what was bought and paid. */
export const priceTableLayout: Layout = {
  name: 'price-table',
  families: ['event', 'journey', 'stay'],
  paper: 'a4',
  draw: (canvas) => {
    const { sheet, locale } = canvas;
    const quantity = sheet.tickets.length;
    return `<style>${baseStyle(canvas)}
    body { padding: 46px; font-size: 13px; }
    .two { display: flex; justify-content: space-between; gap: 30px; }
    .two > div { flex: 1; }
    .bought { width: 100%; margin: 16px 0; } .bought td { border-bottom: 1px solid ${canvas.look.faint}; padding: 5px; }
    th, td { padding: 3px 14px 3px 0; }
  </style>
  <div class="two"><div><h2>${markup(sheet.issuer.name)}</h2></div><div><table>${rows(canvas, sheet.order)}</table></div></div>
  <h1>${markup(sheet.heading)}</h1>
  ${sheet.tickets.map((one, index) => `<div class="two" style="margin: 14px 0; break-inside: avoid"><div><h3 style="color: ${canvas.look.accent}">${markup(one.headline)}</h3><table>${rows(canvas, one.facts)}</table></div><div style="text-align: end">${codeBlock(canvas, index, 130)}</div></div>`).join('')}
  <table class="bought"><tr><td>${quantity} ×</td><td>${markup(sheet.tickets[0]!.headline)}</td></tr><tr><td>1 ×</td><td>${markup(locale.labels.fee[0]!)} 1${locale.decimal}50</td></tr></table>
  ${smallPrint(canvas)}`;
  },
};
