/** Which addresses a provider may have: a name of the operator's choice must not lead into a network it was not meant for. */
import { BlockList, isIP } from 'node:net';

const loopback = listOf('127.0.0.0/8', '::1/128');
/** RFC 1918, RFC 4193, and RFC 6598 for what lies behind a carrier. */
const privateNetworks = listOf('10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7');
/** Link-local (where clouds keep their credentials), unspecified, multicast and reserved. */
const never = listOf(
  '169.254.0.0/16',
  '0.0.0.0/8',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '192.0.0.0/24',
  'fe80::/10',
  'ff00::/8',
  '::/128',
);

/** What holds for the address of one provider. */
export type AddressRules = { readonly host: string; readonly secure: boolean; readonly privateNetwork: boolean };

/** The rules for a base address; throws when it is none. */
export function rulesFor(baseUrl: string, privateNetwork: boolean): AddressRules {
  const { hostname, protocol } = new URL(baseUrl);
  return { host: hostname.replace(/^\[|\]$/g, ''), secure: protocol === 'https:', privateNetwork };
}

/** Whether a connection to this resolved address may be made. */
export function isAllowedAddress(address: string, { host, secure, privateNetwork }: AddressRules): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const within = (list: BlockList) => list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  if (within(never)) return false;
  if (within(loopback)) return privateNetwork || isLoopbackName(host);
  if (within(privateNetworks)) return privateNetwork;
  return secure;
}

/** Whether a host name means this machine, by name or number. */
export function isLoopbackName(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  const family = isIP(bare);
  return family !== 0 && loopback.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}

function listOf(...networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address, prefix] = network.split('/') as [string, string];
    list.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
