/** LIST: the languages in which we speak to people (BCP 47); the first is spoken where no other is wished for. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ar'] as const;

/** ISO 639-1 code of a language that pages, mails and passes speak. */
export type Language = (typeof languages)[number];

/** LIST: what each language calls itself. */
export const ownNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
  pl: 'Polski',
  ar: 'العربية',
};

/** The same in every language: where one lacks a key, it does not compile. */
export type InAll<Words> = Readonly<Record<Language, Words>>;

/** A text in every language, in the order of `languages`. */
export type InOrder = TextFor<typeof languages>;

type TextFor<All extends readonly unknown[]> = { readonly [At in keyof All]: string };

/** Whether a text names a language that we speak. */
export function isLanguage(text: string | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** Which way a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** More wishes are not looked at. */
const mostWishes = 50;

/**
 * The best of our languages for a wish as `Accept-Language` has it (RFC 9110, 12.5.4: `pt-BR,pt;q=0.9,*;q=0.1`); undefined
 * when it names none of them. A region does not matter.
 */
export function bestLanguage(wish: string): Language | undefined {
  const wishes = wish
    .slice(0, 1000)
    .split(',', mostWishes)
    .map((part) => {
      const [tag = '', ...more] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = more.find((piece) => piece.startsWith('q='))?.slice(2);
      return { tag: tag.split(/[-_]/)[0]!, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of wishes) {
    if (tag === '*') return languages[0];
    if (isLanguage(tag)) return tag;
  }
  return undefined;
}
