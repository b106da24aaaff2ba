import { inventEvent } from './events.ts';
import type { Kind } from './kind.ts';

/** A conference badge or registration: a name, no seat. */
export const conference: Kind = {
  subject: 'conference',
  family: 'event',
  invent: (workshop) => {
    const { random, locale } = workshop;
    return inventEvent(workshop, {
      subject: 'conference',
      title: `${random.pick(locale.titles.conference)} ${workshop.context.slice(0, 4)}`,
      titleKey: 'event',
      hours: [8, 10],
      seated: false,
      doors: 60,
      symbologies: ['qr', 'aztec'],
      count: 1,
      named: 1,
    });
  },
};
