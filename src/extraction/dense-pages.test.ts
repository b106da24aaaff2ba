import { describe, expect, it } from 'vitest';
import type { DocumentNode } from '#src/documents/document.ts';
import { densePages } from '#test/support/dense-pages.ts';
import { mostTickets } from './most-tickets.ts';
import { understand } from './understand.ts';

const read = (pages: DocumentNode) => understand(pages, '2027-01-01');

// Each of these once took half a minute to several minutes, in one go that nothing could interrupt.
describe('twenty dense pages', () => {
  it('of tickets are read as far as tickets are read, and the rest is said', () => {
    const { tickets, problems } = read(densePages('tickets'));
    expect(tickets).toHaveLength(mostTickets);
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      `ticket.too-many: This file tells of more than ${mostTickets} tickets; we made passes of the first ${mostTickets}.`,
    ]);
  });

  it.each(['table', 'events', 'terms', 'mixed'] as const)('of %s come to an end', (of) => {
    const { tickets, eligibility } = read(densePages(of));
    expect(tickets.length).toBeLessThanOrEqual(mostTickets);
    expect(eligibility.isTicket || Boolean(eligibility.reason)).toBe(true);
  });
});
