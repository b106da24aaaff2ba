/** LIST, long because every document is written out. */
import { filePart, multipart, textPart } from '#test/support/mails.ts';
import { calendarMail, event, mailOf, type Structured } from './structured.ts';

const outlookZone = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const customZone = outlookZone.map((line) => (line.startsWith('TZID') ? 'TZID:Customized Time Zone' : line));

/** Calendars attached to mails: tickets, and dates that are none. */
export const calendars: readonly Structured[] = [
  {
    name: 'a flight with zones as Outlook names them',
    mail: calendarMail('Your itinerary', 'Your flight is in the calendar attached.', [
      ...outlookZone,
      ...event(
        'SUMMARY:Flight NQ 711 Frankfurt (FRA) - Lisbon (LIS)',
        'DTSTART;TZID=W. Europe Standard Time:20270612T072500',
        'DTEND;TZID=GMT Standard Time:20270612T093500',
        'LOCATION:Frankfurt am Main (FRA)',
        'DESCRIPTION:Booking reference: T5LWQA\\nPassenger: Olaf Krug\\nSeat: 14C\\nTerminal: 1',
        'STATUS:CONFIRMED',
      ),
    ]),
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 711',
        fromCode: 'FRA',
        toCode: 'LIS',
        start: '2027-06-12T07:25',
        startOffset: '+02:00',
        end: '2027-06-12T09:35',
        bookingReference: 'T5LWQA',
        passenger: 'Olaf Krug',
        seat: '14C',
      },
    ],
  },
  {
    name: 'a flight in UTC between airports whose zones are known',
    mail: calendarMail(
      'Flight',
      'See attachment',
      event(
        'SUMMARY:NQ 711 FRA → LIS',
        'DTSTART:20270612T052500Z',
        'DTEND:20270612T083500Z',
        'DESCRIPTION:Confirmation code T5LWQA',
      ),
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 711',
        fromCode: 'FRA',
        toCode: 'LIS',
        start: '2027-06-12T07:25',
        end: '2027-06-12T09:35',
        bookingReference: 'T5LWQA',
      },
    ],
  },
  {
    name: 'a train in a zone of its own, legs in the description',
    mail: calendarMail('Ihre Reiseverbindung', 'Anbei Ihr Termin.', [
      ...customZone,
      ...event(
        'SUMMARY:Bremen Hbf -> Hamburg Hbf',
        'DTSTART;TZID=Customized Time Zone:20270405T091800',
        'DTEND;TZID=Customized Time Zone:20270405T101400',
        'LOCATION:Bremen Hbf',
        'DESCRIPTION:IC 2215\\nAb: Bremen Hbf 09:18\\, Gleis 9\\nAn: Hamburg Hbf 10:14\\, Gleis 14\\nReservierung: Wagen 6\\, Platz 73\\nAuftragsnummer: K7T2PQ',
      ),
    ]),
    tickets: [
      {
        kind: 'train',
        number: 'IC 2215',
        from: 'Bremen Hbf',
        to: 'Hamburg Hbf',
        start: '2027-04-05T09:18',
        startOffset: '+02:00',
        end: '2027-04-05T10:14',
        platform: '9',
        arrivalPlatform: '14',
        coach: '6',
        seat: '73',
        bookingReference: 'K7T2PQ',
      },
    ],
  },
  {
    name: 'a concert at floating time, the whole ticket in folded lines',
    mail: calendarMail(
      'Your tickets',
      'Add the event to your calendar.',
      event(
        'SUMMARY:The Paper Kites Quartet',
        'DTSTART:20270521T200000',
        'DTEND:20270521T230000',
        'LOCATION:Kulturhalle Nord\\, Hafenstr. 5\\, 28195 Bremen',
        'DESCRIPTION:Order number: 8823-11\\nSection: Stalls\\nRow: C\\nSe',
        ' at: 12\\nDoors open: 19:00\\nTicket holder: Jana Simon\\nPrice: 48.00 EUR',
        'URL:https://example.com/e/1',
      ),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'The Paper Kites Quartet',
        start: '2027-05-21T20:00',
        venue: 'Kulturhalle Nord',
        address: ['Hafenstr. 5, 28195 Bremen', 'Kulturhalle Nord, Hafenstr. 5, 28195 Bremen'],
        row: 'C',
        seat: '12',
        section: 'Stalls',
        bookingReference: '8823-11',
        passenger: 'Jana Simon',
        doors: '2027-05-21T19:00',
        price: '48.00 EUR',
      },
    ],
  },
  {
    name: 'a hotel as an event of whole days',
    mail: calendarMail(
      'Your reservation',
      'Your stay is attached.',
      event(
        'SUMMARY:Stay at Hotel Douro Azul',
        'DTSTART;VALUE=DATE:20270512',
        'DTEND;VALUE=DATE:20270515',
        'LOCATION:Rua das Flores 12\\, 4050-262 Porto\\, Portugal',
        'DESCRIPTION:Confirmation number: HD-778812\\nGuest: Nina Falk\\nCheck-in: from 15:00\\nCheck-out: until 11:00',
      ),
    ),
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Douro Azul',
        start: ['2027-05-12T15:00', '2027-05-12'],
        bookingReference: 'HD-778812',
        passenger: 'Nina Falk',
      },
    ],
  },
  {
    name: 'out and back in one calendar',
    mail: calendarMail('Your trip', 'Your flights:', [
      ...event(
        'SUMMARY:Oslo (OSL) to Vienna (VIE) NQ411',
        'DTSTART;TZID=Europe/Oslo:20270512T102000',
        'DTEND;TZID=Europe/Vienna:20270512T124500',
        'DESCRIPTION:Booking RXJ34P',
      ),
      ...event(
        'SUMMARY:Vienna (VIE) to Oslo (OSL) NQ412',
        'DTSTART;TZID=Europe/Vienna:20270519T180500',
        'DTEND;TZID=Europe/Oslo:20270519T203500',
        'DESCRIPTION:Booking RXJ34P',
      ),
    ]),
    tickets: [
      {
        kind: 'flight',
        number: ['NQ 411', 'NQ411'],
        fromCode: 'OSL',
        toCode: 'VIE',
        start: '2027-05-12T10:20',
        end: '2027-05-12T12:45',
      },
      {
        kind: 'flight',
        number: ['NQ 412', 'NQ412'],
        fromCode: 'VIE',
        toCode: 'OSL',
        start: '2027-05-19T18:05',
        end: '2027-05-19T20:35',
      },
    ],
  },
  {
    name: 'a flight that was called off',
    mail: calendarMail(
      'Cancelled flight',
      'Your flight was cancelled.',
      event(
        'SUMMARY:Flight NQ 711 FRA - LIS',
        'DTSTART;TZID=Europe/Berlin:20270612T072500',
        'DTEND;TZID=Europe/Lisbon:20270612T093500',
        'STATUS:CANCELLED',
        'SEQUENCE:2',
      ),
      'CANCEL',
    ),
    tickets: [],
  },
  {
    name: 'a table in a calendar',
    mail: calendarMail(
      'Reservation confirmed',
      'We look forward to seeing you.',
      event(
        'SUMMARY:Reservation at Trattoria Lume',
        'DTSTART;TZID=Europe/Rome:20270409T193000',
        'DTEND;TZID=Europe/Rome:20270409T213000',
        'LOCATION:Via Roma 8\\, Torino',
        'DESCRIPTION:Table for 4\\nName: Ben Fox\\nConfirmation #: 4821\\nPhone: +39 011 555 2020',
      ),
    ),
    tickets: [
      {
        kind: 'restaurant',
        title: 'Trattoria Lume',
        start: '2027-04-09T19:30',
        bookingReference: '4821',
        passenger: 'Ben Fox',
        party: ['4', 'Table for 4', '4 guests', '4 people'],
      },
    ],
  },
  {
    name: 'a meeting of colleagues',
    mail: calendarMail(
      'Einladung: Quartalsplanung',
      'Besprechung',
      event(
        'SUMMARY:Quartalsplanung',
        'ORGANIZER;CN=Petra Chef:mailto:petra@example.org',
        'ATTENDEE;CN=Team;RSVP=TRUE:mailto:team@example.org',
        'DTSTART;TZID=Europe/Berlin:20270312T140000',
        'DTEND;TZID=Europe/Berlin:20270312T150000',
        'LOCATION:Raum 4.12; Microsoft Teams-Besprechung',
        'DESCRIPTION:Bitte Zahlen mitbringen.\\nJetzt an der Besprechung teilnehmen\\nBesprechungs-ID: 331 220 118 2\\nPasscode: aB3x',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      ),
      'REQUEST',
    ),
    tickets: [],
  },
  {
    name: 'a weekly meeting',
    mail: calendarMail(
      'Invitation: Team standup',
      'Weekly',
      event(
        'SUMMARY:Team standup',
        'DTSTART;TZID=Europe/London:20270308T093000',
        'DURATION:PT15M',
        'RRULE:FREQ=WEEKLY;BYDAY=MO',
        'LOCATION:https://meet.example.com/abc-defg',
        'ORGANIZER:mailto:lead@example.org',
        'ATTENDEE:mailto:you@example.org',
      ),
      'REQUEST',
    ),
    tickets: [],
  },
  {
    name: 'a meeting that speaks of a flight',
    mail: calendarMail(
      'Invitation: Prepare booking of flights',
      'Hi all',
      event(
        'SUMMARY:Prepare booking of flights for the fair',
        'ORGANIZER;CN=Kim:mailto:kim@example.org',
        'ATTENDEE:mailto:you@example.org',
        'DTSTART:20270310T090000Z',
        'DTEND:20270310T093000Z',
        'LOCATION:Meeting room Oslo',
        'DESCRIPTION:Let us compare train and flight. Budget 900 EUR.',
      ),
      'REQUEST',
    ),
    tickets: [],
  },
  {
    name: 'a birthday',
    mail: calendarMail(
      'Reminder',
      'Reminder',
      event('SUMMARY:Birthday of Anna', 'DTSTART;VALUE=DATE:20270404', 'RRULE:FREQ=YEARLY', 'TRANSP:TRANSPARENT'),
    ),
    tickets: [],
  },
  {
    name: 'a workshop with an HTML description only',
    mail: calendarMail(
      'Registration confirmed: Pottery for beginners',
      'You are registered. Ticket number 55012.',
      event(
        'SUMMARY:Pottery for beginners',
        'DTSTART;TZID=America/Chicago:20270418T130000',
        'DTEND;TZID=America/Chicago:20270418T160000',
        'LOCATION:Clay Studio\\, 221 Main St\\, Madison\\, WI 53703',
        'X-ALT-DESC;FMTTYPE=text/html:<html><body><p>Ticket number: 55012</p><p>Name: Dana White</p></body></html>',
      ),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'Pottery for beginners',
        start: '2027-04-18T13:00',
        startOffset: '-05:00',
        end: '2027-04-18T16:00',
        venue: 'Clay Studio',
        ticketNumber: '55012',
      },
    ],
  },
  {
    name: 'a coach whose calendar comes without a type, only by its name',
    mail: mailOf(
      'Busticket 7781',
      multipart('mixed', [
        textPart('Gute Reise!'),
        filePart(
          [
            'BEGIN:VCALENDAR',
            'VERSION:2.0',
            ...event(
              'SUMMARY:Bus von Leipzig nach Prag',
              'DTSTART;TZID=Europe/Berlin:20270611T064500',
              'DTEND;TZID=Europe/Prague:20270611T101500',
              'LOCATION:Leipzig Hbf\\, Goethestraße',
              'DESCRIPTION:Linie 055\\nSitzplatz 7A\\nBuchungsnummer 7781 2234',
            ),
            'END:VCALENDAR',
          ].join('\n'),
          'application/octet-stream',
          'reise.ics',
        ),
      ]),
    ),
    tickets: [
      {
        kind: 'bus',
        from: ['Leipzig', 'Leipzig Hbf', 'Leipzig Hbf, Goethestraße'],
        to: 'Prag',
        start: '2027-06-11T06:45',
        end: '2027-06-11T10:15',
        seat: '7A',
        bookingReference: ['7781 2234', '77812234'],
      },
    ],
  },
];
