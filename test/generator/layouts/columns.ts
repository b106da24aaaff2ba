import type { Fact } from '../sheet.ts';
import { baseStyle, type Canvas, codeBlock, headlineFact, type Layout, markup, smallPrint } from './layout.ts';

/** Tables with a header row and one row of values, at most five columns wide, as booking systems print them. */
export const columnsLayout: Layout = {
  name: 'columns',
  families: ['event', 'journey', 'flight', 'stay'],
  paper: 'a4',
  draw: (canvas) => `<style>${baseStyle(canvas)}
    body { padding: 36px; font-size: 12px; }
    table { width: 100%; margin: 0 0 10px; }
    th, td { border: 1px solid ${canvas.look.faint}; padding: 5px 7px; text-align: start; }
    th { background: ${canvas.look.dark ? '#333' : '#f1f3f5'}; }
    .ticket { margin: 18px 0; break-inside: avoid; }
  </style>
  <h2>${markup(canvas.sheet.issuer.name)}</h2>
  <h1>${markup(canvas.sheet.heading)}</h1>
  ${table(canvas.sheet.order)}
  ${canvas.sheet.tickets.map((_, index) => ticket(canvas, index)).join('')}
  ${smallPrint(canvas)}`,
};

function ticket(canvas: Canvas, index: number): string {
  const one = canvas.sheet.tickets[index]!;
  const facts = [...headlineFact(canvas, one), ...one.facts];
  const tables = Array.from({ length: Math.ceil(facts.length / 5) }, (_, part) =>
    table(facts.slice(part * 5, part * 5 + 5)),
  );
  return `<div class="ticket">${tables.join('')}${codeBlock(canvas, index, 130)}</div>`;
}

function table(facts: readonly Fact[]): string {
  if (facts.length === 0) return '';
  const cells = (tag: string, pick: (fact: Fact) => string) =>
    facts.map((fact) => `<${tag}>${markup(pick(fact))}</${tag}>`).join('');
  return `<table><tr>${cells('th', (fact) => fact.label)}</tr><tr>${cells('td', (fact) => fact.value)}</tr></table>`;
}
