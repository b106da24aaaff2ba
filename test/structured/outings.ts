/** LIST, long because every document is written out. */
import { textPart } from '#test/support/mails.ts';
import { mailOf, markupMail, pageWith, person, type Structured } from './structured.ts';

const hall = {
  '@type': 'MusicVenue',
  name: 'Kulturhalle Nord',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Hafenstr. 5',
    addressLocality: 'Bremen',
    postalCode: '28195',
    addressCountry: { '@type': 'Country', name: 'DE' },
  },
};
const concert = {
  '@type': 'MusicEvent',
  name: 'The Paper Kites Quartet',
  startDate: '2027-05-21T20:00:00+02:00',
  location: hall,
};

/** Events in markup of all kinds. */
export const outings: readonly Structured[] = [
  {
    name: 'an event as in the documentation',
    mail: markupMail('Your ticket', pageWith('Your ticket', [['Order', 'E123456789']]), {
      '@context': 'http://schema.org',
      '@type': 'EventReservation',
      reservationNumber: 'E123456789',
      reservationStatus: 'http://schema.org/Confirmed',
      underName: person('Jana Simon'),
      reservationFor: {
        ...concert,
        endDate: '2027-05-21T23:00:00+02:00',
        doorTime: '2027-05-21T19:00:00+02:00',
        performer: { '@type': 'MusicGroup', name: 'The Paper Kites Quartet' },
      },
      ticketToken: 'qrCode:PKQ-0001',
      ticketNumber: 'abc123',
      numSeats: '1',
      venueSeat: '12',
      venueRow: 'C',
      venueSection: 'Parkett links',
      price: '48,00',
      priceCurrency: 'EUR',
    }),
    tickets: [
      {
        kind: 'event',
        title: 'The Paper Kites Quartet',
        start: '2027-05-21T20:00',
        doors: '2027-05-21T19:00',
        venue: 'Kulturhalle Nord',
        seat: '12',
        row: 'C',
        section: 'Parkett links',
        passenger: 'Jana Simon',
        bookingReference: 'E123456789',
        ticketNumber: 'abc123',
        price: '48.00 EUR',
        barcode: 'qr PKQ-0001',
      },
    ],
  },
  {
    name: 'three seats with a code each',
    mail: markupMail(
      'Ihre Karten',
      pageWith('Ihre Karten', [['Auftrag', '90023']]),
      ['7', '8', '9'].map((seatNumber) => ({
        '@context': 'https://schema.org',
        '@type': 'EventReservation',
        reservationNumber: '90023',
        underName: person('Maik Otto'),
        reservationFor: concert,
        reservedTicket: {
          '@type': 'Ticket',
          ticketedSeat: { '@type': 'Seat', seatRow: '4', seatNumber, seatSection: 'Rang' },
          ticketToken: `qrCode:N-90023-${seatNumber}`,
          totalPrice: '35.00',
          priceCurrency: 'EUR',
        },
      })),
    ),
    tickets: ['7', '8', '9'].map((seat) => ({
      kind: 'event',
      title: 'The Paper Kites Quartet',
      seat,
      row: '4',
      section: 'Rang',
      barcode: `qr N-90023-${seat}`,
      price: '35.00 EUR',
    })),
  },
  {
    name: 'one reservation with a list of tickets',
    mail: markupMail('Vos billets', pageWith('Vos billets', [['Commande', 'C-4471']]), {
      '@context': 'https://schema.org',
      '@type': 'EventReservation',
      reservationNumber: 'C-4471',
      underName: person('Zoé Petit'),
      reservationFor: concert,
      reservedTicket: ['11', '12'].map((seatNumber) => ({
        '@type': 'Ticket',
        ticketNumber: `T${seatNumber}`,
        ticketedSeat: { '@type': 'Seat', seatNumber, seatRow: 'F' },
        ticketToken: `qrCode:F${seatNumber}`,
      })),
    }),
    tickets: ['11', '12'].map((seat) => ({
      kind: 'event',
      title: 'The Paper Kites Quartet',
      seat,
      row: 'F',
      ticketNumber: `T${seat}`,
      barcode: `qr F${seat}`,
      bookingReference: 'C-4471',
    })),
  },
  {
    name: 'a webinar that is held online',
    mail: markupMail('You are registered', pageWith('You are registered', [['Webinar', 'Soil and Water 2027']]), {
      '@context': 'https://schema.org',
      '@type': 'EventReservation',
      reservationNumber: 'W-31',
      underName: person('Ade Bello'),
      reservationFor: {
        '@type': 'BusinessEvent',
        name: 'Soil and Water 2027',
        startDate: '2027-04-14T16:00:00Z',
        endDate: '2027-04-14T17:30:00Z',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: 'https://example.com/live' },
      },
    }),
    tickets: [{ kind: 'event', title: 'Soil and Water 2027', passenger: 'Ade Bello', bookingReference: 'W-31' }],
  },
  {
    name: 'an event that was cancelled',
    mail: markupMail(
      'Cancelled: The Paper Kites Quartet',
      pageWith('This event has been cancelled', [], '<p>You will get your money back within 14 days.</p>'),
      {
        '@context': 'https://schema.org',
        '@type': 'EventReservation',
        reservationNumber: 'E1',
        reservationStatus: 'https://schema.org/ReservationConfirmed',
        underName: person('Jana Simon'),
        reservationFor: { ...concert, eventStatus: 'https://schema.org/EventCancelled' },
      },
    ),
    tickets: [],
  },
  {
    name: 'the saved page of an event with offers, country as an object',
    mail: markupMail(
      'The Paper Kites Quartet | Kulturhalle Nord',
      pageWith('The Paper Kites Quartet', [
        ['Wann', 'Freitag, 21. Mai 2027, 20 Uhr'],
        ['Wo', 'Kulturhalle Nord, Bremen'],
      ]),
      {
        '@context': 'https://schema.org',
        ...concert,
        eventStatus: 'https://schema.org/EventScheduled',
        offers: [
          { '@type': 'Offer', price: '35', priceCurrency: 'EUR', url: 'https://example.com' },
          { '@type': 'Offer', price: '90', priceCurrency: 'EUR' },
        ],
      },
    ),
    tickets: [
      { kind: 'event', title: 'The Paper Kites Quartet', start: '2027-05-21T20:00', venue: 'Kulturhalle Nord' },
    ],
    never: { price: ['35.00 EUR', '90.00 EUR', '35 EUR', '90 EUR'] },
  },
  {
    name: 'a film with its screen',
    mail: markupMail(
      'Deine Kinokarten',
      pageWith('Viel Spaß im Kino', [
        ['Buchung', 'KQ-7718'],
        ['Film', 'Der lange Fluss'],
        ['Saal', '4'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'EventReservation',
        reservationNumber: 'KQ-7718',
        underName: person('Tim Ernst'),
        reservationFor: {
          '@type': 'ScreeningEvent',
          name: 'Der lange Fluss',
          workPresented: { '@type': 'Movie', name: 'Der lange Fluss' },
          startDate: '2027-03-13T20:15',
          location: { '@type': 'MovieTheater', name: 'Lichtspiele am Wall', address: 'Am Wall 10, 28195 Bremen' },
        },
        reservedTicket: {
          '@type': 'Ticket',
          ticketedSeat: { '@type': 'Seat', seatRow: 'H', seatNumber: '11' },
          ticketToken: 'qrCode:KQ7718H11',
        },
      },
    ),
    tickets: [
      {
        kind: 'event',
        title: 'Der lange Fluss',
        eventType: 'movie',
        start: '2027-03-13T20:15',
        venue: 'Lichtspiele am Wall',
        address: 'Am Wall 10, 28195 Bremen',
        row: 'H',
        seat: '11',
        bookingReference: 'KQ-7718',
        barcode: 'qr KQ7718H11',
      },
    ],
  },
  {
    name: 'a date as Germans write it and the hour beside it',
    mail: markupMail('Eintrittskarte', pageWith('Eintrittskarte', [['Bestellung', '118822']]), {
      '@context': 'http://schema.org',
      '@type': 'EventReservation',
      reservationNumber: '118822',
      underName: person('Gabi Roth'),
      reservationFor: {
        '@type': 'TheaterEvent',
        name: 'Der Kirschgarten',
        startDate: '21.05.2027 19:30',
        doorTime: '19:00',
        location: {
          '@type': 'Place',
          name: 'Stadttheater',
          address: { streetAddress: 'Ring 1', addressLocality: 'Ulm' },
        },
      },
    }),
    tickets: [
      {
        kind: 'event',
        title: 'Der Kirschgarten',
        start: '2027-05-21T19:30',
        venue: 'Stadttheater',
        bookingReference: '118822',
        passenger: 'Gabi Roth',
      },
    ],
    never: { start: '2027-05-21' },
  },
  {
    name: 'a local time marked Z, the text says which hour',
    mail: markupMail(
      'Your order',
      pageWith('Your order', [
        ['Event', 'The Paper Kites Quartet'],
        ['Date', 'Friday, 21 May 2027'],
        ['Time', '20:00'],
        ['Venue', 'Kulturhalle Nord, Bremen'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'EventReservation',
        reservationNumber: 'Z-11',
        underName: person('Al Ross'),
        reservationFor: { ...concert, startDate: '2027-05-21T20:00:00Z' },
      },
    ),
    tickets: [{ kind: 'event', title: 'The Paper Kites Quartet', start: '2027-05-21T20:00', bookingReference: 'Z-11' }],
  },
  {
    name: 'an event in microdata with the place as text, image and performer around',
    mail: mailOf(
      'Your booking is confirmed',
      textPart(
        `<html><body><table><tr><td itemscope itemtype="https://schema.org/EventReservation"><meta itemprop="reservationNumber" content="M55-12"/>
<div itemprop="underName" itemscope itemtype="https://schema.org/Person"><meta itemprop="name" content="Iris Wolf"/></div>
<div itemprop="reservationFor" itemscope itemtype="https://schema.org/Event"><img itemprop="image" src="https://example.com/a.png"><h2 itemprop="name">Night  of
 Museums</h2><div itemprop="performer" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="City of Graz"/></div>
<time itemprop="startDate" datetime="2027-10-02T18:00">2 October, 6 pm</time><div itemprop="location" itemscope itemtype="https://schema.org/Place"><span itemprop="name">Landesmuseum</span><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Neutorgasse 45</span>, <span itemprop="postalCode">8010</span> <span itemprop="addressLocality">Graz</span></div></div></div></td></tr></table></body></html>`,
        'html',
      ),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'Night of Museums',
        start: '2027-10-02T18:00',
        venue: 'Landesmuseum',
        passenger: 'Iris Wolf',
        bookingReference: 'M55-12',
      },
    ],
  },
  {
    name: 'a membership card in markup',
    mail: markupMail(
      'Welcome to the club',
      pageWith('Your membership', [
        ['Member', 'Greta Lind'],
        ['Number', '7700 1234'],
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'ProgramMembership',
        programName: 'Alpine Club',
        membershipNumber: '7700 1234',
        member: person('Greta Lind'),
        hostingOrganization: { '@type': 'Organization', name: 'Alpine Club Tirol' },
        validUntil: '2027-12-31',
      },
    ),
    tickets: [{ kind: 'membership', passenger: 'Greta Lind', membershipNumber: '7700 1234' }],
  },
  {
    name: 'an article of a blog with its date and author, event words in it',
    mail: markupMail(
      'Five concerts you should not miss',
      pageWith(
        'Five concerts you should not miss',
        [],
        '<p>On 21 May 2027 at 20:00 the Paper Kites play in Bremen. Tickets from 35 EUR.</p>',
      ),
      {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'BlogPosting',
            headline: 'Five concerts',
            datePublished: '2027-03-01T08:00:00+01:00',
            author: person('Editor'),
          },
          { '@type': 'BreadcrumbList', itemListElement: [] },
          { '@type': 'WebSite', name: 'Music blog' },
        ],
      },
    ),
    tickets: [],
  },
];
