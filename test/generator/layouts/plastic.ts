import { baseStyle, codeBlock, type Layout, markup } from './layout.ts';

/** A plastic card: title, values, and the code at the bottom. */
export const plasticLayout: Layout = {
  name: 'plastic',
  families: ['card'],
  paper: 'card',
  most: 1,
  draw: (canvas) => {
    const one = canvas.sheet.tickets[0]!;
    return `<style>${baseStyle(canvas)}
    body { padding: 14px; }
    .plastic { background: linear-gradient(135deg, ${canvas.look.accent}, #1a1a2e); color: #fff; border-radius: 18px; padding: 22px; }
    .line { display: flex; flex-wrap: wrap; gap: 4px 26px; margin: 10px 0; }
  </style><div class="plastic"><div>${markup(canvas.sheet.issuer.name)}</div><h1 style="margin: 10px 0">${markup(one.headline)}</h1>
    <div class="line">${one.facts.map((fact) => `<div><span class="label">${markup(fact.label)}</span> ${markup(fact.value)}</div>`).join('')}</div>
    <div style="text-align: center; margin-top: 12px">${codeBlock(canvas, 0, 150)}</div></div>
    <p class="small" style="margin-top: 8px">${markup(canvas.sheet.noise.legal)}</p>`;
  },
};
