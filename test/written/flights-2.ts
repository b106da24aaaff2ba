/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Flights as airlines and agencies write them, written down before the reader had seen any of them. */
export const flights2: readonly Written[] = [
  {
    name: 'itinerary of a reservation system, en: labels and values of each flight in fixed columns, a day later',
    pages: [
      `
                     TRAVEL ITINERARY                        BLUE COMPASS TRAVEL LTD
                                                             14 HARBOUR STREET
BOOKING REF: 6KQ2TN                                          LEITH EH6 6PP
DATE: 09 JANUARY 2026                                        TELEPHONE: 0131 496 0722

MACALLISTER/FIONA MRS

FLIGHT     BA 1445 - BRITISH AIRWAYS                          FRI 06 MARCH 2026
---------------------------------------------------------------------------------
DEPARTURE: EDINBURGH, GB (EDINBURGH)                          06 MAR 17:50
ARRIVAL:   LONDON, GB (HEATHROW), TERMINAL 5                  06 MAR 19:20
           FLIGHT BOOKING REF: BA/6KQ2TN
           RESERVATION CONFIRMED, ECONOMY (M)                 DURATION: 01:30
           BAGGAGE ALLOWANCE: 1PC
           SEAT: 14C CONFIRMED FOR MACALLISTER/FIONA MRS
           NON STOP EDINBURGH TO LONDON
           EQUIPMENT: AIRBUS A320

FLIGHT     BA 015 - BRITISH AIRWAYS                           FRI 06 MARCH 2026
---------------------------------------------------------------------------------
DEPARTURE: LONDON, GB (HEATHROW), TERMINAL 5                  06 MAR 21:15
ARRIVAL:   SINGAPORE, SG (CHANGI), TERMINAL 1                 07 MAR 18:25
           FLIGHT BOOKING REF: BA/6KQ2TN
           RESERVATION CONFIRMED, ECONOMY (M)                 DURATION: 13:10
           BAGGAGE ALLOWANCE: 1PC
           MEAL: DINNER/BREAKFAST
           SEAT: 33A CONFIRMED FOR MACALLISTER/FIONA MRS
           EQUIPMENT: BOEING 777-300ER

FLIGHT TICKET(S)
TICKET: BA/ETKT 125 2403971866 FOR MACALLISTER/FIONA MRS`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['BA 1445', 'BA1445'],
        from: ['EDINBURGH', 'Edinburgh', 'EDINBURGH, GB (EDINBURGH)'],
        start: '2026-03-06T17:50',
        end: '2026-03-06T19:20',
        arrivalTerminal: ['5', 'TERMINAL 5'],
        seat: '14C',
        passenger: ['FIONA MACALLISTER', 'Fiona Macallister', 'MACALLISTER/FIONA'],
        bookingReference: '6KQ2TN',
      },
      {
        kind: 'flight',
        number: ['BA 015', 'BA015', 'BA 15'],
        start: '2026-03-06T21:15',
        end: '2026-03-07T18:25',
        terminal: ['5', 'TERMINAL 5'],
        arrivalTerminal: ['1', 'TERMINAL 1'],
        seat: '33A',
        passenger: ['FIONA MACALLISTER', 'Fiona Macallister', 'MACALLISTER/FIONA'],
        bookingReference: '6KQ2TN',
      },
    ],
  },
  {
    name: 'Buchungsbestätigung, de: durchgeführt von a partner, two passengers with their seats below each flight',
    pages: [
      `
# Ihre Buchungsbestätigung

Buchungscode  N7RTWB          Ausgestellt am 12.01.2026

Reisende
Herr Jonas Wiedenroth         Ticketnummer 220-2417703385
Frau Marlene Wiedenroth       Ticketnummer 220-2417703386

Ihr Reiseplan

Sa. 18. April 2026: Hannover - Oslo

09:55 Hannover (HAJ)                              LH 049
10:55 Frankfurt (FRA) Terminal 1                  durchgeführt von: Lufthansa CityLine
Status: bestätigt    Klasse: Economy (K)          Sitzplätze: 12A, 12B

12:45 Frankfurt (FRA) Terminal 1                  LH 6354
14:45 Oslo Gardermoen (OSL)                       durchgeführt von: SAS Scandinavian Airlines
Status: bestätigt    Klasse: Economy (K)          Sitzplätze: noch nicht reserviert

Preisübersicht
Flugpreis                          318,00 EUR
Steuern und Gebühren               143,52 EUR
Gesamtpreis für alle Reisenden     461,52 EUR`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['LH 049', 'LH049', 'LH 49'],
        fromCode: 'HAJ',
        toCode: 'FRA',
        start: '2026-04-18T09:55',
        end: '2026-04-18T10:55',
        passenger: 'Jonas Wiedenroth',
        seat: '12A',
        bookingReference: 'N7RTWB',
      },
      { kind: 'flight', fromCode: 'HAJ', passenger: 'Marlene Wiedenroth', seat: '12B' },
      {
        kind: 'flight',
        number: ['LH 6354', 'LH6354'],
        fromCode: 'FRA',
        toCode: 'OSL',
        start: '2026-04-18T12:45',
        end: '2026-04-18T14:45',
        terminal: ['1', 'Terminal 1'],
        passenger: 'Jonas Wiedenroth',
      },
      { kind: 'flight', fromCode: 'FRA', toCode: 'OSL', passenger: 'Marlene Wiedenroth' },
    ],
  },
  {
    name: 'mail of a low-cost airline, fr: aller and retour with the check-in deadline beside',
    pages: [
      `
Merci pour votre réservation, Aurélie !
Votre numéro de réservation est K4T9XQ2

Aller
EJU4417  Nantes vers Genève
Décollage     jeu. 12 févr. 2026 06:35
Atterrissage  jeu. 12 févr. 2026 08:00
Fermeture de la dépose des bagages : 05:55

Retour
EJU4420  Genève vers Nantes
Décollage     lun. 16 févr. 2026 21:10
Atterrissage  lun. 16 févr. 2026 22:40
Fermeture de la dépose des bagages : 20:30

Passagers
Mme Aurélie Kervadec
1 petit bagage de cabine
Siège aller 21F, siège retour 9D

Total payé 96,44 €
Une voiture à Genève dès 19 € par jour ? Réservez avec notre partenaire.`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['EJU4417', 'EJU 4417'],
        from: 'Nantes',
        to: 'Genève',
        start: '2026-02-12T06:35',
        end: '2026-02-12T08:00',
        passenger: 'Aurélie Kervadec',
        bookingReference: 'K4T9XQ2',
        price: '96.44 EUR',
      },
      {
        kind: 'flight',
        number: ['EJU4420', 'EJU 4420'],
        from: 'Genève',
        to: 'Nantes',
        start: '2026-02-16T21:10',
        end: '2026-02-16T22:40',
        passenger: 'Aurélie Kervadec',
      },
    ],
    never: { start: ['2026-02-12T05:55', '2026-02-16T20:30'], price: '19.00 EUR' },
  },
  {
    name: 'e-ticket receipt, en: US airline, a table with day above and city over clock, taxes below',
    pages: [
      `
# Your Flight Receipt

Confirmation #: HQ7M3Z                              Ticket #: 0062188403517
Passenger: DANIELLE OKAFOR-REYES                    Loyalty #: *******418

Sat, 11APR           DEPART                  ARRIVE

DELTA 2207           ATLANTA                 SALT LAKE CITY
Main Cabin (V)       8:40am                  10:32am

DELTA 1683           SALT LAKE CITY          PORTLAND, OR
Main Cabin (V)       11:45am                 12:41pm

Wed, 15APR           DEPART                  ARRIVE

DELTA 894            PORTLAND, OR            ATLANTA
Main Cabin (V)       10:55pm                 6:31am **Thu 16APR

Passenger Info
Name: DANIELLE OKAFOR-REYES
FLIGHT            SEAT
DELTA 2207        22A
DELTA 1683        17C
DELTA 894         30F

Ticket Amount
Base fare                          312.56 USD
United States Transportation Tax    23.44 USD
Passenger Facility Charge           13.50 USD
TICKET AMOUNT                      349.50 USD`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['DELTA 2207', 'DL 2207', 'DL2207', '2207'],
        from: 'ATLANTA',
        to: 'SALT LAKE CITY',
        start: '2026-04-11T08:40',
        end: '2026-04-11T10:32',
        seat: '22A',
        passenger: 'DANIELLE OKAFOR-REYES',
        bookingReference: 'HQ7M3Z',
        price: '349.50 USD',
      },
      {
        kind: 'flight',
        from: 'SALT LAKE CITY',
        to: ['PORTLAND, OR', 'PORTLAND'],
        start: '2026-04-11T11:45',
        end: '2026-04-11T12:41',
        seat: '17C',
      },
      {
        kind: 'flight',
        from: ['PORTLAND, OR', 'PORTLAND'],
        to: 'ATLANTA',
        start: '2026-04-15T22:55',
        end: '2026-04-16T06:31',
        seat: '30F',
      },
    ],
  },
  {
    name: 'recibo de bilhete eletrónico, pt: a table of segments with two rows for each flight',
    pages: [
      `
# Recibo do Bilhete Eletrónico

Nome do passageiro      TEIXEIRA/RUI MANUEL MR
Número do bilhete       047 2491873320
Código de reserva       TQ5LPD
Data de emissão         08JAN26

De / Para                Voo      Classe  Data     Partida  Chegada   Tarifa     Franquia
LISBOA TERMINAL 1        TP 0936  L       03MAI    07:20    11:00     DISCOUNT   0PC
GENEBRA                                   Hora de chegada: 11:00   Data de chegada: 03MAI
GENEBRA                  TP 0943  L       07MAI    19:10    20:50     DISCOUNT   0PC
LISBOA TERMINAL 1                         Hora de chegada: 20:50   Data de chegada: 07MAI

Tarifa                  EUR  64.00
Taxas                   EUR  13.80PT  EUR  11.22YP  EUR  22.15CH
Total                   EUR  111.17
Forma de pagamento      CC VIXXXXXXXXXXXX4410`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['TP 0936', 'TP 936', 'TP0936'],
        from: ['LISBOA', 'LISBOA TERMINAL 1'],
        to: 'GENEBRA',
        start: '2026-05-03T07:20',
        end: '2026-05-03T11:00',
        passenger: ['RUI MANUEL TEIXEIRA', 'TEIXEIRA/RUI MANUEL'],
        bookingReference: 'TQ5LPD',
        price: '111.17 EUR',
      },
      {
        kind: 'flight',
        number: ['TP 0943', 'TP 943', 'TP0943'],
        from: 'GENEBRA',
        to: ['LISBOA', 'LISBOA TERMINAL 1'],
        start: '2026-05-07T19:10',
        end: '2026-05-07T20:50',
      },
    ],
    never: { price: '64.00 EUR' },
  },
  {
    name: 'rejseplan, da: two passengers, flights as lines of a card with the clock over the code',
    pages: [
      `
# Tak for din bestilling

Bookingreference: WPK3HA

Udrejse · torsdag 14. maj 2026
07:05               08:20
AAL Aalborg         CPH København
SK1202 · SAS Go · Terminal 3

09:30               12:15
CPH København       AGP Malaga
SK583 · SAS Go · Terminal 3

Hjemrejse · torsdag 21. maj 2026
13:05               16:40
AGP Malaga          CPH København
SK584 · SAS Go

Passagerer
Voksen 1            Sofie Mikkelsen
Voksen 2            Anders Holm Mikkelsen

I alt               4.312,00 DKK
Heraf moms          0,00 DKK`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['SK1202', 'SK 1202'],
        fromCode: 'AAL',
        toCode: 'CPH',
        start: '2026-05-14T07:05',
        end: '2026-05-14T08:20',
        passenger: 'Sofie Mikkelsen',
        bookingReference: 'WPK3HA',
      },
      { kind: 'flight', fromCode: 'AAL', toCode: 'CPH', passenger: 'Anders Holm Mikkelsen' },
      {
        kind: 'flight',
        number: ['SK583', 'SK 583'],
        fromCode: 'CPH',
        toCode: 'AGP',
        start: '2026-05-14T09:30',
        end: '2026-05-14T12:15',
        passenger: 'Sofie Mikkelsen',
      },
      { kind: 'flight', fromCode: 'CPH', toCode: 'AGP', passenger: 'Anders Holm Mikkelsen' },
      {
        kind: 'flight',
        number: ['SK584', 'SK 584'],
        fromCode: 'AGP',
        toCode: 'CPH',
        start: '2026-05-21T13:05',
        end: '2026-05-21T16:40',
        passenger: 'Sofie Mikkelsen',
      },
      { kind: 'flight', fromCode: 'AGP', passenger: 'Anders Holm Mikkelsen' },
    ],
  },
  {
    name: 'potwierdzenie, pl: odlot and przylot, a day later, price with taxes',
    pages: [
      `
# Potwierdzenie rezerwacji

Numer rezerwacji: 3ZVQ8L
Pasażer: p. Katarzyna Wrońska
Numer biletu: 080 2415583970

Lot LO 351   Warszawa (WAW) - Chicago (ORD)
Odlot:       22.06.2026, 22:40   Warszawa, Lotnisko Chopina
Przylot:     23.06.2026, 01:55   Chicago O'Hare, Terminal 5
Klasa: Ekonomiczna (T)     Miejsce: 27K     Bagaż: 1 x 23 kg

Cena biletu: 2 104,00 PLN
Opłaty i podatki: 1 013,48 PLN
Razem: 3 117,48 PLN

Odprawa online otwiera się 36 godzin przed odlotem i zamyka 22.06.2026 o 21:40.`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['LO 351', 'LO351'],
        fromCode: 'WAW',
        toCode: 'ORD',
        start: '2026-06-22T22:40',
        end: '2026-06-23T01:55',
        passenger: 'Katarzyna Wrońska',
        seat: '27K',
        bookingReference: '3ZVQ8L',
        price: '3117.48 PLN',
      },
    ],
    never: { start: '2026-06-22T21:40' },
  },
  {
    name: 'instapkaart, nl: printed at home, two columns with a piece of advice beside each label',
    pages: [
      `
# Instapkaart

VAN DER MEER/LOTTE MS                            Zorg dat u op tijd bij de gate bent
                                                 Handbagage: 1 stuk van max. 12 kg
Vlucht        Datum          Klasse              en 1 accessoire
KL 1667       09 SEP 2026    Economy

Van                          Naar                Gate sluit 15 minuten
Amsterdam (AMS)              Barcelona (BCN)     voor vertrek

Boarding      Gate           Stoel               Vertrek      Aankomst
11:20         C14            23D                 12:00        14:15

Volgnummer    Ticketnummer                       Boekingscode
082           074 2419937701                     R6JN4W`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'flight',
        number: ['KL 1667', 'KL1667'],
        fromCode: 'AMS',
        toCode: 'BCN',
        start: '2026-09-09T12:00',
        end: '2026-09-09T14:15',
        boarding: '2026-09-09T11:20',
        gate: 'C14',
        seat: '23D',
        sequence: ['082', '82'],
        passenger: ['LOTTE VAN DER MEER', 'Lotte van der Meer', 'VAN DER MEER/LOTTE'],
        bookingReference: 'R6JN4W',
      },
    ],
  },
  {
    name: 'schedule change, en: the cancelled flight is told before the new one',
    pages: [
      `
# Your flight has changed

Hello Priyanka,
We are sorry, flight WF 441 on 2 March 2026 at 18:20 has been cancelled.
We have moved you to another flight. You do not need to do anything.

Your new flight
WF 447
Monday 2 March 2026
Bergen (BGO) 20:45
Stavanger (SVG) 21:25

Traveller: Priyanka Nadarajah
Booking reference: LM8KDT`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['WF 447', 'WF447'],
        fromCode: 'BGO',
        toCode: 'SVG',
        start: '2026-03-02T20:45',
        end: '2026-03-02T21:25',
        passenger: 'Priyanka Nadarajah',
        bookingReference: 'LM8KDT',
      },
    ],
    never: { number: ['WF 441', 'WF441'], start: '2026-03-02T18:20' },
  },
  {
    name: 'holiday documents, en: a flight there, one back, and the hotel between',
    pages: [
      `
# Your holiday is confirmed
Booking reference: WQ7K2M
Lead passenger: Mrs Ingrid Sollers

Outbound flight
Flight LX 2084
Zurich (ZRH) - Lisbon (LIS)
Departs 12 June 2027 07:10
Arrives 12 June 2027 09:05

Return flight
Flight LX 2085
Lisbon (LIS) - Zurich (ZRH)
Departs 19 June 2027 17:40
Arrives 19 June 2027 21:25

Accommodation
Hotel Miradouro da Foz
Rua das Gaivotas 14, 2750-310 Cascais
Check-in: 12 June 2027
Check-out: 19 June 2027
Double room, half board

Total price: CHF 2,184.00`,
    ],
    tickets: [
      { kind: 'flight', number: 'LX 2084', fromCode: 'ZRH', toCode: 'LIS', start: '2027-06-12T07:10' },
      { kind: 'flight', number: 'LX 2085', fromCode: 'LIS', toCode: 'ZRH', start: '2027-06-19T17:40' },
      {
        kind: 'hotel',
        title: 'Hotel Miradouro da Foz',
        start: '2027-06-12',
        end: '2027-06-19',
        passenger: 'Ingrid Sollers',
      },
    ],
  },
];
