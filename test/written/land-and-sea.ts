/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Trains, buses and ships as their operators print them. */
export const landAndSea: readonly Written[] = [
  {
    name: 'Fahrkarte with a table of the connection, de',
    pages: [
      `
# Online-Ticket
Sparpreis 2. Klasse
Gültig am: 14.08.2026          1 Erwachsener, mit 1 BC25
Einfache Fahrt
Würzburg Hbf → Leipzig Hbf     über: FD*ICE*EF

Ihre Reiseverbindung und Reservierung
Halt              Datum    Zeit       Gleis   Produkte   Reservierung
Würzburg Hbf      14.08.   ab 10:29   6       ICE 1652   1 Sitzplatz, Wg. 23, Pl. 44
Erfurt Hbf        14.08.   an 12:12   2
Erfurt Hbf        14.08.   ab 12:30   1       ICE 596    1 Sitzplatz, Wg. 8, Pl. 71
Leipzig Hbf       14.08.   an 13:13   11

Auftragsnummer: 318264001772
Name: Frau Sabine Kühn
Gesamtpreis: 42,80 EUR
Gebucht am 01.07.2026 um 18:22 Uhr`,
    ],
    codes: [[0.2]],
    tickets: [
      {
        kind: 'train',
        number: 'ICE 1652',
        from: 'Würzburg Hbf',
        to: 'Erfurt Hbf',
        start: '2026-08-14T10:29',
        end: '2026-08-14T12:12',
        coach: '23',
        seat: '44',
        platform: '6',
        passenger: 'Sabine Kühn',
        bookingReference: '318264001772',
      },
      {
        kind: 'train',
        number: 'ICE 596',
        from: 'Erfurt Hbf',
        to: 'Leipzig Hbf',
        start: '2026-08-14T12:30',
        end: '2026-08-14T13:13',
        coach: '8',
        seat: '71',
      },
    ],
  },
  {
    name: 'two bus tickets on a page, pt: the way of the first is torn, and must not be that of the second',
    pages: [
      `
Orinaro Autocarros
Data da viagem      Hora de partida      Hora de chegada
sex. 26/12          09h51                12h33
Passageiro          Autocarro
Conceição Nogueira  397



Orinaro Autocarros
Viseu Central — Porto Casa da Música
Data da viagem      Hora de partida      Hora de chegada
ter. 30/12          09h48                16h02
Passageiro          Autocarro
Conceição Nogueira  397`,
    ],
    codes: [[0.2, 0.8]],
    tickets: [
      { kind: 'bus', start: '2025-12-26T09:51', passenger: 'Conceição Nogueira' },
      { kind: 'bus', start: '2025-12-30T09:48', passenger: 'Conceição Nogueira' },
    ],
  },
  {
    name: 'e-billet, fr: coach and seat behind words',
    pages: [
      `
# e-billet
Référence dossier : QHTRZA          Nom : MOREAU          Prénom : Julien

ALLER : PARIS GARE DE LYON → MARSEILLE ST CHARLES
Départ          sam. 11 avril 2026 à 08h37
Arrivée         sam. 11 avril 2026 à 11h59
TGV INOUI 6105          2e classe
Voiture 14 - Place 067, salle haute, fenêtre

N° e-billet : 228401773
Prix : 59,00 €
Ce billet est nominatif, personnel et incessible. Échangeable et remboursable sous conditions jusqu'au 10/04/2026.`,
    ],
    codes: [[0.4]],
    tickets: [
      {
        kind: 'train',
        number: ['TGV INOUI 6105', 'TGV 6105', '6105'],
        from: ['PARIS GARE DE LYON'],
        to: ['MARSEILLE ST CHARLES'],
        start: '2026-04-11T08:37',
        end: '2026-04-11T11:59',
        coach: '14',
        seat: ['067', '67'],
        bookingReference: 'QHTRZA',
        ticketNumber: '228401773',
        price: '59.00 EUR',
      },
    ],
  },
  {
    name: 'biglietto, it: labels below each other, two passengers with a seat each',
    pages: [
      `
# Biglietto elettronico
Codice PNR: T7KX2M

Treno Frecciarossa 9524
Stazione di partenza            Stazione di arrivo
Roma Termini                    Milano Centrale
Data e ora di partenza          Data e ora di arrivo
25/09/2026 ore 09:00            25/09/2026 ore 12:10

Passeggeri
Nome              Carrozza     Posto     Offerta       Numero titolo
Laura Ricci       4            11A       Economy       2760014487
Paolo Ricci       4            11B       Economy       2760014488

Importo totale pagato 98,00 €`,
    ],
    tickets: [
      {
        kind: 'train',
        number: ['Frecciarossa 9524', '9524'],
        from: 'Roma Termini',
        to: 'Milano Centrale',
        start: '2026-09-25T09:00',
        end: '2026-09-25T12:10',
        passenger: 'Laura Ricci',
        coach: '4',
        seat: '11A',
        bookingReference: 'T7KX2M',
      },
      { kind: 'train', passenger: 'Paolo Ricci', coach: '4', seat: '11B', start: '2026-09-25T09:00' },
    ],
  },
  {
    name: 'billete de tren, es',
    pages: [
      `
# Billete electrónico
Tren        Fecha           Salida                       Llegada
AVE 03103   07/05/2026      MADRID PTA. ATOCHA 10:30     BARCELONA-SANTS 13:15

Coche: 5     Plaza: 12C     Clase: Turista     Tarifa: Promo
Localizador: 8KMWPD
Nº billete: 7290034418820
Viajero: ANA TORRES VEGA
Importe: 67,40 EUR
CIERRE DEL ACCESO AL TREN 2 MINUTOS ANTES DE LA SALIDA`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        number: ['AVE 03103', 'AVE 3103'],
        from: 'MADRID PTA. ATOCHA',
        to: 'BARCELONA-SANTS',
        start: '2026-05-07T10:30',
        end: '2026-05-07T13:15',
        coach: '5',
        seat: '12C',
        passenger: 'ANA TORRES VEGA',
        bookingReference: '8KMWPD',
        price: '67.40 EUR',
      },
    ],
  },
  {
    name: 'treinticket with seats, nl',
    pages: [
      `
# Jouw treinticket
Boekingsnummer: NLX4827
Reiziger: Mevr. Femke de Boer

Heenreis - vrijdag 16 oktober 2026
Vertrek     08:15    Amsterdam Centraal    spoor 15b
Aankomst    10:08    Brussel-Zuid          
Trein       EUR 9316                        
Rijtuig     7        Stoel    34

Terugreis - zondag 18 oktober 2026
Vertrek     17:52    Brussel-Zuid
Aankomst    19:44    Amsterdam Centraal
Trein       EUR 9357
Rijtuig     3        Stoel    81`,
    ],
    tickets: [
      {
        kind: 'train',
        from: 'Amsterdam Centraal',
        to: 'Brussel-Zuid',
        start: '2026-10-16T08:15',
        end: '2026-10-16T10:08',
        coach: '7',
        seat: '34',
        passenger: 'Femke de Boer',
        bookingReference: 'NLX4827',
      },
      {
        kind: 'train',
        from: 'Brussel-Zuid',
        to: 'Amsterdam Centraal',
        start: '2026-10-18T17:52',
        end: '2026-10-18T19:44',
        coach: '3',
        seat: '81',
      },
    ],
  },
  {
    name: 'tågbiljett, sv',
    pages: [
      `
# Din biljett
Bokningsnummer: KVT4491Z

Avgång                     Ankomst
Stockholm C                Göteborg C
tor 26 nov 2026 14:25      tor 26 nov 2026 17:33

Tåg: 437          Vagn: 3          Plats: 52
Resenär: Anna Lindqvist
Klass: 2 klass
Pris: 395,00 SEK`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'train',
        from: 'Stockholm C',
        to: 'Göteborg C',
        start: '2026-11-26T14:25',
        end: '2026-11-26T17:33',
        number: ['437', 'Tåg 437'],
        coach: '3',
        seat: '52',
        passenger: 'Anna Lindqvist',
        bookingReference: 'KVT4491Z',
        price: '395.00 SEK',
      },
    ],
  },
  {
    name: 'togbillet, da',
    pages: [
      `
# Billet
Rejsende: Mette Sørensen
Fra: København H
Til: Aarhus H
Afrejse: 12.06.2026 kl. 09.02
Ankomst: 12.06.2026 kl. 12.15
Tog: IC 129
Vogn: 21   Plads: 64
Ordrenummer: 88213307
Pris: 249,00 DKK`,
    ],
    tickets: [
      {
        kind: 'train',
        from: 'København H',
        to: 'Aarhus H',
        start: '2026-06-12T09:02',
        end: '2026-06-12T12:15',
        number: 'IC 129',
        coach: '21',
        seat: '64',
        passenger: 'Mette Sørensen',
        bookingReference: '88213307',
      },
    ],
  },
  {
    name: 'bilet kolejowy, pl',
    pages: [
      `
# BILET INTERNETOWY
Przewoźnik: Koleje Dalekobieżne
Imię i nazwisko: Jan Kowalski
Od: Warszawa Centralna
Do: Kraków Główny
Data wyjazdu: 05.09.2026
Odjazd: 07:45     Przyjazd: 10:09
Pociąg: EIP 1306   Wagon: 6   Miejsce: 43
Klasa: 2
Numer biletu: EA66120398
Cena: 169,00 PLN`,
    ],
    tickets: [
      {
        kind: 'train',
        from: 'Warszawa Centralna',
        to: 'Kraków Główny',
        start: '2026-09-05T07:45',
        end: '2026-09-05T10:09',
        number: ['EIP 1306'],
        coach: '6',
        seat: '43',
        passenger: 'Jan Kowalski',
        ticketNumber: 'EA66120398',
        price: '169.00 PLN',
      },
    ],
  },
  {
    name: 'jízdenka, cs',
    pages: [
      `
# Jízdenka
Cestující: Petr Dvořák
Z: Praha hl.n.
Do: Brno hl.n.
Datum: 21.11.2026
Odjezd: 8:42    Příjezd: 11:21
Vlak: EC 275    Vůz: 262    Místo: 85
Kód jízdenky: 4KTW-9921
Cena: 289 Kč`,
    ],
    tickets: [
      {
        kind: 'train',
        from: 'Praha hl.n.',
        to: 'Brno hl.n.',
        start: '2026-11-21T08:42',
        end: '2026-11-21T11:21',
        number: 'EC 275',
        coach: '262',
        seat: '85',
        passenger: 'Petr Dvořák',
        price: '289.00 CZK',
      },
    ],
  },
  {
    name: 'UK rail e-ticket, en: open return portion',
    pages: [
      `
# Your e-ticket
Off-Peak Return - Outward portion
York to London Kings Cross
Valid on: 03-Oct-2026
Adult 1     Class: Standard
Seat reservation
Train: 09:02 York - 10:55 London Kings Cross
Coach: C     Seat: 24F
Lead passenger: Mr Oliver Shaw
Ticket number: TTM8F4QX2ZC
Price: £74.30
Purchased on 28-Sep-2026
Route: ANY PERMITTED. Break of journey is permitted on this ticket.`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'train',
        from: 'York',
        to: 'London Kings Cross',
        start: ['2026-10-03T09:02', '2026-10-03'],
        coach: 'C',
        seat: '24F',
        passenger: 'Oliver Shaw',
        ticketNumber: 'TTM8F4QX2ZC',
        price: '74.30 GBP',
      },
    ],
  },
  {
    name: 'US rail e-ticket, en: reservation block',
    pages: [
      `
RESERVATION NUMBER  4C7A19
# BOSTON SOUTH STA, MA  -  NEW YORK PENN STA, NY
One-Way                                 APRIL 17, 2026

TRAIN     DEPARTS                     ARRIVES
171       BOSTON SOUTH STA, MA        NEW YORK PENN STA, NY
          8:15 AM                     12:31 PM
          Fri, April 17, 2026         Fri, April 17, 2026

PASSENGER         ACCOMMODATION
RIVERA, SOFIA     1 Reserved Coach Seat   Car 5  Seat 12F

Total fare $76.00`,
    ],
    codes: [[0.2]],
    tickets: [
      {
        kind: 'train',
        from: ['BOSTON SOUTH STA, MA', 'BOSTON SOUTH STA'],
        to: ['NEW YORK PENN STA, NY', 'NEW YORK PENN STA'],
        number: ['171', 'TRAIN 171'],
        start: '2026-04-17T08:15',
        end: '2026-04-17T12:31',
        passenger: 'SOFIA RIVERA',
        bookingReference: '4C7A19',
      },
    ],
  },
  {
    name: 'long-distance bus, de: two stops with their addresses',
    pages: [
      `
# Deine Busfahrt
Buchungsnummer: 3091 774 820
Fahrt N42                                  Direktverbindung

Fr, 13. Nov. 2026
23:55   Hamburg ZOB
        Adenauerallee 78, 20097 Hamburg
06:10   Köln Bonn Airport
        Kennedystraße, 51147 Köln
        Sa, 14. Nov. 2026

Fahrgast            Sitzplatz
Lea Hartmann        7C

Bitte sei 15 Minuten vor Abfahrt an der Haltestelle.`,
    ],
    codes: [[0.3]],
    tickets: [
      {
        kind: 'bus',
        from: 'Hamburg ZOB',
        to: 'Köln Bonn Airport',
        start: '2026-11-13T23:55',
        end: '2026-11-14T06:10',
        passenger: 'Lea Hartmann',
        seat: '7C',
        bookingReference: ['3091 774 820', '3091774820'],
      },
    ],
  },
  {
    name: 'billete de autobús, es: terminal words do not make it a flight',
    pages: [
      `
# Billete de autobús
Localizador: AB55K9
Origen: Sevilla Plaza de Armas
Destino: Granada Estación de Autobuses
Fecha de viaje: 30/10/2026
Hora de salida: 17:00
Hora de llegada: 20:00
Andén: 12
Asiento: 23
Pasajero: Lucía Romero
Equipaje: 1 bulto en bodega. Puertas cierran 5 minutos antes.
Importe: 24,90 €`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'bus',
        from: 'Sevilla Plaza de Armas',
        to: ['Granada Estación de Autobuses'],
        start: '2026-10-30T17:00',
        end: '2026-10-30T20:00',
        platform: '12',
        seat: '23',
        passenger: 'Lucía Romero',
        bookingReference: 'AB55K9',
        price: '24.90 EUR',
      },
    ],
  },
  {
    name: 'airport coach, en: an airport as a stop does not make it a flight',
    pages: [
      `
# Coach e-ticket
From: Oxford, Gloucester Green
To: London Heathrow Airport, Terminal 5
Departs: 04:30, Tue 22 Sep 2026
Arrives: 05:50
Service: 737
Passengers: 2 adults
Lead passenger: Priya Nair
Ticket reference: CQ99817L
Total paid: £46.00`,
    ],
    tickets: [
      {
        kind: 'bus',
        start: '2026-09-22T04:30',
        end: '2026-09-22T05:50',
        passenger: 'Priya Nair',
        price: '46.00 GBP',
      },
    ],
  },
  {
    name: 'ferry with a vehicle, en',
    pages: [
      `
# Booking confirmation
Booking reference: WX-449120

Outward sailing
Dover - Calais
Depart: Sat 01 Aug 2026, 09:25
Arrive: Sat 01 Aug 2026, 11:55
Ship: Spirit of the Strait
Vehicle: Car, AB12 CDE, under 1.85m
Passengers: 2 adults, 2 children
Lead passenger: Mr James Turner
Check-in closes 45 minutes before departure (08:40).
Total price: £189.00`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'Dover',
        to: 'Calais',
        start: '2026-08-01T09:25',
        end: '2026-08-01T11:55',
        passenger: 'James Turner',
        bookingReference: 'WX-449120',
        price: '189.00 GBP',
      },
    ],
  },
  {
    name: 'billete de barco, es: buque and puerto',
    pages: [
      `
# Tarjeta de embarque
Naviera Balear
Buque: Ciudad de Sóller
Puerto de salida: Valencia
Puerto de llegada: Palma
Salida: 12/07/2026 23:00
Llegada: 13/07/2026 07:00
Pasajero: Marcos Ferrer
Camarote: 5214
Vehículo: 4471 KLM
Localizador: BLR7723`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'boat',
        from: 'Valencia',
        to: 'Palma',
        start: '2026-07-12T23:00',
        end: '2026-07-13T07:00',
        passenger: 'Marcos Ferrer',
        bookingReference: 'BLR7723',
      },
    ],
  },
  {
    name: 'traghetto, it: ship name behind M/N',
    pages: [
      `
# Biglietto passeggeri e veicolo
M/N Aurora del Tirreno
Livorno - Olbia
Partenza 08/08/2026 ore 22:00
Arrivo 09/08/2026 ore 06:30
Passeggero: GIULIA MARINI
Sistemazione: Cabina interna 7031
Veicolo: Auto fino a 5 m - targa GH123KL
N. prenotazione: 60417723
Totale: € 212,50`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'boat',
        from: 'Livorno',
        to: 'Olbia',
        start: '2026-08-08T22:00',
        end: '2026-08-09T06:30',
        passenger: 'GIULIA MARINI',
        bookingReference: '60417723',
        price: '212.50 EUR',
      },
    ],
  },
];
