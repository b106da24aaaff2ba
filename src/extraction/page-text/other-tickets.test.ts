import { describe, expect, it } from 'vitest';
import { readPage as read, readPages } from '#test/extraction/read-pages.ts';

describe('page text of other tickets', () => {
  it('reads a concert: title, place, doors, start, seat', () => {
    const [ticket] = read(`
# Sturmglas – Tour 2026

Samstag, 14.11.2026
Einlass: 18:30 Uhr
Beginn: 20:00 Uhr
Ort: Stadthalle am Fluss
Adresse: Hauptstraße 5, 10115 Berlin
Block: C    Reihe: 12    Platz: 7
Ticketnummer: 5658882750`);
    expect(ticket).toMatchObject({
      kind: 'event',
      title: 'Sturmglas – Tour 2026',
      start: '2026-11-14T20:00',
      doors: '2026-11-14T18:30',
      venue: 'Stadthalle am Fluss',
      address: 'Hauptstraße 5, 10115 Berlin',
      section: 'C',
      row: '12',
      seat: '7',
      ticketNumber: '5658882750',
    });
  });

  it('takes the number of a hall for that of a hall alone', () => {
    const [ticket] = read(`
Lux Cinemas

# The Last Lighthouse

2 h 04 min · Original version

Cinema
Lux Riverside

Date                        Time
3 April 2027                20:15

Screen        Row        Seat
7             H          12

Booking 88213 · Show this code at the entrance`);
    expect(ticket).toMatchObject({ kind: 'event', room: '7', row: 'H', seat: '12' });
    expect(ticket).not.toHaveProperty('section');
  });

  it('reads several tickets of a table with one row each', () => {
    const tickets = read(`
# The Glass Orchard

Date: Thursday, 30 April 2026, 7:30 pm
Venue: Assembly House

Row     Seat     Ticket no.
C       14       33043575
C       15       33043576`);
    expect(tickets).toMatchObject([
      { row: 'C', seat: '14', ticketNumber: '33043575', start: '2026-04-30T19:30' },
      { row: 'C', seat: '15', ticketNumber: '33043576', start: '2026-04-30T19:30' },
    ]);
  });

  it('reads a ticket on each page', () => {
    const page = (seat: string, number: string) => `
# Le Grand Match

Date : samedi 14 mars 2026
Heure : 21h00
Stade : Stade du Port
Place : ${seat}
N° de billet : ${number}`;
    expect(readPages([page('12', '445566771'), page('13', '445566772')])).toMatchObject([
      { seat: '12', ticketNumber: '445566771' },
      { seat: '13', ticketNumber: '445566772' },
    ]);
  });

  it('reads arrival and departure of a hotel as its first and last day', () => {
    const [ticket] = read(`
# Hotel Ribera Azul

Confirmación de reserva
Localizador: 940051203
Entrada: 15/11/2026
Salida: 20/11/2026
Noches: 5
Habitación: Doble con vistas
Huésped: Noelia Ibáñez`);
    expect(ticket).toMatchObject({
      kind: 'hotel',
      title: 'Hotel Ribera Azul',
      start: '2026-11-15',
      end: '2026-11-20',
      bookingReference: '940051203',
      passenger: 'Noelia Ibáñez',
    });
  });

  it('reads a voucher that expires', () => {
    const [ticket] = read(`
# Massaggio di 60 minuti

Buono regalo
Codice: QUVK-RGZN-H8S3
Valore: 50,00 EUR
Valido fino al: 16.10.2026`);
    expect(ticket).toMatchObject({
      kind: 'voucher',
      voucherCode: 'QUVK-RGZN-H8S3',
      validUntil: '2026-10-16',
      balance: { amount: '50.00', currency: 'EUR' },
    });
    expect(ticket?.start).toBeUndefined();
  });

  it('reads a membership card', () => {
    const [ticket] = read(`
# Kletterclub Nord

Mitgliedsausweis
Name: Änne Neumann
Mitgliedsnummer: 100234
Gültig bis: 31.12.2026`);
    expect(ticket).toMatchObject({
      kind: 'membership',
      title: 'Kletterclub Nord',
      membershipNumber: '100234',
      validUntil: '2026-12-31',
      passenger: 'Änne Neumann',
    });
  });

  it('reads labels in two languages and dotted leaders', () => {
    const [ticket] = read(`
# Machines à rêver

Billet d'entrée · Admission ticket

N° de commande · Order no. ...... 4788490
Date · Date ..................... lun. 25/08/2025
Lieu · Venue .................... La Vieille Fonderie
Prix · Price .................... EUR 32,90`);
    expect(ticket).toMatchObject({
      bookingReference: '4788490',
      start: '2025-08-25',
      venue: 'La Vieille Fonderie',
      price: { amount: '32.90', currency: 'EUR' },
    });
  });
});
