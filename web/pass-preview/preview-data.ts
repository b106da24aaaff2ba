import { type Language, languages } from '#src/languages/languages.ts';
import { localIn, moneyIn } from '#src/languages/say.ts';
import type { BackField, PassField, PassJson, PassStyle, StyleFields } from '#src/passes/pass-json.ts';

/** What `/v1/pipeline/{id}/passes/{n}/preview` gives. */
export type PassPreview = {
  readonly pass: PassJson;
  readonly code: { readonly width: number; readonly height: number; readonly path: string } | null;
  /** PNGs in base64, two pixels a point. */
  readonly images?: { readonly logo?: string; readonly strip?: string; readonly thumbnail?: string };
  /** What a phone in the language of the page writes in place of texts of ours. */
  readonly strings?: Readonly<Record<string, string>>;
};

/** Where the preview of a pass is had, as a phone in a language draws it. */
export const previewAt = (pass: string, language: Language): string =>
  language === languages[0] ? `${pass}/preview` : `${pass}/preview?language=${language}`;

const styles: readonly PassStyle[] = ['boardingPass', 'eventTicket', 'generic', 'coupon', 'storeCard'];

/** The style of a pass and its fields. */
export function styleOf(pass: PassJson): { readonly style: PassStyle; readonly fields: StyleFields } {
  const style = styles.find((each) => each in pass)!;
  return { style, fields: (pass as unknown as Record<PassStyle, StyleFields>)[style] };
}

/** A field as a phone in a language writes it. */
export type WrittenField = { readonly key: string; readonly label: string; readonly value: string };

/** How Wallet writes what stands on a pass: our texts in the language, dates with the clock of the place, amounts with their currency. */
export function writerOf({ strings = {} }: Pick<PassPreview, 'strings'>, language: Language) {
  const translated = (text: string) => strings[text] ?? text;
  const field = (one: PassField | BackField): WrittenField => ({
    key: one.key,
    label: translated(one.label ?? ''),
    value: textOf(one),
  });
  const textOf = (one: PassField | BackField): string => {
    if ('currencyCode' in one) return moneyIn(language, one.value, one.currencyCode);
    if (!('dateStyle' in one)) return translated(one.value);
    const [date, time] = [styleNames[one.dateStyle], styleNames[one.timeStyle]];
    return localIn(language, one.value, {
      ...(date ? { dateStyle: date } : {}),
      ...(time ? { timeStyle: 'short' } : {}),
    });
  };
  return { translated, field };
}

const styleNames = {
  PKDateStyleNone: undefined,
  PKDateStyleShort: 'short',
  PKDateStyleMedium: 'medium',
  PKDateStyleLong: 'long',
  PKDateStyleFull: 'full',
} as const;
