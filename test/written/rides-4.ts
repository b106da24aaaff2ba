/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** A third set of rides, written down before the reader had seen any of them. */
export const rides4: readonly Written[] = [
  {
    name: 'Online-Ticket, de: tariff and validity above, both ways with their trains and reserved seats in one table each',
    pages: [
      `
Online-Ticket
ICE Fahrkarte                                          Super Sparpreis (Hin- und Rückfahrt)
Gültigkeit: Hinfahrt 16.05.2026, Rückfahrt 18.05.2026
Einfache Fahrt: Kassel-Wilhelmshöhe - Freiburg(Breisgau)

Auftragsnummer: 418 772 903 551                        Herr Leopold Angermann
Ihre Reiseverbindung und Reservierung Hinfahrt am 16.05.2026
Halt                       Datum    Zeit       Gleis   Produkte   Reservierung
Kassel-Wilhelmshöhe        16.05.   ab 10:23   2       ICE 75     1 Sitzplatz, Wg. 7, Pl. 61
Freiburg(Breisgau) Hbf     16.05.   an 13:48   3

Ihre Reiseverbindung und Reservierung Rückfahrt am 18.05.2026
Halt                       Datum    Zeit       Gleis   Produkte   Reservierung
Freiburg(Breisgau) Hbf     18.05.   ab 16:08   1       ICE 72     1 Sitzplatz, Wg. 4, Pl. 105
Kassel-Wilhelmshöhe        18.05.   an 19:35   1

Summe                      78,80 €`,
    ],
    codes: [[0.2]],
    tickets: [
      {
        kind: 'train',
        number: 'ICE 75',
        from: 'Kassel-Wilhelmshöhe',
        to: ['Freiburg(Breisgau) Hbf'],
        start: '2026-05-16T10:23',
        end: '2026-05-16T13:48',
        coach: '7',
        seat: '61',
        platform: '2',
        passenger: 'Leopold Angermann',
        bookingReference: ['418 772 903 551', '418772903551'],
      },
      {
        kind: 'train',
        number: 'ICE 72',
        from: ['Freiburg(Breisgau) Hbf'],
        to: 'Kassel-Wilhelmshöhe',
        start: '2026-05-18T16:08',
        end: '2026-05-18T19:35',
        coach: '4',
        seat: '105',
      },
    ],
  },
  {
    name: 'rail tickets, en: outward and return part on a page each with its code',
    pages: [
      `
Ticket 1 of 2                       Ref: TTK7WQ9DX
# Leeds to Edinburgh
OUT 12 Jun 2026

Advance Single                      Standard Class
Depart 08:05  Leeds                 Coach B  Seat 23
Arrive 11:17  Edinburgh
Adult   £31.40                      Only valid on booked services`,
      `
Ticket 2 of 2                       Ref: TTK7WQ9DX
# Edinburgh to Leeds
RTN 14 Jun 2026

Advance Single                      Standard Class
Depart 15:30  Edinburgh             Coach D  Seat 07
Arrive 18:41  Leeds
Adult   £28.10                      Only valid on booked services`,
    ],
    codes: [[0.6], [0.6]],
    tickets: [
      {
        kind: 'train',
        from: 'Leeds',
        to: 'Edinburgh',
        start: '2026-06-12T08:05',
        end: '2026-06-12T11:17',
        coach: 'B',
        seat: '23',
        bookingReference: 'TTK7WQ9DX',
        price: '31.40 GBP',
      },
      {
        kind: 'train',
        from: 'Edinburgh',
        to: 'Leeds',
        start: '2026-06-14T15:30',
        end: '2026-06-14T18:41',
        coach: 'D',
        seat: ['07', '7'],
        price: '28.10 GBP',
      },
    ],
  },
  {
    name: 'boarding pass of a low-cost airline, en: folded sheet, advice and hotels around, seat twice',
    pages: [
      `
BOARDING PASS                                            Print this and fold here
Name         ANSGAR HOLTHUSEN
Route        HAM - MAN                                   Reference   PNV4KQ
Flight       FR 2351
Date         02 Dec 2026                                 BOOK A HOTEL
Departs      17:25                                       Manchester from 39 EUR
Gate closes  16:55
Queue        OTHER Q          Seat   21A                 www.airbeds.example
Sequence     107              Doors  BACK
Terminal 1                    All passengers must present valid ID`,
    ],
    codes: [[0.7]],
    tickets: [
      {
        kind: 'flight',
        number: ['FR 2351', 'FR2351'],
        fromCode: 'HAM',
        toCode: 'MAN',
        start: '2026-12-02T17:25',
        seat: '21A',
        sequence: '107',
        passenger: 'ANSGAR HOLTHUSEN',
        bookingReference: 'PNV4KQ',
      },
    ],
    never: { price: '39.00 EUR', start: '2026-12-02T16:55' },
  },
  {
    name: 'e-ticket receipt, en: a table of flights with a row for departure and a row for arrival, fare calculation below',
    pages: [
      `
e-Ticket Receipt & Itinerary

Passenger Name                 ADEYEMI/TUNDE MR
e-Ticket Number                176 2419907713
Booking Reference              LR7M2K
Issued By/Date                 AGT 27492110/05JAN26

FLIGHT    DEPART/ARRIVE       AIRPORT/TERMINAL            CHECK-IN OPENS   CLASS      COUPON VALIDITY
EK 784    21 MAR 2026 19:50   LAGOS (LOS), TERMINAL I     21 MAR 16:50     ECONOMY    NOT AFTER 05JAN27
          22 MAR 2026 06:40   DUBAI (DXB), TERMINAL 3                      SEAT 38K
EK 029    22 MAR 2026 09:40   DUBAI (DXB), TERMINAL 3     22 MAR 06:40     ECONOMY    NOT AFTER 05JAN27
          22 MAR 2026 13:20   LONDON HEATHROW (LHR)                        SEAT 24A

FARE NGN 412000   TAXES 61240YQ 33120NG   TOTAL NGN 506360`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['EK 784', 'EK784'],
        fromCode: 'LOS',
        toCode: 'DXB',
        start: '2026-03-21T19:50',
        end: '2026-03-22T06:40',
        seat: '38K',
        passenger: 'TUNDE ADEYEMI',
        bookingReference: 'LR7M2K',
      },
      {
        kind: 'flight',
        number: ['EK 029', 'EK029', 'EK 29'],
        fromCode: 'DXB',
        toCode: 'LHR',
        start: '2026-03-22T09:40',
        end: '2026-03-22T13:20',
        seat: '24A',
      },
    ],
    never: { start: ['2026-03-21T16:50', '2026-03-22T06:40'] },
  },
  {
    name: 'mail of an airline, pt-BR: partida and chegada with airports in words, conexão between',
    pages: [
      `
# Sua viagem está confirmada!
Código de reserva (localizador): YKQ8RN

IDA - Qui, 9 abr 2026
LA3214    05:50 Recife (REC)    09:10 São Paulo (GRU)
Conexão em São Paulo: 1h 35min
LA3372    10:45 São Paulo (GRU)    12:20 Curitiba (CWB)

VOLTA - Dom, 19 abr 2026
LA3901    18:15 Curitiba (CWB)    21:40 Recife (REC)

Passageiro
Sra. Thalita Queiroz Bastos

Total pago: R$ 1.284,66
Bagagem despachada: não incluída`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['LA3214', 'LA 3214'],
        fromCode: 'REC',
        toCode: 'GRU',
        start: '2026-04-09T05:50',
        end: '2026-04-09T09:10',
        passenger: 'Thalita Queiroz Bastos',
        bookingReference: 'YKQ8RN',
        price: '1284.66 BRL',
      },
      {
        kind: 'flight',
        number: ['LA3372', 'LA 3372'],
        fromCode: 'GRU',
        toCode: 'CWB',
        start: '2026-04-09T10:45',
        end: '2026-04-09T12:20',
      },
      {
        kind: 'flight',
        number: ['LA3901', 'LA 3901'],
        fromCode: 'CWB',
        toCode: 'REC',
        start: '2026-04-19T18:15',
        end: '2026-04-19T21:40',
      },
    ],
  },
  {
    name: 'ferry ticket, en: Greek line, passengers in a table with accommodation and price each, vessel',
    pages: [
      `
# E-TICKET

Reservation No  2293-7714

From PIRAEUS        To SANTORINI (THIRA)
Departure 25/06/2026 07:25      Arrival 25/06/2026 15:10
Vessel  AEGEAN SWIFT            Date of issue 11/01/2026 12:03

Passenger name            Type      Accommodation          Seat     Price
STAVROS KAPETANIS         ADULT     Air type seats         B 114    44,50 EUR
IOANNA KAPETANI           ADULT     Air type seats         B 115    44,50 EUR

Total 89,00 EUR
Be at the port 60 minutes before departure.`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'PIRAEUS',
        to: ['SANTORINI (THIRA)', 'SANTORINI'],
        start: '2026-06-25T07:25',
        end: '2026-06-25T15:10',
        seat: ['B 114', 'B114'],
        passenger: 'STAVROS KAPETANIS',
        bookingReference: '2293-7714',
      },
      {
        kind: 'boat',
        from: 'PIRAEUS',
        start: '2026-06-25T07:25',
        seat: ['B 115', 'B115'],
        passenger: 'IOANNA KAPETANI',
      },
    ],
    never: { start: '2026-01-11T12:03' },
  },
  {
    name: 'billet régional, fr: valable le, no train, price and discount, reference in capitals',
    pages: [
      `
# Billet
1 adulte

Départ         Tours
Arrivée        Orléans
Valable        le 03/09/2026
               dans tous les TER du jour
2e classe      Plein tarif
Nom            GUILLEMOT
Prénom         Soizic
N° de billet   QX 4471 88201
Prix           22,70 €`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'train',
        from: 'Tours',
        to: 'Orléans',
        start: '2026-09-03',
        passenger: ['Soizic GUILLEMOT'],
        price: '22.70 EUR',
      },
    ],
  },
  {
    name: 'coach booking, de: there with a change and back, seats in brackets behind the bus, addresses under the stops',
    pages: [
      `
Deine Buchung 5108 443 9027 ist bestätigt.

Hinfahrt, Do. 06.08.2026
22:30 Uhr   Leipzig, Hauptbahnhof
            Sachsenseite, 04109 Leipzig
            Bus N41 Richtung Zürich (Sitz 9B)
05:10 Uhr   München, ZOB
            Arnulfstraße 21, 80335 München
            Umstieg 45 min
05:55 Uhr   München, ZOB
            Bus 201 Richtung Zürich (Sitz 4C)
10:05 Uhr   Zürich, Sihlquai

Rückfahrt, So. 09.08.2026
13:20 Uhr   Zürich, Sihlquai
            Bus 200 Richtung Leipzig (Sitz 12D)
00:35 Uhr   Leipzig, Hauptbahnhof

Fahrgast: Friederike Nüsslein
Gesamtpreis: 88,97 €`,
    ],
    tickets: [
      {
        kind: 'bus',
        number: ['Bus N41', 'N41'],
        from: 'Leipzig, Hauptbahnhof',
        to: 'München, ZOB',
        start: '2026-08-06T22:30',
        end: '2026-08-07T05:10',
        seat: '9B',
        passenger: 'Friederike Nüsslein',
      },
      {
        kind: 'bus',
        number: ['Bus 201', '201'],
        from: 'München, ZOB',
        to: 'Zürich, Sihlquai',
        start: '2026-08-07T05:55',
        end: '2026-08-07T10:05',
        seat: '4C',
      },
      {
        kind: 'bus',
        number: ['Bus 200', '200'],
        from: 'Zürich, Sihlquai',
        to: 'Leipzig, Hauptbahnhof',
        start: '2026-08-09T13:20',
        end: '2026-08-10T00:35',
        seat: '12D',
      },
    ],
  },
  {
    name: 'noleggio, it: ritiro and riconsegna in a table with sede, data and ora',
    pages: [
      `
# Conferma prenotazione noleggio
N. prenotazione: 20481-IT-77

              Ritiro                     Riconsegna
Sede          Olbia Aeroporto            Cagliari Aeroporto
Data          05/08/2026                 19/08/2026
Ora           11:30                      09:00

Conducente    Tommaso Bellandi
Gruppo        B - Fiat Panda o similare
Totale        € 486,20
Deposito cauzionale € 900,00`,
    ],
    tickets: [
      {
        kind: 'rental',
        start: '2026-08-05T11:30',
        end: '2026-08-19T09:00',
        passenger: 'Tommaso Bellandi',
        bookingReference: '20481-IT-77',
        price: '486.20 EUR',
      },
    ],
    never: { price: '900.00 EUR' },
  },
  {
    name: 'e-ticket of a national railway, en-US: two trains of a journey with rooms and coaches, rules between',
    pages: [
      `
SEND THIS eTICKET TO YOUR PHONE OR PRINT IT
RESERVATION NUMBER  7F21C4

PRESENT THIS ETICKET TO THE CONDUCTOR
Thu, Oct 1, 2026
Train 49 LAKE SHORE LIMITED
Depart  3:40 PM   New York, NY - Moynihan Train Hall at Penn Station
Arrive  10:12 AM  Chicago, IL - Union Station (Fri, Oct 2, 2026)
1 Reserved Coach Seat

Fri, Oct 2, 2026
Train 5 CALIFORNIA ZEPHYR
Depart  2:00 PM   Chicago, IL - Union Station
Arrive  7:15 AM   Denver, CO - Union Station (Sat, Oct 3, 2026)
1 Reserved Coach Seat

PASSENGERS (1)
SALDANA, MIREYA - ADULT

Total Charged   $231.00`,
    ],
    codes: [[0.1]],
    tickets: [
      {
        kind: 'train',
        number: ['49', 'Train 49'],
        from: ['New York, NY - Moynihan Train Hall at Penn Station'],
        to: ['Chicago, IL - Union Station'],
        start: '2026-10-01T15:40',
        end: '2026-10-02T10:12',
        bookingReference: '7F21C4',
        price: '231.00 USD',
      },
      {
        kind: 'train',
        number: ['5', 'Train 5'],
        from: ['Chicago, IL - Union Station'],
        to: ['Denver, CO - Union Station'],
        start: '2026-10-02T14:00',
        end: '2026-10-03T07:15',
      },
    ],
  },
  {
    name: 'færgebillet, da: afgang and overfart, bil, bestillingsnummer, two ways below each other',
    pages: [
      `
# Billet til overfart

Bestillingsnummer  90 417 226

Udrejse: Ebeltoft - Odden
fredag 3. juli 2026 kl. 10:00, ankomst kl. 10:55

Hjemrejse: Odden - Ebeltoft
søndag 12. juli 2026 kl. 18:30, ankomst kl. 19:25

Køretøj: Personbil under 6 m, EK 48 117
Antal personer: 4
Mød op senest 20 minutter før afgang.

Pris i alt 1.118,00 kr.`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'Ebeltoft',
        to: 'Odden',
        start: '2026-07-03T10:00',
        end: '2026-07-03T10:55',
        bookingReference: ['90 417 226', '90417226'],
      },
      {
        kind: 'boat',
        from: 'Odden',
        to: 'Ebeltoft',
        start: '2026-07-12T18:30',
        end: '2026-07-12T19:25',
      },
    ],
  },
  {
    name: 'bilet kolejowy, pl: relation in a line, odjazd and przyjazd beside the stations, wagon and miejsce for two',
    pages: [
      `
Bilet elektroniczny                         Nr zamówienia 448190277

Wrocław Główny → Poznań Główny
sobota, 18 lipca 2026

Odjazd     09:14   Wrocław Główny     peron II, tor 4
Przyjazd   10:52   Poznań Główny      peron III
Pociąg     IC 6512 MEHOFFER
Wagon 12, miejsca 71, 73              Klasa 2

Podróżni: 2 osoby, imię i nazwisko: Agata Sikorska
Cena: 96,00 zł`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        number: ['IC 6512', 'IC 6512 MEHOFFER'],
        from: 'Wrocław Główny',
        to: 'Poznań Główny',
        start: '2026-07-18T09:14',
        end: '2026-07-18T10:52',
        coach: '12',
        seat: ['71, 73'],
        passenger: 'Agata Sikorska',
        bookingReference: '448190277',
        price: '96.00 PLN',
      },
    ],
  },
];
