import { fold } from '#src/extraction/words/fold.ts';
import type { Role } from '#src/extraction/words/roles.ts';
import { roles } from '#src/extraction/words/roles.ts';
import type { Money } from '#src/tickets/fields.ts';
import { withoutCounter } from '../../words/east-asian-lines.ts';
import { isNameInTurn } from '../../words/lexicon/known-words.ts';
import { findCode, joinLines } from './codes.ts';
import { findContact } from './contacts.ts';
import { findDates } from './dates.ts';
import { anyDollars, isDollars } from './dollars.ts';
import { anyCrowns, anyDirhams, anyYuan, decimalOf, findMoney } from './money.ts';
import { readName } from './names.ts';
import { findTimes } from './times.ts';

/** A value of a role as it should stand in a ticket's text field; undefined when the text is not fit for it. */
export function readText(role: Role, text: string): string | undefined {
  const all = text.split(/\s*\n\s*/);
  // The name in a table's column, and when and where below it.
  const over = role === 'title' ? all.findIndex((line, at) => at > 0 && findDates(line).length > 0) : -1;
  const lines = over > 0 ? all.slice(0, over) : all;
  const joined = (roles[role] === 'address' ? lines.join(', ') : lines.reduce(joinLines)).trim();
  const value = roles[role] === 'address' ? joined : joined.split(/\s[|·]\s/)[0]!;
  if (role === 'issuer' && tellsMore(value)) return undefined;
  // "C" over "Parkett links": the line of the block's own number is all of it.
  if (roles[role] === 'short' && lines.length > 1 && shortNumber.test(lines[0]!)) return lines[0]!;
  switch (roles[role]) {
    case 'seat':
      return readSeat(value);
    case 'short':
      return readShort(role, value);
    case 'class':
      return readClass(value);
    case 'code':
      return findCode(value);
    case 'name':
      return (
        readName(
          joinWrapped(text)
            .split('\n')[0]!
            .split(/\s{2,}|\s\(/u)[0]!
            .split(isNameInTurn(value) ? /;/ : /[,;]\s(?=\p{Lu}\S+\s\p{Lu})/u)[0]!
            .trim(),
        ) ?? readName(value)
      );
    case 'party':
      return value.length <= 60 ? value : undefined;
    case 'phone':
      return findContact(value).phone;
    case 'email':
      return findContact(value).email;
    case 'website':
      return findContact(value).website;
    case 'address':
      return /\p{L}{2}/u.test(value) && value.length >= 5
        ? value.replace(/,\s*,/g, ',').replace(/[,;\s]+$/, '')
        : undefined;
    case 'text':
      return value.length <= 120 && /[\p{L}\d]/u.test(value) ? value.replace(/[,;:|\s]+$/, '') : undefined;
    default:
      return undefined;
  }
}

const shortNumber = /^(?:[A-Z]{0,2}-?\d{1,4}[A-Z]?|[A-Z]{1,2})$/;

/** An amount with its currency; a bare `99,90` takes the currency that the document uses. */
export function readMoney(text: string, usual: string | undefined): Money | undefined {
  // "2 x 12,00 € = 24,00 €", "64,90 € (with 10,36 € tax)", "32,00 € + 3,20 € fee": the largest is what it costs.
  const found = findMoney(text).toSorted((a, b) => Number(b.amount) - Number(a.amount))[0];
  const open = found && openSigns[found.currency];
  if (found && open) return usual && open.has(usual) ? { amount: found.amount, currency: usual } : undefined;
  // `$` is what the document's country calls a dollar or a peso.
  if (found?.currency === 'USD' && usual && !/US/.test(text.slice(found.at, found.end))) {
    if (usual === anyDollars) return undefined;
    return { amount: found.amount, currency: isDollars(usual) ? usual : found.currency };
  }
  // `¥` is a yuan in China.
  if (found?.currency === 'JPY' && usual === 'CNY') return { amount: found.amount, currency: usual };
  if (found) return { amount: found.amount, currency: found.currency };
  const bare = /^\s*(\d{1,5}[.,]\d{2})\s*$/.exec(text)?.[1];
  const amount = bare && usual && usual !== anyDollars ? decimalOf(bare) : undefined;
  return amount && usual ? { amount, currency: usual } : undefined;
}

/** A text that an amount was found in, as its parser read it. */
type FoundAmount = {
  readonly text: string;
  readonly money?: { readonly amount: string; readonly currency?: string };
};

/** What a span of an amount says; undefined where nothing tells whose crowns or dollars it is in. */
export function readAmount({ text, money }: FoundAmount, usual: string | undefined): Money | undefined {
  if (!money) return undefined;
  const currency = money.currency ?? usual;
  const isTold = currency !== undefined && /^[A-Z]{3}$/.test(currency) && usual !== anyDollars;
  return readMoney(text, usual) ?? (isTold ? { amount: money.amount, currency } : undefined);
}

/** Currencies that a sign can stand for; the document tells which. */
const openSigns: Readonly<Record<string, ReadonlySet<string>>> = {
  [anyCrowns]: new Set(['SEK', 'DKK', 'NOK', 'ISK']),
  [anyYuan]: new Set(['CNY', 'TWD']),
  [anyDirhams]: new Set(['MAD', 'AED']),
};

/** A line of one word goes on with the name before it: "Sra. Leonor" over "Antunes". */
export function joinWrapped(text: string): string {
  return text.replace(/\n(?=\p{Lu}[\p{L}'’-]+(?:\n|$))/gu, ' ');
}

function readSeat(value: string): string | undefined {
  const bare = withoutCounter(value)
    .replace(/^(?:no|nr|n[°º]|nº|platz|seat|sitz|place|posto|asiento)\b[.:°º]?\s*/i, '')
    .replace(/\s*[([](?!.*\d).*$/, '')
    .replace(/[.,;|]+$/, '');
  if (bare === '' || bare.length > 30) return undefined;
  // "21H" stands at the aisle of a wide aircraft.
  const timed = bare.replace(/(?<![\p{L}\d])[1-9]\d?H(?![\p{L}\d])/gu, '');
  if (findDates(bare).length > 0 || findTimes(timed).length > 0) return undefined;
  const first = /^([A-Z]{0,2}-?\d{1,4} ?[A-Z]?(?:UPPER|LOWER|MIDDLE)?)(?=$|[\s,(/])/.exec(bare)?.[1]?.trim();
  const list = /^[A-Z]{0,2}\d{1,4}[A-Z]?(?:\s?[,/+& -]\s?[A-Z]{0,2}\d{1,4}[A-Z]?)+$/.test(bare);
  if (list || !/\d/.test(bare)) return bare;
  // "71 73, 1 Fenster": two seats, one blank between.
  const several = /^\d{1,3}[A-Z]?(?: \d{1,3}[A-Z]?)+(?=,)/.exec(bare)?.[0];
  if (several) return several;
  return first ?? bare;
}

function readShort(role: Role, value: string): string | undefined {
  const bare = withoutCounter(value)
    // "Nr. 12", "N°12"; "Nordkurve" begins with a word of its own.
    .replace(/^(?:no|nr|n[°º]|nº)(?:[.:]\s*|\s+|(?=\d))/i, '')
    .replace(/[.,;|]+$/, '')
    .trim();
  if (bare === '' || bare.length > 30 || findDates(bare).length > 0 || findTimes(bare).length > 0) return undefined;
  const token = /^([A-Z]{0,3}[- ]?\d{1,4} ?[A-Za-z]?|[A-Z]{1,2})(?=$|[\s,(/|])/.exec(bare)?.[1]?.trim();
  if (token && (token.length === bare.length || role !== 'section')) return token;
  const named = role === 'section' || role === 'level' || role === 'row' || role === 'group' || role === 'terminal';
  return named && bare.split(' ').length <= 4 ? bare : /^[A-Z]{0,3}\d{1,4}[A-Za-z]?$/.test(bare) ? bare : undefined;
}

function readClass(value: string): string | undefined {
  const bare = value.replace(/[.,;|]+$/, '').trim();
  const digit =
    /^([12])(?:\.|st|nd|e|ª|a|º|°)?\.?(?:\s?(?:klasse|class|classe|clase|kl|klass|třída|klasa|luokka))?\.?(?=$|[\s,(/])/i.exec(
      bare,
    )?.[1];
  if (digit) return digit;
  const text = fold(bare);
  return bare.length <= 30 && /\p{L}/u.test(bare) && !/^(?:ja|nein|yes|no)$/.test(text) ? bare : undefined;
}

/** Whether a text tells something instead of naming somebody: "The guest is Ada Berger, begins on 1 January 2028 at 08:00." */
export function tellsMore(text: string): boolean {
  return text.split(' ').length >= 5 && (findTimes(text).length > 0 || findDates(text).length > 0);
}
