import { inventEvent } from './events.ts';
import type { Kind } from './kind.ts';

/** A film: screen, row and seat; retail codes are common. */
export const cinema: Kind = {
  subject: 'cinema',
  family: 'event',
  yearless: true,
  invent: (workshop) => {
    const { random, locale, voice } = workshop;
    return inventEvent(workshop, {
      subject: 'cinema',
      title: random.pick(locale.titles.cinema),
      titleKey: 'film',
      hours: [11, 22],
      seated: true,
      doors: 0,
      symbologies: ['qr', 'ean13', 'code128'],
      count: random.pick([1, 1, 2]),
      hall: `${voice.label('hall')} ${random.int(1, 12)}`,
      named: 0.1,
    });
  },
};
