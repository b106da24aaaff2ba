import { describe, expect, it } from 'vitest';
import { filledLikely, fromLogOdds, logOdds, ruledLikely } from './calibration.ts';

describe('how likely a value is right', () => {
  it('is about even odds and more for what the rules read and the scorer holds for as likely as not', () => {
    expect(ruledLikely(0.5)).toBeCloseTo(fromLogOdds(0.96));
    expect(filledLikely(0.5)).toBeCloseTo(fromLogOdds(0.94));
  });

  it('is told apart far better where the rules read it, too', () => {
    const [ruled, filled] = [ruledLikely, filledLikely].map((likely) => likely(0.99) - likely(0.01));
    expect(ruled).toBeGreaterThan(0.3);
    expect(filled).toBeLessThan(ruled! / 2);
  });

  it('stands from 0.9 on only where the scorer is sure of what the rules read', () => {
    expect(ruledLikely(0.99)).toBeGreaterThan(0.88);
    expect(ruledLikely(0.9)).toBeLessThan(0.9);
    expect(filledLikely(1)).toBeLessThan(0.9);
  });
});

describe('log-odds', () => {
  it('are held away from never and always', () => {
    expect(logOdds(1)).toBeCloseTo(Math.log(0.9995 / 0.0005));
    expect(logOdds(0, 0.01)).toBe(logOdds(0.01));
    expect(logOdds(1, 0.01)).toBeCloseTo(-logOdds(0, 0.01));
  });

  it('are those of a likelihood', () => {
    expect(logOdds(0.8)).toBeCloseTo(Math.log(4));
    expect(fromLogOdds(Math.log(4))).toBeCloseTo(0.8);
    expect(fromLogOdds(0)).toBe(0.5);
  });
});
