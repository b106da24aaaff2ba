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
  const title = (event.summary ?? '').replace(
    /^(?:hotel(?: reservation| booking)?|stay|check-?in|accommodation|unterkunft|übernachtung|aufenthalt|hotelreservierung|séjour|estancia|soggiorno|verblijf)\s*(?::|\bat\b|@|\bim\b|\bin\b|\bà\b|–|-)\s*(?:the\s)?/iu,
    '',
  );
  const { venue, address, location } = readEventPlace(event);
  const { bookingReference, passenger, room, price } = readLabelled(event.description ?? '');
  // The last day of a stay in whole days is written as the morning of departure by some and as the day after by others.
  const { start, end } = timesOf(event);
  const dates = event.end?.local.length === 10 ? { start } : { start, end };
  const place = { address: address ?? (venue !== title ? venue : undefined), venueLocation: location };
  return {
    kind: 'hotel',
    fields: { title, ...place, ...dates, bookingReference, passenger, room, price },
    confidence: 0.8,
  };
}

/** A table at a restaurant. */
export function readTable(event: CalendarEvent, words: EventWords): Read | undefined {
  const title = restaurantIn(event.summary ?? '', words.kind === 'restaurant');
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
  const title = (event.summary ?? event.description?.split('\n')[0] ?? '').replace(replyMarks, '');
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
  return {
    kind: used ?? 'event',
    fields: { title, ...places, ...timesOf(event), ...labelled },
    confidence: 0.85,
    kindConfidence: used || namesEvent(wordsOf(event)) ? 0.8 : 0.4,
  };
}

const replyMarks = /^(?:(?:invitation|einladung|invito|invitación|uitnodiging|fw|fwd|wg|re|aw)\s*:\s*)+/i;
