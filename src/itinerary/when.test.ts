import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { at, ticket } from '#test/support/ticket-builder.ts';
import { alarmLines } from './alarm.ts';
import { tripOf } from './trip.ts';
import { isByDays, whenOf } from './when.ts';

const when = (kind: TicketKind, fields: Partial<TicketFields>) => whenOf(tripOf(ticket(kind, fields)));

describe('when a ticket is for', () => {
  it('is from its start to its end', () => {
    const [start, end] = [at('2027-05-03T09:38'), at('2027-05-03T11:20')];
    expect(when('train', { start, end })).toEqual({ start, end });
    expect(when('train', { start })).toEqual({ start });
  });

  it('is its start where the end does not follow, by the zones of both', () => {
    const end = (local: string, zone?: string) =>
      when('flight', { start: at('2027-05-03T12:00', 'Europe/Lisbon'), end: at(local, zone) })?.end?.local;
    expect(end('2027-05-03T12:30', 'Europe/Oslo')).toBeUndefined();
    expect(end('2027-05-03T13:00', 'Europe/Oslo')).toBeUndefined();
    expect(end('2027-05-03T13:30', 'Europe/Oslo')).toBe('2027-05-03T13:30');
    expect(end('2027-05-03T11:30', 'Atlantic/Azores')).toBe('2027-05-03T11:30');
    expect(end('2027-05-03T12:00')).toBeUndefined();
    expect(when('flight', { start: at('2027-05-03'), end: at('2027-05-03') })).toEqual({ start: at('2027-05-03') });
  });

  it('is days where one clock is missing and days weigh more, else its start', () => {
    const [start, end] = [at('2027-05-03T15:00'), at('2027-05-05')];
    expect(when('hotel', { start, end })).toEqual({ start: at('2027-05-03'), end });
    expect(when('train', { start, end })).toEqual({ start });
    expect((['hotel', 'rental', 'parking', 'pass', 'event', 'train'] as const).filter(isByDays)).toEqual([
      'hotel',
      'rental',
      'parking',
      'pass',
    ]);
  });

  it('is the time within which it is good, for up to eight days', () => {
    const [validFrom, validUntil] = [at('2027-05-03'), at('2027-05-10')];
    expect(when('pass', { validFrom, validUntil })).toEqual({ start: validFrom, end: validUntil });
    expect(when('pass', { validFrom })).toEqual({ start: validFrom });
    expect(when('pass', { validFrom, validUntil: at('2027-05-11') })).toEqual({
      start: at('2027-05-11'),
      lastDay: true,
    });
  });

  it('is the last day where only that is known, and nothing without a day', () => {
    expect(when('voucher', { validUntil: at('2027-12-31T23:59') })).toEqual({ start: at('2027-12-31'), lastDay: true });
    expect(when('voucher', { title: 'Gavekort' })).toBeUndefined();
  });
});

describe('the reminder of a ticket', () => {
  const trigger = (kind: TicketKind, start: string, more: object = {}) =>
    alarmLines(kind, { start: at(start), ...more }, 'Nordlys').find((line) => line.startsWith('TRIGGER'));

  it.each<[TicketKind, string]>([
    ['flight', 'TRIGGER:-PT3H'],
    ['train', 'TRIGGER:-PT30M'],
    ['event', 'TRIGGER:-PT2H'],
    ['restaurant', 'TRIGGER:-PT1H'],
  ])('comes before a %s by its kind', (kind, line) => expect(trigger(kind, '2027-05-03T20:00')).toBe(line));

  it('comes on the morning before a day, and a week before something ends', () => {
    expect(trigger('event', '2027-05-03')).toBe('TRIGGER:-PT15H');
    expect(trigger('voucher', '2027-12-31', { lastDay: true })).toBe('TRIGGER:-P6DT15H');
  });

  it('is none for what one has without going anywhere', () => {
    expect(alarmLines('membership', { start: at('2027-05-03T20:00') }, 'Fjordklubb')).toEqual([]);
  });

  it('says what it is for', () => {
    expect(alarmLines('event', { start: at('2027-05-03T20:00') }, 'Nordlys, Bergen')).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT2H',
      'DESCRIPTION:Nordlys\\, Bergen',
      'END:VALARM',
    ]);
  });
});
