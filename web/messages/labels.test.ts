import { describe, expect, it } from 'vitest';
import { languages } from '#src/languages/languages.ts';
import { labelOnBack } from '#src/passes/design/back-entries.ts';
import { labelInWords, translations } from '#src/passes/design/labels.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import { wordsIn } from './server-words.ts';

/** LIST: fields that have room for their whole name on a pass, and one name whatever the kind is. */
const fields: readonly FieldName[] = [
  ...(['issuer', 'carrier', 'product', 'fromCity', 'toCity', 'venue', 'entrance', 'section', 'level', 'row'] as const),
  ...([
    'seat',
    'coach',
    'class',
    'gate',
    'terminal',
    'platform',
    'voucherCode',
    'price',
    'balance',
    'vehicle',
  ] as const),
];

describe.each(languages)('a value in %s', (language) => {
  it.each(fields)('is called on its pass what it is called beside it: %s', (field) => {
    const onPass = labelInWords(labelOnBack(field, 'event')!, language, translations);
    const beside = wordsIn(language).proof.fields[field];
    const whole = (label: string) => label.toLocaleLowerCase(language).replace(/\b(di|del|de|van) /g, '');
    expect(whole(beside)).toBe(whole(onPass));
  });
});
