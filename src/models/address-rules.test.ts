import { describe, expect, it } from 'vitest';
import { isAllowedAddress, isLoopbackName, rulesFor } from './address-rules.ts';

const allowed = (address: string, baseUrl: string, privateNetwork = false) =>
  isAllowedAddress(address, rulesFor(baseUrl, privateNetwork));

describe('the address of a provider', () => {
  it.each(['93.184.215.14', '2606:2800:21f::1'])('may be public (%s)', (address) => {
    expect(allowed(address, 'https://ai.example/v1')).toBe(true);
  });

  it.each([
    '10.0.0.5',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    'fd00::5',
    '::ffff:10.0.0.5',
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
  ])('is not inside (%s), unless the operator allows it', (address) => {
    expect(allowed(address, 'https://ai.example/v1')).toBe(false);
    expect(allowed(address, 'https://ai.example/v1', true)).toBe(true);
    expect(allowed(address, 'http://ai.example/v1', true)).toBe(true);
  });

  it.each([
    '169.254.169.254',
    '::ffff:169.254.169.254',
    'fe80::1',
    '0.0.0.0',
    '::',
    '224.0.0.1',
    '255.255.255.255',
    'nonsense',
  ])('is never %s', (address) => {
    expect(allowed(address, 'https://ai.example/v1', true)).toBe(false);
    expect(allowed(address, 'http://localhost/v1', true)).toBe(false);
  });

  it.each(['http://localhost:11434/v1', 'http://127.0.0.1/v1', 'http://[::1]/v1'])(
    'may be this machine (%s)',
    (url) => {
      expect(allowed('127.0.0.1', url)).toBe(true);
      expect(allowed('::1', url)).toBe(true);
    },
  );

  it('is not reached in the clear outside', () => {
    expect(allowed('93.184.215.14', 'http://ai.example/v1', true)).toBe(false);
  });

  it.each(['localhost.example.com', '127.example.com', 'example.com', '10.0.0.1'])(
    'is not this machine by a name like %s',
    (host) => {
      expect(isLoopbackName(host)).toBe(false);
    },
  );
});
