import { describe, expect, it } from 'vitest';
import { enrichFields } from '#src/extraction/enrich.ts';
import { type Correction, patched, untouched } from '#src/tickets/correction.ts';
import type { TicketFields } from '#src/tickets/fields.ts';
import { at, ticket } from '#test/support/ticket-builder.ts';
import { correctTicket } from './correct-ticket.ts';

/** A flight as it is kept: what was read, and what followed from it. */
function flight(fields: Partial<TicketFields> = {}) {
  const read = ticket('flight', {
    ...{ number: 'LH 962', fromCode: 'FRA', toCode: 'LHR', start: at('2099-03-14T09:30'), end: at('2099-03-14T10:15') },
    ...fields,
  });
  return { ...read, read: read.fields, fields: enrichFields('flight', read.fields) };
}

const corrected = (one: ReturnType<typeof flight>, fields: Correction['fields'], more: Partial<Correction> = {}) =>
  correctTicket(one, { fields, ...more }, '2099-01-01');

describe('a corrected ticket', () => {
  it('takes everything that follows from a place from the new one', () => {
    const { ticket: after } = corrected(flight(), { fromCode: 'JFK' });
    expect(after.fields.fromCity?.value).toBe('New York');
    expect(after.fields.start?.value).toEqual({ ...at('2099-03-14T09:30', 'America/New_York'), offset: '-04:00' });
    expect(after.fields.end?.value.zone).toBe('Europe/London');
  });

  it('keeps the zone that a person gave', () => {
    const { ticket: after } = corrected(flight(), { start: at('2099-03-14T09:30', 'Asia/Tokyo') });
    expect(after.fields.start?.value).toEqual({ ...at('2099-03-14T09:30', 'Asia/Tokyo'), offset: '+09:00' });
  });

  it('does not find again what a person took off', () => {
    const { ticket: after } = corrected(flight(), { fromCity: null, carrier: null });
    expect([after.fields.fromCity, after.fields.carrier]).toEqual([undefined, undefined]);
    expect(after.fields.from?.value).toContain('Frankfurt');
  });

  it('leaves out what the new kind does not have', () => {
    const concert = ticket('event', { title: 'Winter Light', row: '4', start: at('2099-03-14T19:30') });
    const { leftOut } = correctTicket(concert, { fields: {}, kind: 'flight' }, '2099-01-01');
    expect(leftOut).toEqual(['row']);
  });

  it('says anew whether it is over', () => {
    const codes = (day: string) =>
      corrected(flight(), { start: at(day), end: null }).ticket.problems.map((problem) => problem.code);
    expect(codes('2098-12-01')).toEqual(['ticket.past']);
    expect(codes('2099-02-01')).toEqual([]);
  });

  it('names the day that it was for as people write one', () => {
    const [past] = corrected(flight(), { start: at('2098-12-01'), end: null }).ticket.problems;
    expect(past).toMatchObject({ message: 'This ticket was for 1 December 2098.', values: { when: '2098-12-01' } });
  });

  it('says no longer that a reference may be misread that a person gave', () => {
    const one = flight({ bookingReference: 'AB0CDE', ticketNumber: '220123' });
    const message = 'We read this …: booking reference AB0CDE, ticket number 220123.';
    const read = { ...one, problems: [{ code: 'ticket.recognised' as const, status: 422, message, advice: '' }] };
    const { problems } = corrected(read, { bookingReference: 'ABOCDE' }).ticket;
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(/: ticket number 220123\.$/)]);
  });
});

describe('a change to a correction', () => {
  it('is none where it says what was read, to the letter', () => {
    expect(patched(flight(), untouched, { kind: 'flight', fields: { number: 'LH 962', gate: null } })).toEqual({
      fields: {},
    });
    expect(patched(flight(), untouched, { fields: { number: 'lh 962' } }).fields).toEqual({ number: 'lh 962' });
  });

  it('is one where it takes a doubt away', () => {
    const doubted = new Set(['number'] as const);
    expect(patched(flight(), untouched, { fields: { number: 'LH 962' } }, doubted).fields).toEqual({
      number: 'LH 962',
    });
  });

  it('adds to what was changed before', () => {
    const before = patched(flight(), untouched, { colour: '#112233', fields: { gate: '4', seat: '7' } });
    expect(patched(flight(), before, { restore: ['gate'], fields: { number: null } })).toEqual({
      ...{ colour: '#112233', fields: { seat: '7', number: null } },
    });
  });
});
