import { describe, expect, it } from 'vitest';
import { openBits } from './bits.ts';

const data = Uint8Array.of(0b1010_0101, 0b1111_0000, 0xff);

describe('a reader of bits', () => {
  it('reads from the left, over the ends of bytes', () => {
    const reader = openBits(data);
    expect([reader.bits(1), reader.bits(3), reader.bits(8), reader.bits(4)]).toEqual([1, 0b010, 0b0101_1111, 0]);
    expect(reader.position()).toBe(16);
    expect(reader.overrun()).toBe(false);
  });

  it('begins where it is told to', () => {
    expect(openBits(data, 4).bits(8)).toBe(0b0101_1111);
    expect(openBits(data, 4).position()).toBe(4);
  });

  it('reads up to 48 bits as a number', () => {
    expect(openBits(new Uint8Array(6).fill(0xff)).bits(48)).toBe(2 ** 48 - 1);
  });

  it('reads bytes from any bit on', () => {
    expect([...openBits(data, 4).bytes(2)]).toEqual([0b0101_1111, 0b0000_1111]);
  });

  it('reads zeros after the end, and tells so', () => {
    const reader = openBits(data, 16);
    expect(reader.bits(8)).toBe(0xff);
    expect(reader.overrun()).toBe(false);
    expect(reader.bits(8)).toBe(0);
    expect(reader.overrun()).toBe(true);
  });

  it('has no bytes where too few are left', () => {
    const reader = openBits(data, 8);
    expect([...reader.bytes(2)]).toEqual([0b1111_0000, 0xff]);
    expect(reader.overrun()).toBe(false);
    expect([...reader.bytes(1)]).toEqual([]);
    expect(reader.overrun()).toBe(true);
    expect([...openBits(data, 9).bytes(2)]).toEqual([]);
  });
});
