import { inventName } from '../facts/brand.ts';
import { crossings } from '../facts/stations.ts';
import type { Kind } from './kind.ts';
import { inventRide } from './rides.ts';

/** A ferry: the ship has a name, foot passengers have no seat. */
export const boat: Kind = {
  subject: 'boat',
  family: 'journey',
  invent: (workshop) => {
    const { random, voice } = workshop;
    const [from, to] = random.shuffle(random.pick(crossings));
    const vessel = `M/S ${inventName(random)}`;
    return inventRide(workshop, {
      subject: 'boat',
      kind: 'boat',
      trade: 'boat',
      serviceKey: 'vessel',
      service: () => undefined,
      stops: [from!, to!],
      minutes: [90, 840],
      trip: random.pick(['single', 'return']),
      people: random.pick([1, 2]),
      price: random.int(25, 160),
      place: () => [voice.tell('vessel', vessel)],
      sharedCode: random.chance(0.4),
      code: (ride) => {
        const symbology = random.pick(['qr', 'code128', 'pdf417'] as const);
        return { symbology, bytes: new TextEncoder().encode(`${ride.order}${random.digits(8)}`) };
      },
    });
  },
};
