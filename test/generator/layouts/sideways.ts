import { baseStyle, codeBlock, type Layout, markup, rows } from './layout.ts';

/** A paper ticket whose edge repeats the order in turned text and carries the code turned as well. */
export const sidewaysLayout: Layout = {
  name: 'sideways',
  families: ['event', 'journey'],
  paper: 'a4',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    body { padding: 30px; }
    .paper { display: flex; border: 1px solid ${canvas.look.ink}; margin: 0 0 20px; break-inside: avoid; min-height: 300px; }
    .body { flex: 1; padding: 18px; }
    .edge { width: 270px; display: flex; align-items: center; justify-content: center; border-inline-start: 1px dotted ${canvas.look.ink}; }
    .turned { transform: rotate(-90deg); width: 280px; text-align: center; font-size: 11px; }
    th, td { padding: 3px 16px 3px 0; }
  </style>
  ${canvas.sheet.tickets
    .map(
      (
        one,
        index,
      ) => `<div class="paper"><div class="body"><div style="color: ${canvas.look.accent}; font-weight: bold">${markup(canvas.sheet.issuer.name)} · ${markup(canvas.sheet.heading)}</div><h1>${markup(one.headline)}</h1><table>${rows(canvas, one.facts)}</table></div>
      <div class="edge"><div class="turned">${codeBlock(canvas, index, 150)}<div>${markup(one.headline)}</div><div>${canvas.sheet.order.map((fact) => markup(fact.value)).join(' ')}</div></div></div></div>`,
    )
    .join('')}<p class="small">${markup(canvas.sheet.noise.legal)}</p>`,
};
