import { addDays } from '#src/tickets/time.ts';
import { inventIssuer } from '../facts/brand.ts';
import { inventPerson } from '../facts/people.ts';
import type { Sheet, SheetTicket } from '../sheet.ts';
import { type Kind, makeTicket, noiseOf, sometimes, type Workshop } from './kind.ts';

/** A voucher for a thing or a discount, with a code to type or to scan. */
export const voucher: Kind = {
  subject: 'voucher',
  family: 'card',
  invent: (workshop) => {
    const { random, voice, locale, city, context } = workshop;
    const title = random.pick(locale.offers);
    const token = `${random.letters(4)}-${random.reference(4)}-${random.reference(4)}`;
    const until = addDays(context.slice(0, 10), random.int(60, 700));
    const value = random.pick([20, 25, 39.9, 50, 75, 100]);
    const ticket = makeTicket(random, {
      kind: 'pass',
      headline: title,
      headlineKey: 'offer',
      headlineTruth: { title: [title] },
      groups: [
        [voice.tell('voucherCode', token, { ticket_number: [token] })],
        [voice.tell('validUntil', voice.fullDate(until), { end: { local: until } })],
        sometimes(random, 0.6, () =>
          voice.tell('value', voice.money(value, city.currency), { price: [value, city.currency] }),
        ),
      ],
      ...(random.chance(0.75) && {
        code: {
          symbology: random.pick(['qr', 'code128', 'pdf417'] as const),
          bytes: new TextEncoder().encode(token),
          caption: token,
        },
      }),
    });
    return cardSheet(workshop, 'voucher', ticket, inventPerson(random, locale).printed);
  },
};

/** A gift card: number, PIN and an amount. */
export const giftCard: Kind = {
  subject: 'gift-card',
  family: 'card',
  invent: (workshop) => {
    const { random, voice, locale, city, context } = workshop;
    const number = random.digits(16);
    const grouped = number.replace(/(.{4})(?=.)/g, '$1 ');
    const value = random.pick([10, 25, 30, 50, 100]);
    const until = addDays(context.slice(0, 10), random.int(300, 1000));
    const title = voice.label('giftCard');
    const ticket = makeTicket(random, {
      kind: 'pass',
      headline: title,
      headlineKey: 'giftCard',
      headlineTruth: { title: [title] },
      groups: [
        [
          voice.tell('cardNumber', grouped, { ticket_number: [number] }),
          ...sometimes(random, 0.6, () => voice.tell('pin', random.digits(4))),
        ],
        [voice.tell('value', voice.money(value, city.currency), { price: [value, city.currency] })],
        sometimes(random, 0.6, () => voice.tell('validUntil', voice.fullDate(until), { end: { local: until } })),
      ],
      code: { symbology: random.pick(['code128', 'qr'] as const), bytes: new TextEncoder().encode(number) },
    });
    return cardSheet(workshop, 'gift-card', ticket, inventPerson(random, locale).printed);
  },
};

/** A membership card. */
export const membership: Kind = {
  subject: 'membership',
  family: 'card',
  invent: (workshop) => {
    const { random, voice, locale, context } = workshop;
    const program = random.pick(locale.programs);
    const number = random.digits(random.int(6, 11));
    const member = inventPerson(random, locale);
    const until = `${Number(context.slice(0, 4)) + random.int(0, 2)}-12-31`;
    const ticket = makeTicket(random, {
      kind: 'membership',
      headline: program,
      headlineKey: 'program',
      headlineTruth: { title: [program] },
      groups: [
        [voice.tell('memberNumber', number, { membership: [number] })],
        [voice.tell('member', member.printed, { passenger: [`${member.first} ${member.last}`] })],
        sometimes(random, 0.7, () => voice.tell('validUntil', voice.fullDate(until), { end: { local: until } })),
        sometimes(random, 0.4, () => voice.tell('memberSince', String(random.int(2009, 2024)))),
        sometimes(random, 0.4, () => voice.tell('level', random.pick(['Gold', 'Silver', 'Basic', 'Plus']))),
      ],
      code: {
        symbology: random.pick(['code128', 'qr', 'aztec'] as const),
        bytes: new TextEncoder().encode(number),
        caption: number,
      },
    });
    return cardSheet(workshop, 'membership', ticket, member.printed);
  },
};

function cardSheet(workshop: Workshop, subject: string, ticket: SheetTicket, addressee: string): Sheet {
  const { random, locale } = workshop;
  return {
    subject,
    language: workshop.language,
    issuer: inventIssuer(random, locale, 'card'),
    heading: random.pick(locale.headings.card),
    addressee,
    tickets: [ticket],
    order: [],
    noise: noiseOf(workshop),
    context: workshop.context,
  };
}
