import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language, Locale } from './locale.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

/** LIST: the words and formats of every language. */
export const locales: Readonly<Record<Language, Locale>> = { en, de, fr, es, it, nl, pt };
