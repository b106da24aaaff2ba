import { describe, expect, it } from 'vitest';
import { readPage as read } from '#test/extraction/read-pages.ts';

describe('papers as an inbox holds them', () => {
  it('tell where one boards and alights', () => {
    const tickets = read(`
MOORLAND COACHES

Booking number ......: 31-77180
Lead passenger ......: Mr P Trevail

OUTWARD JOURNEY
  Date ................: Friday 7 May 2027
  Board ...............: Bodmin, Mount Folly
  Departs .............: 08.10
  Alight ..............: Bristol, Anchor Road
  Arrives .............: 11.45

Total paid ............: GBP 21.00`);
    expect(tickets).toMatchObject([
      {
        from: 'Bodmin, Mount Folly',
        to: 'Bristol, Anchor Road',
        start: '2027-05-07T08:10',
        end: '2027-05-07T11:45',
        passenger: 'P Trevail',
      },
    ]);
  });

  it('tell when one is let in, and when there are tours every Sunday', () => {
    const tickets = read(`
KUNSTHALLE HOLTENAU
Kanalstraße 7, 24159 Kiel

ONLINE-TICKET
Nebel und Licht
08.05.2027 (Samstag)
Einlass ab 12:00 Uhr
Einzelticket, ermäßigt
9,00 EUR
KH-77120-4471

Führungen sonntags 15.00 Uhr, Karten an der Kasse.
Käuferin: Rosa Lindqvist | Bestellung 551277`);
    expect(tickets).toMatchObject([{ doors: '2027-05-08T12:00' }]);
    expect(tickets[0]?.start).not.toContain('15:00');
  });

  it('tell who is younger than thirty, and what that costs', () => {
    const tickets = read(`
# Harbour Theatre
The Last Ferry
Fri 7 May 2027 7:30PM
STALLS Row F Seat 9
Under 30 £12.50
Order 88120`);
    expect(tickets[0]?.price).toEqual({ amount: '12.50', currency: 'GBP' });
  });

  it('tell for whom a present is', () => {
    const tickets = read(`
treatly
Spa Morning for Two
Happy Birthday!
To Marjorie Dunn
From Steph & Darren
Voucher number
7718 0442 9036
Book by
16/11/2027
Order TR-118820 issued 16/01/2027`);
    expect(tickets).toMatchObject([{ kind: 'voucher', passenger: 'Marjorie Dunn' }]);
  });
});
