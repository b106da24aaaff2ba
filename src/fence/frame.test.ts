import { describe, expect, it } from 'vitest';
import { encodeFrame as encode, frameReader } from './frame.ts';

const encodeFrame = (value: unknown) => encode(value) as readonly Uint8Array[];

const message = {
  id: 7,
  text: 'Grüße, $bytes',
  nothing: null,
  parts: [{ bytes: Uint8Array.of(1, 2, 3) }, { bytes: new Uint8Array(0) }, { bytes: Buffer.from('abc') }],
};
const plain = { ...message, parts: message.parts.map(({ bytes }) => ({ bytes: new Uint8Array(bytes) })) };

describe('messages between us and a fenced process', () => {
  it('come out as they went in, bytes included', () => {
    const read = frameReader(10_000);
    expect(read(Buffer.concat(encodeFrame(message)))).toEqual([plain]);
  });

  it('come out whole however the stream is cut', () => {
    const stream = Buffer.concat([...encodeFrame(message), ...encodeFrame({ id: 8 })]);
    for (const size of [1, 3, 7, 50]) {
      const read = frameReader(10_000);
      const messages: unknown[] = [];
      for (let at = 0; at < stream.length; at += size) messages.push(...read(stream.subarray(at, at + size)));
      expect(messages).toEqual([plain, { id: 8 }]);
    }
  });

  it('are refused when they are longer than agreed, before they are held in memory', () => {
    const [head] = encodeFrame({ id: 1, bytes: new Uint8Array(5000) });
    expect(() => frameReader(4000)(Buffer.from(head!))).toThrow();
  });

  it('are refused when they claim more bytes than they bring', () => {
    const frame = (json: string) => {
      const bytes = Buffer.alloc(8 + json.length);
      bytes.writeUInt32LE(4 + json.length, 0);
      bytes.writeUInt32LE(json.length, 4);
      bytes.write(json, 8);
      return bytes;
    };
    for (const json of ['{"$bytes":9}', '{"$bytes":-1}', '{"$bytes":"x"}', '{"$bytes":1e99}', '{nonsense']) {
      expect(() => frameReader(4000)(frame(json))).toThrow();
    }
  });
});
