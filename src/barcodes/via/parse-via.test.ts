import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viaText } from '#test/support/via-text.ts';
import { parseVia } from './parse-via.ts';

describe('parseVia', () => {
  it('reads a boarding pass', () => {
    expect(parseVia(viaText())).toEqual({
      ticketNumber: '0507201327229',
      firstName: 'Anne Marie',
      lastName: 'O’Neil',
      from: 'MTRL',
      to: 'TRTO',
      train: '69',
      departure: '2026-11-24T18:30',
      bookingReference: 'ZZG417',
      coach: '4',
      seat: '8D',
    });
  });

  it('leaves out a place that is not given', () => {
    const ticket = parseVia(viaText({ coach: '', seat: '' }));
    expect(ticket).toMatchObject({ train: '69' });
    expect(ticket).not.toHaveProperty('coach');
    expect(ticket).not.toHaveProperty('seat');
  });

  it.each([
    ['a time that does not exist', viaText({ time: '202611312530' })],
    ['digits for a station', viaText({ to: '1234' })],
    ['a journey to where it starts', viaText({ to: 'MTRL' })],
    ['digits for a name', viaText({ last: '12345' })],
    ['no train', viaText({ train: '' })],
    ['a cut code', viaText().slice(0, 120)],
    ['nothing', ''],
  ])('takes %s for no such code', (_, text) => {
    expect(parseVia(text)).toBeUndefined();
  });

  it('survives any change', () => {
    const change = fc.tuple(fc.nat(129), fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(change, ([at, text]) => {
        const ticket = parseVia(viaText().slice(0, at) + text + viaText().slice(at + text.length));
        return ticket === undefined || /^[A-Z]{4}$/.test(ticket.from);
      }),
    );
  });

  it.each([
    ['the last minute of a leap day', '202802292359', '2028-02-29T23:59'],
    ['the first of a century', '200001010000', '2000-01-01T00:00'],
  ])('reads %s', (_, time, departure) => expect(parseVia(viaText({ time }))?.departure).toBe(departure));

  it.each(['199912312359', '210001010000', '202702290000', '202611241860', '202611242400'])(
    'takes the time %s for none',
    (time) => {
      expect(parseVia(viaText({ time }))).toBeUndefined();
    },
  );

  it('takes a code with more behind it, or no name, for none', () => {
    expect(parseVia(`${viaText()}X`)).toBeUndefined();
    expect(parseVia(viaText({ first: '' }))).toBeUndefined();
    expect(parseVia(viaText({ train: '0000' }))).toBeUndefined();
    expect(parseVia(viaText({ train: '0069' }))?.train).toBe('69');
  });
});
