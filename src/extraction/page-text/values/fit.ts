import { fold } from '#src/extraction/words/fold.ts';
import { labelEntries, labelWords } from '#src/extraction/words/label-index.ts';
import type { Role } from '#src/extraction/words/roles.ts';
import { roles } from '#src/extraction/words/roles.ts';
import { findCode } from './codes.ts';
import { findContact } from './contacts.ts';
import { findDates } from './dates.ts';
import { findMoney } from './money.ts';
import { looksLikeName } from './names.ts';
import { findNumbers } from './numbers.ts';
import { findTimes, readTime } from './times.ts';

/** How well a text fits as the value of a role: 0 not at all, 1 exactly that. */
export function suits(role: Role, text: string): number {
  const value = text.trim();
  if (value === '' || value.length > 200 || /^[-–—.:/*]+$/.test(value)) return 0;
  switch (roles[role]) {
    case 'date':
      return findDates(value).length > 0 ? share(value, findTimes(value).length > 0 ? 50 : 26) : 0;
    case 'time':
      return findTimes(value).length > 0 ? share(value, 24) : readTime(value) ? 0.9 : 0;
    case 'when':
    case 'period':
      return findDates(value).length > 0 || findTimes(value).length > 0 ? share(value, 50) : 0;
    case 'stop':
      return fitStop(value);
    case 'place':
      return fitPlace(value);
    case 'seat':
      return fitSeat(value);
    case 'short':
      return fitShort(value);
    case 'class':
      return fitClass(value);
    case 'code':
      return fitCode(value);
    case 'name':
      return looksLikeName(value) ? 1 : 0;
    case 'party':
      return fitParty(value);
    case 'money':
      return findMoney(value).length > 0 ? share(value, 34) : /^\d{1,5}[.,]\d{2}$/.test(value) ? 0.6 : 0;
    case 'number':
      return findNumbers(value).length > 0
        ? share(value, 50)
        : /^(?:[A-Z\d]{1,3} ?)?\d{1,5}(?=$|\n|,\s|\s[-–|(])/.test(value)
          ? 0.85
          : fitText(value) * 0.2;
    case 'phone':
      return findContact(value).phone ? 1 : 0;
    case 'email':
      return findContact(value).email ? 1 : 0;
    case 'website':
      return findContact(value).website ? 1 : 0;
    case 'address':
      return /\p{L}{2}/u.test(value) ? (/\d/.test(value) ? 0.95 : 0.5) : 0;
    case 'text':
      return fitText(value);
    case 'none':
      return 0.8;
  }
}

/** Whether a value of a role stands at the very start of a text, without any colon before it. */
export function fitInline(role: Role, text: string): boolean {
  const value = text.trim();
  const [first = '', second = ''] = value.split(/\s+/);
  switch (roles[role]) {
    case 'date':
    case 'when':
    case 'period': {
      const span = findDates(value)[0] ?? findTimes(value)[0];
      return span !== undefined && /^(?:[\p{L}.,]{0,12}\s?){0,2}$/u.test(value.slice(0, span.at));
    }
    case 'time':
      return (findTimes(value)[0]?.at ?? 99) < 5 || /^[01]\d[0-5]\d$|^2[0-3][0-5]\d$/.test(first);
    case 'place':
      return (findDates(value)[0]?.at ?? 99) < 3;
    case 'stop':
      return Math.min(findTimes(value)[0]?.at ?? 99, findDates(value)[0]?.at ?? 99) < 12;
    case 'seat':
      return /^(?:[A-Z]{0,2}-?\d{1,4}[A-Z]?(?:UPPER|LOWER)?|[A-Z]{1,2}\d*)[,.;)]?$/.test(first);
    case 'short':
      return /^(?:[A-Z]{0,3}-?\d{1,4}[A-Za-z]?|[A-Z]{1,2})[,.;)]?$/.test(first) && !/^\s?(?:%|€)/.test(second);
    case 'class':
      return /^[12][.,]?$/.test(first) || /^(?:economy|business|first|standard|premium)$/i.test(first);
    case 'code':
      return /^[#(]?[A-Z\d][A-Z\d/-]{4,}[).,]?$/.test(first) && /\d/.test(first);
    case 'money':
      return (findMoney(value)[0]?.at ?? 99) < 4;
    case 'number':
      return (findNumbers(value)[0]?.at ?? 99) < 2 || /^(?:[A-Z\d]{2,3} ?)\d{2,4}(?=$|[\s,])/.test(value);
    case 'name':
      return /^(?:mr|mrs|ms|herr|frau|mme|sig|sr|sra|dhr|m)\b/i.test(first) && looksLikeName(value);
    case 'phone':
      return /^[+(]?\d[\d\s()/.-]{6,}$/.test(value);
    case 'email':
      return /^\S+@\S+\.\S+$/.test(first);
    case 'none':
      return /^[\d€$£]/.test(first);
    case 'text':
      return /^\d{1,4}[A-Z]?$/.test(first) && second === '';
    default:
      return false;
  }
}

/** 1 for a text not longer than a plain value of its type, less for a long one around it. */
function share(text: string, usual: number): number {
  return text.length <= usual ? 1 : Math.max(0.35, usual / text.length);
}

function fitCode(value: string): number {
  const code = findCode(value);
  if (!code || findDates(value).length > 0) return 0;
  // A code that is only a small part of a text (a postcode in an address) is not what the label means.
  return code.length < value.length * 0.4 ? share(value, 30) * 0.3 : share(value, 30);
}

function fitStop(value: string): number {
  if (findTimes(value).length > 0 || findDates(value).length > 0) return share(value, 80);
  if (readTime(value)) return 0.9;
  return fitPlace(value) * 0.85;
}

function fitPlace(value: string): number {
  if (value.length > 70 || !/\p{L}{2}/u.test(value)) return 0;
  if (findMoney(value).length > 0 || /@|https?:|www\./.test(value)) return 0;
  if (findNumbers(value)[0]?.at === 0) return 0.1;
  if (/^[A-Z]{3}$/.test(value)) return 0.95;
  if (labelEntries(labelWords(value)).length > 0) return 0;
  if ((findDates(value)[0]?.at ?? 99) < 14) return 0.5;
  const letters = value.replace(/[^\p{L}]/gu, '').length;
  if (letters < value.length * 0.5) return 0.2;
  const dated = findDates(value).length > 0 || findTimes(value).length > 0;
  return (dated ? 0.6 : 0.9) * (/^\p{Ll}/u.test(value) ? 0.5 : 1) * share(value, 45);
}

function fitSeat(value: string): number {
  if (value.length > 40 || findDates(value).length > 0 || findTimes(value).length > 0 || findMoney(value).length > 0)
    return 0;
  if (/^[A-Z]{0,2}[- ]?\d{1,4} ?[A-Z]?(?:UPPER|LOWER|MIDDLE)?$/i.test(value)) return 1;
  if (/^[A-Z]{1,2}$/.test(value)) return 0.8;
  if (/\d/.test(value)) return share(value, 22) * 0.9;
  return 0.35;
}

function fitShort(value: string): number {
  if (value.length > 30 || findDates(value).length > 0 || findTimes(value).length > 0 || findMoney(value).length > 0)
    return 0;
  if (/^(?:[A-Z]{0,3}[- ]?\d{1,4} ?[A-Za-z]?|[A-Z]{1,3})$/.test(value)) return 1;
  if (/\d/.test(value)) return share(value, 14) * 0.8;
  return value.split(' ').length <= 3 ? 0.5 : 0.15;
}

function fitClass(value: string): number {
  if (value.length > 30 || findDates(value).length > 0 || findTimes(value).length > 0) return 0;
  if (
    /^[12]\.?(?:st|nd|e|ª|a|º|°)?\.?(?: ?(?:klasse|class|classe|clase|kl))?\.?$/i.test(value) ||
    /^[A-Z]$/.test(value)
  )
    return 1;
  return classWords.test(fold(value)) ? 1 : /^\d{3,}/.test(value) ? 0 : 0.4;
}

const classWords =
  /econom|business|first|standard|premi|turista|prefer|comfort|second|seconda|prima|premiere|erste|zweite|tweede|eerste|primeira|segunda|confort|coach|basic|light|flex/;

function fitParty(value: string): number {
  const text = fold(value);
  if (value.length > 60 || findDates(value).length > 0 || findMoney(value).length > 0 || /\d{3}/.test(value)) return 0;
  if (/^\d{1,2}$/.test(text) || /^\d{1,2} ?x?\b/.test(text)) return 1;
  return /\d/.test(text) && /[a-z]{3}/.test(text) ? 0.6 : 0;
}

function fitText(value: string): number {
  if (value.length > 120 || !/\p{L}/u.test(value)) return /^\d{1,4}[A-Z]?$/.test(value) ? 0.5 : 0;
  const dated = findDates(value).length > 0 || findTimes(value).length > 0 || findMoney(value).length > 0;
  return (dated ? 0.3 : 0.95) * share(value, 60);
}
