import type { CalendarEvent } from '#src/documents/document.ts';
import { isNamedByHouse, isStay as isOfDays, journeyKinds, type TicketKind, ticketKinds } from '#src/tickets/fields.ts';
import { kindWords } from '../words/kind-words.ts';

/** How the words of a text say that one travels: the kind with more words than any other; undefined when several lead. */
export function travelKind(text: string): TicketKind | undefined {
  const words = kindWords(text.slice(0, 5000));
  const scores = [...journeyKinds]
    .map((kind) => ({ kind, score: strongCount(words.get(kind)) }))
    .sort((a, b) => b.score - a.score);
  return scores[0]!.score > scores[1]!.score ? scores[0]!.kind : undefined;
}

/** Stays that are in no house. */
const usedThings = ticketKinds.filter((kind) => isOfDays(kind) && !isNamedByHouse(kind));

/** What the title of an event says that it is for, where that is no event: a parking space or a hired car. */
export function usedThing(title: string): TicketKind | undefined {
  const words = kindWords(title);
  const kinds = usedThings.filter((kind) => strongCount(words.get(kind)) > 0);
  return kinds.length === 1 && strongCount(words.get('event')) === 0 ? kinds[0] : undefined;
}

/** Whether a text has a word for an event that people go to. */
export function namesEvent(text: string): boolean {
  return strongCount(kindWords(text.slice(0, 5000)).get('event')) > 0;
}

/** Whether the title of an event names a stay that lasts at least a night, or when one arrives there. */
export function isStay(event: CalendarEvent): boolean {
  const nights = Boolean(event.start && event.end && event.end.local.slice(0, 10) > event.start.local.slice(0, 10));
  const title = event.summary ?? '';
  const named = strongCount(kindWords(title).get('hotel')) > 0;
  if (!nights) return named && /^check-?in\b/i.test(title);
  const told = () => strongCount(kindWords(event.description?.slice(0, 5000) ?? '').get('hotel')) > 0;
  return (
    named ||
    (/^(?:your )?(?:reservation|booking|reservierung|buchung|réservation|reserva|prenotazione|reservering)\b/i.test(
      title,
    ) &&
      told())
  );
}

/**
 * The restaurant of a title such as "Table for 2 at Bistro" or "Tischreservierung: Bistro"; undefined for other titles.
 *
 * @param dining other words of the event say that it is a table, so that "Reservation at Bistro" is one as well
 */
export function restaurantIn(title: string, dining: boolean): string | undefined {
  const match = table.exec(title) ?? tableBehind.exec(title) ?? (dining ? reservation.exec(title) : null);
  return match?.[1]?.replace(/\s*\([^()]*\d[^()]*\)$/, '').trim();
}

const at = '\\s*(?::|@|\\bat\\b|\\bbei\\b|\\bim\\b|\\bchez\\b|\\ben\\b|\\bda\\b|\\bbij\\b)\\s+(.{2,80})$';
const yours = '^(?:(?:your|ihre|votre|su|uw)\\s)?';
const table = new RegExp(
  `${yours}(?:table(?: for \\d{1,2}| reservation| booking)?|(?:tisch|tischreservierung)(?: für \\d{1,2})?|mesa(?: para \\d{1,2})?|tavolo(?: per \\d{1,2})?|tafel(?: voor \\d{1,2})?|dinner|lunch|brunch)(?:\\s+(?:reservation|booking|personen|people|personas|persone|personen))?${at}`,
  'iu',
);
const tableBehind =
  /^(.{2,60}?)\s*[-–|,:]\s*(?:table|tisch|mesa|tavolo|tafel) (?:for|für|para|per|voor) \d{1,2}(?:\s\p{L}+)?$/iu;
const reservation = new RegExp(
  `${yours}(?:reservation|booking|reservierung|buchung|réservation|reserva|prenotazione|reservering|rezervace|rezerwacja)${at}`,
  'iu',
);

function strongCount(words: readonly { readonly weight: number }[] | undefined): number {
  return (words ?? []).filter((word) => word.weight >= 1).length;
}
