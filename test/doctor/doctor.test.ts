/** What `npm run doctor` finds out over the network; name servers and a public address stand in for those of the world. */
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tlsFiles } from '#src/mail/in/tls-certificate.ts';
import { checkAddress } from '../../scripts/doctor/check-address.ts';
import { checkClock } from '../../scripts/doctor/check-clock.ts';
import { checkGoogleWallet } from '../../scripts/doctor/check-google-wallet.ts';
import { checkMailRecords } from '../../scripts/doctor/check-mail-records.ts';
import { type DnsServer, startDns } from '../support/dns-server.ts';
import { testConfig } from '../support/service-process.ts';

const usual = getCACertificates('default');
let dns: DnsServer;
let server: Server;
let url: string;
/** Seconds that the clock behind the public address is ahead of ours, and what answers there. */
const there = { ahead: 0, body: {} as object };

beforeAll(async () => {
  dns = await startDns({ 'A passes.example.test': ['127.0.0.1'], 'A others.example.test': ['127.0.0.1'] });
  const files = await tlsFiles({ cert: '', key: '' }, { host: 'passes.example.test', now: new Date() });
  server = createServer(files, (_, response) => {
    const date = new Date(Date.now() + there.ahead * 1000).toUTCString();
    response.setHeader('Date', date).end(JSON.stringify(there.body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `https://passes.example.test:${(server.address() as AddressInfo).port}`;
  setDefaultCACertificates([...usual, files.cert]);
});
afterAll(() => {
  setDefaultCACertificates(usual);
  server.close();
  dns.stop();
});

const configWith = (settings: Readonly<Record<string, string>>) =>
  testConfig({ DNS_SERVERS: dns.address, SMTP_PORT: '0', ...settings });

describe('the public address', () => {
  const look = (settings: Readonly<Record<string, string>> = {}) =>
    checkAddress(configWith({ PUBLIC_URL: url, ...settings }));

  it('is good when Passlift answers there, with a certificate that lasts', async () => {
    there.body = { status: 'ok', service: 'passlift', version: '9.9.9' };
    expect(await look()).toMatchObject({
      state: 'good',
      text: expect.stringMatching(/127\.0\.0\.1.*version 9\.9\.9.*\d days left/),
    });
  });

  it('is not when something else answers, under another name, or nobody', async () => {
    there.body = { hello: 'world' };
    expect(await look()).toMatchObject({ state: 'bad', text: expect.stringContaining('something else answers') });
    expect(await look({ PUBLIC_URL: url.replace('passes', 'others') })).toMatchObject({
      state: 'bad',
      text: expect.stringContaining('another name'),
    });
    expect(await look({ PUBLIC_URL: url.replace('passes', 'nowhere') })).toMatchObject({
      state: 'bad',
      text: expect.stringContaining('publish an A or AAAA record'),
    });
  });

  it('is said to be that of a network of its own where nobody else knows it', async () => {
    for (const address of ['http://192.168.1.5', 'http://tickets.local']) {
      const { state, text } = await look({ PUBLIC_URL: address });
      expect([state, text]).toEqual(['note', expect.stringMatching(/only your own network knows.*https/)]);
    }
    expect((await look({ PUBLIC_URL: 'http://passes.example.test' })).text).not.toContain('network');
  });

  it('is not when nobody trusts its certificate', async () => {
    setDefaultCACertificates(usual);
    expect(await look()).toMatchObject({ state: 'bad', text: expect.stringContaining('nobody trusts') });
    setDefaultCACertificates([...usual, certificateOf(server)]);
  });
});

describe('the clock', () => {
  it.each([
    [0, 'good', /0\.0 s/],
    [-8, 'note', /this machine is \d+\.\d s ahead of passes\.example\.test.*NTP/],
    [600, 'bad', /this machine is (59\d\.\d|600\.0) s behind passes\.example\.test/],
  ])('that is %i s ahead there is %s', async (ahead, state, text) => {
    there.ahead = ahead;
    expect(await checkClock(configWith({ PUBLIC_URL: url }))).toMatchObject({
      state,
      text: expect.stringMatching(text),
    });
  });

  it('has nothing to be compared with on a laptop', async () => {
    expect(await checkClock(configWith({}))).toMatchObject({ state: 'note' });
  });
});

describe('records for mail', () => {
  const settings = {
    INTAKE_ADDRESS: 'tickets@good.example.test',
    MAIL_FROM: 'passes@mail.good.example.test',
    MAIL_RELAY: 'smtps://user:secret@relay.example.test',
  };
  const look = (more: Readonly<Record<string, string>> = {}) => checkMailRecords(configWith({ ...settings, ...more }));
  const records = {
    'MX good.example.test': ['mx.example.test'],
    'TXT mail.good.example.test': ['v=spf1 include:relay.example.test -all', 'other=1'],
    'TXT s1._domainkey.mail.good.example.test': ['v=DKIM1; p=abc'],
    'TXT _dmarc.mail.good.example.test': ['v=DMARC1; p=none'],
    'A relay.example.test': ['203.0.113.7'],
    'PTR 7.113.0.203.in-addr.arpa': ['out.example.test'],
    'A out.example.test': ['203.0.113.7'],
  };
  const publish = (changes: Readonly<Record<string, readonly string[] | undefined>> = {}) => {
    for (const [name, values] of Object.entries({ ...records, ...changes })) {
      if (values) dns.zone.set(name, values);
      else dns.zone.delete(name);
    }
  };

  it('are good when all are there', async () => {
    publish();
    const { state, text } = await look();
    expect([state, text]).toEqual([
      'good',
      expect.stringMatching(/mx\.example\.test.*SPF.*DKIM.*DMARC.*reverse DNS of relay/),
    ]);
  });

  it.each([
    ['MX good.example.test', undefined, 'publish an MX record'],
    ['TXT mail.good.example.test', undefined, 'no SPF record'],
    ['TXT mail.good.example.test', ['v=spf1 -all', 'v=spf1 ~all'], '2 SPF records'],
    ['TXT mail.good.example.test', ['v=spf1 +all'], 'lets everybody send'],
    ['TXT s1._domainkey.mail.good.example.test', undefined, 'no DKIM key'],
    ['TXT _dmarc.mail.good.example.test', undefined, 'no DMARC record'],
    ['PTR 7.113.0.203.in-addr.arpa', undefined, 'has no name'],
    ['A out.example.test', ['203.0.113.8'], 'says out.example.test, which is elsewhere'],
  ])('say what to do about %s as %j', async (name, values, text) => {
    publish({ [name]: values });
    const found = await look();
    publish();
    expect(found).toEqual({ state: 'note', text: expect.stringContaining(text) });
    expect(found.text).not.toContain('secret');
  });

  it('take the DMARC record of the domain above, as receivers do', async () => {
    publish({ 'TXT _dmarc.mail.good.example.test': undefined, 'TXT _dmarc.example.test': ['v=DMARC1; p=reject'] });
    expect(await look()).toMatchObject({ state: 'good', text: expect.stringContaining('DMARC of example.test') });
  });

  it('say that the DNS does not answer, and blame no record', async () => {
    dns.broken = true;
    expect(await look()).toMatchObject({
      state: 'note',
      text: expect.stringMatching(/^(?:the DNS does not answer \(ESERVFAIL\); check DNS_SERVERS(?:; |\.$))+$/),
    });
    dns.broken = false;
  });
});

describe('the key for Google Wallet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'key.json');
  const look = () =>
    checkGoogleWallet(
      configWith({ GOOGLE_WALLET_ISSUER: '3388000000012345678', GOOGLE_WALLET_KEY: path, PUBLIC_URL: url }),
    );

  it('has to be there, and the key of a service account', async () => {
    await expect(look()).rejects.toThrow('cannot be read');
    writeFileSync(path, '{"client_email":"a@b.example"}');
    await expect(look()).rejects.toThrow('no key of a Google service account');
  });

  it('is good when it is, and closed to others', async () => {
    const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(path, JSON.stringify({ client_email: 'a@b.example', private_key: pem }));
    chmodSync(path, 0o644);
    expect(await look()).toMatchObject({ state: 'note', text: expect.stringContaining(`chmod 600 ${path}`) });
    chmodSync(path, 0o600);
    expect(await look()).toMatchObject({ state: 'good', text: expect.stringContaining('3388000000012345678') });
  });
});

function certificateOf(tls: Server): string {
  return new X509Certificate((tls as unknown as { cert: string }).cert).toString();
}
