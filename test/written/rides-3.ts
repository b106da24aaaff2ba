/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** A second set of rides, written down before the reader had seen any of them. */
export const rides3: readonly Written[] = [
  {
    name: 'agency itinerary, en: a bar with the days of departure and arrival, airline and number below each other',
    pages: [
      `
01 JUN 2026 > 02 JUN 2026   TRIP TO NAIROBI, KENYA

PREPARED FOR
LINDQUIST/PETER GUSTAV

RESERVATION CODE   QKWZTR
AIRLINE RESERVATION CODE   7BV2HL (KQ)

DEPARTURE: MONDAY 01 JUN      ARRIVAL: TUESDAY 02 JUN
Please verify flight times prior to departure

KENYA AIRWAYS         LHR                          NBO                  Aircraft:
KQ 0101               LONDON HEATHROW, UNITED      NAIROBI JOMO         BOEING 787-8
                      KINGDOM                      KENYATTA, KENYA
Duration:                                                               Distance (in Miles): 4242
8hr(s) 30min(s)       Departing At:                Arriving At:
                      20:05                        06:35
Cabin:                (Mon, Jun 01)                (Tue, Jun 02)        Stop(s): 0
Economy               Terminal:                    Terminal:
Status:               TERMINAL 4                   TERMINAL 1A
Confirmed

Passenger Name:                    Seats:           Class:      Status:
» LINDQUIST/PETER GUSTAV           41C              Economy     Confirmed`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['KQ 0101', 'KQ 101', 'KQ0101'],
        fromCode: 'LHR',
        toCode: 'NBO',
        start: '2026-06-01T20:05',
        end: '2026-06-02T06:35',
        seat: '41C',
        passenger: ['PETER GUSTAV LINDQUIST', 'LINDQUIST/PETER GUSTAV'],
        bookingReference: ['QKWZTR', '7BV2HL'],
      },
    ],
  },
  {
    name: 'Flugbuchung in a mail, de: Hinflug and Rückflug with numbers in brackets, Gepäck between, two adults and a child',
    pages: [
      `
Vielen Dank für Ihre Buchung!
Ihr Buchungscode: TK8P2M

Hinflug am Freitag, 10.07.2026
Düsseldorf (DUS) 06:15 Uhr - Split (SPU) 08:20 Uhr
Flugnummer EW 9966, Tarif SMART

Rückflug am Freitag, 24.07.2026
Split (SPU) 09:05 Uhr - Düsseldorf (DUS) 11:15 Uhr
Flugnummer EW 9967, Tarif SMART

Fluggäste
Frau Henrike Vosskamp
Herr Malte Vosskamp

Gesamtbetrag: 611,92 EUR
Zahlungsart: Kreditkarte`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['EW 9966', 'EW9966'],
        fromCode: 'DUS',
        toCode: 'SPU',
        start: '2026-07-10T06:15',
        end: '2026-07-10T08:20',
        passenger: 'Henrike Vosskamp',
        bookingReference: 'TK8P2M',
      },
      { kind: 'flight', fromCode: 'DUS', toCode: 'SPU', passenger: 'Malte Vosskamp' },
      {
        kind: 'flight',
        number: ['EW 9967', 'EW9967'],
        fromCode: 'SPU',
        start: '2026-07-24T09:05',
        end: '2026-07-24T11:15',
        passenger: 'Henrike Vosskamp',
      },
      { kind: 'flight', fromCode: 'SPU', passenger: 'Malte Vosskamp' },
    ],
  },
  {
    name: 'itinerary of a low-cost airline, hu: ODA and VISSZA, departure and arrival in columns with the code behind',
    pages: [
      `
# Foglalási visszaigazolás

Foglalás száma: H4WQKX

ODA
Járatszám: W6 2375
Indulás                            Érkezés
Budapest (BUD) - 2. terminál       Bari (BRI)
2026.09.18. 06:00                  2026.09.18. 07:35

VISSZA
Járatszám: W6 2376
Indulás                            Érkezés
Bari (BRI)                         Budapest (BUD) - 2. terminál
2026.09.22. 08:10                  2026.09.22. 09:45

Utasok
Kovács Dóra        Ülés: 14D (oda), 15A (vissza)

Végösszeg: 48 790 Ft`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['W6 2375', 'W62375'],
        fromCode: 'BUD',
        toCode: 'BRI',
        start: '2026-09-18T06:00',
        end: '2026-09-18T07:35',
        passenger: 'Kovács Dóra',
        bookingReference: 'H4WQKX',
        price: '48790.00 HUF',
      },
      {
        kind: 'flight',
        number: ['W6 2376', 'W62376'],
        fromCode: 'BRI',
        toCode: 'BUD',
        start: '2026-09-22T08:10',
        end: '2026-09-22T09:45',
        passenger: 'Kovács Dóra',
      },
    ],
    never: { seat: '14D (oda), 15A (vissza)' },
  },
  {
    name: 'mémo voyage, fr: enregistrement before départ, opéré par, terminal 2F',
    pages: [
      `
# Mémo Voyage

Référence de réservation : VNT4QE

Passager(s)
M. DELACROIX Antonin          N° de billet : 057 2419330584

Vol AF1580    Paris, Charles de Gaulle (CDG)  →  Prague (PRG)
mardi 14 avril 2026
Enregistrement avant    08:35
Départ                  09:35   Terminal 2F
Arrivée                 11:20   Terminal 2
Cabine : Economy        Siège : 11E
Opéré par : Air France

Montant total payé en ligne : 187,64 EUR`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['AF1580', 'AF 1580'],
        fromCode: 'CDG',
        toCode: 'PRG',
        start: '2026-04-14T09:35',
        end: '2026-04-14T11:20',
        terminal: ['2F'],
        arrivalTerminal: ['2'],
        seat: '11E',
        passenger: ['Antonin DELACROIX', 'DELACROIX Antonin'],
        bookingReference: 'VNT4QE',
        price: '187.64 EUR',
      },
    ],
    never: { start: '2026-04-14T08:35' },
  },
  {
    name: 'boarding pass of a railway, en-CA: train, car and seat in boxes, from and to with clock below',
    pages: [
      `
# BOARDING PASS

MR. THEODORE LACHANCE                           Confirmation no.  QZKW28

Train     Date                 Car      Seat     Class
57        Mon. Aug. 17, 2026   4        11A      Economy

From                           To
OTTAWA                         TORONTO UNION STATION
Departs 10:24 a.m.             Arrives 2:52 p.m.

Please be at the station at least 30 minutes before departure.
Total: $98.31 CAD including taxes`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        number: ['57', 'Train 57'],
        from: 'OTTAWA',
        to: 'TORONTO UNION STATION',
        start: '2026-08-17T10:24',
        end: '2026-08-17T14:52',
        coach: '4',
        seat: '11A',
        class: 'Economy',
        passenger: ['THEODORE LACHANCE'],
        bookingReference: 'QZKW28',
        price: '98.31 CAD',
      },
    ],
  },
  {
    name: 'bilhete de comboio, pt: origem and destino, carruagem and lugar under captions, two codes of numbers',
    pages: [
      `
BILHETE ELETRÓNICO                           N.º 1004 7782 3391

Passageiro: Leonor Vaz Pinto                 Documento: CC *****218

Comboio        Serviço           Data           Classe
135            Alfa Pendular     27/06/2026     Conforto

Origem                    Partida     Destino                  Chegada
Lisboa - Oriente          17:39       Porto - Campanhã         20:34

Carruagem      Lugar
1              23

Preço: 36,70 €       Desconto: Sénior 50%
Apresente este bilhete com o documento de identificação.`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        number: ['135', 'Comboio 135', 'Alfa Pendular 135'],
        from: 'Lisboa - Oriente',
        to: 'Porto - Campanhã',
        start: '2026-06-27T17:39',
        end: '2026-06-27T20:34',
        coach: '1',
        seat: '23',
        passenger: 'Leonor Vaz Pinto',
        price: '36.70 EUR',
      },
    ],
  },
  {
    name: 'bus ticket, en-US: schedule number, leaves and arrives with transfers told, the year only in the print date',
    pages: [
      `
# Your trip: Denver, CO to Omaha, NE

Confirmation # 58210447          Printed 01/12/2026

Depart   Fri, Mar 6   7:55 PM   Denver Union Station Bus Center
Arrive   Sat, Mar 7   5:40 AM   Omaha Bus Station, 1601 Jackson St
Schedule 0742

Passenger: Kendra Whitlock
Fare type: Economy    1 checked bag
Seat 9B

Total $74.99`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'bus',
        from: ['Denver Union Station Bus Center'],
        to: ['Omaha Bus Station', 'Omaha Bus Station, 1601 Jackson St'],
        start: '2026-03-06T19:55',
        end: '2026-03-07T05:40',
        seat: '9B',
        passenger: 'Kendra Whitlock',
        bookingReference: '58210447',
        price: '74.99 USD',
      },
    ],
  },
  {
    name: 'ferry confirmation, en: a table for each way with check-in times in their own column, vehicle and passengers',
    pages: [
      `
# Booking Confirmation
Booking reference: DFP-3391042

Route                  Operator         Check-in by         Departs                Arrives
Dover - Calais         North Line       14 Aug 2026 09:40   14 Aug 2026 10:40      14 Aug 2026 13:10
Calais - Dover         North Line       28 Aug 2026 15:20   28 Aug 2026 16:20      28 Aug 2026 16:50

Lead passenger: Mr Rupert Ainsley
Passengers: 2 adults, 2 children
Vehicle: Car up to 1.85m high, registration LB19 KXZ

Total price: GBP 268.50`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'Dover',
        to: 'Calais',
        start: '2026-08-14T10:40',
        end: '2026-08-14T13:10',
        passenger: 'Rupert Ainsley',
        bookingReference: 'DFP-3391042',
        price: '268.50 GBP',
      },
      { kind: 'boat', from: 'Calais', to: 'Dover', start: '2026-08-28T16:20', end: '2026-08-28T16:50' },
    ],
    never: { start: ['2026-08-14T09:40', '2026-08-28T15:20'] },
  },
  {
    name: 'rental confirmation, en-US: pick up and return with hours of operation, estimated total with taxes',
    pages: [
      `
# Thanks, Marisol! Your reservation is confirmed.
Confirmation Number: K48120933C7

Pick Up Time                          Return Time
Thu, May 21, 2026 at 1:00 PM          Tue, May 26, 2026 at 10:30 AM

Pick Up Location                      Return Location
Tucson International Airport          Phoenix Sky Harbor Airport
Hours of Operation: Open 24 hours     Hours of Operation: Open 24 hours

Your Vehicle
Compact SUV, Jeep Compass or similar

Rate        5 days at $41.10          $205.50
Taxes and fees                        $88.27
Approximate Total                     $293.77`,
    ],
    tickets: [
      {
        kind: 'rental',
        start: '2026-05-21T13:00',
        end: '2026-05-26T10:30',
        bookingReference: 'K48120933C7',
        price: '293.77 USD',
      },
    ],
    never: { price: ['205.50 USD', '88.27 USD', '41.10 USD'] },
  },
  {
    name: 'reisebevis, nb: fra and til with clock before, vogn and sete, order and price with taxes',
    pages: [
      `
# Din reise

Ordrenummer: 7K2-PLQ-418

Oslo S  –  Bergen
onsdag 11. mars 2026

Kl. 08:25   Oslo S
            Tog 61, retning Bergen
            Vogn 3, sete 42
Kl. 15:06   Bergen

Reisende: Ingrid Solheim (voksen)
Komfort: Standard

Å betale: 449,00 NOK (herav mva 12 %: 48,11 NOK)`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        number: ['61', 'Tog 61'],
        from: 'Oslo S',
        to: 'Bergen',
        start: '2026-03-11T08:25',
        end: '2026-03-11T15:06',
        coach: '3',
        seat: '42',
        passenger: 'Ingrid Solheim',
        bookingReference: '7K2-PLQ-418',
        price: '449.00 NOK',
      },
    ],
  },
  {
    name: 'e-ticket, nl-BE: valid on a day without a train, from and to as caption, no time may be made up',
    pages: [
      `
# Mobiel ticket

Standard Ticket          2de klas
Van                      Gent-Sint-Pieters
Naar                     Oostende
Type                     Enkele reis
Geldig op                22/04/2026
Naam                     Wout Vandenabeele
Ticketnummer             X7Q44081229
Prijs                    € 11,20`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'train',
        from: 'Gent-Sint-Pieters',
        to: 'Oostende',
        start: '2026-04-22',
        passenger: 'Wout Vandenabeele',
        ticketNumber: 'X7Q44081229',
        price: '11.20 EUR',
      },
    ],
  },
  {
    name: 'trajet en car, fr: place réservée, correspondance in the middle with its own bus',
    pages: [
      `
Voici votre billet, Solène !
Numéro de réservation  BBX48K2Q

dimanche 24 mai 2026

12:30    Rennes, gare routière
         Bus 5412 direction Paris Bercy
         Place 18B
17:15    Paris Bercy Seine

         Correspondance 1 h 10

18:25    Paris Bercy Seine
         Bus 5077 direction Lille
         Place 4A
21:40    Lille, boulevard de Leeds

Passagère : Solène Keraudren
Total payé : 34,98 €`,
    ],
    codes: [[0.7]],
    tickets: [
      {
        kind: 'bus',
        number: ['Bus 5412', '5412'],
        from: 'Rennes, gare routière',
        to: 'Paris Bercy Seine',
        start: '2026-05-24T12:30',
        end: '2026-05-24T17:15',
        seat: '18B',
        passenger: 'Solène Keraudren',
        bookingReference: 'BBX48K2Q',
        price: '34.98 EUR',
      },
      {
        kind: 'bus',
        number: ['Bus 5077', '5077'],
        from: 'Paris Bercy Seine',
        to: 'Lille, boulevard de Leeds',
        start: '2026-05-24T18:25',
        end: '2026-05-24T21:40',
        seat: '4A',
      },
    ],
  },
];
