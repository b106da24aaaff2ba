import { journeyKeys } from '../sheet.ts';
import { baseStyle, type Canvas, codeBlock, type Layout, markup, rows, smallPrint, without } from './layout.ts';

/** A journey from top to bottom: clock, place; the train between them. No labels at the times. */
export const timelineLayout: Layout = {
  name: 'timeline',
  families: ['journey'],
  paper: 'a4',
  typical: 'journey',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    body { padding: 44px; }
    .leg { display: grid; grid-template-columns: 90px 1fr; gap: 4px 12px; border-inline-start: 3px solid ${canvas.look.accent}; padding-inline-start: 14px; margin: 14px 0; }
    .clock { font-weight: bold; font-size: 16px; }
    th, td { padding: 2px 16px 2px 0; }
    .ticket { break-inside: avoid; border-bottom: 1px solid ${canvas.look.faint}; padding: 8px 0 14px; }
  </style>
  <h2 style="color: ${canvas.look.accent}">${markup(canvas.sheet.issuer.name)}</h2><h1>${markup(canvas.sheet.heading)}</h1>
  ${canvas.sheet.tickets.map((_, index) => leg(canvas, index)).join('')}
  <table>${rows(canvas, canvas.sheet.order)}</table>${smallPrint(canvas)}`,
};

function leg(canvas: Canvas, index: number): string {
  const one = canvas.sheet.tickets[index]!;
  const { journey } = one;
  if (!journey)
    return `<div class="ticket"><h2>${markup(one.headline)}</h2><table>${rows(canvas, one.facts)}</table>${codeBlock(canvas, index, 130)}</div>`;
  const place = (name: string, code: string | undefined) => markup(code ? `${name} (${code})` : name);
  return `<div class="ticket"><h3>${markup(journey.date)}</h3><div class="leg">
    <div class="clock">${markup(journey.departs)}</div><div>${place(journey.from, journey.fromCode)}</div>
    <div></div><div style="opacity: 0.8">${markup(journey.service ?? '')}</div>
    <div class="clock">${markup(journey.arrives ?? '')}</div><div>${place(journey.to, journey.toCode)}</div></div>
    <table>${rows(canvas, without(one, journeyKeys))}</table>${codeBlock(canvas, index, 130)}</div>`;
}
