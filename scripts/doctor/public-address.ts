import { type LookupAddress, lookup as lookUpInSystem } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { json } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import type { Config } from '#src/config.ts';

/** What the public address answers. */
export type PublicAnswer = {
  /** Of the `Passlift` that answers; undefined when something else does. */
  readonly version: string | undefined;
  /** Seconds that our clock is ahead of the one behind the address; undefined when it tells none. */
  readonly clock: number | undefined;
  /** Days until its TLS certificate ends; undefined over plain http. */
  readonly certificateDays: number | undefined;
};

const patience = 8_000;

/** Name servers as the settings say; those of the system unless they do. */
export function resolverOf({ DNS_SERVERS }: Config): Resolver {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (DNS_SERVERS.length > 0) resolver.setServers(DNS_SERVERS);
  return resolver;
}

/** Addresses of a host: its own when it is one, and what the DNS says; empty when there are none. Rejects when the DNS does not answer. */
export async function addressesOf(config: Config, host: string): Promise<readonly string[]> {
  if (isIP(host)) return [host];
  const resolver = resolverOf(config);
  const none = (error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
    throw error;
  };
  const found = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)]);
  return found.flat();
}

/** Asks `/v1/health` at `PUBLIC_URL` as a browser would: by its name, with its certificate verified. Rejects when that fails. */
export async function askPublicAddress(config: Config): Promise<PublicAnswer> {
  if (!config.PUBLIC_URL) throw new Error('PUBLIC_URL is not set');
  const url = new URL('/v1/health', config.PUBLIC_URL);
  const options = { lookup: lookupOf(config), signal: AbortSignal.timeout(patience), agent: false as const };
  const asked = Date.now();
  const request = url.protocol === 'https:' ? getSecure(url, options) : getPlain(url, options);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const ours = { from: asked, to: Date.now() };
  const body = (await json(answer).catch(() => ({}))) as { service?: unknown; version?: unknown };
  const ends = 'getPeerCertificate' in answer.socket && (answer.socket as TLSSocket).getPeerCertificate().valid_to;
  const date = Date.parse(answer.headers.date ?? '');
  return {
    version: typeof body.version === 'string' && body.service !== undefined ? body.version : undefined,
    // The header tells whole seconds, rounded down.
    clock: Number.isNaN(date) ? undefined : secondsAhead(ours, { from: date, to: date + 1000 }),
    certificateDays: ends ? Math.floor((Date.parse(ends) - Date.now()) / 86_400_000) : undefined,
  };
}

/** Milliseconds since the epoch between which a clock stood when it was read. */
type Reading = { readonly from: number; readonly to: number };

/** Seconds that our clock was ahead of another for sure, negative when it was behind; 0 when both may have been the same. */
export function secondsAhead(ours: Reading, theirs: Reading): number {
  if (ours.to < theirs.from) return (ours.to - theirs.from) / 1000;
  return Math.max(0, ours.from - theirs.to) / 1000;
}

/** As the name servers of the settings say, where some are named; else as every program here finds it. */
function lookupOf(config: Config): LookupFunction {
  if (config.DNS_SERVERS.length === 0) return lookUpInSystem as LookupFunction;
  return (host, options, answer) => {
    addressesOf(config, host).then(
      (found) => {
        const all: LookupAddress[] = found.map((address) => ({ address, family: isIP(address) }));
        if (options.all) answer(null, all);
        else answer(null, all[0]?.address ?? '', all[0]?.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, ''),
    );
  };
}
