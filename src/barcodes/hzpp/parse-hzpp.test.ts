import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hzppText } from '#test/support/hzpp-text.ts';
import { parseHzpp } from './parse-hzpp.ts';

describe('parseHzpp', () => {
  it('reads a return', () => {
    expect(parseHzpp(hzppText())).toEqual({
      ticketNumber: 'HR1234567890',
      price: { hundredths: 4550, currency: 'EUR' },
      validFrom: '2026-11-24',
      validUntil: '2026-11-25',
      persons: 2,
      journeys: [
        { from: '7872480', to: '7876660', travelClass: '2', trains: [{ number: '521', seats: '45, 46' }] },
        { from: '7876660', to: '7872480', travelClass: '2', trains: [{ number: '520' }] },
      ],
    });
  });

  it('reads prices of before the euro, and no day of a moment within one', () => {
    const ticket = parseHzpp(hzppText({ 13: '10000000' }));
    expect(ticket?.price).toEqual({ hundredths: 4550, currency: 'HRK' });
    expect(ticket).not.toHaveProperty('validFrom');
  });

  it.each([
    ['a field too many', `${hzppText()}|`],
    ['letters for a station', hzppText({ 3: 'ZAGREB' })],
    ['nobody', hzppText({ 15: '0' })],
    ['no journey', hzppText({ 3: '0', 8: '0' })],
    ['the enciphered form', `A1${'0f'.repeat(300)}`],
    ['nothing', ''],
  ])('takes %s for no such code', (_, text) => {
    expect(parseHzpp(text)).toBeUndefined();
  });

  it('survives any fields', () => {
    const fields = fc.array(fc.constantFrom('0', '1', '72480', '9999999999', 'A', ''), {
      minLength: 33,
      maxLength: 33,
    });
    fc.assert(
      fc.property(
        fields,
        (list) =>
          typeof parseHzpp(
            `B1ABC123${list
              .slice(1)
              .map((field) => `|${field}`)
              .join('')}`,
          ) !== 'string',
      ),
    );
  });

  it('reads one way, and the classes that exist', () => {
    const there = parseHzpp(hzppText({ 8: '0', 6: '1' }));
    expect(there?.journeys).toEqual([
      { from: '7872480', to: '7876660', travelClass: '1', trains: [{ number: '521', seats: '45, 46' }] },
    ]);
    expect(parseHzpp(hzppText({ 6: '3' }))?.journeys[0]).not.toHaveProperty('travelClass');
    expect(parseHzpp(hzppText({ 9: '76660', 8: '76660' }))?.journeys).toHaveLength(1);
  });

  it('writes stations with seven digits, and trains without zeros', () => {
    const ticket = parseHzpp(hzppText({ 3: '480', 21: '00021', 24: '0', 23: 'vagon 4' }));
    expect(ticket?.journeys[0]).toMatchObject({ from: '7800480', trains: [{ number: '21' }] });
    expect(ticket?.journeys[0]?.trains[0]).not.toHaveProperty('seats');
  });

  it('counts one person and ninety-nine, grown-ups and children', () => {
    const persons = (grown: string, young: string) => parseHzpp(hzppText({ 15: grown, 17: young }))?.persons;
    expect([persons('1', '0'), persons('0', '1'), persons('90', '9')]).toEqual([1, 1, 99]);
    expect([persons('0', '0'), persons('91', '9')]).toEqual([undefined, undefined]);
  });

  it('has no price of nothing, and no day before there were any', () => {
    expect(parseHzpp(hzppText({ 2: '0' }))).not.toHaveProperty('price');
    expect(parseHzpp(hzppText({ 13: '0' }))).not.toHaveProperty('validFrom');
    expect(parseHzpp(hzppText({ 14: '12558239' }))).toHaveProperty('validUntil', '2026-11-16');
    expect(parseHzpp(hzppText({ 14: '12558240' }))).not.toHaveProperty('validUntil');
    expect(parseHzpp(hzppText({ 13: '9999999999' }))).not.toHaveProperty('validFrom');
  });

  it.each([
    ['a field too few', hzppText().slice(0, hzppText().lastIndexOf('|'))],
    ['a number too long', hzppText({ 4: '12345678901' })],
    ['a ticket number with other signs', hzppText({ 0: 'HR_123' })],
    ['a ticket number too short', hzppText({ 0: 'HR1' })],
    ['more than such a code holds', hzppText({ 23: '4'.repeat(600) })],
  ])('takes %s for none', (_, text) => expect(parseHzpp(text)).toBeUndefined());
});
