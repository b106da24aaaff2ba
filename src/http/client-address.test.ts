import { describe, expect, it } from 'vitest';
import { clientNetwork, withoutPorts } from './client-address.ts';

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});

describe('withoutPorts', () => {
  it.each([
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8::1]:443, 10.0.0.2:80', '2001:db8::1, 10.0.0.2'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1,192.0.2.7', '2001:db8::1, 192.0.2.7'],
    ['unknown, _hidden', 'unknown, _hidden'],
  ])('of %s is %s', (forwarded, bare) => {
    expect(withoutPorts(forwarded)).toBe(bare);
  });
});
