import { describe, expect, it } from 'vitest';
import type { DocumentNode } from '#src/documents/document.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { ticket } from '#test/support/ticket-builder.ts';
import { accountOf } from './account.ts';
import type { MadePass } from './conversion.ts';

const unread = (
  id: string,
  name: string,
  mediaType: string,
  reason: 'kind' | 'too-many' | 'locked' = 'kind',
): DocumentNode => ({
  type: 'unread',
  id,
  name,
  mediaType,
  reason,
  parts: [],
});
const pages = [1, 2, 3].map((number) => pageOf('Seat: 12', { number }));
const pdf: DocumentNode = { type: 'pdf', id: '0.1', name: 'tickets.pdf', pageCount: 5, pages, parts: [] };
const root = (parts: readonly DocumentNode[]): DocumentNode => ({ type: 'mail', id: '0', parts });
const made = (at: number) => ({ ticket: at }) as MadePass; // nothing else is looked at
const from = (document: string, page: number) => {
  const one = ticket('event', { title: 'Gig' });
  const evidence = { document, page, extractor: 'test' };
  return { ...one, kind: { ...one.kind, evidence }, fields: { title: { ...one.fields.title!, evidence } } };
};

describe('accountOf', () => {
  it('says of which page of which file each pass is, and how much was read', () => {
    const tickets = [from('0.1', 1), from('0.1', 3)];
    expect(accountOf({ root: root([pdf]), tickets, passes: [made(0), made(1)] })).toEqual([
      {
        is: 'pdf',
        name: 'tickets.pdf',
        passes: [
          { pass: 0, page: 1 },
          { pass: 1, page: 3 },
        ],
        pages: 5,
        pagesRead: 3,
      },
    ]);
  });

  it('says of one part that the pass was made there, of another that it was read for the same one', () => {
    const one = from('0.1', 1);
    const seat = { ...one.fields.title, evidence: { document: '0.2', page: 1, extractor: 'test' } };
    const both = { ...one, fields: { ...one.fields, seat } } as typeof one;
    const parts = root([pdf, { ...pdf, id: '0.2', name: 'seat.pdf', pages: pages.slice(0, 1), pageCount: 1 }]);
    expect(accountOf({ root: parts, tickets: [both], passes: [made(0)] }).map(({ passes }) => passes)).toEqual([
      [{ pass: 0, page: 1 }],
      [{ pass: 0, also: true }],
    ]);
  });

  it('knows a file that was sent twice', () => {
    const again = { ...pdf, id: '0.2', name: 'tickets (1).pdf' };
    const lines = accountOf({ root: root([pdf, again]), tickets: [from('0.1', 1)], passes: [made(0)] });
    expect(lines.map(({ passes }) => passes)).toEqual([[{ pass: 0, page: 1 }], [{ pass: 0, also: true }]]);
  });

  it.each([
    ['heic', unread('0.1', 'a.HEIC', 'image/heic')],
    ['office', unread('0.1', 'a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')],
    ['winmail', unread('0.1', 'winmail.dat', 'application/ms-tnef')],
    ['archive', unread('0.1', 'a.zip', 'application/zip')],
    ['kind', unread('0.1', 'a.mp4', 'video/mp4')],
    ['too-many', unread('0.1', 'a.pdf', 'application/pdf', 'too-many')],
    ['locked', unread('0.1', 'a.pdf', 'application/pdf', 'locked')],
  ])('says why nothing was read: %s', (notRead, part) => {
    expect(accountOf({ root: root([part]), tickets: [], passes: [] })).toMatchObject([{ notRead }]);
  });
});
