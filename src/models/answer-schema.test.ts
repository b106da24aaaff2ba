import { describe, expect, it } from 'vitest';
import { answerJsonSchema } from '#src/extraction/model/question.ts';
import { hasShape, isStrict } from './answer-schema.ts';

const schema = {
  type: 'object',
  properties: {
    isTicket: { type: 'boolean' },
    why: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    tickets: { type: 'array', items: { type: 'object', properties: { kind: { enum: ['train'] } } } },
  },
  required: ['isTicket', 'why', 'tickets'],
  additionalProperties: false,
};

describe('hasShape', () => {
  it.each([
    ['complete', { isTicket: true, why: 'it says so', tickets: [] }],
    ['without what may be null', { isTicket: true, tickets: [] }],
    ['with keys nobody asked for', { isTicket: true, why: null, tickets: [], mood: 'good' }],
    ['with an odd value inside, which the caller drops', { isTicket: true, why: null, tickets: [{ kind: 'rocket' }] }],
  ])('takes an answer %s', (_, answer) => {
    expect(hasShape(answer, schema)).toBe(true);
  });

  it.each([
    ['with other keys', { seat: '004' }],
    ['with a value of another type', { isTicket: 'yes', why: null, tickets: [] }],
    ['with null for a list', { isTicket: true, why: null, tickets: null }],
  ])('takes no answer %s', (_, answer) => {
    expect(hasShape(answer, schema)).toBe(false);
  });
});

describe('isStrict', () => {
  it('is true of the schema that conversions send', () => {
    expect(isStrict(answerJsonSchema)).toBe(true);
  });

  it('is false when a key may be missing, or others may come', () => {
    expect(isStrict({ type: 'object', properties: { a: {} }, required: [], additionalProperties: false })).toBe(false);
    expect(isStrict({ type: 'object', properties: { a: {} }, required: ['a'] })).toBe(false);
  });
});
