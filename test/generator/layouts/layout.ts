import type { DrawnCode } from '../codes/draw.ts';
import type { Family } from '../kinds/kind.ts';
import type { Locale } from '../locales/locale.ts';
import type { Look } from '../look.ts';
import type { Random } from '../random.ts';
import type { Fact, Sheet, SheetTicket } from '../sheet.ts';

/** A sheet with its codes drawn, and how this document looks. */
export type Canvas = {
  readonly sheet: Sheet;
  /** One for each ticket, in their order. */
  readonly codes: readonly (DrawnCode | undefined)[];
  readonly look: Look;
  readonly locale: Locale;
  readonly random: Random;
};

export type Paper = 'a4' | 'phone' | 'slip' | 'receipt' | 'card';

/** One way to put a sheet on paper or on a screen. */
export type Layout = {
  readonly name: string;
  readonly families: readonly Family[];
  readonly paper: Paper;
  /** The family that is mostly drawn like this: it gets three turns for one. */
  readonly typical?: Family;
  /** The most tickets that it can show; more than one by default. */
  readonly most?: number;
  /** The body, with a `style` element of its own. */
  readonly draw: (canvas: Canvas) => string;
};

/** Text that is safe inside markup. */
export function markup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A label as it stands beside its value. */
export function beside(canvas: Canvas, fact: Fact): string {
  return markup(fact.label) + (canvas.look.colon ? ':' : '');
}

/** The code of a ticket at a width in CSS pixels; empty when it has none or an earlier ticket showed the same one. */
export function codeBlock(canvas: Canvas, index: number, width: number): string {
  const drawn = canvas.codes[index];
  const code = canvas.sheet.tickets[index]?.code;
  if (!drawn || !code || canvas.sheet.tickets.slice(0, index).some((ticket) => ticket.code === code)) return '';
  const wide = drawn.linear || code.symbology === 'pdf417' ? Math.max(width, 230) : width;
  const picture = canvas.look.codeAsPng
    ? `<img alt="" src="data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}" style="image-rendering: pixelated; width: ${wide}px">`
    : drawn.svg.replace('<svg ', `<svg style="width: ${wide}px; height: auto" viewBox="${viewBoxOf(drawn.svg)}" `);
  const caption = code.caption ? `<div style="font-size: 11px; letter-spacing: 1px">${markup(code.caption)}</div>` : '';
  return `<div class="code" style="background: #fff; color: #000; display: inline-block; padding: 10px; text-align: center; line-height: 1.2">${picture}${caption}</div>`;
}

function viewBoxOf(svg: string): string {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!;
  return `0 0 ${width} ${height}`;
}

/** Rows `label | value` of a two-column table. */
export function rows(canvas: Canvas, facts: readonly Fact[]): string {
  return facts.map((fact) => `<tr><th>${beside(canvas, fact)}</th><td>${markup(fact.value)}</td></tr>`).join('\n');
}

/** Cells with the label above the value. */
export function cells(facts: readonly Fact[]): string {
  return facts
    .map(
      (fact) =>
        `<div class="cell"><div class="label">${markup(fact.label)}</div><div class="value">${markup(fact.value)}</div></div>`,
    )
    .join('\n');
}

/** `Label: value` in one run, divided by a sign. */
export function inline(facts: readonly Fact[], divider: string): string {
  return facts.map((fact) => `${markup(fact.label)}: ${markup(fact.value)}`).join(divider);
}

/** The facts of a ticket without those that a drawn part of it shows already. */
export function without(ticket: SheetTicket, keys: ReadonlySet<string>): readonly Fact[] {
  return ticket.facts.filter((fact) => !keys.has(fact.key));
}

/** The headline as a fact, for layouts that label everything; none where the route says it all. */
export function headlineFact(canvas: Canvas, ticket: SheetTicket): Fact[] {
  if (ticket.journey) return [];
  const label = canvas.random.pick(canvas.locale.labels[ticket.headlineKey]);
  return label === ticket.headline ? [] : [{ key: ticket.headlineKey, label, value: ticket.headline }];
}

/** The small print under a ticket. */
export function smallPrint(canvas: Canvas): string {
  const { issuer, noise } = canvas.sheet;
  return `<p class="small">${markup(noise.legal)}</p><p class="small">${markup(issuer.name)} · ${markup(issuer.address)} · ${markup(issuer.phone)} · www.${markup(issuer.domain)}</p>`;
}

/** What all layouts start from. */
export function baseStyle(canvas: Canvas): string {
  const { look } = canvas;
  return `
  * { box-sizing: border-box; }
  body { margin: 0; font: 14px/1.4 ${look.font}; color: ${look.ink}; background: ${look.paper}; }
  h1, h2, h3, p { margin: 0 0 8px; }
  table { border-collapse: collapse; }
  th { text-align: start; font-weight: normal; vertical-align: top; ${look.labelStyle} }
  .label { ${look.labelStyle} }
  .small { font-size: 9px; line-height: 1.3; opacity: 0.8; }
  .code img, .code svg { display: block; margin: 0 auto; }`;
}
