import { Readable } from 'node:stream';
import { getDomain } from 'tldts';
import type { DnsRecords } from './dns-answers.ts';
import type { MailAddress } from './mail-headers.ts';
import { authenticate } from './mailauth.ts';

/** Who handed us a mail: the other end of the connection, its greeting and its MAIL FROM. */
export type Peer = { readonly ip: string; readonly helo: string; readonly sender: string };

/** Whether a mail really comes from the domain in its From field. `later`: the DNS did not say. */
export type SenderVerdict = 'authenticated' | 'unknown' | 'later';

/** What checking needs. */
export type AuthenticationContext = {
  readonly lookup: (name: string, type: string) => Promise<DnsRecords>;
  /** Domains whose ARC seal is believed when it says that the sender was authenticated before forwarding. */
  readonly sealers: readonly string[];
  /** Our name. */
  readonly host: string;
};

/**
 * SPF or DKIM must pass for a domain that is aligned with the From field (RFC 9989), whether or not that domain has a
 * policy. A signature over a part of the body (`l=`) does not count.
 */
export async function authenticateSender(
  { chunks, peer, from }: { readonly chunks: readonly Uint8Array[]; readonly peer?: Peer; readonly from: MailAddress },
  { lookup, sealers, host }: AuthenticationContext,
): Promise<SenderVerdict> {
  const options = {
    ...(peer ? { ip: plainIp(peer.ip), helo: peer.helo, sender: peer.sender } : {}),
    mta: host,
    resolver: lookup as (name: string, type: string) => Promise<string[][]>, // what comes back depends on the type
    disableBimi: true,
    rejectRsaSha1: true,
  };
  const result = await authenticate(Readable.from(chunks), options);
  return judge(result, { from, sealers, withPeer: peer !== undefined });
}

type Result = Awaited<ReturnType<typeof authenticate>>;

function judge(
  { dkim, spf, dmarc, arc }: Result,
  {
    from,
    sealers,
    withPeer,
  }: { readonly from: MailAddress; readonly sealers: readonly string[]; readonly withPeer: boolean },
): SenderVerdict {
  // Two readers of the From field must agree on it.
  const agreed = dkim.fromFields === 1 && dkim.headerFrom.length === 1;
  if (!agreed || domainOf(dkim.headerFrom[0]!) !== from.domain) return 'unknown';

  const signers = dkim.results
    .filter(({ status }) => status.result === 'pass' && !status.underSized)
    .flatMap(({ signingDomain }) => (signingDomain ? [signingDomain.toLowerCase()] : []));
  const passed = withPeer && spf && spf.status.result === 'pass' ? [...signers, spf.domain.toLowerCase()] : signers;
  if (dmarc && dmarc.status.result === 'pass') {
    const { spf: bySpf, dkim: byDkim } = dmarc.alignment ?? {};
    const aligned = [bySpf?.result, byDkim?.result].map((domain) => domain?.toLowerCase());
    if (aligned.some((domain) => domain && passed.includes(domain))) return 'authenticated';
  }
  const noPolicy = !dmarc || dmarc.status.result === 'none';
  if (noPolicy && passed.some((domain) => organization(domain) === organization(from.domain))) return 'authenticated';
  if (sealedBy(arc, sealers) && sealSays(arc, from.domain)) return 'authenticated';

  const results = [
    ...[withPeer ? spf : false, dmarc].flatMap((one) => (one ? [one.status] : [])),
    ...dkim.results.map(({ status }) => status),
  ];
  return results.some(({ result }) => result === 'temperror') ? 'later' : 'unknown';
}

/** The whole chain verifies (RFC 8617, 5.2) and its newest seal is of somebody we believe. */
function sealedBy(arc: Result['arc'], sealers: readonly string[]): boolean {
  const signature = arc ? arc.status.result === 'pass' && arc.signature : undefined;
  const sealer = signature ? signature.signingDomain?.toLowerCase() : undefined;
  return sealers.some((name) => name.toLowerCase() === sealer);
}

function sealSays(arc: Result['arc'], domain: string): boolean {
  const dmarc = arc ? arc.authenticationResults?.dmarc : undefined;
  return dmarc?.result === 'pass' && String(dmarc.header?.from ?? '').toLowerCase() === domain;
}

/** What stands right below the public suffix; of a suffix itself, it. */
const organization = (domain: string): string => getDomain(domain, { allowPrivateDomains: true }) ?? domain;

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** An IPv4 client of a socket for both versions. */
const plainIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
