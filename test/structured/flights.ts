/** LIST, long because every document is written out. */
import { multipart, textPart } from '#test/support/mails.ts';
import { airport, mailOf, markupMail, pageWith, person, type Structured } from './structured.ts';

const nordan = { '@type': 'Airline', name: 'Nordan Air', iataCode: 'NQ' };
const flight = (
  flightNumber: string,
  from: object,
  to: object,
  departureTime: string,
  arrivalTime: string,
  more: object = {},
) => ({
  '@type': 'Flight',
  flightNumber,
  airline: nordan,
  departureAirport: from,
  departureTime,
  arrivalAirport: to,
  arrivalTime,
  ...more,
});
const oslo = airport('Oslo Gardermoen', 'OSL');
const vienna = airport('Vienna International', 'VIE');
const lisbon = airport('Lisbon Humberto Delgado', 'LIS');
const frankfurt = airport('Frankfurt am Main', 'FRA');
const there = flight('411', oslo, vienna, '2027-05-12T10:20:00+02:00', '2027-05-12T12:45:00+02:00');
const back = flight('412', vienna, oslo, '2027-05-19T18:05:00+02:00', '2027-05-19T20:35:00+02:00');

/** Flights in markup of all kinds. */
export const flights: readonly Structured[] = [
  {
    name: 'a flight as in the documentation, with all extras',
    mail: markupMail(
      'Your Nordan Air confirmation RXJ34P',
      pageWith('Thank you for booking', [
        ['Booking reference', 'RXJ34P'],
        ['Passenger', 'Eva Green'],
        ['Flight', 'NQ 411'],
        ['From', 'Oslo Gardermoen (OSL)'],
        ['To', 'Vienna (VIE)'],
        ['Departure', '12 May 2027 10:20'],
        ['Arrival', '12 May 2027 12:45'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: 'RXJ34P',
        reservationStatus: 'http://schema.org/Confirmed',
        passengerPriorityStatus: 'Fast Track',
        passengerSequenceNumber: '113',
        securityScreening: 'TSA PreCheck',
        ticketNumber: '257-2402203951',
        airplaneSeat: '9A',
        airplaneSeatClass: { '@type': 'AirplaneSeatClass', name: 'Business' },
        boardingGroup: 'B',
        programMembership: { '@type': 'ProgramMembership', memberNumber: 'SG123456789', program: 'Star Gold' },
        additionalTicketText: 'Some ticket details, terms and conditions...',
        underName: { ...person('Eva Green'), email: 'eva@example.com' },
        reservationFor: {
          ...there,
          departureGate: 'D11',
          departureTerminal: '1',
          arrivalTerminal: '3',
          boardingTime: '2027-05-12T09:50:00+02:00',
          operatedBy: { '@type': 'Airline', name: 'Polaris Regional', iataCode: 'PX' },
        },
        ticketToken: 'qrCode:AB34-9981',
        ticketDownloadUrl: 'http://example.com/ticket',
        price: '349.90',
        priceCurrency: 'EUR',
      },
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 411',
        carrier: 'Nordan Air',
        fromCode: 'OSL',
        toCode: 'VIE',
        start: '2027-05-12T10:20',
        startOffset: '+02:00',
        end: '2027-05-12T12:45',
        boarding: '2027-05-12T09:50',
        gate: 'D11',
        terminal: '1',
        arrivalTerminal: '3',
        seat: '9A',
        class: 'Business',
        group: 'B',
        sequence: '113',
        passenger: 'Eva Green',
        bookingReference: 'RXJ34P',
        ticketNumber: ['257-2402203951', '2572402203951'],
        membershipNumber: 'SG123456789',
        price: '349.90 EUR',
        barcode: 'qr AB34-9981',
      },
    ],
  },
  {
    name: 'two legs and two passengers in one array of four',
    mail: markupMail(
      'Booking confirmation KL9PQ2',
      pageWith('Your trip to Vienna', [
        ['Booking code', 'KL9PQ2'],
        ['Passengers', 'Mr Tom Berger, Mrs Lia Berger'],
        ['Outbound', 'NQ411 OSL-VIE 12.05.2027 10:20 - 12:45'],
        ['Return', 'NQ412 VIE-OSL 19.05.2027 18:05 - 20:35'],
      ]),
      [there, back].flatMap((leg) =>
        ['Tom Berger', 'Lia Berger'].map((name) => ({
          '@context': 'https://schema.org',
          '@type': 'FlightReservation',
          reservationNumber: 'KL9PQ2',
          underName: person(name),
          reservationFor: leg,
        })),
      ),
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 411',
        passenger: 'Tom Berger',
        start: '2027-05-12T10:20',
        bookingReference: 'KL9PQ2',
      },
      { kind: 'flight', number: 'NQ 411', passenger: 'Lia Berger', start: '2027-05-12T10:20' },
      { kind: 'flight', number: 'NQ 412', passenger: 'Tom Berger', start: '2027-05-19T18:05' },
      {
        kind: 'flight',
        number: 'NQ 412',
        passenger: 'Lia Berger',
        start: '2027-05-19T18:05',
        fromCode: 'VIE',
        toCode: 'OSL',
      },
    ],
  },
  {
    name: 'one reservation whose reservationFor is a list of legs',
    mail: markupMail('E-ticket receipt', pageWith('Itinerary', [['PNR', 'ZZ8H4T']]), {
      '@context': 'https://schema.org/',
      '@type': 'FlightReservation',
      reservationNumber: 'ZZ8H4T',
      underName: person('Ida Holm'),
      reservationFor: [there, back],
    }),
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 411',
        fromCode: 'OSL',
        toCode: 'VIE',
        start: '2027-05-12T10:20',
        passenger: 'Ida Holm',
        bookingReference: 'ZZ8H4T',
      },
      {
        kind: 'flight',
        number: 'NQ 412',
        fromCode: 'VIE',
        toCode: 'OSL',
        start: '2027-05-19T18:05',
        passenger: 'Ida Holm',
        bookingReference: 'ZZ8H4T',
      },
    ],
  },
  {
    name: 'a package: the number stands outside, names and seats within',
    mail: markupMail('Reisebestätigung', pageWith('Ihre Reise', [['Buchungscode', 'PQ7R2S']]), {
      '@context': 'https://schema.org',
      '@type': 'ReservationPackage',
      reservationNumber: 'PQ7R2S',
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      broker: { '@type': 'Organization', name: 'Reisebüro Sonnig' },
      subReservation: [
        { '@type': 'FlightReservation', underName: person('Jan Moser'), airplaneSeat: '21C', reservationFor: there },
        { '@type': 'FlightReservation', underName: person('Uta Moser'), airplaneSeat: '21D', reservationFor: there },
      ],
    }),
    tickets: [
      { kind: 'flight', number: 'NQ 411', passenger: 'Jan Moser', seat: '21C', bookingReference: 'PQ7R2S' },
      { kind: 'flight', number: 'NQ 411', passenger: 'Uta Moser', seat: '21D', bookingReference: 'PQ7R2S' },
    ],
  },
  {
    name: 'the same block twice, types as addresses',
    mail: markupMail(
      'Flight confirmation',
      pageWith('Flight confirmation', [['Code', 'MMX41K']]),
      ...['http', 'https'].map((scheme) => ({
        '@context': `${scheme}://schema.org`,
        '@type': `${scheme}://schema.org/FlightReservation`,
        reservationNumber: 'MMX41K',
        underName: { '@type': `${scheme}://schema.org/Person`, name: 'Per Lund' },
        reservationFor: { ...there, '@type': `${scheme}://schema.org/Flight` },
      })),
    ),
    tickets: [{ kind: 'flight', number: 'NQ 411', passenger: 'Per Lund', bookingReference: 'MMX41K' }],
  },
  {
    name: 'types and names in wrong case, context without scheme',
    mail: markupMail('Your flight', pageWith('See you on board', [['Reference', 'H3GWPL']]), {
      '@context': 'schema.org',
      '@type': 'flightreservation',
      ReservationNumber: 'H3GWPL',
      undername: { '@type': 'person', Name: 'Rosa Diaz' },
      reservationfor: {
        '@type': 'flight',
        flightnumber: 'NQ411',
        airline: nordan,
        departureairport: oslo,
        arrivalairport: vienna,
        departuretime: '2027-05-12T10:20',
        arrivaltime: '2027-05-12T12:45',
      },
    }),
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 411',
        fromCode: 'OSL',
        toCode: 'VIE',
        start: '2027-05-12T10:20',
        passenger: 'Rosa Diaz',
        bookingReference: 'H3GWPL',
      },
    ],
  },
  {
    name: 'times marked Z that the text shows to be local',
    mail: markupMail(
      'Buchungsbestätigung',
      pageWith('Ihre Buchung', [
        ['Buchungscode', 'T5LWQA'],
        ['Flug', 'NQ 711'],
        ['Abflug', '12.06.2027 07:25 Uhr Frankfurt'],
        ['Ankunft', '12.06.2027 09:35 Uhr Lissabon'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: 'T5LWQA',
        underName: person('Olaf Krug'),
        reservationFor: flight('711', frankfurt, lisbon, '2027-06-12T07:25:00Z', '2027-06-12T09:35:00Z'),
      },
    ),
    tickets: [{ kind: 'flight', number: 'NQ 711', start: '2027-06-12T07:25', end: '2027-06-12T09:35' }],
  },
  {
    name: 'times marked Z that are UTC',
    mail: markupMail(
      'Buchungsbestätigung',
      pageWith('Ihre Buchung', [
        ['Buchungscode', 'T5LWQB'],
        ['Flug', 'NQ 711'],
        ['Abflug', '12.06.2027 07:25 Uhr Frankfurt'],
        ['Ankunft', '12.06.2027 09:35 Uhr Lissabon'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: 'T5LWQB',
        underName: person('Olaf Krug'),
        reservationFor: flight('711', frankfurt, lisbon, '2027-06-12T05:25:00Z', '2027-06-12T08:35:00.000Z'),
      },
    ),
    tickets: [{ kind: 'flight', number: 'NQ 711', start: '2027-06-12T07:25', end: '2027-06-12T09:35' }],
  },
  {
    name: 'a cancelled flight',
    mail: markupMail(
      'Your booking has been cancelled',
      pageWith(
        'Cancellation confirmed',
        [
          ['Booking', 'RXJ34P'],
          ['Flight', 'NQ 411 on 12 May 2027, 10:20'],
        ],
        '<p>Your refund of 349.90 EUR is on its way.</p>',
      ),
      {
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: 'RXJ34P',
        reservationStatus: 'https://schema.org/ReservationCancelled',
        underName: person('Eva Green'),
        reservationFor: there,
      },
    ),
    tickets: [],
  },
  {
    name: 'one leg cancelled, the other kept',
    mail: markupMail('Änderung Ihrer Buchung', pageWith('Ihre Buchung wurde geändert', [['Buchung', 'RXJ34P']]), [
      {
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: 'RXJ34P',
        reservationStatus: 'Cancelled',
        underName: person('Eva Green'),
        reservationFor: there,
      },
      {
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: 'RXJ34P',
        reservationStatus: 'Confirmed',
        underName: person('Eva Green'),
        reservationFor: back,
      },
    ]),
    tickets: [{ kind: 'flight', number: 'NQ 412', start: '2027-05-19T18:05' }],
  },
  {
    name: 'airports as names only, carrier as provider, number with prefix',
    mail: markupMail('Booking', pageWith('Your booking', []), {
      '@context': 'http://schema.org',
      '@type': 'FlightReservation',
      reservationId: 'Q4T7XX',
      underName: { '@type': 'Person', givenName: 'Mia', familyName: 'Stone' },
      reservationFor: {
        '@type': 'Flight',
        flightNumber: 'NQ 0411',
        provider: { '@type': 'Airline', name: 'Nordan Air' },
        departureAirport: { '@type': 'Airport', name: 'Oslo' },
        arrivalAirport: 'Vienna',
        departureTime: '2027-05-12 10:20',
        arrivalTime: '2027-05-12 12:45',
      },
    }),
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 411',
        carrier: 'Nordan Air',
        from: 'Oslo',
        to: 'Vienna',
        start: '2027-05-12T10:20',
        end: '2027-05-12T12:45',
        passenger: 'Mia Stone',
        bookingReference: 'Q4T7XX',
      },
    ],
  },
  {
    name: 'microdata in nested tables with meta, link and itemref',
    mail: mailOf(
      'Your e-ticket',
      textPart(
        `<html><body><table itemscope itemtype="http://schema.org/FlightReservation" itemref="who"><tr><td>
<meta itemprop="reservationNumber" content="B7KKPW"/><link itemprop="reservationStatus" href="http://schema.org/Confirmed"/>
<table itemprop="reservationFor" itemscope itemtype="http://schema.org/Flight"><tr><td>
<span itemprop="airline" itemscope itemtype="http://schema.org/Airline"><meta itemprop="iataCode" content="NQ"><span itemprop="name">Nordan Air</span></span> flight <b itemprop="flightNumber">411</b></td></tr>
<tr><td itemprop="departureAirport" itemscope itemtype="http://schema.org/Airport"><span itemprop="name">Oslo Gardermoen</span> (<span itemprop="iataCode">OSL</span>)</td>
<td><time itemprop="departureTime" datetime="2027-05-12T10:20:00+02:00">12 May 10:20</time></td></tr>
<tr><td itemprop="arrivalAirport" itemscope itemtype="http://schema.org/Airport"><span itemprop="name">Vienna International</span> (<span itemprop="iataCode">VIE</span>)</td>
<td><time itemprop="arrivalTime" datetime="2027-05-12T12:45:00+02:00">12 May 12:45</time></td></tr></table></td></tr></table>
<p id="who"><span itemprop="underName" itemscope itemtype="http://schema.org/Person">Passenger: <span itemprop="name">Noa Levi</span></span></p></body></html>`,
        'html',
      ),
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 411',
        carrier: 'Nordan Air',
        from: 'Oslo Gardermoen',
        fromCode: 'OSL',
        toCode: 'VIE',
        start: '2027-05-12T10:20',
        end: '2027-05-12T12:45',
        passenger: 'Noa Levi',
        bookingReference: 'B7KKPW',
      },
    ],
  },
  {
    name: 'a reserved ticket with the seat, the price with thousands and an Aztec code',
    mail: markupMail('Boarding documents', pageWith('Boarding documents', []), {
      '@context': 'https://schema.org',
      '@type': ['Reservation', 'FlightReservation'],
      reservationNumber: 'VV9XYZ',
      reservationFor: there,
      reservedTicket: {
        '@type': 'Ticket',
        ticketNumber: '2201234567890',
        underName: person('Kai Vogel'),
        ticketedSeat: { '@type': 'Seat', seatNumber: '14F', seatingType: 'Economy' },
        ticketToken: 'aztecCode:NQ-411-14F',
      },
      totalPrice: '1.234,56 €',
      programMembershipUsed: { '@type': 'ProgramMembership', membershipNumber: '992003', programName: 'Polar Club' },
    }),
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 411',
        seat: '14F',
        passenger: 'Kai Vogel',
        ticketNumber: '2201234567890',
        price: '1234.56 EUR',
        barcode: 'aztec NQ-411-14F',
        membershipNumber: '992003',
        membershipProgram: 'Polar Club',
      },
    ],
  },
  {
    name: 'only a day, check-in opens at a time that is not the departure',
    mail: markupMail('Online check-in is open', pageWith('Check in now', [['Booking', 'LQ22PD']]), {
      '@context': 'http://schema.org',
      '@type': 'FlightReservation',
      reservationNumber: 'LQ22PD',
      underName: person('Sami Aho'),
      checkinUrl: 'https://example.com/checkin',
      reservationFor: {
        '@type': 'Flight',
        flightNumber: '411',
        airline: nordan,
        departureAirport: oslo,
        arrivalAirport: vienna,
        departureDay: '2027-05-12',
        webCheckinTime: '2027-05-11T10:20:00+02:00',
      },
    }),
    tickets: [{ kind: 'flight', number: 'NQ 411', start: '2027-05-12', passenger: 'Sami Aho' }],
    never: { start: '2027-05-11T10:20' },
  },
  {
    name: 'an alternative text that says the same as the markup',
    mail: mailOf(
      'Flight booking 7TQ2MM',
      multipart('alternative', [
        textPart(
          'Dear Mr Roth,\n\nyour booking 7TQ2MM is confirmed.\n\nNQ 411\nOslo (OSL) 10:20 - Vienna (VIE) 12:45\nWednesday 12 May 2027\n\nPassenger: Emil Roth\nTotal: EUR 189.00\n',
        ),
        textPart(
          `<p>Dear Mr Roth,</p><p>your booking <b>7TQ2MM</b> is confirmed.</p><p>NQ 411<br>Oslo (OSL) 10:20 - Vienna (VIE) 12:45<br>Wednesday 12 May 2027</p><p>Passenger: Emil Roth<br>Total: EUR 189.00</p><script type="application/ld+json">${JSON.stringify({ '@context': 'http://schema.org', '@type': 'FlightReservation', reservationNumber: '7TQ2MM', underName: { '@type': 'Person', name: 'Roth Emil' }, reservationFor: there })}</script>`,
          'html',
        ),
      ]),
    ),
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 411',
        start: '2027-05-12T10:20',
        bookingReference: '7TQ2MM',
        price: '189.00 EUR',
        passenger: ['Emil Roth', 'Roth Emil'],
      },
    ],
  },
];
