import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { irctcText } from '#test/support/irctc-text.ts';
import { parseIrctc } from './parse-irctc.ts';

describe('parseIrctc', () => {
  it('reads the journey and every passenger', () => {
    expect(parseIrctc(irctcText({ statuses: ['CNFB1/14UPPER', 'CNF/B1/12/LOWER', 'WL/7'] }))).toEqual({
      pnr: '4512345678',
      trainNumber: '12951',
      trainName: 'MUMBAI RAJDHANI',
      departure: '2026-12-01T17:00',
      from: { name: 'MUMBAI CENTRAL', code: 'MMCT' },
      to: { name: 'NEW DELHI', code: 'NDLS' },
      travelClass: 'AC 3 TIER (3A)',
      fare: '2523.60',
      passengers: [
        { name: 'Passenger 1', coach: 'B1', place: '14 UPPER' },
        { name: 'Passenger 2', coach: 'B1', place: '12 LOWER' },
        { name: 'Passenger 3' },
      ],
    });
  });

  it.each([
    ['a text without passengers', irctcText({ statuses: [] })],
    ['a PNR of nine digits', irctcText({ statuses: ['WL/7'] }).replace('4512345678', '451234567')],
    ['another text', 'PNR No. is printed on your ticket'],
  ])('takes %s for no such code', (_, text) => {
    expect(parseIrctc(text)).toBeUndefined();
  });

  it('survives any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => parseIrctc(`PNR No.:${text}`) === undefined));
  });
});
