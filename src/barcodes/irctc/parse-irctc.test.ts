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

  const one = irctcText({ statuses: ['CNF/B1/12/LOWER'] });

  it('reads the day of the journey where no departure is told', () => {
    expect(parseIrctc(one.replace('Scheduled Departure:17:00 01-Dec-2026,', ''))?.departure).toBe('2026-12-01');
    expect(parseIrctc(one.replace('17:00 01-Dec-2026', '5-jan-2027'))?.departure).toBe('2027-01-05');
    expect(parseIrctc(one.replace('17:00', '24:00'))?.departure).toBe('2026-12-01');
    expect(parseIrctc(one.replace('17:00', '17:75'))?.departure).toBe('2026-12-01');
    expect(parseIrctc(one.replaceAll(/01-Dec-2026/gi, '31-Feb-2026'))).not.toHaveProperty('departure');
    expect(parseIrctc(one.replaceAll('Dec', 'Dez'))).not.toHaveProperty('departure');
  });

  it('reads a station without letters, and where it boards before where the train begins', () => {
    expect(parseIrctc(one.replace('Boarding Station:MUMBAI CENTRAL - MMCT', 'Boarding Station:SURAT'))?.from).toEqual({
      name: 'SURAT',
    });
    expect(parseIrctc(one.replace('Boarding Station:MUMBAI CENTRAL - MMCT,', ''))?.from).toEqual({
      name: 'MUMBAI CENTRAL',
      code: 'MMCT',
    });
    expect(parseIrctc(one.replace('To:NEW DELHI - NDLS,', ''))).not.toHaveProperty('to');
  });

  it('reads a fare with its fee, and none without a fare', () => {
    expect(parseIrctc(one.replace('IRCTC C Fee: Rs23.6', 'Other: 1'))?.fare).toBe('2500.00');
    expect(parseIrctc(one.replace('Ticket Fare: Rs2500.0', 'Other: 1'))).not.toHaveProperty('fare');
    expect(parseIrctc(one.replace('Rs2500.0', 'Rs. 12'))?.fare).toBe('35.60');
  });

  it.each(['RAC/12', 'CNF', 'CNF/B1', 'CNF/BOGIE1/12', 'CAN/MOD'])('has no place with the status %s', (status) => {
    expect(parseIrctc(irctcText({ statuses: [status] }))?.passengers).toEqual([{ name: 'Passenger 1' }]);
  });

  it.each([
    ['a train of four digits', one.replace('12951', '1295')],
    ['no train', one.replace('Train No.:12951,', '')],
    ['words before it', `Ticket\n${one}`],
    ['more than such a code holds', one + ' '.repeat(5000)],
    ['a passenger without a status', one.replace('Status:', 'State:')],
  ])('takes %s for none', (_, text) => expect(parseIrctc(text)).toBeUndefined());
});
