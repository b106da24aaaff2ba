import { type AskableField, askableFields } from '#src/extraction/model/askable.ts';
import { findName, findText, indexText, type TextIndex } from '#src/extraction/model/find-text.ts';
import type { Source, SourceLine } from '#src/extraction/model/source.ts';
import type { TruthFields, TruthTicket, TruthTime } from '#test/generator/truth.ts';
import type { EvalCase } from './cases.ts';

/** An answer in the schema of the wire, as a model that makes no mistake would give it. */
export type WireAnswer = {
  isTicket: boolean;
  otherwise: string | null;
  tickets: WireTicket[];
};

/** A ticket as a language model writes it; `code` names a code of the document. */
export type WireTicket = { kind: string; code: string | null; readings: WireReading[] };
/** A value with the line that it cites. */
export type WireReading = { field: AskableField; value: string; line: string | null };

const names: Readonly<Partial<Record<keyof TruthFields, AskableField>>> = {
  title: 'title',
  product: 'product',
  carrier: 'carrier',
  number: 'number',
  from: 'from',
  to: 'to',
  from_code: 'fromCode',
  to_code: 'toCode',
  start: 'start',
  end: 'end',
  boarding: 'boarding',
  passenger: 'passenger',
  seat: 'seat',
  row: 'row',
  coach: 'coach',
  class: 'class',
  gate: 'gate',
  terminal: 'terminal',
  platform: 'platform',
  group: 'group',
  sequence: 'sequence',
  booking_ref: 'bookingReference',
  ticket_number: 'ticketNumber',
  membership: 'membershipNumber',
  venue: 'venue',
  address: 'address',
  price: 'price',
};

/** Says what the truth says: spellings as the document prints them, codes by the label under which they were offered. */
export function perfectAnswer(one: EvalCase, source: Source): WireAnswer {
  const index = indexText(source);
  const tickets = one.tickets.map((ticket) => ({
    kind: kindOf(ticket, one),
    code: codeOf(ticket, source),
    readings: readingsOf(ticket, one, { source, index }),
  }));
  return { isTicket: one.expect === 'tickets', otherwise: one.expect === 'tickets' ? null : 'other', tickets };
}

function kindOf({ kind }: TruthTicket, { subject }: EvalCase): string {
  if (kind !== 'pass') return kind === 'code' ? 'pass' : kind;
  const own: Readonly<Record<string, string>> = { parking: 'parking', voucher: 'voucher', 'gift-card': 'giftCard' };
  return own[subject ?? ''] ?? 'pass';
}

function codeOf({ fields }: TruthTicket, { codes }: Source): string | null {
  const code = codes.find(({ barcode }) => Buffer.from(barcode.bytes).toString('base64') === fields.barcode?.base64);
  return code?.label ?? null;
}

type Place = { readonly source: Source; readonly index: TextIndex };

function readingsOf(ticket: TruthTicket, one: EvalCase, place: Place): WireReading[] {
  const readings = (Object.keys(ticket.fields) as (keyof TruthFields)[]).flatMap((key): WireReading[] => {
    const field = fieldOf(key, ticket, one);
    const value = field && wireValue(key, ticket.fields[key], place);
    return field && value ? [{ field, value, line: null }] : [];
  });
  return readings.sort((a, b) => askableFields.indexOf(a.field) - askableFields.indexOf(b.field));
}

function fieldOf(key: keyof TruthFields, { kind }: TruthTicket, { subject }: EvalCase): AskableField | undefined {
  if (key === 'coach' && kind === 'event') return 'section';
  const card = subject === 'voucher' || subject === 'gift-card';
  if (key === 'ticket_number' && card) return 'voucherCode';
  if (key === 'price' && card) return 'balance';
  const period = card || subject === 'zone-ticket' || kind === 'membership' || kind === 'pass';
  if (period && subject !== 'parking' && key === 'start') return 'validFrom';
  if (period && subject !== 'parking' && key === 'end') return 'validUntil';
  return names[key];
}

function wireValue(key: keyof TruthFields, value: unknown, { source, index }: Place): string | undefined {
  if (key === 'start' || key === 'end' || key === 'boarding') return (value as TruthTime).local;
  if (key === 'price') {
    const [amount, currency] = value as readonly [number, string];
    return `${amount.toFixed(2)} ${currency}`;
  }
  const texts = value as readonly string[];
  if (key === 'address') return addressOf(texts, source, index);
  const find = key === 'passenger' ? findName : findText;
  return texts.find((text) => find(index, text).length > 0) ?? texts[0];
}

/** An address from its first part to its last, as the lines of its column print it. */
function addressOf(parts: readonly string[], source: Source, index: TextIndex): string {
  const places = parts.map((part) => findText(index, part).flatMap(({ lines }) => lines.map(({ at }) => at)));
  for (const first of places[0] ?? []) {
    const rest = places.slice(1).map((list) => list.find((at) => at >= first && at - first <= 4));
    if (rest.some((at) => at === undefined)) continue;
    const last = Math.max(first, ...rest.map((at) => at!));
    const held = new Set([first, ...rest]);
    const column = source.lines[first]!.cell;
    const beside = ({ cell }: SourceLine) => !cell || !column || Math.abs(cell.x - column.x) < 2;
    const lines = source.lines.slice(first, last + 1).filter((line) => held.has(line.at) || beside(line));
    const text = lines.map((line) => line.text).join(', ');
    const from = text.toLowerCase().indexOf(parts[0]!.toLowerCase());
    const ends = parts.map((part) => ({ at: text.toLowerCase().lastIndexOf(part.toLowerCase()), size: part.length }));
    const end = ends.some(({ at }) => at < 0) ? text.length : Math.max(...ends.map(({ at, size }) => at + size));
    return text.slice(Math.max(0, from), end).slice(0, 250);
  }
  return parts.join(', ');
}
