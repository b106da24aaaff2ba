import type { ExtractionInput } from './extractor.ts';

/** Characters that are looked at to say what a document is. */
const longest = 20_000;

/** The lines of all pages, and the subjects of mails, one below the other. */
export function textOf(input: ExtractionInput): string {
  return linesOf(input).join('\n').slice(0, longest);
}

/** The same as single lines. */
export function linesOf({ documents }: ExtractionInput): readonly string[] {
  return documents.flatMap((document) => {
    if (document.type === 'mail') return document.subject ? [document.subject] : [];
    return 'pages' in document ? document.pages.flatMap((page) => page.lines.map((line) => line.text)) : [];
  });
}
