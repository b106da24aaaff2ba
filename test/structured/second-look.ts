/** LIST, long because every document is written out. */
import { filePart, multipart, textPart } from '#test/support/mails.ts';
import {
  calendarMail,
  event,
  field,
  mailOf,
  markupMail,
  pageWith,
  passFile,
  passMail,
  person,
  qr,
  type Structured,
} from './structured.ts';

/** Passes that say little, or say it in words of their own. */
export const plainPasses: readonly Structured[] = [
  {
    name: 'a boarding pass whose relevant date is when boarding begins',
    mail: passMail(
      'Boarding pass',
      '',
      passFile({
        organizationName: 'Nordan',
        relevantDate: '2027-05-21T18:20:00-04:00',
        ...qr('M1X'),
        boardingPass: {
          transitType: 'PKTransitTypeAir',
          headerFields: [field('f', 'FLIGHT', 'LH489'), field('g', 'GATE', '57')],
          primaryFields: [field('depart', 'MONTREAL', 'YUL'), field('arrive', 'FRANKFURT', 'FRA')],
          secondaryFields: [field('n', 'PASSENGER', 'DOE / JOHN MR'), field('d', 'DATE', '21MAY')],
          auxiliaryFields: [
            field('b', 'BOARDING TIME', '18:20'),
            field('s', 'SEAT', '1A'),
            field('c', 'CLASS', 'C'),
            field('z', 'ZONE', '1'),
          ],
          backFields: [field('r', 'BOOKING CODE', 'XXX007'), field('tn', 'TICKET NUMBER', '220 1234567890')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'flight',
        number: ['LH489', 'LH 489'],
        from: ['MONTREAL', 'Montreal'],
        fromCode: 'YUL',
        toCode: 'FRA',
        start: '2027-05-21',
        boarding: '2027-05-21T18:20',
        gate: '57',
        seat: '1A',
        passenger: ['JOHN DOE', 'DOE JOHN', 'John Doe'],
        bookingReference: 'XXX007',
        ticketNumber: ['220 1234567890', '2201234567890'],
      },
    ],
  },
  {
    name: 'a boarding pass with times as texts and no relevant date',
    mail: passMail(
      'Boarding pass',
      '',
      passFile({
        organizationName: 'Airgreen',
        ...qr('M1Y'),
        boardingPass: {
          transitType: 'PKTransitTypeAir',
          headerFields: [field('d', 'Date', '12 May'), field('f', 'Flight', 'FR 123')],
          primaryFields: [field('o', 'Dublin', 'DUB'), field('t', 'London Stansted', 'STN')],
          secondaryFields: [
            field('dep', 'Departs', '07:35'),
            field('gc', 'Gate closes', '07:05'),
            field('arr', 'Arrives', '08:50'),
          ],
          auxiliaryFields: [field('p', 'Name', 'Aoife Byrne'), field('s', 'Seat', '14B'), field('q', 'Seq', '045')],
          backFields: [field('r', 'Reservation', 'KJ7TRM')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'flight',
        number: ['FR 123', 'FR123'],
        fromCode: 'DUB',
        toCode: 'STN',
        from: 'Dublin',
        start: '2027-05-12T07:35',
        end: '2027-05-12T08:50',
        seat: '14B',
        sequence: '045',
        passenger: 'Aoife Byrne',
        bookingReference: 'KJ7TRM',
      },
    ],
    never: { boarding: '2027-05-12T07:05', gate: '07:05' },
  },
  {
    name: 'a concert with doors and show on a day without year',
    mail: passMail(
      'Your mobile ticket',
      '',
      passFile({
        organizationName: 'Ticketbarn',
        ...qr('TB1'),
        eventTicket: {
          headerFields: [field('date', 'DATE', 'FRI MAY 21')],
          primaryFields: [field('e', 'EVENT', 'The Paper Kites Quartet')],
          secondaryFields: [field('doors', 'DOORS', '7:00 PM'), field('show', 'SHOW', '8:00 PM')],
          auxiliaryFields: [field('sec', 'SECTION', 'GA'), field('loc', 'LOCATION', 'Old Mill, Denver, CO')],
          backFields: [field('on', 'Order #', '44-21093/DEN'), field('n', 'Ticket holder', 'Sam Reyes')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'The Paper Kites Quartet',
        start: '2027-05-21T20:00',
        doors: '2027-05-21T19:00',
        passenger: 'Sam Reyes',
        bookingReference: '44-21093/DEN',
        venue: ['Old Mill', 'Old Mill, Denver, CO'],
        barcode: 'qr TB1',
      },
    ],
  },
  {
    name: 'a film with two seats',
    mail: passMail(
      'Kinoticket',
      '',
      passFile({
        organizationName: 'Lichtspiele am Wall',
        ...qr('L-7'),
        eventTicket: {
          primaryFields: [field('film', 'Film', 'Der lange Fluss')],
          secondaryFields: [field('kino', 'Kino', 'Lichtspiele am Wall'), field('saal', 'Saal', '4')],
          auxiliaryFields: [
            field('datum', 'Datum', '13.03.2027'),
            field('zeit', 'Uhrzeit', '20:15'),
            field('reihe', 'Reihe', 'H'),
            field('platz', 'Platz', '11, 12'),
          ],
          backFields: [field('bn', 'Buchungsnummer', 'KQ7718')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'Der lange Fluss',
        start: '2027-03-13T20:15',
        venue: 'Lichtspiele am Wall',
        room: ['4', 'Saal 4'],
        row: 'H',
        seat: '11, 12',
        bookingReference: 'KQ7718',
      },
    ],
  },
  {
    name: 'a museum with a window for entry',
    mail: passMail(
      'Your ticket',
      '',
      passFile({
        organizationName: 'Museum of Tides',
        ...qr('MT-5'),
        eventTicket: {
          primaryFields: [field('t', '', 'Museum of Tides')],
          secondaryFields: [field('d', 'Valid on', 'Sunday, 18 April 2027'), field('e', 'Entry', '10:00 - 10:30')],
          auxiliaryFields: [field('q', 'Tickets', '2 Adults'), field('p', 'Total', '£24.00')],
          backFields: [field('o', 'Order number', 'MOT-99120')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'Museum of Tides',
        start: ['2027-04-18T10:00', '2027-04-18'],
        party: ['2 Adults', '2 adults'],
        price: '24.00 GBP',
        bookingReference: 'MOT-99120',
      },
    ],
  },
  {
    name: 'a loyalty card with points and level',
    mail: passMail(
      'Your card',
      '',
      passFile({
        organizationName: 'Hotel Circle',
        ...qr('800123'),
        storeCard: {
          headerFields: [field('p', 'POINTS', 1250)],
          primaryFields: [field('n', 'MEMBER', 'Eva Green')],
          secondaryFields: [field('l', 'LEVEL', 'Gold'), field('m', 'MEMBER NUMBER', '800 123 456')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'membership',
        passenger: 'Eva Green',
        membershipNumber: ['800 123 456', '800123456'],
        membershipLevel: 'Gold',
      },
    ],
  },
  {
    name: 'a coupon with its code in words',
    mail: passMail(
      '10 € for you',
      '',
      passFile({
        organizationName: 'Buchladen',
        ...qr('SAVE-10-XK'),
        coupon: {
          primaryFields: [field('offer', 'Rabatt', '10 €')],
          secondaryFields: [field('c', 'Gutscheincode', 'SAVE-10-XK'), field('v', 'Gültig bis', '31. Dezember 2027')],
        },
      }),
    ),
    tickets: [{ kind: 'voucher', voucherCode: 'SAVE-10-XK', validUntil: '2027-12-31', issuer: 'Buchladen' }],
  },
  {
    name: 'fields of wrong types beside right ones',
    mail: passMail(
      'Ticket',
      '',
      passFile({
        organizationName: 'Odd',
        ...qr('ODD-1'),
        relevantDate: 1806047400,
        eventTicket: {
          headerFields: null,
          primaryFields: { key: 'x', label: 'EVENT', value: 'Single field' },
          secondaryFields: [
            null,
            'text',
            field('d', 'Date', '2027-04-02T19:00+02:00', {
              dateStyle: 'PKDateStyleFull',
              timeStyle: 'PKDateStyleShort',
            }),
            field('x', null as never, true),
          ],
          auxiliaryFields: [field('s', 'Seat', 14)],
          backFields: [field('l', 'Info', '', { attributedValue: "<a href='https://example.com'>more</a>" })],
        },
      }),
    ),
    tickets: [{ kind: 'event', start: '2027-04-02T19:00', seat: '14', barcode: 'qr ODD-1', title: 'Single field' }],
  },
  {
    name: 'a train whose stops have their clocks for labels',
    mail: passMail(
      'Billet',
      '',
      passFile({
        organizationName: 'Rail Sud',
        ...qr('RS-1'),
        relevantDate: '2027-03-20T08:04:00+01:00',
        boardingPass: {
          transitType: 'PKTransitTypeTrain',
          headerFields: [field('t', 'TGV', '6608'), field('v', 'VOITURE', '7'), field('p', 'PLACE', '52')],
          primaryFields: [field('o', '08:04', 'LYON PART-DIEU'), field('d', '10:02', 'PARIS GARE DE LYON')],
          secondaryFields: [field('n', 'PASSAGER', 'MARTIN Chloé'), field('dt', 'DATE', '20/03/2027')],
          auxiliaryFields: [field('c', 'CLASSE', '2'), field('r', 'RÉF. DOSSIER', 'TRVBN2')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'train',
        from: ['LYON PART-DIEU', 'Lyon Part-Dieu'],
        to: ['PARIS GARE DE LYON', 'Paris Gare de Lyon'],
        start: '2027-03-20T08:04',
        end: '2027-03-20T10:02',
        coach: '7',
        seat: '52',
        bookingReference: 'TRVBN2',
        class: '2',
      },
    ],
  },
  {
    name: 'a space to park',
    mail: passMail(
      'Your parking',
      '',
      passFile({
        organizationName: 'Parkwell',
        ...qr('PW-1'),
        generic: {
          primaryFields: [field('g', 'CAR PARK', 'P3 Airport Nord')],
          secondaryFields: [field('f', 'FROM', '03.07.2027 08:00'), field('u', 'UNTIL', '10.07.2027 20:00')],
          auxiliaryFields: [field('pl', 'LICENCE PLATE', 'B-XY 123'), field('b', 'BOOKING', 'PK-4471-22')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'parking',
        start: '2027-07-03T08:00',
        end: '2027-07-10T20:00',
        vehicle: 'B-XY 123',
        bookingReference: 'PK-4471-22',
      },
    ],
  },
  {
    name: 'a day pass of a town',
    mail: passMail(
      'Dein Ticket',
      '',
      passFile({
        organizationName: 'Stadtverkehr Ulm',
        expirationDate: '2027-04-11T03:00:00+02:00',
        barcodes: [{ format: 'PKBarcodeFormatAztec', message: 'SVU', messageEncoding: 'iso-8859-1' }],
        generic: {
          primaryFields: [field('t', 'Ticket', 'TagesTicket 2 Zonen')],
          secondaryFields: [
            field('vf', 'Gültig ab', '10.04.2027 09:00'),
            field('vu', 'Gültig bis', '11.04.2027 03:00'),
          ],
          auxiliaryFields: [field('z', 'Zonen', '10, 20'), field('p', 'Preis', '5,40 €')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'pass',
        validFrom: '2027-04-10T09:00',
        validUntil: '2027-04-11T03:00',
        price: '5.40 EUR',
        area: ['10, 20', 'Zonen 10, 20'],
      },
    ],
  },
];

/** Calendars of booking programs. */
export const plainCalendars: readonly Structured[] = [
  {
    name: 'an itinerary program’s flight',
    mail: calendarMail(
      'Trip to New York',
      'Your plans',
      event(
        'SUMMARY:LH400 FRA to JFK',
        'DTSTART:20270512T084500Z',
        'DTEND:20270512T173000Z',
        'LOCATION:Frankfurt (FRA)',
        'DESCRIPTION:[Flight] 5/12/2027 LH400 Frankfurt(FRA) 10:45 AM CEST - New York(JFK) 1:30 PM EDT\\nConfirmation #: T5LWQA\\nSeats: 32K\\nTerminal: 1',
      ),
    ),
    tickets: [
      {
        kind: 'flight',
        number: ['LH 400', 'LH400'],
        fromCode: 'FRA',
        toCode: 'JFK',
        start: '2027-05-12T10:45',
        end: '2027-05-12T13:30',
        bookingReference: 'T5LWQA',
      },
    ],
  },
  {
    name: 'a flight by where it goes',
    mail: calendarMail(
      'Flight',
      '',
      event(
        'SUMMARY:Flight to Vienna (OS 336)',
        'DTSTART;TZID=Europe/Oslo:20270512T102000',
        'DTEND;TZID=Europe/Vienna:20270512T124500',
        'LOCATION:Oslo OSL',
        'DESCRIPTION:Confirmation: QW3RTZ\\nDeparts OSL 10:20\\, arrives VIE 12:45',
      ),
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'OS 336',
        fromCode: 'OSL',
        toCode: 'VIE',
        start: '2027-05-12T10:20',
        end: '2027-05-12T12:45',
        bookingReference: 'QW3RTZ',
      },
    ],
  },
  {
    name: 'a stay that is called like the hotel',
    mail: calendarMail(
      'Your reservation',
      'We are looking forward to your stay.',
      event(
        'SUMMARY:Hotel Douro Azul',
        'DTSTART;VALUE=DATE:20270512',
        'DTEND;VALUE=DATE:20270515',
        'LOCATION:Rua das Flores 12\\, 4050-262 Porto\\, Portugal',
        'DESCRIPTION:Booking number: 3344556677\\nPIN: 9911\\nGuest name: Nina Falk',
      ),
    ),
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Douro Azul',
        start: '2027-05-12',
        bookingReference: '3344556677',
        passenger: 'Nina Falk',
      },
    ],
  },
  {
    name: 'an event in UTC in a town of America, the zone of the calendar stated',
    mail: calendarMail('Your tickets for Night Market', 'See you there', [
      'X-WR-TIMEZONE:America/Denver',
      ...event(
        'SUMMARY:Night Market',
        'DTSTART:20270522T000000Z',
        'DTEND:20270522T040000Z',
        'LOCATION:Old Mill\\, 12 Mill Lane\\, Denver\\, CO 80202\\, United States',
        'DESCRIPTION:Order 771234567',
      ),
    ]),
    tickets: [
      { kind: 'event', title: 'Night Market', start: '2027-05-21T18:00', end: '2027-05-21T22:00', venue: 'Old Mill' },
    ],
  },
  {
    name: 'a film with row and seats in a sentence',
    mail: calendarMail(
      'Deine Tickets',
      'Viel Spaß!',
      event(
        'SUMMARY:Der lange Fluss (OmU)',
        'DTSTART;TZID=Europe/Berlin:20270313T201500',
        'DTEND;TZID=Europe/Berlin:20270313T223000',
        'LOCATION:Lichtspiele am Wall\\, Am Wall 10\\, 28195 Bremen',
        'DESCRIPTION:Saal 4\\nReihe H\\, Platz 11\\nBuchungsnummer: KQ7718',
      ),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'Der lange Fluss (OmU)',
        start: '2027-03-13T20:15',
        venue: 'Lichtspiele am Wall',
        row: 'H',
        seat: '11',
        bookingReference: 'KQ7718',
      },
    ],
  },
  {
    name: 'a dinner for two',
    mail: calendarMail(
      'Your reservation at Lume',
      'Your table is booked.',
      event(
        'SUMMARY:Dinner at Lume',
        'DTSTART;TZID=America/Chicago:20270409T193000',
        'DTEND;TZID=America/Chicago:20270409T213000',
        'LOCATION:12 W Main St\\, Madison\\, WI',
        'DESCRIPTION:Party of 2\\nConfirmation number: 2293',
      ),
    ),
    tickets: [{ kind: 'restaurant', title: 'Lume', start: '2027-04-09T19:30', bookingReference: '2293' }],
  },
  {
    name: 'a train whose invitation is in the alternatives of the text',
    mail: mailOf(
      'Booking 55A12',
      multipart('alternative', [
        textPart('Have a nice trip.'),
        textPart('<p>Have a nice trip.</p>', 'html'),
        filePart(
          [
            'BEGIN:VCALENDAR',
            'VERSION:2.0',
            'METHOD:REQUEST',
            ...event(
              'SUMMARY:Train from Utrecht Centraal to Antwerpen-Centraal',
              'ORGANIZER:mailto:noreply@example.org',
              'ATTENDEE;CN="Daan Bakker";RSVP=FALSE:mailto:daan@example.com',
              'DTSTART;TZID=Europe/Amsterdam:20270410T090300',
              'DTEND;TZID=Europe/Brussels:20270410T103100',
              'LOCATION:Utrecht Centraal',
              'DESCRIPTION:Train IC 9215\\nCoach 12\\, seat 34\\nPlatform 5',
            ),
            'END:VCALENDAR',
          ].join('\r\n'),
          'text/calendar; charset=utf-8; method=REQUEST',
        ),
      ]),
    ),
    tickets: [
      {
        kind: 'train',
        from: 'Utrecht Centraal',
        to: 'Antwerpen-Centraal',
        number: 'IC 9215',
        start: '2027-04-10T09:03',
        end: '2027-04-10T10:31',
        coach: '12',
        seat: '34',
        platform: '5',
        passenger: 'Daan Bakker',
      },
    ],
  },
  {
    name: 'a talk that a group announced',
    mail: calendarMail(
      'You are going: Soil talks',
      'Thanks for your RSVP.',
      event(
        'SUMMARY:Soil talks',
        'DTSTART;TZID=Europe/Berlin:20270914T183000',
        'DTEND;TZID=Europe/Berlin:20270914T203000',
        'LOCATION:Haus der Gärten | Nord (Gartenstr. 23\\, Berlin\\, Germany)',
        'DESCRIPTION:Soil friends Berlin\\nTuesday\\, September 14 at 6:30 PM\\nWe meet and talk about soil. Bring a friend.\\nhttps://example.com/e/5',
        'URL:https://example.com/e/5',
      ),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'Soil talks',
        start: '2027-09-14T18:30',
        end: '2027-09-14T20:30',
        venue: 'Haus der Gärten | Nord',
      },
    ],
  },
  {
    name: 'a reminder to pay',
    mail: calendarMail(
      'Payment reminder',
      'Your invoice 2027-118 is due.',
      event(
        'SUMMARY:Invoice 2027-118 due',
        'DTSTART;VALUE=DATE:20270315',
        'DESCRIPTION:Amount: 118.00 EUR\\nIBAN DE12 3456 7890',
      ),
    ),
    tickets: [],
  },
  {
    name: 'a date without a place or a word of a booking',
    mail: calendarMail(
      'Reminder',
      'See you on Friday.',
      event('SUMMARY:Call with the bank', 'DTSTART:20270312T130000Z', 'DTEND:20270312T133000Z'),
    ),
    tickets: [],
  },
  {
    name: 'only a task and an alarm',
    mail: calendarMail('Task', 'A task', [
      'BEGIN:VTODO',
      'UID:9',
      'SUMMARY:Buy tickets',
      'DUE:20270312T120000Z',
      'END:VTODO',
    ]),
    tickets: [],
  },
  {
    name: 'a delivery',
    mail: calendarMail(
      'Your delivery is planned',
      'Your delivery arrives on 16 March.',
      event(
        'SUMMARY:Delivery of your kitchen',
        'DTSTART;TZID=Europe/Berlin:20270316T080000',
        'DTEND;TZID=Europe/Berlin:20270316T120000',
        'LOCATION:Gartenstr. 2\\, Ulm',
        'DESCRIPTION:Order 99812. Our driver will call you 30 minutes before.',
      ),
    ),
    tickets: [],
  },
];

const oslo = { '@type': 'Airport', name: 'Oslo Gardermoen', iataCode: 'OSL' };
const vienna = { '@type': 'Airport', name: 'Vienna', iataCode: 'VIE' };

/** Markup as programs of little care write it. */
export const careless: readonly Structured[] = [
  {
    name: 'a plain reservation inside of a message, date as in a mail header',
    mail: markupMail('Flight booked', pageWith('Flight booked', []), {
      '@context': 'http://schema.org',
      '@type': 'EmailMessage',
      about: {
        '@type': 'Reservation',
        reservationNumber: 'LM55TT',
        underName: [person('Ole Dahl'), person('Liv Dahl')],
        reservationFor: {
          '@type': 'Flight',
          flightNumber: 'OS 336',
          departureAirport: oslo,
          arrivalAirport: vienna,
          departureTime: 'Wed, 12 May 2027 10:20:00 +0200',
          arrivalTime: '2027-05-12T12:45:00.000+0200',
        },
        bookingAgent: { '@type': 'Organization', name: 'Cheapflights Agency' },
        totalPrice: 'USD 1,249.00',
      },
    }),
    tickets: [
      {
        kind: 'flight',
        number: 'OS 336',
        start: '2027-05-12T10:20',
        end: '2027-05-12T12:45',
        passenger: 'Ole Dahl',
        bookingReference: 'LM55TT',
        price: '1249.00 USD',
      },
      { kind: 'flight', number: 'OS 336', start: '2027-05-12T10:20', passenger: 'Liv Dahl' },
    ],
    never: { carrier: 'Cheapflights Agency' },
  },
  {
    name: 'an agency sells what an airline flies',
    mail: markupMail('Booking', pageWith('Booking', []), {
      '@context': 'http://schema.org',
      '@type': 'FlightReservation',
      reservationNumber: 'AG77XY',
      provider: { '@type': 'Organization', name: 'Tripshop' },
      broker: { '@type': 'Organization', name: 'Tripshop' },
      underName: person('Ada King'),
      reservationFor: {
        '@type': 'Flight',
        flightNumber: '336',
        airline: { '@type': 'Airline', name: 'Austrian', iataCode: 'OS' },
        departureAirport: oslo,
        arrivalAirport: vienna,
        departureTime: '2027-05-12T10:20:00+02:00',
      },
    }),
    tickets: [
      { kind: 'flight', number: 'OS 336', carrier: 'Austrian', passenger: 'Ada King', start: '2027-05-12T10:20' },
    ],
  },
  {
    name: 'a stay with days in words and hours beside them',
    mail: markupMail('Your stay', pageWith('Your stay', []), {
      '@context': 'http://schema.org',
      '@type': 'LodgingReservation',
      reservationNumber: '88-1',
      underName: person('Jo March'),
      reservationFor: {
        '@type': 'Hotel',
        name: 'The Orchard',
        address: '1 Orchard Way, Concord, MA',
        telephone: ['+1 978 555 0100'],
      },
      checkinDate: 'May 12, 2027',
      checkinTime: '3:00 PM',
      checkoutDate: 'May 15, 2027',
      checkoutTime: '11:00 AM',
    }),
    tickets: [
      {
        kind: 'hotel',
        title: 'The Orchard',
        start: '2027-05-12T15:00',
        end: '2027-05-15T11:00',
        passenger: 'Jo March',
        address: '1 Orchard Way, Concord, MA',
        phone: '+1 978 555 0100',
      },
    ],
  },
  {
    name: 'an event with its place in one text and a teatime',
    mail: markupMail('Order complete', pageWith('Order complete', []), {
      '@context': 'https://schema.org',
      '@type': 'EventReservation',
      reservationNumber: 'OC-3',
      underName: { '@type': 'Organization', name: 'Mills & Sons Ltd' },
      reservationFor: {
        '@type': 'Event',
        name: 'Tea &amp; Tunes',
        startDate: '2027-05-21T16:00',
        location: 'Old Mill, Mill Lane 1, Graz',
      },
      numSeats: 2,
    }),
    tickets: [
      {
        kind: 'event',
        title: 'Tea & Tunes',
        start: '2027-05-21T16:00',
        bookingReference: 'OC-3',
        venue: ['Old Mill', 'Old Mill, Mill Lane 1, Graz'],
      },
    ],
  },
  {
    name: 'the page of an event in a graph with everything else',
    mail: markupMail(
      'Open air at the castle',
      pageWith('Open air at the castle', [
        ['Datum', '3. Juli 2027'],
        ['Beginn', '20:30 Uhr'],
      ]),
      {
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebPage', '@id': '#page', name: 'Open air', datePublished: '2027-01-11' },
          {
            '@type': 'Organization',
            '@id': '#org',
            name: 'Castle concerts',
            address: { '@type': 'PostalAddress', addressLocality: 'Linz' },
          },
          {
            '@type': 'Place',
            '@id': '#place',
            name: 'Schlosshof',
            address: {
              '@type': 'PostalAddress',
              streetAddress: 'Schlossberg 1',
              addressLocality: 'Linz',
              addressCountry: 'AT',
            },
          },
          {
            '@type': ['Event', 'MusicEvent'],
            '@id': '#e',
            name: 'Open air at the castle',
            startDate: '2027-07-03T20:30:00+02:00',
            location: { '@id': '#place' },
            organizer: { '@id': '#org' },
            mainEntityOfPage: { '@id': '#page' },
          },
        ],
      },
    ),
    tickets: [
      {
        kind: 'event',
        title: 'Open air at the castle',
        start: '2027-07-03T20:30',
        venue: 'Schlosshof',
        address: ['Schlossberg 1, Linz, AT', 'Schlossberg 1, Linz'],
      },
    ],
  },
  {
    name: 'coach and seat in one text',
    mail: markupMail('Rail ticket', pageWith('Rail ticket', []), {
      '@context': 'http://schema.org',
      '@type': 'TrainReservation',
      reservationNumber: 'RT-9',
      underName: person('Max Kern'),
      reservationFor: {
        '@type': 'TrainTrip',
        trainNumber: 'RJX 662',
        departureStation: { '@type': 'TrainStation', name: 'Wien Hbf' },
        arrivalStation: { '@type': 'TrainStation', name: 'Linz Hbf' },
        departureTime: '2027-05-12T10:30',
        arrivalTime: '2027-05-12T11:46',
      },
      reservedTicket: { '@type': 'Ticket', ticketedSeat: 'Wagen 24, Platz 61' },
    }),
    tickets: [
      {
        kind: 'train',
        number: 'RJX 662',
        from: 'Wien Hbf',
        to: 'Linz Hbf',
        start: '2027-05-12T10:30',
        coach: '24',
        seat: '61',
        passenger: 'Max Kern',
      },
    ],
  },
  {
    name: 'a bus trip with places of a general trip',
    mail: markupMail('Bus ticket', pageWith('Bus ticket', []), {
      '@context': 'http://schema.org',
      '@type': 'BusReservation',
      reservationNumber: '3001',
      underName: person('Kaja Nowak'),
      reservationFor: {
        '@type': 'BusTrip',
        name: 'N60',
        departureBusStop: {
          '@type': 'BusStop',
          name: 'Wrocław',
          address: 'ul. Sucha 1, Wrocław',
          geo: { '@type': 'GeoCoordinates', latitude: 51.097, longitude: 17.033 },
        },
        arrivalBusStop: 'Praha ÚAN Florenc',
        departureTime: '2027-05-12T23:10+02:00',
        arrivalTime: '2027-05-13T04:20+02:00',
      },
    }),
    tickets: [
      {
        kind: 'bus',
        from: 'Wrocław',
        to: 'Praha ÚAN Florenc',
        start: '2027-05-12T23:10',
        end: '2027-05-13T04:20',
        passenger: 'Kaja Nowak',
        bookingReference: '3001',
      },
    ],
  },
  {
    name: 'placeholders that were not filled in',
    mail: markupMail(
      'Your trip',
      pageWith('Your trip to Vienna', [
        ['Reference', 'GH22KK'],
        ['Departure', '12 May 2027, 10:20'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: '{{pnr}}',
        underName: person('%FIRSTNAME% %LASTNAME%'),
        reservationFor: {
          '@type': 'Flight',
          flightNumber: 'OS 336',
          airline: { '@type': 'Airline', name: 'undefined', iataCode: '' },
          departureAirport: oslo,
          arrivalAirport: vienna,
          departureTime: '0001-01-01T00:00:00',
          arrivalTime: '',
        },
      },
    ),
    tickets: [{ kind: 'flight', number: 'OS 336', fromCode: 'OSL', toCode: 'VIE' }],
    never: {
      passenger: '%FIRSTNAME% %LASTNAME%',
      bookingReference: '{{pnr}}',
      carrier: 'undefined',
      start: '0001-01-01',
    },
  },
  {
    name: 'a car, days before months',
    mail: markupMail('Your ride', pageWith('Your ride', []), {
      '@context': 'http://schema.org',
      '@type': 'RentalCarReservation',
      reservationNumber: 'CAR-5',
      underName: person('Ruth Adler'),
      provider: { '@type': 'Organization', name: 'Sunwheel' },
      reservationFor: { '@type': 'RentalCar', name: 'Polo or similar' },
      pickupLocation: 'Faro Airport',
      pickupTime: '03/07/2027 12:00',
      dropoffLocation: 'Faro Airport',
      dropoffTime: '13/07/2027 09:30',
    }),
    tickets: [
      {
        kind: 'rental',
        start: '2027-07-03T12:00',
        end: '2027-07-13T09:30',
        passenger: 'Ruth Adler',
        bookingReference: 'CAR-5',
        venue: 'Faro Airport',
      },
    ],
  },
  {
    name: 'the page of a museum with hours and prices',
    mail: markupMail(
      'Museum of Tides',
      pageWith('Museum of Tides', [
        ['Open', 'daily 10:00 - 18:00'],
        ['Adults', '£12'],
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'Museum',
        name: 'Museum of Tides',
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            opens: '10:00',
            closes: '18:00',
            validFrom: '2027-01-01',
            validThrough: '2027-12-31',
          },
        ],
        isAccessibleForFree: false,
        address: { '@type': 'PostalAddress', streetAddress: 'Quay 1', addressLocality: 'Whitby' },
      },
    ),
    tickets: [],
  },
  {
    name: 'a programme of a house with six evenings',
    mail: markupMail(
      'Programme in May',
      pageWith(
        'Programme in May',
        [1, 2, 3, 4, 5, 6].map((day) => [`${day} May 2027`, `Evening ${day}`] as const),
      ),
      [1, 2, 3, 4, 5, 6].map((day) => ({
        '@context': 'https://schema.org',
        '@type': 'MusicEvent',
        name: `Evening ${day}`,
        startDate: `2027-05-0${day}T20:00`,
        location: { '@type': 'Place', name: 'Old Mill', address: 'Graz' },
        offers: { '@type': 'Offer', price: '20', priceCurrency: 'EUR' },
      })),
    ),
    tickets: [],
  },
  {
    name: 'a form to rate what was eaten',
    mail: markupMail(
      'How was Trattoria Lume?',
      pageWith(
        'How was your visit?',
        [
          ['Restaurant', 'Trattoria Lume'],
          ['Date', '9 April 2027'],
        ],
        '<p>Rate your visit now</p>',
      ),
      {
        '@context': 'http://schema.org',
        '@type': 'EmailMessage',
        potentialAction: {
          '@type': 'ReviewAction',
          review: {
            '@type': 'Review',
            itemReviewed: { '@type': 'FoodEstablishment', name: 'Trattoria Lume' },
            reviewRating: { '@type': 'Rating', bestRating: '5', worstRating: '1' },
          },
          handler: { '@type': 'HttpActionHandler', url: 'https://example.com' },
        },
      },
    ),
    tickets: [],
  },
];

/** Documents of one mail that differ in what they say of one ticket. */
export const together: readonly Structured[] = [
  {
    name: 'a calendar in UTC and the hour in the text, at a place that is on no list',
    mail: mailOf(
      'Ihre Buchung',
      multipart('mixed', [
        textPart(
          'Ihre Buchung ist bestätigt.\n\nVeranstaltung: Die lange Nacht\nDatum: 21.05.2027\nBeginn: 20:00 Uhr\nOrt: Alte Mühle\nBuchungsnummer: 7788-1\nReihe: 4\nPlatz: 12\n',
        ),
        filePart(
          [
            'BEGIN:VCALENDAR',
            'VERSION:2.0',
            ...event(
              'SUMMARY:Die lange Nacht',
              'DTSTART:20270521T180000Z',
              'DTEND:20270521T210000Z',
              'LOCATION:Alte Mühle',
            ),
            'END:VCALENDAR',
          ].join('\r\n'),
          'text/calendar',
          'a.ics',
        ),
      ]),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'Die lange Nacht',
        start: '2027-05-21T20:00',
        end: '2027-05-21T23:00',
        venue: 'Alte Mühle',
        row: '4',
        seat: '12',
        bookingReference: '7788-1',
      },
    ],
  },
];
