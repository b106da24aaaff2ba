/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Cinemas, stages, stadiums, museums, parks and meetings. */
export const outings: readonly Written[] = [
  {
    name: 'cinema, en: screen, row and seats in words',
    pages: [
      `
Palace Picturehouse
# The Lighthouse at Dusk (12A)
Friday 6 November 2026, 8:15pm
Screen 4
Row G, Seats 11 and 12
2 x Adult £24.00
Booking reference: WKQ7731
Please collect your snacks at the bar.`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: ['The Lighthouse at Dusk (12A)', 'The Lighthouse at Dusk'],
        start: '2026-11-06T20:15',
        row: 'G',
        seat: '11',
        bookingReference: 'WKQ7731',
        price: '24.00 GBP',
      },
      {
        kind: 'event',
        title: ['The Lighthouse at Dusk (12A)', 'The Lighthouse at Dusk'],
        start: '2026-11-06T20:15',
        row: 'G',
        seat: '12',
        bookingReference: 'WKQ7731',
        price: '24.00 GBP',
      },
    ],
  },
  {
    name: 'Kino, de: Saal, Reihe, Platz in one line',
    pages: [
      `
Filmtheater am Markt
Ihre Kinokarte

# Das letzte Gleis
So, 29.11.2026 - 17:30 Uhr
Saal 2 | Reihe 8 | Platz 14
FSK ab 12
Preis: 11,50 €
Ticket-Nr.: 00487712
Buchungsnr.: K-88120
Kein Einlass nach Filmbeginn. Es gilt die Hausordnung.`,
    ],
    codes: [[0.4]],
    tickets: [
      {
        kind: 'event',
        title: 'Das letzte Gleis',
        start: '2026-11-29T17:30',
        room: ['Saal 2', '2'],
        row: '8',
        seat: '14',
        price: '11.50 EUR',
      },
    ],
  },
  {
    name: 'théâtre, fr: a ticket for each page with its own seat',
    pages: [
      `
Théâtre des Remparts
# Le Misanthrope
Mercredi 18 février 2026 à 20h30
Orchestre - Rang F - Place 12
Plein tarif 38,00 €
Spectateur : Hélène Garnier
N° de billet : 7100231`,
      `
Théâtre des Remparts
# Le Misanthrope
Mercredi 18 février 2026 à 20h30
Orchestre - Rang F - Place 14
Plein tarif 38,00 €
Spectateur : Bruno Garnier
N° de billet : 7100232`,
    ],
    codes: [[0.5], [0.5]],
    tickets: [
      {
        kind: 'event',
        title: 'Le Misanthrope',
        start: '2026-02-18T20:30',
        row: 'F',
        seat: '12',
        passenger: 'Hélène Garnier',
        ticketNumber: '7100231',
        price: '38.00 EUR',
      },
      { kind: 'event', row: 'F', seat: '14', passenger: 'Bruno Garnier', ticketNumber: '7100232' },
    ],
  },
  {
    name: 'concert print-at-home, de: Einlass before Beginn, legal text on the right',
    pages: [
      `
# NORDLICHT TOUR 2026
Stadthalle Bremen                                 Bitte beachten Sie: Das Ticket berechtigt nur die erste
Bürgerweide 17, 28209 Bremen                      Person, die es vorzeigt, zum Einlass. Der Weiterverkauf
                                                  ist untersagt. Gültig nur für die genannte Veranstaltung.

Samstag, 05.12.2026                               Veranstalter: Hanse Konzerte GmbH, Am Wall 3, 28195 Bremen
Einlass: 18:30 Uhr
Beginn: 20:00 Uhr

Block    Reihe    Sitz
C3       12       7

Normalpreis    64,90 € inkl. MwSt.
Auftrag 5530917    Ticket 1 von 1    gedruckt am 02.10.2026`,
    ],
    codes: [[0.8]],
    tickets: [
      {
        kind: 'event',
        title: 'NORDLICHT TOUR 2026',
        venue: 'Stadthalle Bremen',
        start: '2026-12-05T20:00',
        doors: '2026-12-05T18:30',
        section: 'C3',
        row: '12',
        seat: '7',
        price: '64.90 EUR',
      },
    ],
    never: { start: '2026-10-02' },
  },
  {
    name: 'poster with a calendar leaf, de: day over month, printing date below',
    pages: [
      `
SA
# 24
OKT
2026

# Schattenspieler
Kulturfabrik Nord
Beginn 20:00     Einlass 19:00
Stehplatz

Ticketnr. 4471-220-19
Gedruckt: 03.09.2026`,
    ],
    codes: [[0.7]],
    tickets: [
      {
        kind: 'event',
        title: 'Schattenspieler',
        start: ['2026-10-24T20:00'],
        doors: '2026-10-24T19:00',
        ticketNumber: '4471-220-19',
      },
    ],
    never: { start: '2026-09-03' },
  },
  {
    name: 'poster with a calendar leaf, en: month over day beside the title',
    pages: [
      `
MAR          Moonfield Collective
19           The Foundry, Leeds
THU          Doors 7:00 PM

General Admission
Order #88120374
Purchased by Tom Ellis on 12 January 2026`,
    ],
    codes: [[0.5]],
    tickets: [{ kind: 'event', title: 'Moonfield Collective', start: ['2026-03-19', '2026-03-19T19:00'] }],
    never: { start: '2026-01-12' },
  },
  {
    name: 'entrada de concierto, es',
    pages: [
      `
ENTRADA
# Los Faroles
Fecha: sábado, 14 de marzo de 2026
Apertura de puertas: 20:00 h
Hora: 21:30 h
Recinto: Sala Apolo Norte
Dirección: Calle Mayor 44, 28013 Madrid
Zona: Pista        Acceso: Puerta 2
Precio: 32,00 € + 3,20 € gastos de gestión
Nº de localizador: 90XKT31
Fecha de compra: 02/01/2026`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'Los Faroles',
        start: '2026-03-14T21:30',
        doors: '2026-03-14T20:00',
        venue: 'Sala Apolo Norte',
        price: '32.00 EUR',
      },
    ],
    never: { start: '2026-01-02' },
  },
  {
    name: 'stadium, it: settore, fila, posto under captions',
    pages: [
      `
Campionato di Serie B - 28a giornata
# US Valdoro - AC Montefiore
domenica 15 marzo 2026 ore 15:00
Stadio Comunale di Valdoro

Settore                   Fila     Posto    Ingresso
Tribuna Ovest Laterale    7        22       4

Titolo intestato a: ROSSI MATTEO      nato il 04/05/1988
Prezzo € 25,00      Prevendita € 1,50
Sigillo fiscale 8a77c0021fe1a`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: ['US Valdoro - AC Montefiore'],
        start: '2026-03-15T15:00',
        section: 'Tribuna Ovest Laterale',
        row: '7',
        seat: '22',
        price: '25.00 EUR',
      },
    ],
    never: { start: '1988-05-04' },
  },
  {
    name: 'stadium, en: kick-off, stand, turnstile',
    pages: [
      `
# Ashford Rovers v Kingsport United
League One
Saturday 12th September 2026
Kick-off 3.00pm
STAND       BLOCK    ROW    SEAT    ENTRANCE
East        E5       M      104     Turnstile 8
Adult £28.00
Supporter no. 10044871`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'Ashford Rovers v Kingsport United',
        start: '2026-09-12T15:00',
        row: 'M',
        seat: '104',
        price: '28.00 GBP',
      },
    ],
  },
  {
    name: 'museum with a time slot, nl',
    pages: [
      `
# Museum De Waag
E-ticket
Datum bezoek: woensdag 22 april 2026
Starttijd: 11:30 - 11:45
Aantal: 2 volwassenen
Bestelnummer: MW-2026-55102
Waagplein 2, 1811 JP Alkmaar
Totaal: € 35,00`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'Museum De Waag',
        start: '2026-04-22T11:30',
        bookingReference: 'MW-2026-55102',
        price: '35.00 EUR',
        address: 'Waagplein 2, 1811 JP Alkmaar',
      },
    ],
  },
  {
    name: 'museo, es: franja horaria',
    pages: [
      `
Fundación Torre Blanca
# Entrada general
Día de la visita: 03/06/2026
Franja horaria: 10:00 - 10:30
Titular: Carmen Ibáñez
Nº de pedido: 7741200
Precio: 14,00 €
Paseo del Río 8, 41001 Sevilla`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'event',
        start: '2026-06-03T10:00',
        passenger: 'Carmen Ibáñez',
        price: '14.00 EUR',
        bookingReference: '7741200',
      },
    ],
  },
  {
    name: 'theme park, en: any day of a season',
    pages: [
      `
# Thunder Valley Park
1-Day Admission Ticket
Adult (12+)
Visit date: 07/25/2026
Gates open at 10:00 AM
Order number: 55-820014
Price: $79.99
Guest name: Emily Carter
Non-transferable. Not for resale. Parking not included ($25.00).`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'event',
        start: ['2026-07-25', '2026-07-25T10:00'],
        passenger: 'Emily Carter',
        bookingReference: '55-820014',
        price: '79.99 USD',
      },
    ],
  },
  {
    name: 'conference badge mail, en: dates as a range',
    pages: [
      `
# Open Hardware Summit Europe 2026
Your registration is confirmed

Attendee: Dr. Nadia Rahman
Ticket type: Full conference
Dates: 9-11 June 2026
Venue: Messe Graz, Messeplatz 1, 8010 Graz, Austria
Registration ID: OHS-3391
Badge pick-up opens at 8:00`,
    ],
    codes: [[0.7]],
    tickets: [
      {
        kind: 'event',
        title: 'Open Hardware Summit Europe 2026',
        start: ['2026-06-09', '2026-06-09T08:00'],
        end: '2026-06-11',
        passenger: ['Nadia Rahman', 'Dr. Nadia Rahman'],
        venue: 'Messe Graz',
      },
    ],
  },
  {
    name: 'two identical admissions, de: no seats, a code each on its page',
    pages: [
      `
# Sommerfest im Schlosspark
Samstag, 18. Juli 2026, 14:00 Uhr
Schlosspark Lindenau
Eintrittskarte Erwachsene
Preis 12,00 €`,
      `
# Sommerfest im Schlosspark
Samstag, 18. Juli 2026, 14:00 Uhr
Schlosspark Lindenau
Eintrittskarte Erwachsene
Preis 12,00 €`,
    ],
    codes: [[0.5], [0.5]],
    tickets: [
      { kind: 'event', title: 'Sommerfest im Schlosspark', start: '2026-07-18T14:00', price: '12.00 EUR' },
      { kind: 'event', title: 'Sommerfest im Schlosspark', start: '2026-07-18T14:00', price: '12.00 EUR' },
    ],
  },
  {
    name: 'one admission on two pages, de: the same code again',
    pages: [
      `
# Sommerfest im Schlosspark
Samstag, 18. Juli 2026, 14:00 Uhr
Eintrittskarte Erwachsene
Preis 12,00 €`,
      `
# Sommerfest im Schlosspark
Samstag, 18. Juli 2026, 14:00 Uhr
Schlosspark Lindenau
Kontrollabschnitt`,
    ],
    codes: [[0.5], [0.5]],
    sameCode: true,
    tickets: [{ kind: 'event', title: 'Sommerfest im Schlosspark', start: '2026-07-18T14:00', price: '12.00 EUR' }],
  },
  {
    name: 'two identical admissions, en: one page, two codes',
    pages: [
      `
# Riverside Jazz Night
Thursday 20 August 2026, 19:30
Boathouse Hall, Cambridge

General admission
Ticket 1 of 2


General admission
Ticket 2 of 2


Order reference: RJN-20417`,
    ],
    codes: [[0.4, 0.7]],
    tickets: [
      { kind: 'event', title: 'Riverside Jazz Night', start: '2026-08-20T19:30', bookingReference: 'RJN-20417' },
      { kind: 'event', title: 'Riverside Jazz Night', start: '2026-08-20T19:30', bookingReference: 'RJN-20417' },
    ],
  },
  {
    name: 'vstupenka, cs',
    pages: [
      `
# Vstupenka
Akce: Večer komorní hudby
Datum: 14. 3. 2026
Začátek: 19:00
Místo konání: Dům umění, Brno
Řada: 5   Místo: 12
Cena: 350 Kč
Číslo objednávky: 20264471`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'event',
        title: 'Večer komorní hudby',
        start: '2026-03-14T19:00',
        row: '5',
        seat: '12',
        price: '350.00 CZK',
        bookingReference: '20264471',
      },
    ],
  },
  {
    name: 'a village concert, de: no number, no name, no code',
    pages: [
      `
Musikverein Niederaltdorf e.V.

# Herbstkonzert
Samstag, den 23. Oktober 2027
um 19 Uhr
im Gasthof Zur Linde
Hauptstraße 12, 84999 Niederaltdorf

Einlass ab 18.15 Uhr
Eintrittskarte
10 €`,
    ],
    tickets: [{ kind: 'event', title: 'Herbstkonzert', start: '2027-10-23T19:00' }],
  },
];
