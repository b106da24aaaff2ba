import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rsp6Text, testIssuerKey } from '#test/support/rsp6-text.ts';
import { parseRsp6 } from './parse-rsp6.ts';

const sealed = 'QWERTZUIOP'.repeat(22);
const read = (...given: Parameters<typeof rsp6Text>) => parseRsp6(rsp6Text(...given), testIssuerKey);

describe('parseRsp6', () => {
  it('reads the number of the ticket as it is printed', () => {
    expect(parseRsp6(`06ABCDEFGH100TT${sealed}`)).toEqual({ ticketNumber: 'TTABCDEFGH1' });
  });

  it('reads what is sealed where it knows the key of the issuer', () => {
    const content = {
      travelClass: 'Standard',
      from: '1444',
      to: '2968',
      start: '2026-11-24T09:20',
      child: false,
      coupon: 'single',
      purchase: { reference: 'ABCD1234', price: 4550, daysValid: 1, adults: 1, children: 0 },
      seats: [{ coach: 'C', seat: '21A' }],
    };
    expect(read()).toEqual({ ticketNumber: 'XXABCDEFGH1', sealed: content });
    expect(read({ backwards: true })).toEqual({ ticketNumber: 'XXABCDEFGH1', sealed: content });
    expect(parseRsp6(rsp6Text())).toEqual({ ticketNumber: 'XXABCDEFGH1' });
  });

  it('takes a time only where the ticket is for that train', () => {
    expect(read({ timeKind: 1 })?.sealed?.start).toBe('2026-11-24');
    expect(read({ timeKind: 3, purchase: false, seats: [] })?.sealed).toMatchObject({ start: '2026-11-24', seats: [] });
  });

  it('reads nothing that is sealed for another number, or of which a letter differs', () => {
    expect(read({ sealedNumber: 'ABCDEFGH2' })).toEqual({ ticketNumber: 'XXABCDEFGH1' });
    const text = rsp6Text();
    const other = text.endsWith('A') ? 'B' : 'A';
    expect(parseRsp6(`${text.slice(0, -1)}${other}`, testIssuerKey)).not.toHaveProperty('sealed');
  });

  it.each([
    ['a railcard', `08ABCDEFGH100TT${sealed}`],
    ['digits in the sealed part', `06ABCDEFGH100TT${sealed}1`],
    ['a short text', '06ABCDEFGH100TTQWERTZ'],
    ['nothing', ''],
  ])('takes %s for no such ticket', (_, text) => expect(parseRsp6(text)).toBeUndefined());

  it('survives any letters', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABCXYZ'), minLength: 218, maxLength: 218 });
    fc.assert(
      fc.property(letters, (text) => !parseRsp6(`06ABCDEFGH100XX${text}`, testIssuerKey)?.sealed),
      { numRuns: 50 },
    );
  });
});
