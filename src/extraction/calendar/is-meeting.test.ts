import { describe, expect, it } from 'vitest';
import { calendarEvent, evening } from '#test/extraction/calendar-events.ts';
import { isMeeting } from './is-meeting.ts';
import type { Read } from './reading.ts';

const read = (kind: Read['kind'], fields: Read['fields'] = {}): Read => ({ kind, fields, confidence: 0.8 });
const isOne = (lines: readonly string[], told: Read = read('event')) =>
  isMeeting(
    calendarEvent('UID:1', ...evening.slice(lines.some((line) => line.startsWith('DTSTART')) ? 2 : 0), ...lines),
    told,
  );

describe('a date in a diary', () => {
  it.each([
    ['SUMMARY:Check-out: Fjordhus'],
    ['SUMMARY:Checkout Fjordhus'],
    ['SUMMARY:Rental car return'],
    ['SUMMARY:Mietwagen Rückgabe'],
    ['SUMMARY:Car drop-off'],
  ])('is a time to leave, whatever else is known: %s', (line) => {
    expect(isOne([line], read('hotel', { bookingReference: 'QX71K' }))).toBe(true);
  });

  it.each([
    ['SUMMARY:Delivery of the sofa'],
    ['SUMMARY:Lieferung Sofa'],
    ['SUMMARY:Facture à payer'],
    ['SUMMARY:Cumpleaños de Ana'],
    ['SUMMARY:Rent due'],
    ['SUMMARY:Urlaub'],
  ])('is nothing that is sold: %s', (line) => {
    expect(isOne([line], read('event', { bookingReference: 'QX71K' }))).toBe(true);
    expect(isOne([line], read('restaurant'))).toBe(false);
  });

  it.each([
    ['RRULE:FREQ=WEEKLY'],
    ['LOCATION:https://meet.google.com/abc'],
    ['DESCRIPTION:Join the meeting here'],
    ['DESCRIPTION:Besprechungs-ID: 123'],
  ])('returns, or is a call: %s', (line) => {
    expect(isOne(['SUMMARY:Kor', line])).toBe(true);
    expect(isOne(['SUMMARY:Kor', line], read('train'))).toBe(false);
  });

  it.each(['bookingReference', 'ticketNumber', 'seat', 'row', 'number'] as const)('is a ticket with a %s', (name) => {
    expect(isOne(['SUMMARY:Kor', 'RRULE:FREQ=WEEKLY'], read('event', { [name]: '12' }))).toBe(false);
    expect(isOne(['SUMMARY:Kor', 'RRULE:FREQ=WEEKLY'], read('event', { passenger: 'Vilde Nygård' }))).toBe(true);
  });

  it('is a whole day on which one is free, without a place', () => {
    const whole = ['SUMMARY:Pride', 'DTSTART;VALUE=DATE:20270704', 'TRANSP:TRANSPARENT'];
    expect(isOne(whole)).toBe(true);
    expect(isOne([...whole, 'LOCATION:Bergen'])).toBe(false);
    expect(isOne(['SUMMARY:Pride', 'TRANSP:TRANSPARENT'])).toBe(false);
    expect(isOne(whole.slice(0, 2))).toBe(false);
  });

  it('is no event that people go to', () => {
    expect(isOne(['SUMMARY:Nordlys', 'LOCATION:Logen'])).toBe(false);
  });
});
