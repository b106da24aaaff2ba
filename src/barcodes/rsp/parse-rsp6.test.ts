import { describe, expect, it } from 'vitest';
import { parseRsp6 } from './parse-rsp6.ts';

const sealed = 'QWERTZUIOP'.repeat(22);

describe('parseRsp6', () => {
  it('reads the number of the ticket as it is printed', () => {
    expect(parseRsp6(`06ABCDEFGH100TT${sealed}`)).toEqual({ ticketNumber: 'TTABCDEFGH1' });
  });

  it.each([
    ['a railcard', `08ABCDEFGH100TT${sealed}`],
    ['digits in the sealed part', `06ABCDEFGH100TT${sealed}1`],
    ['a short text', '06ABCDEFGH100TTQWERTZ'],
    ['nothing', ''],
  ])('takes %s for no such ticket', (_, text) => expect(parseRsp6(text)).toBeUndefined());
});
