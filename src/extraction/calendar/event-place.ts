import type { CalendarEvent } from '#src/documents/document.ts';
import type { Location } from '#src/tickets/fields.ts';

/** Where an event is, taken apart. */
export type EventPlace = { readonly venue?: string; readonly address?: string; readonly location?: Location };

/** Reads `LOCATION`: `Hall (Street 1, City)`, `Hall, Street 1, City`, the same in lines, coordinates, or a name. Nothing for links and "online". */
export function readEventPlace({ location, geo }: CalendarEvent): EventPlace {
  const at = geo ? { location: geo } : {};
  const [name = '', ...others] = (location ?? '').split(/[\s,]*[\n\r]+\s*/).filter(Boolean);
  const text = [name, ...others].join(', ').trim();
  if (!text || /^https?:|^(online|virtual|zoom|microsoft teams|teams|google meet|tba|tbd|n\/a)\b/i.test(text))
    return at;
  const coordinates = /^(-?\d{1,2}\.\d{2,})\s*[,;]\s*(-?\d{1,3}\.\d{2,})$/.exec(text);
  if (coordinates) return { location: { latitude: Number(coordinates[1]), longitude: Number(coordinates[2]) } };
  const bracketed = /^([^()]{2,100}?)\s*\(([^()]{5,200})\)$/.exec(text);
  if (bracketed && bracketed[2]!.includes(',')) return { venue: bracketed[1]!, address: bracketed[2]!, ...at };
  const [first, ...rest] = text.split(/\s*,\s*/).filter(Boolean);
  if (!first || rest.length === 0) return { venue: text, ...at };
  // A street before any name: the whole is an address.
  if (isStreet(first) || /^\d{1,4}\s?[a-z]?$/i.test(rest[0]!)) return { address: text, ...at };
  // A comma in the first of several lines is the name's, unless a street is behind it.
  const inName = others.length > 0 && !name.split(/\s*,\s*/).some(isStreet);
  const names = inName ? name.split(/\s*,\s*/).filter(Boolean).length : 1;
  return { venue: [first, ...rest.slice(0, names - 1)].join(', '), address: rest.slice(names - 1).join(', '), ...at };
}

function isStreet(text: string): boolean {
  return /^\d{1,5}[a-z]?\s+\p{L}/iu.test(text) || /\p{L}\.?\s+\d{1,4}\s?[a-z]?$/iu.test(text);
}
