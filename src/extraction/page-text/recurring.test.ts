import { describe, expect, it } from 'vitest';
import { readPage as read } from '#test/extraction/read-pages.ts';

describe('what recurs in an order', () => {
  it('finds every traveller of a table, and whose seat on which leg it is', () => {
    const tickets = read(`
CONFIRMATION
Booking reference: K7WQ2M

OUTBOUND Sat 20 February 2027
Flight OK 2314   Vienna (VIE) 15:05   Malta (MLA) 17:20
RETURN Sat 6 March 2027
Flight OK 2315   Malta (MLA) 18:20   Vienna (VIE) 20:35

Passenger                     Ticket number      OK 2314    OK 2315
Mr Benedikt Aumann            881 2417730915     31A        28D
Mrs Katharina Aumann          881 2417730916     31B        28E
Ms Leni Aumann-Frey           881 2417730917     31C        28F`);
    const told = tickets.map(({ number, passenger, seat }) => [number, passenger, seat].join(' '));
    expect(told.sort()).toEqual([
      'OK 2314 Benedikt Aumann 31A',
      'OK 2314 Katharina Aumann 31B',
      'OK 2314 Leni Aumann-Frey 31C',
      'OK 2315 Benedikt Aumann 28D',
      'OK 2315 Katharina Aumann 28E',
      'OK 2315 Leni Aumann-Frey 28F',
    ]);
  });

  it('gives a seat to the one whose name stands in its line', () => {
    const tickets = read(`
ITINERARY
TRAVELLERS
1 AUMANN/BENEDIKT MR     E-TICKET 232 4416098213
2 AUMANN/LENI MRS        E-TICKET 232 4416098214

SAT 20 FEB 2027
FLIGHT   OK 2314   CZECH AIRLINES   ECONOMY
DEPART   VIENNA (VIE)   15:05
ARRIVE   MALTA (MLA)    17:20
SEATS    21A AUMANN/BENEDIKT    21C AUMANN/LENI`);
    expect(tickets.map(({ passenger, seat }) => `${passenger} ${seat}`).sort()).toEqual([
      'BENEDIKT AUMANN 21A',
      'LENI AUMANN 21C',
    ]);
  });
});
