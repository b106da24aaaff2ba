/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Outings, stays and cards of a third round, written before the reader saw them. */
export const outingsFour: readonly Written[] = [
  {
    name: 'a comedy night in a mail of few words, en',
    pages: [
      `
Hi Ravi,

Here are your tickets for Mo Tennant: Still Sitting.

Event: Mo Tennant: Still Sitting
When: Sat 24 Jan 2026, doors 7pm, show 8pm
Where: The Lantern Room, 3 Chapel Walk, Sheffield S1 2PD
Tickets: 2 x Standard (unreserved)
Order ref: TLR-48812
Total: £38.50 incl. booking fee

Under 16s must be accompanied by an adult.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Mo Tennant: Still Sitting',
        venue: 'The Lantern Room',
        address: '3 Chapel Walk, Sheffield S1 2PD',
        start: '2026-01-24T20:00',
        doors: '2026-01-24T19:00',
        bookingReference: 'TLR-48812',
        price: '38.50 GBP',
      },
    ],
  },
  {
    name: 'an opera ticket with a stub beside it, it',
    codes: [[0.3]],
    pages: [
      `
FONDAZIONE TEATRO DEI PORTICI
# Turandot                                                      Turandot
Dramma lirico in tre atti                                       VEN 16/10/2026
Venerdì 16 ottobre 2026 - ore 20.00                             ORE 20.00
Turno A                                                         PALCO 12
SETTORE          PALCO         POSTO                            POSTO 3
II ORDINE        12            3                                € 85,00
Intero           € 85,00
Emesso il 02/02/2026 14:11 - Operatore WEB
Sigillo fiscale 9C41A7E0B2D35F68`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Turandot',
        start: '2026-10-16T20:00',
        seat: '3',
        price: '85.00 EUR',
      },
    ],
    never: { start: '2026-02-02T14:11' },
  },
  {
    name: 'a festival bracelet, pt',
    codes: [[0.6]],
    pages: [
      `
# Festival Maré Alta 2026
Passe Geral 3 dias
23, 24 e 25 de julho de 2026
Praia do Cabedelo, Viana do Castelo
Abertura de portas: 16h00
Titular: Beatriz Figueira
Preço: 145,00 €
N.º do pedido: MA-00418822
Bilhete n.º 2 de 4
Este bilhete deve ser trocado por pulseira à entrada do recinto.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Festival Maré Alta 2026',
        start: ['2026-07-23', '2026-07-23T16:00'],
        end: '2026-07-25',
        passenger: 'Beatriz Figueira',
        price: '145.00 EUR',
        bookingReference: 'MA-00418822',
      },
    ],
  },
  {
    name: 'a festival ticket of a shop, de',
    codes: [[0.55]],
    pages: [
      `
DEIN TICKET
# Seeklang Open Air 2026
Fr. 31. Juli – So. 2. August 2026
Festivalgelände Kiebitzsee, Seestraße 1, 17192 Warenbach
3-Tage-Ticket inkl. Camping
129,00 € (inkl. 4,90 € VVK-Gebühr)
Ticketinhaber: Leonie Maurer
Bestell-Nr. SKO-2026-11873 | Ticket-ID 9F2K-77AB-Q1
Einlass ab Do. 30. Juli, 12:00 Uhr
Bitte bringe dieses Ticket ausgedruckt oder auf dem Smartphone mit.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Seeklang Open Air 2026',
        start: ['2026-07-31'],
        end: '2026-08-02',
        venue: ['Festivalgelände Kiebitzsee'],
        address: 'Seestraße 1, 17192 Warenbach',
        passenger: 'Leonie Maurer',
        bookingReference: 'SKO-2026-11873',
        ticketNumber: '9F2K-77AB-Q1',
        price: '129.00 EUR',
      },
    ],
  },
  {
    name: 'a hockey game, en US',
    codes: [[0.5]],
    pages: [
      `
SEC         ROW         SEAT
114         K           7
# Lakeport Herons vs. Granite City Rams
Sat • Feb 14, 2026 • 7:00 PM
Northshore Arena - Lakeport, OH
Lower Bowl Resale
Order # 31-88812/LKP
Mobile entry only. Entry Gate 3 recommended.
Total Paid $92.75`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Lakeport Herons vs. Granite City Rams',
        start: '2026-02-14T19:00',
        venue: ['Northshore Arena', 'Northshore Arena - Lakeport, OH'],
        section: '114',
        row: 'K',
        seat: '7',
        bookingReference: '31-88812/LKP',
        price: '92.75 USD',
      },
    ],
  },
  {
    name: 'a planetarium at a set time, two kinds of visitors, nl',
    codes: [[0.15]],
    pages: [
      `
# Planetarium Noorderlicht
E-ticket - toon deze code bij de ingang
Datum bezoek: zondag 8 maart 2026
Tijdslot: 14:00 - 14:30
2x Volwassene            € 33,00
1x Kind (4 t/m 12 jaar)  € 9,50
Totaal betaald           € 42,50
Ordernummer: PN-260308-771
Sterrenlaan 12, 9718 KV Groningen`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Planetarium Noorderlicht',
        start: '2026-03-08T14:00',
        bookingReference: 'PN-260308-771',
        price: '42.50 EUR',
        address: 'Sterrenlaan 12, 9718 KV Groningen',
        party: ['2 x Volwassene, 1 x Kind (4 t/m 12 jaar)'],
      },
    ],
  },
  {
    name: 'a hotel of a chain, fr',
    pages: [
      `
Bonjour Mme Garrigue,
# Votre réservation est confirmée
Numéro de réservation : QX7TR2LM
Hôtel Orangerie Lille Centre
27 rue des Augustins
59000 Lille
Tél : +33 3 20 55 50 10
Arrivée le jeudi 3 septembre 2026 à partir de 14h00
Départ le samedi 5 septembre 2026 avant 12h00
1 chambre Supérieure, 1 grand lit
1 adulte
Montant total de la réservation : 268,40 EUR TTC
Annulation sans frais jusqu'au 2 septembre 2026 18h00.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Hôtel Orangerie Lille Centre',
        address: '27 rue des Augustins, 59000 Lille',
        start: '2026-09-03T14:00',
        end: '2026-09-05T12:00',
        bookingReference: 'QX7TR2LM',
        price: '268.40 EUR',
      },
    ],
  },
  {
    name: 'a hotel of a portal with a table of nights, en',
    pages: [
      `
Tripnest Booking Voucher
Booking ID 771 200 4410            Booking status CONFIRMED
Property: Baan Talay Resort
88/4 Moo 2, Beach Road, Koh Lanta, Krabi 81150, Thailand
Client: KATE MARSDEN
Check-in: 2 November 2026         Check-out: 6 November 2026
Room type: Deluxe Sea View       No. of rooms: 1    No. of adults: 2
Country of residence: United Kingdom
Total charge: USD 311.20
Please present this voucher at check-in.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Baan Talay Resort',
        start: '2026-11-02',
        end: '2026-11-06',
        passenger: 'KATE MARSDEN',
        room: 'Deluxe Sea View',
        bookingReference: '771 200 4410',
        price: '311.20 USD',
      },
    ],
  },
  {
    name: 'a table on a card of a portal, es',
    pages: [
      `
¡Tu mesa te espera!
# Casa Benita
Jueves, 12 de febrero de 2026
21:15
4 personas
A nombre de: Rubén Salcedo
Localizador: K3D-9920
C/ Ancha 14, 29008 Málaga
+34 951 555 010
¿No puedes ir? Cancela tu reserva hasta 2 horas antes.`,
    ],
    tickets: [
      {
        kind: 'restaurant',
        title: 'Casa Benita',
        start: '2026-02-12T21:15',
        party: '4 personas',
        passenger: 'Rubén Salcedo',
        bookingReference: 'K3D-9920',
        address: 'C/ Ancha 14, 29008 Málaga',
      },
    ],
  },
  {
    name: 'a voucher of a spa, de',
    codes: [[0.6]],
    pages: [
      `
# GUTSCHEIN
im Wert von 80,00 €
für Tante Gerda
Therme Birkenbad
Gutschein-Nr. TB-2025-004471
Ausgestellt am 12.12.2025
Gültig bis 31.12.2028
Einzulösen an der Kasse der Therme Birkenbad, Kurallee 5, 83043 Bad Birkenau`,
    ],
    tickets: [
      {
        kind: ['voucher', 'giftCard'],
        balance: '80.00 EUR',
        voucherCode: 'TB-2025-004471',
        validUntil: '2028-12-31',
      },
    ],
    never: { validFrom: '2025-12-12', price: '80.00 EUR' },
  },
  {
    name: 'a card of a library, pl',
    codes: [[0.6]],
    pages: [
      `
Miejska Biblioteka Publiczna w Brzegowie
# Karta czytelnika
Tomasz Zieliński
Nr karty: 200140031187
Ważna do: 31.12.2027`,
    ],
    tickets: [
      {
        kind: 'membership',
        passenger: 'Tomasz Zieliński',
        membershipNumber: '200140031187',
        validUntil: '2027-12-31',
      },
    ],
  },
  {
    name: 'a day of skiing, fr',
    codes: [[0.5]],
    pages: [
      `
# Domaine skiable des Trois Cornes
FORFAIT JOURNÉE - ADULTE
Valable le 14/02/2026
N° de forfait : 01-1614 7713 5520 9981
Titulaire : Margaux Peltier
Tarif : 47,50 €
Commande : TC-88120`,
    ],
    tickets: [
      {
        kind: 'pass',
        title: ['Domaine skiable des Trois Cornes', 'FORFAIT JOURNÉE - ADULTE'],
        validFrom: '2026-02-14',
        passenger: 'Margaux Peltier',
        ticketNumber: '01-1614 7713 5520 9981',
        price: '47.50 EUR',
        bookingReference: 'TC-88120',
      },
    ],
  },
  {
    name: 'parking at a show, fr',
    codes: [[0.4]],
    pages: [
      `
Parking des Expositions P3
# Votre réservation de stationnement
Entrée : 21/05/2026 à 09:00
Sortie : 21/05/2026 à 19:00
Immatriculation : GK-417-TL
N° de réservation : 5530219
Montant payé : 12,00 €
Avenue de la Foire, 31200 Toulouse`,
    ],
    tickets: [
      {
        kind: 'parking',
        title: 'Parking des Expositions P3',
        start: '2026-05-21T09:00',
        end: '2026-05-21T19:00',
        vehicle: 'GK-417-TL',
        bookingReference: '5530219',
        price: '12.00 EUR',
      },
    ],
  },
];

/** Papers of the same round that admit nobody. */
export const noTicketsFour: readonly (readonly [name: string, page: string])[] = [
  [
    'points of a programme of a hotel, en',
    `
# Your monthly statement
Halden Rewards
Hi Priya, you have 12,480 points.
Stay 14 October 2026 - Halden Garden Inn Boston Seaport   +2,990 points
Points expire on 31 December 2028.
Book your next stay and save 15%. Terms apply. Unsubscribe`,
  ],
  [
    'a question of a guest to a host, de',
    `
Hallo Lieve,
wir würden gerne vom 23.04. bis 26.04.2026 mit zwei Personen kommen. Ist das Loft noch frei?
Und gibt es einen Parkplatz?
Viele Grüße
Anders`,
  ],
  [
    'a payment that failed, fr',
    `
# Votre paiement a échoué
Bonjour, nous n'avons pas pu valider votre commande n° 0073 4419 60.
LES OMBRES DU QUAI - vendredi 17 avril 2026 à 20h30
Montant : 46,00 €
Vos places ne sont plus réservées. Vous pouvez recommencer sur notre site.`,
  ],
];
