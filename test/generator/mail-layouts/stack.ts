import { markup } from '../layouts/layout.ts';
import { proseOf } from '../layouts/letter.ts';
import { codeImage, type MailLayout } from './mail-layout.ts';

/** No tables at all: headings, `<div>` lines and lists, as plain newsletters and small shops write. */
export const stackMail: MailLayout = {
  name: 'mail-stack',
  draw: (canvas) => {
    const { sheet, locale, random } = canvas;
    const blocks = sheet.tickets.map(
      (one, index) =>
        `<h3>${markup(one.headline)}</h3>\n<ul>${one.facts.map((fact) => `<li>${markup(fact.label)}: <b>${markup(fact.value)}</b></li>`).join('\n')}</ul>${codeImage(canvas, index)}`,
    );
    return `<div>${markup(random.pick(locale.greetings).replace('{name}', sheet.addressee))}</div>
<div>&nbsp;</div><div>${markup(proseOf(canvas))}</div>
${blocks.join('\n')}
${sheet.order.map((fact) => `<div>${markup(fact.label)} ${markup(fact.value)}</div>`).join('\n')}
<div>${markup(random.pick(locale.closings))}</div><div>${markup(sheet.issuer.name)}</div>
<div style="font-size:10px">${markup(sheet.noise.legal)} ${markup(sheet.noise.advert)}</div>`;
  },
};
