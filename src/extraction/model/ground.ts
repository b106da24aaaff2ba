/** Holds a model's answer against the document: what is not there is dropped, what is there keeps its place as evidence. */

import { eventTypes, type TicketKind } from '#src/tickets/fields.ts';
import { type AskableField, askable } from './askable.ts';
import { groundGlimpsed } from './ground-glimpsed.ts';
import { groundMoney } from './ground-money.ts';
import { groundText } from './ground-text.ts';
import { groundTime } from './ground-time.ts';
import { type Ground, type Grounded, groundedAt } from './grounded.ts';
import type { Answer, AnswerReading, AnswerTicket } from './schema.ts';

/** One ticket of an answer, as far as the document bears it out. */
export type GroundedTicket = {
  readonly kind: TicketKind;
  /** `FoundBarcode.id` of the code that the model ties to it: one of ours, or none. */
  readonly barcode?: string;
  readonly values: readonly Grounded[];
  /** Values that the document does not bear out; they only tell how far the rest is to be believed. */
  readonly unfounded: readonly { readonly name: AskableField; readonly value: string }[];
};

/** An answer after grounding; `dropped` counts the values that the document does not bear out. */
export type GroundedAnswer = {
  readonly isTicket: boolean;
  readonly otherwise: Answer['otherwise'];
  readonly tickets: readonly GroundedTicket[];
  readonly dropped: number;
};

/** Grounds every value of an answer. */
export function groundAnswer(answer: Answer, ground: Ground): GroundedAnswer {
  const tickets = answer.tickets.map((ticket) => groundTicket(ticket, ground));
  const given = answer.tickets.reduce((sum, ticket) => sum + ticket.readings.length, 0);
  const kept = tickets.reduce((sum, ticket) => sum + ticket.values.length, 0);
  return { isTicket: answer.isTicket, otherwise: answer.otherwise, tickets, dropped: given - kept };
}

function groundTicket(ticket: AnswerTicket, ground: Ground): GroundedTicket {
  const values: Grounded[] = [];
  const unfounded: { name: AskableField; value: string }[] = [];
  for (const reading of ticket.readings) {
    const found = groundReading(reading, ground);
    if (!found) unfounded.push({ name: reading.field, value: reading.value });
    else if (!values.some((one) => one.name === found.name)) values.push(found);
  }
  const code = ground.source.codes.find(({ label }) => label === ticket.code?.trim());
  return { kind: ticket.kind, values, unfounded, ...(code && { barcode: code.barcode.id }) };
}

function groundReading(reading: AnswerReading, ground: Ground): Grounded | undefined {
  const given = reading.value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (given === '' || isAddress(given)) return undefined;
  const type = askable[reading.field].type;
  if (type === 'eventType') return groundEventType(reading.field, given, ground);
  if (type === 'time') return groundTime(reading, given, ground);
  if (type === 'money') return groundMoney(reading, given, ground);
  return groundText(reading, given, ground) ?? groundGlimpsed(reading, given, ground);
}

/** Web and mail addresses never come out of a model. */
function isAddress(value: string): boolean {
  return /@|:\/\/|\bwww\.|\b[a-z\d-]{2,}\.[a-z]{2,}(?:\/|\b)/.test(value);
}

/** A word of a closed list needs no place; it stands for the whole document. */
function groundEventType(name: AskableField, value: string, { source }: Ground): Grounded | undefined {
  const [line] = source.lines;
  const type = eventTypes.find((one) => one === value);
  if (!line || !type) return undefined;
  return groundedAt({ name, value: type, standing: 'free', lines: [line], text: value });
}
