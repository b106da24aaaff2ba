import { describe, expect, it } from 'vitest';
import type { Page } from '#src/documents/document.ts';
import { codeOnPage } from '#test/support/code-input.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { understand } from './understand.ts';

const ticket = `
# Your ticket

Event:         Concert of the Northern Strings
Venue:         Harbour Hall
Date:          14 March 2026
Doors:         18:30
Start:         19:45
Row:           17
Seat:          128
Booking reference:   AR65CK6`;

/** The page as if it were recognised in a photo that was taken with the page turned upside down. */
function photographed(page: Page, confidence: number): Page {
  const unsure = (line: Page['lines'][number]) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, confidence })),
  });
  const uploaded = { a: -1, b: 0, c: 1, d: 0, e: -1, f: 1, g: 0, h: 0 };
  return { ...page, textOrigin: 'recognised', lines: page.lines.map(unsure), uploaded };
}

function understood(page: Page) {
  const { tickets } = understand({ type: 'image', id: '0', pages: [page], parts: [] }, '2026-01-01');
  expect(tickets).toHaveLength(1);
  return tickets[0]!;
}

describe('text that was recognised in a picture', () => {
  it('is named where one wrong letter would make a reference worthless', () => {
    const { fields, problems } = understood(photographed(pageOf(ticket), 0.9));
    expect(fields.bookingReference?.value).toBe('AR65CK6');
    // The title of such a page is not quite sure, either; nothing else is to be checked.
    expect(problems).toMatchObject([
      { code: 'ticket.check', about: [{ field: 'title' }] },
      { code: 'ticket.recognised', about: [{ field: 'bookingReference' }] },
    ]);
    expect(problems[1]!.message).toContain('booking reference AR65CK6');
  });

  it('is not doubted where the code spells the same number, only where it spells another', () => {
    const doubted = (text: string) => {
      const barcode = { ...codeOnPage('0'), bytes: new TextEncoder().encode(text), text };
      const page = { ...photographed(pageOf(ticket), 0.9), barcodes: [barcode] };
      return understood(page).problems.some(({ code }) => code === 'ticket.recognised');
    };
    expect([doubted('AR65-CK6'), doubted('AR65CK8')]).toEqual([false, true]);
  });

  it('is not doubted when it is no picture', () => {
    expect(understood(pageOf(ticket)).problems.filter(({ code }) => code === 'ticket.recognised')).toEqual([]);
  });

  it('counts less the less sure its words are', () => {
    const seatOf = (page: Page) => understood(page).fields.seat!.confidence;
    const printed = seatOf(pageOf(ticket));
    const sharp = seatOf(photographed(pageOf(ticket), 0.9));
    const blurred = seatOf(photographed(pageOf(ticket), 0.6));
    expect(sharp).toBeLessThan(printed);
    expect(blurred).toBeLessThan(sharp);
  });

  it('has its evidence where it stands in the picture that was uploaded', () => {
    const upright = understood(pageOf(ticket)).fields.seat!.evidence.region!;
    const turned = understood(photographed(pageOf(ticket), 0.9)).fields.seat!.evidence.region!;
    expect(turned.x + turned.width).toBeCloseTo(1 - upright.x);
    expect(turned.y + turned.height).toBeCloseTo(1 - upright.y);
    expect(turned.width).toBeCloseTo(upright.width);
  });
});
