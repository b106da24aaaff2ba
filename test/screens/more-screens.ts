/** LIST, long because every document is written out. */
import { caption, type Screen, statusBar, tabBar } from './screen.ts';

const line = (left: string, right: string, ink = '#667') =>
  `<div style="display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #8882;font-size:15px"><span style="color:${ink}">${left}</span><span>${right}</span></div>`;

const passes = [
  ['Hannah Lindgren', '21A', 'M1LINDGREN/HANNAH     ET5RW8X ARNHELKV 0707 225Y021A0031 100'],
  ['Oskar Lindgren', '21B', 'M1LINDGREN/OSKAR      ET5RW8X ARNHELKV 0707 225Y021B0032 100'],
] as const;

/** More of them, in other designs. */
export const moreScreens: readonly Screen[] = [
  {
    name: 'airline-app-blue-pt',
    width: 412,
    scale: 2.625,
    today: '2026-03-04',
    codes: [['qr', 'M1MOREIRA/TIAGO       EH2C6YN OPOFAOLW 2290 064Y019D0077 100']],
    html: ([
      code,
    ]) => `<body style="background:#0b2d6b;color:#fff;font-family:Roboto">${statusBar('4:58', { ink: '#fff', more: '4G' })}<div style="padding:12px 18px;font-size:18px">✕ &nbsp; Cartão de embarque</div>
      <div style="background:#fff;color:#123;border-radius:12px;margin:8px 14px;overflow:hidden"><div style="background:#f5c518;padding:10px 16px;display:flex;justify-content:space-between;font-weight:700"><span>Tiago Moreira</span><span>Adulto</span></div>
      <div style="padding:14px 16px"><div style="display:flex;justify-content:space-between;font-size:14px"><span>Porto (OPO)</span><span>Faro (FAO)</span></div><div style="display:flex;justify-content:space-between;font-size:34px;font-weight:700"><span>06:40</span><span>07:45</span></div><div style="display:flex;justify-content:space-between;font-size:13px;color:#667"><span>qui, 5 mar 2026</span><span>LW 2290</span></div>
      <div style="display:flex;justify-content:space-between;margin-top:14px">${caption('LUGAR', '19D', { size: 24 })}${caption('PORTA', '14', { size: 24 })}${caption('FILA', 'Prioritária', { size: 18 })}</div>
      <div style="background:#eef;border-radius:8px;padding:8px;margin-top:12px;font-size:14px;text-align:center">A porta fecha às 06:20</div>
      <div style="width:200px;height:200px;margin:16px auto 6px">${code}</div><div style="text-align:center;font-size:13px">Reserva H2C6YN · N.º seq. 77</div></div></div><div style="text-align:center;padding:12px">Deslize para ver mais</div>`,
    tickets: [
      {
        kind: 'flight',
        number: 'LW 2290',
        fromCode: 'OPO',
        toCode: 'FAO',
        start: '2026-03-05T06:40',
        end: '2026-03-05T07:45',
        passenger: ['Tiago Moreira', 'TIAGO MOREIRA'],
        seat: '19D',
        gate: '14',
        bookingReference: 'H2C6YN',
        code: 'M1MOREIRA/TIAGO       EH2C6YN OPOFAOLW 2290 064Y019D0077 100',
      },
    ],
    never: { start: ['2026-03-05T06:20', '2026-03-05T04:58'], boarding: '2026-03-05T06:20', row: 'Prioritária' },
  },
  {
    name: 'rail-reseller-eticket-en',
    width: 390,
    scale: 3,
    today: '2026-10-09',
    codes: [['aztec', '06TL93KX2M/NCL/EDB/10OCT26/STD/ADV/0042']],
    html: ([
      code,
    ]) => `<body style="background:#f4f4f6">${statusBar('08:02')}<div style="display:flex;justify-content:space-between;padding:6px 18px 12px;font-size:17px"><span>‹</span><b>eTicket</b><span>?</span></div>
      <div style="background:#fff;border-radius:14px;margin:4px 16px;padding:16px"><div style="font-size:13px;color:#667">Out · Sat 10 Oct 2026</div><div style="font-size:22px;font-weight:700;margin:4px 0">Newcastle to Edinburgh</div><div style="display:flex;justify-content:space-between;font-size:15px"><span>Dep 09:31</span><span>Arr 11:02</span></div>
      <div style="width:240px;height:240px;margin:16px auto">${code}</div><div style="text-align:center;font-size:15px;font-weight:600">TL93KX2M</div>
      ${line('Ticket type', 'Advance Single')}${line('Class', 'Standard')}${line('Railcard', '16-25 Railcard')}${line('Passenger', '1 Adult')}${line('Coach', 'D')}${line('Seat', '32F')}${line('Price', '£23.40')}</div>
      <div style="padding:14px 20px;font-size:13px;color:#667">Only valid on the booked train. Keep your phone charged.</div>${tabBar(['Search', 'My tickets', 'Account'])}`,
    tickets: [
      {
        kind: 'train',
        from: 'Newcastle',
        to: 'Edinburgh',
        start: '2026-10-10T09:31',
        end: '2026-10-10T11:02',
        coach: 'D',
        seat: '32F',
        class: 'Standard',
        price: '23.40 GBP',
        code: '06TL93KX2M/NCL/EDB/10OCT26/STD/ADV/0042',
      },
    ],
    never: { start: '2026-10-10T08:02', title: ['eTicket', 'Search'], seat: '16-25' },
  },
  {
    name: 'rail-app-day-pass-ch',
    width: 402,
    scale: 3,
    today: '2026-06-11',
    codes: [['qr', 'CH:TP:9917720045:20260611:HT:2:SCHNEIDER']],
    html: ([
      code,
    ]) => `<body style="background:#eb0000">${statusBar('06:44', { ink: '#fff' })}<div style="display:flex;justify-content:space-between;padding:6px 18px 12px;font-size:17px;color:#fff"><span>✕</span><b>Billett</b><span>⋮</span></div>
      <div style="background:#fff;border-radius:18px 18px 0 0;padding:18px"><div style="font-size:24px;font-weight:700">Spartageskarte</div><div style="font-size:15px;color:#555">2. Klasse, Halbtax</div>
      <div style="font-size:15px;margin-top:12px">Gültig: Do 11.06.2026 00:00 – Fr 12.06.2026 05:00</div><div style="width:220px;height:220px;margin:18px auto">${code}</div>
      ${line('Reisende Person', 'Luca Schneider')}${line('Geburtsdatum', '14.02.1991')}${line('Billett-ID', '9917720045')}${line('Preis', 'CHF 59.00')}</div>${tabBar(['Planen', 'Billette', 'Reisen', 'Profil'], { chosen: '#eb0000' })}`,
    tickets: [
      {
        kind: 'pass',
        title: ['Spartageskarte'],
        validFrom: '2026-06-11T00:00',
        validUntil: '2026-06-12T05:00',
        class: ['2. Klasse', '2'],
        passenger: 'Luca Schneider',
        ticketNumber: '9917720045',
        price: '59.00 CHF',
        code: 'CH:TP:9917720045:20260611:HT:2:SCHNEIDER',
      },
    ],
    never: { start: ['1991-02-14', '2026-06-11T06:44'] },
  },
  {
    name: 'event-app-ticket-us',
    width: 393,
    scale: 3,
    today: '2026-09-10',
    codes: [['qr', '88120034471220991442001']],
    html: ([
      code,
    ]) => `<body style="background:#fff">${statusBar('11:36')}<div style="display:flex;justify-content:space-between;padding:6px 18px 12px;font-size:17px"><span>✕</span><b>1 of 2</b><span>⇪</span></div>
      <div style="padding:8px 24px;text-align:center"><div style="width:220px;height:220px;margin:8px auto">${code}</div><div style="font-size:22px;font-weight:700;margin-top:14px">Riverside Ceramics Night</div><div style="color:#667;font-size:15px;margin-top:4px">Thu, Sep 17, 2026 • 6:30 PM</div></div>
      <div style="padding:10px 24px">${line('Name', 'Marcus Delgado')}${line('Ticket type', 'General Admission')}${line('Location', 'Kiln House, 220 Dock St, Portland, OR 97209')}${line('Order number', '#8812003447')}</div>
      <div style="background:#d1410c;color:#fff;border-radius:6px;margin:18px 24px;padding:13px;text-align:center;font-weight:600">Add to Apple Wallet</div>`,
    tickets: [
      {
        kind: 'event',
        title: 'Riverside Ceramics Night',
        start: '2026-09-17T18:30',
        passenger: 'Marcus Delgado',
        venue: ['Kiln House', 'Kiln House, 220 Dock St, Portland, OR 97209'],
        bookingReference: ['8812003447', '#8812003447'],
        code: '88120034471220991442001',
      },
    ],
    never: { start: '2026-09-17T11:36', title: ['1 of 2', 'Add to Apple Wallet'] },
  },
  {
    name: 'hotel-app-de',
    width: 412,
    scale: 2.625,
    today: '2026-07-20',
    html: () => `<body style="background:#f2f6fa;font-family:Roboto">${statusBar('21:07', { more: 'WLAN' })}<div style="background:#003580;color:#fff;padding:14px 18px;font-size:19px">← &nbsp; Buchungsdetails</div>
      <div style="background:#fff;margin:10px;border-radius:8px;padding:16px"><div style="color:#008009;font-size:14px;font-weight:700">Ihre Buchung ist bestätigt</div><div style="font-size:21px;font-weight:700;margin:8px 0 2px">Gasthof zum Goldenen Ochsen</div><div style="font-size:14px;color:#556">Marktplatz 4, 86609 Donauwörth, Deutschland</div>
      <div style="display:flex;gap:30px;margin-top:16px"><div>${caption('Check-in', 'Fr., 7. Aug. 2026')}<div style="font-size:14px;color:#556">14:00–20:00 Uhr</div></div><div>${caption('Check-out', 'So., 9. Aug. 2026')}<div style="font-size:14px;color:#556">bis 10:30 Uhr</div></div></div></div>
      <div style="background:#fff;margin:10px;border-radius:8px;padding:8px 16px">${line('Buchungsnummer', '4417.882.013')}${line('PIN-Code', '5520')}${line('Zimmer', '1 Doppelzimmer Komfort')}${line('Gast', 'Renate Weiß')}${line('Personen', '2 Erwachsene')}${line('Gesamtpreis', '€ 238,00')}</div>
      ${tabBar(['Suche', 'Gespeichert', 'Buchungen', 'Mein Konto'])}`,
    tickets: [
      {
        kind: 'hotel',
        title: 'Gasthof zum Goldenen Ochsen',
        address: ['Marktplatz 4, 86609 Donauwörth, Deutschland', 'Marktplatz 4, 86609 Donauwörth'],
        start: '2026-08-07T14:00',
        end: '2026-08-09T10:30',
        bookingReference: '4417.882.013',
        pin: '5520',
        passenger: 'Renate Weiß',
        price: '238.00 EUR',
        room: ['1 Doppelzimmer Komfort', 'Doppelzimmer Komfort'],
      },
    ],
    never: { start: ['2026-08-07T21:07', '2026-08-07T20:00'] },
  },
  {
    name: 'cinema-app-fr',
    width: 360,
    scale: 3,
    today: '2026-12-28',
    codes: [['qr', 'CGL4-2026-1228-7-H12-99120']],
    html: ([
      code,
    ]) => `<body style="background:#1a1a1a;color:#eee;font-family:Roboto">${statusBar('20:11', { ink: '#eee', more: '' })}<div style="padding:12px 16px;font-size:18px">← &nbsp; Mon e-billet</div>
      <div style="background:#fff;width:210px;margin:8px auto;padding:15px;border-radius:8px"><div style="width:180px;height:180px">${code}</div></div>
      <div style="padding:10px 20px"><div style="font-size:24px;font-weight:700">Le Silence des Dunes</div><div style="font-size:14px;color:#aaa">VOSTFR · 2h04</div>
      <div style="font-size:17px;margin-top:12px">Lundi 28 décembre à 20h45</div><div style="font-size:15px;color:#aaa">Ciné Galion – Lorient</div>
      <div style="display:flex;justify-content:space-between;margin-top:16px">${caption('Salle', '7', { size: 22, ink: '#aaa' })}${caption('Rangée', 'H', { size: 22, ink: '#aaa' })}${caption('Siège', '12', { size: 22, ink: '#aaa' })}${caption('Tarif', 'Étudiant', { size: 16, ink: '#aaa' })}</div>
      <div style="margin-top:16px;font-size:14px;color:#aaa">N° de commande 99120 · 7,90 €</div></div>`,
    tickets: [
      {
        kind: 'event',
        title: 'Le Silence des Dunes',
        start: '2026-12-28T20:45',
        venue: ['Ciné Galion – Lorient', 'Ciné Galion'],
        room: ['7', 'Salle 7'],
        row: 'H',
        seat: '12',
        bookingReference: '99120',
        price: '7.90 EUR',
        code: 'CGL4-2026-1228-7-H12-99120',
      },
    ],
    never: { start: ['2026-12-28T20:11', '2026-12-28T02:04'], title: ['Mon e-billet'] },
  },
  {
    name: 'coach-app-timeline-de',
    width: 390,
    scale: 3,
    today: '2026-05-02',
    codes: [['qr', 'GRB-3107742285-1']],
    html: ([
      code,
    ]) => `<body style="background:#fff">${statusBar('13:29')}<div style="background:#73d700;padding:12px 18px;font-size:18px;font-weight:700">Mein Ticket</div>
      <div style="padding:16px 20px"><div style="font-size:14px;color:#667">Buchungsnummer</div><div style="font-size:20px;font-weight:700">310 774 2285</div><div style="width:210px;height:210px;margin:14px auto">${code}</div>
      <div style="font-size:16px;font-weight:700;margin-bottom:10px">So., 3. Mai 2026</div>
      <div style="display:grid;grid-template-columns:60px 1fr;row-gap:2px;font-size:16px"><b>10:15</b><b>Leipzig Hbf (Goethestraße)</b><span></span><span style="font-size:13px;color:#667;padding-bottom:14px">Goethestraße, 04109 Leipzig</span><span></span><span style="font-size:13px;color:#667;padding-bottom:14px">Bus N48 Richtung München · 5 Std. 10 Min.</span><b>15:25</b><b>München ZOB</b><span></span><span style="font-size:13px;color:#667">Arnulfstraße 21, 80335 München</span></div>
      <div style="margin-top:16px">${line('Fahrgast', 'Farid Rahmani')}${line('Sitzplatz', '9C (Fenster)')}${line('Gepäck', '1 Handgepäck, 1 Reisegepäck')}</div></div>${tabBar(['Suche', 'Tickets', 'Hilfe', 'Profil'], { chosen: '#73d700' })}`,
    tickets: [
      {
        kind: 'bus',
        from: ['Leipzig Hbf (Goethestraße)', 'Leipzig Hbf'],
        to: 'München ZOB',
        start: '2026-05-03T10:15',
        end: '2026-05-03T15:25',
        number: ['N48', 'Bus N48'],
        passenger: 'Farid Rahmani',
        seat: ['9C', '9C (Fenster)'],
        bookingReference: ['310 774 2285', '3107742285'],
        code: 'GRB-3107742285-1',
      },
    ],
    never: { start: '2026-05-03T13:29', end: '2026-05-03T05:10' },
  },
  {
    name: 'airline-itinerary-connection-es',
    width: 393,
    scale: 3,
    today: '2026-11-01',
    html: () => `<body style="background:#fff">${statusBar('17:50')}<div style="display:flex;justify-content:space-between;padding:6px 18px 12px;font-size:17px;color:#b5121b"><span>‹</span><b style="color:#000">Itinerario</b><span>Editar</span></div>
      <div style="padding:0 20px 8px;font-size:15px">Código de reserva <b>XK9P3T</b> · 1 pasajero<br><b>Martín Echeverría</b></div>
      ${[
        ['Vuelo 1', 'IB 0328', 'mar, 17 nov 2026', 'BIO', 'Bilbao', '07:05', 'MAD', 'Madrid', '08:10', '11C'],
        ['Vuelo 2', 'IB 6251', 'mar, 17 nov 2026', 'MAD', 'Madrid', '11:55', 'JFK', 'Nueva York', '14:20', '34K'],
      ]
        .map(
          ([a, b, c, d, e, f, g, h, i, j], at) =>
            `${at ? '<div style="text-align:center;color:#b5121b;font-size:14px;padding:8px">Escala en Madrid · 3 h 45 min</div>' : ''}<div style="border:1px solid #ddd;border-radius:12px;margin:6px 16px;padding:14px"><div style="display:flex;justify-content:space-between;font-size:14px;color:#667"><span>${a} · ${b}</span><span>${c}</span></div><div style="display:flex;justify-content:space-between;margin-top:8px"><div><b style="font-size:24px">${f}</b><div style="font-size:16px">${d}</div><div style="font-size:12px;color:#667">${e}</div></div><div style="text-align:right"><b style="font-size:24px">${i}</b><div style="font-size:16px">${g}</div><div style="font-size:12px;color:#667">${h}</div></div></div><div style="font-size:14px;color:#667;margin-top:8px">Asiento ${j} · Turista</div></div>`,
        )
        .join('')}${tabBar(['Inicio', 'Reservar', 'Mis viajes', 'Más'], { chosen: '#b5121b' })}`,
    tickets: [
      {
        kind: 'flight',
        number: ['IB 0328', 'IB 328'],
        fromCode: 'BIO',
        toCode: 'MAD',
        start: '2026-11-17T07:05',
        end: '2026-11-17T08:10',
        seat: '11C',
        passenger: 'Martín Echeverría',
        bookingReference: 'XK9P3T',
      },
      {
        kind: 'flight',
        number: 'IB 6251',
        fromCode: 'MAD',
        toCode: 'JFK',
        start: '2026-11-17T11:55',
        end: '2026-11-17T14:20',
        seat: '34K',
        passenger: 'Martín Echeverría',
        bookingReference: 'XK9P3T',
      },
    ],
    never: { start: '2026-11-17T17:50' },
  },
  {
    name: 'museum-slot-it',
    width: 390,
    scale: 2,
    today: '2026-04-25',
    codes: [['qr', 'PDC-0098817-20260426-1030']],
    html: ([
      code,
    ]) => `<body style="background:#f7f3ea">${statusBar('15:03')}<div style="display:flex;justify-content:space-between;padding:6px 18px 12px;font-size:17px"><span>Chiudi</span><span>Condividi</span></div>
      <div style="padding:0 22px"><div style="font-size:13px;letter-spacing:1px;color:#8a6d3b">MUSEO CIVICO DEI CARRARESI</div><div style="font-size:26px;font-weight:700;margin:6px 0">Oro e Lapislazzuli</div><div style="font-size:15px">La miniatura a Padova nel Trecento</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;gap:14px;margin-top:18px">${caption('Data', '26 aprile 2026')}${caption('Fascia oraria', '10:30 – 10:45')}${caption('Visitatore', 'Chiara Boscolo')}${caption('Tipologia', 'Intero')}</div>
      <div style="background:#fff;width:210px;margin:22px auto;padding:15px;border-radius:12px"><div style="width:180px;height:180px">${code}</div></div><div style="text-align:center;font-size:13px;color:#777">Biglietto n. 0098817 · € 14,00</div></div><div style="height:30px"></div>`,
    tickets: [
      {
        kind: 'event',
        title: ['Oro e Lapislazzuli'],
        start: '2026-04-26T10:30',
        passenger: 'Chiara Boscolo',
        ticketNumber: '0098817',
        price: '14.00 EUR',
        code: 'PDC-0098817-20260426-1030',
      },
    ],
    never: { start: '2026-04-26T15:03', title: ['Chiudi', 'Condividi'] },
  },
  {
    name: 'parking-session-nl',
    width: 390,
    scale: 2,
    today: '2026-08-13',
    html: () => `<body style="background:#fff">${statusBar('14:20')}<div style="text-align:center;font-weight:700;font-size:17px;padding:8px 0 14px">Parkeersessie actief</div>
      <div style="text-align:center;font-size:44px;font-weight:700;color:#1b7a3d">01:38:12</div><div style="text-align:center;color:#667;font-size:14px">resterend</div>
      <div style="padding:18px 22px">${line('Kenteken', 'K-482-ZT')}${line('Zone', '30217 Binnenstad')}${line('Begintijd', '13 aug 2026 13:58')}${line('Eindtijd', '13 aug 2026 15:58')}${line('Kosten', '€ 6,40')}</div><div style="background:#d33;color:#fff;border-radius:12px;margin:6px 20px;padding:13px;text-align:center">Stop sessie</div>${tabBar(['Kaart', 'Sessies', 'Instellingen'])}`,
    tickets: [
      {
        kind: 'parking',
        vehicle: 'K-482-ZT',
        area: ['30217 Binnenstad', '30217'],
        start: '2026-08-13T13:58',
        end: '2026-08-13T15:58',
        price: '6.40 EUR',
      },
    ],
    never: { start: ['2026-08-13T14:20', '2026-08-13T01:38'] },
  },
  {
    name: 'two-boarding-passes-long-en',
    width: 390,
    scale: 2,
    today: '2026-08-12',
    codes: passes.map(([, , text]) => ['qr', text] as const),
    html: (
      codes,
    ) => `<body style="background:#e9edf2">${statusBar('05:20')}<div style="text-align:center;font-weight:700;font-size:17px;padding:8px 0 10px">Boarding passes</div>
      ${passes
        .map(
          ([name, seat], at) =>
            `<div style="background:#fff;border-radius:16px;margin:10px 16px;padding:16px"><div style="display:flex;justify-content:space-between;font-size:14px"><b>Kvarken Air</b><span>KV 707</span></div><div style="font-size:19px;font-weight:700;margin:8px 0">${name}</div><div style="display:flex;justify-content:space-between;font-size:36px;font-weight:700"><span>ARN</span><span>HEL</span></div><div style="display:flex;justify-content:space-between;margin-top:10px">${caption('Date', '13 Aug 2026', { size: 15 })}${caption('Boarding', '06:30', { size: 15 })}${caption('Departure', '07:05', { size: 15 })}${caption('Seat', seat, { size: 15, align: 'right' })}</div><div style="width:170px;height:170px;margin:16px auto 0">${codes[at]}</div></div>`,
        )
        .join('')}${tabBar(['Trips', 'Check-in', 'Status', 'Menu'])}`,
    tickets: passes.map(([name, seat, text]) => ({
      kind: 'flight',
      number: ['KV 707', 'KV 0707'],
      fromCode: 'ARN',
      toCode: 'HEL',
      start: '2026-08-13T07:05',
      boarding: '2026-08-13T06:30',
      passenger: [name, name.toUpperCase()],
      seat,
      bookingReference: 'T5RW8X',
      code: text,
    })),
    never: { start: '2026-08-13T05:20' },
  },
  {
    name: 'season-card-wallet-de',
    width: 390,
    scale: 3,
    today: '2026-08-20',
    codes: [['pdf417', 'SVH-DK-2627-0044182-B-9-118']],
    html: ([
      code,
    ]) => `<body style="background:#000">${statusBar('17:31', { ink: '#fff' })}<div style="display:flex;justify-content:space-between;padding:8px 20px 12px;font-size:17px;color:#0a84ff"><span style="font-weight:600">Fertig</span><span style="letter-spacing:2px">•••</span></div>
      <div style="background:#00563f;color:#fff;margin:6px 10px;border-radius:14px;padding:14px 16px 24px"><div style="display:flex;justify-content:space-between"><b style="font-size:17px">SV Hohenberg</b>${caption('SAISON', '2026/27', { ink: '#9fd8c4', align: 'right' })}</div><div style="font-size:32px;margin:22px 0 18px">Dauerkarte</div>
      <div style="display:flex;justify-content:space-between">${caption('INHABER', 'Uwe Kranz', { ink: '#9fd8c4' })}${caption('KARTENNR.', '0044182', { ink: '#9fd8c4', align: 'right' })}</div><div style="display:flex;justify-content:space-between;margin-top:14px">${caption('TRIBÜNE', 'West', { ink: '#9fd8c4' })}${caption('BLOCK', 'B', { ink: '#9fd8c4' })}${caption('REIHE', '9', { ink: '#9fd8c4' })}${caption('SITZ', '118', { ink: '#9fd8c4', align: 'right' })}</div>
      <div style="background:#fff;border-radius:6px;width:310px;margin:44px auto 0;padding:12px"><div style="width:286px;height:96px">${code}</div></div></div>`,
    tickets: [
      {
        kind: ['event', 'membership', 'pass'],
        title: ['SV Hohenberg', 'Dauerkarte'],
        passenger: 'Uwe Kranz',
        row: '9',
        seat: '118',
        code: 'SVH-DK-2627-0044182-B-9-118',
      },
    ],
    never: { start: ['2026-08-20T17:31', '2026', '2027'], title: 'Fertig' },
  },
];
