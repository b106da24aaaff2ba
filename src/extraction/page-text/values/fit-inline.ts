import { type Role, roles } from '#src/extraction/words/roles.ts';
import { findDates } from './dates.ts';
import { findMoney } from './money.ts';
import { looksLikeName } from './names.ts';
import { findNumbers } from './numbers.ts';
import { findTimes } from './times.ts';

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
