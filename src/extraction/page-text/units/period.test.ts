import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { bestOf, understoodOf } from '#test/support/understood-page.ts';
import { ofKind } from '../document/understood.ts';
import { addPeriod } from './period.ts';

/** What is read of how long a ticket of a kind is valid. */
function readingsOf(kind: TicketKind, text: string): FieldReadings {
  const understood = ofKind(understoodOf(text), [{ kind, score: 5 }]);
  const fields: FieldReadings = {};
  addPeriod(fields, kind, (role) => understood.facts.filter(({ roles }) => roles[0] === role), understood);
  return fields;
}

const periodOf = (kind: TicketKind, text: string) =>
  Object.fromEntries(
    Object.entries(bestOf(readingsOf(kind, text))).map(([name, value]) => [name, (value as { local: string }).local]),
  );

describe('how long a ticket is valid', () => {
  it.each([
    ['from a day on', 'Gültig ab   14.03.2027', { validFrom: '2027-03-14' }],
    ['from a clock on', 'Valid from   14.03.2027 08:00', { validFrom: '2027-03-14T08:00' }],
    ['until a clock', 'Valable jusqu’au   20.03.2027 18:00', { validUntil: '2027-03-20T18:00' }],
  ])('is told by its label: %s', (_, text, period) => {
    expect(periodOf('pass', text)).toEqual(period);
  });

  const whole = { validFrom: '2027-03-14T08:00', validUntil: '2027-03-20T18:00' };

  it.each([
    ['behind its own label', 'Gültigkeit   14.03.2027 08:00 - 20.03.2027 18:00'],
    ['behind the label of its first day', 'Gültig ab   14.03.2027 08:00 - 20.03.2027 18:00'],
    ['with both clocks behind both days', 'Gültigkeit   14.03.2027 - 20.03.2027, 08:00 - 18:00'],
    ['so, too, behind the label of its first day', 'Gültig ab   14.03.2027 - 20.03.2027, 08:00 - 18:00'],
  ])('is a range %s', (_, text) => {
    expect(periodOf('pass', text)).toEqual(whole);
  });

  it('has no clocks where none are printed', () => {
    expect(periodOf('pass', 'Gültigkeit   14.03.2027 - 20.03.2027')).toEqual({
      validFrom: '2027-03-14',
      validUntil: '2027-03-20',
    });
  });

  it.each<[TicketKind, object]>([
    ['pass', { validFrom: '2027-03-14T08:00' }],
    ['membership', { validUntil: '2027-03-14' }],
    ['voucher', { validUntil: '2027-03-14' }],
    ['event', {}],
  ])('is, of a single day on a %s, its first, its last or neither', (kind, period) => {
    expect(periodOf(kind, 'Gültig am   14.03.2027 08:00')).toEqual(period);
  });

  it('is the less sure the less its label says', () => {
    const [until, first, single] = (
      [
        ['pass', 'Gültig bis   20.03.2027', 'validUntil'],
        ['pass', 'Gültig am   14.03.2027', 'validFrom'],
        ['membership', 'Gültig am   14.03.2027', 'validUntil'],
      ] as const
    ).map(([kind, text, name]) => readingsOf(kind, text)[name]![0]!.confidence);
    expect(until).toBeGreaterThan(first!);
    expect(first).toBeGreaterThan(single!);
  });

  it('is unknown where no day is printed, or one that is long past', () => {
    expect(periodOf('pass', 'Gültig ab   sofort\nGültigkeit   drei Tage')).toEqual({});
    const since = 'Gültig ab   01.01.1990\nGültig am   02.01.1990\nGültig bis   20.03.2027';
    expect(periodOf('pass', since)).toEqual({ validUntil: '2027-03-20' });
  });
});
