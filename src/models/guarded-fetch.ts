/**
 * The only way out to a provider: one request, to an address that was looked at after it was resolved, without
 * redirects, with an answer of bounded size. Speaks as `fetch` does, because the provider packages want one.
 */
import { lookup as resolve } from 'node:dns';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { request as plainRequest } from '#src/node-http.ts';
import { type AddressRules, isAllowedAddress } from './address-rules.ts';
import { answerBytes } from './limits.ts';

/** What was seen of one exchange: numbers and names, nothing of its content. */
export type Exchange = {
  status?: number;
  /** Milliseconds that the provider asks to be left alone. */
  pause?: number;
  /** `refused-address`: the name led where it must not. `too-long`: the answer had more bytes than allowed. */
  fault?: 'network' | 'refused-address' | 'too-long';
  /** The system's name of a network fault, such as ECONNREFUSED. */
  code?: string;
};

class Fault extends Error {
  override name = 'ProviderFault';
}

/** A `fetch` for one call; what it saw is written into `seen`. */
export function guardedFetch(rules: AddressRules, seen: Exchange): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const fail = (fault: NonNullable<Exchange['fault']>, code?: string) => {
      seen.fault = fault;
      if (code) seen.code = code;
      return new Fault(fault);
    };
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (host !== rules.host || (url.protocol === 'https:') !== rules.secure) throw fail('refused-address');
    if (isIP(host) && !isAllowedAddress(host, rules)) throw fail('refused-address');
    try {
      return await exchange(url, init, { rules, seen });
    } catch (error) {
      if (init.signal?.aborted) throw init.signal.reason;
      if (error instanceof Fault) throw fail(error.message as NonNullable<Exchange['fault']>);
      throw fail('network', (error as NodeJS.ErrnoException).code);
    }
  };
}

type Around = { readonly rules: AddressRules; readonly seen: Exchange };

function exchange(url: URL, init: RequestInit, { rules, seen }: Around): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers));
  const options = {
    method: init.method ?? 'GET',
    headers: { ...headers, 'user-agent': 'passlift', 'accept-encoding': 'identity' },
    lookup: guardedLookup(rules),
    agent: false as const, // a connection of its own, so that each one is looked at
    ...(init.signal ? { signal: init.signal } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = (rules.secure ? secureRequest : plainRequest)(url, options, (response) => {
      const status = response.statusCode ?? 0;
      seen.status = status;
      const pause = pauseOf(response.headers);
      if (pause !== undefined) seen.pause = pause;
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > answerBytes) request.destroy(new Fault('too-long'));
      });
      response.on('error', reject);
      response.on('end', () => {
        const type = response.headers['content-type'] ?? 'application/json';
        resolve(answerOf(status, Buffer.concat(chunks), type));
      });
    });
    request.on('error', reject);
    request.end(typeof init.body === 'string' ? init.body : undefined);
  });
}

/** A redirect is an answer like any other that is no success: it is not followed. */
function answerOf(status: number, body: Buffer<ArrayBuffer>, type: string): Response {
  const known = status >= 200 && status <= 599 ? status : 502;
  const empty = known === 204 || known === 205 || known === 304;
  return new Response(empty ? null : body, { status: known, headers: { 'content-type': type } });
}

/** Resolves a name, and fails when any of its addresses may not be connected to. */
export function guardedLookup(rules: AddressRules): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowedAddress(address, rules)))
        return callback(new Fault('refused-address'), '', 0);
      if (options.all) return callback(null, addresses);
      callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

/** RFC 9110, 10.2.3: seconds; OpenAI also says milliseconds. A date is treated as a long pause. */
function pauseOf(headers: Readonly<Record<string, string | string[] | undefined>>): number | undefined {
  const exact = Number(headers['retry-after-ms']);
  if (headers['retry-after-ms'] !== undefined && exact >= 0) return exact;
  const retryAfter = headers['retry-after'];
  if (retryAfter === undefined) return undefined;
  const seconds = Number(retryAfter);
  return seconds >= 0 ? seconds * 1000 : Number.POSITIVE_INFINITY;
}
