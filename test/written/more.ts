/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Tickets of yet other issuers: what a table of kinds leaves out. */
export const more: readonly Written[] = [
  {
    name: 'airline e-ticket, en: one block for each flight, terminals and durations between',
    pages: [
      `
Travel Document
Reference: LJ82TT          Passenger: Mrs Amelia Grant

Flight 1 of 2
QN 415                     Duration 7h 10m
Doha (DOH)                 Singapore (SIN)
12 Sep 2026 02:25          12 Sep 2026 15:35
Hamad International        Changi, Terminal 1
Business, Seat 3A

Flight 2 of 2
QN 4082                    Duration 4h 35m
Singapore (SIN)            Perth (PER)
12 Sep 2026 18:50          13 Sep 2026 00:05
Changi, Terminal 1         Perth, Terminal 1
Business, Seat 2K

E-ticket number: 157-2201884471`,
    ],
    tickets: [
      {
        kind: 'flight',
        fromCode: 'DOH',
        toCode: 'SIN',
        start: '2026-09-12T02:25',
        end: '2026-09-12T15:35',
        passenger: 'Amelia Grant',
        bookingReference: 'LJ82TT',
        seat: '3A',
      },
      {
        kind: 'flight',
        fromCode: 'SIN',
        toCode: 'PER',
        start: '2026-09-12T18:50',
        end: '2026-09-13T00:05',
        seat: '2K',
      },
    ],
  },
  {
    name: 'boarding pass, pl and en: labels in two languages',
    pages: [
      `
# KARTA POKŁADOWA / BOARDING PASS

Pasażer / Passenger          Rejs / Flight      Data / Date
NOWAK/EWA MRS                LO 3923            28 OCT 2026

Z / From                     Do / To
WARSZAWA WAW                 KRAKÓW KRK

Odlot / Departure     Boarding     Bramka / Gate     Miejsce / Seat
18:35                 18:05        22                7D`,
    ],
    codes: [[0.7]],
    tickets: [
      {
        kind: 'flight',
        number: 'LO 3923',
        fromCode: 'WAW',
        toCode: 'KRK',
        start: '2026-10-28T18:35',
        boarding: '2026-10-28T18:05',
        gate: '22',
        seat: '7D',
        passenger: 'EWA NOWAK',
      },
    ],
  },
  {
    name: 'night train, de and cs: couchette with coach and berth',
    pages: [
      `
# Nachtzug-Reservierung
EN 457 "Canopus"
Zürich HB  19:59  –  Praha hl.n.  09:26 (+1)
Fr 17.07.2026
Wagen 271   Platz 45   Liegewagen 6er
Reisender: Tomáš Beneš
Buchung: 5510 0248 83
EUR 59,90`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        number: 'EN 457',
        from: 'Zürich HB',
        to: 'Praha hl.n.',
        start: '2026-07-17T19:59',
        end: '2026-07-18T09:26',
        coach: '271',
        seat: '45',
        passenger: 'Tomáš Beneš',
        price: '59.90 EUR',
      },
    ],
  },
  {
    name: 'train, it: regional ticket valid on a day without seat',
    pages: [
      `
# Biglietto regionale
Da: Bologna Centrale
A: Rimini
Valido il 14/06/2026
Adulti: 1   Classe: 2
Prezzo: 10,95 €
Codice biglietto: RG20447718
Nome: Alessia Conti
Emesso il 12/06/2026 ore 18:44`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        from: 'Bologna Centrale',
        to: 'Rimini',
        passenger: 'Alessia Conti',
        price: '10.95 EUR',
        ticketNumber: 'RG20447718',
      },
    ],
    never: { start: '2026-06-12T18:44' },
  },
  {
    name: 'train, fr: two ways side by side',
    pages: [
      `
# Votre voyage
Dossier : WKTRPZ                 Voyageur : M. Karim Benali

ALLER                                   RETOUR
ven. 13 mars 2026                       dim. 15 mars 2026
Départ                                  Départ
07:58  Nantes                           18:04  Paris Montparnasse
Arrivée                                 Arrivée
10:09  Paris Montparnasse               20:15  Nantes
TGV 8810                                TGV 8865
Voiture 7                               Voiture 12
Place 31                                Place 84`,
    ],
    tickets: [
      {
        kind: 'train',
        from: 'Nantes',
        to: 'Paris Montparnasse',
        start: '2026-03-13T07:58',
        end: '2026-03-13T10:09',
        number: 'TGV 8810',
        coach: '7',
        seat: '31',
        passenger: 'Karim Benali',
        bookingReference: 'WKTRPZ',
      },
      {
        kind: 'train',
        from: 'Paris Montparnasse',
        to: 'Nantes',
        start: '2026-03-15T18:04',
        end: '2026-03-15T20:15',
        number: 'TGV 8865',
        coach: '12',
        seat: '84',
      },
    ],
  },
  {
    name: 'bus, pl',
    pages: [
      `
# Bilet autobusowy
Numer rezerwacji: 4471 2209
Z: Gdańsk, Dworzec PKS
Do: Berlin ZOB
Data: 21.08.2026
Odjazd: 06:30
Przyjazd: 14:05
Miejsce: 18
Pasażer: Marta Zielińska
Cena: 149,00 zł`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'bus',
        to: 'Berlin ZOB',
        start: '2026-08-21T06:30',
        end: '2026-08-21T14:05',
        seat: '18',
        passenger: 'Marta Zielińska',
        price: '149.00 PLN',
      },
    ],
  },
  {
    name: 'island ferry, en: foot passengers without a clock of arrival',
    pages: [
      `
# Island Ferries E-Ticket
Order: IF-20418
Sailing: Mallaig to Armadale
Date: Monday 6 July 2026
Departure time: 12:10
Check-in by: 11:50
2 x Adult foot passenger
Total: £6.80`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'boat',
        from: 'Mallaig',
        to: 'Armadale',
        start: '2026-07-06T12:10',
        bookingReference: 'IF-20418',
        price: '6.80 GBP',
      },
    ],
  },
  {
    name: 'festival, en: several days and a wristband',
    pages: [
      `
# Greenfields Festival 2026
Weekend Ticket incl. Camping
Fri 24 July - Sun 26 July 2026
Hollow Farm, Somerset
Ticket holder: Chloe Adams
Order no. 77201184
Price £235.00 (incl. £15.00 booking fee)
Exchange this ticket for a wristband at the gate.`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'Greenfields Festival 2026',
        start: '2026-07-24',
        end: '2026-07-26',
        passenger: 'Chloe Adams',
        price: '235.00 GBP',
      },
    ],
  },
  {
    name: 'theatre, nl: rang, rij, stoel in a table with two seats and two codes',
    pages: [
      `
Schouwburg De Kroon
# De Stille Kamer
vrijdag 13 februari 2026, aanvang 20:15 uur

Rang              Rij     Stoel     Prijs
Balkon            3       21        € 28,50


Rang              Rij     Stoel     Prijs
Balkon            3       22        € 28,50


Bestelnummer 500.418.22`,
    ],
    codes: [[0.25, 0.5]],
    tickets: [
      { kind: 'event', title: 'De Stille Kamer', start: '2026-02-13T20:15', row: '3', seat: '21' },
      { kind: 'event', title: 'De Stille Kamer', start: '2026-02-13T20:15', row: '3', seat: '22' },
    ],
  },
  {
    name: 'comedy club, de: Reservierung mit Abholfrist',
    pages: [
      `
# Lachkeller Köln
Late Night Mix
Mi, 11. November 2026
Einlass 18:30 Uhr, Beginn 20:00 Uhr
Freie Platzwahl
Ticket-ID: LK-2204-881
Ermäßigt 14,00 EUR
Besteller: Tim Hoffmann, Bestelldatum 01.11.2026`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        start: '2026-11-11T20:00',
        doors: '2026-11-11T18:30',
        ticketNumber: 'LK-2204-881',
        price: '14.00 EUR',
      },
    ],
    never: { start: '2026-11-01' },
  },
  {
    name: 'basketball, en: US arena with gate, section and row in one line',
    pages: [
      `
# Rivermen vs. Harbor Kings
Union Arena, Portland, OR
Tue, Jan 27, 2026 - 7:00 PM
SEC 214  ROW 9  SEAT 12
GATE: North
Full price $48.00
Order # 3-88120/PDX`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: ['Rivermen vs. Harbor Kings'],
        start: '2026-01-27T19:00',
        section: '214',
        row: '9',
        seat: '12',
        price: '48.00 USD',
      },
    ],
  },
  {
    name: 'zoo, fr: billet daté, two people on one code',
    pages: [
      `
# Parc zoologique des Étangs
Billet daté
Valable le samedi 4 juillet 2026
1 adulte, 1 enfant
Montant : 37,00 €
N° de commande : 20260704-88
Ouverture de 9h à 19h`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: ['event', 'pass'],
        title: 'Parc zoologique des Étangs',
        price: '37.00 EUR',
        bookingReference: '20260704-88',
      },
    ],
  },
  {
    name: 'guided tour, es: punto de encuentro',
    pages: [
      `
# Tour a pie por el casco antiguo
Reserva confirmada - GYT77K2
Fecha: viernes, 15 de mayo de 2026
Hora: 10:00
Punto de encuentro: Plaza Mayor, junto a la fuente
Participantes: 2 adultos
Nombre: Laura Vidal
Precio total: 38,00 €`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Tour a pie por el casco antiguo',
        start: '2026-05-15T10:00',
        passenger: 'Laura Vidal',
        price: '38.00 EUR',
      },
    ],
  },
  {
    name: 'course, it: dates from and to',
    pages: [
      `
# Corso di ceramica
Laboratorio Terra
Iscrizione confermata
Partecipante: Elisa Moretti
Inizio: 07/10/2026 ore 18:30
Fine: 07/10/2026 ore 21:00
Sede: Via del Borgo 12, 40126 Bologna
Quota: € 60,00`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'Corso di ceramica',
        start: '2026-10-07T18:30',
        end: '2026-10-07T21:00',
        passenger: 'Elisa Moretti',
        price: '60.00 EUR',
      },
    ],
  },
  {
    name: 'hostel, pt: check-in and check-out with hours apart',
    pages: [
      `
# Reserva confirmada
Hostel Alfama Azul
Rua dos Remédios 88, 1100-449 Lisboa
Nº de reserva: HA-44712
Hóspede: Rita Moreira
Check-in: 14/08/2026 (15:00 - 22:00)
Check-out: 17/08/2026 (até às 11:00)
1 cama em dormitório misto
Total: 84,00 €`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Hostel Alfama Azul',
        start: ['2026-08-14T15:00'],
        end: ['2026-08-17T11:00'],
        passenger: 'Rita Moreira',
        bookingReference: 'HA-44712',
        price: '84.00 EUR',
      },
    ],
  },
  {
    name: 'hotel, sv',
    pages: [
      `
# Hotell Skärgården
Bokningsbekräftelse
Bokningsnummer: 88412
Gäst: Erik Holm
Ankomst: 2026-06-19
Avresa: 2026-06-21
Rum: Dubbelrum
Totalt: 2 490,00 SEK`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotell Skärgården',
        start: '2026-06-19',
        end: '2026-06-21',
        passenger: 'Erik Holm',
        bookingReference: '88412',
      },
    ],
  },
  {
    name: 'rental car, fr: prise en charge and restitution',
    pages: [
      `
# Bon de réservation
Location de voiture
N° de confirmation : 7712004FR
Conducteur : Mme Lucie Perrin
Prise en charge : Nice Aéroport T2, 02/05/2026 à 09:00
Restitution : Nice Aéroport T2, 09/05/2026 à 09:00
Catégorie : B - Renault Clio ou similaire
Montant total : 214,80 €`,
    ],
    tickets: [
      {
        kind: 'rental',
        start: '2026-05-02T09:00',
        end: '2026-05-09T09:00',
        passenger: 'Lucie Perrin',
        bookingReference: '7712004FR',
        price: '214.80 EUR',
      },
    ],
  },
  {
    name: 'parking, nl: airport with drive in and out',
    pages: [
      `
# Parkeerreservering
P3 Lang Parkeren Luchthaven
Reserveringsnummer: P3-4471208
Inrijden: za 04-07-2026 06:00
Uitrijden: za 18-07-2026 23:00
Kenteken: 12-ABC-3
Naam: Sanne Bakker
Bedrag: € 98,00`,
    ],
    tickets: [
      {
        kind: 'parking',
        start: '2026-07-04T06:00',
        end: '2026-07-18T23:00',
        passenger: 'Sanne Bakker',
        bookingReference: 'P3-4471208',
        price: '98.00 EUR',
      },
    ],
  },
  {
    name: 'coupon, de: Rabattcode with a last day in a sentence',
    pages: [
      `
# 15 % Rabatt
auf deinen nächsten Einkauf bei Möbel Lindgren
Gutscheincode: SOMMER15
Gültig bis 31.08.2026
Einmalig einlösbar im Onlineshop ab 50 € Einkaufswert.`,
    ],
    codes: [[0.6]],
    tickets: [{ kind: 'voucher', voucherCode: 'SOMMER15', validUntil: '2026-08-31' }],
    never: { balance: '50.00 EUR' },
  },
  {
    name: 'spa voucher, fr: bon cadeau for somebody',
    pages: [
      `
# Bon cadeau
Massage duo 60 minutes
Offert par Paul à Marie Lenoir
N° du bon : SPA-2026-00417
Valable jusqu'au 12/02/2027
Les Bains du Parc, 8 allée des Tilleuls, 74000 Annecy`,
    ],
    codes: [[0.6]],
    tickets: [{ kind: ['voucher', 'giftCard'], voucherCode: 'SPA-2026-00417', validUntil: '2027-02-12' }],
  },
  {
    name: 'library card, en',
    pages: [
      `
# Library Card
Harwell Public Library
DAVID OSEI
Card number 2 9981 00447 1203
Expires 09/30/2027`,
    ],
    codes: [[0.6]],
    tickets: [{ kind: 'membership', validUntil: '2027-09-30' }],
  },
  {
    name: 'gym membership, es',
    pages: [
      `
# Carné de socio
Gimnasio Atlas
Socio: Pablo Rivas
Nº de socio: 20417
Socio desde: 03/2021`,
    ],
    codes: [[0.6]],
    tickets: [{ kind: 'membership', passenger: 'Pablo Rivas', membershipNumber: '20417' }],
  },
  {
    name: 'city pass, en: activated for two days',
    pages: [
      `
# Edinburgh City Pass
48 hours
Valid from: 11 Aug 2026 09:00
Valid until: 13 Aug 2026 09:00
Pass holder: Noor Haddad
Pass number: ECP-0044-7120
£62.00`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'pass',
        title: 'Edinburgh City Pass',
        validFrom: '2026-08-11T09:00',
        validUntil: '2026-08-13T09:00',
        passenger: 'Noor Haddad',
        price: '62.00 GBP',
      },
    ],
  },
  {
    name: 'group ticket, de: day ticket for five',
    pages: [
      `
Verkehrsverbund Oberland
# Gruppentageskarte 5 Personen
Gültig am 02.05.2026, Mo–Fr ab 9 Uhr, Sa/So ganztägig
Tarifzonen 1–4
Preis: 24,60 €
Ticketnummer 0044-7120-8812
Namen: Eva Roth`,
    ],
    codes: [[0.6]],
    tickets: [{ kind: 'pass', validFrom: ['2026-05-02', '2026-05-02T09:00'], price: '24.60 EUR' }],
  },
];
