import { describe, expect, it } from 'vitest';
import { understand } from '#src/extraction/understand.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { reservationSystem } from './extract.ts';

const input = (text: string) => inputOf([pageOf(text)]);

function read(text: string): Record<string, unknown>[] {
  return reservationSystem.extract(input(text)).map(({ fields }) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, [best]]) => {
        const value = best!.value;
        return [name, typeof value === 'object' && 'local' in value ? value.local : value];
      }),
    ),
  );
}

describe('itineraries of reservation systems', () => {
  it('reads Amadeus: two travellers, two flights, their own ticket numbers', () => {
    const tickets = read(`
--- TST RLR ---
RP/PARAF0001/PARAF0001            AA/SU  20MAY26/0912Z   QX7ABC
  1.MUSTER/ERIKA MRS   2.MUSTER/JAN MR
  3  AF1234 Y 12JUN 5*CDGJFK HK2       2E 1030 1255   *1A/E*
  4  AF 007 Y 20JUN 6*JFKCDG HK2       1  1930 0845+1 *1A/E*
  5 FA PAX 057-2412345678/ETAF/EUR812.40/20MAY26/PARAF0001/S3-4/P1
  6 FA PAX 057-2412345679/ETAF/EUR812.40/20MAY26/PARAF0001/S3-4/P2`);
    const out = {
      number: 'AF 1234',
      fromCode: 'CDG',
      toCode: 'JFK',
      start: '2026-06-12T10:30',
      end: '2026-06-12T12:55',
    };
    const back = { number: 'AF 7', fromCode: 'JFK', toCode: 'CDG', start: '2026-06-20T19:30', end: '2026-06-21T08:45' };
    const order = { bookingReference: 'QX7ABC' };
    expect(tickets).toMatchObject([
      { ...out, ...order, passenger: 'ERIKA MUSTER', ticketNumber: '057 2412345678', terminal: '2E' },
      { ...back, ...order, passenger: 'ERIKA MUSTER', ticketNumber: '057 2412345678' },
      { ...out, ...order, passenger: 'JAN MUSTER', ticketNumber: '057 2412345679' },
      { ...back, ...order, passenger: 'JAN MUSTER', ticketNumber: '057 2412345679' },
    ]);
  });

  it('reads Galileo: a mark before the clock lands a day later, a waiting list is no ticket', () => {
    const tickets = read(`
1.1MUSTER/JANMR
 1. EY   84 V  16JUN FCOAUH HK1  2200  #0605  O*
 2. EY  226 V  17JUN AUHAMD HL1  1000   1445  O*
 3. EY  228 V  17JUN AUHAMD TK1  1100   1545  O*`);
    expect(tickets).toMatchObject([
      { number: 'EY 84', passenger: 'JAN MUSTER', start: '2026-06-16T22:00', end: '2026-06-17T06:05' },
      { number: 'EY 228', start: '2026-06-17T11:00', end: '2026-06-17T15:45' },
    ]);
  });

  it('reads Sabre: half days, the day of arrival and the airline’s own reference', () => {
    const tickets = read(`
 1.1MUSTER/ERIKA MRS
 1 AA 100Y 12JUN F JFKLHR*HK1   630P  630A  13JUN J /DCAA*GHTYWQ /E
 2 BA 117J 20JUN 6 LHRJFK*HK1  1205P  255P /DCBA*XYZ7BC /E`);
    expect(tickets).toMatchObject([
      { number: 'AA 100', start: '2026-06-12T18:30', end: '2026-06-13T06:30', bookingReference: 'GHTYWQ' },
      { number: 'BA 117', start: '2026-06-20T12:05', end: '2026-06-20T14:55', bookingReference: 'XYZ7BC' },
    ]);
  });

  it('takes the year whose weekday fits', () => {
    expect(read(' 1. LH 400 Y 15NOV MO FRAJFK HK1 1025 1305')).toMatchObject([{ start: '2027-11-15T10:25' }]);
  });

  it('reads a receipt with the arrival in the row of the next city', () => {
    const tickets = read(`
ELECTRONIC TICKET PASSENGER ITINERARY RECEIPT
NAME: MUSTER/ERIKA MRS
ETKT 057 2412345678
BOOKING REFERENCE: QX7ABC
FROM /TO          FLIGHT   CL  DATE   DEP   FARE BASIS  NVB NVA BAG ST
PARIS CDG         AF 0084  Y   12JUN  1030  YRT                 1PC OK
TERMINAL:2E
SAN FRANCISCO     ARRIVAL TIME: 1255   ARRIVAL DATE: 12JUN
TERMINAL:I`);
    expect(tickets).toMatchObject([
      {
        number: 'AF 84',
        from: 'PARIS CDG',
        to: 'SAN FRANCISCO',
        start: '2026-06-12T10:30',
        end: '2026-06-12T12:55',
        terminal: '2E',
        arrivalTerminal: 'I',
        baggage: '1PC',
        passenger: 'ERIKA MUSTER',
        ticketNumber: '057 2412345678',
      },
    ]);
  });

  it('is silent about rows that only look like flights', () => {
    const rows = ['1. AB 123 C 12JUN QQQZZZ HK1 1030 1255', 'REF AF 1234 Y 31ABC CDGJFK HK1', 'Order 12JUN Y 1234'];
    expect(rows.flatMap(read)).toEqual([]);
  });

  it('leaves no second ticket that the general reader makes of the same rows', () => {
    const { root, contextDay } = input(`
1.MUSTER/ERIKA MRS
 1. EY 3000 E  09JUN FCOVLC HK1  1500   1705  O*
         OPERATED BY ALITALIA S.P.A
 2. EY 3001 V  16JUN VLCFCO TK1  1755   1955  O*
         OPERATED BY ALITALIA S.P.A`);
    const { tickets } = understand(root, contextDay);
    expect(tickets.map(({ fields }) => fields.number?.value)).toEqual(['EY 3000', 'EY 3001']);
    expect(tickets.map(({ fields }) => fields.passenger?.value)).toEqual(['ERIKA MUSTER', 'ERIKA MUSTER']);
  });
});
