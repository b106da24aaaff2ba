import { type OwnWords, readHeaderText, readOwnWords } from '#src/documents/inside/mail/own-words.ts';
import type { Language } from '#src/languages/languages.ts';

/** What a mail asks for instead of a pass. */
export type Command = { readonly asks: 'help' | 'delete'; readonly language?: Language };

/** LIST: the words by which it is asked. */
const words: readonly (readonly [word: string, asks: Command['asks'], language: Language])[] = [
  ['help', 'help', 'en'],
  ['delete', 'delete', 'en'],
  ['hilfe', 'help', 'de'],
  ['löschen', 'delete', 'de'],
  ['loeschen', 'delete', 'de'],
  ['aide', 'help', 'fr'],
  ['supprimer', 'delete', 'fr'],
  ['ayuda', 'help', 'es'],
  ['borrar', 'delete', 'es'],
  ['aiuto', 'help', 'it'],
  ['cancella', 'delete', 'it'],
  ['hulp', 'help', 'nl'],
  ['wis', 'delete', 'nl'],
  ['wissen', 'delete', 'nl'],
  ['ajuda', 'help', 'pt'],
  ['apagar', 'delete', 'pt'],
  ['pomoc', 'help', 'pl'],
  ['usuń', 'delete', 'pl'],
  ['مساعدة', 'help', 'ar'],
  ['حذف', 'delete', 'ar'],
];

/** A larger mail asks for nothing but passes. */
const longest = 256 * 1024;

/** What a mail asks for: by its first line or subject, nothing else and no file being there; an empty one wants help. */
export async function commandOf(message: readonly Uint8Array[], subject: string): Promise<Command | undefined> {
  if (message.reduce((sum, { length }) => sum + length, 0) > longest) return undefined;
  const own = await readOwnWords(Buffer.concat(message));
  if (!own || own.files > 0) return undefined;
  const command = wordIn(own.text.split('\n')[0]!) ?? (own.text === '' ? wordIn(readHeaderText(subject)) : undefined);
  if (command) return isShort(own) ? command : undefined;
  return own.text === '' && !own.quotes ? { asks: 'help' } : undefined;
}

function wordIn(line: string): Command | undefined {
  const word = line
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s.!?"'“”„«»]+/gu, '');
  const found = words.find(([own]) => own === word);
  return found && { asks: found[1], language: found[2] };
}

/** A word and at most a signature. */
const isShort = ({ text }: OwnWords): boolean => text.length < 200;
