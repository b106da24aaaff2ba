import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#src/documents/document.ts';
import { code } from '#test/support/ticket-builder.ts';
import { admissionsOf, barcodeOf, commonFields, seatOf } from './ticketed.ts';

const admissions = (reservation: object) => admissionsOf(reservation as JsonObject);
const nobody = { ticket: undefined, person: undefined, party: undefined };

describe('the admissions of a reservation', () => {
  const [vilde, odd] = [{ name: 'Vilde Nygård' }, { name: 'Odd Nygård' }];

  it('are one without a name', () => {
    expect(admissions({})).toEqual([nobody]);
    expect(admissions({ underName: 'null' })).toEqual([nobody]);
  });

  it('are one for each name', () => {
    const two = [
      { ...nobody, person: 'Vilde Nygård' },
      { ...nobody, person: 'Odd Nygård' },
    ];
    expect(admissions({ underName: [vilde, odd] })).toEqual(two);
    expect(admissions({ underName: 'Vilde Nygård, Odd Nygård' })).toEqual(two);
  });

  it.each([
    'Vilde Nygård; Odd Nygård',
    'Vilde Nygård & Odd Nygård',
    'Vilde Nygård und Odd Nygård',
    'Vilde Nygård et Odd Nygård',
  ])('are two of one text: %s', (underName) =>
    expect(admissions({ underName }).map(({ person }) => person)).toEqual(['Vilde Nygård', 'Odd Nygård']),
  );

  it('are one of a family name before a given name', () => {
    for (const underName of ['Nygård, Vilde', 'Nygård, Vilde Sol'])
      expect(admissions({ underName })).toEqual([{ ...nobody, person: underName }]);
  });

  it.each([
    ['ticketToken', 'qrCode:A'],
    ['airplaneSeat', '4A'],
    ['ticketNumber', '9901'],
  ])('are one for several where they share one %s', (name, value) => {
    expect(admissions({ underName: [vilde, odd], [name]: value })).toEqual([
      { ...nobody, person: 'Vilde Nygård', party: 'Vilde Nygård, Odd Nygård' },
    ]);
  });

  it('are one for several where they share one ticket', () => {
    const ticket = { ticketNumber: '9901' };
    expect(admissions({ underName: [vilde, odd], reservedTicket: ticket })).toEqual([
      { ticket, person: 'Vilde Nygård', party: 'Vilde Nygård, Odd Nygård' },
    ]);
  });

  it('are one for each ticket, with its own name or the one at its place', () => {
    const [first, second] = [{ ticketNumber: '1' }, { ticketNumber: '2' }];
    const people = (underName: unknown, tickets: readonly object[] = [first, second]) =>
      admissions({ underName, reservedTicket: tickets }).map(({ person }) => person);
    expect(people([vilde, odd])).toEqual(['Vilde Nygård', 'Odd Nygård']);
    expect(people(vilde)).toEqual(['Vilde Nygård', 'Vilde Nygård']);
    expect(people([vilde, odd], [first, second, { ticketNumber: '3' }])).toEqual([undefined, undefined, undefined]);
    expect(people(vilde, [{ ...first, underName: odd }, second])).toEqual(['Odd Nygård', 'Vilde Nygård']);
  });

  it('have the name on the only ticket where the reservation has none', () => {
    const ticket = { underName: odd };
    expect(admissions({ reservedTicket: ticket })).toEqual([{ ...nobody, ticket, person: 'Odd Nygård' }]);
    expect(admissions({ reservedTicket: ticket, underName: vilde })).toMatchObject([{ person: 'Vilde Nygård' }]);
  });
});

describe('what every reservation may say', () => {
  const common = (reservation: object, ticket?: object) =>
    commonFields(reservation as JsonObject, { ...nobody, ticket: ticket as JsonObject | undefined });

  it.each(['reservationNumber', 'reservationId', 'bookingNumber', 'confirmationNumber'])(
    'is its number: %s',
    (name) => {
      expect(common({ [name]: 'QX71K' }).bookingReference).toBe('QX71K');
    },
  );

  it('is the number of the ticket before one for all', () => {
    expect(common({ ticketNumber: '1' }, { ticketNumber: '2' }).ticketNumber).toBe('2');
    expect(common({ ticketNumber: '1' }, {}).ticketNumber).toBe('1');
  });

  it.each([
    [{ broker: { name: 'Reisebu' }, bookingAgent: 'Agent', provider: 'Sundlinjen' }, 'Reisebu'],
    [{ bookingAgent: 'Agent', provider: 'Sundlinjen' }, 'Agent'],
    [{ provider: { legalName: 'Sundlinjen AS' } }, 'Sundlinjen AS'],
    [{}, 'Kassa 4'],
  ])('is who issued it: %j', (reservation, issuer) => {
    expect(common(reservation, { issuedBy: { name: 'Kassa 4' } }).issuer).toBe(issuer);
  });

  it.each([
    ['programMembershipUsed', { programMembershipUsed: { memberNumber: '77', programName: 'Fjordklubb' } }],
    ['programMembership', { programMembership: { membershipNumber: '77', program: { name: 'Fjordklubb' } } }],
    ['memberOf its person', { underName: { memberOf: { membershipNumber: '77', programName: 'Fjordklubb' } } }],
  ])('is the card by %s', (_, reservation) => {
    expect(common(reservation)).toMatchObject({ membershipNumber: '77', membershipProgram: 'Fjordklubb' });
  });

  it('is a price of the order, or of the ticket', () => {
    const [order, own] = [
      { totalPrice: '240', priceCurrency: 'SEK' },
      { totalPrice: '120', priceCurrency: 'SEK' },
    ];
    expect(common(order, own).price).toEqual({ amount: '240', currency: 'SEK' });
    expect(common({}, own).price).toEqual({ amount: '120', currency: 'SEK' });
  });

  it('is the day on which a ticket was issued, with a clock that is none of UTC', () => {
    expect(common({}, { dateIssued: '2027-02-01T23:30:00+01:00' }).issued).toEqual({
      local: '2027-02-01T23:30',
      offset: '+01:00',
    });
    expect(common({}, { dateIssued: '2027-02-01T23:30:00Z' }).issued).toEqual({ local: '2027-02-01' });
    expect(common({}, { dateIssued: 'soon' }).issued).toBeUndefined();
  });
});

describe('the seat of an admission', () => {
  const seat = (reservation: object, ticket?: object) =>
    seatOf(reservation as JsonObject, { ...nobody, ticket: ticket as JsonObject | undefined });

  it('is that of its ticket before that of the reservation', () => {
    const own = { ticketedSeat: { seatNumber: '7', seatRow: 'F', seatSection: 'Parkett', seatingType: 'Balkong' } };
    expect(seat({ venueSeat: '8', venueRow: 'G' }, own)).toEqual({
      seat: '7',
      row: 'F',
      section: 'Parkett',
      category: 'Balkong',
    });
  });

  it.each(['airplaneSeat', 'venueSeat', 'seatNumber', 'seat'])('is written as %s', (name) => {
    expect(seat({ [name]: '21C' }).seat).toBe('21C');
  });

  it('is written as a text on the ticket', () => {
    expect(seat({}, { ticketedSeat: '21C' }).seat).toBe('21C');
  });

  it.each([
    ['Wagen 24, Platz 61', { seat: '61', section: '24' }],
    ['Row C Seat 12', { seat: '12', row: 'C' }],
    ['Rang F', { row: 'F' }],
    ['Voiture 4 Place 12', { seat: '12', section: '4' }],
    ['Block B, Reihe 3, Platz 9', { seat: '9', row: '3', section: 'B' }],
    ['Reihe 3', { row: '3' }],
    ['Fila 3 Asiento 9', { seat: '9', row: '3' }],
    ['Rang: F, Sete: 7', { seat: '7', row: 'F' }],
    ['Rad 3, Plats 12', { seat: '12', row: '3' }],
    ['Række 3 Sæde 12', { seat: '12', row: '3' }],
    ['Rekke 3, Stol 12', { seat: '12', row: '3' }],
    ['Rivi:3 Paikka:12', { seat: '12', row: '3' }],
    ['Rząd 3, Miejsce 12', { seat: '12', row: '3' }],
    ['Wagen 24, Platz 61, Fenster', { seat: '61', section: '24' }],
  ])('is taken apart where words tell its parts: %s', (written, parts) => {
    const { seat: number, row, section } = seat({ venueSeat: written });
    expect({ seat: number, row, section }).toEqual({ seat: undefined, row: undefined, section: undefined, ...parts });
  });

  it('is a text where no word of it is that for a part', () => {
    expect(seat({ venueSeat: 'Fönster 7' }).seat).toBe('Fönster 7');
    expect(seat({ venueSeat: 'Seat assigned later' }).seat).toBe('Seat assigned later');
  });

  it.each(['Reihe F, Hocker 7', 'Sete 7, Løsplass B', 'Plätze 61, 62', 'Platz 61, Platz 62'])(
    'is the whole text where a part of it is not told: %s',
    (written) => expect(seat({ venueSeat: written })).toEqual({ seat: written }),
  );

  it('is a text of its own beside its row', () => {
    expect(seat({ venueSeat: 'Hocker 7', venueRow: 'F' })).toMatchObject({ seat: 'Hocker 7', row: 'F' });
  });

  it('has a row or section of its own before those in words', () => {
    expect(seat({ venueSeat: 'Row C Seat 12', venueRow: 'D' }).row).toBe('D');
    expect(seat({ venueSeat: 'Wagen 24 Platz 61', venueSection: '25' }).section).toBe('25');
  });
});

describe('the code of an admission', () => {
  const found = (['A1', 'B1', 'B12'] as const).map((payload) => ({ ...code('qr', payload), id: payload }));
  const tied = (reservation: object, ticket?: object) =>
    barcodeOf(reservation as JsonObject, { ...nobody, ticket: ticket as JsonObject | undefined }, found);

  it('is the one that is byte for byte what its token spells out', () => {
    expect(tied({ ticketToken: 'qrCode:B1' })).toBe('B1');
    expect(tied({ token: 'qrCode:B12' })).toBe('B12');
    expect(tied({ ticketToken: 'qrCode:A1' }, { ticketToken: 'qrCode:B1' })).toBe('B1');
    expect(tied({ ticketToken: ['https://example.org/a.png', 'qrCode:B12'] })).toBe('B12');
  });

  it('is none of another symbology, or with other bytes', () => {
    expect([tied({ ticketToken: 'aztec:B1' }), tied({ ticketToken: 'qrCode:C1' }), tied({})]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
