/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** A fourth set of rides, written down before the reader had seen any of them. */
export const rides5: readonly Written[] = [
  {
    name: 'Ticket einer Verkehrsgesellschaft, de: Fernzug with ICE and a regional feeder, seat only for the first',
    pages: [
      `
# Deine Reise nach Hamburg

Buchung: PLX-77120-Q
Di, 24. März 2026

Bamberg                    06:31    Gleis 4
RE 4908
Würzburg Hbf               07:29    Gleis 6

Würzburg Hbf               07:55    Gleis 5
ICE 684  Wagen 28, Platz 34
Hamburg Hbf                11:53    Gleis 13

1 Erwachsener, 2. Klasse, BahnCard 25
Hanno Petersmann
54,90 €`,
    ],
    codes: [[0.7]],
    tickets: [
      {
        kind: 'train',
        number: 'RE 4908',
        from: 'Bamberg',
        to: 'Würzburg Hbf',
        start: '2026-03-24T06:31',
        end: '2026-03-24T07:29',
        bookingReference: 'PLX-77120-Q',
      },
      {
        kind: 'train',
        number: 'ICE 684',
        from: 'Würzburg Hbf',
        to: 'Hamburg Hbf',
        start: '2026-03-24T07:55',
        end: '2026-03-24T11:53',
        coach: '28',
        seat: '34',
      },
    ],
  },
  {
    name: 'flight confirmation, en: one passenger block after the other with their seats for each flight',
    pages: [
      `
# Booking confirmed
PNR: D7XKQ3

Flight AI 302   Delhi (DEL) to Sydney (SYD)
Departure: 18 Oct 2026, 13:15 hrs, Terminal 3
Arrival: 19 Oct 2026, 06:40 hrs, Terminal 1

Traveller 1
Name: Ms Kavya Raghunathan
Seat: 31A
E-ticket: 098-2419337702

Traveller 2
Name: Mr Nikhil Raghunathan
Seat: 31B
E-ticket: 098-2419337703

Total fare INR 1,42,380.00`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['AI 302', 'AI302'],
        fromCode: 'DEL',
        toCode: 'SYD',
        start: '2026-10-18T13:15',
        end: '2026-10-19T06:40',
        terminal: '3',
        arrivalTerminal: '1',
        seat: '31A',
        passenger: 'Kavya Raghunathan',
        bookingReference: 'D7XKQ3',
        ticketNumber: ['098-2419337702', '0982419337702'],
      },
      {
        kind: 'flight',
        fromCode: 'DEL',
        seat: '31B',
        passenger: 'Nikhil Raghunathan',
        ticketNumber: ['098-2419337703', '0982419337703'],
      },
    ],
  },
  {
    name: 'autobus, it: fermata di partenza and di arrivo with address, posto libero',
    pages: [
      `
# Biglietto autobus

Codice prenotazione: 7WQ-20418
Passeggero: Ludovica Marchetti

Partenza: Siena, Piazza Gramsci
Data: venerdì 8 maggio 2026 - Ore: 07:50
Arrivo: Roma Tiburtina, Autostazione
Data: venerdì 8 maggio 2026 - Ore: 10:40

Corsa n. 1184     Posto: libero
Importo pagato: 21,00 EUR`,
    ],
    codes: [[0.4]],
    tickets: [
      {
        kind: 'bus',
        from: 'Siena, Piazza Gramsci',
        to: 'Roma Tiburtina, Autostazione',
        start: '2026-05-08T07:50',
        end: '2026-05-08T10:40',
        passenger: 'Ludovica Marchetti',
        bookingReference: '7WQ-20418',
        price: '21.00 EUR',
      },
    ],
  },
  {
    name: 'billete, es: cercano regional with a return open, fecha and hora of purchase above',
    pages: [
      `
Fecha de compra: 02/02/2026 20:14:55

# IDA Y VUELTA
Localizador  QW4R7T

IDA      15/02/2026     Tren 00694 ALVIA
VALLADOLID C. GRANDE    Salida 09:02    Coche 4
SANTANDER               Llegada 12:16   Plaza 8A

VUELTA   17/02/2026     Tren 00695 ALVIA
SANTANDER               Salida 18:10    Coche 2
VALLADOLID C. GRANDE    Llegada 21:29   Plaza 10C

Viajero: JIMENA OCHOTORENA RUIZ
Total: 58,40 €`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'train',
        number: ['00694', 'ALVIA 00694', 'Tren 00694', 'ALVIA 694', '00694 ALVIA'],
        from: 'VALLADOLID C. GRANDE',
        to: 'SANTANDER',
        start: '2026-02-15T09:02',
        end: '2026-02-15T12:16',
        coach: '4',
        seat: '8A',
        passenger: 'JIMENA OCHOTORENA RUIZ',
        bookingReference: 'QW4R7T',
      },
      {
        kind: 'train',
        from: 'SANTANDER',
        to: 'VALLADOLID C. GRANDE',
        start: '2026-02-17T18:10',
        end: '2026-02-17T21:29',
        coach: '2',
        seat: '10C',
      },
    ],
    never: { start: '2026-02-02T20:14' },
  },
  {
    name: 'vlucht in een mail, nl: heenreis and terugreis as a table with three columns',
    pages: [
      `
Bedankt voor je boeking, Sander!
Boekingsnummer: HVT8K2

Heenreis, woensdag 29 april 2026
HV 5021         Rotterdam Den Haag      Girona
Vertrek 06:55   Aankomst 09:05          Stoel 12F

Terugreis, zondag 3 mei 2026
HV 5022         Girona                  Rotterdam Den Haag
Vertrek 19:50   Aankomst 22:00          Stoel 5A

Passagier: Sander Hoogeveen
Totaalbedrag: € 204,00`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['HV 5021', 'HV5021'],
        from: 'Rotterdam Den Haag',
        to: 'Girona',
        start: '2026-04-29T06:55',
        end: '2026-04-29T09:05',
        seat: '12F',
        passenger: 'Sander Hoogeveen',
        bookingReference: 'HVT8K2',
        price: '204.00 EUR',
      },
      {
        kind: 'flight',
        from: 'Girona',
        to: 'Rotterdam Den Haag',
        start: '2026-05-03T19:50',
        end: '2026-05-03T22:00',
        seat: '5A',
      },
    ],
  },
  {
    name: 'tågbiljett with a change, sv: avg and ank, byte, plats for each train in a line',
    pages: [
      `
Bokningsreferens KTX4P9W7

Malmö C - Uppsala C, tor 5 mar 2026

Avg 07.07  Malmö C           Tåg 526 Snabbtåg    Vagn 2 Plats 17
Ank 11.39  Stockholm C
Byte 21 min
Avg 12.00  Stockholm C       Tåg 844 Regional    Ej platsbokad
Ank 12.38  Uppsala C

Resenär: Tuva Engström, vuxen
Pris 715 SEK`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        number: ['526', 'Tåg 526', 'Snabbtåg 526'],
        from: 'Malmö C',
        to: 'Stockholm C',
        start: '2026-03-05T07:07',
        end: '2026-03-05T11:39',
        coach: '2',
        seat: '17',
        passenger: 'Tuva Engström',
        bookingReference: 'KTX4P9W7',
      },
      {
        kind: 'train',
        number: ['844', 'Tåg 844', 'Regional 844'],
        from: 'Stockholm C',
        to: 'Uppsala C',
        start: '2026-03-05T12:00',
        end: '2026-03-05T12:38',
      },
    ],
  },
  {
    name: 'shuttle, en: hotel to airport, pickup window, reservation for three',
    pages: [
      `
# Shuttle reservation
Confirmation: SH-58812

Service: Shared airport shuttle
From: Grand Meridian Hotel, 210 Canal Street
To: New Orleans International Airport (MSY)
Pickup: Saturday, June 6, 2026 between 9:15 AM and 9:30 AM
Your flight: WN 1422 departing 12:05 PM
Passengers: 3
Name: Deborah Fontenot

Paid: $72.00`,
    ],
    tickets: [
      {
        kind: 'bus',
        from: ['Grand Meridian Hotel, 210 Canal Street', 'Grand Meridian Hotel'],
        to: ['New Orleans International Airport', 'New Orleans International Airport (MSY)'],
        start: '2026-06-06T09:15',
        passenger: 'Deborah Fontenot',
        bookingReference: 'SH-58812',
        price: '72.00 USD',
      },
    ],
    never: { kind: 'flight', start: '2026-06-06T12:05' },
  },
  {
    name: 'vonat, hu and de: international ticket with Kocsi/Wagen and Ülőhely/Platz in two languages',
    pages: [
      `
Nemzetközi menetjegy / Internationale Fahrkarte

Utas neve / Name                       Fehér Balázs
Vonat / Zug                            RJX 68
Indulás / Abfahrt                      Budapest-Keleti   2026.05.30. 14:40
Érkezés / Ankunft                      Wien Hbf          2026.05.30. 17:21
Kocsi / Wagen                          24
Ülőhely / Platz                        81
Osztály / Klasse                       2
Ár / Preis                             29,00 EUR`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'train',
        number: 'RJX 68',
        from: 'Budapest-Keleti',
        to: 'Wien Hbf',
        start: '2026-05-30T14:40',
        end: '2026-05-30T17:21',
        coach: '24',
        seat: '81',
        class: '2',
        passenger: 'Fehér Balázs',
        price: '29.00 EUR',
      },
    ],
  },
];
