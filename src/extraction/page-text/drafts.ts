import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { isWorthMoney, journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { firstTickets } from '../most-tickets.ts';
import type { Cell } from './cells.ts';
import { addEnds } from './ends.ts';
import { eventTypeOf } from './event-type.ts';
import type { Fact } from './fact.ts';
import { addFreeMoney } from './free-money.ts';
import { cardNumberIsCode, holdersOfMoney, renameAmount } from './held-money.ts';
import { findIssuer } from './issuer.ts';
import { journeyTickets } from './journey-drafts.ts';
import { addLoneName } from './lone-name.ts';
import { addMoments } from './moments.ts';
import { addNamedVenue } from './named-venue.ts';
import { addFact } from './order-fields.ts';
import { addParty } from './party.ts';
import { addReading, evidenceOf, extractorName } from './reading.ts';
import { unite } from './repeats.ts';
import { addSeatWords } from './seat-words.ts';
import { withoutRivals } from './several-values.ts';
import { addRoomLine, addTableSize } from './stay-words.ts';
import { type LegFields, legFields } from './transport.ts';
import type { Understood } from './understood.ts';
import { addTitle, peopleOf } from './unit-title.ts';
import { splitUnits, type Unit } from './units.ts';
import { addVenue } from './venue.ts';

/** The tickets that a document tells of; empty when it is too unclear what kind they are. */
export function makeDrafts(understood: Understood): readonly Draft[] {
  const [best] = understood.kinds;
  if (!best) return [];
  const journey = understood.kinds.find((one) => journeyKinds.has(one.kind) && one.score >= best.score * 0.45);
  if (journey) {
    const legs = legFields(understood, journey.kind);
    const enough = legs.some(({ fields }) => (fields.from ?? fields.fromCode) && (fields.to ?? fields.toCode));
    if (enough && (journeyKinds.has(best.kind) || legs.some(({ fields }) => fields.start && fields.number)))
      return journeyDrafts(understood, journey.kind, legs);
  }
  const kind = best.kind;
  const units = firstTickets(splitUnits(understood));
  const drafts = oncePerCode(
    units.map((unit) => unitDraft(understood, unit, kind)).filter((draft) => Object.keys(draft.fields).length >= 2),
  );
  return drafts.length > 1 ? drafts.map((draft) => ({ ...draft, group: understood.document.id })) : drafts;
}

/** One admission that is printed on two pages is one ticket: the same code, and what either page says of it. */
function oncePerCode(drafts: readonly Draft[]): readonly Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const at = kept.findIndex((other) => draft.barcode !== undefined && other.barcode === draft.barcode);
    if (at === -1) kept.push(draft);
    else kept[at] = { ...kept[at]!, fields: unite(kept[at]!.fields, draft.fields) };
  }
  return kept;
}

/** The id under which a code is known that several pages carry: that of its first place. */
function firstId({ sheets }: Understood, id: string | undefined): string | undefined {
  const all = sheets.flatMap((sheet) => sheet.page.barcodes);
  const own = all.find((code) => code.id === id);
  const same = (code: FoundBarcode) => code.symbology === own?.symbology && Buffer.compare(code.bytes, own.bytes) === 0;
  return own ? all.find(same)?.id : id;
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
  const tickets = journeyTickets(understood, legs);
  const drafts = tickets.map(({ fields, cells, barcode }) => draftOf(understood, kind, fields, cells, barcode));
  return drafts.length > 1 ? drafts.map((draft) => ({ ...draft, group: understood.document.id })) : drafts;
}

function unitDraft(understood: Understood, unit: Unit, kind: TicketKind): Draft {
  const fields: FieldReadings = {};
  const fit = (fact: Fact) => !(kind === 'hotel' && fact.roles[0] === 'title');
  const own = withoutRivals(unit.facts.filter(fit));
  // What a ticket says itself goes before what is said of all.
  const shared = withoutRivals(unit.shared.filter(fit)).filter(
    (fact) => !own.some(({ roles: [role] }) => role === fact.roles[0]),
  );
  const facts = [...own, ...shared];
  for (const fact of facts) addFact(fields, fact, understood);
  if (isWorthMoney(kind)) cardNumberIsCode(fields);
  if (kind === 'giftCard' && !fields.balance) renameAmount(fields, 'price', 'balance');
  if (!fields.price && !holdersOfMoney.has(kind)) renameAmount(fields, 'balance', 'price');
  addMoments(fields, kind, facts, unit.cells, understood);
  if (unit.above && !fields.start && !fields.validFrom && !fields.validUntil)
    addMoments(fields, kind, facts, [...unit.above, ...unit.cells], understood);
  if (journeyKinds.has(kind)) addEnds(fields, unit, understood);
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
  const hints = { taken, issuer: issuer?.value ?? understood.sender?.name, people: peopleOf(understood, fields), kind };
  const title = addTitle(fields, unit, understood, hints);
  if (kind === 'event') {
    const house = unit.cells.length > 0 ? unit.cells : understood.cells;
    addNamedVenue(fields, house, new Set([...claimed, ...(title?.cells ?? [])]), fields.title?.[0]?.value);
    addSeatWords(fields, unit.cells, understood.labels);
  }
  if (kind === 'hotel') addRoomLine(fields, unit.cells, new Set([...taken, ...(title?.cells ?? [])]));
  if (kind === 'restaurant') addTableSize(fields, unit.cells);
  addLoneName(fields, kind, unit.cells, new Set([...taken, ...(title?.cells ?? [])]));
  addParty(fields, unit.cells, understood);
  addFreeMoney(fields, kind, unit.cells, understood);
  const type = kind === 'event' ? eventTypeOf(understood.cells) : undefined;
  if (type)
    addReading(fields, 'eventType', { value: type, cells: [unit.cells[0] ?? understood.cells[0]!], confidence: 0.6 });
  return draftOf(understood, kind, fields, unit.cells.slice(0, 1), unit.barcode);
}

function draftOf(
  understood: Understood,
  kind: TicketKind,
  fields: FieldReadings,
  cells: readonly Cell[],
  code: string | undefined,
): Draft {
  const barcode = firstId(understood, code);
  const reading = kindReading(understood, kind, cells.length > 0 ? cells : understood.cells);
  return {
    kind: reading,
    fields,
    extractor: extractorName,
    ...(barcode && { barcode }),
    ...(understood.language && { language: understood.language }),
  };
}
