import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DnsServer, startDns } from '#test/support/dns-server.ts';
import { watchHealth } from '#test/support/health-watch.ts';
import { type HostileMail, hostileMails, measuredMails } from '#test/support/hostile-mails.ts';
import { mailOf, senderZone } from '#test/support/senders.ts';
import { sendMail } from '#test/support/smtp-talk.ts';
import { startWholeService, type WholeService } from '#test/support/whole-service.ts';

/** Seconds that the event loop may stand still; measured by the service itself, so that a busy machine does not decide. */
const mostSilence = 2;

const folder = mkdtempSync(join(tmpdir(), 'hostile-mails-'));
let dns: DnsServer;
let service: WholeService;
beforeAll(async () => {
  dns = await startDns(senderZone);
  const limits = { RATE_MAIL_SENDER: '1000', RATE_MAIL_DOMAIN: '1000', QUEUE_DEPTH: '1000' };
  service = await startWholeService({ DATA_DIR: folder, DNS_SERVERS: dns.address, ...limits });
});
afterAll(async () => {
  await service.stop();
  dns.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends mails a few at a time and asks for health meanwhile: every question is answered, and soon. */
async function bear(mails: readonly HostileMail[]): Promise<void> {
  const watch = watchHealth(service.url);
  const left = [...mails];
  const replies: [string, string][] = [];
  const send = async () => {
    for (let mail = left.shift(); mail; mail = left.shift())
      replies.push([mail.what, await sendMail(service.mailPort, mail.make())]);
  };
  await Promise.all(Array.from({ length: 4 }, send));
  const { answers, unanswered } = await watch.end();
  for (const { what, reply } of mails) expect(new Map(replies).get(what), what).toMatch(reply);
  expect([answers > 0, unanswered]).toEqual([true, 0]);
  expect(await service.metric('passlift_event_loop_delay_seconds')).toBeLessThan(mostSilence);
}

describe('a mail made to stop the service', () => {
  it.each(measuredMails)('does not keep others from being answered: $what', (mail) => bear([mail]));

  it('does not either, whatever part of it is odd', () => bear(hostileMails));

  it('leaves the door open for the next mail', async () => {
    expect(await sendMail(service.mailPort, mailOf('x'))).toMatch(/^250 /);
  });
});
