import { momentKeys } from '../sheet.ts';
import { formatTime } from '../voice.ts';
import { baseStyle, type Canvas, codeBlock, type Layout, markup, without } from './layout.ts';

/** A poster: the day in a block of its own (weekday, number, month), the title large, labels only where needed. */
export const posterLayout: Layout = {
  name: 'poster',
  families: ['event'],
  paper: 'a4',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    .page { break-after: page; }
    .hero { background: ${canvas.look.accent}; color: #fff; display: flex; gap: 26px; padding: 34px; align-items: center; }
    .day { background: #fff; color: #111; text-align: center; padding: 8px 18px; min-width: 92px; }
    .number { font-size: 40px; font-weight: bold; line-height: 1.1; }
    .rest { padding: 26px 34px; display: flex; justify-content: space-between; gap: 30px; }
    .rest p { font-size: 16px; }
  </style>${canvas.sheet.tickets.map((_, index) => page(canvas, index)).join('')}`,
};

function page(canvas: Canvas, index: number): string {
  const one = canvas.sheet.tickets[index]!;
  const local = one.moment?.local ?? '';
  const write = (pattern: string) => markup(formatTime(local, pattern, canvas.sheet.language));
  const year = one.truth.fields.start?.year_free ? '' : write('yyyy');
  const lines = without(one, momentKeys).map((fact) => `<p>${markup(fact.label)} <b>${markup(fact.value)}</b></p>`);
  return `<div class="page"><div class="hero"><div class="day"><div>${write('EEE')}</div><div class="number">${write('d')}</div><div>${write('MMM')} ${year}</div></div>
    <div><div style="font-size: 30px; line-height: 1.15">${markup(one.headline)}</div><div style="font-size: 18px">${markup(one.moment?.clock ?? '')}</div></div></div>
    <div class="rest"><div>${lines.join('')}</div><div>${codeBlock(canvas, index, 160)}</div></div>
    <div style="padding: 0 34px"><p>${canvas.sheet.order.map((fact) => `${markup(fact.label)} ${markup(fact.value)}`).join('<br>')}</p><p class="small">${markup(canvas.sheet.noise.legal)}</p><p>${markup(canvas.sheet.issuer.name)}</p></div></div>`;
}
