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

  it.each(['00/12', '32/12', '24/00'])('takes the day %s for none', (day) => {
    expect(parseSncf(sncfText({ day }))).toBeUndefined();
  });

  it.each(['31/02', '30/02', '31/04', '31/11'])('has no day where it says %s', (day) => {
    expect(parseSncf(sncfText({ day }))?.legs[0]).toMatchObject({ from: 'FRPMO' });
    expect(parseSncf(sncfText({ day }))?.legs[0]).not.toHaveProperty('day');
  });

  it.each(['01/01', '29/02', '31/12'])('takes the day %s', (day) => {
    expect(parseSncf(sncfText({ day }))?.legs[0]?.day).toEqual({
      day: Number(day.slice(0, 2)),
      month: Number(day.slice(3)),
    });
  });

  it('has one journey where the second one has no end, and no card of zeros', () => {
    const ticket = parseSncf(sncfText({ second: '2FRLPD     06101' }));
    expect(ticket?.legs).toHaveLength(1);
    expect(ticket).not.toHaveProperty('customerId');
  });

  it('reads the code of a paper ticket, and none with another head', () => {
    expect(parseSncf(sncfText({}).replace('i0CV', 'i1CV'))?.pnr).toBe('ABCDEF');
    expect(parseSncf(sncfText({}).replace('i0CV', 'i2CV'))).toBeUndefined();
    expect(parseSncf(` ${sncfText({})}`)).toBeUndefined();
  });
});
