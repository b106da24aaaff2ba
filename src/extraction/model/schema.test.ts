import { describe, expect, it } from 'vitest';
import { answerJsonSchema } from './question.ts';
import { answerLimits, readAnswer } from './schema.ts';

const ticket = { kind: 'event', code: null, readings: [{ field: 'seat', value: '12', line: 'L4' }] };
const answer = { isTicket: true, otherwise: null, tickets: [ticket] };

describe('readAnswer', () => {
  it('takes an answer as it was asked for', () => {
    expect(readAnswer(answer)).toEqual({ answer, dropped: 0 });
  });

  it('drops keys that nobody asked for', () => {
    const forged = { ...answer, barcode: 'FORGED', tickets: [{ ...ticket, payload: 'FORGED', logo: 'x.png' }] };
    expect(readAnswer(forged)).toEqual({ answer, dropped: 0 });
  });

  it('drops and counts readings that are none, and keeps the others', () => {
    const odd = [{ field: 'barcode', value: 'X', line: null }, { field: 'website', value: 'a.example', line: null }, 7];
    const read = readAnswer({ ...answer, tickets: [{ ...ticket, readings: [...odd, ...ticket.readings] }] });
    expect(read).toEqual({ answer, dropped: 3 });
  });

  it('drops values that are longer than any value', () => {
    const long = { field: 'title', value: 'x'.repeat(answerLimits.value + 1), line: null };
    expect(readAnswer({ ...answer, tickets: [{ ...ticket, readings: [long] }] })?.dropped).toBe(1);
  });

  it.each([
    ['no object', 'ticket'],
    ['nothing', null],
    ['another shape', { tickets: {} }],
    ['too long', { ...answer, note: 'x'.repeat(answerLimits.characters) }],
    ['too deep', { ...answer, note: Array.from({ length: 12 }).reduce((inner) => [inner], 'x') }],
  ])('refuses an answer that is %s', (_, value) => {
    expect(readAnswer(value)).toBeUndefined();
  });

  it('reads up to the limit of nesting', () => {
    const note = Array.from({ length: answerLimits.depth - 1 }).reduce((inner) => [inner], 'x');
    expect(readAnswer({ ...answer, note })).toEqual({ answer, dropped: 0 });
  });
});

describe('the schema for providers', () => {
  it('has no place for codes, addresses, colours, pictures or files', () => {
    const text = JSON.stringify(answerJsonSchema);
    expect(text).not.toMatch(/payload|format"|encoding|website|email|phone|colou?r|image|Location/);
  });

  it('needs every key and takes no other', () => {
    expect(answerJsonSchema).toMatchObject({
      additionalProperties: false,
      required: ['isTicket', 'otherwise', 'tickets'],
    });
  });
});
