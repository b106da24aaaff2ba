/** LIST, long because every document is written out. */
import { filePart, multipart, type PartText, textPart } from '#test/support/mails.ts';
import {
  event,
  mailOf,
  markupMail,
  pageWith,
  passFile,
  pdfPart,
  person,
  type Structured,
  script,
} from './structured.ts';

const trip = {
  '@type': 'TrainTrip',
  trainNumber: 'IC 2215',
  departureStation: { '@type': 'TrainStation', name: 'Bremen Hbf' },
  arrivalStation: { '@type': 'TrainStation', name: 'Hamburg Hbf' },
  departureTime: '2027-04-05T09:18:00+02:00',
  arrivalTime: '2027-04-05T10:14:00+02:00',
};
const reservation = {
  '@context': 'http://schema.org',
  '@type': 'TrainReservation',
  reservationNumber: 'K7T2PQ',
  underName: person('Jörg Müßig'),
  reservationFor: trip,
};
const html = `${pageWith('Ihre Buchung', [
  ['Auftragsnummer', 'K7T2PQ'],
  ['Zug', 'IC 2215'],
  ['Reisender', 'Jörg Müßig'],
])}${script(reservation)}`;
const ticket = {
  kind: 'train',
  number: 'IC 2215',
  from: 'Bremen Hbf',
  to: 'Hamburg Hbf',
  start: '2027-04-05T09:18',
  end: '2027-04-05T10:14',
  passenger: 'Jörg Müßig',
  bookingReference: 'K7T2PQ',
};

const encoded = (bytes: Buffer, type: string): PartText => ({
  head: `Content-Type: ${type}\nContent-Transfer-Encoding: base64`,
  body: bytes.toString('base64').replace(/.{76}/g, '$&\n'),
});
const quoted = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) =>
      byte === 10
        ? '\n'
        : byte === 61 || byte > 126
          ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
          : String.fromCharCode(byte),
    )
    .join('');
/** Soft line breaks every 70 characters, with blanks after the sign and cut escapes, as some gateways leave them. */
const softly = (text: string) =>
  quoted(text)
    .split('\n')
    .map((line) => line.replace(/.{70}(?!$)/g, '$&= \n'))
    .join('\n');

const boarding = (name: string, seat: string) => `
# Boarding pass

Passenger      Flight     Date           Seat
${name}     NQ 411     12 May 2027    ${seat}

From                      To
Oslo Gardermoen OSL       Vienna VIE

Boarding   Departure   Gate
09:50      10:20       D11

Booking reference  RXJ34P`;
const flightReservation = {
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: 'RXJ34P',
  underName: person('Eva Green'),
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '411',
    airline: { '@type': 'Airline', name: 'Nordan Air', iataCode: 'NQ' },
    departureAirport: { '@type': 'Airport', name: 'Oslo Gardermoen', iataCode: 'OSL' },
    arrivalAirport: { '@type': 'Airport', name: 'Vienna', iataCode: 'VIE' },
    departureTime: '2027-05-12T10:20:00+02:00',
    arrivalTime: '2027-05-12T12:45:00+02:00',
  },
};
const flightPage = `${pageWith('Booking confirmed', [
  ['Booking reference', 'RXJ34P'],
  ['Total', '349.90 EUR'],
])}${script(flightReservation)}`;

/** Odd MIME, and several documents that tell of one ticket. */
export const mixed: readonly Structured[] = [
  {
    name: 'HTML in Latin-1 as base64',
    mail: mailOf(
      'Buchung',
      encoded(Buffer.from(html.replace('<meta charset="utf-8">', ''), 'latin1'), 'text/html; charset=iso-8859-1'),
    ),
    tickets: [ticket],
  },
  {
    name: 'HTML in UTF-16 with a mark',
    mail: mailOf(
      'Buchung',
      encoded(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(html, 'utf16le')]), 'text/html; charset="utf-16"'),
    ),
    tickets: [ticket],
  },
  {
    name: 'quoted-printable with blanks after soft breaks',
    mail: mailOf('Buchung', {
      head: 'Content-Type: text/html; charset=UTF-8\nContent-Transfer-Encoding: quoted-printable',
      body: softly(html),
    }),
    tickets: [ticket],
  },
  {
    name: 'a forwarded message as an attachment',
    mail: mailOf(
      'Fwd: Buchung',
      multipart('mixed', [
        textPart('See below'),
        {
          head: 'Content-Type: message/rfc822\nContent-Disposition: attachment; filename="Buchung.eml"',
          body: mailOf('Buchung', textPart(html, 'html')),
        },
      ]),
    ),
    tickets: [ticket],
  },
  {
    name: 'a forwarded text with quote marks',
    mail: mailOf(
      'Fwd: Your booking K7T2PQ',
      textPart(
        'FYI\n\nBegin forwarded message:\n\n> From: Rail Service <service@example.org>\n> Date: 1 March 2027 at 09:00:00 CET\n> Subject: Your booking K7T2PQ\n> To: someone@example.com\n>\n> Dear Mr Kent,\n>\n> Booking reference: K7T2PQ\n> Train: IC 2215\n> From: Bremen Hbf, 5 April 2027, 09:18, platform 9\n> To: Hamburg Hbf, 5 April 2027, 10:14\n> Passenger: Clark Kent\n> Coach 6, seat 73\n>\n> Have a good trip!\n',
      ),
    ),
    tickets: [
      {
        kind: 'train',
        number: 'IC 2215',
        from: 'Bremen Hbf',
        to: 'Hamburg Hbf',
        start: '2027-04-05T09:18',
        end: '2027-04-05T10:14',
        passenger: 'Clark Kent',
        coach: '6',
        seat: '73',
        bookingReference: 'K7T2PQ',
      },
    ],
  },
  {
    name: 'a boarding pass PDF beside markup of the same flight',
    mail: mailOf('Your boarding pass', multipart('mixed', [textPart(flightPage, 'html'), pdfPart(0)])),
    pdfs: [boarding('Eva Green', '9A')],
    tickets: [
      {
        kind: 'flight',
        number: 'NQ 411',
        fromCode: 'OSL',
        toCode: 'VIE',
        start: '2027-05-12T10:20',
        end: '2027-05-12T12:45',
        boarding: '2027-05-12T09:50',
        gate: 'D11',
        seat: '9A',
        passenger: 'Eva Green',
        bookingReference: 'RXJ34P',
      },
    ],
  },
  {
    name: 'two boarding passes in PDF, markup for the one who booked',
    mail: mailOf(
      'Your boarding passes',
      multipart('mixed', [
        textPart(flightPage, 'html'),
        pdfPart(0, 'green-eva.pdf', 'application/octet-stream'),
        pdfPart(1, 'green-adam.pdf', 'application/octet-stream'),
      ]),
    ),
    pdfs: [boarding('Eva Green', '9A'), boarding('Adam Green', '9B')],
    tickets: [
      { kind: 'flight', number: 'NQ 411', seat: '9A', passenger: 'Eva Green', gate: 'D11', start: '2027-05-12T10:20' },
      { kind: 'flight', number: 'NQ 411', seat: '9B', passenger: 'Adam Green', gate: 'D11', start: '2027-05-12T10:20' },
    ],
  },
  {
    name: 'ticket and invoice in PDF, with a name in pieces, and markup',
    mail: mailOf(
      'Ihre Fahrkarte',
      multipart('mixed', [
        textPart(html, 'html'),
        {
          ...pdfPart(0),
          head: `Content-Type: application/x-download; name*0*=utf-8''Fahrkarte%20f%C3%BC; name*1*=r%20J%C3%B6rg.pdf\nContent-Transfer-Encoding: base64`,
        },
        pdfPart(1, 'Rechnung.pdf'),
      ]),
    ),
    pdfs: [
      '# Online-Ticket\nIC 2215\nReisender: Jörg Müßig\nAuftragsnummer: K7T2PQ\n\nHalt     Datum     Zeit     Gleis\nBremen Hbf     05.04.2027     ab 09:18     Gleis 9\nHamburg Hbf     05.04.2027     an 10:14     Gleis 14\n\nReservierung: Wagen 6, Platz 73\n2. Klasse',
      '# Rechnung\nRechnungsnummer: 2027-0117\nRechnungsdatum: 01.03.2027\nAuftragsnummer: K7T2PQ\nFahrkarte Bremen - Hamburg   29,90 €\nGesamtbetrag: 29,90 €\nUSt 7 %: 1,96 €',
    ],
    tickets: [{ ...ticket, coach: '6', seat: '73', platform: '9' }],
    never: { bookingReference: '2027-0117' },
  },
  {
    name: 'markup, calendar, pass and text of one train',
    mail: mailOf(
      'Ihre Fahrkarte',
      multipart('mixed', [
        multipart(
          'alternative',
          [
            textPart('Auftragsnummer K7T2PQ\nIC 2215\nBremen Hbf ab 09:18\nHamburg Hbf an 10:14\n05.04.2027'),
            textPart(html, 'html'),
          ],
          'alt',
        ),
        filePart(
          [
            'BEGIN:VCALENDAR',
            'VERSION:2.0',
            ...event(
              'SUMMARY:Bremen Hbf - Hamburg Hbf IC 2215',
              'DTSTART:20270405T071800Z',
              'DTEND:20270405T081400Z',
              'LOCATION:Bremen Hbf',
              'DESCRIPTION:Gleis 9',
            ),
            'END:VCALENDAR',
          ].join('\r\n'),
          'text/calendar',
          'reise.ics',
        ),
        filePart(
          passFile({
            organizationName: 'Nordbahn',
            relevantDate: '2027-04-05T09:18:00+02:00',
            barcodes: [{ format: 'PKBarcodeFormatAztec', message: 'NB-55', messageEncoding: 'iso-8859-1' }],
            boardingPass: {
              transitType: 'PKTransitTypeTrain',
              primaryFields: [
                { key: 'from', label: 'Von', value: 'Bremen Hbf' },
                { key: 'to', label: 'Nach', value: 'Hamburg Hbf' },
              ],
              auxiliaryFields: [
                { key: 'w', label: 'Wagen', value: '6' },
                { key: 'p', label: 'Platz', value: '73' },
              ],
            },
          }),
          'application/vnd.apple.pkpass',
          'ticket.pkpass',
        ),
      ]),
    ),
    tickets: [{ ...ticket, coach: '6', seat: '73', barcode: 'aztec NB-55' }],
  },
  {
    name: 'a stay whose markup has days and whose text has hours, the PDF the room',
    mail: mailOf(
      'Booking confirmation',
      multipart('mixed', [
        textPart(
          `${pageWith('Your booking is confirmed', [
            ['Confirmation number', '778812'],
            ['Check-in', 'Wednesday 12 May 2027, from 15:00'],
            ['Check-out', 'Saturday 15 May 2027, until 11:00'],
          ])}${script({ '@context': 'http://schema.org', '@type': 'LodgingReservation', reservationNumber: '778812', underName: person('Nina Falk'), checkinDate: '2027-05-12', checkoutDate: '2027-05-15', reservationFor: { '@type': 'LodgingBusiness', name: 'Hotel Douro Azul', address: 'Rua das Flores 12, Porto' } })}`,
          'html',
        ),
        pdfPart(0, 'voucher.pdf'),
      ]),
    ),
    pdfs: [
      '# Hotel voucher\nHotel Douro Azul\nRua das Flores 12, Porto\nConfirmation number: 778812\nGuest: Nina Falk\nCheck-in: 12 May 2027, 15:00\nCheck-out: 15 May 2027, 11:00\nRoom: Double room\nGuests: 2 adults',
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Douro Azul',
        start: '2027-05-12T15:00',
        end: '2027-05-15T11:00',
        passenger: 'Nina Falk',
        bookingReference: '778812',
      },
    ],
  },
  {
    name: 'three concert tickets in PDF, one reservation in markup',
    wrong: true,
    mail: mailOf(
      'Your tickets',
      multipart('mixed', [
        textPart(
          `${pageWith('Your order', [
            ['Order number', '90023'],
            ['Tickets', '3'],
          ])}${script({ '@context': 'http://schema.org', '@type': 'EventReservation', reservationNumber: '90023', underName: person('Maik Otto'), reservationFor: { '@type': 'MusicEvent', name: 'The Paper Kites Quartet', startDate: '2027-05-21T20:00:00+02:00', location: { '@type': 'Place', name: 'Kulturhalle Nord', address: 'Hafenstr. 5, Bremen' } } })}`,
          'html',
        ),
        pdfPart(0),
        pdfPart(1),
        pdfPart(2),
      ]),
    ),
    pdfs: ['7', '8', '9'].map(
      (seat) =>
        `# The Paper Kites Quartet\nFriday, 21 May 2027, 20:00\nKulturhalle Nord, Hafenstr. 5, Bremen\n\nSection     Row     Seat\nRang        4       ${seat}\n\nOrder number: 90023\nTicket number: 90023-${seat}\nPrice: 35.00 EUR`,
    ),
    tickets: ['7', '8', '9'].map((seat) => ({
      kind: 'event',
      title: 'The Paper Kites Quartet',
      start: '2027-05-21T20:00',
      seat,
      row: '4',
      section: 'Rang',
      ticketNumber: `90023-${seat}`,
      price: '35.00 EUR',
    })),
  },
  {
    name: 'a newsletter with an advertisement for trips',
    mail: markupMail(
      'Spring deals from 29 EUR',
      pageWith('Spring deals', [
        ['Oslo - Vienna', 'from 29 EUR'],
        ['Oslo - Lisbon', 'from 39 EUR'],
        ['Book until', '31 March 2027'],
      ]),
      { '@context': 'http://schema.org', '@type': 'PromotionCard', image: 'https://example.com/a.png' },
      {
        '@context': 'http://schema.org',
        '@type': 'DiscountOffer',
        description: '20% off',
        discountCode: 'SPRING',
        availabilityStarts: '2027-03-01T00:00:00Z',
        availabilityEnds: '2027-03-31T23:59:59Z',
      },
    ),
    tickets: [],
  },
];
