/** LIST, long because every kind of event has texts of its own. */
import type { Symbology } from '#src/barcodes/barcode.ts';
import { inventIssuer } from '../facts/brand.ts';
import { inventAddress, inventPerson } from '../facts/people.ts';
import type { LabelKey } from '../locales/locale.ts';
import type { Random } from '../random.ts';
import type { Sheet, SheetCode, SheetTicket, Told } from '../sheet.ts';
import { addMinutes, laterDay, makeTicket, noiseOf, orderNoise, sometimes, tellTime, type Workshop } from './kind.ts';

/** What differs between a concert, a play, a film, a visit, a match and a conference. */
export type EventPlan = {
  readonly subject: string;
  readonly title: string;
  readonly titleKey: LabelKey;
  readonly hours: readonly [number, number];
  readonly seated: boolean;
  readonly doors: number;
  readonly symbologies: readonly Symbology[];
  /** More people than one, each with a code of their own. */
  readonly count: number;
  readonly hall?: string;
  readonly named: number;
};

/** Invents an event document: one ticket a seat, all for the same start. */
export function inventEvent(workshop: Workshop, plan: EventPlan): Sheet {
  const { random, voice, locale, city } = workshop;
  const start = laterDay(workshop, plan.hours);
  const place = inventAddress(random, locale, city);
  const issuer = inventIssuer(random, locale, 'event');
  const shared: SharedFacts = {
    plan,
    start,
    split: random.chance(0.6),
    venue: random.pick(locale.venues),
    address: random.chance(0.75) ? place : undefined,
    order: random.chance(0.5) ? random.digits(random.int(7, 10)) : random.reference(random.int(6, 9)),
    price: random.int(8, 120) + random.pick([0, 0.5, 0.9]),
    withPrice: random.chance(0.6),
    withOrder: random.chance(0.85),
    doors: plan.doors > 0 && random.chance(0.6),
    withSection: random.chance(0.55),
    symbology: random.pick(plan.symbologies),
    codeStyle: random.pick(['plain', 'dashed', 'json', 'url']),
    row: random.int(1, 30),
    firstSeat: random.int(1, 40),
    section: random.pick(['A', 'B', 'C', '104', '12', 'F2']),
    numbered: random.chance(0.6),
    inOneLine: random.chance(0.2),
    minutes: random.chance(['museum', 'conference'].includes(plan.subject) ? 0.5 : 0.15) ? random.int(2, 8) * 15 : 0,
    domain: issuer.domain,
  };
  const tickets = Array.from({ length: plan.count }, (_, index) => eventTicket(workshop, shared, index));
  const holder = inventPerson(random, locale);
  const totals =
    !shared.withPrice && random.chance(0.4)
      ? [voice.fact('total', voice.money(shared.price * plan.count + 2.5, city.currency))]
      : [];
  return {
    subject: plan.subject,
    language: workshop.language,
    issuer,
    heading: random.pick(locale.headings.ticket),
    addressee: holder.printed,
    tickets,
    order: orderNoise(workshop, totals),
    noise: { ...noiseOf(workshop), ...(random.chance(0.3) && { advert: otherEvent(workshop) }) },
    context: workshop.context,
  };
}

/** A trap: another event with a date of its own. */
function otherEvent(workshop: Workshop): string {
  const { random, locale, voice } = workshop;
  const day = laterDay(workshop, [19, 21]);
  return `${random.pick(locale.titles.theatre)}: ${voice.dateTime(day)}, ${random.pick(locale.venues)}`;
}

type SharedFacts = {
  readonly plan: EventPlan;
  readonly start: string;
  readonly split: boolean;
  readonly venue: string;
  readonly address: { text: string; parts: readonly [string, string] } | undefined;
  readonly order: string;
  readonly price: number;
  readonly withPrice: boolean;
  readonly withOrder: boolean;
  readonly doors: boolean;
  readonly withSection: boolean;
  readonly symbology: Symbology;
  readonly codeStyle: 'plain' | 'dashed' | 'json' | 'url';
  readonly row: number;
  readonly firstSeat: number;
  readonly section: string;
  readonly numbered: boolean;
  /** Block, row and seat as one value. */
  readonly inOneLine: boolean;
  /** How long it lasts; 0 when the document does not tell. */
  readonly minutes: number;
  readonly domain: string;
};

function eventTicket(workshop: Workshop, shared: SharedFacts, index: number): SheetTicket {
  const { random, voice, locale, city } = workshop;
  const { plan } = shared;
  const number = random.digits(random.int(8, 12));
  const holder = inventPerson(random, locale);
  const when = eventTime(workshop, shared);
  const end = shared.minutes > 0 ? ` – ${voice.clock(addMinutes(shared.start, shared.minutes))}` : '';
  return makeTicket(random, {
    kind: 'event',
    headline: plan.title,
    headlineKey: plan.titleKey,
    headlineTruth: { title: [plan.title] },
    groups: [
      [...when, ...(shared.doors ? [voice.tell('doors', voice.clock(addMinutes(shared.start, -plan.doors)))] : [])],
      place(workshop, shared),
      plan.seated ? seating(workshop, shared, index) : [],
      [
        ...sometimes(random, 0.5, () => voice.tell('category', random.pick(locale.categories))),
        ...(shared.withPrice
          ? [voice.tell('price', voice.money(shared.price, city.currency), { price: [shared.price, city.currency] })]
          : []),
      ],
      sometimes(random, plan.named, () =>
        voice.tell('holder', holder.printed, { passenger: [`${holder.first} ${holder.last}`] }),
      ),
      [
        ...(shared.withOrder ? [voice.tell('order', shared.order, { booking_ref: [shared.order] })] : []),
        ...(shared.numbered ? [voice.tell('ticketNumber', number, { ticket_number: [number] })] : []),
      ],
    ],
    code: eventCode(random, shared, number),
    moment: {
      date: voice.date(shared.start),
      clock: voice.clock(shared.start) + end,
      local: shared.start,
      place: shared.venue,
    },
  });
}

/** The start, in some documents with the end behind it: `19:30 – 22:00`. */
function eventTime(workshop: Workshop, shared: SharedFacts): Told[] {
  const { voice, city } = workshop;
  const names = { both: 'dateTime', date: 'date', clock: 'time', split: shared.split } as const;
  const told = tellTime(workshop, names, { field: 'start', time: voice.time(shared.start, city.zone) });
  if (shared.minutes === 0) return told;
  const end = addMinutes(shared.start, shared.minutes);
  const last = told.at(-1)!;
  const fact = { ...last.fact, value: `${last.fact.value} – ${voice.clock(end)}` };
  return [...told.slice(0, -1), { fact, truth: { ...last.truth, end: voice.time(end, city.zone) } }];
}

function place(workshop: Workshop, shared: SharedFacts): Told[] {
  const { voice, city } = workshop;
  const venue = shared.address ? shared.venue : `${shared.venue}, ${city.name}`;
  return [
    voice.tell('venue', venue, { venue: [shared.venue, venue] }),
    ...(shared.address ? [voice.tell('address', shared.address.text, { address: shared.address.parts })] : []),
    ...(shared.plan.hall ? [voice.tell('hall', shared.plan.hall)] : []),
  ];
}

function seating(workshop: Workshop, shared: SharedFacts, index: number): Told[] {
  const { voice } = workshop;
  const seat = String(shared.firstSeat + index);
  const row = String(shared.row);
  const truth = { row: [row], seat: [seat, `${row}${seat}`], ...(shared.withSection && { coach: [shared.section] }) };
  if (shared.inOneLine) {
    const block = shared.withSection ? `${voice.label('block')} ${shared.section}, ` : '';
    return [voice.tell('place', `${block}${voice.label('row')} ${row}, ${voice.label('seat')} ${seat}`, truth)];
  }
  return [
    ...(shared.withSection ? [voice.tell('block', shared.section, { coach: [shared.section] })] : []),
    voice.tell('row', row, { row: truth.row }),
    voice.tell('seat', seat, { seat: truth.seat }),
  ];
}

function eventCode(random: Random, shared: SharedFacts, number: string): SheetCode {
  const { symbology } = shared;
  if (symbology === 'ean13') {
    const digits = eanDigits(number.padStart(12, '2').slice(0, 12));
    return { symbology, bytes: new TextEncoder().encode(digits), caption: digits };
  }
  const token = random.reference(12);
  const plain = { plain: token, dashed: `${token.slice(0, 4)}-${token.slice(4, 8)}-${number}` };
  const rich = {
    ...plain,
    json: JSON.stringify({ id: Number(number), k: token }),
    url: `https://t.${shared.domain}/v/${token}?n=${number}`,
  };
  const text = symbology === 'code128' ? number : symbology === 'qr' ? rich[shared.codeStyle] : plain.dashed;
  return {
    symbology,
    bytes: new TextEncoder().encode(text),
    ...(random.chance(0.6) && text.length < 20 && { caption: text }),
  };
}

/** Adds the check digit of EAN-13. */
function eanDigits(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return twelve + String((10 - (sum % 10)) % 10);
}
