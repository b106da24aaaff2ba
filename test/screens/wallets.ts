/** LIST, long because every document is written out. */
import { caption, type Screen, statusBar, tabBar } from './screen.ts';

const walletBar = (ink: string) =>
  `<div style="display:flex;justify-content:space-between;padding:8px 20px 12px;font-size:17px;color:${ink}"><span style="font-weight:600">Done</span><span style="letter-spacing:2px">•••</span></div>`;

/** Passes as the wallets of phones show them. */
export const wallets: readonly Screen[] = [
  {
    name: 'wallet-boarding-pass-en',
    width: 393,
    scale: 3,
    today: '2026-05-09',
    codes: [['aztec', 'M1HALVORSEN/METTE     EK7PQ2Z OSLKEFNF 0318 130Y014C0042 100']],
    html: ([code]) => `<body style="background:#fff">${statusBar('13:07')}${walletBar('#007aff')}
      <div style="background:#0b3a5b;color:#fff;margin:6px 10px 0;border-radius:14px;padding:14px 16px 20px;position:relative">
        <div style="display:flex;justify-content:space-between;align-items:flex-start"><div style="font:700 18px Inter">nordfly</div>
          <div style="display:flex;gap:18px">${caption('GATE', 'E7', { ink: '#9fd0ee', align: 'right' })}</div></div>
        <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px">
          <div><div style="font-size:11px;color:#9fd0ee">OSLO</div><div style="font-size:50px;font-weight:400;line-height:1">OSL</div></div>
          <svg width="38" height="38" viewBox="0 0 24 24"><path fill="#fff" d="M21 16v-2l-8-5V3.5a1.5 1.5 0 0 0-3 0V9l-8 5v2l8-2.5V19l-2 1.5V22l3.5-1 3.500 1v-1.500L13 19v-5.500z" transform="rotate(90 12 12)"/></svg>
          <div style="text-align:right"><div style="font-size:11px;color:#9fd0ee">REYKJAVIK</div><div style="font-size:50px;line-height:1">KEF</div></div></div>
        <div style="display:flex;justify-content:space-between;margin-top:18px">${caption('FLIGHT', 'NF 318', { ink: '#9fd0ee' })}${caption('DATE', '10 May', { ink: '#9fd0ee' })}${caption('BOARDING', '14:10', { ink: '#9fd0ee' })}${caption('DEPARTS', '14:45', { ink: '#9fd0ee', align: 'right' })}</div>
        <div style="display:flex;justify-content:space-between;margin-top:14px">${caption('PASSENGER', 'Mette Halvorsen', { ink: '#9fd0ee' })}${caption('CLASS', 'Economy', { ink: '#9fd0ee' })}${caption('SEAT', '14C', { ink: '#9fd0ee', align: 'right' })}</div>
        <div style="background:#fff;color:#000;border-radius:6px;width:190px;margin:34px auto 0;padding:12px;text-align:center"><div style="width:166px;height:166px">${code}</div><div style="font-size:13px;margin-top:6px">Seq 042</div></div>
        <div style="display:flex;justify-content:space-between;margin-top:30px;font-size:12px;opacity:.8"><span></span><span>ⓘ</span></div>
      </div>
      <div style="text-align:center;padding:16px;color:#8e8e93;font-size:15px;letter-spacing:4px">● ○ ○</div>`,
    tickets: [
      {
        kind: 'flight',
        number: 'NF 318',
        fromCode: 'OSL',
        toCode: 'KEF',
        start: '2026-05-10T14:45',
        boarding: '2026-05-10T14:10',
        passenger: ['Mette Halvorsen', 'METTE HALVORSEN'],
        seat: '14C',
        gate: 'E7',
        class: 'Economy',
        bookingReference: 'K7PQ2Z',
        code: 'M1HALVORSEN/METTE     EK7PQ2Z OSLKEFNF 0318 130Y014C0042 100',
      },
    ],
    never: { start: '2026-05-10T13:07', title: ['Done', 'nordfly'] },
  },
  {
    name: 'wallet-concert-de',
    width: 390,
    scale: 3,
    today: '2026-06-20',
    codes: [['qr', 'WAC-88412-0097-5521']],
    html: ([
      code,
    ]) => `<body style="background:#000">${statusBar('18:52', { ink: '#fff', more: 'LTE' })}<div style="display:flex;justify-content:space-between;padding:8px 20px 12px;font-size:17px;color:#0a84ff"><span style="font-weight:600">Fertig</span><span style="letter-spacing:2px">•••</span></div>
      <div style="background:#3a1d4f;color:#fff;margin:6px 10px 0;border-radius:14px;overflow:hidden">
        <div style="display:flex;justify-content:space-between;padding:14px 16px"><div style="font:700 17px Inter">Waldkonzerte</div>${caption('EINLASS', '18:30', { ink: '#d8b4f0', align: 'right' })}</div>
        <div style="height:130px;background:linear-gradient(120deg,#7a3fa0,#e0457b 60%,#f6a13b);padding:26px 16px;font-size:34px;line-height:1.1;text-shadow:0 1px 3px #0006">Mira Lindqvist</div>
        <div style="padding:14px 16px 20px">
          <div style="display:flex;justify-content:space-between">${caption('ORT', 'Waldbühne Altenau', { ink: '#d8b4f0' })}${caption('BEGINN', '20. Juni 2026, 20:00', { ink: '#d8b4f0', align: 'right' })}</div>
          <div style="display:flex;justify-content:space-between;margin-top:14px">${caption('BLOCK', 'C', { ink: '#d8b4f0' })}${caption('REIHE', '12', { ink: '#d8b4f0' })}${caption('PLATZ', '27', { ink: '#d8b4f0' })}${caption('EINGANG', 'Süd', { ink: '#d8b4f0', align: 'right' })}</div>
          <div style="background:#fff;border-radius:6px;width:180px;margin:36px auto 0;padding:12px;color:#000;text-align:center"><div style="width:156px;height:156px">${code}</div><div style="font-size:12px;margin-top:6px">WAC-88412-0097</div></div>
        </div></div>
      <div style="height:40px"></div>`,
    tickets: [
      {
        kind: 'event',
        title: 'Mira Lindqvist',
        venue: 'Waldbühne Altenau',
        start: '2026-06-20T20:00',
        doors: '2026-06-20T18:30',
        section: 'C',
        row: '12',
        seat: '27',
        entrance: 'Süd',
        code: 'WAC-88412-0097-5521',
      },
    ],
    never: { start: '2026-06-20T18:52' },
  },
  {
    name: 'wallet-loyalty-fr',
    width: 390,
    scale: 3,
    today: '2026-03-02',
    codes: [['code128', '2900417735529']],
    html: ([
      code,
    ]) => `<body style="background:#fff">${statusBar('09:41')}<div style="display:flex;justify-content:space-between;padding:8px 20px 12px;font-size:17px;color:#007aff"><span style="font-weight:600">OK</span><span style="letter-spacing:2px">•••</span></div>
      <div style="background:#f4efe4;color:#3b2a1a;margin:6px 10px;border-radius:14px;overflow:hidden;box-shadow:0 2px 8px #0003">
        <div style="display:flex;justify-content:space-between;padding:14px 16px"><div style="font:700 17px Inter">Brûlerie Marceau</div>${caption('NIVEAU', 'Or', { ink: '#a0703a', align: 'right' })}</div>
        <div style="height:120px;background:#5b3a1e;color:#fff;padding:22px 16px"><div style="font-size:40px;line-height:1">1 240</div><div style="font-size:13px;opacity:.85">POINTS</div></div>
        <div style="padding:14px 16px 24px"><div style="display:flex;justify-content:space-between">${caption('TITULAIRE', 'Camille Dubreuil', { ink: '#a0703a' })}${caption('MEMBRE DEPUIS', '2021', { ink: '#a0703a', align: 'right' })}</div>
          <div style="background:#fff;border-radius:6px;width:290px;margin:36px auto 0;padding:14px;text-align:center"><div style="width:262px;height:70px">${code}</div><div style="font-size:13px;margin-top:6px;letter-spacing:1px">2900417735529</div></div></div></div>
      <div style="text-align:center;font-size:12px;color:#8e8e93;padding:10px">Carte de fidélité</div>`,
    tickets: [
      {
        kind: 'membership',
        passenger: 'Camille Dubreuil',
        membershipLevel: 'Or',
        membershipNumber: '2900417735529',
        code: '2900417735529',
      },
    ],
    never: { start: ['2026-03-02T09:41', '2021'] },
  },
  {
    name: 'wallet-museum-card-nl',
    width: 402,
    scale: 2,
    today: '2026-02-11',
    codes: [['qr', 'NMK:7730118842:V3']],
    html: ([
      code,
    ]) => `<body style="background:#fff">${statusBar('11:23', { more: '' })}<div style="display:flex;justify-content:space-between;padding:8px 20px 12px;font-size:17px;color:#007aff"><span style="font-weight:600">Gereed</span><span style="letter-spacing:2px">•••</span></div>
      <div style="background:#d23b2f;color:#fff;margin:6px 10px;border-radius:14px;padding:14px 16px 26px">
        <div style="font:700 18px Inter">Kunstpas Noord</div>
        <div style="margin-top:24px">${caption('NAAM', 'Sanne van der Velde', { size: 26, ink: '#ffd3ce' })}</div>
        <div style="display:flex;justify-content:space-between;margin-top:20px">${caption('PASNUMMER', '7730 1188 42', { ink: '#ffd3ce' })}${caption('GELDIG TOT', '31-01-2027', { ink: '#ffd3ce', align: 'right' })}</div>
        <div style="background:#fff;border-radius:6px;width:190px;margin:60px auto 0;padding:14px"><div style="width:162px;height:162px">${code}</div></div></div>
      <div style="height:30px"></div>`,
    tickets: [
      {
        kind: 'membership',
        passenger: 'Sanne van der Velde',
        membershipNumber: ['7730 1188 42', '7730118842'],
        validUntil: '2027-01-31',
        code: 'NMK:7730118842:V3',
      },
    ],
    never: { start: '2026-02-11T11:23', end: '2027-01-31' },
  },
  {
    name: 'google-wallet-boarding-pass-es',
    width: 412,
    scale: 2.625,
    today: '2026-07-02',
    codes: [['qr', 'M1ORTEGA SANZ/LUCIA   EBZ4R8T AGPLGWVL 7714 184Y022F0117 100']],
    html: ([
      code,
    ]) => `<body style="background:#131314;color:#e3e3e3;font-family:Roboto">${statusBar('5:12', { ink: '#e3e3e3', more: '' }).replaceAll('Inter', 'Roboto')}
      <div style="display:flex;justify-content:space-between;padding:12px 20px;font-size:22px"><span>✕</span><span>⋮</span></div>
      <div style="background:#5a2ca0;border-radius:24px;margin:4px 16px;padding:20px;font-family:Roboto">
        <div style="display:flex;gap:12px;align-items:center"><div style="width:32px;height:32px;border-radius:50%;background:#ffd54a"></div><div style="font-size:16px">Vuelaris</div></div>
        <div style="border-top:1px solid #fff4;margin:14px 0"></div>
        <div style="display:flex;justify-content:space-between"><div style="font-size:14px">Málaga<div style="font-size:32px">AGP</div></div><div style="font-size:24px;align-self:center">✈</div><div style="font-size:14px;text-align:right">Londres Gatwick<div style="font-size:32px">LGW</div></div></div>
        <div style="display:flex;justify-content:space-between;margin-top:14px">${caption('Embarque', '06:05', { ink: '#d9c5ff' })}${caption('Terminal', '3', { ink: '#d9c5ff' })}${caption('Puerta', 'D41', { ink: '#d9c5ff' })}${caption('Asiento', '22F', { ink: '#d9c5ff', align: 'right' })}</div>
        <div style="display:flex;justify-content:space-between;margin-top:14px">${caption('Pasajero', 'Lucía Ortega Sanz', { ink: '#d9c5ff' })}${caption('Grupo', 'B', { ink: '#d9c5ff', align: 'right' })}</div>
        <div style="background:#fff;border-radius:16px;width:210px;margin:26px auto 6px;padding:16px"><div style="width:178px;height:178px">${code}</div></div>
      </div>
      <div style="margin:20px;font-size:15px;line-height:2.1"><div style="font-weight:700">Detalles</div>
        <div style="display:flex;justify-content:space-between"><span>Vuelo</span><span>VL 7714</span></div><div style="display:flex;justify-content:space-between"><span>Salida</span><span>vie, 3 jul 2026, 6:40</span></div><div style="display:flex;justify-content:space-between"><span>Llegada</span><span>vie, 3 jul 2026, 8:25</span></div><div style="display:flex;justify-content:space-between"><span>Código de reserva</span><span>BZ4R8T</span></div></div>`,
    tickets: [
      {
        kind: 'flight',
        number: 'VL 7714',
        fromCode: 'AGP',
        toCode: 'LGW',
        start: '2026-07-03T06:40',
        end: '2026-07-03T08:25',
        boarding: '2026-07-03T06:05',
        passenger: ['Lucía Ortega Sanz', 'LUCIA ORTEGA SANZ'],
        seat: '22F',
        gate: 'D41',
        terminal: '3',
        group: 'B',
        bookingReference: 'BZ4R8T',
        code: 'M1ORTEGA SANZ/LUCIA   EBZ4R8T AGPLGWVL 7714 184Y022F0117 100',
      },
    ],
    never: { title: 'Detalles' },
  },
  {
    name: 'google-wallet-theatre-pt',
    width: 412,
    scale: 2.625,
    today: '2026-10-01',
    codes: [['qr', 'TMB|2026|SOLAR|F14|009912']],
    html: ([
      code,
    ]) => `<body style="background:#fff;color:#1f1f1f;font-family:Roboto">${statusBar('19:04', { more: '4G' })}
      <div style="display:flex;justify-content:space-between;padding:12px 20px;font-size:22px"><span>✕</span><span>⋮</span></div>
      <div style="background:#0f5132;color:#fff;border-radius:24px;margin:4px 16px;padding:20px">
        <div style="display:flex;gap:12px;align-items:center"><div style="width:32px;height:32px;border-radius:50%;background:#fff"></div><div style="font-size:15px">Teatro Municipal da Barra</div></div>
        <div style="border-top:1px solid #fff4;margin:14px 0"></div>
        <div style="font-size:26px;line-height:1.2">O Jardim das Marés</div>
        <div style="font-size:14px;margin-top:8px">sáb., 3 de out. de 2026 • 21:30</div>
        <div style="display:flex;justify-content:space-between;margin-top:16px">${caption('Porta', '2', { ink: '#b6e3cc' })}${caption('Setor', 'Plateia', { ink: '#b6e3cc' })}${caption('Fila', 'F', { ink: '#b6e3cc' })}${caption('Lugar', '14', { ink: '#b6e3cc', align: 'right' })}</div>
        <div style="background:#fff;border-radius:16px;width:210px;margin:26px auto 6px;padding:16px"><div style="width:178px;height:178px">${code}</div></div>
        <div style="text-align:center;font-size:13px">009912</div></div>
      <div style="margin:20px 16px;text-align:center;border:1px solid #747775;border-radius:20px;padding:10px;font-size:14px;font-weight:500">Ver detalhes</div>`,
    tickets: [
      {
        kind: 'event',
        title: 'O Jardim das Marés',
        venue: 'Teatro Municipal da Barra',
        start: '2026-10-03T21:30',
        entrance: '2',
        section: 'Plateia',
        row: 'F',
        seat: '14',
        code: 'TMB|2026|SOLAR|F14|009912',
      },
    ],
    never: { start: '2026-10-03T19:04' },
  },
  {
    name: 'wallet-gift-card-en',
    width: 390,
    scale: 2,
    today: '2026-12-01',
    codes: [['code128', '6049338812750091']],
    html: ([code]) => `<body style="background:#fff">${statusBar('4:27')}${walletBar('#007aff')}
      <div style="background:#123;color:#fff;margin:6px 10px;border-radius:14px;overflow:hidden">
        <div style="display:flex;justify-content:space-between;padding:14px 16px"><div style="font:700 17px Inter">Harbour &amp; Pine</div>${caption('BALANCE', '£35.00', { ink: '#9ab', align: 'right' })}</div>
        <div style="height:120px;background:linear-gradient(90deg,#27496d,#00909e);padding:30px 16px;font-size:30px">Gift Card</div>
        <div style="padding:14px 16px 24px"><div style="display:flex;justify-content:space-between">${caption('CARD NUMBER', '6049 3388 1275 0091', { ink: '#9ab' })}${caption('PIN', '4471', { ink: '#9ab', align: 'right' })}</div>
        <div style="background:#fff;color:#000;border-radius:6px;width:290px;margin:36px auto 0;padding:14px;text-align:center"><div style="width:262px;height:70px">${code}</div></div></div></div>${tabBar(['Cards', 'Offers'])}`,
    tickets: [
      {
        kind: 'giftCard',
        balance: '35.00 GBP',
        pin: '4471',
        code: '6049338812750091',
      },
    ],
    never: { start: '2026-12-01T04:27', title: ['Cards', 'Done'] },
  },
];
