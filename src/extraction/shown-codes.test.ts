import { describe, expect, it } from 'vitest';
import type { DocumentNode, Page } from '#src/documents/document.ts';
import { pagesOf } from '#src/documents/tree.ts';
import { codeOnPage } from '#test/support/code-input.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { withShownCodes } from './shown-codes.ts';

/** A mail whose text shows a code before each of these lines. */
function mailOf(text: string, lines: readonly number[], codes = lines.map((_, at) => `CODE-${at + 1}`)) {
  const shown = lines.map((line, at) => ({ contentId: `c${at}`, line }));
  const page: Page = { ...pageOf(text), shown };
  const images = codes.map(
    (code, at): DocumentNode => ({
      type: 'image',
      id: `0.${at + 2}`,
      contentId: `c${at}`,
      pages: [{ ...pageOf(''), barcodes: [codeOnPage(`0.${at + 2}`, code)] }],
      parts: [],
    }),
  );
  const html: DocumentNode = {
    type: 'text',
    id: '0.1',
    format: 'html',
    pages: [page],
    markup: [],
    links: [],
    parts: [],
  };
  return withShownCodes([html, ...images]);
}

/** The line beside which each code of the text stands. */
function placed([html]: readonly DocumentNode[]): readonly (string | undefined)[] {
  const [page] = pagesOf(html!);
  return page!.barcodes.map(({ text, region }) => {
    const line = page!.lines.find(({ y }) => y === region!.y);
    return `${text}: ${line?.text}`;
  });
}

const order = 'Hello Ines\n\nTicket 1 of 2\nAdult\nRow 4 Seat 12\n\nTicket 2 of 2\nChild\nRow 4 Seat 13\n\nTotal 24.00';

describe('codes in the text of a mail', () => {
  it('are those of the tickets that they stand above', () => {
    expect(placed(mailOf(order, [1, 4]))).toEqual(['CODE-1: Ticket 1 of 2', 'CODE-2: Ticket 2 of 2']);
  });

  it('are left to their order where they stand below their tickets', () => {
    expect(placed(mailOf(order, [4, 7]))).toEqual([]);
  });

  it('are nobody’s where no line says that a ticket follows', () => {
    expect(placed(mailOf('Hello\nInes\nTomas\nThank you', [1, 2]))).toEqual([]);
  });

  it('are nobody’s where they stand side by side, say the same, or there is but one', () => {
    expect(placed(mailOf(order, [1, 1]))).toEqual([]);
    expect(placed(mailOf(order, [1, 4], ['SAME', 'SAME']))).toEqual([]);
    expect(placed(mailOf(order, [1]))).toEqual([]);
  });
});
