import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { heldMessage } from './message.ts';
import { type Budget, readMessage } from './read-message.ts';

const bounds = { size: 100, line: 20 };
const read = (pieces: readonly string[], budget: Budget = { held: 0, most: 1000 }) =>
  readMessage(Readable.from(pieces.map((piece) => Buffer.from(piece))), { bounds, budget, keep });
/** Puts what is too large for memory where it can be looked at. */
const keep = async (chunks: AsyncIterable<Uint8Array>) => {
  const whole = await buffer(chunks);
  return { read: heldMessage([whole]).read };
};
const codeOf = async (...pieces: string[]) => {
  const message = await read(pieces);
  return 'code' in message ? message.code : message.bytes;
};

describe('readMessage', () => {
  it('takes a message of exactly the size, and refuses one of a byte more', async () => {
    expect(await codeOf(...Array<string>(10).fill('12345678\r\n'))).toBe(100);
    expect(await codeOf(...Array<string>(10).fill('12345678\r\n'), 'x')).toBe(552);
  });

  it('takes a header of exactly 1,000 lines or 256 KB, and refuses a longer one in a sentence', async () => {
    const large = { size: 1e7, line: 1e6 };
    const fate = async (message: string) => {
      const read = await readMessage(Readable.from([Buffer.from(message)]), {
        ...{ bounds: large, budget: { held: 0, most: 1e8 }, keep },
      });
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
    const read = await readMessage(stream, { bounds: large, budget: { held: 0, most: 1e8 }, keep });
    if ('code' in read) throw new Error(read.text);
    expect((await buffer(read.read())).toString()).toBe(`\r\n${text}`);
    expect(read.head).toHaveLength(1);
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
    await expect(readMessage(Readable.from(broken()), { bounds, budget, keep })).rejects.toThrow('gone');
    expect(budget.held).toBe(0);
  });
});

describe('a message that is too large to be held', () => {
  const body = `X: y\r\n\r\n${'a line of a large message\r\n'.repeat(40_000)}`;
  const large = { size: 2e6, line: 1000 };
  const pieces = (text: string) => text.match(/[\s\S]{1,60000}/g)!.map((piece) => Buffer.from(piece));
  const budget = (): Budget => ({ held: 0, most: 1e8 });

  it('goes to the disk as it comes, and only its beginning is at hand', async () => {
    const read = await readMessage(Readable.from(pieces(body)), { bounds: large, budget: budget(), keep });
    if ('code' in read) throw new Error(read.text);
    expect(read.bytes).toBe(body.length);
    expect(Buffer.concat(read.head).length).toBeLessThan(700_000);
    expect((await buffer(read.read())).equals(Buffer.from(body))).toBe(true);
  });

  it('is refused for what comes late, too, and leaves nothing in the budget', async () => {
    const held = budget();
    const stream = Readable.from(pieces(`${body}bare\nline\r\n`));
    expect(await readMessage(stream, { bounds: large, budget: held, keep })).toMatchObject({ code: 554 });
    expect(held.held).toBe(0);
    const longer = Readable.from(pieces(body + body));
    expect(await readMessage(longer, { bounds: large, budget: held, keep })).toMatchObject({ code: 552 });
    expect(held.held).toBe(0);
  });

  it('is read to its end when the disk is full, so that its sender can be told', async () => {
    const held = budget();
    const stream = Readable.from(pieces(body));
    const full = async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const _ of chunks) throw new Error('no room');
      throw new Error('nothing came');
    };
    await expect(readMessage(stream, { bounds: large, budget: held, keep: full })).rejects.toThrow('no room');
    expect([stream.readableEnded, held.held]).toEqual([true, 0]);
  });
});
