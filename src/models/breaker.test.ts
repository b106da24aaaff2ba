import { describe, expect, it } from 'vitest';
import { openBreaker } from './breaker.ts';

describe('openBreaker', () => {
  it('opens for a minute after five failures in a minute', () => {
    let now = 0;
    const breaker = openBreaker(() => now);
    for (let failure = 1; failure <= 4; failure += 1) breaker.note(false);
    expect(breaker.isOpen()).toBe(false);
    breaker.note(false);
    expect(breaker.isOpen()).toBe(true);
    now = 59_999;
    expect(breaker.isOpen()).toBe(true);
    now = 60_000;
    expect(breaker.isOpen()).toBe(false);
  });

  it('stays closed when failures come more slowly', () => {
    let now = 0;
    const breaker = openBreaker(() => now);
    for (let failure = 0; failure < 20; failure += 1) {
      now += 15_001;
      breaker.note(false);
    }
    expect(breaker.isOpen()).toBe(false);
  });

  it('opens again with the first failure after the pause, and not after a success', () => {
    let now = 0;
    const breaker = openBreaker(() => now);
    for (let failure = 1; failure <= 5; failure += 1) breaker.note(false);
    now = 60_000;
    breaker.note(false);
    expect(breaker.isOpen()).toBe(true);
    now = 120_000;
    breaker.note(true);
    breaker.note(false);
    expect(breaker.isOpen()).toBe(false);
  });
});
