import { addDays } from '#src/tickets/time.ts';
import { markup } from '../layouts/layout.ts';
import type { Negative } from './negative.ts';

/** A newsletter: what is on, when and where, and that one could buy tickets. */
export const newsletter: Negative = {
  subject: 'newsletter',
  as: 'eml',
  draw: ({ random, locale, voice, city, context }) => {
    const items = random
      .shuffle([...locale.titles.concert, ...locale.titles.theatre])
      .slice(0, 4)
      .map((title) => {
        const day = `${addDays(context.slice(0, 10), random.int(5, 90))}T20:00`;
        return `<tr><td style="padding:12px"><h3>${markup(title)}</h3><p>${voice.dateTime(day)}<br>${markup(random.pick(locale.venues))}, ${markup(city.name)}</p><a href="https://www.shop.example/t">${markup(voice.label('price'))} ${voice.money(random.int(15, 60), city.currency)}</a></td></tr>`;
      });
    return `<h1>Newsletter</h1><p>${markup(random.pick(locale.adverts))}</p><table>${items.join('')}</table><p style="font-size:10px">Unsubscribe</p>`;
  },
};

/** A blog page about a journey, saved as a mail. */
export const blog: Negative = {
  subject: 'blog',
  as: 'eml',
  draw: ({ random, locale, voice, context }) => {
    const words = random.shuffle([...locale.legal, ...locale.adverts, ...locale.thanks]);
    return `<h1>${markup(random.pick(locale.titles.museum))}</h1><p><i>${voice.fullDate(addDays(context.slice(0, 10), -3))}</i></p>${words.map((text) => `<p>${markup(text)}</p>`).join('')}<p>12 ♥ · 3 ↩</p>`;
  },
};
