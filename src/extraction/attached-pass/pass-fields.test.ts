import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#src/documents/document.ts';
import { passField, passFields } from '#test/extraction/attached-passes.ts';
import { fieldsOf, styleOf } from './pass-fields.ts';

const one = (key: string, label: string, value: string | number = '12', more: object = {}) =>
  fieldsOf({ headerFields: [passField(key, label, value, more)] } as JsonObject)[0]!;

describe('the style of a pass', () => {
  it.each(['boardingPass', 'eventTicket', 'coupon', 'storeCard', 'generic'])(
    'is the key of its fields: %s',
    (style) => {
      expect(styleOf({ description: 'Pass', [style]: { headerFields: [] } })).toEqual({
        style,
        body: { headerFields: [] },
      });
    },
  );

  it('is none without fields', () => {
    expect(styleOf({ generic: 'yes', other: {} })).toBeUndefined();
  });
});

describe('the fields of a pass', () => {
  it('come front first', () => {
    const body = Object.fromEntries(
      ['back', 'auxiliary', 'secondary', 'primary', 'header'].map((name) => [
        `${name}Fields`,
        [passField('a', '', name)],
      ]),
    );
    expect(fieldsOf(body as JsonObject).map(({ section, value }) => [section, value])).toEqual(
      ['header', 'primary', 'secondary', 'auxiliary', 'back'].map((name) => [name, name]),
    );
  });

  it('are sixty of a section at most, and are objects', () => {
    expect(passFields(Array.from({ length: 70 }, () => ['', '1'] as const))).toHaveLength(60);
    expect(fieldsOf({ headerFields: ['text', null, { value: 5 }] })).toMatchObject([{ label: '', value: '5' }]);
  });

  it('mean what their label says, in any language, or else their key', () => {
    expect(one('x', 'SITZPLATZ').roles).toEqual(['seat']);
    expect(one('x', 'Gate:').roles).toEqual(['gate']);
    expect(one('gate', 'Sitzplatz').roles).toEqual(['seat']);
    expect(one('gate', 'Frankfurt').roles).toEqual(['gate']);
  });

  it.each([
    ['boardingTime', 'boarding'],
    ['boarding_time', 'boarding'],
    ['p-boarding-time2', 'boarding'],
    ['bookingReference', 'bookingReference'],
    ['seat1', 'seat'],
  ])('are told by the words of a key: %s', (key, role) => expect(one(key, '').roles).toContain(role));

  it('have a label of their own where it is none of ours', () => {
    expect([one('x', 'Frankfurt'), one('x', 'Sitzplatz'), one('x', '')].map(({ ownLabel }) => ownLabel)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are dates where they are shown as such', () => {
    const date = (more: object, value = '2027-05-03T20:00Z') => {
      const { isDate, isDay, ignoresZone } = one('x', '', value, more);
      return [isDate, isDay, ignoresZone];
    };
    expect(date({ timeStyle: 'PKDateStyleShort' })).toEqual([true, false, false]);
    expect(date({ dateStyle: 'PKDateStyleShort' })).toEqual([true, true, false]);
    expect(date({ dateStyle: 'PKDateStyleShort', timeStyle: 'PKDateStyleNone', ignoresTimeZone: true })).toEqual([
      true,
      true,
      true,
    ]);
    expect(date({})[0]).toBe(false);
    expect(date({ dateStyle: 'PKDateStyleShort' }, '3 May 2027')[0]).toBe(false);
  });

  it('have a currency and tags where they are stated', () => {
    expect(one('x', '', 25, { currencyCode: 'NOK', semantics: { seats: [] } })).toMatchObject({
      value: '25',
      currency: 'NOK',
      semantics: { seats: [] },
    });
    expect(one('x', '', '25')).not.toHaveProperty('currency');
  });
});
