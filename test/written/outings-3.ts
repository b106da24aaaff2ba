/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** More outings, stays and cards, written before the reader of the first ones was mended for them. */
export const outingsThree: readonly Written[] = [
  {
    name: 'a cinema ticket with small captions over values, fr',
    codes: [[0.2]],
    pages: [
      `
Mégarama Nord
VOTRE E-BILLET
# La Dernière Marée
Séance du                 à               Salle
dimanche 22/03/2026       17h45           4
Version       Placement       Tarif
VF            Libre           Tarif réduit
Prix TTC : 8,90 €
Réf. commande : CX-7719-Q
Présentez ce billet directement au contrôle, sans passer par la caisse.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'La Dernière Marée',
        start: '2026-03-22T17:45',
        room: ['4', 'Salle 4'],
        price: '8.90 EUR',
        bookingReference: 'CX-7719-Q',
      },
    ],
  },
  {
    name: 'a football match whose values stand over their captions, fr',
    codes: [[0.5]],
    pages: [
      `
Championnat National - 29e journée
# FC BRÉVIERS / US SAINT-AUBIN
Samedi 11 avril 2026 à 21h00
Stade Marcel Roussel - Bréviers

NORD          112         14        8
TRIBUNE       BLOC        RANG      SIÈGE

Nom du porteur : Bastien Lemoine
Prix : 32,00 €
N° billet : 558 0012 9941
Ouverture des portes à 19h30`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'FC BRÉVIERS / US SAINT-AUBIN',
        venue: ['Stade Marcel Roussel', 'Stade Marcel Roussel - Bréviers'],
        start: '2026-04-11T21:00',
        doors: '2026-04-11T19:30',
        row: '14',
        seat: '8',
        passenger: 'Bastien Lemoine',
        price: '32.00 EUR',
        ticketNumber: '558 0012 9941',
      },
    ],
  },
  {
    name: 'an escape room, en',
    pages: [
      `
Locked & Lost - Escape Rooms Leeds
# Booking confirmed!
Hey Priya, we can't wait to see you.
The Vault of Baron Krell
Sat 7 March 2026 at 4:15pm (please arrive 15 minutes early)
5 players
Booking ID: LL-20931
Paid: £120.00
Unit 4, Canal Works, 18 Water Lane, Leeds LS11 5BZ
Need to reschedule? Give us at least 48 hours' notice.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'The Vault of Baron Krell',
        start: '2026-03-07T16:15',
        bookingReference: 'LL-20931',
        price: '120.00 GBP',
        address: ['18 Water Lane, Leeds LS11 5BZ', 'Unit 4, Canal Works, 18 Water Lane, Leeds LS11 5BZ'],
        party: '5 players',
      },
    ],
  },
  {
    name: 'a massage, nl',
    pages: [
      `
Beste Marijke,
# Je afspraak is bevestigd
Salon Zilverwilg
Behandeling: Hotstone massage 60 min
Wanneer: donderdag 19 februari 2026 om 13:30 uur
Bij: Roos
Waar: Kerkstraat 41, 3811 CV Amersfoort
Prijs: € 75,00 (af te rekenen in de salon)
Verplaatsen of annuleren kan tot 24 uur van tevoren.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: ['Hotstone massage 60 min', 'Salon Zilverwilg'],
        start: '2026-02-19T13:30',
        address: 'Kerkstraat 41, 3811 CV Amersfoort',
        price: '75.00 EUR',
      },
    ],
  },
  {
    name: 'a hotel, it',
    pages: [
      `
# Conferma di prenotazione
Hotel Belvedere del Lago ****
Lungolago Garibaldi 22 - 28838 Stresa (VB)
Tel. +39 0323 555010
Gentile Sig. Moretti,
siamo lieti di confermarLe la seguente prenotazione:
Prenotazione n. 2026/0417
Arrivo: venerdì 12 giugno 2026 (check-in dalle ore 14:00)
Partenza: domenica 14 giugno 2026 (check-out entro le ore 10:30)
Camera: Matrimoniale Superior Vista Lago
Ospiti: 2 adulti + 1 bambino
Trattamento: pernottamento e prima colazione
Totale soggiorno: € 412,00
Tassa di soggiorno: € 2,50 a persona a notte da pagare in hotel
Cancellazione gratuita entro il 10/06/2026.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: ['Hotel Belvedere del Lago', 'Hotel Belvedere del Lago ****'],
        address: 'Lungolago Garibaldi 22 - 28838 Stresa (VB)',
        start: '2026-06-12T14:00',
        end: '2026-06-14T10:30',
        room: 'Matrimoniale Superior Vista Lago',
        party: '2 adulti + 1 bambino',
        price: '412.00 EUR',
        bookingReference: '2026/0417',
      },
    ],
  },
  {
    name: 'a hotel in plain text, de',
    pages: [
      `
Guten Tag Frau Lindner,
vielen Dank für Ihre Buchung im Gasthof Alte Post.
Buchungsnummer: 7741-0093
Zeitraum: 24.07.2026 - 27.07.2026 (3 Nächte)
1 x Doppelzimmer Komfort mit Frühstück
2 Erwachsene
Summe: 414,00 EUR
Anreise ab 14 Uhr, Abreise bis 11 Uhr
Kostenlose Stornierung bis 22.07.2026
Gasthof Alte Post
Dorfstraße 3
87561 Oberstdorf
Telefon 08322 555010`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Gasthof Alte Post',
        address: 'Dorfstraße 3, 87561 Oberstdorf',
        start: ['2026-07-24T14:00', '2026-07-24'],
        end: ['2026-07-27T11:00', '2026-07-27'],
        party: '2 Erwachsene',
        price: '414.00 EUR',
        bookingReference: '7741-0093',
      },
    ],
  },
  {
    name: 'an experience given as a present, en',
    codes: [[0.5]],
    pages: [
      `
# GIFT EXPERIENCE
Afternoon Tea for Two at Holmwood Hall
To: Margaret     From: The whole team
Voucher code: HWH7-22QK-91
Expires: 30/11/2026
How to book: call 01632 555010 and quote your voucher code.
Not exchangeable for cash.`,
    ],
    tickets: [
      {
        kind: 'voucher',
        title: ['Afternoon Tea for Two at Holmwood Hall'],
        voucherCode: 'HWH7-22QK-91',
        validUntil: '2026-11-30',
      },
    ],
  },
  {
    name: 'a card of a gym, es',
    codes: [[0.6]],
    pages: [
      `
GIMNASIO FUERZA VIVA
# Carné de socio
Nombre: Álvaro Cienfuegos Pina
N.º de socio: 0048812
Tipo de abono: Mañanas
Alta: 03/09/2024
Válido hasta: 31/12/2026`,
    ],
    tickets: [
      {
        kind: 'membership',
        passenger: 'Álvaro Cienfuegos Pina',
        membershipNumber: '0048812',
        validUntil: '2026-12-31',
      },
    ],
    never: { start: '2024-09-03', validFrom: '2024-09-03' },
  },
  {
    name: 'a congress of three days with a badge, es',
    codes: [[0.4]],
    pages: [
      `
# XII Congreso Ibérico de Hidrología
4, 5 y 6 de noviembre de 2026
Palacio de Congresos de Cádiz
Calle Plocia, s/n, 11006 Cádiz
Acreditación
Dra. Lucía Ferrandis Mora
Universidad de Levante
Inscripción n.º HID-0233
Cuota: 280,00 €
Recogida de acreditaciones: 4 de noviembre de 8:00 a 9:30 h`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'XII Congreso Ibérico de Hidrología',
        venue: 'Palacio de Congresos de Cádiz',
        address: 'Calle Plocia, s/n, 11006 Cádiz',
        start: ['2026-11-04', '2026-11-04T08:00'],
        end: '2026-11-06',
        passenger: ['Lucía Ferrandis Mora'],
        price: '280.00 EUR',
      },
    ],
  },
  {
    name: 'a concert, two tickets on a page, sv',
    codes: [[0.15, 0.65]],
    pages: [
      `
# Norrskenskvartetten
Torsdag 23 april 2026 kl 19.00
Konserthuset Lilla salen, Umeå
Parkett  Rad 8  Plats 21
Ordinarie 320 kr
Bokningsnr: 7H2KQ
Biljettnr: 1009934401



# Norrskenskvartetten
Torsdag 23 april 2026 kl 19.00
Konserthuset Lilla salen, Umeå
Parkett  Rad 8  Plats 22
Ordinarie 320 kr
Bokningsnr: 7H2KQ
Biljettnr: 1009934402`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Norrskenskvartetten',
        start: '2026-04-23T19:00',
        row: '8',
        seat: '21',
        bookingReference: '7H2KQ',
        ticketNumber: '1009934401',
        price: '320.00 SEK',
      },
      {
        kind: 'event',
        start: '2026-04-23T19:00',
        row: '8',
        seat: '22',
        bookingReference: '7H2KQ',
        ticketNumber: '1009934402',
      },
    ],
  },
  {
    name: 'a palace at a set time, pt',
    codes: [[0.5]],
    pages: [
      `
PALÁCIO NACIONAL DA SERRA
# Bilhete de Entrada
Palácio e Parque
Data da visita: 18/08/2026
Hora de entrada no Palácio: 11:30
Adulto (18-64 anos)
Valor: 20,00 €
Bilhete n.º 0049-8812-2231
Encomenda: PNS2026-77120
Não reembolsável. A entrada no Palácio só é permitida à hora indicada.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: ['PALÁCIO NACIONAL DA SERRA', 'Palácio e Parque'],
        start: '2026-08-18T11:30',
        price: '20.00 EUR',
        ticketNumber: '0049-8812-2231',
        bookingReference: 'PNS2026-77120',
      },
    ],
  },
  {
    name: 'a card of a city for two days, en',
    codes: [[0.5]],
    pages: [
      `
# Tallinnia City Card
48 hours - Adult
Card no. TC48 0092 1177
Valid from: 3 July 2026, 10:00
Valid until: 5 July 2026, 10:00
Price: EUR 45.00
Free public transport and entry to more than 40 museums.`,
    ],
    tickets: [
      {
        kind: 'pass',
        title: 'Tallinnia City Card',
        validFrom: '2026-07-03T10:00',
        validUntil: '2026-07-05T10:00',
        price: '45.00 EUR',
      },
    ],
  },
  {
    name: 'a table, de',
    pages: [
      `
Hallo Herr Vogt,
Ihre Reservierung im Wirtshaus zum Hirschen ist bestätigt.
Tisch für 6 Personen
Freitag, 13.03.2026 um 19:30 Uhr
Reservierungsnummer: 88-2041
Wirtshaus zum Hirschen
Hauptstraße 8
79312 Emmendingen
Bis Freitag, 13.03.2026!`,
    ],
    tickets: [
      {
        kind: 'restaurant',
        title: 'Wirtshaus zum Hirschen',
        start: '2026-03-13T19:30',
        party: ['Tisch für 6 Personen', '6 Personen', '6'],
        bookingReference: '88-2041',
        address: 'Hauptstraße 8, 79312 Emmendingen',
      },
    ],
  },
  {
    name: 'a car park in town, de',
    codes: [[0.4]],
    pages: [
      `
Parkhaus Am Markt
# Parkreservierung
Einfahrt ab: 05.12.2026 09:00
Ausfahrt bis: 05.12.2026 21:00
Kennzeichen: HD-KL 417
Buchungscode: PM8841Q
Gezahlter Betrag: 14,00 €
Am Markt 2, 69117 Neuenstadt`,
    ],
    tickets: [
      {
        kind: 'parking',
        title: 'Parkhaus Am Markt',
        start: '2026-12-05T09:00',
        end: '2026-12-05T21:00',
        vehicle: 'HD-KL 417',
        bookingReference: 'PM8841Q',
        price: '14.00 EUR',
        address: 'Am Markt 2, 69117 Neuenstadt',
      },
    ],
  },
];

/** More papers that admit nobody. */
export const noTicketsThree: readonly (readonly [name: string, page: string])[] = [
  [
    'an order of a record, en',
    `
# Your order is confirmed
Hi Tom, thanks for your order #10442.
The Tannery Tapes (Live) - Marlow & The Foxes, LP
Qty 1   £24.00
Shipping £3.50
Total £27.50
Estimated delivery: 14-16 May 2026
Shipping address: 4 Mill Road, Bristol BS3 2AA`,
  ],
  [
    'a review wanted, de',
    `
# Wie war Ihr Aufenthalt?
Sehr geehrter Herr Brandau,
Sie waren vom 17.08.2026 bis 19.08.2026 zu Gast im Motel Zwei Leipzig-Nord.
Bitte nehmen Sie sich zwei Minuten Zeit und bewerten Sie uns.
Jetzt bewerten
Motel Zwei Leipzig-Nord, Messe-Allee 20, 04356 Leipzig`,
  ],
  [
    'a refund, fr',
    `
# Votre remboursement est en cours
Bonjour Élodie,
Suite à l'annulation du spectacle LES OMBRES DU QUAI du vendredi 17 avril 2026 à 20h30, votre commande n° 0073 4419 55 sera remboursée.
Montant remboursé : 46,00 €
Le virement apparaîtra sous 5 jours ouvrés.`,
  ],
  [
    'a programme of a theatre, it',
    `
# Stagione 2026
Teatro dei Mercanti, Piazzale dei Mercanti 6, 50122 Firenze
Sabato 7 marzo 2026 ore 20:45 - Il giardino
Sabato 14 marzo 2026 ore 20:45 - La lunga notte
Domenica 22 marzo 2026 ore 16:00 - Fiabe
Biglietti da 15 € in biglietteria e online
Orari biglietteria: mar-sab 10:00-18:00`,
  ],
];
