import type { DocumentNode } from '#src/documents/document.ts';
import { pagesOf, walkDocuments } from '#src/documents/tree.ts';
import { detectLanguage } from '#src/extraction/words/languages.ts';
import { isLanguage, type Language } from '#src/languages/languages.ts';

/** LIST: what programs call a subject, which tells their language where a person wrote nothing. */
const subjects: Readonly<Record<string, Language>> = {
  betreff: 'de',
  objet: 'fr',
  asunto: 'es',
  oggetto: 'it',
  onderwerp: 'nl',
  assunto: 'pt',
  temat: 'pl',
  الموضوع: 'ar',
};

const mostLines = 300;

/**
 * The language to answer in: that of what the person wrote themselves, else of their mail program, else of what they sent.
 * Undefined where nothing tells, or tells one that we do not speak.
 */
export function personLanguage(root: DocumentNode): Language | undefined {
  const documents = walkDocuments(root);
  const own = documents.flatMap((document) => (document.type === 'mail' ? (document.own ?? '').split('\n') : []));
  const program =
    own
      .join(' ')
      .toLowerCase()
      .match(/[^\s:]+(?=:)/gu) ?? [];
  const bySubject = program.map((name) => subjects[name]).find((language) => language !== undefined);
  const lines = documents.flatMap((document) =>
    pagesOf(document).flatMap((page) => page.lines.map(({ text }) => text)),
  );
  return ours(own.slice(0, mostLines)) ?? bySubject ?? ours(lines.slice(0, mostLines));
}

function ours(lines: readonly string[]): Language | undefined {
  const text = lines.join('\n');
  const arabic = text.match(/[\u0620-\u064a]{2,}/g)?.length ?? 0;
  // Names, addresses and signatures stand in Latin letters beside it.
  if (arabic >= 3 && arabic * 4 > (text.match(/\p{L}{2,}/gu)?.length ?? 0)) return 'ar';
  const language = detectLanguage(lines);
  return isLanguage(language) ? language : undefined;
}
