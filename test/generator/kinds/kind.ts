import { addDays } from '#src/tickets/time.ts';
import type { City, LabelKey, Language, Locale } from '../locales/locale.ts';
import type { Random } from '../random.ts';
import type { Fact, Sheet, SheetCode, SheetTicket, Told } from '../sheet.ts';
import { stylesOf, type TruthFields, type TruthKind, type TruthTime, truthSymbology } from '../truth.ts';
import type { Voice } from '../voice.ts';

/** What a kind needs to invent a document. */
export type Workshop = {
  readonly random: Random;
  readonly locale: Locale;
  readonly voice: Voice;
  readonly language: Language;
  /** The place of the language that the document is made in. */
  readonly city: City;
  /** When the document is made, `YYYY-MM-DDTHH:mm`. */
  readonly context: string;
};

/** Invents one kind of ticket. */
export type Kind = {
  readonly subject: string;
  /** Which layouts can draw it. */
  readonly family: Family;
  /** Leaves out the year of its dates now and then. */
  readonly yearless?: boolean;
  readonly invent: (workshop: Workshop) => Sheet;
};

/** Layouts say which of these they can draw. */
export type Family = 'event' | 'journey' | 'flight' | 'stay' | 'card';

/** A day after the document was made, with a plausible clock on a quarter of an hour. */
export function laterDay(
  workshop: Workshop,
  hours: readonly [number, number],
  days: readonly [number, number] = [2, 200],
): string {
  const { random } = workshop;
  const day = addDays(workshop.context.slice(0, 10), random.int(...days));
  return `${day}T${two(random.int(...hours))}:${random.pick(['00', '15', '30', '45', '00', '30'])}`;
}

/** Moves a local time by minutes. */
export function addMinutes(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** Marks a printed arrival that is on another day than the departure. */
export function clockAfter(clock: string, ride: { readonly departs: string; readonly arrives: string }): string {
  const days = (Date.parse(ride.arrives.slice(0, 10)) - Date.parse(ride.departs.slice(0, 10))) / 86_400_000;
  return days === 0 ? clock : `${clock} (${days > 0 ? '+' : '-'}${Math.abs(days)})`;
}

/** Writes a time as one fact or as a date and a clock, whichever the document prefers. */
export function tellTime(
  workshop: Workshop,
  names: { both: LabelKey; date: LabelKey; clock: LabelKey; split: boolean },
  truth: { field: 'start' | 'end' | 'boarding'; time: TruthTime },
): Told[] {
  const { voice } = workshop;
  const { local } = truth.time;
  const fields: TruthFields = { [truth.field]: truth.time };
  if (!names.split) return [voice.tell(names.both, voice.dateTime(local), fields)];
  return [voice.tell(names.date, voice.date(local), fields), voice.tell(names.clock, voice.clock(local))];
}

/** A told fact in some documents and none in others. */
export function sometimes(random: Random, share: number, told: () => Told | readonly Told[]): readonly Told[] {
  if (!random.chance(share)) return [];
  const made = told();
  return 'fact' in made ? [made] : made;
}

/** Puts a ticket together: its truth is what its printed facts, its headline and its code entail. */
export function makeTicket(
  random: Random,
  parts: {
    kind: TruthKind;
    headline: string;
    headlineKey: LabelKey;
    headlineTruth?: TruthFields;
    /** Groups keep their order inside and change places with each other. */
    groups: readonly (readonly Told[])[];
    code?: SheetCode;
    journey?: SheetTicket['journey'];
    moment?: SheetTicket['moment'];
    /** Facts that only the code tells. */
    hidden?: TruthFields;
  },
): SheetTicket {
  const told = random.shuffle(parts.groups).flat();
  const literal: TruthFields = Object.assign({}, parts.headlineTruth, ...told.map((one) => one.truth));
  const code = parts.code && {
    barcode: {
      base64: Buffer.from(parts.code.bytes).toString('base64'),
      symbology: truthSymbology(parts.code.symbology),
    },
  };
  const fields: TruthFields = { ...parts.hidden, ...literal, ...code };
  const evidence = Object.fromEntries(
    Object.keys(fields).map((name) => [name, name in literal ? ('literal' as const) : ('barcode' as const)]),
  );
  return {
    headline: parts.headline,
    headlineKey: parts.headlineKey,
    facts: told.map((one) => one.fact),
    ...(parts.code && { code: parts.code }),
    ...(parts.journey && { journey: parts.journey }),
    ...(parts.moment && { moment: parts.moment }),
    truth: { kind: parts.kind, styles: stylesOf[parts.kind], fields, evidence },
  };
}

/** Facts of an order that belong to no ticket: traps for a reader. */
export function orderNoise(workshop: Workshop, totals?: readonly Fact[]): Fact[] {
  const { random, voice, locale, context } = workshop;
  const all: (() => Fact)[] = [
    () => voice.fact('orderDate', voice.fullDate(context)),
    () => voice.fact('printed', `${voice.fullDate(context)} ${voice.clock(context)}`),
    () => voice.fact('customer', random.digits(7)),
    () => voice.fact('invoice', `${random.letters(2)}-${random.digits(6)}`),
    () => voice.fact('vatId', `${locale.language.toUpperCase()}${random.digits(9)}`),
    () => voice.fact('hotline', `+${random.digits(2)} ${random.digits(3)} ${random.digits(5)}`),
  ];
  const kept = random.shuffle(all).slice(0, random.int(0, 4));
  return [...(totals ?? []), ...kept.map((make) => make())];
}

/** A document with a single ticket. */
export function oneTicketSheet(
  workshop: Workshop,
  parts: Pick<Sheet, 'subject' | 'issuer' | 'addressee'> & { ticket: SheetTicket; heading?: string },
): Sheet {
  const { random, locale } = workshop;
  return {
    subject: parts.subject,
    language: workshop.language,
    issuer: parts.issuer,
    heading: parts.heading ?? random.pick(locale.headings.ticket),
    addressee: parts.addressee,
    tickets: [parts.ticket],
    order: orderNoise(workshop),
    noise: noiseOf(workshop),
    context: workshop.context,
  };
}

/** What stands around every document of the language. */
export function noiseOf(workshop: Workshop): Sheet['noise'] {
  const { random, locale } = workshop;
  return { legal: random.pick(locale.legal), advert: random.pick(locale.adverts), thanks: random.pick(locale.thanks) };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
