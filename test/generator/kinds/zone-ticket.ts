import { addDays, offsetIn } from '#src/tickets/time.ts';
import { inventIssuer } from '../facts/brand.ts';
import { inventPerson } from '../facts/people.ts';
import type { TruthTime } from '../truth.ts';
import { type Kind, laterDay, makeTicket, oneTicketSheet, sometimes } from './kind.ts';

/** A zone or period ticket of a town: no journey, a first and a last day. */
export const zoneTicket: Kind = {
  subject: 'zone-ticket',
  family: 'card',
  invent: (workshop) => {
    const { random, voice, locale, city } = workshop;
    const issuer = inventIssuer(random, locale, 'rail');
    const product = random.pick(locale.zoneTickets);
    const first = laterDay(workshop, [0, 0], [0, 30]).slice(0, 10);
    const days = random.pick([0, 6, 29]);
    const clocked = random.chance(0.3);
    const from = clocked ? `${first}T00:00` : first;
    const until = clocked ? `${addDays(first, days + 1)}T03:00` : addDays(first, days);
    const write = clocked ? voice.fullDateTime : voice.fullDate;
    const zones = random.pick(['A–C', '1–2', '10, 20, 30', 'AB']);
    const person = inventPerson(random, locale);
    const number = random.digits(10);
    const ticket = makeTicket(random, {
      kind: 'pass',
      headline: product,
      headlineKey: 'product',
      headlineTruth: { title: [product] },
      groups: [
        [
          voice.tell('validFrom', write(from), { start: validity(city.zone, from) }),
          voice.tell('validUntil', write(until), { end: validity(city.zone, until) }),
        ],
        [voice.tell('zones', `${city.name} ${zones}`)],
        sometimes(random, 0.5, () =>
          voice.tell('passenger', person.printed, { passenger: [`${person.first} ${person.last}`] }),
        ),
        [voice.tell('ticketNumber', number, { ticket_number: [number] })],
        sometimes(random, 0.5, () =>
          voice.tell('price', voice.money(7.9, city.currency), { price: [7.9, city.currency] }),
        ),
      ],
      code: codeOf(random.pick(['qr', 'aztec'] as const), random.bytes(random.int(60, 180))),
    });
    return oneTicketSheet(workshop, { subject: 'zone-ticket', issuer, addressee: person.printed, ticket });
  },
};

/** Bytes that are no text come in Aztec; a QR code of them could not be drawn by Wallet, and issuers spell them out. */
function codeOf(symbology: 'qr' | 'aztec', bytes: Uint8Array) {
  return { symbology, bytes: symbology === 'qr' ? Buffer.from(Buffer.from(bytes).toString('base64url')) : bytes };
}

function validity(zone: string, local: string): TruthTime {
  return local.length > 10 ? { local, offset: offsetIn(zone, local)!, tz: zone } : { local };
}
