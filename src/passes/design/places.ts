import { clockOf } from '#src/tickets/time.ts';
import type { PassJson } from '../pass-json.ts';
import type { Facts } from './facts.ts';
import { placeForms } from './short-names.ts';

type Locations = NonNullable<PassJson['locations']>;

const longestRelevantText = 40;

/** Where the pass comes up on the lock screen: the place of departure, or the venue. */
export function locationsOf({ fields }: Facts): Locations | undefined {
  const [place, name] = fields.fromLocation
    ? [fields.fromLocation, fields.from ?? fields.fromCity ?? fields.fromCode]
    : [fields.venueLocation, fields.venue ?? fields.title];
  if (!place) return undefined;
  const clock = fields.start && clockOf(fields.start);
  const texts = placeForms(name ?? '').flatMap((form) => (clock ? [`${form}, ${clock}`, form] : [form]));
  const relevantText = texts.find((text) => text.length <= longestRelevantText);
  return [{ latitude: place.latitude, longitude: place.longitude, ...(relevantText ? { relevantText } : {}) }];
}
