import { andWords } from '#src/extraction/words/and.ts';
import { labelEntries, labelWords } from '#src/extraction/words/label-index.ts';
import { type Role, roles, type ValueType } from '#src/extraction/words/roles.ts';
import type { TextFinds } from './find-all.ts';
import { learnedFit } from './learned-fit.ts';
import { lookAt } from './look-at.ts';
import { looksLikeName } from './names.ts';
import { weights } from './weights.ts';

/** How well a text fits as the value of a role: 0 not at all, 1 as well as usual values do. */
export function fitOf(role: Role, text: string): number {
  const value = text.trim();
  if (value === '' || value.length > 200 || /^[-–—.:/*]+$/.test(value)) return 0;
  const type = roles[role];
  if (type === 'none') return anything;
  // "Ada Berger and Bert Berger" fits as well as each of them.
  const listed = type === 'name' ? listedNames(value) : [];
  if (listed.length > 1) return Math.min(...listed.map((name) => fitOf(role, name)));
  const { finds, features } = lookAt(value);
  if (!canBeOfType(type, finds)) return 0;
  const least = hasValueOf(type, finds) ? weights.fitLeast : 0;
  const fit = least + (1 - least) * learnedFit(type === 'period' ? 'when' : type, features);
  // A place alone is less of a stop than one with its time.
  return type === 'stop' && finds.dates.length + finds.times.length === 0 && !finds.clock
    ? fit * weights.fitPlaceOnly
    : fit;
}

/** The whole names of a list whose signs or words no single name has; empty where one of its parts is none. */
function listedNames(text: string): readonly string[] {
  if (text.length > 120 || looksLikeName(text)) return [];
  const parts = text.split(joint).map((part) => part.trim());
  return parts.every((part) => part.includes(' ') && looksLikeName(part)) ? parts : [];
}

const joint = new RegExp(`\\s*;\\s*|\\s(?:[+&]|${andWords})\\s`, 'iu');

/** Whether a parser finds a value of the type in a text, or it reads like a name: whatever else stands there, it can be meant. */
function hasValueOf(type: ValueType, { text, dates, times, money, numbers, contact }: TextFinds): boolean {
  const named = text.length <= 60 && /\p{L}{3}/u.test(text) && money.length + dates.length === 0;
  const found: Partial<Record<ValueType, boolean>> = {
    date: dates.length > 0,
    time: times.length > 0,
    when: dates.length + times.length > 0,
    period: dates.length + times.length > 0,
    stop: dates.length + times.length > 0 || (named && /^\p{Lu}\D*$/u.test(text)),
    place: named && /^\p{Lu}\D*$/u.test(text),
    money: money.length > 0,
    number: numbers.length > 0,
    phone: contact.phone !== undefined,
    text: named,
  };
  return found[type] ?? false;
}

/** What is not to be taken for something else can be anything. */
const anything = 0.8;

/** Whether a text can be a value of a type at all: a date needs a day, a seat is no time. How well it fits is learned. */
export function canBeOfType(type: ValueType, finds: TextFinds): boolean {
  const { text, dates, times, money, numbers, contact } = finds;
  const dated = dates.length > 0 || times.length > 0;
  switch (type) {
    case 'date':
      return dates.length > 0;
    case 'time':
      return times.length > 0 || finds.clock;
    case 'when':
    case 'period':
      return dated;
    case 'stop':
      return dated || finds.clock || canBePlace(finds);
    case 'place':
      return canBePlace(finds);
    case 'seat':
      return text.length <= 40 && finds.labels < 2 && !dated && money.length === 0;
    case 'short':
      return text.length <= 30 && finds.labels < 2 && !dated && money.length === 0;
    case 'class':
      return text.length <= 30 && !dated;
    case 'code':
      return finds.code !== undefined && dates.length === 0;
    case 'name':
      return finds.name;
    case 'party':
      return text.length <= 60 && /\d/.test(text) && !/\d{3}/.test(text) && dates.length === 0 && money.length === 0;
    case 'money':
      return money.length > 0 || /^\d{1,5}[.,]\d{2}$/.test(text);
    case 'number':
      return numbers.length > 0 || /^(?:[A-Z\d]{1,3} ?)?\d{1,5}\p{Lu}?(?=$|\n|[,)]|\s[-–|(*·])/u.test(text);
    case 'phone':
      return contact.phone !== undefined;
    case 'email':
      return contact.email !== undefined;
    case 'website':
      return contact.website !== undefined;
    case 'address':
      return /\p{L}{2}/u.test(text);
    case 'text':
      return text.length <= 120 && (/\p{L}/u.test(text) || /^\d{1,4}[A-Z]?(?: ?[+&] ?\d{1,4}[A-Z]?){0,5}$/.test(text));
    case 'none':
      return true;
  }
}

function canBePlace({ text, money, contact }: TextFinds): boolean {
  if (text.length > 70 || !/\p{L}{2}/u.test(text) || money.length > 0 || contact.email || contact.website) return false;
  return /^[A-Z]{3}$/.test(text) || labelEntries(labelWords(text)).length === 0;
}
