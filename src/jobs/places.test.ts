import { expect, it } from 'vitest';
import { ConverterCrashed } from './converter.ts';
import type { Lane } from './lanes.ts';
import { openPlaces } from './places.ts';

const never = new AbortController().signal;

/** Enters by name and tells who is in. */
function openDoor(count: number) {
  const places = openPlaces(count);
  const inside = new Map<string, () => void>();
  return {
    inside: () => [...inside.keys()].join(' '),
    async come(name: string, lane: Lane) {
      void places.enter(lane, never).then((leave) => inside.set(name, leave));
      await settled();
    },
    async go(name: string) {
      inside.get(name)!();
      inside.delete(name);
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('counts both lanes together, and lets one of each run in any case', async () => {
  const door = openDoor(2);
  for (const name of ['s1', 's2', 's3']) await door.come(name, 'slow');
  expect(door.inside()).toBe('s1 s2');
  for (const name of ['q1', 'q2']) await door.come(name, 'quick');
  expect(door.inside(), 'a burst of slow files never delays the first quick one').toBe('s1 s2 q1');
  await door.go('s1');
  expect(door.inside(), 'three were one more than there are places').toBe('s2 q1');
  await door.go('q1');
  expect(door.inside(), 'who came first').toBe('s2 s3 q2');
});

it('keeps no slow file waiting for a stream of quick ones', async () => {
  const door = openDoor(1);
  for (const name of ['q1', 'q2']) await door.come(name, 'quick');
  await door.come('s1', 'slow');
  expect(door.inside()).toBe('q1 s1');
  await door.go('q1');
  expect(door.inside()).toBe('s1 q2');
});

it('sends away who waits when the process stops', async () => {
  const places = openPlaces(1);
  const leave = await places.enter('slow', never);
  const stopping = new AbortController();
  const waiting = places.enter('slow', stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow(new ConverterCrashed('stop'));
  leave();
  expect(await places.enter('slow', never)).toBeTypeOf('function');
});
