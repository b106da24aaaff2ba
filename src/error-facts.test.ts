import { describe, expect, it } from 'vitest';
import { errorFacts, factsSaid } from './error-facts.ts';

describe('errorFacts', () => {
  it('tells kind, code and place, and nothing of the message', () => {
    const error = Object.assign(new TypeError('secret\n    at secret (secret.ts:1:1)\nsecret'), {
      code: 'E_ODD',
      cause: new Error('secret'),
    });
    const facts = errorFacts(error);
    expect(facts).toMatchObject({ type: 'TypeError', code: 'E_ODD', cause: { type: 'Error' } });
    expect(facts.at[0]).toContain('error-facts.test.ts');
    expect(JSON.stringify(facts)).not.toContain('secret');
  });

  it('takes what is thrown that is no error', () => {
    expect(errorFacts('secret')).toEqual({ type: 'string', at: [] });
  });
});

describe('what a child printed', () => {
  it('is passed on as facts, and as a count of bytes where it is anything else', () => {
    const facts = JSON.stringify(errorFacts(new Error('secret')));
    expect(factsSaid(`secret\n${facts}\nsecret`)).toBe(facts);
    expect(factsSaid('FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory secret')).toBe(
      'heap out of memory',
    );
    expect(factsSaid('{"type":"secret"}')).toBe('printed 17 bytes');
  });
});
