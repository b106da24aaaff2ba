/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Orders of several tickets that no more than lines, lists and headings tell apart. */
export const orders: readonly Written[] = [
  {
    name: 'seats in a line each, each with what it costs, de',
    pages: [
      `
# Schauspiel am Graben
Vielen Dank für Ihre Bestellung!
Bestellnummer 440718823

Vorstellung  Der zerbrochne Krug
Datum        Freitag, 12. März 2027
Beginn       19:30 Uhr
Plätze       Reihe 4 Platz 11 – Vollpreis 38,00 €
             Reihe 4 Platz 12 – Ermäßigt 19,00 €
Gesamt       57,00 €

Schauspiel am Graben, Grabenstraße 5, 99084 Erfurt`,
    ],
    tickets: ['11', '12'].map((seat) => ({
      kind: 'event',
      start: '2027-03-12T19:30',
      row: '4',
      seat,
      bookingReference: '440718823',
    })),
  },
  {
    name: 'two shows with two seats each, in one line after the word for each, nb',
    pages: [
      `
# Fjordscenen
Hei Ingvild! Takk for kjøpet. Ordrenummer 7718204, kjøpt 04.01.2027.

# Peer Gynt
fredag 12. februar 2027 kl. 19.00
Hovedscenen
rad 4, sete 17 (voksen, 420 kr) og sete 18 (student, 210 kr)

# Fruen fra havet
lørdag 6. mars 2027 kl. 18.00
Lille scene
rad 2, sete 5 (voksen, 380 kr) og sete 6 (student, 190 kr)

Sum 1 200 kr`,
    ],
    tickets: [
      ...['17', '18'].map((seat) => ({ start: '2027-02-12T19:00', seat })),
      ...['5', '6'].map((seat) => ({ start: '2027-03-06T18:00', seat })),
    ].map((one) => ({ kind: 'event', bookingReference: '7718204', ...one })),
  },
];
