/** Values of JSON-LD, and how schema.org writes what every reservation has. */
import { nameForms } from '#src/passes/design/person-name.ts';
import type { Location } from '#src/tickets/fields.ts';
import { hasClock, type TicketTime } from '#src/tickets/time.ts';

/** An object of JSON-LD; a property whose value is undefined is not written. */
export type Thing = { readonly [name: string]: Value | undefined };
type Value = string | number | Thing;

/** An object with its type; undefined when it would say nothing but its type. */
export function knownThing(type: string, properties: Thing): Thing | undefined {
  const isKnown = Object.values(properties).some((value) => value !== undefined);
  return isKnown ? { '@type': type, ...properties } : undefined;
}

/** ISO 8601, with the offset where it is known: `2026-11-22T09:38:00+01:00`, `2026-11-22`. */
export function timeText(time: TicketTime | undefined): string | undefined {
  if (!time) return undefined;
  return hasClock(time) ? `${time.local}:00${time.offset ?? ''}` : time.local;
}

/** A person by the name as people read it. */
export function person(name: string | undefined): Thing | undefined {
  return knownThing('Person', { name: name && (nameForms(name)[0] ?? name) });
}

/** A company by its name. */
export function organization(name: string | undefined, type = 'Organization'): Thing | undefined {
  return knownThing(type, { name });
}

/** What is known of a place. */
export type PlaceFacts = {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly city?: string | undefined;
  readonly location?: Location | undefined;
  readonly iataCode?: string | undefined;
  readonly telephone?: string | undefined;
  readonly email?: string | undefined;
  readonly url?: string | undefined;
};

/** A place; an address is one line, as it was printed: what in it is the town is not for us to guess. */
export function place(type: string, facts: PlaceFacts): Thing | undefined {
  const { address, city, location, ...rest } = facts;
  return knownThing(type, {
    ...rest,
    address: knownThing('PostalAddress', { streetAddress: address, addressLocality: city }),
    geo: location && knownThing('GeoCoordinates', { latitude: location.latitude, longitude: location.longitude }),
  });
}
