import { proof as t } from '../messages/en/proof.ts';
import type { FieldName, Kind, PlaceJson, TicketJson, ValueJson } from './ticket-data.ts';

/** What a field of a ticket of this kind is called. */
export function labelOf(name: FieldName, kind: Kind): string {
  const special: Partial<Record<Kind, string>> = name === 'start' ? t.starts : name === 'end' ? t.ends : {};
  return special[kind] ?? t.fields[name];
}

/** A value for people: a time as it is at its place, with the zone; an amount with its currency. */
export function textOf(value: ValueJson, name?: FieldName): string {
  if (value === null) return t.nothing;
  if (typeof value === 'string')
    return name === 'eventType' ? (t.eventTypes[value as keyof typeof t.eventTypes] ?? value) : value;
  if ('amount' in value) return `${value.amount} ${value.currency}`;
  const clock = value.local.length > 10;
  const at = new Date(`${value.local}${clock ? ':00Z' : 'T00:00:00Z'}`);
  const text = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...(clock ? { hour: '2-digit', minute: '2-digit' } : {}),
  }).format(at);
  const zone = value.zone ?? value.offset;
  return clock && zone ? `${text} (${zone.replaceAll('_', ' ')})` : text;
}

/** Where a value stands, in words: "Read on page 1". */
export function whereOf({ from, page }: PlaceJson, { pages }: TicketJson): string {
  const number = pages.find((one) => one.number === page)?.page;
  const on = number === undefined ? t.somewhere : t.onPage(number);
  const words = t.from[from];
  return typeof words === 'string' ? words : words(on);
}
