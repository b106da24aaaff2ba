import { BlockList, isIP } from 'node:net';
import { getDomain } from 'tldts';
import type { Config } from '#src/config.ts';
import { isReachable } from '#src/http/is-reachable.ts';
import { intakeAddressOf } from '#src/mail/in/intake-address.ts';
import type { Finding } from './finding.ts';
import { addressesOf, resolverOf } from './public-address.ts';

/** What other mail servers look up before they believe our answers, and to find us. Each part is good, or says what to do. */
export async function checkMailRecords(config: Config): Promise<Finding> {
  const isOffered = config.SMTP_PORT !== 'off' || config.IMAP_URL !== '';
  if (!isOffered) return { state: 'note', text: 'passes by mail are not offered, so no record is needed.' };
  const intake = domainOf(intakeAddressOf(config));
  const from = domainOf(config.MAIL_FROM || intakeAddressOf(config));
  if (!isReachable(`http://${from}`))
    return {
      state: 'note',
      text: `answers come from ${from}, which only this machine knows: there is nothing to look up.`,
    };
  const parts = await Promise.all([
    ...(config.SMTP_PORT === 'off' ? [] : [lookAt(config, () => mxOf(config, intake))]),
    lookAt(config, () => spfOf(config, from)),
    lookAt(config, () => dkimOf(config, from)),
    lookAt(config, () => dmarcOf(config, from)),
    ...(config.MAIL_RELAY ? [lookAt(config, () => reverseOf(config, new URL(config.MAIL_RELAY).hostname))] : []),
  ]);
  const wrong = parts.filter(({ isGood }) => !isGood);
  const joined = (some: readonly Part[]) => some.map(({ text }) => text).join('; ');
  if (wrong.length === 0) return { state: 'good', text: `${joined(parts)}.` };
  return { state: config.PRODUCTION ? 'bad' : 'note', text: `${joined(wrong)}.` };
}

type Part = { readonly isGood: boolean; readonly text: string };

const good = (text: string): Part => ({ isGood: true, text });
const wrong = (text: string): Part => ({ isGood: false, text });

async function mxOf(config: Config, domain: string): Promise<Part> {
  const found = await orNone(resolverOf(config).resolveMx(domain));
  if (found.length > 0) return good(`mail for ${domain} goes to ${found[0]!.exchange}`);
  return wrong(`no mail reaches ${domain}: publish an MX record with the name of this machine`);
}

async function spfOf(config: Config, domain: string): Promise<Part> {
  const found = (await textsAt(config, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (found.length === 0)
    return wrong(`${domain} has no SPF record: publish "v=spf1 include:… -all" with what your relay tells you`);
  if (found.length > 1) return wrong(`${domain} has ${found.length} SPF records, which count as none: make them one`);
  if (/ \+?all(?: |$)/i.test(found[0]!))
    return wrong(`the SPF record of ${domain} lets everybody send: end it with -all`);
  return good(`SPF of ${domain} is there`);
}

/** Which key signs is the relay's to say; but where the name above all keys does not exist, there is none (RFC 8020). */
async function dkimOf(config: Config, domain: string): Promise<Part> {
  const exists = await resolverOf(config)
    .resolveTxt(`_domainkey.${domain}`)
    .then(() => true)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENODATA') return true;
      if (error.code === 'ENOTFOUND') return false;
      throw error;
    });
  return exists
    ? good(`DKIM keys of ${domain} are there`)
    : wrong(`${domain} publishes no DKIM key: let your relay sign for it, and publish the key that it tells you`);
}

async function dmarcOf(config: Config, domain: string): Promise<Part> {
  const above = getDomain(domain, { allowPrivateDomains: true }) ?? domain;
  for (const name of new Set([domain, above])) {
    const found = (await textsAt(config, `_dmarc.${name}`)).filter((text) => /^v=DMARC1 *;/i.test(text));
    if (found.length > 0) return good(`DMARC of ${name} is there`);
  }
  return wrong(
    `${domain} has no DMARC record: publish "v=DMARC1; p=none" at _dmarc.${domain}, and quarantine once all is well`,
  );
}

/** The relay's address has a name, and that name has the address: what spam filters ask of who hands a mail over. */
async function reverseOf(config: Config, relay: string): Promise<Part> {
  const addresses = (await addressesOf(config, relay.replace(/^\[|\]$/g, ''))).filter(isPublic);
  if (addresses.length === 0)
    return good(`${relay} is in your own network: what it hands mail to others with is not looked at`);
  for (const address of addresses) {
    const names = await orNone(resolverOf(config).reverse(address));
    const back = await Promise.all(names.map((name) => addressesOf(config, name)));
    if (!back.flat().includes(address))
      return wrong(
        `the reverse DNS of ${address} (${relay}) ${names.length > 0 ? `says ${names[0]}, which is elsewhere` : 'has no name'}`,
      );
  }
  return good(`reverse DNS of ${relay} is right`);
}

const own = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  own.addSubnet(network, bits);
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  own.addSubnet(network, bits, 'ipv6');

function isPublic(address: string): boolean {
  return !own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** A DNS that does not answer is told, and says nothing about the record. */
function lookAt({ DNS_SERVERS }: Config, look: () => Promise<Part>): Promise<Part> {
  const whose = DNS_SERVERS.length > 0 ? 'DNS_SERVERS' : "the system's name servers";
  return look().catch((error: NodeJS.ErrnoException) =>
    wrong(`the DNS does not answer (${error.code}); check ${whose}`),
  );
}

async function textsAt(config: Config, name: string): Promise<string[]> {
  return (await orNone(resolverOf(config).resolveTxt(name))).map((pieces) => pieces.join(''));
}

async function orNone<T>(asked: Promise<T[]>): Promise<T[]> {
  return asked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
    throw error;
  });
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
