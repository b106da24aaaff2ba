import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { comeBack, faultsOf, invalidFields, refusal } from './answer.ts';

type Refused = {
  status: number;
  body: { detail: unknown; message: string; code?: string; values?: object };
  headers: Record<string, string>;
};
const read = (answer: unknown) => answer as Refused;

describe('a refusal', () => {
  it('says the same to programs and to people, where nothing more is said', () => {
    expect(read(refusal(404, 'Not here.'))).toEqual({
      status: 404,
      body: { detail: 'Not here.', message: 'Not here.' },
      headers: { 'Cache-Control': 'no-store' },
    });
  });

  it('carries which sentence it is and what it was filled with', () => {
    const { body, headers } = read(
      refusal(413, 'Too large.', { code: 'large', values: { most: 5 }, headers: { Allow: 'GET' } }),
    );
    expect(body).toMatchObject({ code: 'large', values: { most: 5 } });
    expect(headers).toEqual({ 'Cache-Control': 'no-store', Allow: 'GET' });
  });
});

describe('what comes too early', () => {
  const early = (status: 429 | 503, seconds: number) =>
    read(comeBack({ status, code: 'busy', sentence: 'Again in {seconds} s.', seconds, now: 1_000_500 }));

  it.each([
    [0.2, '1'],
    [0, '1'],
    [-5, '1'],
    [12.1, '13'],
  ])('comes back in whole seconds: %s', (seconds, wait) => {
    const { body, headers } = early(503, seconds);
    expect(headers['Retry-After']).toBe(wait);
    expect(body.message).toBe(`Again in ${wait} s.`);
  });

  it('tells when a limit is over, by the clock', () => {
    expect(early(429, 10).headers['X-RateLimit-Reset']).toBe('1011');
    expect(early(503, 10).headers).not.toHaveProperty('X-RateLimit-Reset');
  });
});

describe('fields that are wrong', () => {
  const shape = z.object({ seat: z.string().max(3), people: z.array(z.object({ name: z.string() })) });
  const faults = (value: unknown) => faultsOf(shape.safeParse(value).error!, 'body');

  it('are named by where they stand', () => {
    expect(faults({ seat: 'long', people: [{ name: 'Ada' }, { name: 1 }] }).map(({ loc }) => loc)).toEqual([
      ['body', 'seat'],
      ['body', 'people', 1, 'name'],
    ]);
  });

  it('are told in a sentence, and as a list for programs', () => {
    const { status, body } = read(invalidFields(faults({ seat: 'long', people: [] })));
    expect(status).toBe(422);
    expect(body.message).toMatch(/^Please check what you sent: seat: /);
    expect(body.detail).toMatchObject([{ loc: ['body', 'seat'], type: 'too_big' }]);
  });

  it('are twenty at most, and a sentence that ends', () => {
    const many = { seat: 'a', people: Array.from({ length: 100 }, () => ({ name: 1 })) };
    expect(faults(many)).toHaveLength(20);
    const long = Array.from({ length: 20 }, () => ({ loc: ['body', 'x'], msg: 'm'.repeat(200), type: 't' }));
    expect(read(invalidFields(long)).body.message.length).toBe(1000);
  });

  it('say a name of theirs no longer than a hundred letters', () => {
    const strict = z.strictObject({}).safeParse({ ['x'.repeat(500)]: 1 }).error!;
    for (const { loc } of faultsOf(strict, 'query'))
      for (const part of loc) expect(String(part).length).toBeLessThanOrEqual(100);
  });
});
