import { expect, it } from 'vitest';
import { fieldNames } from '#src/tickets/fields.ts';
import { targets, targetsOfField } from './targets.ts';

it('each target is told once', () => {
  expect(new Set(targets).size).toBe(targets.length);
});

it('a time is told by its day and its clock, which may stand apart', () => {
  for (const name of ['start', 'end', 'validFrom', 'validUntil'] as const) {
    const [day, clock] = targetsOfField[name]!;
    expect([day?.endsWith('_date'), clock?.endsWith('_time')]).toEqual([true, true]);
  }
});

it('fields are those of tickets', () => {
  for (const name of Object.keys(targetsOfField)) expect(fieldNames).toContain(name);
});
