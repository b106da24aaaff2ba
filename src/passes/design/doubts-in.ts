import type { InAll, Language } from '#src/languages/languages.ts';
import type { Problem } from '#src/problems.ts';
import { type FieldName, fieldNames, type TicketKind } from '#src/tickets/fields.ts';
import { labelOnBack } from './back-entries.ts';
import { flightTranslations, labelInWords, translations } from './labels.ts';
import { plainDay } from './moments.ts';

/** Values of a ticket that a person should compare with the original, each with the reading that it won against. */
export type Doubts = NonNullable<Problem['about']>;

/** Them in words, one after the other: `Platz 14 (oder 12), Gate B`. */
export function doubtsIn(language: Language, kind: TicketKind, doubts: Doubts): string {
  const inAll = kind === 'flight' ? flightTranslations : translations;
  const each = doubts.map(({ field, value, other }) => {
    const label = isField(field) ? labelOnBack(field, kind) : undefined;
    const rather = other === undefined ? '' : ` (${or[language]} ${valueIn(language, other)})`;
    return `${label ? `${labelInWords(label, language, inAll)} ` : ''}${valueIn(language, value)}${rather}`;
  });
  return each.join(language === 'ar' ? '، ' : ', ');
}

/** LIST: between a value and the reading that lost. */
const or: InAll<string> = {
  ...{ en: 'or', de: 'oder', fr: 'ou', es: 'o', it: 'o', nl: 'of', pt: 'ou', pl: 'lub', ar: 'أو' },
};

/** A value as it is; days as a language writes them. */
const valueIn = (language: Language, value: string): string =>
  value.replace(/^\d{4}-\d{2}-\d{2}(?=$| )/, (day) => plainDay(day, 'short', language));

const isField = (name: string): name is FieldName => fieldNames.some((field) => field === name);
