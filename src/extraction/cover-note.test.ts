import { describe, expect, it } from 'vitest';
import type { DocumentNode } from '#src/documents/document.ts';
import { codeOnPage } from '#test/support/code-input.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { withoutCover } from './cover-note.ts';

const ticket = `
# Faust I
www.buehne.example
Date: 12 March 2027, 19:30
Row: 4
Seat: 12
Order number: 8817263
Please bring this ticket with you and show it at the entrance, where it is scanned once. Doors open at seven. No refunds.`;
const text = (words: string, id = '0.1'): DocumentNode => ({
  type: 'text',
  id,
  format: 'plain',
  pages: [pageOf(words)],
  markup: [],
  links: [],
  parts: [],
});
const pdf: DocumentNode = { type: 'pdf', id: '0.2', pageCount: 1, pages: [pageOf(ticket)], parts: [] };
const code = codeOnPage('0.2');
const picture: DocumentNode = { type: 'image', id: '0.2', pages: [{ ...pageOf(''), barcodes: [code] }], parts: [] };
const mail = (parts: readonly DocumentNode[], address = 'quirin@home.example'): DocumentNode => ({
  type: 'mail',
  id: '0',
  from: { name: 'Quirin', address },
  parts,
});
const note = 'For Saturday, 3 May 2031, seat 99Z, thanks!\nQuirin Ottensooser';

describe('a note to an attached ticket', () => {
  it('is kept apart from it, as the words of who wrote it', () => {
    expect(withoutCover(mail([text(note), pdf]))).toMatchObject({ own: note, parts: [{ id: '0.2' }] });
  });

  it.each([
    ['the text of its issuer', mail([text(note), pdf], 'tickets@buehne.example')],
    ['a text with nothing else', mail([text(note)])],
    ['a long text', mail([text('word '.repeat(200)), pdf])],
    ['a text with columns', mail([text('Seat:  12\nRow:  4'), pdf])],
    ['a text beside a picture of a code', mail([text(note), picture])],
  ])('is not %s', (_what, root) => {
    expect(withoutCover(root)).toBe(root);
  });
});
