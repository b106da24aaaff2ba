import { baseStyle, type Canvas, codeBlock, type Layout, markup, rows } from './layout.ts';

/** A letter: sender and address, a salutation, a sentence that tells the booking, a list, a closing. */
export const letterLayout: Layout = {
  name: 'letter',
  families: ['event', 'journey', 'stay'],
  paper: 'a4',
  draw: (canvas) => {
    const { sheet, locale, random } = canvas;
    return `<style>${baseStyle(canvas)}
    body { padding: 60px 70px; font-size: 13px; }
    th, td { padding: 2px 20px 2px 0; }
  </style>
  <div style="text-align: end; font-size: 11px">${markup(sheet.issuer.name)}<br>${markup(sheet.issuer.address)}<br>${markup(sheet.issuer.phone)}</div>
  <p style="margin: 30px 0">${markup(sheet.addressee)}<br>${markup(locale.streets[0]!.replace('{n}', '7'))}<br>${markup(locale.cities[0]!.postcode)} ${markup(locale.cities[0]!.name)}</p>
  <h3>${markup(sheet.heading)}</h3>
  <p>${markup(random.pick(locale.greetings).replace('{name}', sheet.addressee))}</p>
  <p>${markup(proseOf(canvas))}</p>
  ${sheet.tickets
    .map(
      (one, index) =>
        `${sheet.tickets.length > 1 ? `<h3>${index + 1}. ${markup(one.headline)}</h3>` : ''}<table>${rows(canvas, one.facts)}</table><p>${codeBlock(canvas, index, 130)}</p>`,
    )
    .join('')}
  <table>${rows(canvas, sheet.order)}</table>
  <p>${markup(sheet.noise.thanks)}</p><p>${markup(random.pick(locale.closings))}<br>${markup(sheet.issuer.name)}</p>
  <p class="small">${markup(sheet.noise.legal)}</p>`;
  },
};

/** The sentence of a letter or mail that tells the first ticket. */
export function proseOf({ sheet, locale, random }: Pick<Canvas, 'sheet' | 'locale' | 'random'>): string {
  const first = sheet.tickets[0]!;
  const value = (...keys: readonly string[]) => first.facts.find((fact) => keys.includes(fact.key))?.value ?? '';
  const fill = (template: string, values: Readonly<Record<string, string>>) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  if (first.journey) return fill(random.pick(locale.prose.journey), { ...first.journey, clock: first.journey.departs });
  const { title, venue } = { title: first.headline, venue: value('venue') };
  if (first.moment && sheet.subject === 'restaurant')
    return fill(random.pick(locale.prose.table), { title, date: first.moment.date, clock: first.moment.clock });
  if (first.moment)
    return fill(random.pick(locale.prose.event), { title, venue, date: first.moment.date, clock: first.moment.clock });
  const start = value('checkIn', 'pickUp', 'entry', 'validFrom', 'travelDate');
  const end = value('checkOut', 'dropOff', 'exit', 'validUntil');
  return start && end ? fill(random.pick(locale.prose.stay), { title, start, end }) : sheet.noise.thanks;
}
