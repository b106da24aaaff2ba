import { describe, expect, it } from 'vitest';
import { headsWay } from '#src/extraction/words/way-words.ts';
import { readPage as read } from '#test/extraction/read-pages.ts';

const inOrder = (page: string) => read(page).toSorted((a, b) => `${a.start}`.localeCompare(`${b.start}`));

describe('the way back', () => {
  it('is a ride of its own where a second line names the same ends the other way round', () => {
    expect(
      inOrder(`
Reederei Nordlicht
Ihr Fährticket für Samstag, 5. Juni 2027
Norddeich 9.30 · Juist 11.00
Juist 16.45 · Norddeich 18.15
1 Erwachsener, 48,00 €
Name: Ada Berger
Ticketnummer 7704 1182`),
    ).toMatchObject([
      { from: 'Norddeich', to: 'Juist', start: '2027-06-05T09:30', end: '2027-06-05T11:00' },
      { from: 'Juist', to: 'Norddeich', start: '2027-06-05T16:45', end: '2027-06-05T18:15' },
    ]);
  });

  it('has the clocks below its line and the day with them', () => {
    expect(
      inOrder(`
TICKET RETURN / BILJETT
Skärgårdslinjen, färja
Booking no.: SK-440718
Stavsnäs – Sandhamn
Lördag 12 juni 2027, 10.30 – 11.10
Sandhamn – Stavsnäs
Söndag 13 juni 2027, 17.00 – 17.40
Name: Ebba Sjöström
Price: 290 SEK`),
    ).toMatchObject([
      { from: 'Stavsnäs', to: 'Sandhamn', start: '2027-06-12T10:30' },
      { from: 'Sandhamn', to: 'Stavsnäs', start: '2027-06-13T17:00' },
    ]);
  });

  it('stands under its heading, with its ends in lines of their own', () => {
    expect(
      inOrder(`
FERROVIE DEL LEVANTE
BIGLIETTO ANDATA E RITORNO
ANDATA 16/05/2027 ORE 09:12
BARI CENTRALE
-> LECCE
RITORNO 18/05/2027 ORE 17:40
LECCE
-> BARI CENTRALE
TARIFFA: ADULTO
TRENO REGIONALE
TOTALE EURO 21,00
N. 0027044188207`),
    ).toMatchObject([
      { from: 'BARI CENTRALE', to: 'LECCE', start: '2027-05-16T09:12' },
      { from: 'LECCE', to: 'BARI CENTRALE', start: '2027-05-18T17:40' },
    ]);
  });

  it('stands in a column beside the way there', () => {
    expect(
      inOrder(`
Coastline Coaches - your return ticket
Passenger  Moira Tennant

            Going                 Coming back
When        Fri 8 Oct 2027        Tue 12 Oct 2027
Leaves      7:00 am               4:15 pm
            Harwell (Quay)        Port Ellis (Terminal 1)
Gets in     9:30 am               6:45 pm
            Port Ellis (Terminal 2)  Harwell (Quay)
Bus         704X                  704X

Booking 40071926, made on 3 Oct 2027, 20:49`),
    ).toMatchObject([
      { from: 'Harwell', to: 'Port Ellis', start: '2027-10-08T07:00', end: '2027-10-08T09:30' },
      { from: 'Port Ellis', to: 'Harwell', start: '2027-10-12T16:15', end: '2027-10-12T18:45' },
    ]);
  });

  it('is one without a number or an arrival after it, under the number of the car that both carry', () => {
    expect(
      inOrder(`
The Tunnel Crossing
Booking reference 418827340
Registration LR71 KTV, hotel vouchers on request

OUTBOUND                      RETURN
Saturday 24 July 2027         Saturday 7 August 2027
Folkestone to Calais          Calais to Folkestone
Depart: 07:50 (UK time)       Depart: 16:06 (French time)
Arrive: 09:25 (French time)   Arrive: 15:41 (UK time)

Passenger Aoife Kettering`),
    ).toMatchObject([
      { from: 'Folkestone', to: 'Calais', start: '2027-07-24T07:50', end: '2027-07-24T09:25' },
      { from: 'Calais', to: 'Folkestone', start: '2027-08-07T16:06' },
    ]);
  });

  it('is none where two teams meet at home and away', () => {
    const tickets = read(`
Dauerkarte Handball
HC Erlenbach – TV Obernau
Samstag, 5. Juni 2027, 19.30 Uhr
TV Obernau – HC Erlenbach
Samstag, 12. Juni 2027, 18.00 Uhr
Block B Reihe 4 Platz 12
Name: Ada Berger`);
    expect(tickets.map(({ kind }) => kind)).not.toContain('train');
    expect(tickets.filter((ticket) => ticket.from || ticket.to)).toEqual([]);
  });
});

it.each([
  ['Hinfahrt', 'there'],
  ['RITORNO 16/05/2027 ORE 17:54', 'back'],
  ['Ar ais (Back)', 'back'],
  ['1. Tam', 'there'],
  ['ÎNTORS duminică 16.05.2027', 'back'],
  ['Andata sabato 15 maggio', 'there'],
  ['복로', undefined],
  ['오는 편', 'back'],
  ['Return to the desk', undefined],
  ['Return ticket', undefined],
  ['Andata e ritorno', undefined],
  ['Hin- und Rückfahrt', undefined],
])('tells which way is headed by "%s"', (text, way) => {
  expect(headsWay(text)).toBe(way);
});

describe('a way that a line tells by two words of its language', () => {
  const wayOf = (line: string) =>
    read(`Torghatten Nord ferry\nTicket no. 0447182\n${line}\nPassenger: Ada Berg\nPrice: 10.90 EUR`).map(
      ({ from, to, start }) => [from, to, start],
    );

  it.each([
    ['VON BREMEN NACH HAMBURG\nABFAHRT: SAMSTAG 21/08/2027 13:15 UHR', 'BREMEN', 'HAMBURG'],
    ['DA NAPOLI A PROCIDA\nPARTENZA: SABATO 21/08/2027 ORE 13:15', 'NAPOLI', 'PROCIDA'],
    ['DE LYON À PARIS\nDÉPART : SAMEDI 21/08/2027 13:15', 'LYON', 'PARIS'],
    ['FRÅN LUND TILL MALMÖ\nAVGÅNG: LÖRDAG 21/08/2027 13:15', 'LUND', 'MALMÖ'],
    ['TỪ HÀ NỘI ĐẾN HUẾ\nKHỞI HÀNH: THỨ BẢY 21/08/2027 13:15', 'HÀ NỘI', 'HUẾ'],
    ['ΑΠΟ ΖΑΚΥΝΘΟ ΠΡΟΣ ΚΥΛΛΗΝΗ\nΗΜ/ΝΙΑ ΑΝΑΧΩΡΗΣΗΣ: 21/08/2027\nΩΡΑ: 13:15', 'ΖΑΚΥΝΘΟ', 'ΚΥΛΛΗΝΗ'],
    ['Da Napoli a Procida\nPartenza: sabato 21/08/2027 ore 13:15', 'Napoli', 'Procida'],
  ])('has both ends: %s', (line, from, to) => {
    expect(wayOf(line)).toEqual([[from, to, '2027-08-21T13:15']]);
  });

  it('is no value of a line with a colon above it', () => {
    const line =
      'Ihr Ticket für die Fähre:\nVon Norddeich Mole nach Juist Hafen,\nAbfahrt Samstag, 21. August 2027 um 13:15 Uhr';
    expect(wayOf(line)).toEqual([['Norddeich Mole', 'Juist Hafen', '2027-08-21T13:15']]);
  });
});
