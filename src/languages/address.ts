import { isLanguage, type Language, languages } from './languages.ts';

/** What addresses of pages in a language begin with: `/de` in German, nothing in English, which was here first. */
export const prefixOf = (language: Language): string => (language === languages[0] ? '' : `/${language}`);

/** The address of a page in a language: `/upload` in German is `/de/upload`, `/` is `/de`. */
export function pathIn(language: Language, path: string): string {
  const own = `/${path.replace(/^[/\\]+/, '')}`; // `//elsewhere.example` would be another site
  const prefix = prefixOf(language);
  return own === '/' ? prefix || '/' : `${prefix}${own}`;
}

/**
 * A link to what has no language of its own (a pass, say), from a page or a mail in a language: where it leads to nothing any
 * more, people are told so in that language. English needs no word of it.
 */
export function linkIn(language: Language, url: string): string {
  return language === languages[0] ? url : `${url}${url.includes('?') ? '&' : '?'}language=${language}`;
}

/**
 * The language that an address (a path, with what follows it) is in, and its address in English. `/de.data` is what the
 * router asks for when it goes to `/de`.
 */
export function readAddress(url: string): { readonly language: Language; readonly path: string } {
  const [, first, rest = ''] = /^\/([a-z]{2})(?=$|[/?]|\.data)(.*)$/.exec(url) ?? [];
  if (!isLanguage(first) || first === languages[0]) return { language: languages[0], path: url };
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}
