import { journeyKeys } from '../sheet.ts';
import { baseStyle, type Canvas, cells, codeBlock, type Layout, markup, without } from './layout.ts';

/** A ticket in an app: cards with the code first or last. */
export const mobileLayout: Layout = {
  name: 'mobile',
  families: ['event', 'journey', 'flight', 'card', 'stay'],
  paper: 'phone',
  most: 2,
  draw: (canvas) => `<style>${baseStyle(canvas)}
    body { padding: 0 0 20px; background: ${canvas.look.dark ? '#000' : '#f2f2f7'}; }
    .status { display: flex; justify-content: space-between; padding: 10px 22px; font-weight: 600; font-size: 13px; }
    .card { background: ${canvas.look.dark ? '#1c1c1e' : '#fff'}; border-radius: 16px; margin: 12px 16px; padding: 18px; }
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 10px 0; }
    .value { font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
    .route { display: flex; justify-content: space-between; font-size: 20px; font-weight: 700; gap: 12px; }
    .button { background: ${canvas.look.accent}; color: #fff; border-radius: 12px; text-align: center; padding: 12px; margin: 0 16px; }
  </style>
  <div class="status"><span>${canvas.random.int(8, 19)}:${canvas.random.int(10, 59)}</span><span>${markup(canvas.sheet.issuer.name)}</span><span>${canvas.random.int(15, 99)} %</span></div>
  <h2 style="text-align: center">${markup(canvas.sheet.heading)}</h2>
  ${canvas.sheet.tickets.map((_, index) => card(canvas, index)).join('')}
  <div class="card"><div class="grid">${cells(canvas.sheet.order)}</div><p class="small">${markup(canvas.sheet.noise.advert)}</p></div>`,
};

function card(canvas: Canvas, index: number): string {
  const one = canvas.sheet.tickets[index]!;
  const code = `<div style="text-align: center">${codeBlock(canvas, index, 190)}</div>`;
  const facts = `${one.journey ? route(one.journey) : `<h1 style="font-size: 22px">${markup(one.headline)}</h1>`}
    <div class="grid">${cells(one.journey ? without(one, journeyKeys) : one.facts)}</div>`;
  return `<div class="card">${index % 2 ? facts + code : code + facts}</div>`;
}

function route(journey: NonNullable<Canvas['sheet']['tickets'][number]['journey']>): string {
  const end = (code: string | undefined, name: string, clock: string | undefined) =>
    `<div><div>${markup(clock ?? '')}</div><div>${markup(code ?? name)}</div>${code ? `<div style="font-size: 13px; font-weight: 400">${markup(name)}</div>` : ''}</div>`;
  return `<p>${markup(journey.date)}</p><div class="route">${end(journey.fromCode, journey.from, journey.departs)}<div>→</div>${end(journey.toCode, journey.to, journey.arrives)}</div>`;
}
