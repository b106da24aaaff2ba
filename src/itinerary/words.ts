/**
 * What a calendar says of a ticket in words: a title, a place, every fact with its label, and what to compare with the original. In
 * the language of who reads it where that is known, else in the ticket's.
 */
import { isLanguage, type Language } from '#src/languages/languages.ts';
import { problemIn } from '#src/languages/problems/problem-in.ts';
import { labelOnBack } from '#src/passes/design/back-entries.ts';
import { doubtsIn } from '#src/passes/design/doubts-in.ts';
import type { Label } from '#src/passes/design/label-rows.ts';
import { labelInWords } from '#src/passes/design/labels.ts';
import { plainText } from '#src/passes/design/moments.ts';
import { nameForms } from '#src/passes/design/person-name.ts';
import { problem } from '#src/problems.ts';
import { fieldTable } from '#src/tickets/field-table.ts';
import {
  type FieldName,
  isCard,
  isNamedByHouse,
  isStay,
  journeyKinds,
  type TicketFields,
  type TicketKind,
} from '#src/tickets/fields.ts';
import { clockOf, dayOf } from '#src/tickets/time.ts';
import type { Trip } from './trip.ts';
import type { When } from './when.ts';

/** The word before the title of what is not told by its title. */
function kindLabel(kind: TicketKind): Label | undefined {
  if (kind === 'membership') return 'CARD';
  return isStay(kind) || isCard(kind) || isNamedByHouse(kind) ? labelOnBack('title', kind) : undefined;
}

/** The title of the event: the way, or what it is and its name. */
export function summaryOf(trip: Trip, { lastDay }: Pick<When, 'lastDay'> = {}, language = languageOf(trip)): string {
  const { kind, fields } = trip;
  const name = fields.title ?? fields.product ?? fields.membershipProgram ?? fields.issuer ?? fields.venue;
  const way = journeyKinds.has(kind) || kind === 'pass' ? routeOf(fields) : undefined;
  const label = lastDay ? 'VALID UNTIL' : way ? undefined : kindLabel(kind);
  const text = way
    ? [fields.number, way].filter(Boolean).join(' ')
    : (name ?? fields.number ?? labelInWords('TICKET', language));
  return label ? `${labelInWords(label, language)}: ${text}` : text;
}

function routeOf(fields: Trip['fields']): string | undefined {
  const from = fields.from ?? fields.fromCity ?? fields.fromCode;
  const to = fields.to ?? fields.toCity ?? fields.toCode;
  return from && to ? `${from} → ${to}` : undefined;
}

/** Where it begins: the stop, or the venue with its address; undefined when nothing is known. */
export function placeOf({ kind, fields }: Trip): string | undefined {
  if (journeyKinds.has(kind))
    return (
      [fields.from ?? fields.fromCity, fields.fromCode && `(${fields.fromCode})`].filter(Boolean).join(' ') || undefined
    );
  const name = fields.venue ?? (isNamedByHouse(kind) ? fields.title : undefined);
  return [name, fields.address].filter(Boolean).join(', ') || undefined;
}

/** LIST: the facts in the order in which they are told; no PIN. */
const told = [
  'start',
  'end',
  'validFrom',
  'validUntil',
  'number',
  'venue',
  'address',
  'bookingReference',
  'ticketNumber',
  'voucherCode',
  'membershipNumber',
  'passenger',
  'party',
  'coach',
  'section',
  'level',
  'row',
  'seat',
  'class',
  'boarding',
  'terminal',
  'gate',
  'platform',
  'group',
  'sequence',
  'doors',
  'entrance',
  'room',
  'arrivalTerminal',
  'arrivalPlatform',
  'baggage',
  'carrier',
  'vehicle',
  'via',
  'product',
  'area',
  'price',
  'balance',
  'issuer',
  'phone',
  'email',
  'website',
] as const satisfies readonly FieldName[];

/** A fact with its label, both for people. */
export type LabelledFact = { readonly name: FieldName; readonly label: string; readonly text: string };

/** Every fact with its label. */
export function labelledFacts(trip: Trip, language = languageOf(trip)): readonly LabelledFact[] {
  const { kind, fields } = trip;
  return told.flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    return [{ name, label: labelInWords(labelOf(name, kind), language), text: wordsOf(name, value) }];
  });
}

/** What a fact is called in a list that is read without its ticket beside it. */
function labelOf(name: (typeof told)[number], kind: TicketKind): Label {
  if (name === 'party') return 'VISITORS';
  return name === 'room' && kind === 'hotel' ? 'ROOM' : fieldTable[name].label;
}

/** What a calendar says by itself, and what could be used by whoever sees it. */
const inCalendar: ReadonlySet<FieldName> = new Set([
  'number',
  'start',
  'end',
  'validFrom',
  'validUntil',
  'venue',
  'address',
]);

/** Every fact as a line `Label: value`, and what should be checked. */
export function descriptionOf(trip: Trip, language = languageOf(trip)): string {
  const { kind, fields, doubts = [] } = trip;
  const facts = labelledFacts(trip, language).filter(({ name }) => !inCalendar.has(name));
  const lines = facts.map(({ label, text }) => `${label}: ${text}`);
  const check = doubts.length > 0 && problem('ticket.check', { what: doubtsIn(language, kind, doubts) });
  return [fields.subtitle, ...lines, fields.conditions, check && problemIn(language, check).message]
    .filter(Boolean)
    .join('\n');
}

/** Times of the very day that the ticket is for. */
const clockAlone: ReadonlySet<FieldName> = new Set(['boarding', 'doors']);

function wordsOf(name: FieldName, value: NonNullable<TicketFields[FieldName]>): string {
  if (typeof value === 'string') return name === 'passenger' ? (nameForms(value)[0] ?? value) : value;
  if ('local' in value) return clockAlone.has(name) ? (clockOf(value) ?? dayOf(value)) : plainText(value, 'both');
  if ('amount' in value) return `${value.amount} ${value.currency}`;
  return `${value.latitude}, ${value.longitude}`;
}

/** The ticket's language where that is one of ours. */
function languageOf({ language }: Trip): Language {
  const own = language?.slice(0, 2).toLowerCase();
  return isLanguage(own) ? own : 'en';
}
