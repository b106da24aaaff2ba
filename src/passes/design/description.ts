import type { InAll, Language } from '#src/languages/languages.ts';
import { dayOf, type TicketTime } from '#src/tickets/time.ts';
import { wholeWords } from './clean-text.ts';
import type { Facts } from './facts.ts';
import { plainDay } from './moments.ts';
import { ticketName } from './own-names.ts';
import { nameForms } from './person-name.ts';

const longest = 200;

/**
 * What VoiceOver reads: no more than tells passes of one kind apart (Apple, "Pass", `description`: a short description for
 * accessibility). An event has a name of its own, which other readers take it for: its name alone; tickets to the same are told
 * apart at the top of each (`tell-apart`). What has none begins with its way or place: "Berlin to Hamburg, train ticket ICE 802,
 * 22 November 2026, Ada Lovelace".
 */
export function describe(facts: Facts, language: Language = 'en'): string {
  const { kind, fields } = facts;
  if (kind === 'event' && fields.title) return wholeWords(fields.title, longest);
  const name = routeOf(fields, language) ?? fields.title ?? fields.product ?? fields.issuer;
  const called = ticketName(facts, language);
  const what = [name ? inSentence(called, language) : called, fields.number].filter(Boolean).join(' ');
  const day = fields.start ?? fields.validFrom;
  const dayText = (time: TicketTime) => plainDay(dayOf(time), 'long', language);
  const until = fields.validUntil && !fields.start ? validUntil[language](dayText(fields.validUntil)) : undefined;
  const person = fields.passenger && nameForms(fields.passenger)[0];
  const venue = kind === 'event' && fields.venue !== name ? fields.venue : undefined;
  const parts = [name, what, venue, until ?? (day && dayText(day)), person].filter((part) => part !== undefined);
  // What leaves no room for the rest is left out whole; the name alone may have to end early.
  const kept = parts.filter((_, index) => parts.slice(0, index + 1).join(', ').length <= longest);
  return kept.length > 0 ? kept.join(', ') : wholeWords(parts[0]!, longest);
}

function routeOf(fields: Facts['fields'], language: Language): string | undefined {
  const from = fields.fromCity ?? fields.from ?? fields.fromCode;
  const to = fields.toCity ?? fields.to ?? fields.toCode;
  return from && to ? ways[language](from, to) : (to ?? from);
}

/** LIST: from one place to another. What bends the names of places has a dash. */
const ways: InAll<(from: string, to: string) => string> = {
  en: (from, to) => `${from} to ${to}`,
  de: (from, to) => `${from} nach ${to}`,
  fr: (from, to) => `${from} – ${to}`,
  es: (from, to) => `${from} a ${to}`,
  it: (from, to) => `${from} – ${to}`,
  nl: (from, to) => `${from} naar ${to}`,
  pt: (from, to) => `${from} – ${to}`,
  pl: (from, to) => `${from} – ${to}`,
  ar: (from, to) => `من ${from} إلى ${to}`,
};

/** LIST: how long it is valid. */
const validUntil: InAll<(day: string) => string> = {
  en: (day) => `valid until ${day}`,
  de: (day) => `gültig bis ${day}`,
  fr: (day) => `valable jusqu’au ${day}`,
  es: (day) => `válido hasta el ${day}`,
  it: (day) => `valido fino al ${day}`,
  nl: (day) => `geldig tot en met ${day}`,
  pt: (day) => `válido até ${day}`,
  pl: (day) => `ważne do ${day}`,
  ar: (day) => `صالحة حتى ${day}`,
};

/** German names of things keep their capital. */
const inSentence = (text: string, language: Language): string =>
  language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1);
