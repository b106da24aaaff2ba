import { correctTicket, doubtedFields } from '#src/pipeline/correct-ticket.ts';
import { titleOf } from '#src/pipeline/ticket-title.ts';
import type { Problem } from '#src/problems.ts';
import { sameValue } from '#src/tickets/choose.ts';
import { byPerson, type Correction } from '#src/tickets/correction.ts';
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import {
  type FieldName,
  type FieldType,
  fieldNames,
  fieldsOfKind,
  type TicketKind,
  typeOf,
} from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import type { KeptTicket, KeptTickets } from './kept-tickets.ts';
import { type PlaceView, pageNumber, placer } from './reading-places.ts';

/** `check`: likely, not sure. `left-out`: contradicts what a person gave. `removed`: a person took it off. */
export type FieldState = 'stands' | 'check' | 'corrected' | 'left-out' | 'removed';

/** A value that was read and lost, with the places that say it. */
export type OtherReading = { readonly value: unknown; readonly places: readonly PlaceView[] };

/** One field of a ticket. */
export type FieldView = {
  readonly name: FieldName;
  readonly type: FieldType;
  readonly state: FieldState;
  /** What stands on the pass; null when nothing does. */
  readonly value: unknown;
  /** What was read; null where nothing was. */
  readonly read: unknown;
  readonly places: readonly PlaceView[];
  readonly others: readonly OtherReading[];
};

/** A ticket, its evidence and what can be done with it. */
export type TicketView = {
  readonly title: string;
  readonly kind: { readonly value: TicketKind; readonly read: TicketKind };
  /** The background of the pass, `#0b6a5a`, and whether a person chose it. */
  readonly colour: { readonly value: string; readonly chosen: boolean };
  readonly fields: readonly FieldView[];
  /** Fields that a ticket of its kind may have and this one has not. */
  readonly addable: readonly { readonly name: FieldName; readonly type: FieldType }[];
  readonly code: (Omit<PlaceView, 'from' | 'text'> & { readonly symbology: string }) | null;
  readonly pages: readonly PageView[];
  readonly problems: readonly Problem[];
};

/** A page that can be looked at; `page` counts in the file that it is of. */
export type PageView = {
  readonly number: number;
  readonly page: number;
  readonly name: string | null;
  readonly width: number;
  readonly height: number;
};

/** Places and other readings that are told of a field. */
const mostPlaces = 6;
const mostOthers = 8;

/** The view of one ticket after its correction. */
export function viewOf(kept: KeptTickets, one: KeptTicket, correction: Correction, passJson: string): TicketView {
  const { ticket, leftOut } = correctTicket(one.ticket, correction, one.design.now.slice(0, 10));
  const place = placer(kept, one.ticket);
  const doubted = doubtedFields(ticket);
  const fields = fieldNames.flatMap((name) => {
    const left = leftOut.includes(name);
    return fieldView(name, { before: one.ticket, after: ticket, correction, left, doubted, place });
  });
  const code = ticket.barcode;
  return {
    title: titleOf(ticket),
    kind: { value: ticket.kind.value, read: one.ticket.kind.value },
    colour: { value: backgroundOf(passJson), chosen: correction.colour !== undefined },
    fields,
    addable: fieldsOfKind(ticket.kind.value)
      .filter((name) => fields.every((field) => field.name !== name))
      .map((name) => ({ name, type: typeOf(name) })),
    code: code ? { symbology: code.symbology, page: pageNumber(kept, code), region: code.region ?? null } : null,
    pages: kept.pages.map(({ page, name = null, width, height }, at) => ({
      number: at + 1,
      page,
      name,
      width,
      height,
    })),
    problems: ticket.problems,
  };
}

type FieldOrder = {
  readonly before: Ticket;
  readonly after: Ticket;
  readonly correction: Correction;
  readonly left: boolean;
  readonly doubted: ReadonlySet<FieldName>;
  readonly place: (reading: Reading<unknown>) => readonly PlaceView[];
};

function fieldView(
  name: FieldName,
  { before, after, correction, left, doubted, place }: FieldOrder,
): readonly FieldView[] {
  const type = typeOf(name);
  const read = before.fields[name] as Chosen<unknown> | undefined;
  const chosen = after.fields[name] as Chosen<unknown> | undefined;
  const given = correction.fields[name];
  const shown = chosen ?? read ?? (given == null ? undefined : givenByPerson(given));
  if (!shown || type === 'location') return [];
  // What followed from other values and follows no more was neither read nor taken off.
  if (!chosen && !left && given === undefined) return [];
  const state = stateOf(name, { chosen, given, left, doubted });
  const readings = [shown, ...shown.others].filter(({ evidence }) => evidence.extractor !== byPerson);
  const saying = (value: unknown) => readings.filter((one) => sameValue(name, one.value, value));
  const places = saying(shown.value).map(place);
  return [
    {
      ...{ name, type, state },
      value: chosen?.value ?? null,
      read: read?.value ?? null,
      places: distinct(given === undefined ? places : [...places, [byThePerson]]),
      others: othersOf(name, shown.value, readings, place),
    },
  ];
}

type Standing = Pick<FieldOrder, 'left' | 'doubted'> & {
  readonly chosen: Chosen<unknown> | undefined;
  readonly given: unknown;
};

function stateOf(name: FieldName, { chosen, given, left, doubted }: Standing): FieldState {
  if (given === null) return 'removed';
  if (left || !chosen) return 'left-out';
  if (given !== undefined) return 'corrected';
  return doubted.has(name) ? 'check' : 'stands';
}

function givenByPerson(value: unknown): Chosen<unknown> {
  return { value, confidence: 1, evidence: { document: '', extractor: byPerson }, others: [] };
}

const byThePerson: PlaceView = { from: 'person', page: null, region: null, text: null };

/** Readings that say something else, each value once. */
function othersOf(
  name: FieldName,
  value: unknown,
  readings: readonly Reading<unknown>[],
  place: FieldOrder['place'],
): readonly OtherReading[] {
  const groups: Reading<unknown>[][] = [];
  for (const reading of readings.filter((one) => !sameValue(name, one.value, value))) {
    const group = groups.find(([first]) => sameValue(name, first!.value, reading.value));
    if (group) group.push(reading);
    else if (groups.length < mostOthers) groups.push([reading]);
  }
  return groups.map((group) => ({ value: group[0]!.value, places: distinct(group.map(place)) }));
}

/** Each place once, in all its pieces, and not too many. */
function distinct(places: readonly (readonly PlaceView[])[]): readonly PlaceView[] {
  const keyOf = (pieces: readonly PlaceView[]) =>
    JSON.stringify(pieces.map(({ from, page, region }) => [from, page, region]));
  return [...new Map(places.map((pieces) => [keyOf(pieces), pieces])).values()].slice(0, mostPlaces).flat();
}

/** `rgb(11, 106, 90)` of a pass.json as `#0b6a5a`. */
function backgroundOf(passJson: string): string {
  const { backgroundColor = '' } = JSON.parse(passJson) as { readonly backgroundColor?: string };
  const parts = [...backgroundColor.matchAll(/\d{1,3}/g)].map(([part]) => Number(part).toString(16).padStart(2, '0'));
  return parts.length === 3 ? `#${parts.join('')}` : '#000000';
}
