/** What the words of an event say of a ticket: many issuers put the whole ticket into the description. */
import type { CalendarEvent, TextDocument } from '#src/documents/document.ts';
import { layoutPlainText } from '#src/documents/shared/texts/layout-plain-text.ts';
import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { dayOf } from '#src/tickets/time.ts';
import type { StatedFields } from '../draft-of.ts';
import type { ExtractionInput } from '../extractor.ts';
import { readPages } from '../page-text/page-text.ts';

/** Facts that the words tell, and what they say that the event is for. */
export type EventWords = { readonly kind?: TicketKind; readonly fields: StatedFields };

/** Fields that a description tells as well as a page does; times and places stand in properties of the event. */
const told = [
  'bookingReference',
  'ticketNumber',
  'passenger',
  'party',
  'seat',
  'row',
  'section',
  'coach',
  'class',
  'gate',
  'terminal',
  'platform',
  'arrivalPlatform',
  'doors',
  'boarding',
  'number',
  'group',
  'entrance',
  'room',
  'price',
  'phone',
] as const satisfies readonly FieldName[];

const leastSure = 0.6;
const longestText = 6_000;

/** Reads title and description as a page; what several tickets on it do not have in common belongs to none of them. */
export function readWords({ start, summary, description }: CalendarEvent, input: ExtractionInput): EventWords {
  if (!description || !start) return { fields: {} };
  const day = dayOf(start);
  const page = pageOf(`${summary ?? ''}\n\n${day}\n\n${description}`.slice(0, longestText));
  const drafts = readPages(page, { ...input, root: page, documents: [page], barcodes: [], contextDay: day });
  const [first, ...rest] = drafts;
  if (!first) return { fields: {} };
  const shared = told.flatMap((name) => {
    const value = sureValue(first, name);
    const agreed = rest.every((draft) => JSON.stringify(sureValue(draft, name)) === JSON.stringify(value));
    return value !== undefined && agreed ? [[name, value] as const] : [];
  });
  const kinds = new Set(drafts.map((draft) => draft.kind?.value));
  return {
    fields: Object.fromEntries(shared) as StatedFields,
    ...(first.kind && kinds.size === 1 ? { kind: first.kind.value } : {}),
  };
}

function sureValue(draft: Draft, name: FieldName): unknown {
  const best = draft.fields[name]?.[0];
  return best && best.confidence >= leastSure ? best.value : undefined;
}

function pageOf(text: string): TextDocument {
  return { type: 'text', format: 'plain', id: '', pages: layoutPlainText(text), markup: [], links: [], parts: [] };
}
