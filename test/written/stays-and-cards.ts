/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Hotels, tables, cars and car parks. */
export const stays: readonly Written[] = [
  {
    name: 'hotel through an agency, en',
    pages: [
      `
# Your booking in Ghent is confirmed
Confirmation number: 4417.920.336
PIN code: 7702

Hotel Leopoldsteeg
Leopoldsteeg 12, 9000 Ghent, Belgium
Phone: +32 9 555 01 20

Check-in        Thursday 11 June 2026 (from 15:00)
Check-out       Sunday 14 June 2026 (until 11:00)
Your reservation    3 nights, 1 room
Guest name      Fiona MacLeod
You booked for  2 adults
Room            Superior Double Room
Price           € 441.00
Free cancellation until 9 June 2026 23:59. Parking is available on site and costs EUR 20 per day.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Leopoldsteeg',
        address: ['Leopoldsteeg 12, 9000 Ghent, Belgium', 'Leopoldsteeg 12, 9000 Ghent'],
        start: ['2026-06-11T15:00', '2026-06-11'],
        end: ['2026-06-14T11:00', '2026-06-14'],
        passenger: 'Fiona MacLeod',
        price: '441.00 EUR',
      },
    ],
  },
  {
    name: 'Hotelreservierung, de: a letter with a sentence for each fact',
    pages: [
      `
Hotel Alpenrose
Dorfstraße 8, 6450 Sölden

# Reservierungsbestätigung Nr. 20417
Sehr geehrter Herr Brandt,
wir freuen uns auf Ihren Aufenthalt.

Anreise: 26.12.2026 ab 14 Uhr
Abreise: 02.01.2027 bis 10 Uhr
Zimmer: Doppelzimmer Süd
Personen: 2 Erwachsene, 1 Kind
Gesamtpreis: EUR 1.890,00
Stornierung bis 26.11.2026 kostenfrei.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel Alpenrose',
        start: ['2026-12-26T14:00', '2026-12-26'],
        end: ['2027-01-02T10:00', '2027-01-02'],
        price: '1890.00 EUR',
      },
    ],
  },
  {
    name: 'apartment, fr: arrivée and départ side by side',
    pages: [
      `
# Réservation confirmée
Appartement Vieux-Port

Arrivée                    Départ
ven. 10 juil. 2026         ven. 17 juil. 2026
à partir de 16:00          avant 10:00

Voyageurs                  Code de confirmation
2 adultes                  HMT5KQ92XA

Adresse
31 rue de la Loge, 13002 Marseille
Total (EUR) 812,40 €`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: ['Appartement Vieux-Port'],
        start: ['2026-07-10T16:00', '2026-07-10'],
        end: ['2026-07-17T10:00', '2026-07-17'],
        bookingReference: 'HMT5KQ92XA',
        address: '31 rue de la Loge, 13002 Marseille',
        price: '812.40 EUR',
      },
    ],
  },
  {
    name: 'restaurant, it',
    pages: [
      `
# Trattoria Il Melograno
La tua prenotazione è confermata
Data: venerdì 24 aprile 2026
Ora: 20:30
Persone: 4
A nome di: Serena Galli
Via dei Servi 21, 50122 Firenze
Codice prenotazione: TMG-4471`,
    ],
    tickets: [
      {
        kind: 'restaurant',
        title: 'Trattoria Il Melograno',
        start: '2026-04-24T20:30',
        party: ['4'],
        passenger: 'Serena Galli',
        address: 'Via dei Servi 21, 50122 Firenze',
        bookingReference: 'TMG-4471',
      },
    ],
  },
  {
    name: 'restaurant, en: table for two in one line',
    pages: [
      `
# The Copper Pan
Your table is booked!
Table for 2
Saturday, October 3, 2026 at 7:30 PM
Name: Grace Liu
Confirmation #: 2207714
418 Pine Street, Seattle, WA 98101`,
    ],
    tickets: [
      {
        kind: 'restaurant',
        title: 'The Copper Pan',
        start: '2026-10-03T19:30',
        passenger: 'Grace Liu',
        bookingReference: '2207714',
      },
    ],
  },
  {
    name: 'rental car, en: pick-up and return as two columns',
    pages: [
      `
# Rental voucher
Confirmation number: RC-7719204
Driver: Mr Pavel Novak

Pick-up                              Drop-off
Lisbon Airport                       Faro Airport
Mon 13 Jul 2026, 10:00               Mon 20 Jul 2026, 18:30

Vehicle: Compact, VW Golf or similar
Included mileage: unlimited
Total: 268,00 EUR`,
    ],
    tickets: [
      {
        kind: 'rental',
        start: '2026-07-13T10:00',
        end: '2026-07-20T18:30',
        passenger: 'Pavel Novak',
        bookingReference: 'RC-7719204',
        price: '268.00 EUR',
      },
    ],
  },
  {
    name: 'airport parking, en: stay dates do not make it a hotel',
    pages: [
      `
# Parking confirmation
Long Stay Car Park, Manchester Airport T2
Booking ref: MPK4410Z
Arrival: 04/09/2026 05:30
Departure: 13/09/2026 21:00
Length of stay: 10 days
Registration: YK19 ABC
Name: Mr Harry Dawson
Price paid: £84.99
On arrival, drive up to the barrier; your number plate is recognised.`,
    ],
    tickets: [
      {
        kind: 'parking',
        start: '2026-09-04T05:30',
        end: '2026-09-13T21:00',
        passenger: 'Harry Dawson',
        bookingReference: 'MPK4410Z',
        price: '84.99 GBP',
      },
    ],
  },
  {
    name: 'Parkschein, de',
    pages: [
      `
# Parkhaus Domplatz
Parkberechtigung
Einfahrt: 03.10.2026, 09:00 Uhr
Ausfahrt bis: 03.10.2026, 22:00 Uhr
Kennzeichen: MS-AB 1234
Buchung: PD-90031
Betrag: 14,00 €`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'parking',
        start: '2026-10-03T09:00',
        end: '2026-10-03T22:00',
        bookingReference: 'PD-90031',
        price: '14.00 EUR',
      },
    ],
  },
  {
    name: 'no ticket: the bill of a hotel after the stay, its code for paying, nl',
    pages: [
      `
Hotel De Vaart
Stationsplein 9, 3511 ED Utrecht
IBAN NL02 ABNA 0123 4567 89

# FACTUUR
Factuurnummer: 2026-20418      Factuurdatum: 09-11-2026      Reserveringsnr.: 4410872
Kamer: 118                     Aankomst: 07-11-2026          Vertrek: 09-11-2026
Gast: J. Hoekstra              Boekingsnummer: HDV-4410872   Lidnummer: 77401928

07-11-2026   Logies comfortkamer    9%   119,00
08-11-2026   Logies comfortkamer    9%   119,00
Totaal EUR   238,00
Voldaan: Maestro 09-11-2026 09:54`,
    ],
    codes: [[0.8]],
    tickets: [],
  },
];

/** Vouchers, cards and period tickets. */
export const cards: readonly Written[] = [
  {
    name: 'gift card, en: number in groups and a PIN',
    pages: [
      `
# Bramble & Co. Gift Card
Value: £50.00
Card number: 6338 2201 7745 9910
PIN: 4471
Expires: 31/12/2027
A gift from Rosie. Redeem in store or online.`,
    ],
    tickets: [
      {
        kind: 'giftCard',
        voucherCode: ['6338 2201 7745 9910', '6338220177459910'],
        pin: '4471',
        balance: '50.00 GBP',
        validUntil: '2027-12-31',
      },
    ],
  },
  {
    name: 'Gutschein, de: the code wraps at its hyphen',
    pages: [
      `
# Gutschein
über 40,00 €
Therme Waldquell

Gutscheincode: BRW25-7719-
0043
Einlösbar bis 30.06.2028`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'voucher',
        voucherCode: ['BRW25-7719-0043'],
        balance: '40.00 EUR',
        validUntil: '2028-06-30',
      },
    ],
    never: { voucherCode: 'BRW25-7719-' },
  },
  {
    name: 'gift voucher, en: the shop stands above it, what it is for under a label',
    pages: [
      `
Harbour Books
# Gift voucher

Offer
Afternoon tea for two

Value
EUR 32.00

Valid until
30 September 2027

Voucher code
HBK32-1180-4471`,
    ],
    codes: [[0.8]],
    tickets: [
      {
        kind: 'voucher',
        title: 'Afternoon tea for two',
        balance: '32.00 EUR',
        validUntil: '2027-09-30',
        voucherCode: 'HBK32-1180-4471',
      },
    ],
    never: { title: 'Harbour Books' },
  },
  {
    name: 'coupon, fr',
    pages: [
      `
Maison Verdier
# Bon de réduction
-20 % sur votre prochain achat
Code : VERT2026
Valable du 01/03/2026 au 31/05/2026
Non cumulable avec d'autres offres.`,
    ],
    tickets: [{ kind: 'voucher', voucherCode: 'VERT2026', validFrom: '2026-03-01', validUntil: '2026-05-31' }],
  },
  {
    name: 'loyalty card, nl',
    pages: [
      `
# Klantenkaart
Boekhandel Kramer
Naam: Joost van Dijk
Klantnummer: 4410 2277 13
Lid sinds: 2019`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'membership',
        passenger: 'Joost van Dijk',
        membershipNumber: ['4410 2277 13', '4410227713'],
      },
    ],
  },
  {
    name: 'membership card, es',
    pages: [
      `
# Carné de socio
Club Deportivo Ribera
Nombre: Álvaro Medina
Nº de socio: 003341
Categoría: Adulto
Válido hasta: 30/06/2027`,
    ],
    codes: [[0.7]],
    tickets: [{ kind: 'membership', passenger: 'Álvaro Medina', membershipNumber: '003341', validUntil: '2027-06-30' }],
  },
  {
    name: 'city card, de: valid for 72 hours from the first use',
    pages: [
      `
# Bodensee City Card 72 Stunden
Gültig ab: 14.05.2026, 10:00 Uhr
Gültig bis: 17.05.2026, 10:00 Uhr
Name: Katharina Vogel
Kartennummer: BCC-0088-3321
Freie Fahrt mit Bus und Bahn, freier Eintritt in 40 Museen.`,
    ],
    codes: [[0.7]],
    tickets: [
      {
        kind: 'pass',
        validFrom: '2026-05-14T10:00',
        validUntil: '2026-05-17T10:00',
        passenger: 'Katharina Vogel',
      },
    ],
  },
  {
    name: 'day pass of a transport network, it',
    pages: [
      `
Azienda Trasporti Valdoro
# Biglietto giornaliero urbano
Valido dal 04/07/2026 08:00 al 04/07/2026 23:59
Zona: A+B
Prezzo: € 5,00
N. titolo: 77120034
Adulto`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'pass',
        validFrom: '2026-07-04T08:00',
        validUntil: '2026-07-04T23:59',
        area: ['A+B', 'Zona A+B'],
        price: '5.00 EUR',
      },
    ],
  },
  {
    name: 'monthly pass, fr',
    pages: [
      `
# Abonnement mensuel
Réseau Métropole
Valable du 1er mai 2026 au 31 mai 2026
Titulaire : Sophie Arnaud
N° client : 10077231
Zones 1-3
Prix : 84,10 €`,
    ],
    codes: [[0.6]],
    tickets: [
      {
        kind: 'pass',
        validFrom: '2026-05-01',
        validUntil: '2026-05-31',
        passenger: 'Sophie Arnaud',
        price: '84.10 EUR',
      },
    ],
  },
  {
    name: 'ski pass, en',
    pages: [
      `
# 3-Day Lift Pass
Glacier Peaks Resort
Valid: 12 Feb 2026 - 14 Feb 2026
Adult
Name: Ben Foster
Pass no: WTP 7781-2203-55
CHF 189.00`,
    ],
    codes: [[0.6]],
    tickets: [
      { kind: 'pass', validFrom: '2026-02-12', validUntil: '2026-02-14', passenger: 'Ben Foster', price: '189.00 CHF' },
    ],
  },
];
