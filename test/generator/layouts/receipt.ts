import { baseStyle, type Canvas, codeBlock, type Layout, markup } from './layout.ts';

/** A narrow till receipt in a typewriter font, leaders between label and value. */
export const receiptLayout: Layout = {
  name: 'receipt',
  families: ['event', 'journey', 'card', 'stay'],
  paper: 'receipt',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    body { font-family: "Liberation Mono", "DejaVu Sans Mono", monospace; font-size: 12px; padding: 14px; text-align: center; }
    .line { display: flex; justify-content: space-between; gap: 10px; text-align: start; }
    .line span:last-child { text-align: end; }
    hr { border: 0; border-top: 1px dashed ${canvas.look.ink}; }
  </style>
  <div><b>${markup(canvas.sheet.issuer.name.toUpperCase())}</b></div><div>${markup(canvas.sheet.issuer.address)}</div><hr>
  <div>${markup(canvas.sheet.heading)}</div>
  ${canvas.sheet.tickets.map((_, index) => ticket(canvas, index)).join('')}
  <hr>${lines(canvas, canvas.sheet.order)}<hr>
  <div style="font-size: 9px">${markup(canvas.sheet.noise.legal)}</div><div>*** ${markup(canvas.sheet.noise.thanks)} ***</div>`,
};

function ticket(canvas: Canvas, index: number): string {
  const one = canvas.sheet.tickets[index]!;
  return `<hr><div style="font-size: 15px; font-weight: bold">${markup(one.headline)}</div>${lines(canvas, one.facts)}<div style="margin: 8px 0">${codeBlock(canvas, index, 130)}</div>`;
}

function lines(canvas: Canvas, facts: Canvas['sheet']['order']): string {
  return facts
    .map(
      (fact) =>
        `<div class="line"><span>${markup(fact.label)}${canvas.look.colon ? ':' : ''}</span><span>${markup(fact.value)}</span></div>`,
    )
    .join('');
}
