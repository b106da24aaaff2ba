import { markup } from '../layouts/layout.ts';
import type { Fact } from '../sheet.ts';
import { codeImage, type MailLayout } from './mail-layout.ts';

/** Nested tables with two cells a row, label above value, as marketing tools send it. */
export const cardsMail: MailLayout = {
  name: 'mail-cards',
  draw: (canvas) => {
    const { sheet, look } = canvas;
    const cards = sheet.tickets.map(
      (one, index) => `<tr><td style="padding:18px;background:#ffffff">
<h2 style="margin:0 0 10px;color:${look.accent}">${markup(one.headline)}</h2>
<table width="100%" cellpadding="6" cellspacing="0">${pairs(one.facts)}</table>${codeImage(canvas, index)}</td></tr>`,
    );
    return `<table width="100%" bgcolor="#f0f0f0"><tr><td align="center"><table width="600" cellpadding="0" cellspacing="8">
<tr><td style="background:${look.accent};color:#fff;padding:16px;font-size:20px">${markup(sheet.issuer.name)}</td></tr>
<tr><td style="padding:10px 0">${markup(sheet.heading)}. ${markup(sheet.noise.thanks)}</td></tr>
${cards.join('\n')}
<tr><td style="padding:18px;background:#ffffff"><table width="100%">${pairs(sheet.order)}</table></td></tr>
<tr><td style="font-size:11px;color:#888">${markup(sheet.noise.advert)}<br>${markup(sheet.noise.legal)}<br>${markup(sheet.issuer.address)}</td></tr>
</table></td></tr></table>`;
  },
};

function pairs(facts: readonly Fact[]): string {
  const cell = (fact: Fact | undefined) =>
    fact
      ? `<td width="50%" valign="top"><span style="font-size:11px;color:#888">${markup(fact.label)}</span><br><strong>${markup(fact.value)}</strong></td>`
      : '<td></td>';
  return Array.from(
    { length: Math.ceil(facts.length / 2) },
    (_, row) => `<tr>${cell(facts[row * 2])}${cell(facts[row * 2 + 1])}</tr>`,
  ).join('\n');
}
