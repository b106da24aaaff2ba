import { Resolver } from 'node:dns/promises';

/** Asks the DNS; rejects with Node's codes (`ENOTFOUND`, `ENODATA`, `ETIMEOUT`, …). */
export type DnsLookup = (name: string, type: string) => Promise<string[][] | string[]>;

/** Asks the given name servers (`address` or `address:port`), or those of the system; at most 6 s a question. */
export function openDnsLookup(servers: readonly string[]): DnsLookup {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return (name, type) => resolver.resolve(name, type) as Promise<string[][] | string[]>; // the types asked for give texts
}
