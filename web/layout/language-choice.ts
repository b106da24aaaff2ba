import type { Language } from '#src/languages/languages.ts';

/** Which language a person has chosen on these pages; kept in this browser alone. */
const key = 'passlift.language';

/** Remembers the language of a page that somebody went to, or stayed on, by choice. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage the address alone says it.
  }
}

/**
 * Runs before the first paint. Who chose a language is led to it from the bare address; on a page in that language no
 * other one is offered, and nothing moves.
 */
export const languageScript = `try{const c=localStorage.getItem('${key}'),e=document.documentElement;if(c===e.lang)e.dataset.language='chosen';else if(/^[a-z]{2}$/.test(c)&&c!=='en'&&location.pathname==='/')location.replace('/'+c+location.search+location.hash)}catch{}`;
