import { describe, expect, it } from 'vitest';
import { ticketOf } from '#test/support/coded-tickets.ts';
import { heldOnce } from './held-once.ts';

const start = { local: '2027-06-05T10:05' };
const flight = { number: 'TR 664', start, passenger: 'Wei Ling Lim', seat: '26H' };
const countOf = (...tickets: Parameters<typeof heldOnce>[0]) => heldOnce(tickets).length;

describe('tickets that cannot both be', () => {
  it('are one flight of one person on one day, and what either tells is kept', () => {
    const inCode = ticketOf('flight', { ...flight, start: { local: '2027-06-05' } }, '0#1', 'bcbp');
    const inText = ticketOf('flight', { number: 'TR664', start, seat: '26H', gate: 'C17' });
    const [one, ...more] = heldOnce([inText, inCode]);
    expect(more).toEqual([]);
    expect(one!.barcode).toBe('0#1');
    expect([one!.fields.start!.value.local, one!.fields.gate!.value]).toEqual(['2027-06-05T10:05', 'C17']);
  });

  it('are one although the words were read the wrong way round, of which nothing is taken then', () => {
    const inCode = ticketOf('flight', { ...flight, from: 'Malta', to: 'London' }, '0#1', 'bcbp');
    const inText = ticketOf('flight', { ...flight, from: 'London', to: 'Malta', gate: 'C17' });
    const [one, ...more] = heldOnce([inCode, inText]);
    expect(more).toEqual([]);
    expect(one!.fields).toMatchObject({ from: { value: 'Malta' }, to: { value: 'London' } });
    expect(one!.fields.gate).toBeUndefined();
  });

  it('are one seat of one show', () => {
    const seat = { title: 'Aida', start, row: '18', seat: '77' };
    expect(countOf(ticketOf('event', seat), ticketOf('event', { ...seat, bookingReference: 'F1M-00927' }))).toBe(1);
  });

  it.each([
    ['another day', { start: { local: '2027-06-06T10:05' } }],
    ['another person on another seat', { passenger: 'Ethan Lim', seat: '26J' }],
    ['another flight', { number: 'TR 665', seat: '3A' }],
  ])('are two on %s', (_, other) => {
    expect(countOf(ticketOf('flight', flight), ticketOf('flight', { ...flight, ...other }))).toBe(2);
  });

  it('are two legs of a flight with a stop', () => {
    const legs = [
      ticketOf('flight', { ...flight, from: 'Sydney', to: 'Perth' }),
      ticketOf('flight', { ...flight, from: 'Perth', to: 'London' }),
    ];
    expect(countOf(...legs)).toBe(2);
  });

  it('are two where each has its own code', () => {
    expect(countOf(ticketOf('flight', flight, '0#1'), ticketOf('flight', flight, '0#2'))).toBe(2);
  });

  it('are two where each has its own number, though one place was read for both', () => {
    const seat = { start, coach: '4', seat: '07A' };
    const tickets = ['7312604418801', '7312604418813'].map((ticketNumber) =>
      ticketOf('train', { ...seat, ticketNumber }),
    );
    expect(countOf(...tickets)).toBe(2);
  });

  it.each(['boat', 'train'] as const)('are two of two persons in one cabin: %s', (kind) => {
    const cabin = { number: 'Aurora', start, coach: '7', seat: '214' };
    const people = ['Ada Berger', 'Karl Ott'].map((passenger) => ticketOf(kind, { ...cabin, passenger }));
    expect(countOf(...people)).toBe(2);
  });

  it('are two where a place has no number', () => {
    const standing = { title: 'Derby', start, section: 'South', seat: 'standing' };
    expect(countOf(ticketOf('event', standing), ticketOf('event', standing))).toBe(2);
  });

  it('stay in their order', () => {
    const numbers = heldOnce([
      ticketOf('flight', { number: 'A1 100', start }),
      ticketOf('flight', flight),
      ticketOf('flight', { ...flight, from: 'Singapore', to: 'Krabi' }),
    ]).map(({ fields }) => fields.number!.value);
    expect(numbers).toEqual(['A1 100', 'TR 664']);
  });
});
