import { busStops } from '../facts/stations.ts';
import type { Kind } from './kind.ts';
import { inventRide } from './rides.ts';

/** A long-distance coach; some companies number the seats. */
export const bus: Kind = {
  subject: 'bus',
  family: 'journey',
  yearless: true,
  invent: (workshop) => {
    const { random, voice, language } = workshop;
    const [from, to] = random.shuffle(busStops[language]);
    const seated = random.chance(0.5);
    const line = random.chance(0.7) ? `${random.pick(['N', 'X', ''])}${random.int(10, 999)}` : undefined;
    return inventRide(workshop, {
      subject: 'bus',
      kind: 'bus',
      trade: 'bus',
      serviceKey: 'line',
      service: () => line,
      stops: [from!, to!],
      minutes: [60, 420],
      trip: random.pick(['single', 'single', 'return']),
      people: random.pick([1, 1, 2]),
      price: random.int(5, 45) + 0.99,
      place: (person) => {
        const seat = `${12 + person}${'ABCD'[person]}`;
        return seated ? [voice.tell('seat', seat, { seat: [seat] })] : [];
      },
      sharedCode: random.chance(0.5),
      code: (ride) => ({
        symbology: 'qr',
        bytes: new TextEncoder().encode(`https://q.bus.example/?pnr=${ride.order}&k=${random.reference(10)}`),
      }),
    });
  },
};
