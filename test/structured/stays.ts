/** LIST, long because every document is written out. */
import { textPart } from '#test/support/mails.ts';
import { mailOf, markupMail, pageWith, person, type Structured } from './structured.ts';

const address = {
  '@type': 'PostalAddress',
  streetAddress: 'Rua das Flores 12',
  addressLocality: 'Porto',
  postalCode: '4050-262',
  addressCountry: { '@type': 'Country', name: 'Portugal' },
};
const hotel = {
  '@type': 'LodgingBusiness',
  name: 'Hotel Douro Azul',
  address,
  telephone: '+351 22 555 0101',
  geo: { '@type': 'GeoCoordinates', latitude: '41.1450', longitude: '-8.6141' },
};

/** Hotels, tables and cars, and pages of places that nobody has booked. */
export const stays: readonly Structured[] = [
  {
    name: 'a hotel as in the documentation',
    mail: markupMail(
      'Booking confirmed',
      pageWith('Your stay', [
        ['Confirmation', 'HD-778812'],
        ['Check-in', '12 May 2027 from 15:00'],
        ['Check-out', '15 May 2027 until 11:00'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'LodgingReservation',
        reservationNumber: 'HD-778812',
        reservationStatus: 'http://schema.org/Confirmed',
        underName: person('Nina Falk'),
        reservationFor: hotel,
        checkinDate: '2027-05-12T15:00:00+01:00',
        checkoutDate: '2027-05-15T11:00:00+01:00',
        lodgingUnitDescription: 'Double room with balcony',
        numAdults: 2,
        numChildren: 1,
        price: '420.00',
        priceCurrency: 'EUR',
        modifyReservationUrl: 'https://example.com/modify',
        cancelReservationUrl: 'https://example.com/cancel',
      },
    ),
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Douro Azul',
        start: '2027-05-12T15:00',
        end: '2027-05-15T11:00',
        passenger: 'Nina Falk',
        bookingReference: 'HD-778812',
        room: 'Double room with balcony',
        price: '420.00 EUR',
        phone: '+351 22 555 0101',
      },
    ],
  },
  {
    name: 'days only; the hours stand with the hotel',
    mail: markupMail('Reservierungsbestätigung', pageWith('Ihre Reservierung', [['Reservierung', '5512-77']]), {
      '@context': 'https://schema.org',
      '@type': 'LodgingReservation',
      reservationNumber: '5512-77',
      underName: person('Horst Bauer'),
      reservationFor: { ...hotel, '@type': 'Hotel', checkinTime: '14:00:00', checkoutTime: '10:30' },
      checkinTime: '2027-05-12',
      checkoutTime: '2027-05-15',
    }),
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Douro Azul',
        start: ['2027-05-12T14:00', '2027-05-12'],
        end: ['2027-05-15T10:30', '2027-05-15'],
        passenger: 'Horst Bauer',
        bookingReference: '5512-77',
      },
    ],
    never: { start: '2027-05-12T00:00' },
  },
  {
    name: 'midnight that is no hour, in wrong case and plural',
    mail: markupMail('Réservation confirmée', pageWith('Votre réservation', []), {
      '@context': 'http://schema.org',
      '@type': 'LodgingReservation',
      ReservationNumber: 8841277,
      UnderName: person('Luc Bernard'),
      ReservationFor: hotel,
      CheckinDate: '2027-05-12T00:00:00Z',
      CheckoutDate: '2027-05-15T00:00:00Z',
      numGuests: 2,
    }),
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Douro Azul',
        start: '2027-05-12',
        end: '2027-05-15',
        passenger: 'Luc Bernard',
        bookingReference: '8841277',
      },
    ],
  },
  {
    name: 'a cancelled stay in microdata',
    mail: mailOf(
      'Cancelled: Hotel Douro Azul',
      textPart(
        `<div itemscope itemtype="http://schema.org/LodgingReservation"><meta itemprop="reservationNumber" content="X-1"><link itemprop="reservationStatus" href="http://schema.org/ReservationCancelled"><meta itemprop="checkinDate" content="2027-05-12"><meta itemprop="checkoutDate" content="2027-05-15"><div itemprop="reservationFor" itemscope itemtype="http://schema.org/LodgingBusiness"><span itemprop="name">Hotel Douro Azul</span></div></div><p>Your booking has been cancelled. You will not be charged.</p>`,
        'html',
      ),
    ),
    tickets: [],
  },
  {
    name: 'a flat with line breaks in its address and the host as provider',
    mail: markupMail(
      'Reservation confirmed - Sunny loft',
      pageWith('You’re going to Porto!', [['Confirmation code', 'HMXPQ2T4KA']]),
      `{"@context":"http://schema.org","@type":"LodgingReservation","reservationNumber":"HMXPQ2T4KA","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Yara Costa"},
"reservationFor":{"@type":"LodgingBusiness","name":"Sunny loft \\"Ribeira\\"","address":"Rua Nova 3
4050-440 Porto
Portugal"},"checkinTime":"2027-06-01T16:00:00+01:00","checkoutTime":"2027-06-04T10:00:00+01:00","provider":{"@type":"Organization","name":"Stayhere"},"totalPrice":"€ 512,40"}`,
    ),
    tickets: [
      {
        kind: 'hotel',
        title: 'Sunny loft "Ribeira"',
        start: '2027-06-01T16:00',
        end: '2027-06-04T10:00',
        passenger: 'Yara Costa',
        bookingReference: 'HMXPQ2T4KA',
        price: '512.40 EUR',
        address: ['Rua Nova 3, 4050-440 Porto, Portugal', 'Rua Nova 3 4050-440 Porto Portugal'],
      },
    ],
  },
  {
    name: 'a table',
    mail: markupMail(
      'Your table at Trattoria Lume',
      pageWith('See you soon', [
        ['When', 'Friday 9 April 2027, 19:30'],
        ['Guests', '4'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'FoodEstablishmentReservation',
        reservationId: 'OT12345',
        reservationStatus: 'http://schema.org/ReservationConfirmed',
        underName: person('Ben Fox'),
        startTime: '2027-04-09T19:30:00+02:00',
        endTime: '2027-04-09T21:30:00+02:00',
        partySize: '4',
        reservationFor: {
          '@type': 'FoodEstablishment',
          name: 'Trattoria Lume',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Via Roma 8',
            addressLocality: 'Torino',
            addressCountry: 'IT',
          },
          telephone: '+39 011 555 2020',
        },
      },
    ),
    tickets: [
      {
        kind: 'restaurant',
        title: 'Trattoria Lume',
        start: '2027-04-09T19:30',
        passenger: 'Ben Fox',
        bookingReference: 'OT12345',
        phone: '+39 011 555 2020',
      },
    ],
  },
  {
    name: 'a rental car',
    mail: markupMail('Your rental car voucher', pageWith('Rental confirmed', []), {
      '@context': 'http://schema.org',
      '@type': 'RentalCarReservation',
      reservationNumber: '11029384',
      underName: person('Ruth Adler'),
      broker: { '@type': 'Organization', name: 'Cheapcars Broker' },
      reservationFor: {
        '@type': 'RentalCar',
        name: 'Economy Class Car',
        model: 'Corsa',
        brand: { '@type': 'Brand', name: 'Opel' },
        rentalCompany: { '@type': 'Organization', name: 'Sunwheel' },
      },
      pickupLocation: {
        '@type': 'Place',
        name: 'Sunwheel Faro Airport',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Aeroporto',
          addressLocality: 'Faro',
          addressCountry: 'PT',
        },
      },
      pickupTime: '2027-07-03T12:00:00+01:00',
      dropoffLocation: { '@type': 'Place', name: 'Sunwheel Lisbon Airport' },
      dropoffTime: '2027-07-10T09:30:00+01:00',
      price: '231.08',
      priceCurrency: 'EUR',
    }),
    tickets: [
      {
        kind: 'rental',
        start: '2027-07-03T12:00',
        end: '2027-07-10T09:30',
        passenger: 'Ruth Adler',
        bookingReference: '11029384',
        price: '231.08 EUR',
        from: 'Sunwheel Faro Airport',
        to: 'Sunwheel Lisbon Airport',
      },
    ],
  },
  {
    name: 'the page of a hotel, saved',
    mail: markupMail(
      'Hotel Douro Azul',
      pageWith(
        'Hotel Douro Azul',
        [
          ['Check-in', 'from 15:00'],
          ['Check-out', 'until 11:00'],
        ],
        '<p>Rooms from 89 EUR. Book now for 12 May 2027!</p>',
      ),
      {
        '@context': 'https://schema.org',
        ...hotel,
        '@type': 'Hotel',
        checkinTime: '15:00',
        checkoutTime: '11:00',
        priceRange: '€€',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 8.7, reviewCount: 512 },
        makesOffer: { '@type': 'Offer', price: 89, priceCurrency: 'EUR' },
      },
    ),
    tickets: [],
  },
  {
    name: 'the page of a restaurant with an action to reserve',
    mail: markupMail('Trattoria Lume', pageWith('Trattoria Lume', [['Open', 'Mo-Sa 18:00-23:00']]), {
      '@context': 'https://schema.org',
      '@type': ['Restaurant', 'LocalBusiness'],
      name: 'Trattoria Lume',
      acceptsReservations: 'True',
      openingHours: ['Mo-Sa 18:00-23:00'],
      potentialAction: {
        '@type': 'ReserveAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://example.com/reserve' },
        result: { '@type': 'FoodEstablishmentReservation', name: 'Reserve a table' },
      },
    }),
    tickets: [],
  },
  {
    name: 'a parcel on its way',
    mail: markupMail(
      'Your parcel arrives on Tuesday',
      pageWith('Your parcel is on its way', [
        ['Tracking number', '1Z9999W99999999999'],
        ['Expected', '16 March 2027 10:00-14:00'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'ParcelDelivery',
        trackingNumber: '1Z9999W99999999999',
        expectedArrivalFrom: '2027-03-16T10:00:00+01:00',
        expectedArrivalUntil: '2027-03-16T14:00:00+01:00',
        itemShipped: { '@type': 'Product', name: 'Kettle' },
        carrier: { '@type': 'Organization', name: 'Swiftpost' },
        partOfOrder: {
          '@type': 'Order',
          orderNumber: '176057',
          merchant: { '@type': 'Organization', name: 'Kitchen Shop' },
        },
      },
    ),
    tickets: [],
  },
  {
    name: 'an order of a shop and its invoice',
    mail: markupMail(
      'Order 176057',
      pageWith('Thank you for your order', [
        ['Order', '176057'],
        ['Total', '29.99 EUR'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'Order',
        orderNumber: '176057',
        orderStatus: 'http://schema.org/OrderProcessing',
        priceCurrency: 'EUR',
        price: '29.99',
        merchant: { '@type': 'Organization', name: 'Kitchen Shop' },
        acceptedOffer: { '@type': 'Offer', itemOffered: { '@type': 'Product', name: 'Kettle' } },
        orderDate: '2027-03-01',
      },
      {
        '@context': 'http://schema.org',
        '@type': 'Invoice',
        accountId: '991',
        confirmationNumber: '176057',
        totalPaymentDue: { '@type': 'PriceSpecification', price: '29.99', priceCurrency: 'EUR' },
        paymentDueDate: '2027-03-15T00:00:00+01:00',
      },
    ),
    tickets: [],
  },
  {
    name: 'a subscription that renews, with an action in the mail',
    mail: markupMail(
      'Your plan renews on 12 May',
      pageWith('Your plan renews soon', [
        ['Plan', 'Premium'],
        ['Renews', '12 May 2027'],
        ['Price', '9.99 EUR'],
      ]),
      {
        '@context': 'http://schema.org',
        '@type': 'EmailMessage',
        description: 'Your plan renews',
        potentialAction: { '@type': 'ViewAction', name: 'Manage plan', target: 'https://example.com/plan' },
      },
    ),
    tickets: [],
  },
];
