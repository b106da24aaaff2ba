import { inventEvent } from './events.ts';
import type { Kind } from './kind.ts';

/** A play: always a seat. */
export const theatre: Kind = {
  subject: 'theatre',
  family: 'event',
  yearless: true,
  invent: (workshop) => {
    const { random, locale } = workshop;
    return inventEvent(workshop, {
      subject: 'theatre',
      title: random.pick(locale.titles.theatre),
      titleKey: 'event',
      hours: [15, 20],
      seated: true,
      doors: 30,
      symbologies: ['qr', 'code128'],
      count: random.pick([1, 2, 2]),
      named: 0.3,
    });
  },
};
