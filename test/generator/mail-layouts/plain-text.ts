import type { Canvas } from '../layouts/layout.ts';
import { proseOf } from '../layouts/letter.ts';
import type { Fact } from '../sheet.ts';

/** The ways to write a sheet in plain text. */
export const textStyles = ['lines', 'padded', 'blocks', 'dotted'] as const;

export type TextStyle = (typeof textStyles)[number];

/** The sheet as a plain text mail. */
export function drawText(canvas: Canvas, style: TextStyle): string {
  const { sheet, locale, random } = canvas;
  const tickets = sheet.tickets.map((one) => `${title(one.headline, style)}\n${facts(one.facts, style)}`);
  return [
    random.pick(locale.greetings).replace('{name}', sheet.addressee),
    proseOf(canvas),
    ...tickets,
    facts(sheet.order, style),
    sheet.noise.thanks,
    `${random.pick(locale.closings)}\n${sheet.issuer.name}`,
    `-- \n${sheet.issuer.name}, ${sheet.issuer.address}\n${wrap(sheet.noise.legal)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function title(headline: string, style: TextStyle): string {
  if (style === 'blocks') return `*** ${headline} ***`;
  return `${headline}\n${(style === 'padded' ? '=' : '-').repeat(Math.min(60, headline.length))}`;
}

function facts(list: readonly Fact[], style: TextStyle): string {
  const width = Math.max(0, ...list.map((fact) => fact.label.length)) + 3;
  const write: Readonly<Record<TextStyle, (fact: Fact) => string>> = {
    lines: (fact) => `${fact.label}: ${fact.value}`,
    padded: (fact) => `${`${fact.label}:`.padEnd(width)} ${fact.value}`,
    blocks: (fact) => `${fact.label}\n  ${fact.value}`,
    dotted: (fact) => `${`${fact.label} `.padEnd(width + 3, '.')} ${fact.value}`,
  };
  return list.map(write[style]).join('\n');
}

function wrap(text: string): string {
  return text.replace(/(.{1,72})(?:\s|$)/g, '$1\n').trimEnd();
}
