import { baseStyle, type Canvas, codeBlock, headlineFact, type Layout, markup, rows, smallPrint } from './layout.ts';

/** Labels beside values in a table; the code at the right. */
export const rowsLayout: Layout = {
  name: 'rows',
  families: ['event', 'journey', 'flight', 'stay', 'card'],
  paper: 'a4',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    body { padding: 48px; }
    .ticket { display: flex; justify-content: space-between; gap: 24px; padding: 16px 0; border-top: 2px solid ${canvas.look.accent}; break-inside: avoid; }
    th, td { padding: 3px 18px 3px 0; }
    td { font-weight: 600; }
    .order th, .order td { font-size: 11px; font-weight: normal; }
  </style>
  <p style="text-align: end">${markup(canvas.sheet.issuer.name)}</p>
  <h1 style="color: ${canvas.look.accent}">${markup(canvas.sheet.heading)}</h1>
  <p>${markup(canvas.sheet.noise.thanks)}</p>
  ${canvas.sheet.tickets.map((_, index) => ticket(canvas, index)).join('')}
  <table class="order">${rows(canvas, canvas.sheet.order)}</table>
  ${smallPrint(canvas)}`,
};

function ticket(canvas: Canvas, index: number): string {
  const one = canvas.sheet.tickets[index]!;
  return `<div class="ticket"><table>${rows(canvas, [...headlineFact(canvas, one), ...one.facts])}</table><div>${codeBlock(canvas, index, 140)}</div></div>`;
}
