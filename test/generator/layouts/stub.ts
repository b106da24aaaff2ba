import { journeyKeys } from '../sheet.ts';
import { baseStyle, type Canvas, cells, codeBlock, type Layout, markup, without } from './layout.ts';

/** A boarding pass: the route large, small cells, and a stub to tear off that repeats half of it. */
export const stubLayout: Layout = {
  name: 'stub',
  families: ['flight', 'journey'],
  paper: 'slip',
  typical: 'flight',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    .slip { display: flex; height: 310px; margin: 16px; border: 1px solid ${canvas.look.faint}; break-inside: avoid; overflow: hidden; }
    .main { flex: 1; padding: 14px 18px; }
    .stub { width: 205px; border-inline-start: 2px dashed ${canvas.look.ink}; padding: 14px; font-size: 11px; overflow: hidden; }
    .route { display: flex; gap: 28px; align-items: baseline; margin: 4px 0 8px; }
    .iata { font-size: 34px; font-weight: bold; line-height: 1.1; }
    .grid { display: flex; flex-wrap: wrap; gap: 6px 20px; }
    .cell { min-width: 70px; }
    .value { font-weight: bold; font-size: 14px; }
    .head { color: ${canvas.look.accent}; font-weight: bold; display: flex; justify-content: space-between; }
  </style>
  ${canvas.sheet.tickets.map((_, index) => slip(canvas, index)).join('')}`,
};

function slip(canvas: Canvas, index: number): string {
  const one = canvas.sheet.tickets[index]!;
  const rest = without(one, journeyKeys);
  return `<div class="slip"><div class="main">
    <div class="head"><span>${markup(canvas.sheet.issuer.name)}</span><span>${markup(canvas.sheet.heading)}</span></div>
    ${route(canvas, index)}
    <div style="display: flex; gap: 18px; justify-content: space-between"><div class="grid">${cells(rest)}</div><div>${codeBlock(canvas, index, 120)}</div></div>
  </div><div class="stub">${stub(canvas, index)}</div></div>`;
}

function route(canvas: Canvas, index: number): string {
  const { journey, facts } = canvas.sheet.tickets[index]!;
  if (!journey) return '';
  const label = (key: string) => markup(facts.find((fact) => fact.key === key)?.label ?? '');
  const place = (code: string | undefined, name: string) =>
    code
      ? `<div class="iata">${code}</div><div>${markup(name)}</div>`
      : `<div class="iata" style="font-size: 20px">${markup(name)}</div>`;
  const arrival = journey.arrives
    ? `<div class="label">${label('arrives')}</div><div class="value">${markup(journey.arrives)}</div>`
    : '';
  return `<div class="route">
    <div>${place(journey.fromCode, journey.from)}</div><div>✈</div><div>${place(journey.toCode, journey.to)}</div>
    <div><div class="label">${label('travelDate') || label('departs')}</div><div class="value">${markup(journey.date)}</div></div>
    <div><div class="label">${label('departs')}</div><div class="value">${markup(journey.departs)}</div></div>
    <div>${arrival}</div></div>`;
}

function stub(canvas: Canvas, index: number): string {
  const { journey, facts } = canvas.sheet.tickets[index]!;
  const repeated = facts.filter((fact) =>
    ['passenger', 'flight', 'seat', 'gate', 'boarding', 'coach', 'train'].includes(fact.key),
  );
  const lines = repeated.map((fact) => `<div>${markup(fact.label)} <b>${markup(fact.value)}</b></div>`).join('');
  const line = journey
    ? `<div><b>${markup(journey.fromCode ?? journey.from)} – ${markup(journey.toCode ?? journey.to)}</b></div><div>${markup(journey.date)}</div>`
    : '';
  return line + lines;
}
