import { baseStyle, type Canvas, cells, codeBlock, type Layout, markup, smallPrint } from './layout.ts';

/** Labels above values in a grid of three columns; the code below. */
export const cellsLayout: Layout = {
  name: 'cells',
  families: ['event', 'journey', 'flight', 'stay', 'card'],
  paper: 'a4',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    body { padding: 40px; }
    .bar { background: ${canvas.look.accent}; color: #fff; padding: 10px 16px; font-size: 18px; display: flex; justify-content: space-between; }
    .ticket { border: 1px solid ${canvas.look.faint}; padding: 16px; margin: 0 0 24px; break-inside: avoid; }
    .grid { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px 20px; margin: 12px 0; }
    .value { font-size: 16px; font-weight: bold; }
  </style>
  <div class="bar"><span>${markup(canvas.sheet.issuer.name)}</span><span>${markup(canvas.sheet.heading)}</span></div>
  ${canvas.sheet.tickets.map((_, index) => ticket(canvas, index)).join('')}
  <div class="grid">${cells(canvas.sheet.order)}</div>
  ${smallPrint(canvas)}`,
};

function ticket(canvas: Canvas, index: number): string {
  const one = canvas.sheet.tickets[index]!;
  return `<div class="ticket"><h1>${markup(one.headline)}</h1><div class="grid">${cells(one.facts)}</div>${codeBlock(canvas, index, 150)}</div>`;
}
