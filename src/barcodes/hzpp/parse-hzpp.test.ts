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
});
