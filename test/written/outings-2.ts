/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Outings, stays and cards as ticket shops, houses and portals of many countries write them: papers and mails. */
export const outingsTwo: readonly Written[] = [
  {
    name: 'a concert, confirmed in a sentence by a mail, en',
    pages: [
      `
Stubwell
# You're going to Marlow & The Foxes!
Hi Hannah, your order is complete. Your tickets are attached to this email as a PDF.
Order #8841207735
Order total: £67.20

Marlow & The Foxes
Thursday, 14 May 2026 at 19:30
The Tannery, 12 Wharf Lane, Bristol BS1 6QA

2 x General Admission
Hannah Whitcombe
hannah.whitcombe@example.com

Questions about this event? Contact the organiser.
You are receiving this email because you bought a ticket on Stubwell.
Stubwell Ltd, 40 Harbour Street, London E1 7AB`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Marlow & The Foxes',
        venue: 'The Tannery',
        address: '12 Wharf Lane, Bristol BS1 6QA',
        start: '2026-05-14T19:30',
        bookingReference: '8841207735',
        price: '67.20 GBP',
        passenger: 'Hannah Whitcombe',
      },
    ],
  },
  {
    name: 'a print-at-home ticket with legal text beside it, de',
    codes: [[0.1]],
    pages: [
      `
# DIE LETZTEN SEGLER
Tour 2026 - Hafen der Träume                                    Ticketbedingungen
Samstag, 21.03.2026   Beginn: 20:00 Uhr                         Dieses Ticket berechtigt nur zum einmaligen
Einlass: 18:30 Uhr                                              Eintritt. Der Weiterverkauf ist untersagt.
Kongresshalle Rodenau                                           Bei Absage wird der Kaufpreis bis zum
Am Stadtgraben 4, 35578 Rodenau                                 30.09.2026 erstattet. Kinder unter 6
                                                                Jahren haben keinen Zutritt.
Block        Reihe       Platz
C            14          22
Parkett links

Preis: 54,90 EUR inkl. MwSt. und aller Gebühren
Normalpreis
Auftragsnummer: 1048822391
Kundenname: Jonas Petersdorf
Veranstalter: Konzertbüro Nordlicht GmbH, Rodenau`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'DIE LETZTEN SEGLER',
        venue: 'Kongresshalle Rodenau',
        address: 'Am Stadtgraben 4, 35578 Rodenau',
        start: '2026-03-21T20:00',
        doors: '2026-03-21T18:30',
        section: 'C',
        row: '14',
        seat: '22',
        price: '54.90 EUR',
        bookingReference: '1048822391',
        passenger: 'Jonas Petersdorf',
      },
    ],
    never: { end: '2026-09-30' },
  },
  {
    name: 'a spectacle in two columns of labels above values, fr',
    codes: [[0.55]],
    pages: [
      `
# LES OMBRES DU QUAI
SPECTACLE                          LIEU
LES OMBRES DU QUAI                 THÉÂTRE DE LA ROTONDE
DATE                               8 place des Tanneurs
VENDREDI 17 AVRIL 2026             69001 LYON
HEURE                              CATÉGORIE
20H30                              CARRÉ OR
RANG       PLACE      PORTE        TARIF
F          118        B            PLEIN TARIF 46,00 €

Nom : MARCHAND Élodie
N° de commande : 0073 4419 55
Billet n° 1/1
Billet ni repris, ni échangé, ni remboursé. L'organisateur se réserve le droit de modifier le programme.
Licences : 2-1089334 / 3-1089335`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'LES OMBRES DU QUAI',
        venue: 'THÉÂTRE DE LA ROTONDE',
        address: '8 place des Tanneurs, 69001 LYON',
        start: '2026-04-17T20:30',
        row: 'F',
        seat: '118',
        gate: 'B',
        price: '46.00 EUR',
        passenger: 'MARCHAND Élodie',
        bookingReference: '0073 4419 55',
      },
    ],
  },
  {
    name: 'a stadium concert with its fiscal seal, it',
    codes: [[0.6]],
    pages: [
      `
# VALERIA NERI - STADI 2026
STADIO COMUNALE "G. BRERA"
Viale dello Sport 1 - 40134 Bologna (BO)
SAB 20/06/2026 ORE 21:00
APERTURA CANCELLI ORE 17:00
INGRESSO: 7
SETTORE: TRIBUNA OVEST      FILA: 12      POSTO: 31
INTERO
Prezzo: 62,00 €      Prevendita: 9,30 €      Totale: 71,30 €
Nominativo: GIULIA FERRANTI
Sigillo fiscale: 4fa2c19be0d7a613
N. ordine: 20260118-774512
Organizzatore: Palco Vivo S.r.l. P.IVA 01234567890`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'VALERIA NERI - STADI 2026',
        venue: 'STADIO COMUNALE "G. BRERA"',
        address: 'Viale dello Sport 1 - 40134 Bologna (BO)',
        start: '2026-06-20T21:00',
        doors: '2026-06-20T17:00',
        gate: '7',
        section: 'TRIBUNA OVEST',
        row: '12',
        seat: '31',
        price: '71.30 EUR',
        passenger: 'GIULIA FERRANTI',
        bookingReference: '20260118-774512',
      },
    ],
  },
  {
    name: 'a club night after midnight, en',
    pages: [
      `
Your tickets are in the app
# Nachtfalter w/ Ola Brandt, DJ Cinnabar, Teo (live)
Fri, 13 Mar, 11:00 pm - Sat, 14 Mar, 6:00 am
Kesselwerk
Uferstraße 18, 13357 Berlin, Germany

2 x 2nd release
Face value  €18.00 each
Booking fee  €1.92 each
Total  €39.84

Order number: 55120973
This event is 18+. Bring photo ID. Last entry 3:00 am.
See you on the floor.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Nachtfalter w/ Ola Brandt, DJ Cinnabar, Teo (live)',
        venue: 'Kesselwerk',
        address: 'Uferstraße 18, 13357 Berlin, Germany',
        start: '2026-03-13T23:00',
        end: '2026-03-14T06:00',
        price: '39.84 EUR',
        bookingReference: '55120973',
      },
    ],
  },
  {
    name: 'two attendees of a conference, a page each, en',
    codes: [[0.5], [0.5]],
    pages: [
      `
# RustFjord Conf 2026
Admission: Regular ticket
September 16-18, 2026
Nordhallen Congress Centre
Havnegata 9, 7010 Trondheim, Norway
Begin: 09:00

Attendee
Ingrid Solheim
Fjordbyte AS

Order code: K7QXM
€420.00
Position 1`,
      `
# RustFjord Conf 2026
Admission: Student
September 16-18, 2026
Nordhallen Congress Centre
Havnegata 9, 7010 Trondheim, Norway
Begin: 09:00

Attendee
Mats Aune
NTNX

Order code: K7QXM
€120.00
Position 2`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'RustFjord Conf 2026',
        venue: 'Nordhallen Congress Centre',
        address: 'Havnegata 9, 7010 Trondheim, Norway',
        start: ['2026-09-16T09:00', '2026-09-16'],
        end: '2026-09-18',
        passenger: 'Ingrid Solheim',
        bookingReference: 'K7QXM',
        price: '420.00 EUR',
      },
      {
        kind: 'event',
        title: 'RustFjord Conf 2026',
        passenger: 'Mats Aune',
        bookingReference: 'K7QXM',
        price: '120.00 EUR',
      },
    ],
  },
  {
    name: 'a free meetup, en',
    pages: [
      `
You're signed up for this event
# Amsterdam Embedded Linux Meetup #42
Hosted by Low Level NL
Wednesday, March 4, 2026
6:30 PM to 9:00 PM CET
Bytewerf
Danzigerkade 21 · Amsterdam
How to find us: ring the bell at the blue door.
Going: 1 spot
Can't make it? Update your RSVP so that someone on the waitlist can take your place.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Amsterdam Embedded Linux Meetup #42',
        venue: 'Bytewerf',
        address: 'Danzigerkade 21 · Amsterdam',
        start: '2026-03-04T18:30',
        end: '2026-03-04T21:00',
      },
    ],
  },
  {
    name: 'a cinema booking of two seats in one mail, de',
    codes: [[0.1]],
    pages: [
      `
Vielen Dank für deine Buchung!
Deine Buchungsnummer: WB4K9T2
# Der stille Planet
FSK 12 · 128 Min. · OV mit Untertiteln
CineStern Mannheim
Saal 5
Do. 12.02.2026, 20:15 Uhr
Reihe H, Platz 11
Reihe H, Platz 12
2x Erwachsene Parkett                      25,80 €
3D-Zuschlag                                 4,00 €
Gesamtsumme                                29,80 €
Zeige diesen Code am Einlass vor. Ein Umtausch ist bis 60 Minuten vor Beginn möglich.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Der stille Planet',
        venue: 'CineStern Mannheim',
        room: ['Saal 5', '5'],
        start: '2026-02-12T20:15',
        row: 'H',
        seat: '11',
        bookingReference: 'WB4K9T2',
        price: '29.80 EUR',
      },
      {
        kind: 'event',
        title: 'Der stille Planet',
        venue: 'CineStern Mannheim',
        room: ['Saal 5', '5'],
        start: '2026-02-12T20:15',
        row: 'H',
        seat: '12',
        bookingReference: 'WB4K9T2',
        price: '29.80 EUR',
      },
    ],
  },
  {
    name: 'a cinema e-ticket with labels beside the code, nl',
    codes: [[0.15]],
    pages: [
      `
Kinorama Antwerpen
# DE LAATSTE OOGST
Datum         zaterdag 7 februari 2026
Aanvang       20:00
Zaal          9
Rij           G
Stoel         15
Versie        2D NL
Type          Normaal tarief
Prijs         € 13,45
Boekingsnr.   K0024518

Dit is uw toegangsbewijs. Toon het aan de ingang van de zaal.
Groenplein 3, 2000 Antwerpen`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'DE LAATSTE OOGST',
        venue: 'Kinorama Antwerpen',
        start: '2026-02-07T20:00',
        room: ['9', 'Zaal 9'],
        row: 'G',
        seat: '15',
        price: '13.45 EUR',
        bookingReference: 'K0024518',
      },
    ],
  },
  {
    name: 'a cinema booking, en',
    pages: [
      `
THANKS FOR BOOKING WITH ORPHEUM
Booking ref: WQ8JTLD
Show the QR code below when you arrive.

# The Glass Orchard (12A)
Orpheum Swindon
Friday 20 February 2026 - 6:45PM
Screen 7
Seats: D9, D10, D11
2 x Adult, 1 x Child
Tickets £31.50
Booking fee £2.25
Total paid £33.75
Doors open 20 minutes before the advertised start time.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: ['The Glass Orchard (12A)', 'The Glass Orchard'],
        venue: 'Orpheum Swindon',
        start: '2026-02-20T18:45',
        room: ['7', 'Screen 7'],
        seat: 'D9',
        party: '2 x Adult, 1 x Child',
        bookingReference: 'WQ8JTLD',
        price: ['33.75 GBP', '31.50 GBP'],
      },
      {
        kind: 'event',
        title: ['The Glass Orchard (12A)', 'The Glass Orchard'],
        venue: 'Orpheum Swindon',
        start: '2026-02-20T18:45',
        room: ['7', 'Screen 7'],
        seat: 'D10',
        party: '2 x Adult, 1 x Child',
        bookingReference: 'WQ8JTLD',
        price: ['33.75 GBP', '31.50 GBP'],
      },
      {
        kind: 'event',
        title: ['The Glass Orchard (12A)', 'The Glass Orchard'],
        venue: 'Orpheum Swindon',
        start: '2026-02-20T18:45',
        room: ['7', 'Screen 7'],
        seat: 'D11',
        party: '2 x Adult, 1 x Child',
        bookingReference: 'WQ8JTLD',
        price: ['33.75 GBP', '31.50 GBP'],
      },
    ],
  },
  {
    name: 'an opera ticket, its seat in words, de',
    codes: [[0.7]],
    pages: [
      `
Staatstheater Wallburg
Großes Haus
# Der fliegende Holländer
Romantische Oper in drei Aufzügen von Richard Wagner
Sonntag, 8. März 2026, 18:00 Uhr
Ende ca. 20:30 Uhr

2. Rang rechts, Reihe 3, Platz 41
Ermäßigt                                   38,00 €
Kundennummer 440981
Vorgangsnummer 2026-118823
Diese Karte gilt als Fahrschein im Verkehrsverbund ab 3 Stunden vor Vorstellungsbeginn.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Der fliegende Holländer',
        venue: ['Staatstheater Wallburg', 'Staatstheater Wallburg, Großes Haus'],
        start: '2026-03-08T18:00',
        end: '2026-03-08T20:30',
        section: ['2. Rang rechts'],
        row: '3',
        seat: '41',
        price: '38.00 EUR',
        bookingReference: '2026-118823',
      },
    ],
    never: { ticketNumber: '440981' },
  },
  {
    name: 'a football match, es',
    codes: [[0.6]],
    pages: [
      `
LIGA NACIONAL - JORNADA 27
# ATLÉTICO RIBERA - CD MONTALBÁN
Domingo 15 de marzo de 2026 - 18:30 h
Estadio Municipal de la Ribera
Avda. del Ebro, 100 - 50010 Zaragoza
PUERTA    SECTOR    FILA    ASIENTO
12        208       9       17
Titular: Íñigo Larrañaga Soto
DNI: 12345678Z
Precio: 45,00 € (IVA incluido)
Localizador: RBR5KQ81
Apertura de puertas: 17:00 h
Prohibida la entrada con envases de vidrio.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'ATLÉTICO RIBERA - CD MONTALBÁN',
        venue: 'Estadio Municipal de la Ribera',
        address: 'Avda. del Ebro, 100 - 50010 Zaragoza',
        start: '2026-03-15T18:30',
        doors: '2026-03-15T17:00',
        gate: '12',
        section: '208',
        row: '9',
        seat: '17',
        passenger: 'Íñigo Larrañaga Soto',
        price: '45.00 EUR',
        bookingReference: 'RBR5KQ81',
      },
    ],
  },
  {
    name: 'a handball match of a season ticket shop, da',
    codes: [[0.6]],
    pages: [
      `
# Skovby HK - Aarsbro IF
Damehåndboldligaen
Onsdag d. 11. februar 2026 kl. 19.00
Dørene åbner kl. 18.00
Skovby Arena, Stadionvej 5, 8660 Skovby
Sektion    Række    Plads
B3         7        112
Voksen     kr. 145,00
Navn: Søren Kjærgaard
Ordrenummer: 30288114
Billetten er personlig. Husk billedlegitimation.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Skovby HK - Aarsbro IF',
        venue: 'Skovby Arena',
        address: 'Stadionvej 5, 8660 Skovby',
        start: '2026-02-11T19:00',
        doors: '2026-02-11T18:00',
        section: 'B3',
        row: '7',
        seat: '112',
        passenger: 'Søren Kjærgaard',
        bookingReference: '30288114',
        price: '145.00 DKK',
      },
    ],
  },
  {
    name: 'timed tickets of a museum, a page each, fr',
    codes: [[0.6], [0.6]],
    pages: [
      `
MUSÉE DES GRANDS MAÎTRES
# Billet horodaté - Collections permanentes
Jeudi 9 juillet 2026
Créneau : 10:30 - 11:00
Plein tarif       22,00 €
Visiteur : Claire Dubreuil
Réservation : MGM-9082231
Billet : 26070911223
Entrée par la cour Saint-Paul, 14 quai des Arts, 75006 Paris
Présentez-vous 10 minutes avant l'heure indiquée. Billet valable une seule fois.`,
      `
MUSÉE DES GRANDS MAÎTRES
# Billet horodaté - Collections permanentes
Jeudi 9 juillet 2026
Créneau : 10:30 - 11:00
Moins de 26 ans   0,00 €
Visiteur : Noé Dubreuil
Réservation : MGM-9082231
Billet : 26070911224
Entrée par la cour Saint-Paul, 14 quai des Arts, 75006 Paris
Présentez-vous 10 minutes avant l'heure indiquée. Billet valable une seule fois.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: ['MUSÉE DES GRANDS MAÎTRES', 'Billet horodaté - Collections permanentes', 'Collections permanentes'],
        venue: 'MUSÉE DES GRANDS MAÎTRES',
        start: '2026-07-09T10:30',
        passenger: 'Claire Dubreuil',
        bookingReference: 'MGM-9082231',
        ticketNumber: '26070911223',
        price: '22.00 EUR',
      },
      {
        kind: 'event',
        venue: 'MUSÉE DES GRANDS MAÎTRES',
        start: '2026-07-09T10:30',
        passenger: 'Noé Dubreuil',
        bookingReference: 'MGM-9082231',
        ticketNumber: '26070911224',
      },
    ],
  },
  {
    name: 'a gallery voucher to be shown at the desk, it',
    pages: [
      `
# Galleria dei Mercanti
BIGLIETTERIA UFFICIALE
Codice di prenotazione: GM 7731 0429
Data della visita: martedì 5 maggio 2026
Ora di ingresso: 09:15
N. biglietti: 3 (2 Interi, 1 Ridotto 18-25)
Intestatario: Paolo Gallerani
Importo totale: € 62,00
Presentarsi alla Porta 3 almeno 15 minuti prima dell'orario prenotato.
Galleria dei Mercanti, Piazzale dei Mercanti 6, 50122 Firenze FI
Chiuso il lunedì, il 1° gennaio e il 25 dicembre.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Galleria dei Mercanti',
        start: '2026-05-05T09:15',
        bookingReference: 'GM 7731 0429',
        passenger: 'Paolo Gallerani',
        price: '62.00 EUR',
        address: ['Piazzale dei Mercanti 6, 50122 Firenze FI'],
        party: ['2 Interi, 1 Ridotto 18-25', '3 (2 Interi, 1 Ridotto 18-25)'],
      },
    ],
  },
  {
    name: 'a mail of a zoo whose product is its only headline, en',
    codes: [[0.75]],
    pages: [
      `
Hello Mark,
Thank you for your order. Print this page or show it on your phone at the gate.
# Day Ticket Wildmoor Zoo
Valid on: 18 April 2026
Admit: 1 Adult
Price: €24.50
Order no. 2026-55817
Barcode no. 900112348857
Wildmoor Zoo, Heath Road 1, Wildmoor
Opening hours: 9:00 am to 6:00 pm. Last admission 4:30 pm.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: ['Day Ticket Wildmoor Zoo', 'Wildmoor Zoo'],
        start: ['2026-04-18'],
        price: '24.50 EUR',
        bookingReference: '2026-55817',
      },
    ],
    never: { end: '2026-04-18T18:00', start: '2026-04-18T09:00' },
  },
  {
    name: 'a theme park ticket of a period, de',
    codes: [[0.5]],
    pages: [
      `
# Abenteuerpark Silbertal
E-Ticket
Tageskarte Erwachsener (ab 12 Jahren)
Besuchsdatum: 06.06.2026
Gültig von 06.06.2026 bis 06.06.2026
Ticket-Nr.: 7710 0234 8819 02
Bestellnummer: SIL-448120
Preis: 57,50 €
Öffnungszeiten am Besuchstag: 9:00 - 19:00 Uhr
Silbertalstraße 1-10, 77977 Silbertal
Bitte dieses Ticket ausgedruckt oder digital am Eingang vorzeigen.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Abenteuerpark Silbertal',
        start: ['2026-06-06', '2026-06-06T09:00'],
        ticketNumber: '7710 0234 8819 02',
        bookingReference: 'SIL-448120',
        price: '57.50 EUR',
        address: 'Silbertalstraße 1-10, 77977 Silbertal',
      },
    ],
  },
  {
    name: 'a hotel through a portal, en',
    pages: [
      `
Thanks, Anders! Your booking in Porto is confirmed.
Confirmation number: 4471.208.991
PIN code: 5512 (Confidential)
# Casa do Ribeiro Boutique Hotel
Rua das Flores 118, São Nicolau, 4050-265 Porto, Portugal
Phone: +351 220 555 010
Check-in          Friday, 5 June 2026 (from 15:00)
Check-out         Monday, 8 June 2026 (until 11:00)
Your reservation  3 nights, 1 room
You booked for    2 adults
Double Room with River View
Guest name        Anders Lindqvist
Price             3 nights x € 142.00
City tax          € 12.00
Total price       € 438.00
Cancellation policy: Free cancellation until 3 June 2026 23:59 [WEST]. From 4 June 2026 00:00 you pay € 142.00.
Get the app to manage your booking on the go.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Casa do Ribeiro Boutique Hotel',
        address: 'Rua das Flores 118, São Nicolau, 4050-265 Porto, Portugal',
        start: '2026-06-05T15:00',
        end: '2026-06-08T11:00',
        passenger: 'Anders Lindqvist',
        bookingReference: '4471.208.991',
        pin: '5512',
        party: '2 adults',
        room: 'Double Room with River View',
        price: '438.00 EUR',
        phone: '+351 220 555 010',
      },
    ],
  },
  {
    name: 'a motel whose arrival and departure are a table, de',
    pages: [
      `
# Reservierungsbestätigung
Motel Zwei Leipzig-Nord
Ihre Reservierungsnummer: 83320117
Sehr geehrter Herr Brandau,
wir freuen uns auf Ihren Besuch in unserem Haus.
Anreise         Abreise         Zimmer    Personen    Zimmertyp
17.08.2026      19.08.2026      1         1           Einzelzimmer
Zimmerpreis pro Nacht: 89,00 EUR
Frühstück: 14,50 EUR pro Person und Tag
Gesamtpreis: 207,00 EUR inkl. MwSt.
Check-in ab 15:00 Uhr, Check-out bis 12:00 Uhr.
Kostenlose Stornierung bis 17.08.2026, 18:00 Uhr.
Motel Zwei Leipzig-Nord
Messe-Allee 20
04356 Leipzig
Telefon +49 341 555010`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Motel Zwei Leipzig-Nord',
        start: '2026-08-17T15:00',
        end: '2026-08-19T12:00',
        bookingReference: '83320117',
        price: '207.00 EUR',
        address: ['Messe-Allee 20, 04356 Leipzig'],
      },
    ],
  },
  {
    name: 'an apartment of a private host, en',
    pages: [
      `
# Your reservation is confirmed
You're going to Ghent!
Bright loft by the canal
Entire home/apt hosted by Lieve
Check-in             Checkout
Thu, Apr 23          Sun, Apr 26
3:00 PM              11:00 AM
Address
Oudburg 54, 9000 Ghent, Belgium
Guests
2 adults
Confirmation code
HMKQ4XW9ZT
Amount
Total cost: €384.70
Cancellation policy: Free cancellation before Apr 18.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Bright loft by the canal',
        start: '2026-04-23T15:00',
        end: '2026-04-26T11:00',
        address: 'Oudburg 54, 9000 Ghent, Belgium',
        bookingReference: 'HMKQ4XW9ZT',
        party: '2 adults',
        price: '384.70 EUR',
      },
    ],
  },
  {
    name: 'a hostel bed, es',
    pages: [
      `
¡Reserva confirmada!
# Hostal La Golondrina
Número de reserva: HG-2290471
Llegada: 10/09/2026 a partir de las 14:00
Salida: 13/09/2026 antes de las 11:00
Noches: 3
Huésped: Marta Olmedo Ruiz
Habitación: Cama en dormitorio mixto de 6 camas
Importe total: 96,00 €
Depósito pagado: 14,40 €
A pagar a la llegada: 81,60 €
Dirección: Calle del Pez 21, 28004 Madrid, España
Tel.: +34 910 555 010`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Hostal La Golondrina',
        start: '2026-09-10T14:00',
        end: '2026-09-13T11:00',
        passenger: 'Marta Olmedo Ruiz',
        room: 'Cama en dormitorio mixto de 6 camas',
        bookingReference: 'HG-2290471',
        price: '96.00 EUR',
        address: 'Calle del Pez 21, 28004 Madrid, España',
      },
    ],
  },
  {
    name: 'a chain hotel with its loyalty number, en',
    pages: [
      `
Halden Garden Inn Boston Seaport
75 Drydock Avenue, Boston, MA 02210 US
# Your stay is booked, Priya.
Confirmation #3318840275
Check In: Tue, 13 Oct 2026 4:00 PM
Check Out: Fri, 16 Oct 2026 12:00 PM
1 KING STUDIO NON SMOKING
Guests: 1 Adult
Guest: Priya Raghunathan
Halden Rewards #: 448120937
Rate per night  299.00 USD
Total taxes  129.17 USD
Total for stay  1,026.17 USD
Cancel by 11:59 PM on 12 Oct 2026 to avoid a penalty.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Halden Garden Inn Boston Seaport',
        address: '75 Drydock Avenue, Boston, MA 02210 US',
        start: '2026-10-13T16:00',
        end: '2026-10-16T12:00',
        passenger: 'Priya Raghunathan',
        bookingReference: '3318840275',
        price: '1026.17 USD',
      },
    ],
    never: { membershipNumber: '3318840275' },
  },
  {
    name: 'a restaurant table, en',
    pages: [
      `
# Your reservation is confirmed
The Salted Pear
Table for 4 on Saturday, March 28, 2026 at 7:15 PM
Name: Dominic Achterberg
Confirmation #: 20417
88 Orchard St, New York, NY 10002
(212) 555-0107
Modify  Cancel  Get directions
A note from the restaurant: We hold tables for 15 minutes.`,
    ],
    tickets: [
      {
        kind: 'restaurant',
        title: 'The Salted Pear',
        start: '2026-03-28T19:15',
        party: ['4', 'Table for 4', '4 people', '4 guests'],
        passenger: 'Dominic Achterberg',
        bookingReference: '20417',
        address: '88 Orchard St, New York, NY 10002',
      },
    ],
  },
  {
    name: 'a restaurant table, fr',
    pages: [
      `
Bonjour Thibault,
Votre réservation est confirmée !
# Le Comptoir des Halles
mardi 24 février 2026 à 20h00
2 personnes
-20% sur la carte
12 rue du Marché, 44000 Nantes
02 55 55 01 07
Référence de réservation : 9F31-AA20
Un empêchement ? Annulez votre réservation en un clic.`,
    ],
    tickets: [
      {
        kind: 'restaurant',
        title: 'Le Comptoir des Halles',
        start: '2026-02-24T20:00',
        party: '2 personnes',
        bookingReference: '9F31-AA20',
        address: '12 rue du Marché, 44000 Nantes',
      },
    ],
  },
  {
    name: 'a gift card of a shop, nl',
    codes: [[0.5]],
    pages: [
      `
# Cadeaukaart
Boekhandel De Vijf Zegels
Waarde: € 35,00
Kaartnummer: 6064 2201 7788 9012
Pincode: 4471
Geldig tot en met 31-12-2028
Voor Fenna, van oma
Inwisselbaar in al onze winkels en op vijfzegels.example.`,
    ],
    tickets: [
      {
        kind: 'giftCard',
        title: ['Cadeaukaart', 'Boekhandel De Vijf Zegels'],
        issuer: 'Boekhandel De Vijf Zegels',
        balance: '35.00 EUR',
        voucherCode: '6064 2201 7788 9012',
        pin: '4471',
        validUntil: '2028-12-31',
      },
    ],
  },
  {
    name: 'a membership card, de',
    codes: [[0.5]],
    pages: [
      `
Deutscher Höhenverein e. V.
Sektion Allgäu
# Mitgliedsausweis 2026
Theresa Obermüller
Mitglieds-Nr. 118-00-244817
A-Mitglied
Gültig bis 28.02.2027
Eintritt 01.01.2014`,
    ],
    tickets: [
      {
        kind: 'membership',
        passenger: 'Theresa Obermüller',
        membershipNumber: '118-00-244817',
        validUntil: '2027-02-28',
      },
    ],
    never: { start: '2014-01-01' },
  },
  {
    name: 'parking at an airport, en',
    codes: [[0.5]],
    pages: [
      `
# Booking confirmation
Long Stay Park North - Eastleigh Airport
Booking reference: EAP7719024
Entry: Sat 11 Jul 2026, 05:30
Exit: Sat 25 Jul 2026, 22:00
Vehicle registration: WX71 KLP
Name: Gareth Pugh
Amount paid: £118.00
Drive up to the barrier; the camera will read your number plate.
North Perimeter Road, Eastleigh SO50 6AA`,
    ],
    tickets: [
      {
        kind: 'parking',
        title: ['Long Stay Park North - Eastleigh Airport', 'Long Stay Park North'],
        start: '2026-07-11T05:30',
        end: '2026-07-25T22:00',
        vehicle: 'WX71 KLP',
        passenger: 'Gareth Pugh',
        bookingReference: 'EAP7719024',
        price: '118.00 GBP',
      },
    ],
  },
  {
    name: 'a month pass of a city, pl',
    codes: [[0.4]],
    pages: [
      `
Zarząd Komunikacji Miejskiej w Brzegowie
# Bilet miesięczny imienny
Strefa: 1 + 2
Ulgowy 50%
Ważny od: 01.03.2026
Ważny do: 31.03.2026
Imię i nazwisko: Katarzyna Wróbel
Numer biletu: BM 0448 1920
Cena: 62,00 zł`,
    ],
    tickets: [
      {
        kind: 'pass',
        title: ['Bilet miesięczny imienny'],
        validFrom: '2026-03-01',
        validUntil: '2026-03-31',
        passenger: 'Katarzyna Wróbel',
        ticketNumber: 'BM 0448 1920',
        price: '62.00 PLN',
      },
    ],
  },
  {
    name: 'ski passes of three days, two on a page, de',
    codes: [[0.15, 0.65]],
    pages: [
      `
# Skigebiet Hochfirn
3-Tages-Skipass Erwachsener
Name: Lukas Steinlechner
Gültig: 20.02.2026 - 22.02.2026
Preis: 174,00 €
Skipass-Nr.: 01-4417 2208 9931
Bestellung: HF-20417



# Skigebiet Hochfirn
3-Tages-Skipass Jugend
Name: Mia Steinlechner
Gültig: 20.02.2026 - 22.02.2026
Preis: 130,50 €
Skipass-Nr.: 01-4417 2208 9932
Bestellung: HF-20417`,
    ],
    tickets: [
      {
        kind: 'pass',
        title: ['Skigebiet Hochfirn', '3-Tages-Skipass Erwachsener'],
        passenger: 'Lukas Steinlechner',
        validFrom: '2026-02-20',
        validUntil: '2026-02-22',
        price: '174.00 EUR',
        ticketNumber: '01-4417 2208 9931',
        bookingReference: 'HF-20417',
      },
      {
        kind: 'pass',
        passenger: 'Mia Steinlechner',
        validFrom: '2026-02-20',
        validUntil: '2026-02-22',
        price: '130.50 EUR',
        ticketNumber: '01-4417 2208 9932',
        bookingReference: 'HF-20417',
      },
    ],
  },
  {
    name: 'a theatre order of two seats, cs',
    codes: [[0.2], [0.2]],
    pages: [
      `
Divadlo Na Ostrově
# Višňový sad
úterý 10. 3. 2026 v 19:00
Hlavní scéna, Nábřežní 7, Praha 5
Přízemí vpravo, řada 6, sedadlo 14
Cena: 590 Kč
Objednávka č. 4410287
Vstupenka č. 000118273`,
      `
Divadlo Na Ostrově
# Višňový sad
úterý 10. 3. 2026 v 19:00
Hlavní scéna, Nábřežní 7, Praha 5
Přízemí vpravo, řada 6, sedadlo 15
Cena: 590 Kč
Objednávka č. 4410287
Vstupenka č. 000118274`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Višňový sad',
        venue: ['Divadlo Na Ostrově'],
        start: '2026-03-10T19:00',
        row: '6',
        seat: '14',
        price: '590.00 CZK',
        bookingReference: '4410287',
        ticketNumber: '000118273',
      },
      {
        kind: 'event',
        title: 'Višňový sad',
        start: '2026-03-10T19:00',
        row: '6',
        seat: '15',
        ticketNumber: '000118274',
      },
    ],
  },
  {
    name: 'a fair ticket of one of several days, sv',
    codes: [[0.5]],
    pages: [
      `
# Båtmässan Västkusten 2026
Entrébiljett - Vuxen
Giltig en valfri dag 7-15 februari 2026
Arrangör: Västmässan AB
Plats: Västmässan, Mässgatan 20, 402 26 Göteborg
Pris: 180 kr
Ordernummer: 5520-118
Biljettnummer: 730011928374
Biljetten återköps ej.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Båtmässan Västkusten 2026',
        venue: 'Västmässan',
        address: 'Mässgatan 20, 402 26 Göteborg',
        start: '2026-02-07',
        end: '2026-02-15',
        price: '180.00 SEK',
        bookingReference: '5520-118',
        ticketNumber: '730011928374',
      },
    ],
  },
  {
    name: 'an appointment at an office, de',
    pages: [
      `
Terminbestätigung
Sehr geehrte Frau Aydin,
Ihr Termin wurde gebucht.
# Bürgeramt Rathaus Altfeld
Anliegen: Personalausweis beantragen
Datum: Montag, 16.02.2026
Uhrzeit: 08:40 Uhr
Ort: Rathausplatz 1, 12043 Altfeld, 2. Etage, Raum 214
Vorgangsnummer: 771 204
Bitte bringen Sie ein biometrisches Foto mit. Die Gebühr beträgt 37,00 Euro.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: ['Bürgeramt Rathaus Altfeld', 'Personalausweis beantragen'],
        start: '2026-02-16T08:40',
        bookingReference: '771 204',
      },
    ],
    never: { price: '37.00 EUR' },
  },
];

/** Papers about places, dates and prices that admit nobody. */
export const noTicketsTwo: readonly (readonly [name: string, page: string])[] = [
  [
    'a newsletter of a concert hall, de',
    `
# Unser Programm im Frühjahr
Liebe Musikfreunde,
der Vorverkauf läuft! Sichern Sie sich jetzt Ihre Karten.
14.03.2026, 20:00 Uhr  Kammerorchester Linden  ab 24,00 €  Tickets kaufen
21.03.2026, 19:30 Uhr  Die Vier Winde  ab 18,00 €  Tickets kaufen
02.04.2026, 20:00 Uhr  Passionskonzert  ab 30,00 €  Tickets kaufen
Konzerthaus Linden, Parkstraße 2, 30451 Linden
Newsletter abbestellen`,
  ],
  [
    'a cancelled stay, en',
    `
# Your booking has been cancelled
Hi Anders, your booking at Casa do Ribeiro Boutique Hotel was cancelled free of charge.
Confirmation number: 4471.208.991
Check-in: Friday, 5 June 2026
Check-out: Monday, 8 June 2026
Cancellation fee: € 0.00
Rua das Flores 118, 4050-265 Porto, Portugal`,
  ],
  [
    'a delivery notice, fr',
    `
Bonjour Élodie,
# Votre colis arrive demain
Livraison prévue le jeudi 19 février 2026 entre 10:00 et 12:00
Numéro de suivi : 6A12345678901
Point relais : Tabac de la Gare, 3 rue de la Gare, 69001 Lyon
Code de retrait : 4471
Suivre mon colis`,
  ],
  [
    'a password mail, en',
    `
# Reset your password
Hi Hannah,
We received a request to reset the password of your Stubwell account on 14 May 2026 at 19:30.
Your code: 448120
This code is valid until 14 May 2026, 20:00.
If this was not you, ignore this email.`,
  ],
  [
    'a blog about a restaurant, en',
    `
# A night at The Salted Pear
by Mina Kwon, March 28, 2026
We booked a table for two at 7 pm and stayed until midnight. The tasting menu is $95.
The Salted Pear, 88 Orchard St, New York, NY 10002, (212) 555-0107
Open Tuesday to Sunday 5:30 PM to 11:00 PM
Share this post
3 comments`,
  ],
  [
    'an invoice of an organiser for a stand, it',
    `
# FATTURA N. 118/2026
Data: 12/03/2026
Cliente: Officine Brandi S.r.l.
Descrizione                         Q.tà    Prezzo      Importo
Noleggio stand Fiera del Mobile     1       1.200,00    1.200,00
Imponibile 1.200,00 €
IVA 22% 264,00 €
Totale fattura 1.464,00 €
Scadenza pagamento: 11/04/2026
IBAN IT60 X054 2811 1010 0000 0123 456`,
  ],
  [
    'a reminder that a basket waits, es',
    `
# ¿Olvidaste algo?
Tus entradas para Valeria Neri te esperan en la cesta.
Sábado 20 de junio de 2026, 21:00 h
Estadio Municipal de la Ribera, Zaragoza
Precio: desde 45,00 €
Completa tu compra antes de que se agoten.
Finalizar compra`,
  ],
  [
    'a waiting list, nl',
    `
# Je staat op de wachtlijst
Hoi Fenna, helaas is Amsterdam Embedded Linux Meetup #42 volgeboekt.
Woensdag 4 maart 2026, 18:30 - 21:00
Bytewerf, Danzigerkade 21, Amsterdam
Zodra er een plek vrijkomt, krijg je bericht.`,
  ],
];
