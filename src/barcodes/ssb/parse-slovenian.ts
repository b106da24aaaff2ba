/**
 * Tickets of Slovenske železnice: a type of their own behind the head of the small structured barcode, whose fields are as
 * described by a reader of them (https://github.com/TheEnbyperor/zuegli). Stations stand there by numbers of several tables.
 */
import { type BitReader, openBits } from '../bits.ts';
import { isReal } from '../real-time.ts';

/** What a code of Slovenian railways says. */
export type SlovenianTicket = {
  readonly ticketNumber: string;
  /** Names of the commonest products. */
  readonly product?: string;
  readonly travelClass?: '1' | '2';
  /** Hundredths of euros, of the whole ticket. */
  readonly price: number;
  readonly persons: number;
  /** `YYYY-MM-DDTHH:mm`, local. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** Numbers of stations, in order; whoever reads them must see which table they are of. */
  readonly stations: readonly string[];
};

const headSize = 27;
const stationCount = 5;

/** Reads a code; undefined when the bytes are anything else or a value makes no sense. Never throws. */
export function parseSlovenian(bytes: Uint8Array): SlovenianTicket | undefined {
  if (bytes.length < 114 || bytes.length > 600) return undefined;
  const head = openBits(bytes);
  const [version, issuer] = [head.bits(4), head.bits(14)];
  head.bits(4);
  const type = head.bits(5);
  if ((version !== 2 && version !== 3) || issuer !== 1179 || type !== 21) return undefined;
  const at = (position: number) => openBits(bytes, headSize + position);
  const [product, ticketNumber, price, persons] = [at(24).bits(16), at(56).bits(48), at(152).bits(16), at(168).bits(8)];
  const [validFrom, validUntil] = [timeIn(at(192)), timeIn(at(224))];
  if (!validFrom || !validUntil || validUntil < validFrom || ticketNumber === 0 || persons > 99) return undefined;
  return {
    ticketNumber: String(ticketNumber),
    ...products[product],
    price,
    persons,
    validFrom,
    validUntil,
    stations: stationsIn(at(272)),
  };
}

/** Year since 2002 in 6 bits, month 4, day 5, hour 5, minute 6, second 6. */
function timeIn(reader: BitReader): string | undefined {
  const [year, month, day, hour, minute] = [6, 4, 5, 5, 6].map((count) => reader.bits(count));
  const two = (part: number) => String(part).padStart(2, '0');
  const local = `${2002 + year!}-${two(month!)}-${two(day!)}T${two(hour!)}:${two(minute!)}`;
  return isReal(local) ? local : undefined;
}

/** Each with a mark in two bits; 0 where there is none. */
function stationsIn(reader: BitReader): readonly string[] {
  return Array.from({ length: stationCount }, () => [reader.bits(2), reader.bits(30)])
    .filter(([mark]) => mark !== 0)
    .map(([, number]) => String(number));
}

type Product = Pick<SlovenianTicket, 'product' | 'travelClass'>;

const products: Readonly<Record<number, Product>> = {
  1: { product: 'Enosmerna vozovnica', travelClass: '2' },
  2: { product: 'Povratna vozovnica', travelClass: '2' },
  3: { product: 'Enosmerna vozovnica', travelClass: '1' },
  4: { product: 'Povratna vozovnica', travelClass: '1' },
  40: { product: 'IZLETka' },
  112: { product: 'Dnevna vozovnica - kolo' },
  131: { product: 'Turist vikend', travelClass: '1' },
  145: { product: 'Turist vikend', travelClass: '2' },
  153: { product: 'Mestna vozovnica' },
  167: { product: 'Družinska enosmerna', travelClass: '2' },
  235: { product: 'Enosmerna vozovnica za psa', travelClass: '2' },
  237: { product: 'Povratna vozovnica za psa', travelClass: '2' },
};
