import { isIPv6 } from 'node:net';

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 one (one customer has at least that). */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An `X-Forwarded-For` whose addresses have no ports: some proxies write `192.0.2.7:4711` and `[2001:db8::1]:443`. */
export function withoutPorts(forwarded: string): string {
  return forwarded
    .split(',')
    .map((hop) => {
      const address = hop.trim();
      const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1];
      return bare ?? address;
    })
    .join(', ');
}
