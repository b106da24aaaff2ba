import { describe, expect, it } from 'vitest';
import { parseIrctcMessage } from './parse-message.ts';

describe('messages of Indian Railways', () => {
  it('are read from one line', () => {
    const text =
      'PNR:8213648593,TRN:12952,DOJ:15-03-27,3A,NDLS-MMCT,DP:16:55,ASHA KUMAR+1,B4 32,B4 33,FARE:2345.50,SC:17.7+PG CHGS';
    expect(parseIrctcMessage(text)).toEqual({
      pnr: '8213648593',
      train: '12952',
      departure: '2027-03-15T16:55',
      from: 'NDLS',
      to: 'MMCT',
      travelClass: '3A',
      passenger: 'ASHA KUMAR',
      places: [
        { coach: 'B4', seat: '32' },
        { coach: 'B4', seat: '33' },
      ],
      fare: '2345.50',
    });
  });

  it('are read from a line for each thing', () => {
    const text =
      'IRCTC\nPNR-6243543212\nTrn:12626\nDt:17-FEB-2027\nFrm NDLS to ERS\nCls:SL\nP1-S5,34\nChart Not Prepared';
    expect(parseIrctcMessage(text)).toMatchObject({
      pnr: '6243543212',
      train: '12626',
      departure: '2027-02-17',
      from: 'NDLS',
      to: 'ERS',
      travelClass: 'SL',
      places: [{ coach: 'S5', seat: '34' }],
    });
  });

  it.each([
    ['a day that does not exist', 'PNR:8213648593,TRN:12952,DOJ:31-02-27,3A,NDLS-MMCT'],
    ['a number that is too short', 'PNR:82136,TRN:12952,DOJ:15-03-27'],
    ['an airline’s reference', 'PNR: QX7ABC, flight AF 1234, date: 15-03-27'],
    ['nothing', ''],
  ])('are not what has %s', (_, text) => {
    expect(parseIrctcMessage(text)).toBeUndefined();
  });

  it.each([
    ['a clock that does not exist', 'DP:16:55', 'DP:24:55'],
    ['no clock', 'DP:16:55,', ''],
  ])('have a day with %s', (_, clock, other) => {
    const text = 'PNR:8213648593,TRN:12952,DOJ:15-03-27,3A,NDLS-MMCT,DP:16:55,ASHA KUMAR,B4 32'.replace(clock, other);
    expect(parseIrctcMessage(text)?.departure).toBe('2027-03-15');
  });
});
