/** Events of calendars: journeys where the event tells of one, stays, tables, and events for everything else. */
import type { CalendarDocument, CalendarEvent, DocumentNode } from '#src/documents/document.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { draftOf, type StatedFields } from '../draft-of.ts';
import type { ExtractionInput, Extractor } from '../extractor.ts';
import { isJsonLd } from '../schema-org/markup-of.ts';
import { speaksToMachines } from '../words/spoken-to-machines.ts';
import { isMeeting } from './is-meeting.ts';
import { match } from './match.ts';
import { readPlainEvent, readStay, readTable } from './read-gathering.ts';
import { readJourney, readRide } from './read-journey.ts';
import { type EventWords, readWords } from './read-words.ts';
import type { Read } from './reading.ts';
import { travelKind } from './recognise-kind.ts';

const name = 'calendar';

/** Reads tickets out of calendars: one for each event, or for each leg of a journey that it describes. */
export const calendar: Extractor = { name, match, extract };

function extract(input: ExtractionInput): readonly Draft[] {
  const { documents } = input;
  const around = travelKind(documents.flatMap(textsOf).join('\n'));
  return documents.flatMap((document) => (document.type === 'calendar' ? readCalendar(document, around, input) : []));
}

/** Signs of descriptions that are read as pages; a calendar of an issuer holds a fraction of it. */
const mostWords = 30_000;

/** `around`: how the rest of the mail says that one travels. */
function readCalendar(document: CalendarDocument, around: TicketKind | undefined, input: ExtractionInput): Draft[] {
  const stated = { extractor: name, document: document.id, group: `${document.id} ${name}` };
  let left = mostWords;
  return document.events.filter(isWanted).flatMap((event) => {
    left -= event.description?.length ?? 0;
    const words = left >= 0 ? readWords(event, input) : { fields: {} };
    return readEvent(event, around, words)
      .filter((read) => !isMeeting(event, read))
      .map(({ kind, fields, confidence, kindConfidence = confidence }) =>
        draftOf({
          ...stated,
          kind,
          fields,
          confidence,
          doubts: { kind: kindConfidence },
          cancelled: isCancelled(event),
        }),
      );
  });
}

function textsOf(document: DocumentNode): string[] {
  if (document.type === 'mail') return [document.subject ?? ''];
  return document.type === 'text' ? document.pages.flatMap((page) => page.lines.map((line) => line.text)) : [];
}

/** Not what has no time, or carries its reservation as markup, which is read elsewhere. */
function isWanted(event: CalendarEvent): boolean {
  return (
    Boolean(event.start && (event.summary ?? event.description)) &&
    !speaksToMachines(event.summary ?? '') &&
    !Object.values(event.properties).some(isJsonLd)
  );
}

function isCancelled({ method, status }: CalendarEvent): boolean {
  return method === 'CANCEL' || status === 'CANCELLED';
}

function readEvent(event: CalendarEvent, around: TicketKind | undefined, words: EventWords): readonly Read[] {
  const legs = readJourney(event, around);
  if (legs.length > 1) return legs;
  const read =
    legs[0] ?? readRide(event, around) ?? readStay(event) ?? readTable(event, words) ?? readPlainEvent(event);
  return [{ ...read, fields: { ...words.fields, ...withoutEmpty(read.fields) } }];
}

function withoutEmpty(fields: StatedFields): StatedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}
