import type { TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Cell } from './cells.ts';
import { findIssuer } from './issuer.ts';
import { legRoles } from './itinerary.ts';
import { eventTypeOf } from './kind.ts';
import type { Fact } from './label-values.ts';
import { addMoments } from './moments.ts';
import { addFact } from './order-fields.ts';
import { addReading, evidenceOf, extractorName } from './reading.ts';
import { findTitle } from './title.ts';
import { type LegFields, legFields } from './transport.ts';
import type { Understood } from './understood.ts';
import { splitUnits, type Unit } from './units.ts';
import { readText } from './values/read-value.ts';
import { addVenue } from './venue.ts';

const journeys: ReadonlySet<TicketKind> = new Set(['flight', 'train', 'bus', 'boat']);

/** Passengers of one document for whom separate drafts are made at most. */
const mostPassengers = 9;

/** The tickets that a document tells of; empty when it is too unclear what kind they are. */
export function makeDrafts(understood: Understood): readonly Draft[] {
  const [best] = understood.kinds;
  if (!best) return [];
  const journey = understood.kinds.find((one) => journeys.has(one.kind) && one.score >= best.score * 0.45);
  if (journey) {
    const legs = legFields(understood, journey.kind);
    const enough = legs.some(({ fields }) => (fields.from ?? fields.fromCode) && (fields.to ?? fields.toCode));
    if (enough && (journeys.has(best.kind) || legs.some(({ fields }) => fields.start && fields.number)))
      return journeyDrafts(understood, journey.kind, legs);
  }
  const kind = best.kind;
  const units = splitUnits(understood);
  const drafts = units
    .map((unit) => unitDraft(understood, unit, kind))
    .filter((draft) => Object.keys(draft.fields).length >= 2);
  return drafts.length > 1 ? drafts.map((draft) => ({ ...draft, group: understood.document.id })) : drafts;
}

function kindReading(understood: Understood, kind: TicketKind, cells: readonly Cell[]): NonNullable<Draft['kind']> {
  const own = understood.kinds.find((one) => one.kind === kind)?.score ?? 1;
  const rival = Math.max(0, ...understood.kinds.filter((one) => one.kind !== kind).map((one) => one.score));
  const confidence = Math.min(0.92, 0.5 + (own - rival) / (own + rival + 2) + Math.min(0.2, own / 40));
  return {
    value: kind,
    evidence: { ...evidenceOf([cells[0]!]), text: understood.cells[0]!.text },
    confidence: Math.max(0.35, Math.round(confidence * 100) / 100),
  };
}

function journeyDrafts(understood: Understood, kind: TicketKind, legs: readonly LegFields[]): readonly Draft[] {
  const inLegs = new Set(legs.flatMap((leg) => leg.facts));
  const people = passengersByPage(understood);
  const drafts: Draft[] = [];
  const issuerCells = new Set(understood.facts.flatMap((fact) => fact.cells));
  for (const { fields, page, leg } of legs) {
    if (!fields.start && !fields.number && legs.length > 1) continue;
    const base: FieldReadings = structuredClone(fields);
    for (const fact of understood.facts) {
      const role = fact.roles[0]!;
      const elsewhere = fact.cells[0]!.page !== page && pageHasLeg(legs, fact.cells[0]!.page);
      if (
        inLegs.has(fact) ||
        role === 'passenger' ||
        skipped.has(role) ||
        (elsewhere && !['bookingReference', 'price', 'issued'].includes(role))
      )
        continue;
      if (legRoles.has(role) && legs.length > 1) continue;
      addFact(base, fact, understood);
    }
    shareFirstFacts(base, legs, leg.facts, understood);
    const issuer = findIssuer(understood.cells, issuerCells, understood.sender);
    if (issuer) addReading(base, 'issuer', { value: issuer.value, cells: issuer.cells, confidence: issuer.score });
    const here =
      people.get(page) ??
      (people.size > 0 && !pageHasLeg(legs, [...people.keys()][0]!, page) ? [...people.values()][0]! : []);
    const separate =
      here.length > 1 &&
      here.length <= mostPassengers &&
      understood.sheets.every((sheet) => sheet.page.barcodes.length !== 1);
    for (const person of separate ? here : here.slice(0, 1).length > 0 ? here.slice(0, 1) : [undefined]) {
      const own: FieldReadings = structuredClone(base);
      if (person) addReading(own, 'passenger', { value: person.name, cells: person.cells, confidence: person.score });
      if (here.length > 1 && !separate && !own.party)
        addReading(own, 'party', { value: String(here.length), cells: here[0]!.cells, confidence: 0.5 });
      const codes = understood.sheets.find((sheet) => sheet.number === page)?.page.barcodes ?? [];
      const barcode = codes.length === 1 ? codes[0]!.id : undefined;
      drafts.push(
        draftOf(
          understood,
          kind,
          own,
          [leg.departure, leg.arrival].flatMap(
            (stop) => stop.place?.cells ?? stop.code?.cells ?? stop.clock?.cells ?? [],
          ),
          barcode,
        ),
      );
    }
  }
  const unique = withoutRepeats(drafts);
  return unique.length > 1 ? unique.map((draft) => ({ ...draft, group: understood.document.id })) : unique;
}

const skipped: ReadonlySet<string> = new Set(['title', 'hotel', 'venue', 'address', 'room', 'entrance', 'station']);

function pageHasLeg(legs: readonly LegFields[], page: number, except?: number): boolean {
  return page !== except && legs.some((leg) => leg.page === page);
}

/** What stands once before the first leg (class, fare) holds for all legs. */
function shareFirstFacts(
  fields: FieldReadings,
  legs: readonly LegFields[],
  mine: readonly Fact[],
  understood: Understood,
): void {
  const [first] = legs;
  if (!first || first.facts === mine) return;
  const top = Math.min(
    ...[first.leg.departure, first.leg.arrival]
      .flatMap((stop) => [stop.place, stop.clock, stop.code])
      .flatMap((found) => found?.cells.map((cell) => cell.order) ?? []),
  );
  for (const fact of first.facts) {
    const repeated = legs.slice(1).some((leg) => leg.facts.some((other) => other.roles[0] === fact.roles[0]));
    if (!repeated && fact.cells[0]!.order < top && ['class', 'product', 'carrier', 'baggage'].includes(fact.roles[0]!))
      addFact(fields, fact, understood);
  }
}

type Person = { readonly name: string; readonly cells: readonly Cell[]; readonly score: number };

function passengersByPage(understood: Understood): ReadonlyMap<number, readonly Person[]> {
  const pages = new Map<number, Person[]>();
  for (const fact of understood.facts) {
    if (fact.roles[0] !== 'passenger') continue;
    const page = fact.cells[0]!.page;
    for (const text of fact.text.split(/\n|;|,\s(?=(?:mr|mrs|ms|herr|frau)\b)|\s\+\s|\s&\s/i)) {
      const name = readText('passenger', text);
      const list = pages.get(page) ?? [];
      if (name && !list.some((one) => one.name === name))
        pages.set(page, [...list, { name, cells: fact.cells, score: fact.score * 0.9 }]);
    }
  }
  return pages;
}

function withoutRepeats(drafts: readonly Draft[]): readonly Draft[] {
  const seen = new Map<string, Draft>();
  for (const draft of drafts) {
    const { fields } = draft;
    const key = JSON.stringify([
      fields.number?.[0]?.value,
      fields.from?.[0]?.value,
      fields.to?.[0]?.value,
      fields.start?.[0]?.value.local,
      fields.passenger?.[0]?.value,
      fields.seat?.[0]?.value,
    ]);
    const before = seen.get(key);
    if (!before || Object.keys(before.fields).length < Object.keys(fields).length) seen.set(key, draft);
  }
  return [...seen.values()];
}

function unitDraft(understood: Understood, unit: Unit, kind: TicketKind): Draft {
  const fields: FieldReadings = {};
  const facts = [...unit.facts, ...unit.shared];
  for (const fact of unit.facts) addFact(fields, fact, understood);
  for (const fact of unit.shared) addFact(fields, fact, understood);
  addMoments(fields, kind, facts, unit.cells, understood);
  const claimed = new Set([
    ...understood.facts.flatMap((fact) => fact.cells),
    ...[...understood.labels.values()]
      .flat()
      .filter((label) => label.at === 0 && (label.whole || label.colon))
      .map((label) => label.cell),
  ]);
  const issuer = findIssuer(understood.cells, claimed, understood.sender);
  if (issuer) addReading(fields, 'issuer', { value: issuer.value, cells: issuer.cells, confidence: issuer.score });
  addVenue(fields, kind, unit.cells.length > 0 ? unit.cells : understood.cells, claimed);
  const taken = new Set([
    ...claimed,
    ...Object.values(fields)
      .flat()
      .flatMap((reading) => understood.cells.filter((cell) => reading.evidence.region === cell.region)),
  ]);
  const title = findTitle(unit.cells, taken, issuer?.value) ?? findTitle(understood.cells, taken, issuer?.value);
  if (title && !(fields.title?.[0] && fields.title[0].confidence > title.score))
    addReading(fields, 'title', { value: title.value, cells: title.cells, confidence: title.score });
  if (kind === 'event') {
    const type = eventTypeOf(understood.cells);
    if (type)
      addReading(fields, 'eventType', { value: type, cells: [unit.cells[0] ?? understood.cells[0]!], confidence: 0.6 });
  }
  return draftOf(understood, kind, fields, unit.cells.slice(0, 1), unit.barcode);
}

function draftOf(
  understood: Understood,
  kind: TicketKind,
  fields: FieldReadings,
  cells: readonly Cell[],
  barcode: string | undefined,
): Draft {
  const reading = kindReading(understood, kind, cells.length > 0 ? cells : understood.cells);
  return {
    kind: reading,
    fields,
    extractor: extractorName,
    ...(barcode && { barcode }),
    ...(understood.language && { language: understood.language }),
  };
}
