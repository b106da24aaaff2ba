/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Coaches, ferries, cars and transfers, written down before the reader had seen any of them. */
export const roadsAndSeas2: readonly Written[] = [
  {
    name: 'coach ticket, en: stops with their streets, the line and its direction, the seat below, rules on the right',
    pages: [
      `
# Your booking confirmation
Booking number #3174 4820 55

Thu, 23 Jul 2026
07:45   Gdansk (central bus station)             Please note
        ul. 3 Maja 12, 80-802 Gdańsk             Be at the stop 15 minutes
                                                 before departure.
        Bus 1342                                 Luggage: one suitcase and
        Direction: Berlin                        one hand luggage each.
16:20   Berlin central bus station
        Masurenallee 4-6, 14057 Berlin

Passenger                Seat
Hamish Drummond          7C

Total price  39.98 EUR`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'bus',
        number: ['1342', 'Bus 1342'],
        from: 'Gdansk (central bus station)',
        to: 'Berlin central bus station',
        start: '2026-07-23T07:45',
        end: '2026-07-23T16:20',
        passenger: 'Hamish Drummond',
        seat: '7C',
        bookingReference: ['3174 4820 55', '3174482055'],
        price: '39.98 EUR',
      },
    ],
  },
  {
    name: 'billete de autobús, es: origen and destino with their hours, asiento and the bus, taxes told',
    pages: [
      `
BILLETE DE AUTOBÚS                       Localizador: 4RLX8P

Pasajero: Begoña Iturralde Sanz          Doc: XXXXX418K
Línea: Bilbao - Santander - Oviedo

Origen: BILBAO INTERMODAL                Fecha: 08/08/2026   Hora salida: 09:15
Destino: OVIEDO                          Fecha: 08/08/2026   Hora llegada: 13:35
Bus: 1     Asiento: 24     Dársena: 11   Clase: Supra

Importe: 31,47 EUR (IVA incluido)`,
    ],
    codes: [[0.4]],
    tickets: [
      {
        kind: 'bus',
        from: 'BILBAO INTERMODAL',
        to: 'OVIEDO',
        start: '2026-08-08T09:15',
        end: '2026-08-08T13:35',
        seat: '24',
        platform: ['11', 'Dársena 11'],
        passenger: 'Begoña Iturralde Sanz',
        bookingReference: '4RLX8P',
        price: '31.47 EUR',
      },
    ],
  },
  {
    name: 'Fährticket, de: Einschiffung before Abfahrt, car and cabin, there and back in two columns',
    pages: [
      `
# Buchungsbestätigung
Buchungsnummer 40718832

Hinfahrt                                 Rückfahrt
Kiel - Göteborg                          Göteborg - Kiel
Abfahrt: 03.07.2026, 18:45               Abfahrt: 17.07.2026, 17:45
Ankunft: 04.07.2026, 09:15               Ankunft: 18.07.2026, 09:15
Check-in bis: 17:45                      Check-in bis: 16:45
Kabine: 2-Bett innen                     Kabine: 2-Bett innen

Reisende: Torben Claussen, Wiebke Claussen
Fahrzeug: PKW bis 5 m, SL-TC 418

Gesamtpreis: 782,00 EUR`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'Kiel',
        to: 'Göteborg',
        start: '2026-07-03T18:45',
        end: '2026-07-04T09:15',
        passenger: 'Torben Claussen',
        bookingReference: '40718832',
      },
      {
        kind: 'boat',
        from: 'Göteborg',
        to: 'Kiel',
        start: '2026-07-17T17:45',
        end: '2026-07-18T09:15',
        passenger: 'Torben Claussen',
      },
      {
        kind: 'boat',
        from: 'Kiel',
        to: 'Göteborg',
        start: '2026-07-03T18:45',
        end: '2026-07-04T09:15',
        passenger: 'Wiebke Claussen',
      },
      {
        kind: 'boat',
        from: 'Göteborg',
        to: 'Kiel',
        start: '2026-07-17T17:45',
        end: '2026-07-18T09:15',
        passenger: 'Wiebke Claussen',
      },
    ],
    never: { start: ['2026-07-03T17:45', '2026-07-17T16:45'] },
  },
  {
    name: 'lautta, fi and sv: labels in two languages, ship and deck',
    pages: [
      `
# Matkalippu / Biljett

Varausnumero / Bokningsnummer        61940277
Laiva / Fartyg                       M/S Aurora Borealis
Lähtö / Avgång                       Turku 19.06.2026 20:55
Tulo / Ankomst                       Tukholma 20.06.2026 06:10
Hytti / Hytt                         7214
Matkustaja / Passagerare             Eino Kallio

Lähtöselvitys sulkeutuu 20:25`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'boat',
        from: 'Turku',
        to: 'Tukholma',
        start: '2026-06-19T20:55',
        end: '2026-06-20T06:10',
        passenger: 'Eino Kallio',
        bookingReference: '61940277',
      },
    ],
    never: { start: '2026-06-19T20:25' },
  },
  {
    name: 'Mietwagen-Bestätigung, de: Abholung and Rückgabe with office hours, the number of the flight is not the trip',
    pages: [
      `
# Ihre Reservierung ist bestätigt
Reservierungsnummer: 9915 220 471

Abholung                                 Rückgabe
Flughafen Palma de Mallorca              Flughafen Palma de Mallorca
Fr., 11.09.2026, 14:30 Uhr               Fr., 18.09.2026, 11:00 Uhr
Öffnungszeiten 06:00 - 23:59             Öffnungszeiten 06:00 - 23:59

Fahrer: Sebastian Achterberg
Ankunft mit Flug: EW 6842
Fahrzeug: Seat Ibiza o.ä. (Kategorie ECMR)
Gesamtpreis: 214,66 EUR inkl. Steuern
Kaution: 300,00 EUR`,
    ],
    tickets: [
      {
        kind: 'rental',
        start: '2026-09-11T14:30',
        end: '2026-09-18T11:00',
        passenger: 'Sebastian Achterberg',
        bookingReference: ['9915 220 471', '9915220471'],
        price: '214.66 EUR',
      },
    ],
    never: { kind: 'flight', price: '300.00 EUR' },
  },
  {
    name: 'aluguer de automóvel, pt: levantamento and devolução, excess and deposit beside the price',
    pages: [
      `
# Confirmação da reserva  PT-6620-1841

Condutor principal     Inês Carvalhal

Levantamento           Porto Aeroporto
                       20 de junho de 2026 às 10:00
Devolução              Faro Aeroporto
                       27 de junho de 2026 às 18:30

Viatura                Grupo C, Renault Clio ou similar
Franquia               1.400,00 €
Caução                 200,00 €
Total                  312,75 €`,
    ],
    tickets: [
      {
        kind: 'rental',
        start: '2026-06-20T10:00',
        end: '2026-06-27T18:30',
        passenger: 'Inês Carvalhal',
        bookingReference: 'PT-6620-1841',
        price: '312.75 EUR',
      },
    ],
    never: { price: ['1400.00 EUR', '200.00 EUR'] },
  },
  {
    name: 'airport transfer voucher, en: pick-up time and place, flight to meet',
    pages: [
      `
# Transfer voucher
Booking reference: HTX-884120

Pick-up date & time    Wed 29 Apr 2026, 16:10
Pick-up                Malta International Airport
Drop-off               Hotel Calypso Bay, Marsalforn Street, Xlendi
Flight number          KM 613, arriving 15:25
Lead passenger         Mr Desmond Fairweather
Passengers             2 adults, 1 child
Vehicle                Private minivan

Your driver waits in the arrivals hall with a sign.
Total paid: EUR 64.00`,
    ],
    tickets: [
      {
        kind: ['bus'],
        from: 'Malta International Airport',
        start: '2026-04-29T16:10',
        passenger: 'Desmond Fairweather',
        bookingReference: 'HTX-884120',
        price: '64.00 EUR',
      },
    ],
    never: { kind: 'flight', start: '2026-04-29T15:25' },
  },
  {
    name: 'traversée, fr: rendez-vous at the harbour before départ, car and cabin, aller and retour as blocks',
    pages: [
      `
# Confirmation de réservation n° 7702914

ALLER : TOULON - AJACCIO
Départ le samedi 1 août 2026 à 21h00
Arrivée le dimanche 2 août 2026 à 07h00
Présentation au port au plus tard à 19h30
Navire : Mega Regina
1 cabine intérieure 4 lits

RETOUR : BASTIA - TOULON
Départ le samedi 15 août 2026 à 08h30
Arrivée le samedi 15 août 2026 à 18h45
Présentation au port au plus tard à 07h00
Navire : Pascal Lota
4 fauteuils

Passagers : M. Loïc Perrault, Mme Claire Perrault, 2 enfants
Véhicule : FK-218-ZR
Total TTC : 1 048,60 €`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: ['TOULON', 'Toulon'],
        to: ['AJACCIO', 'Ajaccio'],
        start: '2026-08-01T21:00',
        end: '2026-08-02T07:00',
        bookingReference: '7702914',
        price: '1048.60 EUR',
      },
      {
        kind: 'boat',
        from: ['BASTIA', 'Bastia'],
        to: ['TOULON', 'Toulon'],
        start: '2026-08-15T08:30',
        end: '2026-08-15T18:45',
      },
    ],
    never: { start: ['2026-08-01T19:30', '2026-08-15T07:00'] },
  },
];
