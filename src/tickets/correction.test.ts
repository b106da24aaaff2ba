import { describe, expect, it } from 'vitest';
import { at, ticket } from '#test/support/ticket-builder.ts';
import { type Correction, isUntouched, patched, untouched } from './correction.ts';

const concert = ticket('event', {
  title: 'Vinterljus',
  seat: '14',
  start: at('2099-03-14T19:30', 'Europe/Stockholm'),
  price: { amount: '240.00', currency: 'SEK' },
});

const before: Correction = { kind: 'train', colour: '#0b6a5a', fields: { seat: '15', row: '4' } };

describe('a correction', () => {
  it('keeps what a change does not name', () => {
    expect(patched(concert, before, { fields: { row: '5' } })).toEqual({ ...before, fields: { seat: '15', row: '5' } });
    expect(patched(concert, before, {})).toEqual(before);
  });

  it('gives a field, the kind and the colour back as they were read', () => {
    expect(patched(concert, before, { restore: ['seat'] }).fields).toEqual({ row: '4' });
    expect(patched(concert, before, { kind: null, colour: null })).toEqual({ fields: before.fields });
  });

  it('changes the kind and the colour', () => {
    expect(patched(concert, untouched, { kind: 'voucher', colour: '#102030' })).toEqual({
      kind: 'voucher',
      colour: '#102030',
      fields: {},
    });
  });

  it('is none where it says what was read', () => {
    const same = patched(concert, before, {
      kind: 'event',
      colour: null,
      fields: {
        title: 'Vinterljus',
        seat: '14',
        start: at('2099-03-14T19:30'),
        price: { amount: '240.00', currency: 'SEK' },
        row: null,
      },
    });
    expect(same).toEqual(untouched);
    expect(isUntouched(same)).toBe(true);
  });

  it.each<[string, Correction['fields']]>([
    ['a title in other letters', { title: 'VINTERLJUS' }],
    ['a seat with a zero', { seat: '014' }],
    ['another clock', { start: at('2099-03-14T20:30', 'Europe/Stockholm') }],
    ['another zone', { start: at('2099-03-14T19:30', 'Europe/Helsinki') }],
    ['another currency', { price: { amount: '240.00', currency: 'NOK' } }],
    ['a field taken off', { title: null }],
    ['a field that was not read', { row: '4' }],
  ])('is %s', (_, fields) => {
    expect(patched(concert, untouched, { fields })).toEqual({ fields });
  });

  it('takes a doubt away by saying the same', () => {
    const fields = { title: 'Vinterljus', seat: '14' };
    expect(patched(concert, untouched, { fields }, new Set(['seat'] as const)).fields).toEqual({ seat: '14' });
  });

  it('is something, whatever it is of', () => {
    expect(
      [{ kind: 'train' } as const, { colour: '#102030' }, { fields: { row: null } }].map((one) =>
        isUntouched({ fields: {}, ...one }),
      ),
    ).toEqual([false, false, false]);
  });
});
