import { headlineFact, markup } from '../layouts/layout.ts';
import { codeImage, type MailLayout } from './mail-layout.ts';

/** A header row and a row of values, several tables below each other. */
export const gridMail: MailLayout = {
  name: 'mail-grid',
  draw: (canvas) => {
    const { sheet } = canvas;
    const blocks = sheet.tickets.map((one, index) => {
      const facts = [...headlineFact(canvas, one), ...one.facts];
      const tables = Array.from({ length: Math.ceil(facts.length / 4) }, (_, part) => {
        const slice = facts.slice(part * 4, part * 4 + 4);
        return `<table border="1" cellpadding="5" style="border-collapse:collapse;margin-bottom:6px"><thead><tr>${slice.map((fact) => `<th align="left">${markup(fact.label)}</th>`).join('')}</tr></thead><tbody><tr>${slice.map((fact) => `<td>${markup(fact.value)}</td>`).join('')}</tr></tbody></table>`;
      });
      return tables.join('\n') + codeImage(canvas, index);
    });
    return `<h1 style="font-size:20px">${markup(sheet.heading)}</h1><p>${markup(sheet.noise.thanks)}</p>
${blocks.join('<hr>\n')}
<p style="font-size:12px">${sheet.order.map((fact) => `${markup(fact.label)}: ${markup(fact.value)}`).join('<br>\n')}</p>
<p>${markup(sheet.issuer.name)}<br>${markup(sheet.issuer.address)}<br>${markup(sheet.issuer.phone)}</p>`;
  },
};
