/** Google's Wallet API (REST), as far as a pass that is too long for a link takes it: its class and its object are created there first. */
import { z } from 'zod';
import type { GooglePayload } from './google-pass.ts';
import { type ServiceAccount, signedToken } from './service-account.ts';

/** Where Google is reached. */
export type WalletApiAddresses = {
  /** Prefix of its resources, with a slash at the end. */
  readonly api: string;
  /** Where an access token is had (RFC 7523); what the account's file says if not said. */
  readonly token?: string;
};

/** What creates passes at Google. */
export type WalletApi = {
  /** Creates class and object; those that are there already stay. `now` in milliseconds since the epoch. Throws `WalletApiSilent`. */
  readonly create: (payload: GooglePayload, now: number) => Promise<void>;
};

/** Google did not answer, or not as it should; the message names the step and the status, nothing of the pass. */
export class WalletApiSilent extends Error {
  override name = 'WalletApiSilent';
}

/** Google's own (developers.google.com/wallet/reference/rest). */
export const googleAddresses: WalletApiAddresses = { api: 'https://walletobjects.googleapis.com/walletobjects/v1/' };

const scope = 'https://www.googleapis.com/auth/wallet_object.issuer';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const patience = 5_000;
/** Seconds of a token, as we ask for it; and of its end that are not used. */
const tokenLife = 3600;
const reserve = 60;

const tokenAnswer = z.object({ access_token: z.string().min(1).max(4096), expires_in: z.number().positive() });

/** Opens the API for a service account. Nothing is asked before something is to be created. */
export function openWalletApi(account: ServiceAccount, { api, token: tokenAddress }: WalletApiAddresses): WalletApi {
  const address = tokenAddress ?? account.tokenAddress;
  let known: { readonly token: string; readonly until: number } | undefined;

  async function tokenAt(now: number): Promise<string> {
    if (known && now < known.until) return known.token;
    const iat = Math.floor(now / 1000);
    const claims = { iss: account.email, scope, aud: address, iat, exp: iat + tokenLife };
    const body = new URLSearchParams({ grant_type: grant, assertion: signedToken(claims, account.key) });
    const response = await ask(address, { method: 'POST', body });
    const parsed = tokenAnswer.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !parsed.success) throw new WalletApiSilent(`Google gave no access token (${response.status})`);
    const { access_token: token, expires_in: seconds } = parsed.data;
    known = { token, until: now + Math.max(0, seconds - reserve) * 1000 };
    return token;
  }

  return {
    async create(payload, now) {
      for (const [list, resources] of Object.entries(payload)) {
        const kind = list.replace(/Classes$/, 'Class').replace(/Objects$/, 'Object');
        for (const resource of resources) {
          const headers = { Authorization: `Bearer ${await tokenAt(now)}`, 'Content-Type': 'application/json' };
          const response = await ask(`${api}${kind}`, { method: 'POST', headers, body: JSON.stringify(resource) });
          await response.body?.cancel();
          if (response.status === 401) known = undefined;
          // An id tells what is in it, so what is there already is the same.
          if (!response.ok && response.status !== 409)
            throw new WalletApiSilent(`Google created no ${kind} (${response.status})`);
        }
      }
    },
  };
}

async function ask(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(patience) });
  } catch (cause) {
    throw new WalletApiSilent('Google does not answer', { cause });
  }
}
