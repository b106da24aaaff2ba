import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { JsonObject } from '#src/documents/document.ts';
import { isObject } from '#src/documents/shared/texts/json-ld.ts';
import { zoneAt, zoneOfAirport, zoneOfCity, zoneOfCountry } from '#src/tickets/places/zones.ts';
import { hasClock, type TicketTime } from '#src/tickets/time.ts';
import { clockIn, timeOf } from './schema-time.ts';
import { settleTime } from './settle-utc.ts';
import { locationOf, nameOf, object, text } from './values.ts';

/** What the readers of a reservation share: the times that the document shows, and the codes that were found. */
export type ReadContext = { readonly clocks: ReadonlySet<string>; readonly barcodes: readonly FoundBarcode[] };

/** Reads a time for a place: the first of the named properties, as wall-clock time there. */
export function timeAt(
  holder: JsonObject | undefined,
  names: readonly string[],
  at: { readonly place: JsonObject | undefined; readonly hints: readonly string[]; readonly context: ReadContext },
): TicketTime | undefined {
  return settleTime(timeOf(holder, names, at.hints), { zone: zoneOfPlace(at.place), clocks: at.context.clocks });
}

/** The same for what is stated in days: midnight in UTC is no hour of a stay, but what programs write for a day. */
export function dayAt(
  holder: JsonObject | undefined,
  names: readonly string[],
  at: Parameters<typeof timeAt>[2],
): TicketTime | undefined {
  const stated = timeOf(holder, names, at.hints);
  if (stated?.utc && stated.local.endsWith('T00:00')) return { local: stated.local.slice(0, 10) };
  return timeAt(holder, names, at);
}

/** All texts of a reservation, as hints for dates that can be read in two ways. */
export function textsIn(value: JsonObject, depth = 0): readonly string[] {
  if (depth > 5) return [];
  return Object.values(value).flatMap((each) => {
    if (typeof each === 'string') return [each];
    if (Array.isArray(each))
      return each.flatMap((one) => (typeof one === 'string' ? [one] : isObject(one) ? textsIn(one, depth + 1) : []));
    return isObject(each) ? textsIn(each, depth + 1) : [];
  });
}

function zoneOfPlace(place: JsonObject | undefined): string | undefined {
  const code = text(place, 'iataCode');
  const location = locationOf(place);
  const address = object(place, 'address');
  const town = text(address, 'addressLocality');
  const country = nameOf(address, 'addressCountry');
  return (
    (code && /^[A-Za-z]{3}$/.test(code) ? zoneOfAirport(code) : undefined) ??
    (location ? zoneAt(location) : undefined) ??
    (town ? zoneOfCity(town, country) : undefined) ??
    (country ? zoneOfCountry(country) : undefined)
  );
}

/** A day with the time of day that is stated beside it. */
export function withClock(time: TicketTime | undefined, written: string | undefined): TicketTime | undefined {
  const clock = clockIn(written);
  return time && clock && !hasClock(time) ? { ...time, local: `${time.local}T${clock}` } : time;
}
