import { describe, expect, it } from 'vitest';
import { readCalendar } from '#src/documents/inside/calendar/read-calendar.ts';
import { readHtml } from '#src/documents/inside/mail/read-mail.ts';
import type { RawPart } from '#src/documents/shared/mail/raw-part.ts';
import {
  describeWith,
  calendarDrafts as draftsOf,
  evening,
  readEvent as read,
} from '#test/extraction/calendar-events.ts';
import { valuesOf } from '#test/support/code-input.ts';
import { calendarText, extractionInput } from '#test/support/mails.ts';
import { calendar } from './extract.ts';

describe('journeys in a calendar', () => {
  it.each([
    [
      'Train from Paris Gare de Lyon to Milano Centrale',
      { kind: 'train', from: 'Paris Gare de Lyon', to: 'Milano Centrale' },
    ],
    [
      'Zugfahrt von Köln Hbf nach Berlin Hbf (ICE 650)',
      { kind: 'train', from: 'Köln Hbf', to: 'Berlin Hbf', number: 'ICE 650' },
    ],
    ['TGV 6601 Paris - Lyon', { kind: 'train', from: 'Paris', to: 'Lyon', number: 'TGV 6601' }],
    ['Flight LH 400 FRA - JFK', { kind: 'flight', fromCode: 'FRA', toCode: 'JFK', number: 'LH 400' }],
    ['Bus: Praha → Brno', { kind: 'bus', from: 'Praha', to: 'Brno' }],
    ['✈ BER → LIS', { kind: 'flight', fromCode: 'BER', toCode: 'LIS' }],
    ['XQ 17 Oslo (OSL) - Vienna (VIE)', { kind: 'flight', number: 'XQ 17', fromCode: 'OSL', toCode: 'VIE' }],
    ['Vuelo Vueling VY1234 Barcelona - Sevilla', { kind: 'flight', from: 'Barcelona', to: 'Sevilla' }],
    ['Fähre Kiel - Oslo', { kind: 'boat', from: 'Kiel', to: 'Oslo' }],
  ])('reads the title %s', (title, expected) => {
    expect(read(`SUMMARY:${title}`, ...evening)).toMatchObject([
      { ...expected, start: { local: '2027-03-04T20:30' }, end: { local: '2027-03-04T23:00' } },
    ]);
  });

  it('begins where the event is when the title only says where it goes', () => {
    expect(read('SUMMARY:Flight to Vienna (OS 336)', 'LOCATION:Oslo OSL', ...evening)).toMatchObject([
      { kind: 'flight', from: 'Oslo', fromCode: 'OSL', to: 'Vienna', number: 'OS 336' },
    ]);
    expect(read('SUMMARY:Flight to Vienna', ...evening)[0]).not.toHaveProperty('from');
  });

  it('takes the means of travelling from the mail around when the event tells only places', () => {
    const events = readCalendar(calendarText('SUMMARY:Helsinki – Tallinn', 'LOCATION:Helsinki', ...evening));
    const body = readHtml('<p>Your ferry leaves at 20:30 from the harbour.</p>');
    const kindsOf = (...parts: RawPart[]) => calendar.extract(extractionInput({ type: 'mail', parts })).map(valuesOf);
    expect(kindsOf(body, { type: 'calendar', events })).toMatchObject([
      { kind: 'boat', from: 'Helsinki', to: 'Tallinn' },
    ]);
    expect(kindsOf({ type: 'calendar', events })).toMatchObject([{ kind: 'event' }]);
  });

  it('reads every leg of an itinerary, over midnight', () => {
    const description = describeWith(
      'Your trip',
      'Dep. 20:30 Berlin Hbf - Platform 7 (ICE  802)',
      'Arr. 22:10 Hamburg Hbf - Platform 12',
      '',
      'Walk to Hamburg ZOB',
      '',
      'Dep. 22:40 Hamburg ZOB (Bus 12)',
      'Arr. 00:25 Lübeck ZOB',
      '',
      'Duration: 3:55, 1 change',
    );
    const drafts = draftsOf(
      'SUMMARY:Berlin Hbf -> Lübeck ZOB',
      description,
      'DTSTART;TZID=Europe/Berlin:20270304T203000',
      'DTEND;TZID=Europe/Berlin:20270305T002500',
    );
    expect(drafts.map(valuesOf)).toMatchObject([
      {
        kind: 'train',
        from: 'Berlin Hbf',
        to: 'Hamburg Hbf',
        number: 'ICE 802',
        platform: '7',
        arrivalPlatform: '12',
        start: { local: '2027-03-04T20:30' },
        end: { local: '2027-03-04T22:10' },
      },
      {
        kind: 'bus',
        from: 'Hamburg ZOB',
        to: 'Lübeck ZOB',
        number: 'Bus 12',
        start: { local: '2027-03-04T22:40' },
        end: { local: '2027-03-05T00:25', zone: 'Europe/Berlin' },
      },
    ]);
    expect(drafts[0]!.group).toBe(drafts[1]!.group);
  });

  it('trusts words that it does not know when both ends are those of the event', () => {
    const itinerary = describeWith('xx 20:30 Aaby - spor 2 (IC 12)', 'yy 23:00 Beeby');
    expect(read('SUMMARY:Aaby -> Beeby', itinerary, ...evening)).toMatchObject([
      { kind: 'train', from: 'Aaby', to: 'Beeby', number: 'IC 12', platform: '2' },
    ]);
    expect(read('SUMMARY:Agenda', describeWith('xx 20:15 Welcome (IC 12)', 'yy 21:00 Talk'), ...evening)).toMatchObject(
      [{ kind: 'event' }],
    );
  });

  it('reads legs that stand on one line each', () => {
    const description = describeWith(
      'Journey: Leeds (LDS) to York (YRK), dep 20:30, arr 21:00',
      'Mode of Transport: Train',
      'Journey: York (YRK) to Hull (HUL), dep 21:20, arr 23:00',
      'Mode of Transport: Bus',
    );
    expect(read('SUMMARY:Leeds to Hull', description, ...evening)).toMatchObject([
      { kind: 'train', from: 'Leeds', fromCode: 'LDS', to: 'York', end: { local: '2027-03-04T21:00' } },
      { kind: 'bus', from: 'York', to: 'Hull', start: { local: '2027-03-04T21:20' } },
    ]);
  });

  it('finds the offset of a stop from the printed time and the time in UTC', () => {
    const description = describeWith('Departure: 20:30 Berlin Hbf', 'Arrival: 23:00 Hamburg Hbf', 'Train: ICE 802');
    expect(read('SUMMARY:ICE 802', description, 'DTSTART:20270304T193000Z', 'DTEND:20270304T220000Z')).toMatchObject([
      { start: { local: '2027-03-04T20:30', offset: '+01:00' }, end: { local: '2027-03-04T23:00', offset: '+01:00' } },
    ]);
  });

  it('tells the traveller, the seat and the reference', () => {
    const title = 'SUMMARY:#9988776655: From Wien Hbf\\, to Brno\\, seat: 42';
    expect(
      read(title, 'ATTENDEE;CN=Ada Lovelace:mailto:ada@example.org', describeWith('Coach: 5', 'RJ 1234'), ...evening),
    ).toMatchObject([
      {
        kind: 'train',
        bookingReference: '9988776655',
        passenger: 'Ada Lovelace',
        coach: '5',
        seat: '42',
        number: 'RJ 1234',
      },
    ]);
  });
});
