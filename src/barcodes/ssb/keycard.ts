/**
 * Passes and day tickets of Nederlandse Spoorwegen: a type of their own in the head of the small structured barcode, as
 * described by a reader of them (https://github.com/TheEnbyperor/zuegli).
 */
import type { BitReader } from '../bits.ts';
import type { SsbTicket } from './ssb-ticket.ts';

/** What follows the day of issue: the product, its days, and how many of them are for travelling. */
export function readKeycard(reader: BitReader): Pick<SsbTicket, 'product' | 'firstDay' | 'lastDay' | 'travelDays'> {
  const product = products[reader.bits(7)];
  reader.bits(4);
  const [firstDay, lastDay, travelDays] = [reader.bits(9), reader.bits(12), reader.bits(7)];
  return { ...(product ? { product } : {}), firstDay, lastDay, ...(travelDays > 0 ? { travelDays } : {}) };
}

/** Names as NS prints them; those for its staff and for other companies' paper are left out. */
const products: Readonly<Record<number, string>> = {
  1: 'Keycard',
  2: 'Jaarpas passage',
  3: 'Kwartaalpas passage',
  4: 'Dagpas',
  5: 'Dagpas groep',
  8: 'Meereiskaart Spoordeelweken',
  16: 'Boekenweekgeschenk',
  17: 'Dagpas Speciaal',
  18: 'Keycard Speciaal',
  19: 'Weekend passage',
  26: 'Evenement',
  27: 'Maandpas passage',
  28: 'Halfjaarpas passage',
  29: 'Dagpas groep',
  30: 'Weekpas',
  33: 'Dagpas avond',
};
