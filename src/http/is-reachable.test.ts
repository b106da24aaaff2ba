import { expect, it } from 'vitest';
import { isReachable } from './is-reachable.ts';

it.each([
  'http://127.0.0.1:3000',
  'http://localhost',
  'http://passlift.localhost:8080',
  'http://[::1]:3000',
  'http://0.0.0.0',
])('keeps %s to this machine', (address) => expect(isReachable(address)).toBe(false));

it.each(['https://passlift.example', 'http://192.168.1.20:3000', 'http://127.example', 'http://localhost.example'])(
  'lets a phone go to %s',
  (address) => expect(isReachable(address)).toBe(true),
);
