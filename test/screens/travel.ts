/** LIST, long because every document is written out. */
import { caption, type Screen, statusBar, tabBar } from './screen.ts';

/** Journeys as the apps of carriers show them. */
export const travel: readonly Screen[] = [
  {
    name: 'airline-app-boarding-pass-it',
    width: 390,
    scale: 3,
    today: '2026-09-14',
    codes: [['aztec', 'M1CONTI/GIULIA        EQ2WX9L BLQMADSW 4402 257Y008A0023 100']],
    html: ([code]) => `<body style="background:#eef2f7">${statusBar('16:38')}
      <div style="display:flex;justify-content:space-between;padding:6px 18px 10px;font-size:17px"><span style="font-size:22px">‹</span><b>Carta d'imbarco</b><span>⇪</span></div>
      <div style="background:#fde9d9;color:#a54a00;text-align:center;padding:8px;font-size:14px;margin:0 16px;border-radius:10px">L'imbarco inizia tra 1 h 12 min</div>
      <div style="background:#fff;border-radius:18px;margin:12px 16px;padding:18px">
        <div style="display:flex;justify-content:space-between;font-size:13px;color:#667"><span>lun 14 set 2026</span><span>SW 4402</span></div>
        <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><div><div style="font-size:44px;font-weight:700">BLQ</div><div style="font-size:13px;color:#667">Bologna</div><div style="font-size:20px;font-weight:600">18:25</div></div><div style="text-align:center;color:#889;font-size:12px">✈<br>2h 30m</div><div style="text-align:right"><div style="font-size:44px;font-weight:700">MAD</div><div style="font-size:13px;color:#667">Madrid</div><div style="font-size:20px;font-weight:600">20:55</div></div></div>
        <div style="border-top:2px dashed #d5dbe5;margin:16px -18px"></div>
        <div style="font-size:12px;color:#889">Passeggero</div><div style="font-size:18px;font-weight:600">Giulia Conti</div>
        <div style="display:flex;justify-content:space-between;margin-top:14px">${caption('Uscita', 'C12')}${caption('Imbarco', '17:50')}${caption('Posto', '8A')}${caption('Gruppo', '2', { align: 'right' })}</div>
        <div style="width:200px;height:200px;margin:22px auto 10px">${code}</div>
        <div style="text-align:center;font-size:12px;color:#889">Sequenza 023 · Prenotazione Q2WX9L</div></div>
      <div style="background:#000;color:#fff;border-radius:10px;margin:0 16px 16px;padding:12px;text-align:center;font-size:16px;font-weight:600">Aggiungi a Apple Wallet</div>
      ${tabBar(['Home', 'Prenota', 'Viaggi', 'Offerte', 'Profilo'])}`,
    tickets: [
      {
        kind: 'flight',
        number: 'SW 4402',
        fromCode: 'BLQ',
        toCode: 'MAD',
        start: '2026-09-14T18:25',
        end: '2026-09-14T20:55',
        boarding: '2026-09-14T17:50',
        passenger: ['Giulia Conti', 'GIULIA CONTI'],
        seat: '8A',
        gate: 'C12',
        group: '2',
        bookingReference: 'Q2WX9L',
        code: 'M1CONTI/GIULIA        EQ2WX9L BLQMADSW 4402 257Y008A0023 100',
      },
    ],
    never: { start: '2026-09-14T16:38', boarding: ['2026-09-14T16:38', '2026-09-14T01:12'] },
  },
  {
    name: 'airline-app-trip-en',
    width: 430,
    scale: 3,
    today: '2026-04-02',
    html: () => `<body style="background:#f2f2f7">${statusBar('8:15')}
      <div style="padding:6px 18px 10px;font-size:17px;color:#c8102e">‹ My trips</div>
      <div style="padding:0 18px 8px"><div style="font-size:32px;font-weight:700">Lisbon</div><div style="color:#667;font-size:15px">12 – 19 Jun 2026 · Booking ref. <b style="color:#000">R8KD2M</b></div></div>
      <div style="background:#fff;border-radius:16px;margin:10px 16px;padding:16px">
        <div style="display:flex;justify-content:space-between;font-size:13px;color:#667"><b style="color:#c8102e">Outbound</b><span>Fri 12 Jun 2026</span></div>
        <div style="display:flex;justify-content:space-between;margin-top:10px"><div><div style="font-size:26px;font-weight:700">06:55</div><div style="font-size:15px">BRS</div><div style="font-size:12px;color:#667">Bristol</div></div><div style="text-align:center;font-size:12px;color:#667;padding-top:8px">2h 35m<div style="border-top:2px solid #c8102e;width:90px;margin:4px auto"></div>Direct</div><div style="text-align:right"><div style="font-size:26px;font-weight:700">09:30</div><div style="font-size:15px">LIS</div><div style="font-size:12px;color:#667">Lisbon, T2</div></div></div>
        <div style="display:flex;justify-content:space-between;margin-top:12px;font-size:13px;color:#667"><span>HB 2071</span><span>Seat 17B</span><span>Checked in ✓</span></div></div>
      <div style="background:#fff;border-radius:16px;margin:10px 16px;padding:16px">
        <div style="display:flex;justify-content:space-between;font-size:13px;color:#667"><b style="color:#c8102e">Return</b><span>Fri 19 Jun 2026</span></div>
        <div style="display:flex;justify-content:space-between;margin-top:10px"><div><div style="font-size:26px;font-weight:700">20:10</div><div style="font-size:15px">LIS</div><div style="font-size:12px;color:#667">Lisbon, T2</div></div><div style="text-align:center;font-size:12px;color:#667;padding-top:8px">2h 40m<div style="border-top:2px solid #c8102e;width:90px;margin:4px auto"></div>Direct</div><div style="text-align:right"><div style="font-size:26px;font-weight:700">22:50</div><div style="font-size:15px">BRS</div><div style="font-size:12px;color:#667">Bristol</div></div></div>
        <div style="display:flex;justify-content:space-between;margin-top:12px;font-size:13px;color:#667"><span>HB 2072</span><span>Seat 21F</span><span>Check-in opens 18 Jun</span></div></div>
      <div style="background:#fff;border-radius:16px;margin:10px 16px;padding:16px;font-size:15px"><div style="font-size:12px;color:#667">Passenger</div><b>Oliver Whitcombe</b><div style="font-size:13px;color:#667;margin-top:4px">1 × 23 kg bag · Standard fare</div></div>
      <div style="background:#c8102e;color:#fff;border-radius:12px;margin:12px 16px;padding:14px;text-align:center;font-weight:600">Manage booking</div>
      ${tabBar(['Home', 'Book', 'My trips', 'Check-in', 'More'])}`,
    tickets: [
      {
        kind: 'flight',
        number: 'HB 2071',
        fromCode: 'BRS',
        toCode: 'LIS',
        start: '2026-06-12T06:55',
        end: '2026-06-12T09:30',
        passenger: 'Oliver Whitcombe',
        seat: '17B',
        bookingReference: 'R8KD2M',
      },
      {
        kind: 'flight',
        number: 'HB 2072',
        fromCode: 'LIS',
        toCode: 'BRS',
        start: '2026-06-19T20:10',
        end: '2026-06-19T22:50',
        passenger: 'Oliver Whitcombe',
        seat: '21F',
        bookingReference: 'R8KD2M',
      },
    ],
    never: { start: '2026-06-12T08:15' },
  },
  {
    name: 'rail-app-ticket-de',
    width: 390,
    scale: 3,
    today: '2026-08-20',
    codes: [['aztec', 'RX1:DE:774120983:20260821:2:MSTDRS:7F3A99C2E1:BRANDTNER']],
    html: ([code]) => `<body style="background:#fff">${statusBar('07:58')}
      <div style="display:flex;justify-content:space-between;padding:6px 18px 12px;font-size:16px;border-bottom:1px solid #e5e5ea"><span style="color:#d40">Schließen</span><b>Ticket</b><span>⋯</span></div>
      <div style="width:280px;height:280px;margin:18px auto 8px">${code}</div>
      <div style="text-align:center;font-size:12px;color:#777">Auftragsnummer 774120983</div>
      <div style="margin:14px 16px;border:1px solid #ddd;border-radius:10px;padding:14px">
        <div style="font-size:18px;font-weight:700">Sparangebot Flex 2. Klasse</div><div style="font-size:13px;color:#555">Einfache Fahrt · 1 Erwachsener</div>
        <div style="border-top:1px solid #eee;margin:12px 0"></div>
        <div style="font-size:13px;color:#555;margin-bottom:8px">Fr, 21.08.2026 · RX 1704 · Zugbindung</div>
        <div style="display:grid;grid-template-columns:60px 1fr auto;row-gap:12px;font-size:16px"><b>08:34</b><span>Münster (Westf) Hbf</span><span style="font-size:13px;color:#555">Gl. 4</span><b>13:12</b><span>Dresden Hbf</span><span style="font-size:13px;color:#555">Gl. 17</span></div>
        <div style="border-top:1px solid #eee;margin:12px 0"></div>
        <div style="display:flex;gap:40px">${caption('Wagen', '23')}${caption('Platz', '64')}${caption('Abteil', 'Fenster')}</div></div>
      <div style="margin:0 16px 14px;font-size:13px;color:#555">Reisender: <b style="color:#000">Jonas Brandtner</b></div>
      ${tabBar(['Reise', 'Tickets', 'Favoriten', 'Profil'], { chosen: '#d40' })}`,
    tickets: [
      {
        kind: 'train',
        number: 'RX 1704',
        from: ['Münster (Westf) Hbf', 'Münster(Westf)Hbf', 'Münster Hbf'],
        to: 'Dresden Hbf',
        start: '2026-08-21T08:34',
        end: '2026-08-21T13:12',
        platform: '4',
        arrivalPlatform: '17',
        coach: '23',
        seat: '64',
        class: ['2. Klasse', '2'],
        passenger: 'Jonas Brandtner',
        bookingReference: '774120983',
        code: 'RX1:DE:774120983:20260821:2:MSTDRS:7F3A99C2E1:BRANDTNER',
      },
    ],
    never: { start: '2026-08-21T07:58', title: ['Ticket', 'Schließen'] },
  },
  {
    name: 'rail-app-itinerary-fr',
    width: 393,
    scale: 3,
    today: '2026-05-28',
    html: () => `<body style="background:#0c131f;color:#fff">${statusBar('21:19', { ink: '#fff' })}
      <div style="display:flex;justify-content:space-between;padding:6px 18px 14px;font-size:17px"><span>‹</span><b>Mon voyage</b><span>⇪</span></div>
      <div style="padding:0 18px 12px;font-size:22px;font-weight:700">Nantes → Annecy<div style="font-size:14px;font-weight:400;color:#a9b4c6">Samedi 30 mai 2026 · 6h41 · 1 correspondance</div></div>
      <div style="background:#1b2536;border-radius:16px;margin:0 16px;padding:16px">
        <div style="display:grid;grid-template-columns:64px 1fr;row-gap:4px;font-size:17px"><b>08h05</b><b>Nantes</b><span></span><span style="font-size:13px;color:#a9b4c6">TGV RAPIDE 5322 · 2de classe<br>Voiture 14 · Place 82</span><b>12h26</b><b>Lyon Part-Dieu</b></div></div>
      <div style="text-align:center;color:#f5b942;font-size:14px;padding:12px">Correspondance 28 min</div>
      <div style="background:#1b2536;border-radius:16px;margin:0 16px;padding:16px">
        <div style="display:grid;grid-template-columns:64px 1fr;row-gap:4px;font-size:17px"><b>12h54</b><b>Lyon Part-Dieu</b><span></span><span style="font-size:13px;color:#a9b4c6">TER 96612 · 2de classe<br>Placement libre</span><b>14h46</b><b>Annecy</b></div></div>
      <div style="background:#1b2536;border-radius:16px;margin:14px 16px;padding:16px;display:flex;justify-content:space-between">${caption('Voyageur', 'Élodie Marchand', { ink: '#a9b4c6' })}${caption('Réf. dossier', 'TQ7MZB', { ink: '#a9b4c6', align: 'right' })}</div>
      <div style="background:#7fd1c1;color:#0c131f;border-radius:24px;margin:6px 16px 14px;padding:13px;text-align:center;font-weight:600">Échanger ou annuler</div>
      ${tabBar(['Acheter', 'Voyages', 'Offres', 'Compte'], { back: '#0c131f', chosen: '#7fd1c1' })}`,
    tickets: [
      {
        kind: 'train',
        number: ['TGV RAPIDE 5322', 'TGV 5322', '5322', 'RAPIDE 5322'],
        from: 'Nantes',
        to: 'Lyon Part-Dieu',
        start: '2026-05-30T08:05',
        end: '2026-05-30T12:26',
        coach: '14',
        seat: '82',
        passenger: 'Élodie Marchand',
        bookingReference: 'TQ7MZB',
      },
      {
        kind: 'train',
        number: ['TER 96612', '96612'],
        from: 'Lyon Part-Dieu',
        to: 'Annecy',
        start: '2026-05-30T12:54',
        end: '2026-05-30T14:46',
        passenger: 'Élodie Marchand',
        bookingReference: 'TQ7MZB',
      },
    ],
    never: { start: '2026-05-30T21:19' },
  },
  {
    name: 'bus-app-es',
    width: 360,
    scale: 3,
    today: '2026-11-05',
    codes: [['qr', 'ATL-20261106-1530-0041-77AF']],
    html: ([
      code,
    ]) => `<body style="background:#f5f5f5;font-family:Roboto;color:#202124">${statusBar('14:46', { more: 'H+' })}
      <div style="background:#00796b;color:#fff;padding:14px 16px;font-size:20px;font-weight:500">← Mi billete</div>
      <div style="background:#fff;margin:12px;border-radius:8px;padding:16px;box-shadow:0 1px 3px #0003">
        <div style="font-size:13px;color:#5f6368">viernes, 6 de noviembre de 2026</div>
        <div style="display:flex;gap:14px;margin-top:12px"><div style="font-size:18px;font-weight:700;line-height:2.6">15:30<br>19:05</div><div style="border-left:3px solid #00796b;padding-left:12px"><div style="font-size:16px;font-weight:500">Granada</div><div style="font-size:12px;color:#5f6368">Estación de Autobuses, dársena 12</div><div style="font-size:16px;font-weight:500;margin-top:12px">Murcia</div><div style="font-size:12px;color:#5f6368">Estación San Andrés</div></div></div>
        <div style="display:flex;justify-content:space-between;margin-top:18px">${caption('Asiento', '27')}${caption('Línea', 'A-340')}${caption('Tarifa', 'Básica', { align: 'right' })}</div>
        <div style="width:190px;height:190px;margin:18px auto 6px">${code}</div>
        <div style="text-align:center;font-size:13px;color:#5f6368">Localizador: 9XK44P</div></div>
      <div style="background:#fff;margin:12px;border-radius:8px;padding:14px;font-size:14px">Pasajero: Ramón Vidal Ruiz<br>DNI: ****431K<br>Precio: 21,40 €</div>
      <div style="text-align:center;color:#00796b;font-weight:500;padding:10px;font-size:14px">DESCARGAR PDF &nbsp;&nbsp;&nbsp; COMPARTIR</div>`,
    tickets: [
      {
        kind: 'bus',
        from: ['Granada', 'Granada, Estación de Autobuses', 'Estación de Autobuses'],
        to: ['Murcia', 'Murcia, Estación San Andrés', 'Estación San Andrés'],
        start: '2026-11-06T15:30',
        end: '2026-11-06T19:05',
        seat: '27',
        number: 'A-340',
        passenger: 'Ramón Vidal Ruiz',
        bookingReference: '9XK44P',
        price: '21.40 EUR',
        code: 'ATL-20261106-1530-0041-77AF',
      },
    ],
    never: { start: '2026-11-06T14:46' },
  },
  {
    name: 'transit-day-ticket-de',
    width: 390,
    scale: 2,
    today: '2026-05-17',
    codes: [['aztec', 'VVL#1T#20260517#20260518T03#AB#00918273']],
    html: ([code]) => `<body style="background:#004b93;color:#fff">${statusBar('10:02', { ink: '#fff' })}
      <div style="display:flex;justify-content:space-between;padding:8px 18px;font-size:17px"><span>✕</span><b>Verkehrsverbund Leinetal</b><span>?</span></div>
      <div style="background:#fff;color:#000;border-radius:16px;margin:12px 16px;padding:18px">
        <div style="background:#29a745;color:#fff;border-radius:8px;padding:8px;text-align:center;font-weight:600">Gültig – noch 16:57:44</div>
        <div style="font-size:26px;font-weight:700;margin-top:14px">Tageskarte Erwachsene</div><div style="font-size:16px;color:#555">Tarifzonen A + B</div>
        <div style="width:220px;height:220px;margin:18px auto">${code}</div>
        <div style="display:flex;justify-content:space-between">${caption('Gültig ab', '17.05.2026 10:00', { size: 15 })}${caption('Gültig bis', '18.05.2026 03:00', { size: 15, align: 'right' })}</div>
        <div style="display:flex;justify-content:space-between;margin-top:12px">${caption('Ticketnummer', '00918273', { size: 15 })}${caption('Preis', '8,80 €', { size: 15, align: 'right' })}</div></div>
      <div style="text-align:center;padding:14px;font-size:15px;text-decoration:underline">Weitere Person hinzufügen</div>${tabBar(['Fahrplan', 'Tickets', 'Karte', 'Mehr'], { back: '#00386f', chosen: '#fff' })}`,
    tickets: [
      {
        kind: 'pass',
        title: ['Tageskarte Erwachsene'],
        validFrom: '2026-05-17T10:00',
        validUntil: '2026-05-18T03:00',
        area: ['A + B', 'Tarifzonen A + B', 'A+B', 'Zonen A + B'],
        ticketNumber: '00918273',
        price: '8.80 EUR',
        code: 'VVL#1T#20260517#20260518T03#AB#00918273',
      },
    ],
    never: { validFrom: '2026-05-17T10:02', start: ['2026-05-17T10:02', '2026-05-17T16:57'] },
  },
  {
    name: 'group-ticket-nl',
    width: 390,
    scale: 3,
    today: '2026-07-10',
    codes: [['aztec', 'SPR-GRP-3-20260711-AMFZL-55102387']],
    html: ([code]) => `<body style="background:#fff">${statusBar('12:31')}
      <div style="text-align:center;font-weight:700;font-size:17px;padding:8px 0 12px;border-bottom:1px solid #ddd">Groepsticket</div>
      <div style="margin:14px 16px;background:#fff7d6;border-radius:14px;padding:16px">
        <div style="font-size:13px;color:#666">za 11 juli 2026</div><div style="font-size:22px;font-weight:700;margin-top:4px">Amersfoort Centraal</div><div style="font-size:15px;color:#666">naar</div><div style="font-size:22px;font-weight:700">Zwolle</div>
        <div style="display:flex;justify-content:space-between;margin-top:12px">${caption('Vertrek', '09:17', { size: 20 })}${caption('Aankomst', '09:52', { size: 20 })}${caption('Klas', '2e', { size: 20, align: 'right' })}</div></div>
      <div style="width:230px;height:230px;margin:10px auto">${code}</div>
      <div style="margin:14px 16px"><div style="font-size:13px;color:#666">Reizigers (3)</div>${['Daan Hoekstra', 'Femke Hoekstra', 'Lotte de Wit'].map((name) => `<div style="font-size:17px;padding:8px 0;border-bottom:1px solid #eee">${name}</div>`).join('')}</div>
      <div style="margin:0 16px 16px;font-size:13px;color:#666">Boekingsnummer 55102387</div>${tabBar(['Plannen', 'Tickets', 'Account'])}`,
    tickets: [
      {
        kind: 'train',
        from: 'Amersfoort Centraal',
        to: 'Zwolle',
        start: '2026-07-11T09:17',
        end: '2026-07-11T09:52',
        class: ['2e', '2e klas', '2'],
        bookingReference: '55102387',
        code: 'SPR-GRP-3-20260711-AMFZL-55102387',
      },
    ],
    never: { start: '2026-07-11T12:31' },
  },
  {
    name: 'ferry-app-en',
    width: 384,
    scale: 2.5,
    today: '2026-08-01',
    codes: [['qr', 'FRY/7Q81Z4/HOL/02AUG/1415/V1P2']],
    html: ([
      code,
    ]) => `<body style="background:#10171f;color:#e8eaed;font-family:Roboto">${statusBar('11:58', { ink: '#e8eaed', more: '' })}
      <div style="padding:14px 18px;font-size:20px">←&nbsp;&nbsp; Boarding card</div>
      <div style="background:#1d2733;border-radius:16px;margin:6px 14px;padding:18px">
        <div style="font-size:14px;color:#9aa8b8">Caledon Ferries</div>
        <div style="display:flex;justify-content:space-between;margin-top:10px;font-size:20px;font-weight:500"><span>Ullapool</span><span style="color:#4fc3f7">→</span><span>Stornoway</span></div>
        <div style="display:flex;justify-content:space-between;margin-top:14px">${caption('Date', 'Sun 2 Aug 2026', { ink: '#9aa8b8' })}${caption('Departs', '14:15', { ink: '#9aa8b8' })}${caption('Arrives', '16:55', { ink: '#9aa8b8', align: 'right' })}</div>
        <div style="display:flex;justify-content:space-between;margin-top:14px">${caption('Vehicle', 'SF21 KLM', { ink: '#9aa8b8' })}${caption('Passengers', '2 adults', { ink: '#9aa8b8' })}${caption('Lane', '5', { ink: '#9aa8b8', align: 'right' })}</div>
        <div style="background:#fff;border-radius:12px;width:220px;margin:20px auto 8px;padding:14px"><div style="width:192px;height:192px">${code}</div></div>
        <div style="text-align:center;font-size:14px;color:#9aa8b8">Booking reference 7Q81Z4</div></div>
      <div style="margin:14px;font-size:14px;color:#f6c344">Check-in closes 45 minutes before departure</div>${tabBar(['Tickets', 'Timetable', 'Service status'], { back: '#10171f', chosen: '#4fc3f7' })}`,
    tickets: [
      {
        kind: 'boat',
        from: 'Ullapool',
        to: 'Stornoway',
        start: '2026-08-02T14:15',
        end: '2026-08-02T16:55',
        vehicle: 'SF21 KLM',
        party: '2 adults',
        bookingReference: '7Q81Z4',
        code: 'FRY/7Q81Z4/HOL/02AUG/1415/V1P2',
      },
    ],
    never: { start: '2026-08-02T11:58' },
  },
];
