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

  it.each([
    ['001', 1],
    ['366', 366],
  ])('reads the day of issue %s', (issued, day) => {
    expect(parseElb(elbText([{}], { issued }))?.issued).toEqual({ yearDigit: 6, day });
  });

  it('leaves out a day of travel that does not exist', () => {
    const dayOf = (day: string) => parseElb(elbText([{ day }]))?.trains[0];
    expect(dayOf('366')).toHaveProperty('day', 366);
    for (const day of ['367', '000', '   ', ' 12']) expect(dayOf(day)).not.toHaveProperty('day');
    const noDays = parseElb(elbText().replace('324325', '000367'));
    expect([noDays?.firstDay, noDays?.lastDay]).toEqual([undefined, undefined]);
  });

  it('leaves out a place, a number or a class that is not given', () => {
    const bare = parseElb(elbText([{ train: '00000' }]).replace('0120452FL', '000   0FL'))?.trains[0];
    expect(bare).toEqual({ from: 'FRPNO', to: 'GBSPX', day: 324 });
    expect(parseElb(elbText().replace('0120452FL', '0120451FL'))?.trains[0]?.travelClass).toBe('1');
  });

  it('tells a specimen', () => {
    expect(parseElb(elbText().replace('123456789110', '123456789010'))?.specimen).toBe(true);
  });

  it('reads what is as long as a code with a signature, and nothing longer', () => {
    expect(parseElb(elbText([{}], { seal: 'A'.repeat(215) }))).toBeDefined();
    expect(parseElb(elbText([{}], { seal: 'A'.repeat(216) }))).toBeUndefined();
  });

  it.each([
    ['a day of issue before the first', elbText([{}], { issued: '000' })],
    ['letters for a number', elbText().replace('123456789', '12345678X')],
    ['another head', elbText().replace('eR', 'xR')],
    ['something before it', ` ${elbText()}`],
  ])('takes %s for none', (_, text) => expect(parseElb(text)).toBeUndefined());
});
