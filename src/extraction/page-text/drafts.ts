import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { firstTickets } from '../most-tickets.ts';
import type { Understood } from './document/understood.ts';
import { journeyTickets } from './journeys/journey-drafts.ts';
import { type LegFields, legFields } from './journeys/transport.ts';
import type { Cell } from './layout/cells.ts';
import { evidenceOf, extractorName } from './readings/reading.ts';
import { unite } from './readings/repeats.ts';
import { readUnit } from './units/read-unit.ts';
import { splitUnits, type Unit } from './units/units.ts';

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
  return draftOf(understood, kind, readUnit(understood, unit, kind), unit.cells.slice(0, 1), unit.barcode);
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
