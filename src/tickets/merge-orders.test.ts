import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { mergeDrafts } from './merge.ts';

const evening = { title: 'Il ballo delle ombre', start: { local: '2026-02-08T17:00' }, row: 'D' };
const attached = (seat: string, document: string) =>
  draft(
    'page-text',
    'event',
    { ...evening, seat, price: { amount: '42.00', currency: 'EUR' } },
    { barcode: `${document}#1`, document },
  );

const tickets = [attached('7', '0.2'), attached('8', '0.3')];

const told = (drafts: Parameters<typeof mergeDrafts>[0]) =>
  mergeDrafts(drafts).map(({ fields, barcode }) => [
    fields.seat?.value,
    fields.bookingReference?.value,
    fields.price?.value.amount,
    barcode,
  ]);

describe('an order and the tickets attached to it', () => {
  const order = { ...evening, bookingReference: '2210', price: { amount: '84.00', currency: 'EUR' } };
  const both = [
    ['7', '2210', '42.00', '0.2#1'],
    ['8', '2210', '42.00', '0.3#1'],
  ];

  it('make no ticket of the list of seats, and tell each ticket the order', () => {
    const listed = draft('page-text', 'event', { ...order, seat: '7, 8' }, { document: '0.1' });
    expect(told([listed, ...tickets])).toEqual(both);
  });

  it('leave the whole price to nobody where the order names no seat', () => {
    expect(told([draft('page-text', 'event', order, { document: '0.1' }), ...tickets])).toEqual(both);
  });

  it('keep a seat of which there is no file', () => {
    const listed = draft('page-text', 'event', { ...order, seat: '7, 9' }, { document: '0.1' });
    expect(told([listed, ...tickets])).toHaveLength(3);
  });

  it('keep another evening apart', () => {
    const other = draft('page-text', 'event', { ...order, start: { local: '2026-02-09T17:00' } }, { document: '0.1' });
    expect(told([other, ...tickets])).toHaveLength(3);
  });
});
