import { dayOf, hasClock, instantOf } from '#src/tickets/time.ts';
import type { PassStyle, TransitType } from '../pass-json.ts';
import type { newerTags, Semantics } from '../pass-semantics.ts';
import { boardingMarks } from './boarding-marks.ts';
import type { Facts } from './facts.ts';
import { middayOf } from './moments.ts';
import { townOf } from './places.ts';

/**
 * Tags of iOS 18 to 27 (Apple, "SemanticTags", 2026): from facts that the pass shows anyway, so that older systems lose
 * nothing, and none where the fact is not certain. Not written, because no ticket tells them: `destinationGate` (known an hour
 * before landing), `genre`; and the poster layout of events, which Apple keeps for passes without a code.
 */
type NewerTags = { readonly [Name in (typeof newerTags)[number]]?: Semantics[Name] | undefined };

/** The newer tags of a ticket, as its style knows them. */
export function newerTagsOf(facts: Facts, style: PassStyle, transitType: TransitType | undefined): NewerTags {
  if (style === 'eventTicket') return eventTags(facts);
  if (style !== 'boardingPass') return {};
  return transitType === 'PKTransitTypeAir' ? airTags(facts) : groundTags(facts);
}

/** "SemanticTagType.EventDateInfo" is for days without a time; gate, door and portal are told apart as printed. */
function eventTags({ kind, fields, performers }: Facts): NewerTags {
  const { start } = fields;
  const day = start && !hasClock(start) ? middayOf(start) : undefined;
  return {
    eventStartDateInfo:
      day && start?.zone ? { date: day, ignoreTimeComponents: true, timeZone: start.zone } : undefined,
    performerNames: performers ? [...performers] : undefined,
    venueEntranceGate: fields.gate?.replace(/^gate\s+(?=\S)/iu, ''),
    venueEntranceDoor: after(/^(?:door|tür|tuer|porte|puerta|porta|deur)\s+/iu, fields.entrance),
    venueEntrancePortal: after(/^(?:portal|vomitory)\s+/iu, fields.entrance),
    venueRegionName: fields.venue && fields.address ? townOf({ kind, fields })?.name : undefined,
    venuePhoneNumber: fields.venue && fields.venue === fields.issuer ? fields.phone : undefined,
    duration: durationOf(fields),
  };
}

function airTags(facts: Facts): NewerTags {
  const { fields } = facts;
  const { lane, documents } = boardingMarks(facts);
  return {
    vehicleType: fields.vehicle,
    boardingZone: after(/^zone\s+/iu, fields.group),
    priorityStatus: fields.membershipLevel,
    securityScreening: lane,
    internationalDocumentsAreVerified: documents,
    duration: durationOf(fields),
  };
}

/** The class of a train stands before its number: `ICE 802`. */
function groundTags({ kind, fields }: Facts): NewerTags {
  const trainClass = kind === 'train' ? /^(\p{L}{1,5})\s?\d/u.exec(fields.number ?? '')?.[1] : undefined;
  return { vehicleType: (kind === 'train' ? fields.vehicle : undefined) ?? trainClass, duration: durationOf(fields) };
}

/** Journeys and shows end within two days. */
const longest = 48 * 3600;

/** Seconds from start to end, where both are printed with their hour and their zones are known. */
function durationOf({ start, end }: Facts['fields']): number | undefined {
  if (!start || !end || !hasClock(start) || !hasClock(end)) return undefined;
  const [from, until] = [instantOf(start), instantOf(end)];
  if (from === undefined || until === undefined || dayOf(end) < dayOf(start)) return undefined;
  const seconds = Math.round((until - from) / 1000);
  return seconds > 0 && seconds <= longest ? seconds : undefined;
}

/** What stands behind a word; undefined where the text does not begin with it. */
const after = (word: RegExp, text: string | undefined): string | undefined =>
  text && word.test(text) ? text.replace(word, '') || undefined : undefined;
