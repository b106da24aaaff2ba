import { describe, expect, it } from 'vitest';
import { fewestServers, simulateWaits } from './simulate.ts';

describe('a simulated queue', () => {
  it('waits as the formulas say where there are some: one server, constant service (Pollaczek-Khinchine)', () => {
    // Utilisation 0.5: the mean wait is half a service time; half of all find nobody before them.
    const { p50, p95 } = simulateWaits({ perSecond: 0.5, takes: [1] }, 1, 200_000);
    expect(p50).toBeLessThan(0.1);
    expect(p95).toBeGreaterThan(1.5);
    expect(p95).toBeLessThan(2.2);
  });

  it('never takes fewer servers than there is work for, and few more when there are many', () => {
    expect(fewestServers({ perSecond: 10, takes: [1] }, 1)).toBeGreaterThanOrEqual(10);
    const many = fewestServers({ perSecond: 1000, takes: [1] }, 1);
    expect(many).toBeGreaterThanOrEqual(1000);
    expect(many).toBeLessThan(1100);
  });

  it('gives the same figures every time', () => {
    const load = { perSecond: 3, takes: [0.2, 0.9] };
    expect(simulateWaits(load, 3, 500)).toEqual(simulateWaits(load, 3, 500));
  });
});
