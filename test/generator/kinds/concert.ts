import { inventEvent } from './events.ts';
import type { Kind } from './kind.ts';

/** A concert: seats or standing, often several tickets of one order. */
export const concert: Kind = {
  subject: 'concert',
  family: 'event',
  invent: (workshop) => {
    const { random, locale } = workshop;
    return inventEvent(workshop, {
      subject: 'concert',
      title: random.pick(locale.titles.concert),
      titleKey: 'event',
      hours: [18, 21],
      seated: random.chance(0.6),
      doors: 60,
      symbologies: ['qr', 'code128', 'aztec', 'pdf417'],
      count: random.pick([1, 1, 2, 3]),
      named: 0.5,
    });
  },
};
