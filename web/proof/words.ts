import { dayIn, moneyIn } from '#src/languages/say.ts';
import { zoneIn } from '#src/languages/zone.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import type { TicketWords } from './label-of.ts';
import type { FieldName, PlaceJson, TicketJson, ValueJson } from './ticket-data.ts';

/** The same in the language of the page. */
export function useTicketWords(): TicketWords {
  return { language: useLanguage(), proof: useWords('proof') };
}

/** A value for people: a time as it is at its place, with the zone; an amount with its currency. */
export function textOf({ language, proof: t }: TicketWords, value: ValueJson, name?: FieldName): string {
  if (value === null) return t.nothing;
  if (typeof value === 'string')
    return name === 'eventType' ? (t.eventTypes[value as keyof typeof t.eventTypes] ?? value) : value;
  if ('amount' in value) return moneyIn(language, Number(value.amount), value.currency);
  const text = dayIn(language, value.local);
  const zone = value.local.length > 10 && zoneIn(language, value);
  return zone ? `${text} (${zone})` : text;
}

/** Where a value stands, in words: "Read on page 1". */
export function whereOf({ proof: t }: TicketWords, { from, page }: PlaceJson, { pages }: TicketJson): string {
  const number = pages.find((one) => one.number === page)?.page;
  const on = number === undefined ? t.somewhere : t.onPage(number);
  const words = t.from[from];
  return typeof words === 'string' ? words : words(on);
}
