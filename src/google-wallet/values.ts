/** Values of the Google Wallet API (developers.google.com/wallet/reference/rest): how texts, times and amounts are written there. */
import type { Trip } from '#src/itinerary/trip.ts';
import type { Money } from '#src/tickets/fields.ts';
import { hasClock, type TicketTime } from '#src/tickets/time.ts';

/** A resource, or a part of one; a property whose value is undefined is not written. */
export type Resource = { readonly [name: string]: Value | undefined };
/** What a property may be. */
export type Value = string | number | Resource | readonly Resource[];

/** A part of a resource; undefined when nothing of it is known. */
export function knownPart(properties: Resource): Resource | undefined {
  return Object.values(properties).some((value) => value !== undefined) ? properties : undefined;
}

/** LocalizedString in the language of the ticket. */
export function localized(text: string | undefined, { language }: Trip): Resource | undefined {
  if (!text) return undefined;
  const tag = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(language ?? '') ? language! : 'en';
  return { defaultValue: { language: tag, value: text } };
}

/** `2027-03-05T06:30:00`: the clock at the place, as flights want it; undefined without a clock. */
export function localTime(time: TicketTime | undefined): string | undefined {
  return time && hasClock(time) ? `${time.local}:00` : undefined;
}

/** The same with the offset where it is known. */
export function dateTime(time: TicketTime | undefined): string | undefined {
  const local = localTime(time);
  return local && `${local}${time?.offset ?? ''}`;
}

/** TimeInterval from the start of one day, or its clock, to the end of another. */
export function interval(from: TicketTime | undefined, until: TicketTime | undefined): Resource | undefined {
  const bound = (time: TicketTime | undefined, clock: string) =>
    time && { date: dateTime(time) ?? `${time.local}T${clock}${time.offset ?? ''}` };
  return knownPart({ start: bound(from, '00:00:00'), end: bound(until, '23:59:59') });
}

/** Money in millionths; undefined for an amount of more than six decimals. */
export function money(amount: Money | undefined): Resource | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(amount?.amount ?? '');
  if (!amount || !match) return undefined;
  const micros = `${match[1]}${(match[2] ?? '').padEnd(6, '0')}`.replace(/^0+(?=\d)/, '');
  return { micros, currencyCode: amount.currency };
}

/** An image that Google fetches when the pass is saved. */
export function image(uri: string): Resource {
  return { sourceUri: { uri } };
}
