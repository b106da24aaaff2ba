import { describe, expect, it } from 'vitest';
import { readPage as read } from '#test/extraction/read-pages.ts';

describe('journeys of many layouts', () => {
  it('reads a ticket receipt with one row per flight and the last stop in a row of its own', () => {
    const tickets = read(`
ELECTRONIC TICKET RECEIPT
Passenger:  DOE/JOHN MR (ADT)
Booking ref: 2ABCDE     Ticket number: ETKT 220 1234567890

From/To           Flight   CL  Date    Dep    Arr
BERLIN BER        LH173    Y   12MAY   0645   0755
FRANKFURT FRA
FRANKFURT FRA     LH400    Y   12MAY   1005   1250
NEW YORK JFK`);
    expect(tickets).toMatchObject([
      { fromCode: 'BER', toCode: 'FRA', number: 'LH173', start: '2026-05-12T06:45', end: '2026-05-12T07:55' },
      { fromCode: 'FRA', toCode: 'JFK', number: 'LH400', start: '2026-05-12T10:05', end: '2026-05-12T12:50' },
    ]);
  });

  it('takes no airline code for a label', () => {
    const [ticket] = read(`
From: Amsterdam - Schiphol (AMS)     To: New York - JFK (JFK)
Depart: Mon 12 Jun 23, 10:15         Arrive: Mon 12 Jun 23, 12:20
Flight number: KL 0641    Class: Economy    Terminal: 4`);
    expect(ticket).toMatchObject({
      from: 'Amsterdam - Schiphol',
      number: 'KL 0641',
      start: '2023-06-12T10:15',
      end: '2023-06-12T12:20',
      terminal: '4',
    });
  });

  it('takes the days on which people were born for none of the journey', () => {
    const tickets = read(`
FERRY BOOKING
Passengers
1  MR JAN KOWALSKI   born 03.05.1979
2  MS EWA KOWALSKA   born 11.10.1982
Stockholm - Helsinki   17:00 - 10:30
Ship: M/S Example   Cabin 6203
Booking date 05.01.2027`);
    expect(tickets.map(({ passenger }) => passenger)).toEqual(['JAN KOWALSKI', 'EWA KOWALSKA']);
    for (const { start } of tickets) expect(start).toBeUndefined();
  });

  it('reads stations left of their times, there and back', () => {
    const tickets = read(`
Hinfahrt am 12.05.2024
Köln Hbf                  ab 08:12   Gleis 4    ICE 515
Frankfurt(M) Flughafen    an 09:05   Gl. 7
Sitzplatz: Wagen 23, Platz 61

Rückfahrt am 14.05.2024
Frankfurt(M) Flughafen    ab 17:09   Gleis 4    ICE 610
Köln Hbf                  an 18:05   Gleis 6`);
    expect(tickets).toMatchObject([
      {
        from: 'Köln Hbf',
        start: '2024-05-12T08:12',
        end: '2024-05-12T09:05',
        number: 'ICE 515',
        coach: '23',
        seat: '61',
      },
      { to: 'Köln Hbf', start: '2024-05-14T17:09', end: '2024-05-14T18:05', number: 'ICE 610' },
    ]);
  });

  it('reads a journey told in sentences', () => {
    const [ticket] = read(`
Cher Jean,
Votre train TGV 6607 de Paris Gare de Lyon à Lyon Part-Dieu
Le vendredi 12 mai 2023
Départ à 08h10, arrivée à 10h05
Voiture 12, place 45`);
    expect(ticket).toMatchObject({
      from: 'Paris Gare de Lyon',
      to: 'Lyon Part-Dieu',
      start: '2023-05-12T08:10',
      end: '2023-05-12T10:05',
      coach: '12',
      seat: '45',
    });
  });

  it('joins first and last name, and columns of origin and destination with their times below', () => {
    const [ticket] = read(`
Biglietto treno
Stazione di Partenza/From      Stazione di Arrivo/To      Carrozza/Coach   Posti/Seats
Roma Termini                   Milano Centrale            3                14D
Ore/Hours 09:00 - 05/05/2025   Ore/Hours 12:10 - 05/05/2025
Treno/Train: Frecciarossa 9512
Nome: Mario     Cognome: Rossi`);
    expect(ticket).toMatchObject({
      from: 'Roma Termini',
      to: 'Milano Centrale',
      start: '2025-05-05T09:00',
      end: '2025-05-05T12:10',
      coach: '3',
      seat: '14D',
      number: 'Frecciarossa 9512',
      passenger: 'Mario Rossi',
    });
  });

  it('reads a route with a dash where the times have labels and no place has one', () => {
    const [ticket] = read(`
Ferry ticket
Booking number: 12345678
Dover - Calais
Departure: 12 Aug 2026 10:15
Arrival: 12 Aug 2026 12:45`);
    expect(ticket).toMatchObject({ from: 'Dover', to: 'Calais', start: '2026-08-12T10:15', end: '2026-08-12T12:45' });
  });
});
