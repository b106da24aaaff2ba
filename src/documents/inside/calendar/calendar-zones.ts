import type { CalendarProperty } from './properties.ts';
import { windowsZones } from './windows-zones.ts';

/** IANA name for a TZID of one calendar; undefined when it names no zone that we know. */
export type ZoneNames = (tzid: string | undefined) => string | undefined;

/** Reads the VTIMEZONE components of a calendar and gives back the names that its TZIDs stand for. */
export function readZones(properties: readonly CalendarProperty[]): ZoneNames {
  const own = new Map<string, string>();
  let tzid: string | undefined;
  let offsets: string[] = [];
  const close = () => {
    const fixed = fixedZone(offsets);
    if (tzid && fixed && !own.has(tzid)) own.set(tzid, fixed);
  };
  for (const property of properties) {
    if (property.name === 'begin' && property.value === 'VTIMEZONE') {
      close();
      tzid = undefined;
      offsets = [];
    } else if (property.component === 'VTIMEZONE' && property.name === 'tzid') tzid = property.value.trim();
    else if (property.component === 'VTIMEZONE' && property.name === 'x-lic-location' && tzid) {
      const zone = zoneFromName(property.value);
      if (zone) own.set(tzid, zone);
    } else if (property.name === 'tzoffsetto') offsets.push(property.raw);
  }
  close();
  const calendarZone = zoneFromName(properties.find((property) => property.name === 'x-wr-timezone')?.value);
  return (name) => (name === undefined ? calendarZone : (zoneFromName(name) ?? own.get(name.trim())));
}

/**
 * IANA name for what calendars write: IANA names (also behind a vendor's prefix), Windows names, and Outlook's
 * `(UTC+01:00) Amsterdam, Berlin, …`.
 */
export function zoneFromName(name: string | undefined): string | undefined {
  const text = name?.trim().replace(/^"|"$/g, '') ?? '';
  if (!text || text.length > 200) return undefined;
  if (/^(utc|gmt|z|etc\/utc|coordinated universal time)$/i.test(text)) return 'UTC';
  const windows = windowsZones[text.toLowerCase()];
  if (windows) return windows;
  if (text.includes('/')) return zoneAtEnd(text.split('/'));
  return /^\((?:UTC|GMT)/i.test(text) ? zoneOfCities(text.replace(/^\([^)]*\)/, '')) : undefined;
}

/** A zone behind a vendor's prefix: the longest end of the path that is one. */
function zoneAtEnd(path: readonly string[]): string | undefined {
  for (const from of [0, -3, -2]) {
    const zone = knownZone(path.slice(from).join('/'));
    if (zone) return zone;
  }
  return undefined;
}

/** The name as IANA writes it, if the runtime knows it. */
function knownZone(name: string | undefined): string | undefined {
  if (!name?.includes('/')) return undefined;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    return undefined;
  }
  return Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase() === name.toLowerCase()) ?? name;
}

function zoneOfCities(list: string): string | undefined {
  for (const city of list.split(',')) {
    const key = `/${city.trim().replace(/ /g, '_').toLowerCase()}`;
    const zone =
      key.length > 3 ? Intl.supportedValuesOf('timeZone').find((each) => each.toLowerCase().endsWith(key)) : undefined;
    if (zone) return zone;
  }
  return undefined;
}

/** A zone that never changes its clock, in whole hours. `Etc/GMT-1` is one hour ahead of UTC. */
function fixedZone(offsets: readonly string[]): string | undefined {
  const match = /^([+-])(\d{2})00(?:00)?$/.exec(offsets[0] ?? '');
  if (!match || offsets.some((offset) => offset !== offsets[0])) return undefined;
  const hours = Number(match[2]);
  if (hours === 0) return 'UTC';
  return hours <= 12 ? `Etc/GMT${match[1] === '+' ? '-' : '+'}${hours}` : undefined;
}
