import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sncfText } from '#test/support/sncf-text.ts';
import { parseSncf } from './parse-sncf.ts';

describe('parseSncf', () => {
  it('reads one journey', () => {
    expect(parseSncf(sncfText({}))).toEqual({
      pnr: 'ABCDEF',
      ticketNumber: '123456789',
      firstName: 'JEANNE',
      lastName: 'DUPONT',
      legs: [{ from: 'FRPMO', to: 'FRLPD', train: '06607', day: { day: 24, month: 12 }, travelClass: '2' }],
    });
  });

  it('reads two journeys, the number of a card, and names that begin at the left', () => {
    const ticket = parseSncf(
      sncfText({
        second: '1FRLPDFRMSC06101',
        customer: '29090109999999999  ',
        names: ['DE LA TOUR'.padEnd(19), 'ANNE'.padEnd(19)],
      }),
    );
    expect(ticket).toMatchObject({ firstName: 'ANNE', lastName: 'DE LA TOUR', customerId: '29090109999999999' });
    expect(ticket?.legs[1]).toEqual({ from: 'FRLPD', to: 'FRMSC', train: '06101', travelClass: '1' });
  });

  it.each([
    ['a month after December', sncfText({ day: '24/13' })],
    ['stations of digits', sncfText({ stations: '1234567890' })],
    ['a cut code', sncfText({}).slice(0, 100)],
    ['another text', 'i0CV is how codes of SNCF begin'],
  ])('takes %s for no such code', (_, text) => {
    expect(parseSncf(text)).toBeUndefined();
  });

  it('survives any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => parseSncf(`i0CV${text}`) === undefined));
  });
});
