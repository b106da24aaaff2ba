import { inLetters } from '../../words/east-asian-lines.ts';
import { findAll, type TextFinds } from './find-all.ts';
import { featuresOf } from './text-features.ts';

type Look = { readonly finds: TextFinds; readonly features: readonly string[] };

/** Texts of a page are offered to several labels, and looked at once. Nothing of a page is kept once it is read. */
const looks = new Map<string, Look>();

const mostLooks = 500;

/** What stands in a text and how it looks; of texts that were looked at lately it is known. */
export function lookAt(text: string): Look {
  const known = looks.get(text);
  if (known) return known;
  if (looks.size >= mostLooks) looks.clear();
  // A page is read in one turn of the event loop.
  if (looks.size === 0) setImmediate(() => looks.clear());
  const finds = findAll(text);
  const look = { finds, features: featuresOf({ ...finds, text: inLetters(text) }) };
  looks.set(text, look);
  return look;
}
