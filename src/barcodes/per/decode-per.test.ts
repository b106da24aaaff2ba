import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePer } from '#test/support/per-encoder.ts';
import { decodePer } from './decode-per.ts';
import { readSchema } from './schema.ts';

const notation = `
$pair = num 1..100 ?; text ia5 ?
Root*: flag bool; $pair; fixed ia5(3) =ABC; short ia5(1-2) ?; whole int; long utf8; raw bytes ?; list []Root ?; pick Pick ?; colour Colour =green; added 0..7 ? @2
Pick*| one Leaf; two 0..255
Leaf: name utf8
Colour*# red green blue
`;
const schema = readSchema(notation, 1);
const bits = (text: string) =>
  Uint8Array.from(text.replaceAll(' ', '').match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));

describe('decodePer', () => {
  it('reads bits as X.691 writes them', () => {
    // Not extended; num, no text, no defaults, short, no raw, no list, pick, no colour; then the values.
    const data = bits(
      '0 1 0 0 1 0 0 1 0  1  0000100  1 1000001 1000010  00000001 11111111  00000010 11000011 10100100  0 1 00000111',
    );
    expect(decodePer(schema, 'Root', data)).toEqual({
      flag: true,
      num: 5,
      fixed: 'ABC',
      short: 'AB',
      whole: -1,
      long: 'ä',
      pick: { two: 7 },
      colour: 'green',
    });
  });

  it('reads items of the schema’s version only', () => {
    const value = { flag: false, whole: 1, long: '', added: 6 };
    expect(decodePer(readSchema(notation, 2), 'Root', encodePer(readSchema(notation, 2), 'Root', value))).toMatchObject(
      { added: 6 },
    );
    expect(decodePer(schema, 'Root', encodePer(schema, 'Root', value))).not.toHaveProperty('added');
  });

  it('keeps whole numbers beyond those that a number can hold', () => {
    const whole = 12345678901234567890n;
    expect(decodePer(schema, 'Root', encodePer(schema, 'Root', { flag: true, whole, long: '' }))?.whole).toBe(whole);
  });

  it('skips what a later version of the standard added', () => {
    // Extended; after the items: one addition (count 0), present, two bytes of it.
    const data = bits('1 0 0 0 0 0 0 0 0  1  00000001 00000001  00000000  0 000000 1 00000010 11111111 11111111');
    expect(decodePer(schema, 'Root', data)).toMatchObject({ flag: true, whole: 1 });
  });

  it('says nothing when the bits end early', () => {
    const data = encodePer(schema, 'Root', { flag: true, whole: 300, long: 'a longer text' });
    for (let size = 0; size < data.length; size += 1)
      expect(decodePer(schema, 'Root', data.subarray(0, size))).toBeUndefined();
  });

  it('reads back whatever can be written', () => {
    const leaf = fc.record({ flag: fc.boolean(), whole: fc.integer(), long: fc.string() });
    const value = fc.record(
      {
        flag: fc.boolean(),
        num: fc.integer({ min: 1, max: 100 }),
        text: fc.string({ maxLength: 200 }).map((text) => text.replace(/[^ -~]/g, '')),
        short: fc.constantFrom('A', 'BC'),
        whole: fc.integer(),
        long: fc.string({ unit: 'grapheme', maxLength: 100 }),
        raw: fc.uint8Array({ maxLength: 300 }),
        list: fc.array(leaf, { maxLength: 4 }),
        pick: fc.oneof(fc.record({ two: fc.nat(255) }), fc.record({ one: fc.record({ name: fc.string() }) })),
        colour: fc.constantFrom('red', 'blue'),
      },
      { requiredKeys: ['flag', 'whole', 'long'] },
    );
    fc.assert(
      fc.property(value, (record) => {
        expect(decodePer(schema, 'Root', encodePer(schema, 'Root', record))).toMatchObject(record);
      }),
    );
  });

  it('survives any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (data) => typeof decodePer(schema, 'Root', data) !== 'string'),
    );
  });
});
