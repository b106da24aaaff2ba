/** LIST: tickets that are invented for the sheet of passes; long because it is a table. */

/** A ticket as an invented issuer prints or mails it, with pictures of its own. */
export type Invented = {
  readonly issuer: string;
  readonly colour: string;
  /** Width and height of its picture in CSS pixels. */
  readonly art: readonly [width: number, height: number];
  /** Sky, light and hills of the picture. */
  readonly tones: readonly [string, string, string];
  readonly heading: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  readonly payload: string;
};

/** LIST: invented tickets with artwork; every name in them is made up. */
export const invented: readonly Invented[] = [
  show(
    'Aldermere Concert Hall',
    '#3b1f5b',
    [680, 200],
    ['#f4a261', '#ffe8c2', '#2a4365'],
    'Winter Light Orchestra',
    'B',
    '12',
    '7',
  ),
  show(
    'Kesselhaus Tickets',
    '#7a1f2b',
    [640, 190],
    ['#5b2a86', '#ffd166', '#1b1b3a'],
    'Nachtschicht Ensemble',
    'A',
    '3',
    '21',
  ),
  show('Bryn Arena', '#0b5d4b', [300, 420], ['#2a9d8f', '#e9f5db', '#264653'], 'Tides of Glass', 'C', '8', '14'),
  show('Palais Verdier', '#14213d', [260, 340], ['#fca311', '#fff3d6', '#14213d'], 'Les Ombres Claires', 'D', '2', '5'),
  show(
    'Sommerfeld Open Air',
    '#1d6f42',
    [680, 220],
    ['#90e0ef', '#ffffff', '#2d6a4f'],
    'Sommerfeld Festival',
    'E',
    '1',
    '1',
  ),
  show('Museo Lirante', '#8a4b08', [320, 320], ['#e9c46a', '#fff7e0', '#9c6644'], 'Salas de Invierno', 'F', '4', '9'),
  card(
    'Ludetis Shop',
    '#a81c5c',
    [680, 300],
    ['#ff8fab', '#ffe5ec', '#9d174d'],
    'Gift card',
    [
      ['Balance', '50.00 EUR'],
      ['Card number', '2780 8482 5717 3234'],
      ['Valid until', '16 May 2027'],
    ],
    '2780848257173234',
  ),
  card(
    'Ovando Spa',
    '#00685e',
    [680, 300],
    ['#99d5c9', '#f1fffa', '#00685e'],
    'Voucher',
    [
      ['Offer', 'Massage, 60 minutes'],
      ['Voucher code', 'VLBC-HEF8-RFT2'],
      ['Valid until', '6 February 2027'],
    ],
    'VLBC-HEF8-RFT2',
  ),
  card(
    'Cafe Milandra',
    '#6f3b12',
    [680, 280],
    ['#d4a373', '#faedcd', '#6f3b12'],
    'Voucher',
    [
      ['Offer', 'Breakfast for two'],
      ['Voucher code', 'CM-2027-118'],
      ['Valid until', '31 March 2027'],
    ],
    'CM-2027-118',
  ),
  show(
    'Velasco Teatro',
    '#5f0f40',
    [640, 180],
    ['#fb8b24', '#ffe8d6', '#5f0f40'],
    'La Casa del Viento',
    'G',
    '6',
    '11',
  ),
  show('Nordlys Kino', '#101820', [240, 340], ['#3a86ff', '#e0fbfc', '#0b132b'], 'The Long Polar Day', 'H', '5', '16'),
  show(
    'Harrow Stadium',
    '#0a3d91',
    [680, 210],
    ['#a2d2ff', '#ffffff', '#386641'],
    'Harrow United - Bray Rovers',
    'J',
    '22',
    '130',
  ),
];

function show(
  issuer: string,
  colour: string,
  art: Invented['art'],
  tones: Invented['tones'],
  heading: string,
  block: string,
  row: string,
  seat: string,
): Invented {
  const lines = [
    ['Date', 'Sunday, 14 March 2027'],
    ['Starts', '19:30'],
    ['Venue', issuer],
    ['Address', '12 Quay Street, Bristol, United Kingdom'],
    ['Block', block],
    ['Row', row],
    ['Seat', seat],
    ['Name', 'Ada Lovelace'],
    ['Booking reference', `7F3K9${block}`],
  ] as const;
  return { issuer, colour, art, tones, heading, lines, payload: `TKT-2027-0314-${block}${row}-${seat}` };
}

function card(
  issuer: string,
  colour: string,
  art: Invented['art'],
  tones: Invented['tones'],
  heading: string,
  lines: Invented['lines'],
  payload: string,
): Invented {
  return { issuer, colour, art, tones, heading, lines, payload };
}
