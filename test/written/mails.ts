/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Confirmations as they stand in a mail: sentences, short blocks, cells of a template. */
export const mails: readonly Written[] = [
  {
    name: 'flight in a mail, es: hours with h, ida and vuelta as cards',
    pages: [
      `
# ¡Reserva confirmada!
Localizador: PX4LLK

Vuelo de ida
Bilbao (BIO)  →  Sevilla (SVQ)
lunes, 5 de octubre de 2026
Salida 09:40 h      Llegada 11:10 h
VL 2520 · Turista

Vuelo de vuelta
Sevilla (SVQ)  →  Bilbao (BIO)
jueves, 8 de octubre de 2026
Salida 20:05 h      Llegada 21:35 h
VL 2527 · Turista

Pasajeros
1. Sr. Iker Etxeberria
2. Sra. Nerea Ruiz

Precio total: 268,44 €`,
    ],
    tickets: [
      {
        kind: 'flight',
        fromCode: 'BIO',
        toCode: 'SVQ',
        start: '2026-10-05T09:40',
        end: '2026-10-05T11:10',
        passenger: 'Iker Etxeberria',
        bookingReference: 'PX4LLK',
      },
      { kind: 'flight', fromCode: 'BIO', toCode: 'SVQ', passenger: 'Nerea Ruiz' },
      { kind: 'flight', fromCode: 'SVQ', toCode: 'BIO', start: '2026-10-08T20:05', end: '2026-10-08T21:35' },
      { kind: 'flight', fromCode: 'SVQ', toCode: 'BIO', passenger: 'Nerea Ruiz' },
    ],
  },
  {
    name: 'flight, it: imbarco and volo beside each other, city names only',
    pages: [
      `
# Carta d'imbarco

Passeggero                  Volo        Data
BIANCHI/CHIARA              AZ 1777     11 nov 2026

Da                  A                   Partenza     Arrivo
Palermo             Roma Fiumicino      13:20        14:30

Imbarco    Uscita    Posto    Sequenza    Classe
12:45      A7        15C      067         Economy

PNR  MK4X9P`,
    ],
    codes: [[0.7]],
    tickets: [
      {
        kind: 'flight',
        number: 'AZ 1777',
        from: 'Palermo',
        to: 'Roma Fiumicino',
        start: '2026-11-11T13:20',
        end: '2026-11-11T14:30',
        boarding: '2026-11-11T12:45',
        gate: 'A7',
        seat: '15C',
        sequence: '067',
        passenger: 'CHIARA BIANCHI',
        bookingReference: 'MK4X9P',
      },
    ],
  },
  {
    name: 'flight, nl: vertrek and aankomst with terminals below',
    pages: [
      `
# Je reis naar Lissabon
Boekingscode: ZT8QKD

Vlucht TO 3451
Amsterdam (AMS)                  Lissabon (LIS)
zo 24 mei 2026 06:50             zo 24 mei 2026 08:55
Terminal 3                       Terminal 1

Reiziger
Dhr. Bram Visser
Stoel 11F
Ruimbagage 1 x 23 kg`,
    ],
    tickets: [
      {
        kind: 'flight',
        fromCode: 'AMS',
        toCode: 'LIS',
        start: '2026-05-24T06:50',
        end: '2026-05-24T08:55',
        seat: '11F',
        passenger: 'Bram Visser',
        bookingReference: 'ZT8QKD',
      },
    ],
  },
  {
    name: 'train, de: a sentence for each way',
    pages: [
      `
Hallo Jonas Weber,
vielen Dank für deine Buchung 77X-20881.

# Hinfahrt
Sa. 13.06.2026
Freiburg(Breisgau) Hbf   ab 07:49   Gl. 3
Basel SBB                an 08:35   Gl. 9
EC 7 · Wagen 258 · Platz 36 · 1. Klasse

# Rückfahrt
So. 14.06.2026
Basel SBB                ab 19:13   Gl. 8
Freiburg(Breisgau) Hbf   an 19:58   Gl. 1
ICE 70 · Wagen 11 · Platz 92 · 1. Klasse`,
    ],
    tickets: [
      {
        kind: 'train',
        from: 'Freiburg(Breisgau) Hbf',
        to: 'Basel SBB',
        start: '2026-06-13T07:49',
        end: '2026-06-13T08:35',
        number: 'EC 7',
        coach: '258',
        seat: '36',
        platform: '3',
      },
      {
        kind: 'train',
        from: 'Basel SBB',
        to: 'Freiburg(Breisgau) Hbf',
        start: '2026-06-14T19:13',
        end: '2026-06-14T19:58',
        number: 'ICE 70',
        coach: '11',
        seat: '92',
      },
    ],
  },
  {
    name: 'train, pt: partida and chegada, carruagem and lugar',
    pages: [
      `
# Bilhete
Comboio: IC 523                         Data: 2026/08/19
Partida: Lisboa Oriente 09:39           Chegada: Porto Campanhã 12:26
Carruagem: 22                           Lugar: 104
Classe: 2ª                              Preço: 25,45 €
Passageiro: Teresa Nogueira
Nº de bilhete: 0087 4471 2209`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'train',
        number: 'IC 523',
        from: 'Lisboa Oriente',
        to: 'Porto Campanhã',
        start: '2026-08-19T09:39',
        end: '2026-08-19T12:26',
        coach: '22',
        seat: '104',
        passenger: 'Teresa Nogueira',
        price: '25.45 EUR',
      },
    ],
  },
  {
    name: 'bus, fr: départ and arrivée with addresses below, seat in a sentence',
    pages: [
      `
# Votre billet de car
Réservation n° 40 882 117

Départ
Lille Europe - Gare routière
vendredi 20 novembre 2026 - 06:15

Arrivée
Paris Bercy Seine
vendredi 20 novembre 2026 - 09:25

Voyageur : Inès Lambert
Siège : 9A
Ligne 712
Présentez-vous 15 minutes avant le départ.`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'bus',
        from: ['Lille Europe - Gare routière'],
        to: 'Paris Bercy Seine',
        start: '2026-11-20T06:15',
        end: '2026-11-20T09:25',
        passenger: 'Inès Lambert',
        seat: '9A',
      },
    ],
  },
  {
    name: 'bus, en: US carrier, schedule with times before places',
    pages: [
      `
# E-Ticket
Confirmation No: 20994417
Passenger: Mark Jensen

Wed, Dec 16, 2026
07:30 AM   Philadelphia, PA - 30th St
09:45 AM   Washington, DC - Union Station
Bus 4471   Seat 21

Total Paid: $29.98`,
    ],
    codes: [[0.4]],
    tickets: [
      {
        kind: 'bus',
        start: '2026-12-16T07:30',
        end: '2026-12-16T09:45',
        seat: '21',
        passenger: 'Mark Jensen',
        bookingReference: '20994417',
        price: '29.98 USD',
      },
    ],
  },
  {
    name: 'ferry, de: Fährverbindung with Fahrzeug',
    pages: [
      `
# Buchungsbestätigung Fähre
Buchungsnummer: 70441920
Reederei Nordwind
Route: Rostock - Trelleborg
Abfahrt: 17.07.2026, 08:00 Uhr
Ankunft: 17.07.2026, 14:15 Uhr
Schiff: Mecklenburg
Fahrzeug: PKW bis 6 m, HRO-XY 442
Reisende: 2 Erwachsene
Bucher: Herr Stefan Lange
Gesamtpreis: 189,00 EUR`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'Rostock',
        to: 'Trelleborg',
        start: '2026-07-17T08:00',
        end: '2026-07-17T14:15',
        bookingReference: '70441920',
        price: '189.00 EUR',
      },
    ],
  },
  {
    name: 'concert, fr: catégorie, placement libre, ouverture des portes',
    pages: [
      `
LE GRAND BATACLAN
présente
# LES NUAGES BLEUS
VENDREDI 27 NOVEMBRE 2026 - 20H00
Ouverture des portes : 19H00
Catégorie : Carré Or - Placement libre
Tarif : 45,00 EUR TTC
Salle Pleyade, 12 boulevard Voltaire, 75011 Paris
Dossier n° 88120044
Licence 1-1072834`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'LES NUAGES BLEUS',
        start: '2026-11-27T20:00',
        doors: '2026-11-27T19:00',
        price: '45.00 EUR',
      },
    ],
  },
  {
    name: 'concert, en: US ticket with section, row, seat and 12-hour clock',
    pages: [
      `
# The Paper Kites Revival
Madison Hall
Nashville, TN
Sat Sep 19, 2026 7:30 PM
Doors 6:30 PM

SEC      ROW     SEAT
112      K       7

Standard Admission
USD 89.50
Order 14-55021/NSH`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'The Paper Kites Revival',
        start: '2026-09-19T19:30',
        doors: '2026-09-19T18:30',
        section: '112',
        row: 'K',
        seat: '7',
        price: '89.50 USD',
      },
    ],
  },
  {
    name: 'cinema, es: sala, fila and butacas below each other',
    pages: [
      `
Cines Avenida
# La última estación
Sesión
sábado 21/11/2026 - 22:15
Sala
7
Fila
9
Butacas
12, 13
Localizador
C88PQ1
Total: 17,80 €`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'La última estación',
        start: '2026-11-21T22:15',
        room: ['7', 'Sala 7'],
        row: '9',
        seat: '12',
        bookingReference: 'C88PQ1',
        price: '17.80 EUR',
      },
      {
        kind: 'event',
        title: 'La última estación',
        start: '2026-11-21T22:15',
        room: ['7', 'Sala 7'],
        row: '9',
        seat: '13',
        bookingReference: 'C88PQ1',
        price: '17.80 EUR',
      },
    ],
  },
  {
    name: 'cinema, it: spettacolo and posti in a sentence',
    pages: [
      `
# Il silenzio del mare
Multisala Corallo
Giovedì 12/03/2026 ore 21:10
Sala 3 - Fila F - Posto 9
Intero € 9,50
Codice prenotazione QF77120`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'Il silenzio del mare',
        start: '2026-03-12T21:10',
        row: 'F',
        seat: '9',
        price: '9.50 EUR',
        bookingReference: 'QF77120',
      },
    ],
  },
  {
    name: 'opera, de: Rang, Reihe, Platz under captions and a series name',
    pages: [
      `
Staatsoper am Ring
Abonnement Serie C
# Don Giovanni
Do 08.01.2026 | 19:00 Uhr

Bereich            Reihe      Platz       Preis
1. Rang links      2          15          78,00 €

Kartennummer 2201-4478
Änderungen vorbehalten. Nachlass nur mit gültigem Ausweis.`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'Don Giovanni',
        start: '2026-01-08T19:00',
        row: '2',
        seat: '15',
        price: '78.00 EUR',
        ticketNumber: '2201-4478',
      },
    ],
  },
  {
    name: 'football, es: grada, puerta, fila, asiento',
    pages: [
      `
# REAL OVIERO - CD TARANCÓN
Jornada 31
Domingo 19 de abril de 2026, 18:30
Estadio Municipal La Vega
GRADA: Fondo Norte   PUERTA: 14
SECTOR: 122   FILA: 18   ASIENTO: 7
Abonado: Jorge Peña Salas
P.V.P. 35,00 EUR`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: ['REAL OVIERO - CD TARANCÓN'],
        start: '2026-04-19T18:30',
        row: '18',
        seat: '7',
        passenger: 'Jorge Peña Salas',
        price: '35.00 EUR',
      },
    ],
  },
  {
    name: 'museum, de: Zeitfenster with several visitors on one code',
    pages: [
      `
# Schloss Hohenfels
Online-Ticket
Besuchstag: Sonntag, 10. Mai 2026
Einlasszeitfenster: 13:00 – 13:30 Uhr
2 x Erwachsene à 14,00 €
1 x Kind (6–14) à 7,00 €
Summe: 35,00 €
Bestellnummer: SH-448120
Gebucht von Maria Stein am 28.04.2026`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        title: 'Schloss Hohenfels',
        start: '2026-05-10T13:00',
        price: '35.00 EUR',
        bookingReference: 'SH-448120',
      },
    ],
  },
  {
    name: 'aquarium, pt',
    pages: [
      `
# Bilhete de entrada
Aquário da Foz
Data da visita: 22/08/2026
Entrada entre as 15:00 e as 15:30
Tipo: Adulto
Preço: 19,00 €
Nº da encomenda: AF-2026-88120`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'event',
        start: ['2026-08-22T15:00', '2026-08-22'],
        price: '19.00 EUR',
        bookingReference: 'AF-2026-88120',
      },
    ],
  },
  {
    name: 'hotel, es: check-in and check-out in cells with their weekdays above',
    pages: [
      `
# Hotel Mirador del Sur
Gracias por tu reserva, Elena

Entrada                 Salida
jueves                  domingo
16 jul 2026             19 jul 2026
Desde las 15:00         Hasta las 12:00

Número de confirmación: 3301.447.982
Huésped principal: Elena Castro
Habitación doble con vistas
3 noches, 2 adultos
Calle del Sol 4, 29620 Torremolinos, España
Importe total: 396 €`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Mirador del Sur',
        start: ['2026-07-16T15:00', '2026-07-16'],
        end: ['2026-07-19T12:00', '2026-07-19'],
        bookingReference: '3301.447.982',
        price: '396.00 EUR',
      },
    ],
  },
  {
    name: 'hotel, it: dal and al in one line',
    pages: [
      `
Albergo Bellavista
Conferma di prenotazione n. 4471
Gentile Sig. Marco Bruni,
abbiamo riservato per Lei:
Periodo: dal 03/08/2026 al 10/08/2026 (7 notti)
Camera: matrimoniale vista lago
Ospiti: 2 adulti
Totale soggiorno: € 980,00
Via Lungolago 15, 38066 Riva del Garda (TN)`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: ['Albergo Bellavista'],
        start: '2026-08-03',
        end: '2026-08-10',
        price: '980.00 EUR',
      },
    ],
  },
  {
    name: 'hotel, en: US chain, guest and stay as captions',
    pages: [
      `
RESERVATION CONFIRMATION

Guest Name              Confirmation #
Hannah Brooks           88441207

Arrival                 Departure
Fri, May 22, 2026       Mon, May 25, 2026
Check-in: 3:00 PM       Check-out: 11:00 AM

Lakeside Inn & Suites
2200 Shore Drive, Duluth, MN 55802

1 King Bed, Non-smoking
Total for stay: $642.15 USD`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Lakeside Inn & Suites',
        start: ['2026-05-22T15:00', '2026-05-22'],
        end: ['2026-05-25T11:00', '2026-05-25'],
        passenger: 'Hannah Brooks',
        bookingReference: '88441207',
      },
    ],
  },
  {
    name: 'restaurant, de',
    pages: [
      `
# Gasthaus Zur Linde
Ihre Tischreservierung
Am Samstag, den 14. November 2026 um 19:00 Uhr
für 6 Personen
auf den Namen: Claudia Winter
Lindenstraße 4, 79100 Freiburg
Tel. 0761 555 010`,
    ],
    tickets: [
      {
        kind: 'restaurant',
        title: 'Gasthaus Zur Linde',
        start: '2026-11-14T19:00',
        passenger: 'Claudia Winter',
        address: 'Lindenstraße 4, 79100 Freiburg',
      },
    ],
  },
  {
    name: 'restaurant, fr',
    pages: [
      `
# Le Petit Zinc
Votre réservation est confirmée
Date : mardi 8 décembre 2026
Heure : 20h15
Couverts : 2
Nom : Dubois
18 rue des Halles, 69002 Lyon`,
    ],
    tickets: [{ kind: 'restaurant', title: 'Le Petit Zinc', start: '2026-12-08T20:15', party: '2' }],
  },
  {
    name: 'rental car, de: Abholung and Rückgabe as blocks',
    pages: [
      `
# Mietwagen-Voucher
Reservierungsnummer: DE-4471209

Abholung
München Flughafen
Mo, 03.08.2026 10:30 Uhr

Rückgabe
München Flughafen
Mo, 10.08.2026 09:00 Uhr

Fahrzeugklasse: Kompakt (CDMR)
Hauptfahrer: Andreas Keller
Gesamtpreis: 312,40 €`,
    ],
    tickets: [
      {
        kind: 'rental',
        start: '2026-08-03T10:30',
        end: '2026-08-10T09:00',
        passenger: 'Andreas Keller',
        bookingReference: 'DE-4471209',
        price: '312.40 EUR',
      },
    ],
  },
  {
    name: 'parking, es: aeropuerto',
    pages: [
      `
# Reserva de aparcamiento
Parking P1 Aeropuerto de Málaga
Código de reserva: PK-88120
Entrada: 01/07/2026 05:00
Salida: 08/07/2026 23:30
Matrícula: 4471 LMN
Titular: Raúl Ortega
Total: 62,00 €`,
    ],
    tickets: [
      {
        kind: 'parking',
        start: '2026-07-01T05:00',
        end: '2026-07-08T23:30',
        bookingReference: 'PK-88120',
        price: '62.00 EUR',
      },
    ],
  },
  {
    name: 'voucher, it: buono with a code in groups',
    pages: [
      `
# Buono regalo
Valore: 75,00 €
Codice: TRM4-88KX-20PL
Valido fino al 31/12/2027
Terme dei Colli, Via delle Terme 3, 35036 Montegrotto`,
    ],
    tickets: [
      {
        kind: ['voucher', 'giftCard'],
        voucherCode: 'TRM4-88KX-20PL',
        balance: '75.00 EUR',
        validUntil: '2027-12-31',
      },
    ],
  },
  {
    name: 'loyalty card, de: only a name and a number',
    pages: [
      `
# Bonuskarte
Drogerie Sonnenblick
Lena Fischer
Kundennummer 2200 4471 8830`,
    ],
    codes: [[0.6]],
    tickets: [{ kind: 'membership', membershipNumber: ['2200 4471 8830'] }],
  },
  {
    name: 'day ticket, nl: dagkaart openbaar vervoer',
    pages: [
      `
# Dagkaart Regio Noord
Geldig op: 18-09-2026
Geldig in zones: 1 t/m 6
Reisproduct: 2e klas
Prijs: € 12,50
Kaartnummer: 3528 0011 4471`,
    ],
    codes: [[0.6]],
    tickets: [{ kind: 'pass', validFrom: '2026-09-18', price: '12.50 EUR' }],
  },
  {
    name: 'zone ticket, pl',
    pages: [
      `
# Bilet dobowy
Komunikacja Miejska Nowogród
Ważny od: 12.06.2026 08:30
Ważny do: 13.06.2026 08:30
Strefa: 1+2
Cena: 15,00 zł
Nr biletu: 4471209938`,
    ],
    codes: [[0.6]],
    tickets: [{ kind: 'pass', validFrom: '2026-06-12T08:30', validUntil: '2026-06-13T08:30', price: '15.00 PLN' }],
  },
];
