/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Trains as railways write them, written down before the reader had seen any of them. */
export const trains2: readonly Written[] = [
  {
    name: 'biglietto con prenotazione, it: a block of labels for the way, a table of the passengers with their seats',
    pages: [
      `
                                  BIGLIETTO CON PRENOTAZIONE
PNR: VX8LQ2                       Codice prenotazione 4471902583
Emesso il 05/01/2026 18:42

Stazione di Partenza      Stazione di Arrivo        Treno
Bologna Centrale          Salerno                   Frecciarossa 9525
Ore 10:03 - 12/03/2026    Ore 13:53 - 12/03/2026    Carrozza 5

Servizio: 2° Livello Standard     Offerta: Super Economy

Nome Passeggero           Posto      Tariffa        Prezzo
Gabriele Fontanesi        11D        Adulto         44,90 €
Ilaria Costantini         12D        Adulto         44,90 €

Totale pagato: 89,80 €
Il biglietto non è rimborsabile. Cambio consentito fino alle 23:59 del giorno 11/03/2026.`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        number: ['Frecciarossa 9525', 'FR 9525'],
        from: 'Bologna Centrale',
        to: 'Salerno',
        start: '2026-03-12T10:03',
        end: '2026-03-12T13:53',
        coach: '5',
        seat: '11D',
        passenger: 'Gabriele Fontanesi',
        bookingReference: ['VX8LQ2'],
      },
      {
        kind: 'train',
        number: ['Frecciarossa 9525', 'FR 9525'],
        from: 'Bologna Centrale',
        to: 'Salerno',
        start: '2026-03-12T10:03',
        end: '2026-03-12T13:53',
        coach: '5',
        seat: '12D',
        passenger: 'Ilaria Costantini',
        bookingReference: ['VX8LQ2'],
      },
    ],
    never: { end: '2026-03-11T23:59' },
  },
  {
    name: 'biglietto di un treno veloce in una mail, it: carrozza and posto in a line, ritorno',
    pages: [
      `
Ciao Matteo, il tuo viaggio è confermato!
Codice Biglietto  QZ7FHM

ANDATA - sabato 30 maggio 2026
Torino Porta Susa  >  Roma Termini
Partenza 07:12   Arrivo 11:35
Treno 9921   Ambiente Smart
Matteo Brambilla   Carrozza 7  Posto 14

RITORNO - martedì 2 giugno 2026
Roma Termini  >  Torino Porta Susa
Partenza 18:25   Arrivo 22:50
Treno 9986   Ambiente Smart
Matteo Brambilla   Carrozza 8  Posto 3

Totale: € 79,80`,
    ],
    tickets: [
      {
        kind: 'train',
        number: ['9921', 'Treno 9921'],
        from: 'Torino Porta Susa',
        to: 'Roma Termini',
        start: '2026-05-30T07:12',
        end: '2026-05-30T11:35',
        coach: '7',
        seat: '14',
        passenger: 'Matteo Brambilla',
        ticketNumber: 'QZ7FHM',
      },
      {
        kind: 'train',
        number: ['9986', 'Treno 9986'],
        from: 'Roma Termini',
        to: 'Torino Porta Susa',
        start: '2026-06-02T18:25',
        end: '2026-06-02T22:50',
        coach: '8',
        seat: '3',
        passenger: 'Matteo Brambilla',
      },
    ],
  },
  {
    name: 'mail de confirmation, fr: a change of trains, the second without a seat, then the way back',
    pages: [
      `
Votre voyage est confirmé
Référence de dossier : UKPRWD        Nom associé : LE GOFF

ALLER  Vendredi 10 avril 2026
08h04   Quimper
12h11   Paris Montparnasse 1 et 2
        TGV INOUI 8708 - 2de classe
        Voiture 14 - Place 52, côté fenêtre
13h46   Paris Est
15h02   Châlons en Champagne
        TER 839133 - 2de classe
        Placement libre

RETOUR  Dimanche 12 avril 2026
16h28   Paris Montparnasse 1 et 2
20h10   Quimper
        TGV INOUI 8757 - 2de classe
        Voiture 6 - Place 31, côté couloir

Voyageur
Maëlle LE GOFF (26-59 ans)

Montant total : 134,00 €`,
    ],
    tickets: [
      {
        kind: 'train',
        number: ['TGV INOUI 8708', 'TGV 8708'],
        from: 'Quimper',
        to: 'Paris Montparnasse 1 et 2',
        start: '2026-04-10T08:04',
        end: '2026-04-10T12:11',
        coach: '14',
        seat: '52',
        bookingReference: 'UKPRWD',
      },
      {
        kind: 'train',
        number: 'TER 839133',
        from: 'Paris Est',
        to: 'Châlons en Champagne',
        start: '2026-04-10T13:46',
        end: '2026-04-10T15:02',
      },
      {
        kind: 'train',
        number: ['TGV INOUI 8757', 'TGV 8757'],
        from: 'Paris Montparnasse 1 et 2',
        to: 'Quimper',
        start: '2026-04-12T16:28',
        end: '2026-04-12T20:10',
        coach: '6',
        seat: '31',
      },
    ],
  },
  {
    name: 'Sparbillett, de-CH: validity of a day, via, the connection with Kante and Gleis',
    pages: [
      `
# Sparbillett

Nadine Zurbuchen            Geburtsdatum 04.08.1991
Winterthur - Lugano
via Zürich HB - Gotthard-Basistunnel
1 Person, 2. Klasse, Halbtax

Gültig: 17.05.2026 ab 06:00 bis 18.05.2026 05:00
Nur gültig auf der gewählten Verbindung:

Ab 08:26  Winterthur        Gl. 3      IR 75 2515
An 08:50  Zürich HB         Gl. 10
Ab 09:05  Zürich HB         Gl. 7      EC 317
An 11:28  Lugano            Gl. 2

CHF 24.60   inkl. 8.1% MWST
Artikel-Nr. 4004   Ticket-ID 611 208 442 9`,
    ],
    codes: [[0.4]],
    tickets: [
      {
        kind: 'train',
        from: 'Winterthur',
        to: 'Zürich HB',
        start: '2026-05-17T08:26',
        end: '2026-05-17T08:50',
        number: ['IR 75 2515', 'IR 75', 'IR 2515'],
        platform: ['3', 'Gl. 3'],
        passenger: 'Nadine Zurbuchen',
      },
      {
        kind: 'train',
        from: 'Zürich HB',
        to: 'Lugano',
        start: '2026-05-17T09:05',
        end: '2026-05-17T11:28',
        number: 'EC 317',
        platform: ['7', 'Gl. 7'],
        arrivalPlatform: ['2', 'Gl. 2'],
      },
    ],
    never: { start: '2026-05-17T06:00', end: '2026-05-18T05:00' },
  },
  {
    name: 'bilet, pl: od and do with date and hour in columns, wagon and miejsce with a word for the place',
    pages: [
      `
BILET INTERNETOWY                                 Nr biletu: IC 83204417
Przejazd: TLK/IC                                  Wystawiono: 2026-01-11 09:31

STACJA               DATA       GODZ.     POCIĄG       WAGON
Gdynia Główna        21.02      06:38     EIP 5301     3
Kraków Główny        21.02      11:59

MIEJSCE: 46 o (okno)          KLASA 2
Podróżny: Bartosz Lewandowicz

Należność ogółem: 169,00 zł   w tym PTU 8%: 12,52 zł
Numer zamówienia: 1180476225`,
    ],
    codes: [[0.3]],
    tickets: [
      {
        kind: 'train',
        number: 'EIP 5301',
        from: 'Gdynia Główna',
        to: 'Kraków Główny',
        start: '2026-02-21T06:38',
        end: '2026-02-21T11:59',
        coach: '3',
        seat: ['46', '46 o (okno)', '46 okno'],
        passenger: 'Bartosz Lewandowicz',
        price: '169.00 PLN',
      },
    ],
  },
  {
    name: 'jízdenka, cs: there and back, each with its reserved place, validity beside',
    pages: [
      `
# Jízdní doklad                                   Kód dokladu: 9KXT4B

Jméno: Vojtěch Hrubeš
Platnost: TAM 14.04.2026 - 15.04.2026, ZPĚT 17.04.2026 - 18.04.2026
Tarif: 1x Osoba 18-64, 2. třída
Trasa: Praha - Pardubice - Olomouc a zpět

Spojení tam
Praha hl.n.        14.4.  9:51   EC 115
Olomouc hl.n.      14.4. 12:05
Místenka: vůz 263, místo 84

Spojení zpět
Olomouc hl.n.      17.4. 15:53   EC 114
Praha hl.n.        17.4. 18:09
Místenka: vůz 364, místo 21

Cena celkem 498 Kč`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        number: 'EC 115',
        from: ['Praha hl.n.'],
        to: ['Olomouc hl.n.'],
        start: '2026-04-14T09:51',
        end: '2026-04-14T12:05',
        coach: '263',
        seat: '84',
        passenger: 'Vojtěch Hrubeš',
        ticketNumber: '9KXT4B',
        price: '498.00 CZK',
      },
      {
        kind: 'train',
        number: 'EC 114',
        from: ['Olomouc hl.n.'],
        to: ['Praha hl.n.'],
        start: '2026-04-17T15:53',
        end: '2026-04-17T18:09',
        coach: '364',
        seat: '21',
      },
    ],
  },
  {
    name: 'menetjegy, hu: indulás and érkezés, kocsi and ülőhely before their numbers dotted',
    pages: [
      `
# E-jegy

Név: Szabó Eszter
Jegyazonosító: 7203-4418-9926

Menetjegy és helyjegy, 2. osztály
Indulás:   2026.07.04. 07:30   Budapest-Keleti
Érkezés:   2026.07.04. 09:55   Miskolc-Tiszai
Vonat:     IC 502
Kocsi: 23     Ülőhely: 65

Ár: 4 735 Ft
A jegy átruházása tilos. Kérjük, személyazonosságát igazolja!`,
    ],
    codes: [[0.4]],
    tickets: [
      {
        kind: 'train',
        number: 'IC 502',
        from: 'Budapest-Keleti',
        to: 'Miskolc-Tiszai',
        start: '2026-07-04T07:30',
        end: '2026-07-04T09:55',
        coach: '23',
        seat: '65',
        passenger: 'Szabó Eszter',
        price: ['4735.00 HUF', '4735 HUF'],
      },
    ],
  },
  {
    name: 'biljett, sv: vagn and plats in a sentence, two travellers with a code each on one page',
    pages: [
      `
# Din biljett

Bokningsnummer: FTW6B8P2

Resa: Göteborg C - Stockholm C
lördag 20 juni 2026
Avgång 09.28    Ankomst 12.41
Snabbtåg 428, 2 klass

Linnea Sjöholm
Vagn 4, plats 33, fönster
Ombokningsbar

Oskar Sjöholm
Vagn 4, plats 34, gång
Ombokningsbar

Totalt 1 190 SEK varav moms 67 SEK`,
    ],
    codes: [[0.35, 0.55]],
    tickets: [
      {
        kind: 'train',
        number: ['428', 'Snabbtåg 428'],
        from: 'Göteborg C',
        to: 'Stockholm C',
        start: '2026-06-20T09:28',
        end: '2026-06-20T12:41',
        coach: '4',
        seat: ['33', '33, fönster'],
        passenger: 'Linnea Sjöholm',
        bookingReference: 'FTW6B8P2',
      },
      {
        kind: 'train',
        start: '2026-06-20T09:28',
        coach: '4',
        seat: ['34', '34, gång'],
        passenger: 'Oskar Sjöholm',
      },
    ],
  },
  {
    name: 'matkalippu, fi: vaunu and paikka, clock with a dot, day without year in the weekday line',
    pages: [
      `
# Matkalippu

Tampere - Oulu
pe 27.2.2026

Lähtö   klo 14.07   Tampere
Tulo    klo 18.22   Oulu
Juna    IC 27
Vaunu 6, paikka 41 (ikkuna)
Perusluokka, aikuinen

Matkustaja: Veera Lindqvist
Tilausnumero: 5208 4471 93
Hinta 38,90 € (sis. alv 10 %)`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        number: 'IC 27',
        from: 'Tampere',
        to: 'Oulu',
        start: '2026-02-27T14:07',
        end: '2026-02-27T18:22',
        coach: '6',
        seat: ['41', '41 (ikkuna)'],
        passenger: 'Veera Lindqvist',
        price: '38.90 EUR',
      },
    ],
  },
  {
    name: 'e-ticket of a high-speed train under the sea, en: check-in closes before departure, three labels in a row',
    pages: [
      `
# Your ticket

Passenger                     Booking reference        Ticket number
MR TOBIAS GREENHALGH          SVKQHP                   IV184430271

From                          To                       Train
London St Pancras Int'l       Bruxelles-Midi           9132

Departs                       Arrives                  Date
12:58                         16:05                    Sun 07 Jun 2026

Coach        Seat             Class                    Gates close
16           71               Standard                 12:28

Price paid  £67.00
Check in at least 75 minutes before departure. Have your passport ready.`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'train',
        number: ['9132', 'ES 9132', 'Train 9132'],
        from: ["London St Pancras Int'l"],
        to: 'Bruxelles-Midi',
        start: '2026-06-07T12:58',
        end: '2026-06-07T16:05',
        coach: '16',
        seat: '71',
        class: ['Standard', 'STANDARD'],
        passenger: ['TOBIAS GREENHALGH', 'Tobias Greenhalgh'],
        bookingReference: 'SVKQHP',
        price: '67.00 GBP',
      },
    ],
    never: { start: '2026-06-07T12:28' },
  },
  {
    name: 'booking confirmation, en: UK operator, seat reservations as coach letter with number, an offer below',
    pages: [
      `
Thanks for booking, here are your tickets
Booking reference: BNK4R8XT

Outbound
Sat 28 Mar 2026
10:30  York
12:24  London Kings Cross
Direct, LNER
Advance Single, Standard Class
Reservation: Coach F, Seat 42A

Return
Sun 29 Mar 2026
17:00  London Kings Cross
18:52  York
Direct, LNER
Advance Single, Standard Class
Reservation: Coach C, Seat 09

1 x Adult, 26-30 Railcard
Total £58.40 including £1.75 booking fee

London hotels from £49! Book by 31 Mar 2026.`,
    ],
    tickets: [
      {
        kind: 'train',
        from: 'York',
        to: 'London Kings Cross',
        start: '2026-03-28T10:30',
        end: '2026-03-28T12:24',
        coach: 'F',
        seat: '42A',
        bookingReference: 'BNK4R8XT',
        price: '58.40 GBP',
      },
      {
        kind: 'train',
        from: 'London Kings Cross',
        to: 'York',
        start: '2026-03-29T17:00',
        end: '2026-03-29T18:52',
        coach: 'C',
        seat: ['09', '9'],
      },
    ],
    never: { price: ['1.75 GBP', '49.00 GBP'] },
  },
  {
    name: 'Electronic reservation slip, en: Indian railway, stations with codes, berths in a table of passengers',
    pages: [
      `
                     Electronic Reservation Slip (ERS)

Booked From                 Boarding At                  To
NEW DELHI (NDLS)            NEW DELHI (NDLS)             BHOPAL JN (BPL)
Start Date* 14-Mar-2026     Departure* 20:15 14-Mar-2026     Arrival* 05:40 15-Mar-2026

PNR                 Train No./Name              Class
2418830975          12156/SHAAN E BHOPAL        AC 3 Tier (3A)
Quota               Distance                    Booking Date
GENERAL (GN)        704 KM                      10-Jan-2026 11:04:52 HRS

Passenger Details
Sr  Name              Age   Gender   Booking Status     Current Status
1   ANANYA DESHPANDE  34    F        CNF/B4/18/SL       CNF/B4/18/SL
2   ROHAN DESHPANDE   36    M        CNF/B4/21/LB       CNF/B4/21/LB

Payment Details
Ticket Fare                          ₹ 2,110.00
Convenience Fee (incl. of GST)       ₹ 35.40
Total Fare (all inclusive)           ₹ 2,145.40`,
    ],
    tickets: [
      {
        kind: 'train',
        number: ['12156', '12156/SHAAN E BHOPAL', '12156 SHAAN E BHOPAL'],
        from: ['NEW DELHI', 'NEW DELHI (NDLS)'],
        to: ['BHOPAL JN', 'BHOPAL JN (BPL)'],
        start: '2026-03-14T20:15',
        end: '2026-03-15T05:40',
        passenger: 'ANANYA DESHPANDE',
        bookingReference: '2418830975',
      },
      { kind: 'train', passenger: 'ROHAN DESHPANDE', start: '2026-03-14T20:15', end: '2026-03-15T05:40' },
    ],
  },
  {
    name: 'Reiseplan eines Tickets, de-AT: a regional leg without seat between two with seats',
    pages: [
      `
# Ihr Ticket

Ticketcode 2084 7716 3350 92         Buchungscode 8KRL 4TXQ
Lukas Oberhauser                     1 Erwachsener, Vorteilscard Classic

Sparschiene                          2. Klasse
Gültig am 03.10.2026, nur in den gebuchten Zügen

Bahnhof              Datum        Zeit        Zug          Sitzplatz
Linz/Donau Hbf       03.10.2026   ab 07:14    RJX 560
Salzburg Hbf         03.10.2026   an 08:22                 Wagen 23, Platz 45
Salzburg Hbf         03.10.2026   ab 08:48    REX 1507
Bischofshofen        03.10.2026   an 09:31
Bischofshofen        03.10.2026   ab 09:42    EC 217
Graz Hbf             03.10.2026   an 13:14                 Wagen 258, Platz 12

Gesamtpreis EUR 39,90 inkl. 10% USt`,
    ],
    codes: [[0.1]],
    tickets: [
      {
        kind: 'train',
        number: 'RJX 560',
        from: 'Linz/Donau Hbf',
        to: 'Salzburg Hbf',
        start: '2026-10-03T07:14',
        end: '2026-10-03T08:22',
        coach: '23',
        seat: '45',
        passenger: 'Lukas Oberhauser',
      },
      {
        kind: 'train',
        number: 'REX 1507',
        from: 'Salzburg Hbf',
        to: 'Bischofshofen',
        start: '2026-10-03T08:48',
        end: '2026-10-03T09:31',
      },
      {
        kind: 'train',
        number: 'EC 217',
        from: 'Bischofshofen',
        to: 'Graz Hbf',
        start: '2026-10-03T09:42',
        end: '2026-10-03T13:14',
        coach: '258',
        seat: '12',
      },
    ],
  },
  {
    name: 'billete de tren, es: COCHE and PLAZA in a row of labels, departure and arrival in two columns',
    pages: [
      `
Localizador: 7HGT4V                         Nº de billete: 7329401186523

NURIA ESCRIBANO VIDAL

Salida                                      Llegada
ZARAGOZA-DELICIAS                           MÁLAGA-MARÍA ZAMBRANO
21/02/2026   16:33                          21/02/2026   20:37

Tren           Coche     Plaza     Clase          Tarifa
AVE 03943      06        11C       Estándar       BÁSICO

Cierre del control de acceso: 2 minutos antes de la salida
Precio: 63,05 €   (IVA 10%: 5,73 €)
CombinadoCercanías: 9K4TQ`,
    ],
    codes: [[0.2]],
    tickets: [
      {
        kind: 'train',
        number: ['AVE 03943', 'AVE 3943'],
        from: 'ZARAGOZA-DELICIAS',
        to: 'MÁLAGA-MARÍA ZAMBRANO',
        start: '2026-02-21T16:33',
        end: '2026-02-21T20:37',
        coach: ['06', '6'],
        seat: '11C',
        passenger: 'NURIA ESCRIBANO VIDAL',
        bookingReference: '7HGT4V',
        price: '63.05 EUR',
      },
    ],
  },
];
