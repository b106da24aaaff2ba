/** Tickets in containers without flexible content: company records and the printed layout, the more exact one first. */
import { gridOf, type UicLayout } from '#src/barcodes/uic/layout.ts';
import { isListed, readListed } from '#src/barcodes/uic/listed-layout.ts';
import type { UicTicket } from '#src/barcodes/uic/parse-uic.ts';
import { periodOf, type Rct2Facts, type Rct2Journey, readRct2 } from '#src/barcodes/uic/rct2.ts';
import { railwayByCode, zoneOfRailway } from '#src/tickets/places/railways.ts';
import { addDays, type TicketTime } from '#src/tickets/time.ts';
import type { DraftFields } from '../readings-of-code.ts';
import { cdFields, companyFields, dbFields, vdvFields } from './company-records.ts';
import { viaOf } from './fcb-where.ts';
import type { RailPart } from './rail-part.ts';

/** The ticket of a container; undefined when it says nothing that we can read. */
export function plainPart(ticket: UicTicket): RailPart | undefined {
  const { head, layout, db, cd, vdv, company } = ticket;
  if (!head && !layout && !db && !cd && !vdv && !company) return undefined;
  const issued = head?.editionTime?.slice(0, 10);
  const rct2 = layout && layoutFacts(layout, issued);
  const issuer = railwayByCode(head?.issuer ?? ticket.securityProvider);
  const printed = rct2 ? rct2Fields(rct2) : {};
  // From the printed layout to what is made for machines: where several tell something, the later ones are more exact. A
  // record of Deutsche Bahn without stations is for an area, whatever stands in the rows of a journey.
  const fields = combined([
    db ? { ...printed, from: undefinedReading, to: undefinedReading } : printed,
    company ? companyFields(company) : {},
    vdv ? vdvFields(vdv) : {},
    cd ? cdFields(cd) : {},
    db ? dbFields(db) : {},
  ]);
  const isTrain = Boolean(value(fields.from) && value(fields.to));
  const title = value(fields.title);
  return {
    kind: isTrain ? 'train' : 'pass',
    fields: {
      ...fields,
      issuer: [issuer ?? value(fields.issuer), issuer ? 0.9 : 0.6],
      carrier: [railwayByCode(rct2?.carrier) ?? issuer, 0.7],
      ticketNumber: [ticketKey(head?.ticketKey, head?.issuer), 0.9],
      ...(isTrain
        ? { title: undefinedReading, product: [title, 0.85] as const, ...journeyStart(fields) }
        : periodIn(zoneOfRailway(head?.issuer ?? ticket.securityProvider), fields)),
    },
  };
}

/** The fields of a printed ticket that is for a journey. */
export function journeyFields(facts: Rct2Facts): DraftFields {
  const fields = rct2Fields(facts);
  return { ...fields, title: undefinedReading, product: [facts.title, 0.85], ...journeyStart(fields) };
}

/** The fields of a printed ticket that is for a period: a rail pass, a day ticket. */
export function passFields(facts: Rct2Facts): DraftFields {
  const { from: _, to: __, start: ___, end: ____, ...fields } = rct2Fields(facts);
  return fields;
}

/** Tickets for an area go by the clock of their issuer's country. */
function periodIn(zone: string | undefined, { validFrom, validUntil }: DraftFields): DraftFields {
  const inZone = (moment: TicketTime | undefined) => moment && (zone ? { zone, ...moment } : moment);
  return {
    validFrom: [inZone(value(validFrom)), validFrom?.[1] ?? 0],
    validUntil: [inZone(value(validUntil)), validUntil?.[1] ?? 0],
  };
}

const undefinedReading = [undefined, 0] as const;

function value<T>(reading: readonly [T | undefined, number] | undefined): T | undefined {
  return reading?.[0];
}

/** Deutsche Bahn appends the number of the part to its order number: `DPHH1D-2`. */
function ticketKey(key: string | undefined, issuer: string | undefined): string | undefined {
  return issuer && /^[01]080$/.test(issuer) ? key?.replace(/^([A-Z0-9]{6})-\d$/, '$1') : key;
}

/** A journey without a time of its own is on the first day of validity, when that leaves little choice. */
function journeyStart({ start, validFrom, validUntil }: DraftFields): DraftFields {
  const [from, until] = [value(validFrom), value(validUntil)];
  if (value(start) || !from || !until) return {};
  return until.local.slice(0, 10) <= addDays(from.local.slice(0, 10), 4)
    ? { start: [{ local: from.local.slice(0, 10) }, 0.7] }
    : {};
}

function rct2Fields(facts: Rct2Facts): DraftFields {
  const { outward } = facts;
  const bound = Boolean(facts.train || (outward?.departure?.includes('T') && outward.arrival?.includes('T')));
  const isJourney = Boolean(outward?.from && outward.to);
  const validFrom = facts.validFrom ?? (isJourney && bound ? undefined : outward?.departure);
  const validUntil = richer(facts.validUntil, isJourney && bound ? undefined : outward?.arrival);
  return {
    title: [facts.title, 0.8],
    product: [facts.subtitle, 0.6],
    passenger: [facts.name, 0.85],
    party: [facts.persons, 0.7],
    from: [isJourney ? outward?.from : undefined, 0.92],
    to: [isJourney ? outward?.to : undefined, 0.92],
    start: [isJourney ? time(outward?.departure) : undefined, 0.9],
    end: [isJourney && bound && !isDayOf(outward) ? time(outward?.arrival) : undefined, 0.9],
    class: [outward?.travelClass, 0.9],
    number: [facts.train, 0.92],
    coach: [facts.coach, 0.92],
    seat: [facts.seat, 0.9],
    validFrom: [time(validFrom), 0.85],
    validUntil: [time(validUntil), 0.85],
    via: [viaOf(facts.via), 0.7],
    price: [facts.price, 0.85],
  };
}

/** An arrival of which only the day was read, that of the departure: it says nothing of when the journey ends. */
function isDayOf({ departure, arrival }: Rct2Journey = {}): boolean {
  return departure !== undefined && departure.length > 10 && departure.slice(0, 10) === arrival;
}

function time(moment: string | undefined): TicketTime | undefined {
  return moment ? { local: moment } : undefined;
}

/** Of two moments on the same day, the one with a clock. */
function richer(first: string | undefined, second: string | undefined): string | undefined {
  return first && second?.startsWith(first) ? second : (first ?? second);
}

/** The grid of the standard, an order that we know, or of any other order only a period that is written out. */
function layoutFacts(layout: UicLayout, issued: string | undefined): Rct2Facts {
  if (layout.standard.startsWith('RCT') && !isListed(layout)) return readRct2(gridOf(layout), issued);
  return readListed(layout, issued) ?? periodOf(layout.fields.map(({ text }) => text).join('\n'));
}

/** Later readings take the place of earlier ones; a reading without a value takes none. */
function combined(records: readonly DraftFields[]): DraftFields {
  return Object.assign(
    {},
    ...records.map((fields) => Object.fromEntries(Object.entries(fields).filter(([, reading]) => reading?.[0]))),
  ) as DraftFields;
}
