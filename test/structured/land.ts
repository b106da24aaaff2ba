/** LIST, long because every document is written out. */
import { textPart } from '#test/support/mails.ts';
import { mailOf, markupMail, pageWith, person, type Structured, script } from './structured.ts';

const station = (name: string) => ({ '@type': 'TrainStation', name });

/** Trains, buses and ships in markup of all kinds. */
export const land: readonly Structured[] = [
  {
    name: 'a train as in the documentation',
    mail: markupMail('Your train ticket', pageWith('Your trip', [['Reference', 'AMT8831']]), {
      '@context': 'http://schema.org',
      '@type': 'TrainReservation',
      reservationNumber: 'AMT8831',
      reservationStatus: 'http://schema.org/Confirmed',
      underName: person('Lena Brandt'),
      reservationFor: {
        '@type': 'TrainTrip',
        departureStation: station('Malmö Central'),
        departureTime: '2027-04-07T08:12:00+02:00',
        departurePlatform: '4',
        arrivalStation: station('Stockholm Central'),
        arrivalTime: '2027-04-07T12:40:00+02:00',
        arrivalPlatform: '11b',
        trainNumber: '528',
        trainName: 'Snabbtåg',
        trainCompany: { '@type': 'Organization', name: 'Svea Rail' },
      },
      reservedTicket: {
        '@type': 'Ticket',
        ticketedSeat: { '@type': 'Seat', seatSection: '3', seatNumber: '47', seatingType: '2nd class' },
        ticketToken: 'qrCode:SV-528-47',
      },
      price: 645,
      priceCurrency: 'SEK',
    }),
    tickets: [
      {
        kind: 'train',
        from: 'Malmö Central',
        to: 'Stockholm Central',
        start: '2027-04-07T08:12',
        startOffset: '+02:00',
        end: '2027-04-07T12:40',
        platform: '4',
        arrivalPlatform: '11b',
        number: ['Snabbtåg 528', '528'],
        carrier: 'Svea Rail',
        seat: '47',
        coach: '3',
        class: '2nd class',
        passenger: 'Lena Brandt',
        bookingReference: 'AMT8831',
        price: ['645.00 SEK', '645 SEK'],
        barcode: 'qr SV-528-47',
      },
    ],
  },
  {
    name: 'stations as texts, times with a blank, no offset',
    mail: markupMail(
      'Fahrkarte',
      pageWith('Ihre Fahrkarte', [
        ['Auftrag', 'KD7734'],
        ['Zug', 'ICE 595'],
        ['Reisende', 'Karl Weiß'],
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'TrainReservation',
        reservationNumber: 'KD7734',
        underName: 'Karl Weiß',
        reservationFor: {
          '@type': 'TrainTrip',
          departureStation: 'Berlin Hbf',
          departureTime: '2027-03-05 14:30',
          arrivalStation: 'München Hbf',
          arrivalTime: '2027-03-05 18:32',
          trainNumber: 'ICE 595',
        },
      },
    ),
    tickets: [
      {
        kind: 'train',
        number: 'ICE 595',
        from: 'Berlin Hbf',
        to: 'München Hbf',
        start: '2027-03-05T14:30',
        end: '2027-03-05T18:32',
        passenger: 'Karl Weiß',
        bookingReference: 'KD7734',
      },
    ],
  },
  {
    name: 'JSON escaped as HTML',
    mail: markupMail(
      'Your rail booking',
      pageWith('Rail booking', []),
      JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'TrainReservation',
        reservationNumber: 'QX22LM',
        underName: person("Aoife O'Neill"),
        reservationFor: {
          '@type': 'TrainTrip',
          departureStation: station('Cork Kent & Bridge'),
          departureTime: '2027-03-12T09:25',
          arrivalStation: station('Dublin Heuston'),
          trainNumber: 'A205',
        },
      })
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;'),
    ),
    tickets: [
      {
        kind: 'train',
        from: 'Cork Kent & Bridge',
        to: 'Dublin Heuston',
        start: '2027-03-12T09:25',
        passenger: "Aoife O'Neill",
        bookingReference: 'QX22LM',
      },
    ],
  },
  {
    name: 'a bus with trailing commas, comments and CDATA',
    mail: markupMail(
      'Tu billete de autobús',
      pageWith('Gracias por tu compra', [['Localizador', 'BU55TT']]),
      `
//<![CDATA[
{ // generated
  "@context": "http://schema.org",
  "@type": "BusReservation",
  "reservationNumber": "BU55TT",
  /* passenger */
  "underName": { "@type": "Person", "name": "Inés Prado", },
  "reservationFor": {
    "@type": "BusTrip",
    "departureBusStop": { "@type": "BusStation", "name": "Madrid Estación Sur", },
    "departureTime": "2027-07-01T16:00:00+02:00",
    "arrivalBusStop": { "@type": "BusStation", "name": "Granada Estación de Autobuses" },
    "arrivalTime": "2027-07-01T20:45:00+02:00",
    "busNumber": "L418",
    "provider": { "@type": "Organization", "name": "Rutas del Sur" },
  },
  "reservedTicket": { "@type": "Ticket", "ticketedSeat": { "@type": "Seat", "seatNumber": "22" }, },
}
//]]>
`,
    ),
    tickets: [
      {
        kind: 'bus',
        from: 'Madrid Estación Sur',
        to: 'Granada Estación de Autobuses',
        start: '2027-07-01T16:00',
        end: '2027-07-01T20:45',
        number: 'L418',
        carrier: 'Rutas del Sur',
        seat: '22',
        passenger: 'Inés Prado',
        bookingReference: 'BU55TT',
      },
    ],
  },
  {
    name: 'a bus in microdata whose rows stand outside the table of the reservation',
    mail: mailOf(
      'Your coach booking',
      textPart(
        `<html><body><div itemscope itemtype="http://schema.org/BusReservation">
<meta itemprop="reservationNumber" content="CO-99812"><div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Gwen Price"></div>
<link itemprop="reservationStatus" href="http://schema.org/Confirmed"/>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/BusTrip">
<div itemprop="departureBusStop" itemscope itemtype="http://schema.org/BusStop"><meta itemprop="name" content="Leeds Coach Station"></div>
<meta itemprop="departureTime" content="2027-05-02T07:15:00+01:00">
<div itemprop="arrivalBusStop" itemscope itemtype="http://schema.org/BusStop"><meta itemprop="name" content="London Victoria"></div>
<meta itemprop="arrivalTime" content="2027-05-02T11:50:00+01:00">
<meta itemprop="busNumber" content="561"><div itemprop="busCompany" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="Pennine Coaches"></div></div>
<meta itemprop="price" content="£18.50"></div><h1>Booked!</h1><p>Leeds to London, 2 May 2027, 07:15</p></body></html>`,
        'html',
      ),
    ),
    tickets: [
      {
        kind: 'bus',
        from: 'Leeds Coach Station',
        to: 'London Victoria',
        start: '2027-05-02T07:15',
        end: '2027-05-02T11:50',
        number: '561',
        carrier: 'Pennine Coaches',
        passenger: 'Gwen Price',
        bookingReference: 'CO-99812',
        price: '18.50 GBP',
      },
    ],
  },
  {
    name: 'a ferry',
    mail: markupMail(
      'Bestätigung Fährüberfahrt',
      pageWith('Ihre Überfahrt', [
        ['Buchungsnummer', '70023118'],
        ['Reederei', 'Fjordlinie'],
        ['Fahrzeug', 'HH-AB 123'],
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'BoatReservation',
        reservationNumber: '70023118',
        underName: person('Hanne Lüders'),
        provider: { '@type': 'Organization', name: 'Fjordlinie' },
        reservationFor: {
          '@type': 'BoatTrip',
          name: 'MS Hav',
          departureBoatTerminal: { '@type': 'BoatTerminal', name: 'Kiel Norwegenkai' },
          departureTime: '2027-08-14T14:00:00+02:00',
          arrivalBoatTerminal: { '@type': 'BoatTerminal', name: 'Oslo Hjortnes' },
          arrivalTime: '2027-08-15T10:00:00+02:00',
        },
        totalPrice: { '@type': 'PriceSpecification', price: '412.00', priceCurrency: 'EUR' },
      },
    ),
    tickets: [
      {
        kind: 'boat',
        from: 'Kiel Norwegenkai',
        to: 'Oslo Hjortnes',
        start: '2027-08-14T14:00',
        end: '2027-08-15T10:00',
        carrier: 'Fjordlinie',
        passenger: 'Hanne Lüders',
        bookingReference: '70023118',
        price: '412.00 EUR',
      },
    ],
  },
  {
    name: 'out and back in @graph, stations and persons by reference',
    mail: markupMail('Votre voyage', pageWith('Votre voyage', [['Dossier', 'TRVBN2']]), {
      '@context': 'https://schema.org',
      '@graph': [
        { '@id': '#p', '@type': 'Person', name: 'Chloé Martin' },
        { '@id': '#ly', '@type': 'TrainStation', name: 'Lyon Part-Dieu' },
        { '@id': '#pa', '@type': 'TrainStation', name: 'Paris Gare de Lyon' },
        {
          '@type': 'TrainReservation',
          reservationNumber: 'TRVBN2',
          underName: { '@id': '#p' },
          reservationFor: {
            '@type': 'TrainTrip',
            trainNumber: 'TGV 6608',
            departureStation: { '@id': '#ly' },
            arrivalStation: { '@id': '#pa' },
            departureTime: '2027-03-20T08:04:00+01:00',
            arrivalTime: '2027-03-20T10:02:00+01:00',
          },
          reservedTicket: {
            '@type': 'Ticket',
            ticketedSeat: { '@type': 'Seat', seatSection: 'Voiture 7', seatNumber: '52' },
          },
        },
        {
          '@type': 'TrainReservation',
          reservationNumber: 'TRVBN2',
          underName: { '@id': '#p' },
          reservationFor: {
            '@type': 'TrainTrip',
            trainNumber: 'TGV 6623',
            departureStation: { '@id': '#pa' },
            arrivalStation: { '@id': '#ly' },
            departureTime: '2027-03-22T17:58:00+01:00',
            arrivalTime: '2027-03-22T19:56:00+01:00',
          },
        },
      ],
    }),
    tickets: [
      {
        kind: 'train',
        number: 'TGV 6608',
        from: 'Lyon Part-Dieu',
        to: 'Paris Gare de Lyon',
        start: '2027-03-20T08:04',
        passenger: 'Chloé Martin',
        coach: ['7', 'Voiture 7'],
        seat: '52',
        bookingReference: 'TRVBN2',
      },
      {
        kind: 'train',
        number: 'TGV 6623',
        from: 'Paris Gare de Lyon',
        to: 'Lyon Part-Dieu',
        start: '2027-03-22T17:58',
        passenger: 'Chloé Martin',
        bookingReference: 'TRVBN2',
      },
    ],
  },
  {
    name: 'a Code 128 token, names of the company only outside, epoch milliseconds',
    mail: markupMail('Bilet', pageWith('Twój bilet', []), {
      '@context': 'http://schema.org',
      '@type': 'TrainReservation',
      reservationNumber: '00991823',
      underName: person('Ewa Nowak'),
      provider: { '@type': 'Organization', name: 'Koleje Wisły' },
      reservationFor: {
        '@type': 'TrainTrip',
        departureStation: station('Kraków Główny'),
        departureTime: 1806047400000,
        arrivalStation: station('Warszawa Centralna'),
        arrivalTime: 1806056400000,
        trainNumber: '3102',
      },
      reservedTicket: { '@type': 'Ticket', ticketToken: 'barcode128:00991823312' },
    }),
    // 07:50 UTC, two days before the change to summer time.
    tickets: [
      {
        kind: 'train',
        from: 'Kraków Główny',
        to: 'Warszawa Centralna',
        start: '2027-03-26T08:50',
        end: '2027-03-26T11:20',
        carrier: 'Koleje Wisły',
        passenger: 'Ewa Nowak',
        barcode: 'code128 00991823312',
      },
    ],
  },
  {
    name: 'markup with line breaks in texts, in a block with two objects after each other',
    mail: mailOf(
      'Your booking',
      textPart(
        `<html><body>${script(`{"@context":"http://schema.org","@type":"BusReservation","reservationNumber":"ALPHA7","underName":{"@type":"Person","name":"Jo
 Kent"},"reservationFor":{"@type":"BusTrip","name":"Airport shuttle
line 2","departureBusStop":{"@type":"BusStop","name":"Bristol"},"arrivalBusStop":{"@type":"BusStop","name":"Heathrow T5"},"departureTime":"2027-03-30T05:00:00+01:00","arrivalTime":"2027-03-30T07:10:00+01:00"}}
{"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ViewAction","name":"View","url":"https://example.com/b"}}`)}<h1>Thanks Jo</h1></body></html>`,
        'html',
      ),
    ),
    tickets: [
      {
        kind: 'bus',
        from: 'Bristol',
        to: 'Heathrow T5',
        start: '2027-03-30T05:00',
        end: '2027-03-30T07:10',
        passenger: 'Jo Kent',
        bookingReference: 'ALPHA7',
      },
    ],
  },
  {
    name: 'a passenger for each ticket of one train, codes of their own',
    mail: markupMail(
      'Biglietti',
      pageWith('I tuoi biglietti', [['PNR', 'GH4T2W']]),
      [1, 2].map((n) => ({
        '@context': 'http://schema.org',
        '@type': 'TrainReservation',
        reservationNumber: 'GH4T2W',
        reservationFor: {
          '@type': 'TrainTrip',
          trainNumber: 'FR 9615',
          departureStation: { '@type': 'TrainStation', name: 'Milano Centrale', address: 'Milano, Italia' },
          arrivalStation: station('Napoli Centrale'),
          departureTime: '2027-04-02T09:00:00+02:00',
          arrivalTime: '2027-04-02T13:33:00+02:00',
          trainCompany: 'Ferrovie Rosse',
        },
        reservedTicket: {
          '@type': 'Ticket',
          ticketNumber: `88412${n}`,
          underName: person(n === 1 ? 'Paolo Riva' : 'Sara Riva'),
          ticketedSeat: { '@type': 'Seat', seatRow: '', seatSection: '6', seatNumber: n === 1 ? '7A' : '7B' },
          ticketToken: `aztecCode:FR9615-${n}`,
        },
      })),
    ),
    tickets: [
      {
        kind: 'train',
        number: 'FR 9615',
        passenger: 'Paolo Riva',
        seat: '7A',
        coach: '6',
        ticketNumber: '884121',
        barcode: 'aztec FR9615-1',
        carrier: 'Ferrovie Rosse',
      },
      {
        kind: 'train',
        number: 'FR 9615',
        passenger: 'Sara Riva',
        seat: '7B',
        coach: '6',
        ticketNumber: '884122',
        barcode: 'aztec FR9615-2',
        start: '2027-04-02T09:00',
      },
    ],
  },
];
