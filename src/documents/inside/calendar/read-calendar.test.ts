import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarText } from '#test/support/mails.ts';
import { zoneFromName } from './calendar-zones.ts';
import { readCalendar } from './read-calendar.ts';

const event = (...lines: readonly string[]) => readCalendar(calendarText(...lines))[0];

describe('readCalendar', () => {
  it('reads an event with folded lines and escaped signs', () => {
    const read = event(
      'SUMMARY:Night train to\\, via Bas',
      ' el',
      'DESCRIPTION:Coach 5\\nSeat 61\\; lower',
      'LOCATION:Hall \\"A\\"\\, Berlin',
      'DTSTART;TZID=Europe/Berlin:20270304T203000',
      'DTEND;TZID=Europe/Zurich:20270305T070000',
      'UID:1@example.org',
      'ORGANIZER;CN="Rail, Ltd":mailto:x@example.org',
      'GEO:52.52;13.38',
      'STATUS:confirmed',
    );
    expect(read).toMatchObject({
      summary: 'Night train to, via Basel',
      description: 'Coach 5\nSeat 61; lower',
      start: { local: '2027-03-04T20:30', zone: 'Europe/Berlin' },
      end: { local: '2027-03-05T07:00', zone: 'Europe/Zurich' },
      uid: '1@example.org',
      organizer: 'Rail, Ltd',
      geo: { latitude: 52.52, longitude: 13.38 },
      status: 'CONFIRMED',
    });
  });

  it('keeps days, floating times, UTC and durations apart', () => {
    expect(event('DTSTART;VALUE=DATE:20270304', 'DTEND;VALUE=DATE:20270306')).toMatchObject({
      start: { local: '2027-03-04' },
      end: { local: '2027-03-06' },
    });
    expect(event('DTSTART:20270304T093000')!.start).toEqual({ local: '2027-03-04T09:30' });
    expect(event('DTSTART:20270304T233000Z', 'DURATION:PT1H45M')).toMatchObject({
      start: { zone: 'UTC' },
      end: { local: '2027-03-05T01:15', zone: 'UTC' },
    });
    expect(event('DTSTART;VALUE=DATE:20270304', 'DURATION:P2D')!.end).toEqual({ local: '2027-03-06' });
  });

  it.each([
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['eastern standard time', 'America/New_York'],
    ['/freeassociation.sourceforge.net/Europe/London', 'Europe/London'],
    ['/citadel.org/20210210_1/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome', 'Europe/Amsterdam'],
    ['europe/paris', 'Europe/Paris'],
    ['GMT', 'UTC'],
  ])('knows the zone %s', (name, zone) => expect(zoneFromName(name)).toBe(zone));

  it('does not guess a zone that it does not know', () => {
    expect(zoneFromName('Customized Time Zone')).toBeUndefined();
    expect(event('DTSTART;TZID=Mars/Olympus:20270304T093000')!.start).toEqual({ local: '2027-03-04T09:30' });
  });

  it('reads names that the calendar itself defines', () => {
    const zone = (name: string, ...lines: string[]) => ['BEGIN:VTIMEZONE', `TZID:${name}`, ...lines, 'END:VTIMEZONE'];
    const text = (definition: string[]) =>
      [
        'BEGIN:VCALENDAR',
        ...definition,
        'BEGIN:VEVENT',
        'DTSTART;TZID=Mine:20270304T093000',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\n');
    const start = (definition: string[]) => readCalendar(text(definition))[0]!.start;
    expect(start(zone('Mine', 'X-LIC-LOCATION:Europe/Vienna'))).toMatchObject({ zone: 'Europe/Vienna' });
    expect(start(zone('Mine', 'BEGIN:STANDARD', 'TZOFFSETTO:+0300', 'END:STANDARD'))).toMatchObject({
      zone: 'Etc/GMT-3',
    });
    const changing = [
      'BEGIN:STANDARD',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ];
    expect(start(zone('Mine', ...changing))).toEqual({ local: '2027-03-04T09:30' });
    expect(start(['X-WR-TIMEZONE:Europe/Rome'])).toEqual({ local: '2027-03-04T09:30' });
  });

  it('keeps the lines of a place', () => {
    const placeOf = (location: string) => event(`LOCATION:${location}`, 'DTSTART:20270304')?.location;
    expect(placeOf('Logen\\n Kaivei  2\\N\\nBergen\\n')).toBe('Logen\nKaivei 2\nBergen');
    expect(placeOf(' Logen\\, Bergen ')).toBe('Logen, Bergen');
    expect(placeOf('\\n')).toBeUndefined();
  });

  it('passes over broken lines, and over alarms', () => {
    const read = event(
      'SUMMARY:Opera',
      'this is no line',
      'DTSTART:20270304T203000',
      'BEGIN:VALARM',
      'DESCRIPTION:Soon',
      'END:VALARM',
      'LOCATION:Hall',
    );
    expect(read).toMatchObject({ start: { local: '2027-03-04T20:30' }, location: 'Hall' });
    expect(read!.description).toBeUndefined();
    expect(readCalendar('BEGIN:VEVENT\nSUMMARY:cut off\nDTSTART:20270304')).toMatchObject([{ summary: 'cut off' }]);
  });

  it('keeps continuation lines that lost their blank', () => {
    expect(event('DESCRIPTION:Coach 5', 'Platform: 7', 'DTSTART:20270304')).toMatchObject({
      description: 'Coach 5\nPlatform: 7',
    });
  });

  it('lays out a description in HTML', () => {
    expect(event('DESCRIPTION:<p>Seat&nbsp;<b>12</b></p><br>Row 3', 'DTSTART:20270304')!.description).toBe(
      'Seat 12\nRow 3',
    );
  });

  it('drops times that cannot be', () => {
    expect(event('SUMMARY:x', 'DTSTART:20270230T250000')).toEqual({ summary: 'x', properties: {} });
  });

  it('keeps other properties and the method of the calendar', () => {
    const text =
      'BEGIN:VCALENDAR\nMETHOD:cancel\nBEGIN:VEVENT\nX-TICKET:{"a":1\\,"b":2}\nATTENDEE;CN=Ada:mailto:ada@example.org\nEND:VEVENT\nEND:VCALENDAR';
    expect(readCalendar(text)).toMatchObject([
      { method: 'CANCEL', properties: { 'X-TICKET': '{"a":1,"b":2}', ATTENDEE: 'Ada' } },
    ]);
  });

  it('never throws', () => {
    const line = fc.constantFrom(
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VTIMEZONE',
      'TZID:x',
      'DTSTART;TZID=',
      ':20270304T',
      'DURATION:P',
      'RRULE:FREQ=',
      '\n',
      ' ',
      ';',
      '"',
      ':',
      '\\',
      'GEO:1;',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 40 }), (parts) =>
        Array.isArray(readCalendar(parts.join(''))),
      ),
      { numRuns: 200 },
    );
  });
});
