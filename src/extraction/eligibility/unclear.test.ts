import { describe, expect, it } from 'vitest';
import type { Page } from '#src/documents/document.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { understand } from '../understand.ts';

const note = `
# Garden club

Thank you all for the lovely afternoon
The tools are back in the shed
Please water the tomatoes by turns
See you soon at the pond`;

const invoice = `
# Rechnung 2026-1182

Lieferung vom 12.05.2026
2 x  Kaffeemaschine     89,90 EUR
1 x  Filter              9,90 EUR
Summe                  189,70 EUR
Zahlbar innerhalb von 14 Tagen auf IBAN DE02 1203 0000 0000 2020 51`;

/** The page as if it were recognised in a picture, each word as surely. */
function recognised(page: Page, confidence: number): Page {
  const lines = page.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, confidence })) }));
  return { ...page, textOrigin: 'recognised', lines };
}

function said(page: Page): string | undefined {
  const { problems } = understand({ type: 'image', id: '0', pages: [page], parts: [] }, '2026-01-01');
  return problems[0]?.code;
}

describe('a picture in which no ticket was found', () => {
  it('is said to be hard to read where its letters are: a sharper one helps, another document does not', () => {
    expect(said(recognised(pageOf(note), 0.72))).toBe('paper.unclear');
  });

  it('is said to be hard to read where hardly a word of it was read', () => {
    expect(said(recognised(pageOf('Kino XII'), 0.95))).toBe('paper.unclear');
  });

  it('is no ticket where it was read well', () => {
    expect(said(recognised(pageOf(note), 0.88))).toBe('ticket.none');
    expect(said(pageOf('Garden club'))).toBe('ticket.none');
  });

  it('is still the invoice that it looks like', () => {
    expect(said(recognised(pageOf(invoice), 0.72))).toBe('paper.invoice');
  });
});
