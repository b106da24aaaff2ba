import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DnsServer, startDns } from '#test/support/dns-server.ts';
import { type Relay, startRelay } from '#test/support/relay.ts';
import { mailOf, senderZone } from '#test/support/senders.ts';
import { formOf, solveToken, waitForEnd } from '#test/support/service-process.ts';
import { sendMail } from '#test/support/smtp-talk.ts';
import { startWholeService, type WholeService } from '#test/support/whole-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'connections-'));
const ticket = readFileSync(new URL('../../docs/example/ticket.pdf', import.meta.url));
let dns: DnsServer;
let relay: Relay;
let service: WholeService;

beforeAll(async () => {
  dns = await startDns(senderZone);
  relay = await startRelay();
  service = await startWholeService({
    DATA_DIR: folder,
    DNS_SERVERS: dns.address,
    MAIL_RELAY: relay.url,
    NODE_OPTIONS: `--import=${new URL('../support/note-connections.ts', import.meta.url).href}`,
  });
});
afterAll(async () => {
  await service.stop();
  await relay.stop();
  dns.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('connects to the relay and asks name servers, and nothing else, over uploads, mails and pages', async () => {
  for (const page of ['/', '/api', '/health', '/v1/openapi.json']) await fetch(`${service.url}${page}`);
  const form = formOf(ticket, { token: await solveToken(service.url), name: 'ticket.pdf' });
  const upload = await fetch(`${service.url}/v1/pipeline`, { method: 'POST', body: form });
  const { id } = (await upload.json()) as { readonly id: string };
  expect(await waitForEnd(service.url, id)).toMatchObject({ status: 'completed' });
  expect(await sendMail(service.mailPort, mailOf('x'))).toMatch(/^250 /);
  await relay.has(1);

  const connects = service.lines
    .map((line) => JSON.parse(line) as { readonly event?: string; readonly where?: string })
    .flatMap(({ event, where }) => (event === 'connects' ? [where!] : []));
  const { host, hostname } = new URL(relay.url);
  const isName = (where: string) => /^resolve\w* /.test(where);
  expect(connects).toContain(host);
  expect(connects.some(isName)).toBe(true);
  expect(connects.filter((where) => where !== host && where !== `lookup ${hostname}` && !isName(where))).toEqual([]);
});
