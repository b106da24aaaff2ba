import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { at, ticket } from '#test/support/ticket-builder.ts';
import { factsOf } from './facts.ts';
import { relevanceOf } from './relevance.ts';

const berlin = 'Europe/Berlin';
const when = (kind: TicketKind, fields: Partial<TicketFields>) => relevanceOf(factsOf(ticket(kind, fields)));

describe('relevanceOf', () => {
  it('brings a departure up three hours before and lets it expire twelve hours after arrival', () => {
    expect(when('train', { start: at('2026-11-22T09:38', berlin), end: at('2026-11-22T11:20', berlin) })).toEqual({
      relevantDate: '2026-11-22T09:38+01:00',
      relevantDates: [{ startDate: '2026-11-22T06:38+01:00', endDate: '2026-11-22T11:20+01:00' }],
      expirationDate: '2026-11-22T23:20+01:00',
    });
  });

  it('brings a show up two hours before, and lets one of unknown length expire after a day', () => {
    const start = at('2026-11-22T19:30', berlin);
    expect(when('event', { start, end: at('2026-11-22T22:00', berlin) }).relevantDates).toEqual([
      { startDate: '2026-11-22T17:30+01:00', endDate: '2026-11-22T22:00+01:00' },
    ]);
    expect(when('event', { start, end: at('2026-11-22', berlin) })).toEqual({
      relevantDate: '2026-11-22T19:30+01:00',
      relevantDates: [{ date: '2026-11-22T19:30+01:00', relevantDate: '2026-11-22T19:30+01:00' }],
      expirationDate: '2026-11-23T19:30+01:00',
    });
  });

  it('writes each time with the offset of its own place, across zones and clock changes', () => {
    const flight = { start: at('2026-03-28T23:10', 'America/New_York'), end: at('2026-03-29T12:30', 'Europe/Berlin') };
    expect(when('flight', flight)).toEqual({
      relevantDate: '2026-03-28T23:10-04:00',
      relevantDates: [{ startDate: '2026-03-28T20:10-04:00', endDate: '2026-03-29T12:30+02:00' }],
      expirationDate: '2026-03-30T00:30+02:00',
    });
  });

  it('never makes an interval of more than a day', () => {
    const ferry = { start: at('2026-11-22T10:00', berlin), end: at('2026-11-23T08:30', berlin) };
    expect(when('boat', ferry).relevantDates).toEqual([
      { startDate: '2026-11-22T08:30+01:00', endDate: '2026-11-23T08:30+01:00' },
    ]);
  });

  it('gives a festival one interval a day and no single date, which would hide it after the first', () => {
    const fields = { start: at('2026-07-10T14:00', berlin), end: at('2026-07-12T22:00', berlin) };
    expect(when('event', fields)).toEqual({
      relevantDates: [
        { startDate: '2026-07-10T12:00+02:00', endDate: '2026-07-10T23:59:59+02:00' },
        { startDate: '2026-07-11T06:00+02:00', endDate: '2026-07-11T23:59:59+02:00' },
        { startDate: '2026-07-12T06:00+02:00', endDate: '2026-07-12T22:00+02:00' },
      ],
      expirationDate: '2026-07-13T10:00+02:00',
    });
  });

  it('covers the whole day where only the day is known', () => {
    expect(when('train', { start: at('2026-11-22', berlin) })).toEqual({
      relevantDates: [{ startDate: '2026-11-22T00:00+01:00', endDate: '2026-11-22T23:59:59+01:00' }],
      expirationDate: '2026-11-23T06:00+01:00',
    });
  });

  it('keeps to 24 hours on the day that has 25', () => {
    const interval = { startDate: '2026-10-25T00:00+02:00', endDate: '2026-10-25T23:00+01:00' };
    expect(when('train', { start: at('2026-10-25', berlin) }).relevantDates).toEqual([interval]);
    expect(when('train', { validFrom: at('2026-10-25', berlin) }).relevantDates).toEqual([interval]);
  });

  it('keeps a period ticket until three hours after its last moment, and never gives it a single date', () => {
    const month = when('pass', { validFrom: at('2026-11-01', berlin), validUntil: at('2026-11-30', berlin) });
    expect(month.relevantDate).toBeUndefined();
    expect(month.expirationDate).toBe('2026-12-01T02:59:59+01:00');
    expect(when('train', { validUntil: at('2026-11-23T10:00', berlin) }).expirationDate).toBe('2026-11-23T13:00+01:00');
  });

  it('brings a stay up on the afternoon of arrival and the morning of departure', () => {
    expect(when('hotel', { start: at('2026-12-20T15:00', berlin), end: at('2026-12-22', berlin) })).toEqual({
      relevantDates: [
        { startDate: '2026-12-20T12:00+01:00', endDate: '2026-12-20T23:59:59+01:00' },
        { startDate: '2026-12-22T06:00+01:00', endDate: '2026-12-22T12:00+01:00' },
      ],
      expirationDate: '2026-12-23T23:59:59+01:00',
    });
  });

  it('gives vouchers and cards their printed end and nothing else', () => {
    const validUntil = at('2027-03-31', berlin);
    for (const kind of ['voucher', 'giftCard', 'membership'] as const) {
      expect(when(kind, { validUntil, start: at('2026-11-22T10:00', berlin) })).toEqual({
        expirationDate: '2027-03-31T23:59:59+02:00',
      });
      expect(when(kind, {})).toEqual({});
    }
  });

  it('says nothing where the zone is unknown, rather than a wrong hour', () => {
    expect(when('train', { start: at('2026-11-22T09:38'), end: at('2026-11-22T11:20') })).toEqual({});
    expect(when('voucher', { validUntil: at('2027-03-31') })).toEqual({});
  });

  it('takes an arrival before the departure for unknown', () => {
    const fields = { start: at('2026-11-22T09:38', berlin), end: at('2026-11-22T08:00', berlin) };
    expect(when('train', fields).relevantDates).toEqual([
      { date: '2026-11-22T09:38+01:00', relevantDate: '2026-11-22T09:38+01:00' },
    ]);
  });
});
