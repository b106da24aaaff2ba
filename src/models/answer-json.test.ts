import { describe, expect, it } from 'vitest';
import { answerJson } from './answer-json.ts';

const nested = (depth: number): string => (depth === 0 ? '1' : `{"a":${nested(depth - 1)}}`);

describe('answerJson', () => {
  it.each([
    ['plain', '{"seat":"004"}'],
    ['with space around it', '\n\n {"seat":"004"}\n'],
    ['in a fence', '```json\n{"seat":"004"}\n```'],
    ['in a fence without a name', '```\n{"seat":"004"}\n```'],
    ['after thinking aloud', '<think>The seat is {4}?</think>\n\n{"seat":"004"}'],
    ['with words around it', 'Certainly! {"seat":"004"} Have a good trip.'],
    ['in a fence, with words around it', 'Here it is {as JSON}:\n```json\n{"seat":"004"}\n```\nHave a good trip.'],
    ['after a byte order mark', '\uFEFF{"seat":"004"}'],
  ])('finds the answer %s', (_, text) => {
    expect(answerJson(text)).toEqual({ seat: '004' });
  });

  it.each([
    ['nothing', ''],
    ['words', 'I cannot help with that.'],
    ['half an answer', '{"seat":"00'],
    ['half an answer in words', 'Here it is: {"seat":{"row":"00"}, and'],
    ['two answers', '{"seat":"004"}\n{"seat":"005"}'],
    ['a list', '["004"]'],
    ['a number', '4'],
    ['an answer nested too deep', nested(11)],
    ['an answer that is too long', JSON.stringify({ seat: 'x'.repeat(1_000_000) })],
  ])('takes %s for no answer', (_, text) => {
    expect(answerJson(text)).toBeUndefined();
  });

  it('takes an answer as deep as allowed', () => {
    expect(answerJson(nested(10))).toBeDefined();
  });

  it('never lets an answer reach into other objects', () => {
    const value = answerJson('{"__proto__":{"seat":"1"}}');
    expect(({} as Record<string, unknown>).seat).toBeUndefined();
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});
