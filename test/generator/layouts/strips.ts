import { baseStyle, codeBlock, inline, type Layout, markup } from './layout.ts';

/** Strips with all tickets of an order on one page; values follow their labels in running lines. */
export const stripsLayout: Layout = {
  name: 'strips',
  families: ['event', 'journey', 'card'],
  paper: 'a4',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    body { padding: 30px; }
    .strip { display: flex; border: 2px solid ${canvas.look.accent}; border-radius: 8px; margin: 0 0 16px; break-inside: avoid; }
    .side { writing-mode: vertical-rl; background: ${canvas.look.accent}; color: #fff; padding: 10px 6px; text-align: center; font-size: 12px; }
    .text { flex: 1; padding: 12px 16px; }
  </style>
  <h2>${markup(canvas.sheet.heading)}</h2>
  ${canvas.sheet.tickets
    .map((one, index) => {
      const half = Math.ceil(one.facts.length / 3);
      const lines = [0, 1, 2].map(
        (part) =>
          `<p>${inline(one.facts.slice(part * half, part * half + half), canvas.look.colon ? ' &nbsp;|&nbsp; ' : ' · ')}</p>`,
      );
      return `<div class="strip"><div class="side">${markup(canvas.sheet.issuer.name)}</div><div class="text"><h2>${markup(one.headline)}</h2>${lines.join('')}</div><div>${codeBlock(canvas, index, 110)}</div></div>`;
    })
    .join('')}
  <p class="small">${inline(canvas.sheet.order, ' · ')}</p><p class="small">${markup(canvas.sheet.noise.legal)}</p>`,
};
