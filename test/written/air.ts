/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Flights as airlines, agencies and reservation systems print them. */
export const air: readonly Written[] = [
  {
    name: 'itinerary receipt, en: two passengers, a codeshare, times with a day more',
    pages: [
      `
# Northsound Airways
Electronic ticket itinerary and receipt

Booking reference        QX7LMP
Issue date               14 Mar 2026
Issued by                Northsound Airways, Oslo

Passenger                Ticket number
BERG/INGRID MS           417-2400183341
BERG/LARS MR             417-2400183342

Your flights
Flight      Date           From                    To                       Departs   Arrives    Class          Seats
NQ 1817     Fri 08 May 26  Oslo Gardermoen (OSL)   London Heathrow (LHR)    17:40     19:05      Economy (K)    14A, 14B
Operated by British Airways
BA 0117     Sat 09 May 26  London Heathrow (LHR)   New York (JFK)           21:20     00:10 +1   Economy (K)    31D, 31E

Fare NOK 8450   Taxes NOK 1210   Total NOK 9660
Baggage allowance 1PC`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['NQ 1817', 'NQ1817'],
        fromCode: 'OSL',
        toCode: 'LHR',
        start: '2026-05-08T17:40',
        end: '2026-05-08T19:05',
        passenger: 'INGRID BERG',
        bookingReference: 'QX7LMP',
      },
      { kind: 'flight', number: ['NQ 1817', 'NQ1817'], passenger: 'LARS BERG', bookingReference: 'QX7LMP' },
      {
        kind: 'flight',
        number: ['BA 0117', 'BA 117'],
        fromCode: 'LHR',
        toCode: 'JFK',
        start: '2026-05-09T21:20',
        end: '2026-05-10T00:10',
        passenger: 'INGRID BERG',
      },
      { kind: 'flight', number: ['BA 0117', 'BA 117'], passenger: 'LARS BERG' },
    ],
  },
  {
    name: 'itinerary of a reservation system, en: fixed width, dates without year',
    pages: [
      `
ELECTRONIC TICKET PASSENGER ITINERARY RECEIPT
DATE: 02 APR 2026
AGENT: 2231
NAME: OKAFOR/CHIDI MR
IATA: 23499016
TELEPHONE: +44 20 7946 0000

ISSUING AIRLINE          : LUFTHANSA
TICKET NUMBER            : ETKT 220 5521346801
BOOKING REF: AMADEUS: YK4T2R, AIRLINE: LH/YK4T2R

FROM /TO         FLIGHT  CL DATE   DEP   FARE BASIS    NVB   NVA   BAG  ST

FRANKFURT        LH 902  Y  12MAY  0730  YRTDE         12MAY 12MAY 1PC  OK
TERMINAL:1
LONDON LHR                 ARRIVAL TIME: 0815   ARRIVAL DATE: 12MAY
TERMINAL:2

LONDON LHR       LH 921  Y  15MAY  1930  YRTDE         15MAY 15MAY 1PC  OK
TERMINAL:2
FRANKFURT                  ARRIVAL TIME: 2205   ARRIVAL DATE: 15MAY
TERMINAL:1

PAYMENT: CASH
TOTAL : GBP 412.60`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['LH 902', 'LH902'],
        start: '2026-05-12T07:30',
        end: '2026-05-12T08:15',
        passenger: 'CHIDI OKAFOR',
        bookingReference: 'YK4T2R',
        ticketNumber: ['220 5521346801', 'ETKT 220 5521346801'],
      },
      {
        kind: 'flight',
        number: ['LH 921', 'LH921'],
        start: '2026-05-15T19:30',
        end: '2026-05-15T22:05',
        passenger: 'CHIDI OKAFOR',
      },
    ],
  },
  {
    name: 'itinerary of a reservation system, en: one line for each segment',
    pages: [
      `
TRAVEL ITINERARY                                PNR: 5GH2KD
PREPARED FOR
SANTOS/MARIA MRS

 1  LH 1234  Y  12MAY  FRALHR  HK1  0730 0815
 2  LH 1235  Y  16MAY  LHRFRA  HK1  1840 2120

TICKET: 220-4410098812
ISSUED 03FEB26`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: 'LH 1234',
        fromCode: 'FRA',
        toCode: 'LHR',
        start: '2026-05-12T07:30',
        end: '2026-05-12T08:15',
        passenger: 'MARIA SANTOS',
        bookingReference: '5GH2KD',
      },
      {
        kind: 'flight',
        number: 'LH 1235',
        fromCode: 'LHR',
        toCode: 'FRA',
        start: '2026-05-16T18:40',
        end: '2026-05-16T21:20',
      },
    ],
  },
  {
    name: 'boarding pass of a low-cost airline, en: captions above values, gate closes',
    pages: [
      `
SKYHOP                                   BOARDING PASS

# DUB      STN
Dublin  T1           London Stansted

Name                      Flight        Date
MURPHY/AOIFE MS           SH 293        18 Jun 2026

Gate closes     Departs      Arrives     Seat     Sequence    Queue
06:10           06:40        07:55       17F      043         PRIORITY

Reservation: HK3J7Q
You must have your travel document with you. Gate closes 30 minutes before departure and late passengers are not accepted.`,
    ],
    codes: [[0.8]],
    tickets: [
      {
        kind: 'flight',
        number: 'SH 293',
        fromCode: 'DUB',
        toCode: 'STN',
        start: '2026-06-18T06:40',
        end: '2026-06-18T07:55',
        passenger: ['AOIFE MURPHY', 'Aoife Murphy'],
        seat: '17F',
        sequence: '043',
        bookingReference: 'HK3J7Q',
      },
    ],
    never: { start: '2026-06-18T06:10', boarding: '2026-06-18T06:10' },
  },
  {
    name: 'tarjeta de embarque, es: two columns',
    pages: [
      `
# Tarjeta de embarque
Aerolíneas del Sur

Pasajero: GARCÍA LÓPEZ/ELENA                    Localizador: R8T2WX
Vuelo: UX 4051                                  Fecha: 21 JUL 2026
Origen: Madrid (MAD)                            Destino: Palma de Mallorca (PMI)
Hora de salida: 15:20                           Hora de llegada: 16:45
Hora de embarque: 14:40                         Puerta: C38
Asiento: 09C                                    Grupo de embarque: 2
Terminal: T2`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'flight',
        number: ['UX 4051'],
        from: ['Madrid', 'Madrid (MAD)'],
        fromCode: 'MAD',
        toCode: 'PMI',
        start: '2026-07-21T15:20',
        end: '2026-07-21T16:45',
        boarding: '2026-07-21T14:40',
        gate: 'C38',
        seat: '09C',
        group: '2',
        passenger: 'ELENA GARCÍA LÓPEZ',
        bookingReference: 'R8T2WX',
      },
    ],
  },
  {
    name: 'confirmation de vol, fr: aller and retour as paragraphs',
    pages: [
      `
Air Littoral Express
Confirmation de votre réservation

Bonjour Madame Lefèvre,
Votre voyage est confirmé. Référence de réservation : 7KQP3D

Aller
jeudi 3 septembre 2026
07:05   Lyon Saint-Exupéry (LYS), Terminal 1
08:50   Porto (OPO)
Vol AL 3312, Classe Économique

Retour
dimanche 6 septembre 2026
20:15   Porto (OPO)
23:35   Lyon Saint-Exupéry (LYS), Terminal 1
Vol AL 3313, Classe Économique

Passager
Mme Claire Lefèvre

Montant total payé : 214,60 €`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: 'AL 3312',
        fromCode: 'LYS',
        toCode: 'OPO',
        start: '2026-09-03T07:05',
        end: '2026-09-03T08:50',
        passenger: 'Claire Lefèvre',
        bookingReference: '7KQP3D',
      },
      {
        kind: 'flight',
        number: 'AL 3313',
        fromCode: 'OPO',
        toCode: 'LYS',
        start: '2026-09-06T20:15',
        end: '2026-09-06T23:35',
        passenger: 'Claire Lefèvre',
      },
    ],
  },
  {
    name: 'check-in mail, de: sentence and small table',
    pages: [
      `
# Ihr Check-in war erfolgreich
Guten Tag Frau Petra Schulze,

Flug            EW 582
Datum           Mo, 19. Oktober 2026
Strecke         Düsseldorf (DUS) – Barcelona (BCN)
Abflug          06:25 Uhr, Terminal B
Boarding        05:55 Uhr
Gate            B54
Ankunft         08:40 Uhr
Ihr Sitzplatz   22D
Buchungscode    VF83KL
Bitte beachten Sie, dass das Gate 15 Minuten vor Abflug um 06:10 Uhr schließt.`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: 'EW 582',
        fromCode: 'DUS',
        toCode: 'BCN',
        start: '2026-10-19T06:25',
        end: '2026-10-19T08:40',
        boarding: '2026-10-19T05:55',
        gate: 'B54',
        seat: '22D',
        bookingReference: 'VF83KL',
      },
    ],
  },
  {
    name: 'US itinerary, en: 12-hour clocks, month first',
    pages: [
      `
Pacific Crest Airlines
Trip confirmation

Confirmation code: GHTWLM
Traveler: DANIEL KIM

Depart    Wed, Nov 4, 2026
San Francisco, CA (SFO)    8:45 AM
Chicago, IL (ORD)          3:05 PM
Flight 418   Seat 22C   Economy

Return    Sun, Nov 8, 2026
Chicago, IL (ORD)          6:30 PM
San Francisco, CA (SFO)    9:12 PM
Flight 427   Seat 19A   Economy

Total: $348.20 USD`,
    ],
    tickets: [
      {
        kind: 'flight',
        fromCode: 'SFO',
        toCode: 'ORD',
        start: '2026-11-04T08:45',
        end: '2026-11-04T15:05',
        seat: '22C',
        passenger: 'DANIEL KIM',
        bookingReference: 'GHTWLM',
      },
      {
        kind: 'flight',
        fromCode: 'ORD',
        toCode: 'SFO',
        start: '2026-11-08T18:30',
        end: '2026-11-08T21:12',
        seat: '19A',
        passenger: 'DANIEL KIM',
        bookingReference: 'GHTWLM',
      },
    ],
  },
  {
    name: 'cartão de embarque, pt: captions above values',
    pages: [
      `
# Cartão de embarque
Linhas Atlânticas

Nome do passageiro           Voo          Data
COSTA/MIGUEL MR              LA 1956      02DEZ2026

De                           Para
Lisboa (LIS)                 Funchal (FNC)

Partida    Embarque    Porta    Lugar    Chegada
11:15      10:35       S21      8A       13:05

Código de reserva  J5W8ZN`,
    ],
    codes: [[0.7]],
    tickets: [
      {
        kind: 'flight',
        fromCode: 'LIS',
        toCode: 'FNC',
        start: '2026-12-02T11:15',
        end: '2026-12-02T13:05',
        boarding: '2026-12-02T10:35',
        gate: 'S21',
        seat: '8A',
        passenger: 'MIGUEL COSTA',
        bookingReference: 'J5W8ZN',
      },
    ],
  },
];
