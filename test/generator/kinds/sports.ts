import { inventEvent } from './events.ts';
import type { Kind } from './kind.ts';

/** A match between two invented clubs. */
export const sports: Kind = {
  subject: 'sports',
  family: 'event',
  invent: (workshop) => {
    const { random, locale } = workshop;
    const [home, guest] = random.shuffle(locale.teams);
    return inventEvent(workshop, {
      subject: 'sports',
      title: `${home} ${locale.versus} ${guest}`,
      titleKey: 'match',
      hours: [13, 20],
      seated: true,
      doors: 90,
      symbologies: ['code128', 'qr', 'pdf417'],
      count: random.pick([1, 2]),
      named: 0.6,
    });
  },
};
