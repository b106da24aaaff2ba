import type { Config } from '#src/config.ts';
import { isPublic, isReachable } from '#src/http/is-reachable.ts';
import type { Finding } from './finding.ts';
import { addressesOf, askPublicAddress } from './public-address.ts';

/** Days before the end of a TLS certificate from which on it should have been renewed. */
const soon = 14;

/** What links in mails lead to: its name, its certificate, and whether we are behind it. */
export async function checkAddress(config: Config): Promise<Finding> {
  if (!config.PUBLIC_URL)
    return { state: 'note', text: 'PUBLIC_URL is not set: links in mails would point at this machine.' };
  if (!isReachable(config.PUBLIC_URL)) {
    const text = `PUBLIC_URL is ${config.PUBLIC_URL}, which only this machine knows: links in mails lead nowhere, and no page shows a code for the phone.`;
    return { state: config.PRODUCTION ? 'bad' : 'note', text };
  }
  const { protocol, hostname } = new URL(config.PUBLIC_URL);
  if (protocol !== 'https:') {
    const where = isPublic(config.PUBLIC_URL)
      ? ''
      : ` is ${config.PUBLIC_URL}, which only your own network knows: links and codes work within it, and no address for mails goes with it. It`;
    return { state: 'note', text: `PUBLIC_URL${where} is not https; browsers and Wallet want it to be.` };
  }
  const addresses = await addressesOf(config, hostname.replace(/^\[|\]$/g, '')).catch(() => undefined);
  if (!addresses)
    return { state: 'bad', text: `the DNS does not answer for ${hostname}. Check DNS_SERVERS and port 53.` };
  if (addresses.length === 0)
    return { state: 'bad', text: `the DNS knows no address of ${hostname}: publish an A or AAAA record.` };
  return askPublicAddress(config).then(
    ({ version, certificateDays }) => judge(config.PUBLIC_URL, addresses, { version, certificateDays }),
    (error: NodeJS.ErrnoException) => ({ state: 'bad', text: `${config.PUBLIC_URL} ${adviceOf(error)}` }),
  );
}

function judge(
  url: string,
  addresses: readonly string[],
  {
    version,
    certificateDays = 0,
  }: { readonly version: string | undefined; readonly certificateDays: number | undefined },
): Finding {
  const where = `${url} is at ${addresses.join(', ')}`;
  if (!version)
    return {
      state: 'bad',
      text: `${where}, but something else answers there. Point its proxy at HOST:PORT, with /v1/health.`,
    };
  if (certificateDays < soon)
    return { state: 'note', text: `${where}; its certificate ends in ${certificateDays} days. Renew it.` };
  return {
    state: 'good',
    text: `${where}, answers as version ${version}, its certificate has ${certificateDays} days left.`,
  };
}

/** What Node calls it → what to do. */
const advice: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has a certificate that ran out. Renew it.',
  CERT_NOT_YET_VALID: 'has a certificate that is not valid yet. Check the clocks.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that nobody trusts. Get one of a public authority.',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that nobody trusts. Get one of a public authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'has a certificate without its intermediate. Serve the whole chain.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'has a certificate without its intermediate. Serve the whole chain.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name.',
  ECONNREFUSED: 'refuses connections. Is the proxy running?',
};

function adviceOf({ code = '', name }: NodeJS.ErrnoException): string {
  return (
    advice[code] ??
    `does not answer (${code || name}). Some networks cannot reach their own public address; try from outside.`
  );
}
