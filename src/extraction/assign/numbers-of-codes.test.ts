import { describe, expect, it } from 'vitest';
import { codesBelow, ticketOf } from '#test/support/coded-tickets.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import type { Assigned } from './assigned.ts';
import { withNumbersOfCodes } from './numbers-of-codes.ts';

const day = { local: '2027-02-20T19:00' };

function numbersOn(page: string, assigned: readonly Assigned[]) {
  const read = withNumbersOfCodes(assigned, inputOf([pageOf(page)]).documents);
  return read.map(({ ticket }) => ticket.fields.ticketNumber?.value);
}

describe('the number that a code spells', () => {
  it("is the ticket's where it is printed, whatever stands between its parts", () => {
    const [barcode] = codesBelow('CAT27041288072');
    const assigned = [{ ticket: ticketOf('train', { start: day }), barcode: barcode! }];
    expect(numbersOn('City Airport Line\nNo. CAT27 0412 88-072\nSaturday', assigned)).toEqual(['CAT27 0412 88-072']);
  });

  it('is whole where only a part of it was read', () => {
    const [barcode] = codesBelow('VA27022004418');
    const assigned = [{ ticket: ticketOf('event', { start: day, ticketNumber: 'VA270220' }), barcode: barcode! }];
    expect(numbersOn('Theatre\nVA270220 04418', assigned)).toEqual(['VA270220 04418']);
  });

  it('stays the part that is the number where signs part the rest from it', () => {
    const [barcode] = codesBelow('MT9CM47V69084485');
    const assigned = [{ ticket: ticketOf('event', { start: day, ticketNumber: '69084485' }), barcode: barcode! }];
    expect(numbersOn('Forum\nTicket 69084485\nMT9C-M47V-69084485', assigned)).toEqual(['69084485']);
  });

  it('takes the place of one that another code spells', () => {
    const codes = codesBelow('HS|0447182031|1', 'HS|0447182032|2');
    const assigned = ['0447182032', '0447182031'].map((ticketNumber, at) => ({
      ticket: ticketOf('boat', { start: day, ticketNumber }),
      barcode: codes[at]!,
    }));
    expect(numbersOn('Ferry\nTicket 0447182031\nTicket 0447182032', assigned)).toEqual(['0447182031', '0447182032']);
  });

  it.each([
    ['not printed', 'Theatre\nSaturday'],
    ['a reference that was read', 'Theatre\nOrder JD-550182'],
    ['a day', 'Theatre\n20.02.2027'],
    ['short', 'Theatre\nNo. 5501'],
    ['one word of a long payload and a part of it', 'Theatre\n123456'],
  ])('is none where it is %s', (_, page) => {
    const [barcode] = codesBelow('JD550182/20022027/99123456789012345678901234567890');
    const ticket = ticketOf('event', { start: day, bookingReference: 'JD550182' });
    expect(numbersOn(page, [{ ticket, barcode: barcode! }])).toEqual([undefined]);
  });

  it('is none where all codes of an order hold it', () => {
    const codes = codesBelow('KO55180447|1', 'KO55180447|2');
    const assigned = codes.map((barcode) => ({ ticket: ticketOf('event', { start: day }), barcode }));
    expect(numbersOn('Opera\nKO 5518 0447', assigned)).toEqual([undefined, undefined]);
  });

  it('leaves another number that no code spells', () => {
    const [barcode] = codesBelow('X1|0447182031|20270220|AAAA|BBBB');
    const ticket = ticketOf('event', { start: day, ticketNumber: 'T-99' });
    expect(numbersOn('Opera\nNo. T-99\n0447182031', [{ ticket, barcode: barcode! }])).toEqual(['T-99']);
  });

  it('says where it stands', () => {
    const [barcode] = codesBelow('CAT27041288072');
    const [one] = withNumbersOfCodes(
      [{ ticket: ticketOf('train', { start: day }), barcode: barcode! }],
      inputOf([pageOf('Line\nNo. CAT27041288072')]).documents,
    );
    const { evidence } = one!.ticket.fields.ticketNumber!;
    expect(evidence).toMatchObject({ document: '0', page: 1, text: 'CAT27041288072' });
    expect(evidence.region!.x).toBeCloseTo(4 / 90);
  });
});
