import { journeyKinds } from '#src/tickets/fields.ts';
import { type Town, theTown, townsOfAddress } from '#src/tickets/places/towns.ts';
import { clockOf } from '#src/tickets/time.ts';
import type { PassJson, PassStyle } from '../pass-json.ts';
import type { Facts } from './facts.ts';
import { placeForms } from './short-names.ts';

type Locations = NonNullable<PassJson['locations']>;

const longestRelevantText = 40;
const wide: ReadonlySet<PassStyle> = new Set(['boardingPass', 'eventTicket']);

/**
 * Where the pass comes up on the lock screen: the place of departure, or the venue. Where only the town is known, its middle
 * for the styles that Wallet brings up within a wide radius; nothing where two towns fit.
 */
export function locationsOf(facts: Facts, style: PassStyle): Locations | undefined {
  const { fields } = facts;
  const [known, name] = fields.fromLocation
    ? [fields.fromLocation, fields.from ?? fields.fromCity ?? fields.fromCode]
    : [fields.venueLocation, fields.venue ?? fields.title];
  const town = known || !wide.has(style) ? undefined : townOf(facts);
  const place = known ?? town?.location;
  if (!place) return undefined;
  const relevantText = textsOf(facts, (known ? name : town?.name) ?? '').find(
    (text) => text.length <= longestRelevantText,
  );
  return [{ latitude: place.latitude, longitude: place.longitude, ...(relevantText ? { relevantText } : {}) }];
}

/** What the place is called, best first (Apple, "Pass.Locations": "a description of a nearby location"): the venue itself, else with the time. */
function textsOf({ kind, fields }: Facts, name: string): readonly string[] {
  const clock = fields.start && clockOf(fields.start);
  const timed = placeForms(name).flatMap((form) => (clock ? [`${form}, ${clock}`, form] : [form]));
  return kind === 'event' && fields.venue ? [...placeForms(fields.venue), ...timed] : timed;
}

/** The town that a journey starts in, or that the venue's address names; only together with its zone. */
export function townOf({ kind, fields }: Facts): Town | undefined {
  const zone = fields.start?.zone;
  if (!zone) return undefined;
  const names = journeyKinds.has(kind)
    ? [fields.fromCity ?? fields.from]
    : [...townsOfAddress(fields.address ?? ''), fields.address];
  for (const name of names) {
    const town = name === undefined ? undefined : theTown(name, zone);
    if (town) return town;
  }
  return undefined;
}
