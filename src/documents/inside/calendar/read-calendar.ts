/** iCalendar (RFC 5545), line by line, so that one broken line does not spoil the others. */
import type { CalendarEvent } from '../../document.ts';
import { foldText } from '../../shared/texts/clean-text.ts';
import { lineTexts } from '../html/line-texts.ts';
import { type CalendarTime, endFromDuration, readTime } from './calendar-time.ts';
import { readZones, type ZoneNames } from './calendar-zones.ts';
import { type CalendarProperty, readProperties } from './properties.ts';

const mostEvents = 50;
const longestText = 20_000;

/** The events of a calendar, with zones as IANA names; at most 50. Empty for a text that has none. */
export function readCalendar(text: string): readonly CalendarEvent[] {
  const properties = readProperties(text);
  const zones = readZones(properties);
  const method = properties.find((property) => property.name === 'method')?.value.toUpperCase();
  return eventsIn(properties)
    .slice(0, mostEvents)
    .map((event) => readEvent(event, { zones, ...(method ? { method } : {}) }));
}

/** Properties of each VEVENT, alarms inside of it left out. */
function eventsIn(properties: readonly CalendarProperty[]): CalendarProperty[][] {
  const events: CalendarProperty[][] = [];
  for (const property of properties) {
    if (property.component !== 'VEVENT') continue;
    const begins = property.name === 'begin';
    if (begins) events.push([]);
    else events.at(-1)?.push(property);
  }
  return events.filter((event) => event.length > 0);
}

/** Names that have a place of their own in an event. */
const known = new Set([
  'summary',
  'description',
  'x-alt-desc',
  'location',
  'url',
  'uid',
  'status',
  'organizer',
  'geo',
  'dtstart',
  'dtend',
  'duration',
]);

function readEvent(event: readonly CalendarProperty[], calendar: { zones: ZoneNames; method?: string }): CalendarEvent {
  const find = (name: string) => event.find((property) => property.name === name);
  const textOf = (name: string) => foldText(find(name)?.value.slice(0, longestText) ?? '');
  const start = readTime(find('dtstart'), calendar.zones);
  const end = readTime(find('dtend'), calendar.zones) ?? endFromDuration(start, find('duration')?.value);
  const texts = {
    summary: textOf('summary'),
    description: readText(find('description')) || readText(find('x-alt-desc')),
    location: linesOf(find('location')),
    url: textOf('url'),
    uid: textOf('uid'),
  };
  const states = {
    method: calendar.method ?? '',
    status: textOf('status').toUpperCase(),
    organizer: personOf(find('organizer')),
  };
  return {
    ...withoutEmpty({ ...texts, ...states }),
    ...geoOf(find('geo')?.value),
    ...timesOf(start, end),
    properties: otherProperties(event),
  };
}

function timesOf(start?: CalendarTime, end?: CalendarTime): Pick<CalendarEvent, 'start' | 'end'> {
  return { ...(start ? { start } : {}), ...(end ? { end } : {}) };
}

function withoutEmpty<T extends Record<string, string>>(texts: T): Partial<T> {
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')) as Partial<T>;
}

/** A description with its line breaks; one written in HTML is laid out first. */
function readText(property: CalendarProperty | undefined): string {
  const text = (property?.value ?? '').slice(0, longestText);
  return /<(?:br|p|div|table|a|b|ul|html)\b[^>]*>/i.test(text)
    ? lineTexts(text).join('\n')
    : text.replace(/\r\n?/g, '\n').trim();
}

/** A place with its line breaks (RFC 5545, section 3.3.11), its lines without needless blanks. */
function linesOf(property: CalendarProperty | undefined): string {
  const lines = (property?.value ?? '').slice(0, longestText).split(/[\r\n]+/);
  return lines.map(foldText).filter(Boolean).join('\n');
}

/** `CN` of a person, else the address. */
function personOf(property: CalendarProperty | undefined): string {
  return foldText(property?.parameters.cn ?? property?.value.replace(/^mailto:/i, '') ?? '').slice(0, 300);
}

function geoOf(value: string | undefined): Pick<CalendarEvent, 'geo'> {
  const match = /^\s*(-?\d+(?:\.\d+)?)[;,](-?\d+(?:\.\d+)?)\s*$/.exec(value ?? '');
  if (!match) return {};
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  const real = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return real ? { geo: { latitude, longitude } } : {};
}

function otherProperties(event: readonly CalendarProperty[]): Record<string, string> {
  const others: Record<string, string> = {};
  for (const property of event) {
    if (known.has(property.name)) continue;
    const name = property.name.toUpperCase();
    const value = property.name === 'attendee' ? personOf(property) : property.value;
    others[name] = others[name] === undefined ? value : `${others[name]}\n${value}`;
  }
  return others;
}
