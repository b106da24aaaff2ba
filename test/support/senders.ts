/** Senders that the name server of tests knows, and mails of theirs. */
import { generateKeyPairSync } from 'node:crypto';
import { dkimSign, sealMessage } from 'mailauth';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dkimKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** `good` and `policy` send from loopback, `elsewhere` does not; `policy` asks to reject what fails. */
export const senderZone: Readonly<Record<string, readonly string[]>> = {
  'TXT good.example': ['v=spf1 ip4:127.0.0.1 -all'],
  'TXT policy.example': ['v=spf1 ip4:127.0.0.1 -all'],
  'TXT _dmarc.policy.example': ['v=DMARC1; p=reject; aspf=s'],
  'TXT mail.policy.example': ['v=spf1 ip4:127.0.0.1 -all'],
  'TXT elsewhere.example': ['v=spf1 ip4:192.0.2.1 -all'],
  'TXT _dmarc.elsewhere.example': ['v=DMARC1; p=none'],
  'TXT key._domainkey.elsewhere.example': [`v=DKIM1; k=rsa; p=${dkimKey}`],
  'TXT key._domainkey.sealer.example': [`v=DKIM1; k=rsa; p=${dkimKey}`],
};

let count = 0;

/** A mail that asks the test engine for something; `fields` come first and replace what they name. */
export function mailOf(wish: string, fields: Readonly<Record<string, string | undefined>> = {}): string {
  count += 1;
  const all: Record<string, string | undefined> = {
    From: 'Ada <ada@good.example>',
    To: 'tickets@passlift.localhost',
    Subject: 'Fwd: your ticket',
    Date: 'Fri, 20 Nov 2026 10:00:00 +0100',
    'Message-ID': `<${count}.${process.pid}@good.example>`,
    ...fields,
  };
  const header = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\r\n`]));
  return `${header.join('')}\r\nENGINE ${wish}\r\nMail ${count}\r\n`;
}

/** The mail with a signature of this domain before it. */
export async function signed(
  mail: string,
  domain: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const signer = { signingDomain: domain, selector: 'key', privateKey: pem, ...more };
  const signature = await dkimSign(mail, { ...signer, signatureData: [signer] });
  return signature.signatures + mail;
}

/** The key behind every signature and seal of tests. */
export const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The mail with a seal (RFC 8617) that says: DMARC passed for `from` when it came to me. */
export async function sealed(mail: string, domain: string, from: string): Promise<string> {
  const seal = await sealMessage(Buffer.from(mail), {
    signingDomain: domain,
    selector: 'key',
    privateKey: pem,
    authResults: `mx.${domain}; dmarc=pass header.from=${from}`,
    cv: 'none',
  });
  return seal.toString() + mail;
}
