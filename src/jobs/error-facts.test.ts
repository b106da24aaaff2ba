import { describe, expect, it } from 'vitest';
import { errorFacts } from './error-facts.ts';

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
