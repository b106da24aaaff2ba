import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type Budget, readMessage, sizeOf } from './read-message.ts';

const bounds = { size: 100, line: 20 };
const read = (pieces: readonly string[], budget: Budget = { held: 0, most: 1000 }) =>
  readMessage(Readable.from(pieces.map((piece) => Buffer.from(piece))), bounds, budget);
const codeOf = async (...pieces: string[]) => {
  const message = await read(pieces);
  return 'code' in message ? message.code : sizeOf(message);
};

describe('readMessage', () => {
  it('takes a message of exactly the size, and refuses one of a byte more', async () => {
    expect(await codeOf(...Array<string>(10).fill('12345678\r\n'))).toBe(100);
    expect(await codeOf(...Array<string>(10).fill('12345678\r\n'), 'x')).toBe(552);
  });

  it('takes a line of exactly the length, and refuses a longer one', async () => {
    expect(await codeOf(`${'x'.repeat(19)}\r\n`)).toBe(21);
    expect(await codeOf('x'.repeat(10), 'x'.repeat(11))).toBe(554);
  });

  it.each([
    ['a line feed alone', ['a\nb\r\n']],
    ['a carriage return alone', ['a\rb\r\n']],
    ['a carriage return whose line feed does not follow in the next piece', ['a\r', 'b\r\n']],
    ['a carriage return at the very end', ['a\r\nb\r']],
  ])('refuses %s', async (_, pieces) => {
    expect(await codeOf(...pieces)).toBe(554);
  });

  it('joins a line end that two pieces share', async () => {
    expect(await codeOf('a\r', '\nb\r\n')).toBe(6);
  });

  it('says 451 when all messages together are too much, and gives back what it held', async () => {
    const budget = { held: 990, most: 1000 };
    expect(await read(['123456789\r\n'], budget)).toMatchObject({ code: 451 });
    expect(budget.held).toBe(990);
    await read(['1234\r\n'], budget);
    expect(budget.held).toBe(996); // until the caller is done with it
  });

  it('gives back what it held when the message breaks off', async () => {
    const budget = { held: 0, most: 1000 };
    const broken = async function* () {
      yield Buffer.from('half');
      throw new Error('gone');
    };
    await expect(readMessage(Readable.from(broken()), bounds, budget)).rejects.toThrow('gone');
    expect(budget.held).toBe(0);
  });
});
