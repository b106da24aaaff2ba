import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import { passFields } from '#test/extraction/attached-passes.ts';
import { clockOn, type PassDates, readTimes } from './times.ts';

type Rows = Parameters<typeof passFields>[0];

const context = { order: 'dmy', contextDay: '2027-03-01', documentDated: true, full: [], since: '' } as const;
const dates = (relevant?: PassDates['relevant']): PassDates => ({ relevant, context });
const shown = { dateStyle: 'PKDateStyleShort', timeStyle: 'PKDateStyleShort' };
const read = (rows: Rows, kind?: TicketKind, relevant?: PassDates['relevant']) =>
  readTimes(passFields(rows), kind, dates(relevant));

describe('the times of a pass', () => {
  it('are a day and a clock of one field, or of two', () => {
    const start = { local: '2027-05-03T20:00' };
    expect(read([['Start', '03/05/2027 20:00']], 'event')).toEqual({ start });
    expect(
      read(
        [
          ['Date', '03/05/2027'],
          ['Time', '20:00'],
        ],
        'event',
      ),
    ).toEqual({ start });
    expect(
      read(
        [
          ['Datum', '3. Mai 2027'],
          ['Uhrzeit', '20:00'],
        ],
        'event',
      ),
    ).toEqual({ start });
  });

  it('are dates that Wallet writes', () => {
    expect(read([['Start', '2027-05-03T20:00+02:00', shown]], 'event')).toEqual({
      start: { local: '2027-05-03T20:00', offset: '+02:00' },
    });
    expect(read([['Start', '2027-05-03T20:00Z', { ...shown, ignoresTimeZone: true }]], 'event').start).toEqual({
      local: '2027-05-03T20:00',
    });
    expect(read([['Start', '2027-05-03T00:00+02:00', { dateStyle: 'PKDateStyleShort' }]], 'hotel').start).toEqual({
      local: '2027-05-03',
    });
  });

  it('are a clock on the day of the pass where no day is named', () => {
    const relevant = { local: '2027-05-03T08:30', offset: '+02:00' };
    expect(
      read(
        [
          ['Departure', '09:38'],
          ['Arrival', '11:20'],
          ['Boarding', '09:00'],
        ],
        'train',
        relevant,
      ),
    ).toEqual({
      start: { local: '2027-05-03T09:38', offset: '+02:00' },
      end: { local: '2027-05-03T11:20', offset: '+02:00' },
      boarding: { local: '2027-05-03T09:00', offset: '+02:00' },
    });
    expect(read([['Departure', '09:38']], 'train')).toEqual({});
  });

  it('are a clock on the only day that the front names', () => {
    expect(
      read(
        [
          ['Seat', '03/05/2027'],
          ['Departure', '09:38'],
        ],
        'train',
      ).start,
    ).toEqual({ local: '2027-05-03T09:38' });
    expect(
      read(
        [
          ['Seat', '03/05/2027'],
          ['Class', '04/05/2027'],
          ['Departure', '09:38'],
        ],
        'train',
      ),
    ).toEqual({});
  });

  it('are a clock on the day of the start', () => {
    expect(
      read(
        [
          ['Departure', '03/05/2027 09:38'],
          ['Arrival', '11:20'],
          ['Gate', '04/05/2027'],
        ],
        'train',
      ),
    ).toEqual({
      start: { local: '2027-05-03T09:38' },
      end: { local: '2027-05-03T11:20' },
    });
  });

  it('come from the label that tells most', () => {
    const rows: Rows = [
      ['Date', '04/05/2027 08:00'],
      ['Departure', '03/05/2027 09:38'],
    ];
    expect(read(rows, 'train').start).toEqual({ local: '2027-05-03T09:38' });
  });

  it('are doors beside the start', () => {
    expect(
      read(
        [
          ['Start', '03/05/2027 20:00'],
          ['Doors', '19:00'],
        ],
        'event',
      ),
    ).toEqual({
      start: { local: '2027-05-03T20:00' },
      doors: { local: '2027-05-03T19:00' },
    });
  });

  it('are the time within which a card is good', () => {
    expect(
      read(
        [
          ['Valid from', '03/05/2027'],
          ['Valid until', '09/05/2027'],
        ],
        'membership',
      ),
    ).toEqual({
      validFrom: { local: '2027-05-03' },
      validUntil: { local: '2027-05-09' },
    });
  });

  it('are no day of the show for a clock until which it is good', () => {
    const rows: Rows = [
      ['Start', '03/05/2027 20:00'],
      ['Valid until', '22:00'],
    ];
    expect(read(rows, 'event')).toEqual({ start: { local: '2027-05-03T20:00' } });
  });

  it('keep a clock that Wallet does not show, if it is not midnight', () => {
    const rows: Rows = [['Start', '2027-05-03T20:00+02:00', { dateStyle: 'PKDateStyleShort' }]];
    expect(read(rows, 'event').start).toEqual({ local: '2027-05-03T20:00', offset: '+02:00' });
  });
});

describe('a label that means two things', () => {
  it('is the begin of a stay where it says arrival', () => {
    const rows: Rows = [
      ['Arrival', '03/05/2027'],
      ['Departure', '05/05/2027'],
    ];
    const [first, last] = [{ local: '2027-05-03' }, { local: '2027-05-05' }];
    expect(read(rows, 'hotel')).toEqual({ start: first, end: last });
    expect(read(rows, 'train')).toEqual({ start: last, end: first });
  });

  it('is a time where it says from and until, above a clock', () => {
    const relevant = { local: '2027-05-03' };
    expect(
      read(
        [
          ['From', '08:00'],
          ['To', '18:30'],
        ],
        'parking',
        relevant,
      ),
    ).toEqual({
      start: { local: '2027-05-03T08:00' },
      end: { local: '2027-05-03T18:30' },
    });
    expect(
      read(
        [
          ['From', 'Bergen'],
          ['To', 'Oslo'],
        ],
        'train',
        relevant,
      ),
    ).toEqual({});
  });
});

describe('the show of an event', () => {
  const relevant = { local: '2027-05-03' };

  it('begins at the only clock on the front that means nothing else', () => {
    expect(
      read(
        [
          ['Nordlys', '8:00 PM'],
          ['Doors', '7:00 PM'],
        ],
        'event',
        relevant,
      ),
    ).toEqual({
      start: { local: '2027-05-03T20:00' },
      doors: { local: '2027-05-03T19:00' },
    });
    expect(
      read(
        [
          ['Nordlys', '8:00 PM'],
          ['Midnattssol', '9:00 PM'],
        ],
        'event',
        relevant,
      ),
    ).toEqual({});
  });

  it('is asked of events alone', () => {
    expect(read([['Nordlys', '8:00 PM']], 'membership', relevant)).toEqual({});
  });

  it('is not told on the back', () => {
    expect(readTimes(passFields([['Nordlys', '8:00 PM']], 'back'), 'event', dates(relevant))).toEqual({});
  });
});

describe('a clock on the day of another time', () => {
  it('keeps its zone or offset', () => {
    expect(clockOn({ local: '2027-05-03T08:30', offset: '+02:00' }, '23:10')).toEqual({
      local: '2027-05-03T23:10',
      offset: '+02:00',
    });
    expect(clockOn({ local: '2027-05-03', zone: 'Europe/Oslo' }, '23:10')).toEqual({
      local: '2027-05-03T23:10',
      zone: 'Europe/Oslo',
    });
  });

  it.each([
    ['2027-05-03T23:30', '01:00', '2027-05-04T01:00'],
    ['2027-05-03T01:30', '22:00', '2027-05-02T22:00'],
    ['2027-05-03T10:30', '12:00', '2027-05-03T12:00'],
    ['2027-05-03', '23:00', '2027-05-03T23:00'],
  ])('is at the place near %s in UTC: %s', (local, clock, placed) => {
    expect(clockOn({ local, zone: 'UTC' }, clock)).toEqual({ local: placed });
  });
});
