/** What an event of a calendar is when it is no journey. */
import type { CalendarEvent } from '#src/documents/document.ts';
import { readEventPlace } from './event-place.ts';
import { timesOf } from './event-times.ts';
import { readLabelled } from './labelled.ts';
import { isMoving, wordsOf } from './read-journey.ts';
import type { EventWords } from './read-words.ts';
import type { Read } from './reading.ts';
import { isStay, namesEvent, restaurantIn, usedThing } from './recognise-kind.ts';
import { readRoute } from './route.ts';

/** A stay of at least a night. */
export function readStay(event: CalendarEvent): Read | undefined {
  if (!isStay(event)) return undefined;
  const title = titleOf(event).replace(stayWords, '');
  const { venue, address, location } = readEventPlace(event);
  const { bookingReference, passenger, room, price } = readLabelled(event.description ?? '');
  // The last day of a stay in whole days is written as the morning of departure by some and as the day after by others.
  const { start, end } = timesOf(event);
  const dates = event.end?.local.length === 10 || arrives.test(titleOf(event)) ? { start } : { start, end };
  const place = { address: address ?? (venue !== title ? venue : undefined), venueLocation: location };
  return {
    kind: 'hotel',
    fields: { title, ...place, ...dates, bookingReference, passenger, room, price },
    confidence: 0.8,
  };
}

const arrives = /^check-?in\b/i;
const stayWords =
  /^(?:(?:hotel(?: reservation| booking)?|stay|check-?in|accommodation|(?:your )?(?:reservation|booking)|unterkunft|übernachtung|aufenthalt|hotelreservierung|reservierung|buchung|séjour|réservation|estancia|reserva|soggiorno|prenotazione|verblijf|reservering)\s*(?::|\bat\b|@|\bim\b|\bin\b|\bà\b|–|-)\s*(?:the\s)?|(?:übernachtung|aufenthalt|stay|séjour|estancia|soggiorno|verblijf)\s+(?=hotel\b))/iu;

/** The title without marks of replies and states around it: "[Confirmed] Table at Lume". */
function titleOf({ summary, description }: CalendarEvent): string {
  return (summary ?? description?.split('\n')[0] ?? '').replace(/^\[[^\]]{2,30}\]\s*/, '').replace(replyMarks, '');
}

/** A table at a restaurant. */
export function readTable(event: CalendarEvent, words: EventWords): Read | undefined {
  const title = restaurantIn(titleOf(event), words.kind === 'restaurant');
  if (!title) return undefined;
  const { venue, address, location } = readEventPlace(event);
  const { bookingReference } = readLabelled(event.description ?? '');
  const fields = {
    title,
    address: address ?? (venue !== title ? venue : undefined),
    venueLocation: location,
    ...timesOf(event),
    bookingReference,
  };
  return { kind: 'restaurant', fields, confidence: 0.75 };
}

/** A calendar holds all sorts of things: without a word for an event in it, any other reading of the kind is better. */
export function readPlainEvent(event: CalendarEvent): Read {
  const title = titleOf(event);
  const { venue, address, location } = readEventPlace(event);
  const { bookingReference, ticketNumber, seat, row, section, room, entrance, price, passenger } = readLabelled(
    event.description ?? '',
  );
  // Whoever is named beside a ticket has it; "Name: Ann" alone may be who speaks.
  const holder = (bookingReference ?? ticketNumber ?? seat) ? passenger : undefined;
  const labelled = { bookingReference, ticketNumber, seat, row, section, room, entrance, price, passenger: holder };
  const route = readRoute(title);
  const places = isMoving(event, route)
    ? { from: route?.from, to: route?.to }
    : { venue, address, venueLocation: location };
  const used = usedThing(title);
  const { start, end } = timesOf(event);
  // The hour in which a car is fetched does not end the hire.
  const times = used === 'rental' && fetches.test(title) ? { start } : { start, end };
  return {
    kind: used ?? 'event',
    fields: { title, ...places, ...times, ...labelled },
    confidence: 0.85,
    kindConfidence: used || namesEvent(wordsOf(event)) ? 0.8 : 0.4,
  };
}

const fetches = /\b(?:pick-?\s?up|collection|abholung|retrait|prise en charge|recogida|ritiro|ophalen|levantamento)\b/i;
const replyMarks =
  /^(?:(?:invitation|einladung|invito|invitación|uitnodiging|fw|fwd|wg|re|aw|tickets?|event|veranstaltung|confirmed|bestätigt)\s*:\s*)+/i;
