/** LIST, long because every document is written out. */
import { filePart, multipart, textPart } from '#test/support/mails.ts';
import {
  airport,
  calendarMail,
  event,
  field,
  mailOf,
  markupMail,
  osloToVienna,
  pageWith,
  passFile,
  passMail,
  pdfPart,
  person,
  qr,
  type Structured,
  script,
} from './structured.ts';

const fares = (rows: string) => `<html><body><table><tbody>${rows}</tbody></table></body></html>`;

/** Microdata, MIME and merges as they come from programs of long ago. */
export const oldPrograms: readonly Structured[] = [
  {
    name: 'microdata of two passengers, one reservation each, in rows of one table',
    mail: mailOf(
      'Ihre Buchung',
      textPart(
        fares(
          ['Jan Moser|21C', 'Uta Moser|21D']
            .map((row) => {
              const [name, seat] = row.split('|');
              return `<tr itemscope itemtype="http://schema.org/FlightReservation"><td><meta itemprop="reservationNumber" content="W4KX9Q"><link itemprop="reservationStatus" href="http://schema.org/Confirmed"><span itemprop="underName" itemscope itemtype="http://schema.org/Person"><span itemprop="name">${name}</span></span> <span itemprop="airplaneSeat">${seat}</span><div itemprop="reservationFor" itemscope itemtype="http://schema.org/Flight"><meta itemprop="flightNumber" content="336"><div itemprop="airline" itemscope itemtype="http://schema.org/Airline"><meta itemprop="name" content="Austrian"><meta itemprop="iataCode" content="OS"></div><div itemprop="departureAirport" itemscope itemtype="http://schema.org/Airport"><meta itemprop="iataCode" content="OSL"></div><meta itemprop="departureTime" content="2027-05-12T10:20:00+02:00"><div itemprop="arrivalAirport" itemscope itemtype="http://schema.org/Airport"><meta itemprop="iataCode" content="VIE"></div><meta itemprop="arrivalTime" content="2027-05-12T12:45:00+02:00"></div></td></tr>`;
            })
            .join(''),
        ),
        'html',
      ),
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'OS 336',
        fromCode: 'OSL',
        toCode: 'VIE',
        start: '2027-05-12T10:20',
        passenger: 'Jan Moser',
        seat: '21C',
        bookingReference: 'W4KX9Q',
      },
      { kind: 'flight', number: 'OS 336', passenger: 'Uta Moser', seat: '21D', bookingReference: 'W4KX9Q' },
    ],
  },
  {
    name: 'microdata of a stay with the old names of its days',
    mail: mailOf(
      'Reservation',
      textPart(
        `<div itemscope itemtype="http://schema.org/LodgingReservation"><meta itemprop="reservationNumber" content="2233445566"/><div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Nina Falk"/></div><div itemprop="reservationFor" itemscope itemtype="http://schema.org/LodgingBusiness"><meta itemprop="name" content="Hotel Douro Azul"/><div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="Rua das Flores 12"/><meta itemprop="addressLocality" content="Porto"/><meta itemprop="addressRegion" content=""/><meta itemprop="postalCode" content="4050-262"/><meta itemprop="addressCountry" content="PT"/></div><meta itemprop="telephone" content="+351 22 555 0101"/></div><meta itemprop="checkinDate" content="2027-05-12T15:00:00+01:00"/><meta itemprop="checkoutDate" content="2027-05-15T12:00:00+01:00"/><link itemprop="modifyReservationUrl" href="https://example.com"/></div><p>Thanks, Nina! Your booking in Porto is confirmed. PIN code: 1188</p>`,
        'html',
      ),
    ),
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Douro Azul',
        start: '2027-05-12T15:00',
        end: '2027-05-15T12:00',
        passenger: 'Nina Falk',
        bookingReference: '2233445566',
        address: ['Rua das Flores 12, 4050-262 Porto, PT', 'Rua das Flores 12, 4050-262 Porto'],
      },
    ],
  },
  {
    name: 'a reservation in RDFa-like names with prefix',
    mail: markupMail('Train', pageWith('Train', []), {
      '@context': { schema: 'http://schema.org/' },
      '@type': 'schema:TrainReservation',
      'schema:reservationNumber': 'RP-1',
      'schema:underName': { '@type': 'schema:Person', 'schema:name': 'Max Kern' },
      'schema:reservationFor': {
        '@type': 'schema:TrainTrip',
        'schema:trainNumber': 'RJX 662',
        'schema:departureStation': { 'schema:name': 'Wien Hbf' },
        'schema:arrivalStation': { 'schema:name': 'Linz Hbf' },
        'schema:departureTime': '2027-05-12T10:30:00+02:00',
      },
    }),
    tickets: [
      {
        kind: 'train',
        number: 'RJX 662',
        from: 'Wien Hbf',
        to: 'Linz Hbf',
        start: '2027-05-12T10:30',
        passenger: 'Max Kern',
        bookingReference: 'RP-1',
      },
    ],
  },
  {
    name: 'a legs’ list: reservation for each leg, names in one text',
    mail: markupMail(
      'Flights',
      pageWith('Flights', [['PNR', 'N7XW2B']]),
      ['OS 336|OSL|VIE|2027-05-12T10:20|2027-05-12T12:45', 'OS 229|VIE|BER|2027-05-12T14:10|2027-05-12T15:25'].map(
        (leg) => {
          const [number, from, to, out, back] = leg.split('|') as [string, string, string, string, string];
          return {
            '@context': 'http://schema.org',
            '@type': 'FlightReservation',
            reservationNumber: 'N7XW2B',
            underName: { '@type': 'Person', name: 'DAHL/OLE MR' },
            reservationFor: {
              '@type': 'Flight',
              flightNumber: number,
              departureAirport: { '@type': 'Airport', iataCode: from },
              arrivalAirport: { '@type': 'Airport', iataCode: to },
              departureTime: out,
              arrivalTime: back,
            },
          };
        },
      ),
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'OS 336',
        fromCode: 'OSL',
        toCode: 'VIE',
        start: '2027-05-12T10:20',
        startOffset: '+02:00',
        passenger: ['OLE DAHL', 'Ole Dahl', 'DAHL/OLE MR'],
      },
      {
        kind: 'flight',
        number: 'OS 229',
        fromCode: 'VIE',
        toCode: 'BER',
        start: '2027-05-12T14:10',
        end: '2027-05-12T15:25',
      },
    ],
  },
  {
    name: 'text with soft line breaks of format=flowed and a signature',
    mail: mailOf('Ihre Sitzplatzreservierung', {
      head: 'Content-Type: text/plain; charset=utf-8; format=flowed; delsp=no',
      body: 'Guten Tag,\n\nIhre Reservierung ist bestätigt.\n\nAuftragsnummer: K7T2PQ\nZug: IC 2215\nVon: Bremen Hbf\nNach: Hamburg Hbf\nDatum: 05.04.2027\nAbfahrt: 09:18\nAnkunft: 10:14\nWagen: 6\nSitzplatz: 73\n\n-- \nNordbahn AG, Bahnhofplatz 1, 28195 Bremen\nTel. 0421 555 010\n',
    }),
    tickets: [
      {
        kind: 'train',
        number: 'IC 2215',
        from: 'Bremen Hbf',
        to: 'Hamburg Hbf',
        start: '2027-04-05T09:18',
        end: '2027-04-05T10:14',
        coach: '6',
        seat: '73',
        bookingReference: 'K7T2PQ',
      },
    ],
  },
  {
    name: 'an HTML page attached as a file with markup in it',
    mail: mailOf(
      'Your e-ticket',
      multipart('mixed', [
        textPart('Please find your e-ticket attached.'),
        filePart(
          `<html><head><title>e-ticket</title>${script({ '@context': 'http://schema.org', '@type': 'BusReservation', reservationNumber: 'BX-22', underName: person('Kaja Nowak'), reservationFor: { '@type': 'BusTrip', busNumber: 'N60', departureBusStop: { name: 'Wrocław' }, arrivalBusStop: { name: 'Praha' }, departureTime: '2027-05-12T23:10:00+02:00' } })}</head><body>Your e-ticket</body></html>`,
          'text/html',
          'eticket.html',
        ),
      ]),
    ),
    tickets: [
      {
        kind: 'bus',
        from: 'Wrocław',
        to: 'Praha',
        start: '2027-05-12T23:10',
        number: 'N60',
        passenger: 'Kaja Nowak',
        bookingReference: 'BX-22',
      },
    ],
  },
  {
    name: 'a multipart without its last boundary and with bare line feeds',
    mail: `From: a@example.org\nTo: b@example.com\nDate: Mon, 1 Mar 2027 10:00:00 +0100\nSubject: Ticket\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=xyz\n\npreamble\n--xyz\nContent-Type: text/html; charset=utf-8\n\n${script({ '@context': 'http://schema.org', '@type': 'EventReservation', reservationNumber: 'E-77', underName: person('Jo Kent'), reservationFor: { '@type': 'Event', name: 'Harvest fair', startDate: '2027-09-18T11:00:00+02:00', location: { '@type': 'Place', name: 'Town park', address: 'Parkweg 1, Graz' } } })}\n<p>Your ticket for the Harvest fair</p>\n`,
    tickets: [
      {
        kind: 'event',
        title: 'Harvest fair',
        start: '2027-09-18T11:00',
        venue: 'Town park',
        passenger: 'Jo Kent',
        bookingReference: 'E-77',
      },
    ],
  },
  {
    name: 'a pass with the type of any archive, beside a reservation in markup',
    mail: mailOf(
      'Your boarding pass',
      multipart('mixed', [
        textPart(
          `${pageWith('Your boarding pass', [['Booking', 'W4KX9Q']])}${script({ '@context': 'http://schema.org', '@type': 'FlightReservation', reservationNumber: 'W4KX9Q', underName: person('Jan Moser'), reservationFor: { '@type': 'Flight', flightNumber: 'OS336', airline: { '@type': 'Airline', name: 'Austrian', iataCode: 'OS' }, departureAirport: airport('Oslo', 'OSL'), arrivalAirport: airport('Vienna', 'VIE'), departureTime: '2027-05-12T10:20:00+02:00', arrivalTime: '2027-05-12T12:45:00+02:00' } })}`,
          'html',
        ),
        filePart(
          passFile({
            organizationName: 'Austrian',
            ...qr('OS336-21C'),
            relevantDate: '2027-05-12T07:50:00Z',
            boardingPass: {
              transitType: 'PKTransitTypeAir',
              primaryFields: [field('o', 'Oslo', 'OSL'), field('d', 'Vienna', 'VIE')],
              auxiliaryFields: [field('b', 'Boarding', '09:50'), field('g', 'Gate', 'D11'), field('s', 'Seat', '21C')],
              secondaryFields: [field('n', 'Passenger', 'MOSER/JAN'), field('f', 'Flight', 'OS336')],
            },
          }),
          'application/zip',
          'boardingpass.pkpass',
        ),
      ]),
    ),
    tickets: [
      {
        kind: 'flight',
        number: ['OS 336', 'OS336'],
        fromCode: 'OSL',
        toCode: 'VIE',
        start: '2027-05-12T10:20',
        end: '2027-05-12T12:45',
        boarding: '2027-05-12T09:50',
        gate: 'D11',
        seat: '21C',
        passenger: 'Jan Moser',
        barcode: 'qr OS336-21C',
        bookingReference: 'W4KX9Q',
      },
    ],
  },
  {
    name: 'a reservation that was changed: old and new times in two blocks',
    mail: markupMail(
      'Schedule change',
      pageWith('Your flight was changed', [
        ['New departure', '12 May 2027 11:05'],
        ['Booking', 'W4KX9Q'],
      ]),
      ...[
        ['Cancelled', '10:20'],
        ['Confirmed', '11:05'],
      ].map(([status, clock]) => ({
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: 'W4KX9Q',
        reservationStatus: `http://schema.org/Reservation${status}`,
        underName: person('Jan Moser'),
        reservationFor: {
          '@type': 'Flight',
          flightNumber: 'OS336',
          departureAirport: airport('Oslo', 'OSL'),
          arrivalAirport: airport('Vienna', 'VIE'),
          departureTime: `2027-05-12T${clock}:00+02:00`,
        },
      })),
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'OS 336',
        start: '2027-05-12T11:05',
        passenger: 'Jan Moser',
        bookingReference: 'W4KX9Q',
      },
    ],
    never: { start: '2027-05-12T10:20' },
  },
  {
    name: 'a hotel by an agency: flights and a stay in one package',
    mail: markupMail('Ihre Pauschalreise', pageWith('Ihre Pauschalreise', [['Vorgang', 'PR-5512']]), {
      '@context': 'https://schema.org',
      '@type': 'ReservationPackage',
      reservationNumber: 'PR-5512',
      underName: person('Jan Moser'),
      subReservation: [
        {
          '@type': 'FlightReservation',
          reservationFor: {
            '@type': 'Flight',
            flightNumber: '336',
            airline: { '@type': 'Airline', iataCode: 'OS', name: 'Austrian' },
            departureAirport: airport('Oslo', 'OSL'),
            arrivalAirport: airport('Vienna', 'VIE'),
            departureTime: '2027-05-12T10:20:00+02:00',
          },
        },
        {
          '@type': 'LodgingReservation',
          reservationNumber: 'H-9',
          checkinTime: '2027-05-12T15:00:00+02:00',
          checkoutTime: '2027-05-15T11:00:00+02:00',
          reservationFor: {
            '@type': 'Hotel',
            name: 'Hotel Ring',
            address: { '@type': 'PostalAddress', streetAddress: 'Ring 1', addressLocality: 'Wien' },
          },
        },
      ],
    }),
    tickets: [
      { kind: 'flight', number: 'OS 336', passenger: 'Jan Moser', bookingReference: 'PR-5512' },
      {
        kind: 'hotel',
        title: 'Hotel Ring',
        start: '2027-05-12T15:00',
        end: '2027-05-15T11:00',
        passenger: 'Jan Moser',
        bookingReference: 'H-9',
      },
    ],
  },
  {
    name: 'a calendar for two: each attendee is named',
    mail: calendarMail(
      'Your tickets',
      'Two tickets for the fair',
      [1, 2].flatMap((n) =>
        event(
          `UID:t${n}`,
          'SUMMARY:Harvest fair',
          'DTSTART;TZID=Europe/Vienna:20270918T110000',
          'LOCATION:Town park\\, Parkweg 1\\, Graz',
          `DESCRIPTION:Ticket holder: ${n === 1 ? 'Jo Kent' : 'Mia Kent'}\\nTicket number: HF-${n}00${n}`,
        ),
      ),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'Harvest fair',
        start: '2027-09-18T11:00',
        passenger: 'Jo Kent',
        ticketNumber: 'HF-1001',
      },
      {
        kind: 'event',
        title: 'Harvest fair',
        start: '2027-09-18T11:00',
        passenger: 'Mia Kent',
        ticketNumber: 'HF-2002',
      },
    ],
  },
  {
    name: 'passes of a family and a PDF of the order',
    mail: mailOf(
      'Your order',
      multipart('mixed', [
        textPart('Thank you. Order 661-22. Your tickets are attached.'),
        ...['11', '12'].map((seat) =>
          filePart(
            passFile({
              organizationName: 'Arena Nord',
              serialNumber: seat,
              ...qr(`AN-${seat}`),
              eventTicket: {
                primaryFields: [field('e', 'EVENT', 'Ice gala')],
                secondaryFields: [
                  field('d', 'DATE', '2027-12-04T18:00+01:00', {
                    dateStyle: 'PKDateStyleMedium',
                    timeStyle: 'PKDateStyleShort',
                  }),
                  field('v', 'VENUE', 'Arena Nord'),
                ],
                auxiliaryFields: [field('b', 'BLOCK', '112'), field('r', 'ROW', '8'), field('s', 'SEAT', seat)],
              },
            }),
            'application/vnd.apple.pkpass',
            `${seat}.pkpass`,
          ),
        ),
        pdfPart(0, 'order.pdf'),
      ]),
    ),
    pdfs: [
      '# Invoice\nInvoice number: 2027-88\nOrder 661-22\n2 x Ice gala, 4 December 2027   98.00 EUR\nTotal: 98.00 EUR\nVAT 7 %: 6.41 EUR',
    ],
    tickets: ['11', '12'].map((seat) => ({
      kind: 'event',
      title: 'Ice gala',
      start: '2027-12-04T18:00',
      section: '112',
      row: '8',
      seat,
      barcode: `qr AN-${seat}`,
    })),
  },
  {
    name: 'an expired pass',
    mail: passMail(
      'Old',
      '',
      passFile({
        organizationName: 'Nordbahn',
        ...qr('NB-1'),
        relevantDate: '2026-02-01T08:00:00+01:00',
        expirationDate: '2026-02-02T00:00:00+01:00',
        boardingPass: {
          transitType: 'PKTransitTypeTrain',
          primaryFields: [field('from', 'Von', 'Ulm Hbf'), field('to', 'Nach', 'Aalen Hbf')],
        },
      }),
    ),
    tickets: [{ kind: 'train', from: 'Ulm Hbf', to: 'Aalen Hbf', start: '2026-02-01T08:00', barcode: 'qr NB-1' }],
  },
  {
    name: 'a question how the flight was',
    mail: markupMail(
      'How was your flight?',
      pageWith(
        'How was your flight OS 336 on 12 January 2027?',
        [['Booking', 'W4KX9Q']],
        '<p>Please rate your flight. It takes two minutes.</p>',
      ),
      {
        '@context': 'http://schema.org',
        '@type': 'EmailMessage',
        potentialAction: { '@type': 'ViewAction', url: 'https://example.com/survey', name: 'Start survey' },
      },
    ),
    tickets: [],
  },
  {
    name: 'a table that is asked for but not confirmed is still a table; its cancellation link is none',
    mail: markupMail(
      'Reservation',
      pageWith(
        'Your reservation',
        [
          ['Restaurant', 'Lume'],
          ['When', '9 April 2027, 19:30'],
          ['Guests', '2'],
        ],
        '<p>Plans changed? <a href="https://example.com/c">Cancel reservation</a>. If your reservation is cancelled late, a fee applies.</p>',
      ),
      {
        '@context': 'http://schema.org',
        '@type': 'FoodEstablishmentReservation',
        reservationNumber: 'L-9',
        reservationStatus: 'http://schema.org/Pending',
        underName: person('Ben Fox'),
        partySize: 2,
        startTime: '2027-04-09T19:30:00+02:00',
        reservationFor: { '@type': 'Restaurant', name: 'Lume', address: 'Via Roma 8, Torino' },
        cancelReservationUrl: 'https://example.com/c',
      },
    ),
    tickets: [
      { kind: 'restaurant', title: 'Lume', start: '2027-04-09T19:30', passenger: 'Ben Fox', party: ['2 guests', '2'] },
    ],
  },
];

/** Mails with offers around what was booked. */
export const withOffers: readonly Structured[] = [
  {
    name: 'a flight in markup, a hotel and a car to be booked in the text',
    mail: markupMail(
      'Booking W4KX9Q',
      `<html><body><h1>Booking confirmed</h1><p>Booking reference: W4KX9Q</p><p>OS 336 Oslo (OSL) 12 May 2027 10:20 - Vienna (VIE) 12:45</p><h2>Hotels in Vienna</h2><p>Hotel Ring<br>Ring 1, Vienna<br>Check-in: 12 May 2027 from 15:00<br>Check-out: 15 May 2027<br>2 guests, from 89 EUR</p><h2>Rent a car</h2><p>Sunwheel Vienna Airport<br>Pick-up: 12 May 2027 13:30<br>Return: 15 May 2027 10:00<br>from 31 EUR a day</p></body></html>`,
      osloToVienna,
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'OS 336',
        start: '2027-05-12T10:20',
        bookingReference: 'W4KX9Q',
        passenger: 'Jan Moser',
      },
    ],
    never: { seat: '2', price: ['89.00 EUR', '31.00 EUR'] },
  },
  {
    name: 'a flight in markup for the one who booked, a second traveller in the text',
    mail: markupMail(
      'Booking W4KX9Q',
      `<html><body><h1>Booking confirmed</h1><p>Booking reference: W4KX9Q</p><table><tr><th>Passenger</th><th>Flight</th><th>Seat</th></tr><tr><td>Jan Moser</td><td>OS 336</td><td>21C</td></tr><tr><td>Uta Moser</td><td>OS 336</td><td>21D</td></tr></table><p>Oslo (OSL) - Vienna (VIE), 12 May 2027, 10:20 - 12:45</p></body></html>`,
      osloToVienna,
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'OS 336',
        start: '2027-05-12T10:20',
        bookingReference: 'W4KX9Q',
        passenger: 'Jan Moser',
        seat: '21C',
      },
      { kind: 'flight', number: 'OS 336', start: '2027-05-12T10:20', passenger: 'Uta Moser', seat: '21D' },
    ],
  },
  {
    name: 'a stay in markup, trains and sights around',
    mail: markupMail(
      'Your stay',
      `<html><body><h1>Your stay is confirmed</h1><p>Confirmation: HD-778812</p><p>Hotel Ring, Ring 1, Wien</p><p>Check-in 12 May 2027 15:00, check-out 15 May 2027 11:00</p><h2>How to get here</h2><p>Railjet RJ 662 Linz Hbf 10:30 - Wien Hbf 11:46, then U1 to Karlsplatz</p><h2>What is on</h2><p>Spring concert, 13 May 2027, 19:30, Musikhaus, from 25 EUR</p></body></html>`,
      {
        '@context': 'http://schema.org',
        '@type': 'LodgingReservation',
        reservationNumber: 'HD-778812',
        underName: person('Nina Falk'),
        checkinTime: '2027-05-12T15:00:00+02:00',
        checkoutTime: '2027-05-15T11:00:00+02:00',
        reservationFor: { '@type': 'Hotel', name: 'Hotel Ring', address: 'Ring 1, Wien' },
      },
    ),
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Ring',
        start: '2027-05-12T15:00',
        end: '2027-05-15T11:00',
        passenger: 'Nina Falk',
        bookingReference: 'HD-778812',
      },
    ],
    never: { price: '25.00 EUR', number: 'RJ 662' },
  },
  {
    name: 'a concert in markup, other concerts in the text',
    mail: markupMail(
      'Your tickets',
      `<html><body><h1>Your tickets</h1><p>Order 90023</p><p>The Paper Kites Quartet<br>21 May 2027, 20:00<br>Kulturhalle Nord</p><h2>You may also like</h2><table><tr><td>Night of Drums</td><td>3 June 2027, 19:00</td><td>Old Mill</td><td>from 30 EUR</td></tr><tr><td>Brass in the Park</td><td>10 June 2027, 18:00</td><td>Town park</td><td>from 20 EUR</td></tr></table></body></html>`,
      {
        '@context': 'http://schema.org',
        '@type': 'EventReservation',
        reservationNumber: '90023',
        underName: person('Maik Otto'),
        reservationFor: {
          '@type': 'MusicEvent',
          name: 'The Paper Kites Quartet',
          startDate: '2027-05-21T20:00:00+02:00',
          location: { '@type': 'Place', name: 'Kulturhalle Nord', address: 'Hafenstr. 5, Bremen' },
        },
      },
    ),
    tickets: [
      { kind: 'event', title: 'The Paper Kites Quartet', start: '2027-05-21T20:00', bookingReference: '90023' },
    ],
    never: { price: ['30.00 EUR', '20.00 EUR'] },
  },
];
