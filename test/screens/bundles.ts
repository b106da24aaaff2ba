/** LIST, long because every document is written out. */
import type { Expected, ShownCode } from './screen.ts';

/** A sheet of paper: its markup, and its codes. */
export type Sheet = { readonly codes?: readonly ShownCode[]; readonly html: (codes: readonly string[]) => string };

/** Something attached to a mail. */
export type Attached = Sheet & { readonly file: string };

/** A file that carries several tickets: a PDF, or a mail with what is attached to it. */
export type Bundle = Expected & { readonly name: string } & (
    | { readonly pdf: Sheet }
    | {
        readonly mail: {
          readonly from: string;
          readonly to: string;
          readonly subject: string;
          readonly html: string;
          readonly attached: readonly Attached[];
          readonly calendar?: string;
        };
      }
  );

const page = (inner: string) =>
  `<section style="page-break-after:always;padding:40px 50px;font:14px 'Liberation Sans',sans-serif">${inner}</section>`;
const box = (svg: string, size = 150) => `<div style="width:${size}px;height:${size}px">${svg}</div>`;
const rows = (pairs: readonly (readonly string[])[]) =>
  `<table style="border-collapse:collapse">${pairs.map(([a, b]) => `<tr><td style="color:#666;padding:3px 24px 3px 0">${a}</td><td style="padding:3px 0"><b>${b}</b></td></tr>`).join('')}</table>`;

const four = [
  ['Ruth Adeyemi', '11', 'HRB-60418-1'],
  ['Tom Adeyemi', '12', 'HRB-60418-2'],
  ['Grace Adeyemi', '13', 'HRB-60418-3'],
  ['Noah Pell', '14', 'HRB-60418-4'],
] as const;

const zoo = [
  ['Erwachsener', '24,50 €', 'TPK7-001-8841'],
  ['Erwachsener', '24,50 €', 'TPK7-002-8842'],
  ['Kind (4–15 Jahre)', '12,00 €', 'TPK7-003-8843'],
] as const;

const opera = [
  ['7', 'TSG-2210-7'],
  ['8', 'TSG-2210-8'],
] as const;

const flights = [
  [
    'KOVAC/ANA',
    'Ana Kovac',
    'ZAG',
    'Zagreb',
    'CPH',
    'Copenhagen',
    'JA 631',
    '2026-10-02',
    'Fri 02 Oct 2026',
    '07:15',
    '09:20',
    '06:35',
    '12A',
    '0011',
    '275',
  ],
  [
    'KOVAC/LUKA',
    'Luka Kovac',
    'ZAG',
    'Zagreb',
    'CPH',
    'Copenhagen',
    'JA 631',
    '2026-10-02',
    'Fri 02 Oct 2026',
    '07:15',
    '09:20',
    '06:35',
    '12B',
    '0012',
    '275',
  ],
  [
    'KOVAC/ANA',
    'Ana Kovac',
    'CPH',
    'Copenhagen',
    'ZAG',
    'Zagreb',
    'JA 634',
    '2026-10-06',
    'Tue 06 Oct 2026',
    '18:40',
    '20:45',
    '18:00',
    '9E',
    '0087',
    '279',
  ],
  [
    'KOVAC/LUKA',
    'Luka Kovac',
    'CPH',
    'Copenhagen',
    'ZAG',
    'Zagreb',
    'JA 634',
    '2026-10-06',
    'Tue 06 Oct 2026',
    '18:40',
    '20:45',
    '18:00',
    '9F',
    '0088',
    '279',
  ],
] as const;

const bcbp = (one: (typeof flights)[number]) =>
  `M1${one[0].padEnd(20)}EW5NT3K ${one[2]}${one[4]}${one[6].slice(0, 2)} ${one[6].slice(3).padStart(4, '0')} ${one[14]}Y${one[12].padStart(4, '0')}${one[13]} 100`;

const portoTicket: Sheet = {
  codes: [['qr', 'CLV:55120-77:2026-11-14:E8']],
  html: ([code]) =>
    page(
      `<h1>Festival Ondas do Douro</h1>${rows([
        ['Data', '14 de novembro de 2026'],
        ['Abertura de portas', '17:00'],
        ['Início', '18:30'],
        ['Local', 'Alfândega do Porto'],
        ['Morada', 'Rua Nova da Alfândega, 4050-430 Porto'],
        ['Titular', 'Beatriz Fontes'],
        ['N.º do bilhete', '55120-77'],
        ['Preço', '32,00 €'],
      ])}<br>${box(code!)}`,
    ),
};

/** Orders of several tickets, and the same ticket in several shapes. */
export const bundles: readonly Bundle[] = [
  {
    name: 'pdf-four-pages-en',
    today: '2026-04-20',
    pdf: {
      codes: four.map(([, , text]) => ['qr', text] as const),
      html: (codes) =>
        four
          .map(([name, seat, text], at) =>
            page(
              `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #222"><h2>Harbour Arena</h2><p>E-ticket ${at + 1} of 4</p></div><h1>The Low Tide Orchestra</h1><p>Friday 22 May 2026, 19:30 (doors 18:30)<br>Harbour Arena, 2 Quay Road, Hull HU1 2BN</p><div style="display:flex;justify-content:space-between">${rows(
                [
                  ['Section', 'Lower Tier East'],
                  ['Row', 'J'],
                  ['Seat', seat],
                  ['Ticket holder', name],
                  ['Price', '£41.00'],
                  ['Order number', '60418'],
                ],
              )}<div>${box(codes[at]!)}<div style="text-align:center;font-size:11px">${text}</div></div></div><p style="font-size:11px;color:#666">This ticket admits one. Duplicates will be refused. Order placed by Ruth Adeyemi on 14 April 2026 at 10:12.</p>`,
            ),
          )
          .join(''),
    },
    tickets: four.map(([name, seat, text]) => ({
      kind: 'event',
      title: 'The Low Tide Orchestra',
      venue: 'Harbour Arena',
      start: '2026-05-22T19:30',
      doors: '2026-05-22T18:30',
      section: 'Lower Tier East',
      row: 'J',
      seat,
      passenger: name,
      bookingReference: '60418',
      price: '41.00 GBP',
      code: text,
    })),
    never: { start: ['2026-04-14T10:12', '2026-05-22T10:12'] },
  },
  {
    name: 'pdf-three-on-a-page-de',
    today: '2026-07-01',
    pdf: {
      codes: zoo.map(([, , text]) => ['qr', text] as const),
      html: (codes) =>
        page(
          `<h2>Tierpark Kaltenbach – Ihre Online-Tickets</h2><p>Bestellung 8840-2231 vom 01.07.2026 · Käufer: Markus Olbrich</p>${zoo
            .map(
              ([what, price, text], at) =>
                `<div style="border:1px dashed #444;padding:16px;margin:14px 0;display:flex;justify-content:space-between"><div><h3 style="margin:0">Tageskarte ${what}</h3><p>Gültig am Samstag, 4. Juli 2026<br>Einlass 9:00–17:00 Uhr</p><p>${price} inkl. MwSt.<br>Ticket-Nr. ${text}</p></div>${box(codes[at]!, 130)}</div>`,
            )
            .join('')}<p style="font-size:11px">Tierpark Kaltenbach gGmbH, Am Wildgehege 3, 35580 Wetzlar</p>`,
        ),
    },
    tickets: zoo.map(([, price, text]) => ({
      kind: 'event',
      start: ['2026-07-04T09:00', '2026-07-04'],
      ticketNumber: text,
      bookingReference: '8840-2231',
      price: `${price.replace(',', '.').replace(' €', '')} EUR`,
      code: text,
    })),
    never: { start: '2026-07-01', issuer: 'Markus Olbrich' },
  },
  {
    name: 'pdf-outbound-return-es',
    today: '2026-03-10',
    pdf: {
      codes: [
        ['qr', 'FNT7720115801A'],
        ['qr', 'FNT7720115802B'],
      ],
      html: (codes) =>
        page(
          `<h2>Ferronorte – Billete electrónico</h2><p>Localizador <b>J7PL4D</b> · Viajero: <b>Álvaro Quintana Rey</b> · Importe total 68,40 €</p>${[
            [
              'IDA',
              '27/03/2026',
              'Zaragoza-Delicias',
              '08:12',
              'Bilbao-Abando',
              '12:05',
              'FN 00418',
              '3',
              '11C',
              '7720115801',
            ],
            [
              'VUELTA',
              '29/03/2026',
              'Bilbao-Abando',
              '17:40',
              'Zaragoza-Delicias',
              '21:36',
              'FN 00423',
              '5',
              '4A',
              '7720115802',
            ],
          ]
            .map(
              ([a, b, c, d, e, f, g, h, i, j], at) =>
                `<div style="border:1px solid #999;padding:14px;margin:16px 0"><b>${a}</b><div style="display:flex;justify-content:space-between"><div>${rows(
                  [
                    ['Fecha', b!],
                    ['Salida', `${d} ${c}`],
                    ['Llegada', `${f} ${e}`],
                    ['Tren', g!],
                    ['Coche', h!],
                    ['Plaza', i!],
                    ['N.º de billete', j!],
                  ],
                )}</div>${box(codes[at]!, 130)}</div></div>`,
            )
            .join('')}`,
        ),
    },
    tickets: [
      {
        kind: 'train',
        from: 'Zaragoza-Delicias',
        to: 'Bilbao-Abando',
        start: '2026-03-27T08:12',
        end: '2026-03-27T12:05',
        number: ['FN 00418', '00418'],
        coach: '3',
        seat: '11C',
        ticketNumber: '7720115801',
        bookingReference: 'J7PL4D',
        passenger: 'Álvaro Quintana Rey',
        code: 'FNT7720115801A',
      },
      {
        kind: 'train',
        from: 'Bilbao-Abando',
        to: 'Zaragoza-Delicias',
        start: '2026-03-29T17:40',
        end: '2026-03-29T21:36',
        number: ['FN 00423', '00423'],
        coach: '5',
        seat: '4A',
        ticketNumber: '7720115802',
        bookingReference: 'J7PL4D',
        passenger: 'Álvaro Quintana Rey',
        code: 'FNT7720115802B',
      },
    ],
  },
  {
    name: 'pdf-group-fr',
    today: '2026-05-02',
    pdf: {
      codes: [['qr', 'AQV-GRP-20260516-4417-04']],
      html: ([code]) =>
        page(
          `<h2>Aquarium des Deux Rives</h2><h1>Billet groupe</h1><p>Valable le samedi 16 mai 2026, entrée à 10h30</p>${rows(
            [
              ['Référence', '4417-AQV'],
              ['Nombre de visiteurs', '4'],
              ['Montant payé', '58,00 €'],
              ['Lieu', '12 quai des Bateliers, 67000 Strasbourg'],
            ],
          )}<h3>Participants</h3><ul><li>Paul Werner</li><li>Inès Werner</li><li>Maxime Kuhn</li><li>Salomé Kuhn</li></ul>${box(code!)}<p>Un seul code pour tout le groupe. Présentez-le à l'entrée.</p>`,
        ),
    },
    tickets: [
      {
        kind: 'event',
        title: ['Aquarium des Deux Rives', 'Billet groupe'],
        start: '2026-05-16T10:30',
        bookingReference: '4417-AQV',
        price: '58.00 EUR',
        code: 'AQV-GRP-20260516-4417-04',
      },
    ],
  },
  {
    name: 'mail-order-and-tickets-it',
    today: '2026-01-20',
    mail: {
      from: 'Teatro San Giorgio <biglietteria@teatrosangiorgio.example>',
      to: 'Davide Ferri <davide@posta.example>',
      subject: 'Il tuo ordine 2210 - Il ballo delle ombre',
      html: `<p>Gentile Davide Ferri,</p><p>grazie per il tuo acquisto. In allegato trovi i biglietti.</p><table><tr><td>Ordine</td><td>2210</td></tr><tr><td>Spettacolo</td><td>Il ballo delle ombre</td></tr><tr><td>Data</td><td>domenica 8 febbraio 2026, ore 17:00</td></tr><tr><td>Posti</td><td>Platea, Fila D, Posto 7<br>Platea, Fila D, Posto 8</td></tr><tr><td>Totale</td><td>84,00 €</td></tr></table><p>Teatro San Giorgio, Via Garibaldi 9, 33100 Udine</p>`,
      attached: opera.map(([seat, text]) => ({
        file: `biglietto-${seat}.pdf`,
        codes: [['qr', text] as const],
        html: ([code]) =>
          page(
            `<h2>Teatro San Giorgio</h2><h1>Il ballo delle ombre</h1><p>domenica 8 febbraio 2026 ore 17:00</p>${rows([
              ['Settore', 'Platea'],
              ['Fila', 'D'],
              ['Posto', seat],
              ['Prezzo', '42,00 €'],
              ['Ordine', '2210'],
              ['Biglietto n.', text],
            ])}${box(code!)}`,
          ),
      })),
    },
    tickets: opera.map(([seat, text]) => ({
      kind: 'event',
      title: 'Il ballo delle ombre',
      venue: 'Teatro San Giorgio',
      start: '2026-02-08T17:00',
      section: 'Platea',
      row: 'D',
      seat,
      price: '42.00 EUR',
      bookingReference: '2210',
      ticketNumber: text,
      code: text,
    })),
  },
  {
    name: 'mail-pdf-and-picture-pt',
    today: '2026-10-30',
    mail: {
      from: 'Ondas <bilhetes@ondas.example>',
      to: 'Beatriz Fontes <bia@correio.example>',
      subject: 'O teu bilhete',
      html: '<p>Olá Beatriz,</p><p>Segue o teu bilhete em PDF e em imagem. Até já!</p>',
      attached: [
        { file: 'bilhete.pdf', ...portoTicket },
        { file: 'bilhete.png', ...portoTicket },
      ],
    },
    tickets: [
      {
        kind: 'event',
        title: 'Festival Ondas do Douro',
        venue: 'Alfândega do Porto',
        start: '2026-11-14T18:30',
        doors: '2026-11-14T17:00',
        passenger: 'Beatriz Fontes',
        ticketNumber: '55120-77',
        price: '32.00 EUR',
        code: 'CLV:55120-77:2026-11-14:E8',
      },
    ],
  },
  {
    name: 'mail-calendar-pdf-markup-en',
    today: '2026-08-03',
    mail: {
      from: 'Northmoor Rail <tickets@northmoor.example>',
      to: 'Leah Sutton <leah@post.example>',
      subject: 'Your journey to Carlisle on 15 August',
      calendar: [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Northmoor//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:nm-88@northmoor.example',
        'DTSTAMP:20260803T090000Z',
        'DTSTART;TZID=Europe/London:20260815T101500',
        'DTEND;TZID=Europe/London:20260815T124800',
        'SUMMARY:Leeds to Carlisle',
        'LOCATION:Leeds',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
      html: `<script type="application/ld+json">${JSON.stringify({
        '@context': 'http://schema.org',
        '@type': 'TrainReservation',
        reservationNumber: 'NMR4L8QZ',
        reservationStatus: 'http://schema.org/ReservationConfirmed',
        underName: { '@type': 'Person', name: 'Leah Sutton' },
        reservationFor: {
          '@type': 'TrainTrip',
          departureStation: { '@type': 'TrainStation', name: 'Leeds' },
          arrivalStation: { '@type': 'TrainStation', name: 'Carlisle' },
          departureTime: '2026-08-15T10:15:00+01:00',
          arrivalTime: '2026-08-15T12:48:00+01:00',
          trainNumber: '2H90',
        },
      })}</script><p>Hi Leah,</p><p>Your ticket is attached. You travel on Saturday 15 August 2026, 10:15 Leeds – 12:48 Carlisle. Booking reference NMR4L8QZ.</p>`,
      attached: [
        {
          file: 'ticket.pdf',
          codes: [['aztec', '06NM4L8QZ/LDS/CAR/15AUG26/B/31F/0001']],
          html: ([code]) =>
            page(
              `<h2>Northmoor Rail</h2><h1>Leeds to Carlisle</h1>${rows([
                ['Date', 'Sat 15 Aug 2026'],
                ['Departs', '10:15 Leeds'],
                ['Arrives', '12:48 Carlisle'],
                ['Train', '2H90'],
                ['Coach', 'B'],
                ['Seat', '31F'],
                ['Passenger', 'Leah Sutton'],
                ['Ticket type', 'Advance Single, Standard Class'],
                ['Booking reference', 'NMR4L8QZ'],
                ['Price', '£18.70'],
              ])}${box(code!)}`,
            ),
        },
      ],
    },
    tickets: [
      {
        kind: 'train',
        from: 'Leeds',
        to: 'Carlisle',
        start: '2026-08-15T10:15',
        end: '2026-08-15T12:48',
        number: '2H90',
        coach: 'B',
        seat: '31F',
        passenger: 'Leah Sutton',
        bookingReference: 'NMR4L8QZ',
        price: '18.70 GBP',
        code: '06NM4L8QZ/LDS/CAR/15AUG26/B/31F/0001',
      },
    ],
  },
  {
    name: 'mail-two-bookings-nl',
    today: '2026-06-01',
    mail: {
      from: 'Reisbureau Windroos <info@windroos.example>',
      to: 'Marit Postma <marit@post.example>',
      subject: 'Uw reisbescheiden Gent',
      html: `<p>Beste Marit,</p><p>Hierbij uw boekingen voor het weekend in Gent.</p><h3>1. Trein</h3><table><tr><td>Reserveringsnummer</td><td>TR5589QD</td></tr><tr><td>Datum</td><td>vrijdag 19 juni 2026</td></tr><tr><td>Trein</td><td>EC 9245</td></tr><tr><td>Vertrek</td><td>10:34 Rotterdam Centraal</td></tr><tr><td>Aankomst</td><td>12:21 Gent-Sint-Pieters</td></tr><tr><td>Rijtuig</td><td>4</td></tr><tr><td>Zitplaats</td><td>52</td></tr></table><h3>2. Hotel</h3><table><tr><td>Hotel</td><td>Hotel De Waterhoek</td></tr><tr><td>Adres</td><td>Predikherenlei 8, 9000 Gent</td></tr><tr><td>Aankomst</td><td>vrijdag 19 juni 2026 vanaf 15:00</td></tr><tr><td>Vertrek</td><td>zondag 21 juni 2026 tot 11:00</td></tr><tr><td>Bevestigingsnummer</td><td>HW-203341</td></tr></table><p>Goede reis!</p>`,
      attached: [],
    },
    tickets: [
      {
        kind: 'train',
        from: 'Rotterdam Centraal',
        to: 'Gent-Sint-Pieters',
        start: '2026-06-19T10:34',
        end: '2026-06-19T12:21',
        number: 'EC 9245',
        coach: '4',
        seat: '52',
        bookingReference: 'TR5589QD',
      },
      {
        kind: 'hotel',
        title: 'Hotel De Waterhoek',
        start: '2026-06-19T15:00',
        end: '2026-06-21T11:00',
        bookingReference: 'HW-203341',
      },
    ],
  },
  {
    name: 'pdf-summary-then-tickets-de',
    today: '2026-09-02',
    pdf: {
      codes: [
        ['code128', '440091827311'],
        ['code128', '440091827328'],
      ],
      html: (codes) =>
        page(
          `<h2>Kulturhaus Lohmühle</h2><h1>Bestellübersicht</h1>${rows([
            ['Bestellnummer', 'KL-77310'],
            ['Bestelldatum', '30.08.2026, 14:22 Uhr'],
            ['Kunde', 'Sabine Hartwig'],
            ['Zahlungsart', 'Kreditkarte'],
          ])}<table style="margin-top:16px;width:100%;border-collapse:collapse"><tr style="border-bottom:1px solid #000;text-align:left"><th>Veranstaltung</th><th>Platz</th><th>Preis</th></tr><tr><td>Kabarett: Jetzt erst recht nicht, 18.09.2026 20:00</td><td>Reihe 4, Platz 15</td><td>27,00 €</td></tr><tr><td>Kabarett: Jetzt erst recht nicht, 18.09.2026 20:00</td><td>Reihe 4, Platz 16</td><td>27,00 €</td></tr></table><p>Gesamtbetrag 54,00 €</p>`,
        ) +
        [15, 16]
          .map((seat, at) =>
            page(
              `<h1>Jetzt erst recht nicht</h1><p>Kabarett mit Lore Petersen</p><p>Freitag, 18. September 2026<br>Beginn 20:00 Uhr · Einlass 19:15 Uhr</p><p>Kulturhaus Lohmühle, Mühlenstraße 20, 37073 Göttingen</p>${rows(
                [
                  ['Reihe', '4'],
                  ['Platz', String(seat)],
                  ['Preis', '27,00 €'],
                  ['Bestellnummer', 'KL-77310'],
                ],
              )}<div style="width:260px;height:80px;margin-top:20px">${codes[at]}</div>`,
            ),
          )
          .join(''),
    },
    tickets: [15, 16].map((seat, at) => ({
      kind: 'event',
      title: 'Jetzt erst recht nicht',
      venue: 'Kulturhaus Lohmühle',
      start: '2026-09-18T20:00',
      doors: '2026-09-18T19:15',
      row: '4',
      seat: String(seat),
      price: '27.00 EUR',
      bookingReference: 'KL-77310',
      code: ['440091827311', '440091827328'][at]!,
    })),
    never: { start: '2026-08-30T14:22' },
  },
  {
    name: 'pdf-two-people-two-legs-en',
    today: '2026-10-01',
    pdf: {
      codes: flights.map((one) => ['aztec', bcbp(one)] as const),
      html: (codes) =>
        flights
          .map((one, at) =>
            page(
              `<div style="display:flex;justify-content:space-between"><h2>Jadran Air</h2><h2>Boarding pass</h2></div><div style="display:flex;gap:40px;align-items:center"><div style="font-size:44px">${one[2]}</div><div>✈</div><div style="font-size:44px">${one[4]}</div></div><p>${one[3]} to ${one[5]}</p><div style="display:flex;justify-content:space-between">${rows(
                [
                  ['Name', one[1]],
                  ['Flight', one[6]],
                  ['Date', one[8]],
                  ['Boarding time', one[11]],
                  ['Departure', one[9]],
                  ['Arrival', one[10]],
                  ['Seat', one[12]],
                  ['Booking reference', 'W5NT3K'],
                  ['Sequence', one[13].replace(/^0+/, '')],
                ],
              )}${box(codes[at]!, 170)}</div><p style="font-size:11px">Gates close 20 minutes before departure. Cabin bag 40x30x20 cm.</p>`,
            ),
          )
          .join(''),
    },
    tickets: flights.map((one) => ({
      kind: 'flight',
      number: one[6],
      fromCode: one[2],
      toCode: one[4],
      start: `${one[7]}T${one[9]}`,
      end: `${one[7]}T${one[10]}`,
      boarding: `${one[7]}T${one[11]}`,
      passenger: [one[1], one[1].toUpperCase()],
      seat: one[12],
      bookingReference: 'W5NT3K',
      code: bcbp(one),
    })),
  },
  {
    name: 'pdf-same-ticket-twice-nl',
    today: '2026-02-20',
    pdf: {
      codes: [['qr', 'PDM-2026-118830-77']],
      html: ([code]) =>
        ['Uw exemplaar', 'Exemplaar voor de balie']
          .map((which) =>
            page(
              `<p style="text-align:right;color:#777">${which}</p><h2>Poppodium De Wissel</h2><h1>Zeebries + support</h1>${rows(
                [
                  ['Datum', 'zaterdag 14 maart 2026'],
                  ['Zaal open', '19:30'],
                  ['Aanvang', '20:30'],
                  ['Locatie', 'Poppodium De Wissel, Havenstraat 3, Groningen'],
                  ['Naam', 'Thijs Brouwer'],
                  ['Ticketnummer', '118830-77'],
                  ['Prijs', '€ 24,50'],
                ],
              )}${box(code!)}`,
            ),
          )
          .join(''),
    },
    tickets: [
      {
        kind: 'event',
        title: 'Zeebries + support',
        venue: 'Poppodium De Wissel',
        start: '2026-03-14T20:30',
        doors: '2026-03-14T19:30',
        passenger: 'Thijs Brouwer',
        ticketNumber: '118830-77',
        price: '24.50 EUR',
        code: 'PDM-2026-118830-77',
      },
    ],
  },
  {
    name: 'mail-return-and-invoice-fr',
    today: '2026-04-01',
    mail: {
      from: 'Carlines <voyages@carlines.example>',
      to: 'Mathilde Joly <m.joly@courriel.example>',
      subject: 'Confirmation de votre réservation 6K2V9B',
      html: `<p>Bonjour Mathilde,</p><p>Votre réservation <b>6K2V9B</b> est confirmée. Vos billets et votre facture sont en pièces jointes.</p><p><b>Aller</b> : lundi 13 avril 2026, 07h20 Rennes Gare Routière → 09h05 Nantes Gare Sud<br><b>Retour</b> : mercredi 15 avril 2026, 18h30 Nantes Gare Sud → 20h15 Rennes Gare Routière</p><p>Total : 23,80 €</p>`,
      attached: [
        ...[
          [
            'aller',
            'lundi 13 avril 2026',
            'Rennes Gare Routière',
            '07h20',
            'Nantes Gare Sud',
            '09h05',
            '3A',
            'CRL6K2V9BA1',
          ],
          [
            'retour',
            'mercredi 15 avril 2026',
            'Nantes Gare Sud',
            '18h30',
            'Rennes Gare Routière',
            '20h15',
            '7D',
            'CRL6K2V9BR1',
          ],
        ].map(([what, date, from, departs, to, arrives, seat, text]) => ({
          file: `billet-${what}.pdf`,
          codes: [['qr', text!] as const],
          html: ([code]: readonly string[]) =>
            page(
              `<h2>Carlines – billet de car (${what})</h2><p>${date}</p>${rows([
                ['Départ', `${departs} – ${from}`],
                ['Arrivée', `${arrives} – ${to}`],
                ['Ligne', '512'],
                ['Siège', seat!],
                ['Passager', 'Mathilde Joly'],
                ['Réservation', '6K2V9B'],
              ])}${box(code!)}`,
            ),
        })),
        {
          file: 'facture.pdf',
          html: () =>
            page(
              `<h1>Facture F-2026-00981</h1>${rows([
                ['Date de facture', '01/04/2026'],
                ['Client', 'Mathilde Joly'],
                ['Réservation', '6K2V9B'],
                ['Total HT', '21,64 €'],
                ['TVA 10 %', '2,16 €'],
                ['Total TTC', '23,80 €'],
              ])}`,
            ),
        },
      ],
    },
    tickets: [
      {
        kind: 'bus',
        from: 'Rennes Gare Routière',
        to: 'Nantes Gare Sud',
        start: '2026-04-13T07:20',
        end: '2026-04-13T09:05',
        number: '512',
        seat: '3A',
        passenger: 'Mathilde Joly',
        bookingReference: '6K2V9B',
        code: 'CRL6K2V9BA1',
      },
      {
        kind: 'bus',
        from: 'Nantes Gare Sud',
        to: 'Rennes Gare Routière',
        start: '2026-04-15T18:30',
        end: '2026-04-15T20:15',
        number: '512',
        seat: '7D',
        passenger: 'Mathilde Joly',
        bookingReference: '6K2V9B',
        code: 'CRL6K2V9BR1',
      },
    ],
  },
];
