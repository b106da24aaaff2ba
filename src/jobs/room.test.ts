import { expect, it } from 'vitest';
import { ConverterCrashed } from './converter.ts';
import { openRoom } from './room.ts';

const large = 23_000_000;
const never = new AbortController().signal;

it('lets large files in one after the other, in the order they came', async () => {
  const room = openRoom();
  const entered: string[] = [];
  const enter = (name: string) => room.enter(large, never).then((leave) => ({ leave, at: entered.push(name) }));
  const [first, second, third] = [enter('first'), enter('second'), enter('third')];
  (await first).leave();
  expect((await second).at).toBe(2);
  expect(entered).toEqual(['first', 'second']);
  (await second).leave();
  await third;
  expect(entered).toEqual(['first', 'second', 'third']);
});

it('keeps no ordinary file waiting', async () => {
  const room = openRoom();
  await room.enter(large, never);
  expect(await room.enter(2_000_000, never)).toBeTypeOf('function');
});

it('gives those who wait back when the process stops, and the next one its turn', async () => {
  const room = openRoom();
  const leave = await room.enter(large, never);
  const stopping = new AbortController();
  const waiting = room.enter(large, stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow(new ConverterCrashed('stop'));
  const next = room.enter(large, never);
  leave();
  expect(await next).toBeTypeOf('function');
});
