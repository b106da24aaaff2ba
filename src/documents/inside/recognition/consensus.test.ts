import { describe, expect, it } from 'vitest';
import { settle } from './consensus.ts';

const word = (text: string, confidence = 0.95) => ({ text, confidence });

describe('settle', () => {
  it('believes what most looks agree on, a little less than one that all do', () => {
    const votes = [word('40718263'), word('407183263', 0.6), word('40718263', 0.97), word('40718263', 0.96)];
    const vote = settle(votes)!;
    expect(vote.text).toBe('40718263');
    expect(vote.confidence).toBeLessThan(0.9);
    expect(settle([word('40718263', 0.97), word('40718263', 0.96)])!.confidence).toBe(0.97);
  });

  it('believes nothing when looks differ', () => {
    expect(settle([word('ARG65CK6', 0.8), word('AR65CK6', 0.7), word('ARG65CK6', 0.8), word('AR65CK6', 0.8)])).toBe(
      undefined,
    );
    expect(settle([])).toBe(undefined);
  });

  it('puts together what looks read that went wrong in different places', () => {
    const votes = [word('KMK4VU', 0.68), word('KMK4vUu', 0.27), word('KMKA4vU', 0.38), word('KMK4VvVU', 0.42)];
    expect(settle([...votes, word('KMK4VU', 0.74), word('KMK4VU', 0.85)])?.text).toBe('KMK4VU');
    expect(settle([word('MPRB-Z6KA-8JU3', 0.6), word('MPRB-Z6KA-8)U3', 0.9), word('MPRB-Z6KA-8JU3')])?.text).toBe(
      'MPRB-Z6KA-8JU3',
    );
  });

  it('takes small letters among capitals, and letters among digits, for what they look like', () => {
    expect(settle([word('S84W5TDJ', 0.92), word('s84W5TDJ', 0.69), word('S84W5TDJ', 0.9)])?.confidence).toBe(0.92);
    expect(settle([word('40718263', 0.9), word('4O7l8263', 0.8), word('40718263', 0.8)])).toEqual({
      text: '40718263',
      confidence: 0.9,
    });
  });

  it('does not make up or leave out a letter that no look made out', () => {
    expect(settle([word('ZDP8TS)V'), word('ZDP8TS)V'), word('ZDP8TS)V')])).toBe(undefined);
    expect(settle([word('ZDP8TS)V'), word('ZDP8TSJV', 0.8), word('ZDP8TS)V')])?.text).toBe('ZDP8TSJV');
    expect(settle([word("18:30'"), word('18:30', 0.9)])?.text).toBe("18:30'");
  });

  it('does not choose between signs that look alike', () => {
    expect(settle([word('QYH87AWS', 0.74), word('QYH87AW8', 0.91), word('QYH87AWS', 0.87)])).toBe(undefined);
  });
});
