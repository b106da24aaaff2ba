import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDns } from '#test/support/dns-server.ts';
import { watchHealth } from '#test/support/health-watch.ts';
import { type HostileMail, hostileMails, measuredMails } from '#test/support/hostile-mails.ts';
import { senderZone } from '#test/support/senders.ts';
import { sendMail } from '#test/support/smtp-talk.ts';
import { startWholeService } from '#test/support/whole-service.ts';

const rounds = 3;
const senders = 4;

/**
 * The whole service with every hostile mail, four at a time, while its health is asked without a pause. Goal: no answer
 * later than 200 ms on a machine that does nothing else.
 */
export async function benchCalm(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'passlift-bench-'));
  const dns = await startDns(senderZone);
  const limits = { RATE_MAIL_SENDER: '100000', RATE_MAIL_DOMAIN: '100000', QUEUE_DEPTH: '10000' };
  const service = await startWholeService({ DATA_DIR: folder, DNS_SERVERS: dns.address, ...limits });
  try {
    const mails: HostileMail[] = Array.from({ length: rounds }, () => [...measuredMails, ...hostileMails]).flat();
    const count = mails.length;
    const watch = watchHealth(service.url);
    let slowest = { what: '', took: 0 };
    const send = async () => {
      for (let mail = mails.shift(); mail; mail = mails.shift()) {
        const message = mail.make();
        const begin = performance.now();
        await sendMail(service.mailPort, message);
        const took = performance.now() - begin;
        if (took > slowest.took) slowest = { what: mail.what, took };
      }
    };
    await Promise.all(Array.from({ length: senders }, send));
    const { answers, unanswered, longest } = await watch.end();
    const delay = await service.metric('passlift_event_loop_delay_seconds');
    return [
      `${count} hostile mails, ${senders} at a time; slowest to be answered: ${slowest.what}, ${slowest.took.toFixed(0)} ms`,
      `health: ${answers} answers, ${unanswered} questions without one`,
      `longest delay of the event loop in the last minute: ${(delay * 1000).toFixed(0)} ms`,
      `longest silence: ${longest.toFixed(0)} ms`,
    ];
  } finally {
    await service.stop();
    dns.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
