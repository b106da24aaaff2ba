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

  it('reads flights in cards, airline and number beside "Departs: City (CODE)" over its time', () => {
    const tickets = read(`
SkyNest
Your electronic ticket is ready
Booking Number: 334-771-902
Airline confirmation: 42XQKT
Booked on: Feb 9, 2027

Departing: Calgary to Graz
Air Canada      Departs: Calgary (YYC)            Arrives: Frankfurt (FRA)
Flight AC 844   Thu, May 20, 2027 at 6:10 PM      Fri, May 21, 2027 at 11:20 AM
Economy (L)

Layover in Frankfurt: 2h 35m
Lufthansa       Departs: Frankfurt (FRA), Terminal 1     Arrives: Graz (GRZ)
Flight LH 1262  Fri, May 21, 2027 at 1:55 PM             Fri, May 21, 2027 at 3:15 PM
Economy (L)


Returning: Graz to Calgary
Lufthansa       Departs: Graz (GRZ)               Arrives: Frankfurt (FRA)
Flight LH 1263  Sun, Jun 6, 2027 at 8:40 AM       Sun, Jun 6, 2027 at 10:05 AM
Economy (L)

Layover in Frankfurt: 1h 35m
Air Canada      Departs: Frankfurt (FRA), Terminal 1     Arrives: Calgary (YYC)
Flight AC 845   Sun, Jun 6, 2027 at 11:40 AM             Sun, Jun 6, 2027 at 1:05 PM
Economy (L)


Traveller Information
Name               Ticket number
Gauthier, Odile    0142400381927`);
    expect(tickets).toMatchObject([
      { number: 'AC 844', from: 'Calgary', to: 'Frankfurt', start: '2027-05-20T18:10', end: '2027-05-21T11:20' },
      { number: 'LH 1262', from: 'Frankfurt', to: 'Graz', start: '2027-05-21T13:55', end: '2027-05-21T15:15' },
      { number: 'LH 1263', from: 'Graz', to: 'Frankfurt', start: '2027-06-06T08:40', end: '2027-06-06T10:05' },
      { number: 'AC 845', from: 'Frankfurt', to: 'Calgary', start: '2027-06-06T11:40', end: '2027-06-06T13:05' },
    ]);
  });

  it('gives each traveller a ticket whom a list names whole, where a greeting names the family', () => {
    const tickets = read(`
flugnest.example
Buchungsbestätigung
Buchungscode QX4T9B
Sehr geehrte Frau Adler-Brandt,
vielen Dank für Ihre Buchung. Ihre Tickets sind ausgestellt.

Hinflug
Samstag, 03.04.2027
06:05   Düsseldorf (DUS)   Eurowings
                           Flug EW 9520
08:25   Palma de Mallorca (PMI)

Reisende
Name (wie im Ausweis)            Typ           Ticketnummer
Adler-Brandt / Cordula Frau      Erwachsener   104-2447180331
Brandt / Thaddäus Herr           Erwachsener   104-2447180332`);
    expect(tickets).toMatchObject([
      { passenger: 'Cordula Adler-Brandt', ticketNumber: '104-2447180331', number: 'EW 9520' },
      { passenger: 'Thaddäus Brandt', ticketNumber: '104-2447180332', number: 'EW 9520' },
    ]);
  });

  it('gives a seat to the leg whose airports stand before it', () => {
    const tickets = read(`
avianorte
Código de reserva: 9RJX2M

Sábado, 19 de junio de 2027
2:05 p. m. Cartagena (CTG)
3:38 p. m. Bogotá (BOG)
Vuelo AV 9545

9:00 p. m. Bogotá (BOG)
11:25 p. m. Lima (LIM)
Vuelo AV 26

Pasajeros
1. Sandra Milena Ospina
Tiquete 134-2216740938
Asientos: CTG-BOG 6C / BOG-LIM 21H
2. Juan Esteban Ospina
Tiquete 134-2216740939
Asientos: CTG-BOG 6D / BOG-LIM 21K`);
    const seats = tickets.map(({ number, passenger, seat }) => `${number} ${passenger} ${seat}`);
    const right = [
      'AV 9545 Sandra Milena Ospina 6C',
      'AV 26 Sandra Milena Ospina 21H',
      'AV 9545 Juan Esteban Ospina 6D',
      'AV 26 Juan Esteban Ospina 21K',
    ];
    expect(seats.toSorted()).toEqual(right.toSorted());
  });
});
