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
];
