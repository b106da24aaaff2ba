/** LIST, long because every document is written out. */
import { field, passFile, passMail, type Structured } from './structured.ts';

const flight = {
  organizationName: 'Nordan Air',
  barcode: { format: 'PKBarcodeFormatAztec', message: 'NQ411-TICKET', messageEncoding: 'iso-8859-1' },
  relevantDate: '2027-05-12T10:20+02:00',
  boardingPass: {
    transitType: 'PKTransitTypeAir',
    headerFields: [
      field('gate', 'GATE', 'D11'),
      field('date', 'DATE', '2027-05-12T00:00+02:00', { dateStyle: 'PKDateStyleMedium' }),
    ],
    primaryFields: [field('from', 'Oslo Gardermoen', 'OSL'), field('to', 'Vienna', 'VIE')],
    auxiliaryFields: [
      field('flight', 'FLIGHT', 'NQ411'),
      field('boarding', 'BOARDING', '09:50'),
      field('seat', 'SEAT', '9A'),
      field('class', 'CLASS', 'Business'),
    ],
    secondaryFields: [field('name', 'PASSENGER', 'GREEN/EVA MS')],
    backFields: [field('pnr', 'Booking reference', 'RXJ34P'), field('seq', 'Sequence number', '113')],
  },
};

/** Passes attached to mails. */
export const passes: readonly Structured[] = [
  {
    name: 'a boarding pass with the old barcode entry',
    mail: passMail('Your boarding pass', 'Have a nice flight!', passFile(flight)),
    tickets: [
      {
        kind: 'flight',
        number: ['NQ 411', 'NQ411'],
        carrier: 'Nordan Air',
        fromCode: 'OSL',
        toCode: 'VIE',
        from: 'Oslo Gardermoen',
        to: 'Vienna',
        start: ['2027-05-12T10:20', '2027-05-12'],
        boarding: '2027-05-12T09:50',
        gate: 'D11',
        seat: '9A',
        class: 'Business',
        passenger: ['EVA GREEN', 'Eva Green'],
        bookingReference: 'RXJ34P',
        sequence: '113',
        barcode: 'aztec NQ411-TICKET',
      },
    ],
  },
  {
    name: 'a train with labels from pass.strings',
    mail: passMail(
      'Ihr Ticket',
      'Gute Fahrt!',
      passFile(
        {
          organizationName: 'Nordbahn',
          relevantDate: '2027-04-05T09:18:00+02:00',
          barcodes: [{ format: 'PKBarcodeFormatAztec', message: 'NB-55', messageEncoding: 'iso-8859-1' }],
          boardingPass: {
            transitType: 'PKTransitTypeTrain',
            primaryFields: [field('o', 'l_from', 'Bremen Hbf'), field('d', 'l_to', 'Hamburg Hbf')],
            headerFields: [field('t', 'l_train', 'IC 2215')],
            secondaryFields: [
              field('dep', 'l_dep', '2027-04-05T09:18+02:00', {
                dateStyle: 'PKDateStyleShort',
                timeStyle: 'PKDateStyleShort',
              }),
              field('arr', 'l_arr', '2027-04-05T10:14+02:00', {
                dateStyle: 'PKDateStyleNone',
                timeStyle: 'PKDateStyleShort',
              }),
            ],
            auxiliaryFields: [
              field('w', 'l_coach', '6'),
              field('p', 'l_seat', '73'),
              field('n', 'l_name', 'Karl Weiß'),
            ],
            backFields: [field('a', 'l_order', 'K7T2PQ')],
          },
        },
        {
          'de.lproj/pass.strings':
            '"l_from" = "Von";\n"l_to" = "Nach";\n"l_train" = "Zug";\n"l_dep" = "Abfahrt";\n"l_arr" = "Ankunft";\n"l_coach" = "Wagen";\n"l_seat" = "Platz";\n"l_name" = "Reisender";\n"l_order" = "Auftragsnummer";',
        },
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
        coach: '6',
        seat: '73',
        passenger: 'Karl Weiß',
        bookingReference: 'K7T2PQ',
        barcode: 'aztec NB-55',
      },
    ],
  },
  {
    name: 'a concert told by semantic tags',
    mail: passMail(
      'Your ticket',
      'Enjoy the show',
      passFile({
        organizationName: 'Kartenhaus',
        barcodes: [{ format: 'PKBarcodeFormatQR', message: 'KH-1', messageEncoding: 'utf-8' }],
        eventTicket: {
          primaryFields: [
            field('event', '', 'The Paper Kites Quartet', { semantics: { eventName: 'The Paper Kites Quartet' } }),
          ],
          secondaryFields: [
            field('loc', 'Ort', 'Kulturhalle Nord, Bremen', {
              semantics: { venueName: 'Kulturhalle Nord', venueLocation: { latitude: 53.08, longitude: 8.81 } },
            }),
          ],
          auxiliaryFields: [
            field('s', 'Platz', 'Parkett C 12', {
              semantics: { seats: [{ seatSection: 'Parkett', seatRow: 'C', seatNumber: '12' }] },
            }),
            field('b', 'Beginn', '2027-05-21T20:00:00+02:00', {
              dateStyle: 'PKDateStyleMedium',
              timeStyle: 'PKDateStyleShort',
              semantics: { eventStartDate: '2027-05-21T20:00:00+02:00' },
            }),
          ],
          backFields: [field('o', 'Bestellnummer', '90023-4'), field('tc', 'AGB', 'Es gelten die AGB vom 1.1.2026.')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'The Paper Kites Quartet',
        venue: ['Kulturhalle Nord', 'Kulturhalle Nord, Bremen'],
        section: 'Parkett',
        row: 'C',
        seat: '12',
        start: '2027-05-21T20:00',
        bookingReference: '90023-4',
        barcode: 'qr KH-1',
      },
    ],
    never: { validFrom: '2026-01-01' },
  },
  {
    name: 'an event of a generic ticket shop, label and value only, relevantDates',
    mail: passMail(
      'Tickets',
      '',
      passFile({
        organizationName: 'Ticketwelt',
        relevantDates: [{ date: '2027-06-05T18:30:00+02:00' }],
        barcodes: [{ format: 'PKBarcodeFormatPDF417', message: '998877665544', messageEncoding: 'iso-8859-1' }],
        eventTicket: {
          headerFields: [field('d', 'Sat, 5 June', '18:30')],
          primaryFields: [field('e', 'EVENT', 'SV Blau - FC Grün')],
          secondaryFields: [field('v', 'VENUE', 'Stadion am See')],
          auxiliaryFields: [
            field('blk', 'BLOCK', 'N4'),
            field('r', 'ROW', '11'),
            field('s', 'SEAT', '203'),
            field('g', 'GATE', 'West'),
          ],
          backFields: [field('p', 'Price', 42, { currencyCode: 'CHF' }), field('n', 'Name', 'Urs Frei')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'event',
        title: 'SV Blau - FC Grün',
        venue: 'Stadion am See',
        section: 'N4',
        row: '11',
        seat: '203',
        start: '2027-06-05T18:30',
        passenger: 'Urs Frei',
        price: '42.00 CHF',
        barcode: 'pdf417 998877665544',
      },
    ],
  },
  {
    name: 'a coupon that ends',
    mail: passMail(
      'Your voucher',
      'Thank you',
      passFile({
        organizationName: 'Kaffeerösterei Braun',
        expirationDate: '2027-12-31T23:59:59+01:00',
        barcodes: [{ format: 'PKBarcodeFormatCode128', message: '4009912', messageEncoding: 'iso-8859-1' }],
        coupon: {
          primaryFields: [field('offer', 'Ihr Vorteil', '15 % auf alles')],
          auxiliaryFields: [
            field('exp', 'Gültig bis', '2027-12-31T23:59:59+01:00', {
              dateStyle: 'PKDateStyleShort',
              isRelative: true,
            }),
          ],
        },
      }),
    ),
    tickets: [
      {
        kind: 'voucher',
        issuer: 'Kaffeerösterei Braun',
        title: '15 % auf alles',
        validUntil: ['2027-12-31', '2027-12-31T23:59'],
        barcode: 'code128 4009912',
      },
    ],
  },
  {
    name: 'a gift card with its balance',
    mail: passMail(
      'Gift card',
      '',
      passFile({
        organizationName: 'Bookshop Lane',
        barcodes: [{ format: 'PKBarcodeFormatQR', message: 'GC-2', messageEncoding: 'iso-8859-1' }],
        storeCard: {
          primaryFields: [field('bal', 'Balance', 25.5, { currencyCode: 'GBP' })],
          secondaryFields: [field('no', 'Card number', '6006 4911 2233'), field('pin', 'PIN', '4411')],
        },
      }),
    ),
    tickets: [{ kind: 'giftCard', issuer: 'Bookshop Lane', balance: '25.50 GBP', pin: '4411', barcode: 'qr GC-2' }],
  },
  {
    name: 'a member’s card',
    mail: passMail(
      'Mitgliedsausweis',
      '',
      passFile({
        organizationName: 'Alpenverein Tal',
        barcodes: [{ format: 'PKBarcodeFormatQR', message: 'AV-77', messageEncoding: 'iso-8859-1' }],
        generic: {
          primaryFields: [field('m', 'Mitglied', 'Greta Lind')],
          secondaryFields: [field('n', 'Mitgliedsnummer', '7700-1234'), field('s', 'Sektion', 'Tirol')],
          auxiliaryFields: [field('v', 'Gültig bis', '31.12.2027')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'membership',
        passenger: 'Greta Lind',
        membershipNumber: '7700-1234',
        validUntil: '2027-12-31',
        barcode: 'qr AV-77',
      },
    ],
    never: { section: 'Tirol' },
  },
  {
    name: 'a pass that was made void',
    mail: passMail('Your pass was changed', 'This pass is no longer valid.', passFile({ ...flight, voided: true })),
    tickets: [],
  },
  {
    name: 'two passes of one group',
    mail: passMail(
      'Boarding passes',
      'Both boarding passes are attached.',
      ...[
        ['GREEN/EVA', '9A', '1'],
        ['GREEN/ADAM', '9B', '2'],
      ].map(([name, seat, n]) =>
        passFile({
          ...flight,
          groupingIdentifier: 'g',
          serialNumber: n,
          barcode: { ...flight.barcode, message: `NQ411-${n}` },
          boardingPass: {
            ...flight.boardingPass,
            secondaryFields: [field('name', 'PASSENGER', name!)],
            auxiliaryFields: [field('flight', 'FLIGHT', 'NQ411'), field('seat', 'SEAT', seat!)],
          },
        }),
      ),
    ),
    tickets: [
      {
        kind: 'flight',
        passenger: ['EVA GREEN', 'Eva Green'],
        seat: '9A',
        barcode: 'aztec NQ411-1',
        number: ['NQ 411', 'NQ411'],
      },
      {
        kind: 'flight',
        passenger: ['ADAM GREEN', 'Adam Green'],
        seat: '9B',
        barcode: 'aztec NQ411-2',
        number: ['NQ 411', 'NQ411'],
      },
    ],
  },
  {
    name: 'a bus whose stops are in a row of their own',
    mail: passMail(
      'Dein Busticket',
      '',
      passFile({
        organizationName: 'Grünbus',
        relevantDate: '2027-06-11T04:45:00Z',
        barcodes: [{ format: 'PKBarcodeFormatQR', message: 'GB-9', messageEncoding: 'iso-8859-1' }],
        boardingPass: {
          transitType: 'PKTransitTypeBus',
          headerFields: [field('d', '11.06.2027', '06:45')],
          primaryFields: [field('dep', 'Abfahrt', 'Leipzig'), field('arr', 'Ankunft', 'Prag')],
          secondaryFields: [field('l', 'Linie', '055'), field('s', 'Sitz', '7A')],
          auxiliaryFields: [field('p', 'Fahrgast', 'Ole Kern'), field('bn', 'Buchungsnummer', '7781 2234')],
        },
      }),
    ),
    tickets: [
      {
        kind: 'bus',
        from: 'Leipzig',
        to: 'Prag',
        start: '2027-06-11T06:45',
        number: '055',
        seat: '7A',
        passenger: 'Ole Kern',
        bookingReference: ['7781 2234', '77812234'],
        barcode: 'qr GB-9',
      },
    ],
  },
  {
    name: 'a stay as a generic pass',
    mail: passMail(
      'Your stay',
      '',
      passFile({
        organizationName: 'Hotel Douro Azul',
        generic: {
          primaryFields: [field('h', 'HOTEL', 'Hotel Douro Azul')],
          secondaryFields: [
            field('ci', 'CHECK-IN', '2027-05-12T15:00+01:00', {
              dateStyle: 'PKDateStyleMedium',
              timeStyle: 'PKDateStyleShort',
            }),
            field('co', 'CHECK-OUT', '2027-05-15T11:00+01:00', {
              dateStyle: 'PKDateStyleMedium',
              timeStyle: 'PKDateStyleShort',
            }),
          ],
          auxiliaryFields: [field('g', 'GUEST', 'Nina Falk'), field('c', 'CONFIRMATION', 'HD-778812')],
        },
        barcodes: [{ format: 'PKBarcodeFormatQR', message: 'HD-778812', messageEncoding: 'iso-8859-1' }],
      }),
    ),
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Douro Azul',
        start: '2027-05-12T15:00',
        end: '2027-05-15T11:00',
        passenger: 'Nina Falk',
        bookingReference: 'HD-778812',
        barcode: 'qr HD-778812',
      },
    ],
  },
];
