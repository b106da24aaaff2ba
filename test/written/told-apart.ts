import type { Written } from './written.ts';

/** What stands side by side and is not the same: two airports, a cabin and its fare, a guest's home and the hotel, an order's clock and the show's. */
export const toldApart: readonly Written[] = [
  {
    name: 'a way there and back, pt: each line has both airports, cabin and fare in one word',
    pages: [
      `
# Confirmação da reserva
Localizador: R7KQ2M
Passageiro: Helena Prates

Voo de ida
São Paulo - Congonhas (CGH) → Salvador (SSA)
Voo: G3 1764     10/03/2026     08:15 - 10:40
Classe: Economy Light

Voo de volta
Salvador (SSA) → São Paulo - Congonhas (CGH)
Voo: G3 1765     17/03/2026     18:05 - 20:45
Classe: Economy Light`,
    ],
    tickets: [
      {
        kind: 'flight',
        fromCode: 'CGH',
        toCode: 'SSA',
        number: ['G3 1764', 'G31764'],
        start: '2026-03-10T08:15',
        class: 'Economy',
        product: 'Economy Light',
      },
      {
        kind: 'flight',
        fromCode: 'SSA',
        toCode: 'CGH',
        number: ['G3 1765', 'G31765'],
        start: '2026-03-17T18:05',
        class: 'Economy',
        product: 'Economy Light',
      },
    ],
  },
  {
    name: 'a letter of a hotel, de: the guest lives elsewhere',
    pages: [
      `
Frau Marlene Ostheimer
Lindengasse 14
70563 Stuttgart

# Buchungsbestätigung
Buchungsnummer: 48-20771

Gasthof zur Linde
Seestraße 3, 83684 Tegernsee

Anreise: Freitag, 12. Juni 2026
Abreise: Sonntag, 14. Juni 2026
Zimmer: Doppelzimmer mit Seeblick
Preis: 278,00 €`,
    ],
    tickets: [
      {
        kind: 'hotel',
        bookingReference: '48-20771',
        start: '2026-06-12',
        end: '2026-06-14',
        passenger: ['Marlene Ostheimer', 'Frau Marlene Ostheimer'],
      },
    ],
    never: { address: ['Lindengasse 14, 70563 Stuttgart', 'Lindengasse 14 70563 Stuttgart'] },
  },
  {
    name: 'an evening, it: the order has a clock, and so has the show',
    pages: [
      `
# Grazie per il tuo acquisto
Ordine n. TC-441902 del 08/02/2026 15:44

Quartetto Bellariva
venerdì 27/03/2026 ore 21:30
Teatro Comunale, Via Roma 12, Ferrara

Posto Unico - Intero
Nominativo: Ada Zanelli
Prezzo: 18,00 €`,
    ],
    tickets: [
      { kind: 'event', title: 'Quartetto Bellariva', start: '2026-03-27T21:30', bookingReference: 'TC-441902' },
    ],
    never: { start: ['2026-02-08T15:44', '2026-03-27T15:44'] },
  },
];
