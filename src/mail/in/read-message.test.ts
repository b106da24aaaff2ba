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

  it('takes a header of exactly 1,000 lines or 256 KB, and refuses a longer one in a sentence', async () => {
    const large = { size: 1e7, line: 1e6 };
    const fate = async (message: string) => {
      const read = await readMessage(Readable.from([Buffer.from(message)]), large, { held: 0, most: 1e8 });
      return 'code' in read ? `${read.code} ${read.text}` : 'taken';
    };
    const body = `\r\n${'text\r\n'.repeat(2000)}`;
    const refused = '552 The header of the message is longer than the 256 KB or 1,000 lines that we take';
    expect(await fate('X: y\r\n'.repeat(1000) + body)).toBe('taken');
    expect(await fate('X: y\r\n'.repeat(1001) + body)).toBe(refused);
    expect(await fate(`X: ${'y'.repeat(256 * 1024 - 5)}\r\n${body}`)).toBe('taken');
    expect(await fate(`X: ${'y'.repeat(256 * 1024 - 4)}\r\n${body}`)).toBe(refused);
    expect(await fate('X: y\r\n'.repeat(1001)), 'a header without an end').toBe(refused);
  });

  it('keeps the bytes as they came, however they were cut, in few pieces', async () => {
    const text = Array.from({ length: 3000 }, (_, at) => `line ${at}\r\n`).join('');
    const large = { size: 1e7, line: 1000 };
    const stream = Readable.from(Array.from(`\r\n${text}`, (sign) => Buffer.from(sign)));
    const read = (await readMessage(stream, large, { held: 0, most: 1e8 })) as Uint8Array[];
    expect(Buffer.concat(read).toString()).toBe(`\r\n${text}`);
    expect(read).toHaveLength(1);
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
