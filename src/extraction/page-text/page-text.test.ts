import { describe, expect, it } from 'vitest';
import { readPage as read } from '#test/extraction/read-pages.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { pageText } from './page-text.ts';

describe('page text of a journey', () => {
  it('reads labels with the value behind a colon', () => {
    const [ticket] = read(`
# Ihre Fahrkarte

Zug: ICE 802        Wagen: 12     Platz: 61
Von: München Hbf
Nach: Berlin Hbf
Datum: 12.05.2026
Abfahrt: 13:51
Ankunft: 18:02
Fahrgast: Herr Max Mustermann
Auftragsnummer: XK7P2L
Gesamtpreis: 39,90 EUR`);
    expect(ticket).toMatchObject({
      kind: 'train',
      number: 'ICE 802',
      coach: '12',
      seat: '61',
      from: 'München Hbf',
      to: 'Berlin Hbf',
      start: '2026-05-12T13:51',
      end: '2026-05-12T18:02',
      passenger: 'Max Mustermann',
      bookingReference: 'XK7P2L',
      price: { amount: '39.90', currency: 'EUR' },
    });
  });

  it('reads values below their labels', () => {
    const [ticket] = read(`
# Carte d'embarquement

Passager                    Vol           Date
DOE/JEANNE MME              AF 1234       12 mai 2026

De                          À             Départ
Paris (CDG)                 Nice (NCE)    10h15

Porte      Siège      Embarquement
K 43       12C        09h35`);
    expect(ticket).toMatchObject({
      kind: 'flight',
      number: 'AF 1234',
      fromCode: 'CDG',
      toCode: 'NCE',
      start: '2026-05-12T10:15',
      boarding: '2026-05-12T09:35',
      seat: '12C',
      passenger: 'JEANNE DOE',
    });
  });

  it('reads the way there and back as two tickets, with places and times in other cells', () => {
    const tickets = read(`
BOOKING REF: K3LQ9W                                      DOE/JOHN MR

FLIGHT     LH 962 - LUFTHANSA                            TUE 07 JUNE 2022
DEPARTURE: BERLIN, DE (BRANDENBURG)                      07 JUN 12:10
ARRIVAL:   MADRID, ES (BARAJAS)                          07 JUN 15:10
BAGGAGE ALLOWANCE:        1PC

FLIGHT     LH 1117 - LUFTHANSA                           THU 09 JUNE 2022
DEPARTURE: MADRID, ES (BARAJAS)                          09 JUN 23:40
ARRIVAL:   BERLIN, DE (BRANDENBURG)                      10 JUN 02:30`);
    expect(tickets).toMatchObject([
      {
        number: 'LH 962',
        from: 'BERLIN, DE (BRANDENBURG)',
        start: '2022-06-07T12:10',
        end: '2022-06-07T15:10',
        bookingReference: 'K3LQ9W',
      },
      { number: 'LH 1117', to: 'BERLIN, DE (BRANDENBURG)', start: '2022-06-09T23:40', end: '2022-06-10T02:30' },
    ]);
  });

  it('reads a table of stops', () => {
    const [ticket, ...others] = read(`
Ihre Reiseverbindung am 28.12.2026

Halt                  Datum     Zeit        Gleis   Produkte
Düsseldorf Hbf        28.12.    ab 15:52    19      ICE 943
Berlin Hbf            28.12.    an 20:09    6`);
    expect(ticket).toMatchObject({
      number: 'ICE 943',
      from: 'Düsseldorf Hbf',
      to: 'Berlin Hbf',
      start: '2026-12-28T15:52',
      end: '2026-12-28T20:09',
      platform: '19',
    });
    expect(others).toEqual([]);
  });

  it('takes an arrival before the departure for the next day', () => {
    const [ticket] = read(`
Billete de tren

Origen:      Madrid Chamartín
Destino:     Lisboa Oriente
Fecha:       sábado 3 de enero de 2026
Salida:      21:50
Llegada:     07:30`);
    expect(ticket).toMatchObject({ start: '2026-01-03T21:50', end: '2026-01-04T07:30' });
  });

  it('infers the year from the weekday', () => {
    const [ticket] = read(
      `
Biglietto treno

Treno: Frecciarossa 9512
Da: Roma Termini
A: Milano Centrale
Partenza: lunedì 5 maggio, ore 09:00`,
      '2025-03-01',
    );
    expect(ticket).toMatchObject({ start: '2025-05-05T09:00' });
  });

  it('gives each passenger of a flight a ticket', () => {
    const tickets = read(`
Booking reference: XXX007
Traveller:     John Doe
Traveller:     Jane Doe

Flight:        AB6439, Air Berlin
Date:          Mon 17 Oct 2016
Departure:     10:50 Tegel(TXL), Berlin, Germany
Arrival:       12:00 International Airport(DUS), Duesseldorf, Germany`);
    expect(tickets.map((ticket) => ticket.passenger)).toEqual(['John Doe', 'Jane Doe']);
    expect(tickets[0]).toMatchObject({ number: 'AB6439', fromCode: 'TXL', toCode: 'DUS', start: '2016-10-17T10:50' });
  });
});

describe('page text that is unsure', () => {
  it('says nothing of 05/03 when nothing tells day from month', () => {
    const [ticket] = read(`
# Summer Show

Admission ticket
Date: 05/03/2026
Venue: Assembly House
Seat: 12`);
    expect(ticket?.start).toBeUndefined();
  });

  it('does not take a birth date, a tax number or a payment for the ticket', () => {
    const [ticket] = read(`
# Nachtzug

Fahrkarte
Geburtsdatum: 01.02.1980
USt-IdNr: DE123456789
Gültig bis: 31.12.2026
Tarif: Sparpreis`);
    expect(ticket?.start).toBeUndefined();
    expect(ticket?.bookingReference).toBeUndefined();
  });

  it('shows where each value was read', () => {
    const input = inputOf([pageOf('# Konzert\n\nTicketnummer: 5658882750\nBeginn: 14.11.2026 20:00 Uhr\nOrt: Halle')]);
    const [reading] = pageText.extract(input)[0]?.fields.ticketNumber ?? [];
    expect(reading?.evidence).toMatchObject({
      document: '0',
      page: 1,
      extractor: 'page-text',
      text: 'Ticketnummer: 5658882750',
    });
    expect(reading?.evidence.region?.width).toBeGreaterThan(0);
  });
});
