import { describe, expect, it } from 'vitest';
import type { DocumentNode } from '#src/documents/document.ts';
import { codeOnPage } from '#test/support/code-input.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { understand } from './understand.ts';

const ticket = `
# Faust I
Date: 12 March 2027, 19:30
Venue: Theatre on the Market
Row: 4
Seat: 12
Ticket number: 8817263`;
const menu = `
# Menu of the day
Starters
Soup of the day  6.50 EUR
Green salad  5.20 EUR
Garlic bread  4.10 EUR
Main courses
Grilled trout  18.90 EUR
Mushroom risotto  15.40 EUR
Roast chicken  16.80 EUR
Desserts
Apple tart  6.90 EUR
Ice cream  4.80 EUR
Coffee  3.20 EUR
Tea  2.90 EUR`;
const code = codeOnPage('0.1');
const pdf: DocumentNode = {
  type: 'pdf',
  id: '0.1',
  pageCount: 1,
  pages: [{ ...pageOf(ticket), barcodes: [code] }],
  parts: [],
};
const picture = (words: string): DocumentNode => ({ type: 'image', id: '0.2', pages: [pageOf(words)], parts: [] });
const mail = (...parts: DocumentNode[]): DocumentNode => ({ type: 'mail', id: '0', parts });

describe('a file with a code', () => {
  it('is the ticket that it is alone, whatever is attached beside it', () => {
    const alone = understand(mail(pdf), '2027-01-01');
    expect(alone.eligibility).toEqual({ isTicket: true });
    const beside = understand(mail(pdf, picture(menu)), '2027-01-01');
    expect(beside.tickets.map(({ fields }) => fields.seat?.value)).toEqual(
      alone.tickets.map(({ fields }) => fields.seat?.value),
    );
    expect(beside.tickets).toHaveLength(1);
  });

  it('makes no ticket of what is none alone', () => {
    const pages = [{ ...pageOf(menu), barcodes: [{ ...code, document: '0.2' }] }];
    const coded: DocumentNode = { type: 'image', id: '0.2', pages, parts: [] };
    expect(understand(mail(coded, { ...picture(menu), id: '0.3' }), '2027-01-01').eligibility.isTicket).toBe(false);
  });
});
