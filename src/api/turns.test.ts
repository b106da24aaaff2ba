import { describe, expect, it } from 'vitest';
import { openTurns } from './turns.ts';

const full = { wait: 22, most: 20, each: 2 };

describe('turns of a lane that is full', () => {
  const open = () => {
    const clock = { now: 100 };
    return { clock, turns: openTurns(() => clock.now) };
  };

  it('are given one after the other, as jobs end, and are the same when somebody asks again', () => {
    const { clock, turns } = open();
    expect(['a', 'b', 'c', 'a'].map((client) => turns.ask(client, full))).toEqual([4, 6, 8, 4]);
    clock.now += 2;
    expect(turns.ask('b', full)).toBe(4);
  });

  it('open the door to who comes when told, before who was told nothing', () => {
    const { clock, turns } = open();
    for (const client of ['a', 'b']) turns.ask(client, full);
    clock.now += 4;
    const now = { ...full, wait: 18 };
    expect(turns.ask('new', now)).toBe(4);
    expect(turns.ask('a', now)).toBeUndefined();
    turns.take('a');
    expect(turns.ask('a', now), 'a turn is for once').toBe(6);
  });

  it('keep who came when told before the others when it goes slower than thought, and never let him wait too long', () => {
    const { clock, turns } = open();
    for (const client of ['a', 'b']) turns.ask(client, full);
    clock.now += 4;
    expect(turns.ask('a', { ...full, wait: 21 })).toBe(3);
    clock.now += 3;
    expect(turns.ask('a', { ...full, wait: 20 })).toBeUndefined();
  });

  it('keep nobody out when those who have them do not come', () => {
    const { clock, turns } = open();
    for (let at = 0; at < 40; at += 1) turns.ask(`${at}`, full);
    expect(turns.ask('new', { ...full, wait: 9 })).toBeUndefined();
    clock.now += 4 + 39 * 2 + 11;
    expect(turns.ask('new', { ...full, wait: 20 })).toBeUndefined();
  });

  it('are no longer than ten minutes away, and no more are kept than fit into those', () => {
    const { clock, turns } = open();
    const told = Array.from({ length: 400 }, (_, at) => turns.ask(`${at}`, full)!);
    expect(Math.max(...told)).toBe(600);
    clock.now += 601;
    expect(turns.ask('399', { ...full, wait: 19 }), 'had none, and waits for who has one').toBeGreaterThan(0);
  });
});
