import { describe, expect, it } from 'vitest';
import { isRefusalCode, refusalOf } from './refusals.ts';

describe('why a correction is refused', () => {
  it('is said in a sentence that is filled with its values', () => {
    expect(refusalOf('too-long', { most: 120 })).toEqual({
      code: 'too-long',
      values: { most: 120 },
      message: 'Please use at most 120 characters.',
    });
  });

  it('has no values where its sentence needs none', () => {
    expect(refusalOf('zone')).toEqual({ code: 'zone', message: 'There is no such time zone.' });
  });

  it('names what was not given', () => {
    expect(refusalOf('too-long', {}).message).toBe('Please use at most most characters.');
  });

  it('is one of the list', () => {
    expect(['empty', 'other-kind'].map(isRefusalCode)).toEqual([true, true]);
    expect(['', 'Empty', 'constructor', 'toString'].some(isRefusalCode)).toBe(false);
  });
});
