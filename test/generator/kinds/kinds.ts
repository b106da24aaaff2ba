import { boat } from './boat.ts';
import { bus } from './bus.ts';
import { giftCard, membership, voucher } from './cards.ts';
import { cinema } from './cinema.ts';
import { concert } from './concert.ts';
import { conference } from './conference.ts';
import { boardingPass, flightItinerary } from './flight.ts';
import type { Kind } from './kind.ts';
import { museum } from './museum.ts';
import { sports } from './sports.ts';
import { hotel, parking, rental, restaurant } from './stays.ts';
import { theatre } from './theatre.ts';
import { openTrain, train } from './train.ts';
import { zoneTicket } from './zone-ticket.ts';

/** LIST: every kind of ticket that the generator invents; common kinds more than once. */
export const kinds: readonly Kind[] = [
  concert,
  boardingPass,
  train,
  hotel,
  cinema,
  flightItinerary,
  bus,
  theatre,
  voucher,
  openTrain,
  museum,
  restaurant,
  boat,
  sports,
  membership,
  rental,
  zoneTicket,
  conference,
  parking,
  giftCard,
];
