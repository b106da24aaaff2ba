import { describe, expect, it } from 'vitest';
import {
  describeWith,
  calendarDrafts as draftsOf,
  evening,
  readEvent as read,
} from '#test/extraction/calendar-events.ts';

describe('events of a calendar', () => {
  it('are tickets for an event with venue and address', () => {
    expect(read('SUMMARY:Night of Bells', 'LOCATION:Old Mill (Mill Lane 1\\, Graz)', ...evening)).toEqual([
      expect.objectContaining({
        kind: 'event',
        title: 'Night of Bells',
        venue: 'Old Mill',
        address: 'Mill Lane 1, Graz',
        start: { local: '2027-03-04T20:30', zone: 'Europe/Berlin', offset: '+01:00' },
      }),
    ]);
  });

  it('say the last day of whole days, not the day after', () => {
    expect(read('SUMMARY:Fair', 'DTSTART;VALUE=DATE:20270304', 'DTEND;VALUE=DATE:20270307')).toMatchObject([
      { start: { local: '2027-03-04' }, end: { local: '2027-03-06' } },
    ]);
    expect(read('SUMMARY:Fair', 'DTSTART;VALUE=DATE:20270304', 'DTEND;VALUE=DATE:20270305')[0]).not.toHaveProperty(
      'end',
    );
  });

  it('carry the facts of the description', () => {
    const description = describeWith('Booking reference: XK4TZ9', 'Row: 7', 'Seat: 12', 'Seat: 13');
    const [values] = read('SUMMARY:Concert', description, ...evening);
    expect(values).toMatchObject({ bookingReference: 'XK4TZ9', row: '7', seat: '12, 13' });
  });

  it('are marked as called off when cancelled, and not read without a time', () => {
    expect(draftsOf('SUMMARY:Concert', 'STATUS:CANCELLED', ...evening)).toMatchObject([{ cancelled: true }]);
    expect(read('SUMMARY:Concert')).toEqual([]);
  });

  it.each(['Meeting with Anna - project', 'Introduction to Rust', 'Team -> Budget', 'Round table at the conference'])(
    'stay events: %s',
    (title) => {
      expect(read(`SUMMARY:${title}`, ...evening)).toMatchObject([{ kind: 'event', title }]);
    },
  );

  it('are stays when the title says so and a night lies between', () => {
    const days = ['DTSTART;VALUE=DATE:20270304', 'DTEND;VALUE=DATE:20270306'];
    expect(read('SUMMARY:Stay at Hotel Seeblick', 'LOCATION:Ufer 1\\, 1010 Wien', ...days)).toMatchObject([
      { kind: 'hotel', title: 'Hotel Seeblick', address: 'Ufer 1, 1010 Wien', start: { local: '2027-03-04' } },
    ]);
    expect(read('SUMMARY:Hotel fair', ...evening)).toMatchObject([{ kind: 'event' }]);
  });

  it('are parking spaces', () => {
    expect(read('SUMMARY:Parkhaus Nord', ...evening)).toMatchObject([{ kind: 'parking' }]);
  });

  it.each(['Table for 2 at Bistro Nord', '[Confirmed] Table at Bistro Nord', 'Bistro Nord - Table for 2'])(
    'are tables at a restaurant: %s',
    (title) => {
      expect(read(`SUMMARY:${title}`, ...evening)).toMatchObject([{ kind: 'restaurant', title: 'Bistro Nord' }]);
    },
  );

  it.each([
    ['a call', 'LOCATION:https://zoom.us/j/1'],
    ['what returns every week', 'RRULE:FREQ=WEEKLY'],
    ['a birthday', 'SUMMARY:Birthday of Ada'],
    ['leaving a hotel', 'SUMMARY:Check-out: Hotel Seeblick'],
  ])('are no tickets: %s', (_, line) => {
    expect(read(line, 'SUMMARY:Weekly round', ...evening)).toEqual([]);
  });
});
