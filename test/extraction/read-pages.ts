import { pageText } from '#src/extraction/page-text/page-text.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';

/** The best value of each field, times as local text, of every ticket that a page gives. */
export function readPage(text: string, contextDay?: string): Record<string, unknown>[] {
  return readPages([text], contextDay);
}

/** The same of a document of several pages. */
export function readPages(texts: readonly string[], contextDay?: string): Record<string, unknown>[] {
  const pages = texts.map((text, at) => pageOf(text, { number: at + 1 }));
  return pageText.extract(inputOf(pages, contextDay)).map((draft) => {
    const fields = Object.entries(draft.fields).map(([name, readings]) => {
      const value = readings[0]!.value;
      return [name as FieldName, typeof value === 'object' && 'local' in value ? value.local : value];
    });
    return { kind: draft.kind?.value, ...Object.fromEntries(fields) };
  });
}
