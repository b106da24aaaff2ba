import { describe, expect, it } from 'vitest';
import { readPage as read } from '#test/extraction/read-pages.ts';

describe('orders of several legs and travellers', () => {
  it('gives each way the day of its own line, and each of a list of travellers a ticket', () => {
    const tickets = read(`
Fahrkarte
Hin- und Rückfahrt
Hinfahrt  12.02.2027  ab 08:12 Köln Hbf  an 09:05 Frankfurt Flughafen  ICE 515
Rückfahrt 14.02.2027  ab 17:09 Frankfurt Flughafen  an 18:05 Köln Hbf  ICE 610
Reisende: Anna Weber, Jonas Weber
Auftragsnummer 7KQ2XM`);
    const there = { number: 'ICE 515', start: '2027-02-12T08:12', end: '2027-02-12T09:05' };
    const back = { number: 'ICE 610', start: '2027-02-14T17:09', end: '2027-02-14T18:05' };
    const inOrder = tickets.toSorted((a, b) => `${a.start}`.localeCompare(`${b.start}`));
    expect(inOrder).toMatchObject([
      { ...there, passenger: 'Anna Weber' },
      { ...there, passenger: 'Jonas Weber' },
      { ...back, passenger: 'Anna Weber' },
      { ...back, passenger: 'Jonas Weber' },
    ]);
  });

  it('gives each way the day at its head, though a flight is numbered before it', () => {
    const tickets = read(`
Northern Isles Air
Itinerary receipt   Reservation Q7XKWT
Issued Thursday 15 April 2027
Passenger: Ms Sheila Andersen

Flight 1 — Monday, 3 May 2027
NI 905   Depart 7:45 AM Kirkwall (KOI)   Arrive 8:35 AM Sumburgh (LSI)
Classic, seat 5D

Flight 2 — Friday, 7 May 2027
NI 922   Depart 4:10 PM Sumburgh (LSI)   Arrive 5:05 PM Kirkwall (KOI)
Classic, seat 3A`);
    expect(tickets).toMatchObject([
      { fromCode: 'KOI', toCode: 'LSI', start: '2027-05-03T07:45', end: '2027-05-03T08:35' },
      { fromCode: 'LSI', toCode: 'KOI', start: '2027-05-07T16:10', end: '2027-05-07T17:05' },
    ]);
  });

  it('reads tickets of an app, each with its own day, clocks, ends and seat, as rides', () => {
    const tickets = read(`
As minhas viagens
Compra n.º EX-270318-5519 - Inês Tavares
Cartão Ponto 440 117 829

IDA   Válido
Sex, 26 mar 2027
09:30 Lisboa Oriente
13:00 Lagos
Serviço 1017   Lugar 14
Bilhete 70448812   Valor 17,95 €

VOLTA   Válido
Seg, 29 mar 2027
18:15 Lagos
21:45 Lisboa Oriente
Serviço 1042   Lugar 07
Bilhete 70448813   Valor 16,15 €`);
    expect(tickets).toMatchObject([
      { from: 'Lisboa Oriente', to: 'Lagos', start: '2027-03-26T09:30', end: '2027-03-26T13:00', seat: '14' },
      { from: 'Lagos', to: 'Lisboa Oriente', start: '2027-03-29T18:15', end: '2027-03-29T21:45', seat: '07' },
    ]);
  });

  it('reads a clock with a dot before a way, there and back, a ticket for each seat', () => {
    const tickets = read(`
Your coach tickets
Order 88123-44        Purchased 2 January 2027
Passengers: 2 adults

OUTBOUND  Friday 12 February 2027
9.00 | Victoria Coach Station → Oxford Gloucester Green
Seats 11, 12

RETURN  Sunday 14 February 2027
18.30 | Oxford Gloucester Green → Victoria Coach Station
Seats 5, 6`);
    expect(tickets).toMatchObject([
      { from: 'Victoria Coach Station', to: 'Oxford Gloucester Green', start: '2027-02-12T09:00', seat: '11' },
      { from: 'Victoria Coach Station', to: 'Oxford Gloucester Green', start: '2027-02-12T09:00', seat: '12' },
      { from: 'Oxford Gloucester Green', to: 'Victoria Coach Station', start: '2027-02-14T18:30', seat: '5' },
      { from: 'Oxford Gloucester Green', to: 'Victoria Coach Station', start: '2027-02-14T18:30', seat: '6' },
    ]);
  });

  it('gives every traveller the seat of his row, also one who is called like a month', () => {
    const tickets = read(`
RAIL ITINERARY                      CONFIRMATION 4KX9QT
TRAIN 171   NORTHEAST REGIONAL      FRI 12 FEB 2027
DEPART  BOSTON SOUTH STATION        8:15A
ARRIVE  NEW YORK PENN STATION       12:25P

PASSENGERS
Whitfield, Laura      CAR C  SEAT 7A
Whitfield, Samuel     CAR C  SEAT 7B
Whitfield, June       CAR C  SEAT 8A`);
    expect(tickets.map(({ passenger, seat }) => [passenger, seat])).toEqual([
      ['Laura Whitfield', '7A'],
      ['Samuel Whitfield', '7B'],
      ['June Whitfield', '8A'],
    ]);
  });

  it('makes no ticket for who only booked', () => {
    const tickets = read(`
ITINERARY RECEIPT
Booked by: Reservations Agent
Agency: Example Travel, Main Street 4
Passenger: OKAFOR/NGOZI MS
Booking reference XK4T2Q

British Airways BA 903   17 MAR 2027
London Heathrow (LHR)  09:40   Terminal 5
Frankfurt (FRA)  12:20  Terminal 2
Seat 14C`);
    expect(tickets.map(({ passenger }) => passenger)).toEqual(['NGOZI OKAFOR']);
  });

  it('leaves two names behind one comma together: families may have two', () => {
    const tickets = read(`
Boleto de tren
Pasajero: QUISPE MAMANI, JORGE LUIS
Fecha: 24/07/2027
Salida: Ollantaytambo 07:05
Llegada: Machu Picchu 08:27
Tren 73   Coche C   Asiento 24`);
    expect(tickets).toHaveLength(1);
  });

  it('takes nobody for two who is named in Greek and in Latin letters', () => {
    const tickets = read(`
Ηλεκτρονικό εισιτήριο / e-Ticket
Επιβάτης / Passenger
ΝΙΚΟΛΑΟΣ ΒΛΑΧΟΣ
NIKOLAOS VLACHOS
Πτήση / Flight  A3 118   26/03/2027
Αναχώρηση / Departure  Θεσσαλονίκη (SKG)  07:15
Άφιξη / Arrival        Αθήνα (ATH)        08:10`);
    expect(tickets).toHaveLength(1);
  });

  it('keeps a column right of the arrivals out of them', () => {
    const tickets = read(`
Booking confirmation 7QWZ3L
Passenger: HUDA ALHARBI
Flight    From           To              Departure       Arrival         Class
SV 1662   Abha (AHB)     Riyadh (RUH)    18 March 2027   18 March 2027   Club World
                                         09:40           11:15
SV 1028   Riyadh (RUH)   Dammam (DMM)    18 March 2027   18 March 2027   Club World
                                         13:30           14:40`);
    expect(tickets).toMatchObject([
      { number: 'SV 1662', start: '2027-03-18T09:40', end: '2027-03-18T11:15' },
      { number: 'SV 1028', start: '2027-03-18T13:30', end: '2027-03-18T14:40' },
    ]);
  });
});
