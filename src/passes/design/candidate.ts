import type { LabelledText } from '#src/tickets/field-table.ts';
import type { Money } from '#src/tickets/fields.ts';
import { clockOf, hasClock, type TicketTime } from '#src/tickets/time.ts';
import type { PassField } from '../pass-json.ts';
import { usualEntry } from './back-entries.ts';
import { wholeWords } from './clean-text.ts';
import type { Facts } from './facts.ts';
import type { Label } from './label-rows.ts';
import { completeDate, middayOf, plainText } from './moments.ts';
import { nameForms } from './person-name.ts';

/** A field that may go on the front: its possible values, longest first. */
export type Candidate = {
  readonly key: string;
  readonly label: Label | (string & {});
  readonly forms: readonly Form[];
};

/** One way to write a value: what a reader sees, and what pass.json says. */
export type Form = { readonly shown: string; readonly parts: FieldParts };

type WithoutName<T> = T extends unknown ? Omit<T, 'key' | 'label' | 'row'> : never;

/** What pass.json says of a field beside key, label and row. */
export type FieldParts = WithoutName<PassField>;

/** Which part of a time a field shows. */
export type DatePart = 'date' | 'time' | 'both';

const longestFront = 200;

/** A text; `shorter` gives its forms, longest first. */
export function textCandidate(
  key: string,
  label: Candidate['label'],
  value: string | undefined,
  shorter: (text: string) => readonly string[] = (text) => [text],
): Candidate | undefined {
  if (!value) return undefined;
  const texts = shorter(value).filter((text) => text !== '' && text.length <= longestFront);
  if (texts.length === 0) texts.push(wholeWords(value, longestFront));
  return { key, label, forms: texts.map((text) => ({ shown: text, parts: { value: text } })) };
}

/** A text or an amount, under the key and the label that it has wherever no kind calls it otherwise. */
export function factCandidate(
  name: LabelledText | 'price' | 'balance',
  fields: Facts['fields'],
): Candidate | undefined {
  const [key, label] = usualEntry(name);
  const value = fields[name];
  return typeof value === 'object' ? moneyCandidate(key, label, value) : textCandidate(key, label, value);
}

/** A person's name; its shorter forms drop titles, then middle names. */
export const nameCandidate = (key: string, label: Label, name: string | undefined): Candidate | undefined =>
  textCandidate(key, label, name, nameForms);

/** A date, a time of day, or both; undefined when that part is not known. */
export function timeCandidate(
  key: string,
  label: Label,
  time: TicketTime | undefined,
  part: DatePart,
): Candidate | undefined {
  if (!time || (part === 'time' && !hasClock(time))) return undefined;
  const known = part === 'both' && !hasClock(time) ? 'date' : part;
  return { key, label, forms: [timeForm(time, known, part === 'both' ? 'short' : 'medium')] };
}

/** The end of a validity: with its clock where that matters and has room, else the day. */
export function untilCandidate(key: string, label: Label, time: TicketTime | undefined): Candidate | undefined {
  const day = timeCandidate(key, label, time, 'date');
  const clock = time && clockOf(time);
  if (!day || !time || !clock || clock === '23:59') return day;
  return { ...day, forms: [timeForm(time, 'both', 'short'), ...day.forms] };
}

/** The begin of a validity: with its clock where one is printed. */
export function sinceCandidate(key: string, label: Label, time: TicketTime | undefined): Candidate | undefined {
  const day = timeCandidate(key, label, time, 'date');
  const clock = time && clockOf(time);
  if (!day || !time || !clock || clock === '00:00') return day;
  return { ...day, forms: [timeForm(time, 'both', 'short'), ...day.forms] };
}

/** An amount in its currency. */
export function moneyCandidate(key: string, label: Label, money: Money | undefined): Candidate | undefined {
  return money ? { key, label, forms: [moneyForm(money)] } : undefined;
}

/** A date field where the zone is known, else the wall-clock time as text. */
export function timeForm(time: TicketTime, part: DatePart, length: 'short' | 'medium' | 'long' = 'medium'): Form {
  const value = part === 'date' ? middayOf(time) : completeDate(time);
  if (!value) {
    const text = plainText(time, part);
    return { shown: text, parts: { value: text } };
  }
  const dateStyle = part === 'time' ? 'PKDateStyleNone' : dateStyles[length];
  const timeStyle = part === 'date' ? 'PKDateStyleNone' : 'PKDateStyleShort';
  const day = part === 'time' ? '' : { short: '22/11/2026', medium: '22 Nov 2026', long: '22 November 2026' }[length];
  // Half of the world reads 6:25 PM, which is wider than 18:25.
  const clock = part === 'date' ? '' : '6:25 PM';
  return {
    shown: [day, clock].filter(Boolean).join(', '),
    parts: { value, dateStyle, timeStyle, ignoresTimeZone: true },
  };
}

const dateStyles = { short: 'PKDateStyleShort', medium: 'PKDateStyleMedium', long: 'PKDateStyleLong' } as const;

/** An amount as a number with its currency; as text where the currency is none that Wallet knows. */
export function moneyForm({ amount, currency }: Money): Form {
  const text = `${amount} ${currency}`;
  return currencies.has(currency)
    ? { shown: text, parts: { value: Number(amount), currencyCode: currency } }
    : { shown: text, parts: { value: text } };
}

/** Whether Wallet knows the currency (ISO 4217). */
export const isCurrency = (code: string): boolean => currencies.has(code);

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
