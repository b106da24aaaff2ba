/** LIST, long because every document is written out. */
import { caption, type Screen, statusBar, tabBar } from './screen.ts';

/** Mails, shops and venues as they stand on a screen. */
export const outings: readonly Screen[] = [
  {
    name: 'ios-mail-theatre-en',
    width: 393,
    scale: 3,
    today: '2026-03-28',
    codes: [['qr', 'ALD-90211837-B-22']],
    html: ([code]) => `<body style="background:#fff">${statusBar('22:06')}
      <div style="display:flex;justify-content:space-between;padding:6px 16px 10px;color:#007aff;font-size:17px"><span>‹ Inbox</span><span>∧ &nbsp; ∨</span></div>
      <div style="padding:4px 16px 10px;border-bottom:1px solid #e5e5ea;display:flex;gap:10px"><div style="width:40px;height:40px;border-radius:50%;background:#9aa3b2;color:#fff;text-align:center;line-height:40px;font-weight:600">AT</div><div style="flex:1;font-size:15px"><b>Aldgate Theatre</b><div style="font-size:13px;color:#8a8a8e">To: Priya Nair</div></div><div style="font-size:13px;color:#8a8a8e">Yesterday</div></div>
      <div style="padding:12px 16px;font-size:20px;font-weight:700">Your tickets for The Glass Orchard</div>
      <div style="padding:0 16px;font-size:16px;line-height:1.45">Hi Priya,<p>Thank you for your booking. Please show the code below at the door.</p><p><b>The Glass Orchard</b><br>Saturday 11 April 2026 at 7:30pm<br>Aldgate Theatre, 41 Leman Street, London E1 8EY<br>Stalls, Row B, Seat 22<br>Booking reference: 90211837<br>Total paid: £48.50</p></div>
      <div style="width:170px;height:170px;margin:10px auto 16px">${code}</div>
      <div style="padding:0 16px;font-size:12px;color:#8a8a8e">Doors open at 6:45pm. Latecomers may not be admitted.</div>
      <div style="display:flex;justify-content:space-around;padding:14px 0 30px;color:#007aff;font-size:20px;border-top:1px solid #e5e5ea;margin-top:16px"><span>🗑</span><span>▭</span><span>↩</span><span>✎</span></div>`,
    tickets: [
      {
        kind: 'event',
        title: 'The Glass Orchard',
        venue: 'Aldgate Theatre',
        address: ['41 Leman Street, London E1 8EY', '41 Leman Street London E1 8EY'],
        start: '2026-04-11T19:30',
        doors: '2026-04-11T18:45',
        section: 'Stalls',
        row: 'B',
        seat: '22',
        bookingReference: '90211837',
        price: '48.50 GBP',
        code: 'ALD-90211837-B-22',
      },
    ],
    never: { start: ['2026-03-28T22:06', '2026-04-11T22:06'], title: ['Inbox', 'Your tickets for The Glass Orchard'] },
  },
  {
    name: 'gmail-restaurant-nl',
    width: 412,
    scale: 2.625,
    today: '2026-05-06',
    html: () => `<body style="background:#fff;font-family:Roboto;color:#1f1f1f">${statusBar('9:33', { more: '' })}
      <div style="display:flex;justify-content:space-between;padding:10px 18px;font-size:20px"><span>←</span><span>⎙ &nbsp; 🗑 &nbsp; ✉ &nbsp; ⋮</span></div>
      <div style="padding:8px 18px;font-size:22px">Bevestiging van je reservering <span style="background:#e1e3e1;border-radius:4px;font-size:12px;padding:2px 6px">Inbox</span></div>
      <div style="display:flex;gap:12px;padding:8px 18px"><div style="width:40px;height:40px;border-radius:50%;background:#7b1fa2;color:#fff;text-align:center;line-height:40px">B</div><div style="flex:1;font-size:15px"><b>Bistro De Kade</b> <span style="font-size:12px;color:#5f6368">5 mei</span><div style="font-size:13px;color:#5f6368">aan mij ⌄</div></div><span>↩ ⋮</span></div>
      <div style="padding:10px 18px;font-size:16px;line-height:1.5">Beste Joris,<p>Leuk dat je komt eten! Hieronder vind je de gegevens van je reservering.</p><table style="font-size:16px;line-height:1.7"><tr><td style="color:#5f6368;padding-right:18px">Datum</td><td><b>zaterdag 9 mei 2026</b></td></tr><tr><td style="color:#5f6368">Tijd</td><td><b>19:30 uur</b></td></tr><tr><td style="color:#5f6368">Personen</td><td><b>4</b></td></tr><tr><td style="color:#5f6368">Naam</td><td><b>Joris Bakhuis</b></td></tr><tr><td style="color:#5f6368">Reservering</td><td><b>DK-48120</b></td></tr></table><p>Bistro De Kade<br>Havenkade 18, 8911 AB Leeuwarden<br>058 555 01 77</p></div>
      <div style="display:flex;gap:12px;padding:14px 18px 24px"><span style="border:1px solid #747775;border-radius:20px;padding:9px 22px;font-size:14px">↩ Beantwoorden</span><span style="border:1px solid #747775;border-radius:20px;padding:9px 22px;font-size:14px">↪ Doorsturen</span></div>`,
    tickets: [
      {
        kind: 'restaurant',
        title: 'Bistro De Kade',
        start: '2026-05-09T19:30',
        passenger: 'Joris Bakhuis',
        party: ['4', '4 personen', '4 Personen'],
        bookingReference: 'DK-48120',
        address: ['Havenkade 18, 8911 AB Leeuwarden'],
        phone: ['058 555 01 77'],
      },
    ],
    never: { start: ['2026-05-09T09:33', '2026-05-06T09:33'] },
  },
  {
    name: 'cinema-app-it',
    width: 390,
    scale: 3,
    today: '2026-02-14',
    codes: [['qr', 'CNX:4471-88213-20260214-S5-H9']],
    html: ([code]) => `<body style="background:#0e0e12;color:#fff">${statusBar('20:21', { ink: '#fff' })}
      <div style="padding:6px 18px 12px;display:flex;justify-content:space-between;font-size:17px"><span>✕</span><span>I miei biglietti</span><span>⇪</span></div>
      <div style="margin:0 24px;border-radius:20px;overflow:hidden;background:#1c1c24"><div style="height:180px;background:linear-gradient(160deg,#402b6b,#c2416f 70%,#f2a65a)"></div>
        <div style="padding:18px"><div style="font-size:24px;font-weight:700">La casa sul fiume</div><div style="font-size:13px;color:#9a9aa8;margin-top:4px">Drammatico · 1h 58min · T14</div>
        <div style="display:grid;grid-template-columns:1fr 1fr;gap:14px;margin-top:16px">${caption('Data', 'Sab 14 febbraio')}${caption('Ora', '21:15')}${caption('Sala', '5')}${caption('Posto', 'H9')}</div>
        <div style="margin-top:14px">${caption('Cinema', 'Multisala Corallo, Pescara')}</div></div>
        <div style="border-top:2px dashed #3a3a46"></div>
        <div style="background:#fff;width:200px;margin:20px auto;border-radius:12px;padding:12px"><div style="width:176px;height:176px">${code}</div></div>
        <div style="text-align:center;color:#9a9aa8;font-size:13px;padding-bottom:18px">Codice 4471-88213</div></div>
      <div style="text-align:center;padding:14px;letter-spacing:4px">● ○</div>${tabBar(['Film', 'Cinema', 'Biglietti', 'Profilo'], { back: '#0e0e12', chosen: '#f2a65a' })}`,
    tickets: [
      {
        kind: 'event',
        title: 'La casa sul fiume',
        start: '2026-02-14T21:15',
        room: ['5', 'Sala 5'],
        seat: ['H9', '9'],
        venue: ['Multisala Corallo', 'Multisala Corallo, Pescara'],
        bookingReference: '4471-88213',
        code: 'CNX:4471-88213-20260214-S5-H9',
      },
    ],
    never: { start: ['2026-02-14T20:21', '2026-02-14T01:58'], title: ['I miei biglietti', 'Film'] },
  },
  {
    name: 'hotel-booking-es',
    width: 390,
    scale: 3,
    today: '2026-05-15',
    html: () => `<body style="background:#000;color:#f2f2f7">${statusBar('23:48', { ink: '#fff' })}
      <div style="display:flex;justify-content:space-between;padding:6px 18px 12px;font-size:17px"><span style="color:#4da3ff">‹ Atrás</span><b>Detalles de la reserva</b><span>⇪</span></div>
      <div style="height:160px;background:linear-gradient(180deg,#4b79a1,#283e51);margin:0 16px;border-radius:16px"></div>
      <div style="padding:14px 18px 4px"><div style="font-size:24px;font-weight:700">Hotel Mirador del Puerto</div><div style="font-size:14px;color:#9a9aa5">Paseo Marítimo 27, 39004 Santander</div><div style="display:inline-block;background:#1e4620;color:#7ddf86;border-radius:6px;padding:3px 8px;font-size:13px;margin-top:8px">Confirmada</div></div>
      <div style="display:flex;margin:12px 16px;background:#1c1c1e;border-radius:16px;padding:14px"><div style="flex:1">${caption('Entrada', 'vie, 12 jun 2026')}<div style="font-size:14px;color:#9a9aa5">desde las 15:00</div></div><div style="flex:1">${caption('Salida', 'lun, 15 jun 2026')}<div style="font-size:14px;color:#9a9aa5">hasta las 11:00</div></div></div>
      <div style="margin:12px 16px;background:#1c1c1e;border-radius:16px;padding:4px 14px">${[
        ['Huésped', 'Nerea Iturbe'],
        ['Habitación', 'Doble Superior con vistas'],
        ['Huéspedes', '2 adultos'],
        ['Número de confirmación', '3318.204.775'],
        ['PIN', '6031'],
        ['Precio total', '412,80 €'],
      ]
        .map(
          ([a, b]) =>
            `<div style="display:flex;justify-content:space-between;padding:10px 0;border-bottom:1px solid #2c2c2e;font-size:15px"><span style="color:#9a9aa5">${a}</span><span>${b}</span></div>`,
        )
        .join('')}</div>
      <div style="background:#0a84ff;border-radius:12px;margin:12px 16px;padding:14px;text-align:center;font-weight:600">Contactar con el alojamiento</div>
      ${tabBar(['Buscar', 'Guardados', 'Reservas', 'Cuenta'], { back: '#000', chosen: '#0a84ff' })}`,
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Mirador del Puerto',
        address: ['Paseo Marítimo 27, 39004 Santander'],
        start: '2026-06-12T15:00',
        end: '2026-06-15T11:00',
        passenger: 'Nerea Iturbe',
        room: ['Doble Superior con vistas'],
        bookingReference: '3318.204.775',
        pin: '6031',
        price: '412.80 EUR',
        party: ['2 adultos'],
      },
    ],
    never: { start: ['2026-06-12T23:48'], title: ['Detalles de la reserva', 'Confirmada'] },
  },
  {
    name: 'browser-rail-order-en',
    width: 1180,
    scale: 1.5,
    today: '2026-09-01',
    html: () => `<body style="background:#f3f4f6;font-family:'Liberation Sans'"><div style="background:#dfe3ea;padding:8px 14px;display:flex;gap:10px;font-size:13px"><span style="color:#f66">●</span><span style="color:#fb0">●</span><span style="color:#3b3">●</span><span style="background:#fff;border-radius:8px 8px 0 0;padding:4px 14px">My bookings – Wayrail</span></div><div style="background:#fff;padding:8px 14px;font-size:13px;color:#555">← → ⟳ &nbsp; <span style="background:#eef;border-radius:12px;padding:4px 300px 4px 12px">wayrail.example/account/orders/WR-5512098</span></div>
      <div style="background:#1b1464;color:#fff;padding:16px 60px;display:flex;justify-content:space-between"><b style="font-size:22px">Wayrail</b><span>Tickets &nbsp; Season tickets &nbsp; Offers &nbsp; Help &nbsp; <b>Hi, Fiona ⌄</b></span></div>
      <div style="display:flex;gap:24px;padding:24px 60px"><div style="flex:2">
        <h1 style="font-size:26px;margin:0 0 4px">Your trip to York</h1><p style="color:#555;margin:0 0 16px">Order WR-5512098 · Placed 28 August 2026</p>
        ${[
          [
            'Outbound',
            'Saturday 12 September 2026',
            '09:03',
            'London King’s Cross',
            '10:55',
            'York',
            'WY 1D07',
            'Coach C, Seat 41',
          ],
          [
            'Return',
            'Sunday 13 September 2026',
            '17:32',
            'York',
            '19:28',
            'London King’s Cross',
            'WY 1E22',
            'Coach F, Seat 08',
          ],
        ]
          .map(
            ([a, b, c, d, e, f, g, h]) =>
              `<div style="background:#fff;border:1px solid #ddd;border-radius:8px;padding:18px;margin-bottom:16px"><div style="display:flex;justify-content:space-between"><b>${a}</b><span>${b}</span></div><div style="display:flex;gap:40px;margin-top:12px;align-items:center"><div><div style="font-size:24px;font-weight:700">${c}</div>${d}</div><div style="color:#888">→</div><div><div style="font-size:24px;font-weight:700">${e}</div>${f}</div><div style="color:#555;margin-left:auto;text-align:right">Train ${g}<br>${h}</div></div></div>`,
          )
          .join('')}
        </div><div style="flex:1;background:#fff;border:1px solid #ddd;border-radius:8px;padding:18px;align-self:flex-start"><b>Order summary</b><p style="line-height:1.7;margin:8px 0">Passenger: Fiona Maclaren<br>Standard Class<br>Collection reference: 7HT3KQ2L<br>2 × Advance Single &nbsp; £58.00<br>Booking fee &nbsp; £1.50<br><b>Total &nbsp; £59.50</b></p><div style="background:#1b1464;color:#fff;border-radius:6px;padding:10px;text-align:center">Download tickets</div></div></div>
      <div style="background:#222;color:#aaa;padding:18px 60px;font-size:12px">About us · Privacy · Terms · © 2026 Wayrail Limited</div>`,
    tickets: [
      {
        kind: 'train',
        number: ['WY 1D07', '1D07'],
        from: ['London King’s Cross', "London King's Cross"],
        to: 'York',
        start: '2026-09-12T09:03',
        end: '2026-09-12T10:55',
        coach: 'C',
        seat: '41',
        passenger: 'Fiona Maclaren',
      },
      {
        kind: 'train',
        number: ['WY 1E22', '1E22'],
        from: 'York',
        to: ['London King’s Cross', "London King's Cross"],
        start: '2026-09-13T17:32',
        end: '2026-09-13T19:28',
        coach: 'F',
        seat: ['08', '8'],
        passenger: 'Fiona Maclaren',
      },
    ],
  },
  {
    name: 'two-tickets-long-fr',
    width: 390,
    scale: 2,
    today: '2026-11-20',
    codes: [
      ['qr', 'LUM-771204-A-001'],
      ['qr', 'LUM-771204-A-002'],
    ],
    html: (codes) => `<body style="background:#f2f2f7">${statusBar('17:17')}
      <div style="display:flex;justify-content:space-between;padding:6px 18px 12px;font-size:17px"><span style="color:#7a1fff">‹ Retour</span><b>Mes billets</b><span></span></div>
      <div style="padding:0 18px 6px;font-size:14px;color:#666">Commande 771204 · 2 billets</div>
      ${[
        ['Anaïs Roche', '31'],
        ['Hugo Lemaire', '32'],
      ]
        .map(
          ([name, seat], at) =>
            `<div style="background:#fff;border-radius:18px;margin:12px 16px;padding:18px"><div style="font-size:12px;color:#7a1fff;font-weight:700">BILLET ${at + 1}/2</div><div style="font-size:22px;font-weight:700;margin-top:4px">Les Nuits d'Ambre</div><div style="font-size:14px;color:#666">ven. 4 décembre 2026 à 20h00</div><div style="font-size:14px;color:#666">Zénith de Caen, 6 rue Joseph Philippon, 14000 Caen</div><div style="display:flex;justify-content:space-between;margin-top:14px">${caption('Catégorie', 'Carré Or')}${caption('Rang', 'K')}${caption('Place', seat!)}</div><div style="margin-top:10px">${caption('Nom', name!)}</div><div style="width:170px;height:170px;margin:16px auto 4px">${codes[at]}</div><div style="text-align:center;font-size:12px;color:#666">LUM-771204-A-00${at + 1}</div></div>`,
        )
        .join('')}
      <div style="background:#000;color:#fff;border-radius:10px;margin:8px 16px 20px;padding:12px;text-align:center">Ajouter à Cartes Apple</div>`,
    tickets: [
      {
        kind: 'event',
        title: "Les Nuits d'Ambre",
        venue: 'Zénith de Caen',
        start: '2026-12-04T20:00',
        row: 'K',
        seat: '31',
        passenger: 'Anaïs Roche',
        bookingReference: '771204',
        code: 'LUM-771204-A-001',
      },
      {
        kind: 'event',
        title: "Les Nuits d'Ambre",
        venue: 'Zénith de Caen',
        start: '2026-12-04T20:00',
        row: 'K',
        seat: '32',
        passenger: 'Hugo Lemaire',
        bookingReference: '771204',
        code: 'LUM-771204-A-002',
      },
    ],
    never: { start: '2026-12-04T17:17' },
  },
  {
    name: 'football-app-es',
    width: 412,
    scale: 2.625,
    today: '2026-10-24',
    codes: [['qr', 'CDR-2026-J10-0098812-FN-214-9-17']],
    html: ([
      code,
    ]) => `<body style="background:#8c1127;color:#fff;font-family:Roboto">${statusBar('15:55', { ink: '#fff', more: '' })}
      <div style="padding:12px 18px;font-size:20px">← Mi entrada</div>
      <div style="background:#fff;color:#202124;border-radius:16px;margin:8px 16px;padding:18px">
        <div style="text-align:center;font-size:12px;color:#777">LIGA NORTE · JORNADA 10</div><div style="text-align:center;font-size:22px;font-weight:700;margin:6px 0">CD Ribera – Atlético Umbría</div><div style="text-align:center;font-size:14px">Domingo, 25 de octubre de 2026 · 18:30 h</div><div style="text-align:center;font-size:14px;color:#777">Estadio La Ribera</div>
        <div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px;margin-top:16px">${caption('Puerta', '14')}${caption('Sector', 'Fondo Norte')}${caption('Vomitorio', '214')}${caption('Fila', '9')}${caption('Asiento', '17')}${caption('Tipo', 'Adulto')}</div>
        <div style="width:210px;height:210px;margin:18px auto 6px">${code}</div><div style="text-align:center;font-size:13px">Titular: Iker Salaberri</div></div>
      <div style="background:#fff3;border-radius:24px;margin:14px 16px;padding:12px;text-align:center">Transferir entrada</div>${tabBar(['Inicio', 'Partidos', 'Entradas', 'Tienda'], { back: '#701020', chosen: '#fff', ink: '#e0b0b8' })}`,
    tickets: [
      {
        kind: 'event',
        title: ['CD Ribera – Atlético Umbría', 'CD Ribera - Atlético Umbría', 'CD Ribera — Atlético Umbría'],
        venue: 'Estadio La Ribera',
        start: '2026-10-25T18:30',
        section: ['Fondo Norte', '214'],
        row: '9',
        seat: '17',
        entrance: ['14'],
        passenger: 'Iker Salaberri',
        code: 'CDR-2026-J10-0098812-FN-214-9-17',
      },
    ],
    never: { start: '2026-10-25T15:55', gate: '15' },
  },
];
