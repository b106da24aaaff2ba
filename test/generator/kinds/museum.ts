import { inventEvent } from './events.ts';
import type { Kind } from './kind.ts';

/** A museum visit with a time slot; no seats. */
export const museum: Kind = {
  subject: 'museum',
  family: 'event',
  invent: (workshop) => {
    const { random, locale } = workshop;
    return inventEvent(workshop, {
      subject: 'museum',
      title: random.pick(locale.titles.museum),
      titleKey: 'exhibition',
      hours: [9, 16],
      seated: false,
      doors: 0,
      symbologies: ['qr', 'ean13', 'aztec'],
      count: random.pick([1, 2]),
      named: 0.3,
    });
  },
};
