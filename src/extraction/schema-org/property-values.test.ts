import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#src/documents/document.ts';
import { addressOf, locationOf, nameOf, objects, personName, priceOf, text, typesOf, withoutWord } from './values.ts';

const holder = (value: unknown) => ({ at: value }) as JsonObject;

describe('a text in markup', () => {
  it.each([
    ['  Fjord \n hus ', 'Fjord hus'],
    ['Fjord<br/>hus', 'Fjord hus'],
    [802, '802'],
    [{ '@value': 'Fjordhus' }, 'Fjordhus'],
    [['', null, 'Fjordhus'], 'Fjordhus'],
    ['1 < 2', '1 < 2'],
    ['100 % Fjord', '100 % Fjord'],
  ])('is read: %j', (value, read) => expect(text(holder(value), 'at')).toBe(read));

  it.each([
    '',
    'null',
    'undefined',
    'N/A',
    'none',
    '--',
    '[first name]',
    'Hi {{name}}',
    `\${name}`,
    'Dear %FIRST_NAME%',
    '*|FNAME|*',
    '<%= name %>',
    '[[name]]',
    true,
    { name: 'Fjordhus' },
  ])('is none: %j', (value) => expect(text(holder(value), 'at')).toBeUndefined());

  it('is the first of the named properties that has one, no longer than 300 letters', () => {
    expect(text({ a: 'null', b: 'B', c: 'C' }, 'a', 'b', 'c')).toBe('B');
    expect(text(undefined, 'a')).toBeUndefined();
    expect(text(holder('a'.repeat(400)), 'at')).toHaveLength(300);
  });
});

describe('the types and objects in markup', () => {
  it('are one or several', () => {
    expect(typesOf({ '@type': 'MusicEvent' })).toEqual(['musicevent']);
    expect(typesOf({ '@type': ['Event', 4, 'Festival'] })).toEqual(['event', 'festival']);
    expect(typesOf({})).toEqual([]);
    expect(objects({ at: [{ name: 'A' }, 'B', { name: 'C' }] }, 'at')).toEqual([{ name: 'A' }, { name: 'C' }]);
  });
});

describe('a name in markup', () => {
  it('is that of an object, the legal one if need be, or a text; never an address of the web', () => {
    expect(nameOf(holder({ name: 'Sundlinjen', legalName: 'Sundlinjen AS' }), 'at')).toBe('Sundlinjen');
    expect(nameOf(holder({ legalName: 'Sundlinjen AS' }), 'at')).toBe('Sundlinjen AS');
    expect(nameOf(holder('Sundlinjen'), 'at')).toBe('Sundlinjen');
    expect(nameOf({ a: 'https://sundlinjen.example', b: 'Sundlinjen' }, 'a', 'b')).toBe('Sundlinjen');
  });

  it.each([
    [' Vilde  Nygård ', 'Vilde Nygård'],
    [{ name: 'Vilde Nygård', givenName: 'V.' }, 'Vilde Nygård'],
    [{ givenName: 'Vilde', additionalName: 'Sol', familyName: 'Nygård' }, 'Vilde Sol Nygård'],
    [{ familyName: 'Nygård' }, 'Nygård'],
    ['NYGARD/VILDE MRS', 'VILDE NYGARD'],
    ['null', undefined],
    ['', undefined],
    [{}, undefined],
    [42, undefined],
    [undefined, undefined],
  ])('of a person is read: %j', (person, name) => expect(personName(person as JsonObject)).toBe(name));
});

describe('an address in markup', () => {
  it.each([
    [
      {
        streetAddress: 'Kaivei 2',
        postalCode: '5003',
        addressLocality: 'Bergen',
        addressRegion: 'Vestland',
        addressCountry: { name: 'Norge' },
      },
      'Kaivei 2, 5003 Bergen, Vestland, Norge',
    ],
    [{ postalCode: '5003', addressLocality: '5003 Bergen' }, '5003 Bergen'],
    [{ addressLocality: 'Bergen', addressRegion: 'Bergen' }, 'Bergen'],
    [{ postalCode: '5003' }, '5003'],
    ['Kaivei 2, Bergen', 'Kaivei 2, Bergen'],
    [{}, undefined],
  ])('is one line: %j', (address, line) => expect(addressOf({ address } as JsonObject)).toBe(line));

  it('is the place itself where that is one', () => {
    expect(addressOf({ '@type': 'PostalAddress', streetAddress: 'Kaivei 2' })).toBe('Kaivei 2');
    expect(addressOf({ '@type': 'Place', streetAddress: 'Kaivei 2' })).toBeUndefined();
    expect(addressOf(undefined)).toBeUndefined();
  });
});

describe('a location in markup', () => {
  it.each([
    [{ geo: { latitude: '60.39', longitude: 5.32 } }, { latitude: 60.39, longitude: 5.32 }],
    [
      { latitude: 60.39, longitude: 5.32 },
      { latitude: 60.39, longitude: 5.32 },
    ],
    [
      { latitude: 0, longitude: 5.32 },
      { latitude: 0, longitude: 5.32 },
    ],
    [
      { latitude: 90, longitude: 180 },
      { latitude: 90, longitude: 180 },
    ],
    [{ latitude: 0, longitude: 0 }, undefined],
    [{ latitude: 90.1, longitude: 5 }, undefined],
    [{ latitude: 60, longitude: -180.1 }, undefined],
    [{ latitude: 60 }, undefined],
    [{ latitude: 'north', longitude: 5 }, undefined],
  ])('is read: %j', (place, location) => expect(locationOf(place)).toEqual(location));
});

describe('a price in markup', () => {
  const price = (totalPrice: unknown, more: object = { priceCurrency: 'NOK' }) =>
    priceOf({ totalPrice, ...more } as JsonObject)?.amount;

  it.each([
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['99,9', '99.90'],
    ['99', '99'],
    [240.5, '240.50'],
    ['kr 240,-', undefined],
    ['NOK 240', '240'],
    ['1.234.567,89', '1234567.89'],
    ['1.234', undefined],
    ['0.00', undefined],
    ['12345678', undefined],
    ['free', undefined],
  ])('is an amount above nothing: %s', (written, amount) => expect(price(written)).toBe(amount));

  it('has a currency, beside it or within', () => {
    const currency = (holder: JsonObject) => priceOf(holder)?.currency;
    expect(currency({ totalPrice: '240', priceCurrency: 'nok' })).toBe('NOK');
    expect(currency({ totalPrice: 'SEK 240' })).toBe('SEK');
    expect(currency({ totalPrice: '€ 240' })).toBe('EUR');
    expect(currency({ totalPrice: '£240' })).toBe('GBP');
    expect(currency({ totalPrice: '$240' })).toBeUndefined();
    expect(currency({ totalPrice: '240', priceCurrency: 'kroner' })).toBeUndefined();
    expect(currency({ priceSpecification: { price: 240, priceCurrency: 'DKK' } })).toBe('DKK');
    expect(currency({ totalPrice: { value: 240, currency: 'DKK' } })).toBe('DKK');
    expect(currency({ totalPrice: { value: 240 }, priceCurrency: 'DKK' })).toBe('DKK');
  });

  it('is that of the first that has one', () => {
    expect(priceOf(undefined, { price: 0, priceCurrency: 'NOK' }, { price: 12, priceCurrency: 'NOK' })).toEqual({
      amount: '12',
      currency: 'NOK',
    });
    expect(priceOf({})).toBeUndefined();
  });
});

describe('a value behind the word for it', () => {
  it.each([
    ['Gate B12', 'gate', 'B12'],
    ['Gate: B12', 'gate', 'B12'],
    ['Flugsteig B12', 'gate', 'B12'],
    ['Puerta B12', 'gate', 'B12'],
    ['Gleis 7', 'platform', '7'],
    ['Terminal 2', 'terminal', '2'],
    ['B12', 'gate', 'B12'],
    ['Bus gate', 'gate', 'Bus gate'],
    ['Pier 4', 'terminal', 'Pier 4'],
    [undefined, 'gate', undefined],
  ] as const)('stands without it: %s', (written, role, value) => expect(withoutWord(written, role)).toBe(value));
});
