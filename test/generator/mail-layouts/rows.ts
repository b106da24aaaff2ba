import type { Canvas } from '../layouts/layout.ts';
import { beside, headlineFact, markup } from '../layouts/layout.ts';
import { proseOf } from '../layouts/letter.ts';
import type { Fact } from '../sheet.ts';
import { codeImage, type MailLayout } from './mail-layout.ts';

/** A greeting, a sentence, and a table with labels at the left. */
export const rowsMail: MailLayout = {
  name: 'mail-rows',
  draw: (canvas) => {
    const { sheet, locale, random, look } = canvas;
    const tickets = sheet.tickets.map(
      (
        one,
        index,
      ) => `<tr><td colspan="2" style="padding:14px 0 4px;border-bottom:2px solid ${look.accent}"><b>${markup(one.headline)}</b></td></tr>
${rows(canvas, [...headlineFact(canvas, one), ...one.facts])}
<tr><td colspan="2">${codeImage(canvas, index)}</td></tr>`,
    );
    return `<p>${markup(random.pick(locale.greetings).replace('{name}', sheet.addressee))}</p>
<p>${markup(proseOf(canvas))}</p>
<table cellpadding="4" cellspacing="0" border="0">
${tickets.join('\n')}
${rows(canvas, sheet.order)}
</table>
<p>${markup(sheet.noise.thanks)}</p>
<p>${markup(random.pick(locale.closings))}<br>${markup(sheet.issuer.name)}</p>
<p style="font-size:10px;color:#777">${markup(sheet.noise.legal)}</p>`;
  },
};

function rows(canvas: Canvas, facts: readonly Fact[]): string {
  return facts
    .map((fact) => `<tr><td style="color:#666">${beside(canvas, fact)}</td><td><b>${markup(fact.value)}</b></td></tr>`)
    .join('\n');
}
