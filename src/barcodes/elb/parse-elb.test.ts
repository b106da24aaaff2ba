import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elbText } from '#test/support/elb-text.ts';
import { parseElb } from './parse-elb.ts';

describe('parseElb', () => {
  it('reads a train with its place', () => {
    expect(elbText()).toHaveLength(85);
    expect(parseElb(elbText())).toEqual({
      ticketCode: 'IV',
      pnr: 'ABC123',
      ticketNumber: '123456789',
      specimen: false,
      adults: 1,
      children: 0,
      issued: { yearDigit: 6, day: 320 },
      firstDay: 324,
      lastDay: 325,
      trains: [{ from: 'FRPNO', to: 'GBSPX', train: '9023', day: 324, coach: '12', seat: '45', travelClass: '2' }],
    });
  });

  it('reads the second train, and takes a signature for none', () => {
    const there = parseElb(elbText([{}, { from: 'GBSPX', to: 'FRPNO', train: '09044', day: '002' }]));
    expect(there?.trains[1]).toMatchObject({ from: 'GBSPX', train: '9044', day: 2 });
    expect(parseElb(elbText([{}], { seal: 'ABCDEFGHIJ'.repeat(8) }))?.trains).toHaveLength(1);
  });

  it.each([
    ['a day of issue after the 366th', elbText([{}], { issued: '367' })],
    ['stations with digits', elbText([{ from: 'FR1NO' }])],
    ['a text cut short', elbText().slice(0, 84)],
    ['nothing', ''],
  ])('takes %s for no such code', (_, text) => expect(parseElb(text)).toBeUndefined());

  it('survives any change', () => {
    fc.assert(
      fc.property(fc.nat(84), fc.string({ unit: 'binary', maxLength: 3 }), (at, put) => {
        const changed = elbText().slice(0, at) + put + elbText().slice(at + 1);
        return typeof parseElb(changed) !== 'string';
      }),
      { seed: 1 },
    );
  });
});
