import type { Written } from './written.ts';

/** A fifth set of rides, written down before the reader had seen any of them. */
export const rides6: readonly Written[] = [
  {
    name: 'Bordkarte, de: captions in capitals over large values, boarding and gate change hint',
    pages: [
      `
# BORDKARTE

NAME                          BUCHUNGSCODE      STATUS
BRUNNTHALER/VERENA            T6WQ9K            SENATOR

VON                           NACH
# MUC                         LIS
München Terminal 2            Lissabon Terminal 1

FLUG          DATUM           BOARDING          ABFLUG      ANKUNFT
LH 1790       19 NOV 26       11:25             12:05       14:20

GATE          SITZ            GRUPPE            SEQ
G28           5C              1                 041

Das Gate schließt 15 Minuten vor Abflug. Gates können sich ändern.`,
    ],
    codes: [[0.7]],
    tickets: [
      {
        kind: 'flight',
        number: ['LH 1790', 'LH1790'],
        fromCode: 'MUC',
        toCode: 'LIS',
        start: '2026-11-19T12:05',
        end: '2026-11-19T14:20',
        boarding: '2026-11-19T11:25',
        gate: 'G28',
        seat: '5C',
        group: '1',
        sequence: ['041', '41'],
        passenger: 'VERENA BRUNNTHALER',
        bookingReference: 'T6WQ9K',
      },
    ],
  },
  {
    name: 'receipt of a railway, it: regional ticket with validity in hours and no seat, fiscal lines',
    pages: [
      `
# Biglietto regionale
PNR W8KQ2X       Ticket code 4420 1187 53

Da: Pisa Centrale
A: Viareggio
Classe: 2a       Tariffa: Ordinaria
Data viaggio: 21/06/2026
Treno consigliato: Regionale 18421 delle ore 08:32
Valido 4 ore dal check-in

Viaggiatore: Amedeo Ferrucci
Importo: 3,80 EUR
P.IVA 05403151003`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        from: 'Pisa Centrale',
        to: 'Viareggio',
        passenger: 'Amedeo Ferrucci',
        bookingReference: 'W8KQ2X',
        price: '3.80 EUR',
      },
    ],
    never: { end: ['2026-06-21T04:00'] },
  },
  {
    name: 'group booking, en: one train for four travellers with seats in a list, one code for all',
    pages: [
      `
# Your group ticket
Booking reference GRP4471K

Amsterdam Centraal to Paris Nord
Saturday 4 July 2026
Depart 09:13      Arrive 12:38
Train 9328        Coach 12
Seats 51, 52, 55, 56

Travellers
Eva Koster
Ruben Koster
Lies van Dam
Pieter van Dam

Total EUR 356.00`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'train',
        number: ['9328', 'Train 9328'],
        from: 'Amsterdam Centraal',
        to: 'Paris Nord',
        start: '2026-07-04T09:13',
        end: '2026-07-04T12:38',
        coach: '12',
        seat: '51',
        passenger: 'Eva Koster',
        bookingReference: 'GRP4471K',
        price: '356.00 EUR',
      },
      {
        kind: 'train',
        number: ['9328', 'Train 9328'],
        from: 'Amsterdam Centraal',
        to: 'Paris Nord',
        start: '2026-07-04T09:13',
        end: '2026-07-04T12:38',
        coach: '12',
        seat: '52',
        passenger: 'Ruben Koster',
        bookingReference: 'GRP4471K',
        price: '356.00 EUR',
      },
      {
        kind: 'train',
        number: ['9328', 'Train 9328'],
        from: 'Amsterdam Centraal',
        to: 'Paris Nord',
        start: '2026-07-04T09:13',
        end: '2026-07-04T12:38',
        coach: '12',
        seat: '55',
        passenger: 'Lies van Dam',
        bookingReference: 'GRP4471K',
        price: '356.00 EUR',
      },
      {
        kind: 'train',
        number: ['9328', 'Train 9328'],
        from: 'Amsterdam Centraal',
        to: 'Paris Nord',
        start: '2026-07-04T09:13',
        end: '2026-07-04T12:38',
        coach: '12',
        seat: '56',
        passenger: 'Pieter van Dam',
        bookingReference: 'GRP4471K',
        price: '356.00 EUR',
      },
    ],
  },
  {
    name: 'confirmation de vol, fr-CA: heures avec h, escale, sièges of both travellers in a table of flights',
    pages: [
      `
# Itinéraire de voyage
Numéro de réservation : 5TQXWB

Vol        De                  À                   Départ                 Arrivée                Siège
AC 8544    Québec (YQB)        Montréal (YUL)      sam. 11 juil. 17 h 20  sam. 11 juil. 18 h 10  4D
AC 884     Montréal (YUL)      Nice (NCE)          sam. 11 juil. 21 h 05  dim. 12 juil. 10 h 35  27K

Passager : Mme Océane Tremblay
Date d'émission : 14 janv. 2026
Total : 1 238,40 $ CA`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['AC 8544', 'AC8544'],
        fromCode: 'YQB',
        toCode: 'YUL',
        start: '2026-07-11T17:20',
        end: '2026-07-11T18:10',
        seat: '4D',
        passenger: 'Océane Tremblay',
        bookingReference: '5TQXWB',
      },
      {
        kind: 'flight',
        number: ['AC 884', 'AC884'],
        fromCode: 'YUL',
        toCode: 'NCE',
        start: '2026-07-11T21:05',
        end: '2026-07-12T10:35',
        seat: '27K',
      },
    ],
  },
  {
    name: 'ferry, nl: overtocht with vaarschema, auto and hut, heen and terug as two blocks',
    pages: [
      `
# Reserveringsbevestiging

Reserveringsnummer: 8840-21733

Heenreis
IJmuiden - Newcastle
Vertrek: vr 24-07-2026 17:30
Aankomst: za 25-07-2026 09:15
Inchecken tot: 16:45

Terugreis
Newcastle - IJmuiden
Vertrek: do 06-08-2026 17:00
Aankomst: vr 07-08-2026 09:45
Inchecken tot: 16:15

Hoofdboeker: Mevr. Annelies Brouwer
Voertuig: personenauto, kenteken 8-XKD-41
Hut: 2-persoons binnenhut
Totaal: € 618,00`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'IJmuiden',
        to: 'Newcastle',
        start: '2026-07-24T17:30',
        end: '2026-07-25T09:15',
        passenger: 'Annelies Brouwer',
        bookingReference: '8840-21733',
        price: '618.00 EUR',
      },
      {
        kind: 'boat',
        from: 'Newcastle',
        to: 'IJmuiden',
        start: '2026-08-06T17:00',
        end: '2026-08-07T09:45',
      },
    ],
    never: { start: ['2026-07-24T16:45', '2026-08-06T16:15'] },
  },
  {
    name: 'e-ticket of a coach, en: leave and arrive, service number, return part',
    pages: [
      `
# E-Ticket
Ticket number: GF4T8831
Lead passenger: Mrs Gwen Pritchard
2 adults

OUTWARD JOURNEY
Service: 201
Leave:   Cardiff, Sophia Gardens     Friday 4 September 2026   05:40
Arrive:  Heathrow Airport T2,3       Friday 4 September 2026   08:45

RETURN JOURNEY
Service: 201
Leave:   Heathrow Airport T2,3       Saturday 12 September 2026   18:15
Arrive:  Cardiff, Sophia Gardens     Saturday 12 September 2026   21:30

Total paid: £84.20`,
    ],
    tickets: [
      {
        kind: 'bus',
        number: '201',
        from: 'Cardiff, Sophia Gardens',
        to: ['Heathrow Airport T2,3', 'Heathrow Airport'],
        start: '2026-09-04T05:40',
        end: '2026-09-04T08:45',
        party: ['2 adults'],
        price: '84.20 GBP',
      },
      {
        kind: 'bus',
        number: '201',
        from: ['Heathrow Airport T2,3', 'Heathrow Airport'],
        to: 'Cardiff, Sophia Gardens',
        start: '2026-09-12T18:15',
        end: '2026-09-12T21:30',
      },
    ],
  },
];
