import { expect, it } from 'vitest';
import { isPublic, isReachable } from './is-reachable.ts';

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

it.each([
  'http://localhost:3000',
  'http://192.168.1.5',
  'http://10.0.0.7:8080',
  'http://172.20.0.2',
  'http://100.64.1.1',
  'http://[fd00::5]:3000',
  'http://[fe80::1]',
  'http://tickets.local',
  'https://passes.home.arpa',
  'http://nas',
])('takes %s for known in its own network only', (address) => expect(isPublic(address)).toBe(false));

it.each([
  'https://passlift.example',
  'http://203.0.113.9',
  'http://172.32.0.2',
  'http://100.128.1.1',
  'http://[2001:db8::5]',
  'https://local.example',
  'https://10.example',
])('takes %s for known to everybody', (address) => expect(isPublic(address)).toBe(true));
