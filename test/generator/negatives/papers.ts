import { addDays } from '#src/tickets/time.ts';
import { drawCode } from '../codes/draw.ts';
import { inventIssuer } from '../facts/brand.ts';
import { inventPerson } from '../facts/people.ts';
import { stations } from '../facts/stations.ts';
import { markup } from '../layouts/layout.ts';
import type { Negative } from './negative.ts';

/** An invoice for goods; half of them with a payment code, which is no ticket either. */
export const invoice: Negative = {
  subject: 'invoice',
  as: 'pdf',
  draw: async ({ random, locale, voice, city, context }, look) => {
    const issuer = inventIssuer(random, locale, 'card');
    const goods = ['USB-C 2 m', 'A4 80 g', 'LED E27 9 W', 'SSD 1 TB', 'HDMI 1,5 m'];
    const lines = random
      .shuffle(goods)
      .slice(0, 3)
      .map((name) => ({ name, count: random.int(1, 5), price: random.int(3, 90) + 0.9 }));
    const total = lines.reduce((sum, line) => sum + line.count * line.price, 0);
    const person = inventPerson(random, locale);
    const code = random.chance(0.5)
      ? await payment(`${issuer.name}\nDE02120300000000202051\nEUR${total.toFixed(2)}`)
      : '';
    return `<style>body { font: 13px ${look.font}; padding: 60px; } td, th { padding: 4px 14px 4px 0; text-align: start; }</style>
    <p>${markup(issuer.name)} · ${markup(issuer.address)}</p><p>${markup(person.printed)}</p>
    <h1>${markup(locale.labels.invoice[0]!)} ${random.digits(6)}</h1>
    <p>${markup(voice.label('orderDate'))}: ${voice.fullDate(context)}<br>${markup(voice.label('customer'))}: ${random.digits(6)}<br>${markup(voice.label('vatId'))}: ${random.digits(9)}</p>
    <table>${lines.map((line) => `<tr><td>${line.count} ×</td><td>${line.name}</td><td>${voice.money(line.price * line.count, city.currency)}</td></tr>`).join('')}
    <tr><th colspan="2">${markup(voice.label('total'))}</th><th>${voice.money(total, city.currency)}</th></tr></table>
    <p>${voice.fullDate(addDays(context.slice(0, 10), 14))}</p>${code}`;
  },
};

/** EPC069-12: a QR code that a banking app reads. */
async function payment(text: string): Promise<string> {
  const [name, account, amount] = text.split('\n');
  const bytes = new TextEncoder().encode(['BCD', '002', '1', 'SCT', '', name, account, amount].join('\n'));
  const { svg } = await drawCode({ symbology: 'qr', bytes });
  return `<div style="width: 140px">${svg}</div>`;
}

/** A bill of fare with prices and opening hours. */
export const menu: Negative = {
  subject: 'menu',
  as: 'png',
  draw: ({ random, locale, voice, city }, look) => {
    const dishes = [
      'Minestrone',
      'Gazpacho',
      'Quiche',
      'Risotto',
      'Ratatouille',
      'Gnocchi',
      'Tarte tatin',
      'Panna cotta',
      'Espresso',
    ];
    const lines = random
      .shuffle(dishes)
      .map(
        (dish) =>
          `<p style="display: flex; justify-content: space-between"><span>${dish}</span><span>${voice.money(random.int(3, 24) + 0.5, city.currency)}</span></p>`,
      );
    return `<style>body { font: 16px ${look.font}; padding: 26px; color: ${look.ink}; background: ${look.paper}; }</style><h1>${markup(random.pick(locale.restaurants))}</h1>${lines.join('')}<p>12:00 – 14:30 · 18:00 – 22:30</p>`;
  },
};

/** Departures of a station: places and clocks, but nobody's journey. */
export const timetable: Negative = {
  subject: 'timetable',
  as: 'pdf',
  draw: ({ random, language, voice, context }, look) => {
    const [here, ...others] = stations[language];
    const rows = Array.from({ length: 14 }, (_, index) => {
      const clock = `${context.slice(0, 11)}${String(6 + index).padStart(2, '0')}:${random.pick(['03', '18', '33', '48'])}`;
      return `<tr><td>${voice.clock(clock)}</td><td>RE ${random.int(10, 99)}</td><td>${markup(random.pick(others).name)}</td><td>${random.int(1, 12)}</td></tr>`;
    });
    return `<style>body { font: 14px ${look.font}; padding: 50px; } td, th { padding: 5px 20px 5px 0; text-align: start; }</style><h1>${markup(here!.name)}</h1>
    <table><tr>${(['departs', 'train', 'to', 'platform'] as const).map((key) => `<th>${markup(voice.label(key))}</th>`).join('')}</tr>${rows.join('')}</table><p>${voice.fullDate(context)}</p>`;
  },
};

/** A holiday photo: sky, sea, sun; no word on it. */
export const holidayPhoto: Negative = {
  subject: 'photo',
  as: 'jpg',
  draw: ({ random }) => {
    const hills = Array.from(
      { length: 5 },
      () =>
        `<div style="position: absolute; bottom: 220px; left: ${random.int(-60, 700)}px; width: ${random.int(160, 380)}px; height: ${random.int(60, 180)}px; border-radius: 50% 50% 0 0; background: hsl(${random.int(90, 150)} 35% ${random.int(22, 40)}%)"></div>`,
    );
    return `<div style="position: relative; height: 600px; overflow: hidden; background: linear-gradient(#4a90d9, #cfe8ff 60%)"><div style="position: absolute; top: ${random.int(40, 160)}px; left: ${random.int(60, 600)}px; width: 90px; height: 90px; border-radius: 50%; background: #fff6c8"></div>${hills.join('')}<div style="position: absolute; bottom: 0; width: 100%; height: 220px; background: repeating-linear-gradient(#2a6f97, #468faf 14px, #2a6f97 28px)"></div></div>`;
  },
};
