import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { parseConfig } from '#src/config.ts';
import { start } from '#src/main.ts';
import { startDns } from '#test/support/dns-server.ts';
import { fromGmail } from '#test/support/forwarded-mails.ts';
import { startRelay } from '#test/support/relay.ts';
import { senderZone } from '#test/support/senders.ts';
import { sendMail } from '#test/support/smtp-talk.ts';
import { readExample } from './example.ts';
import { describeRuns } from './measure.ts';

const mails = 40;

/**
 * The whole service: a forwarded mail with the one-page example, from the end of DATA to the answer in the hands of the
 * relay; the sender is authenticated with a name server on loopback. Goal: p95 ≤ 2 s.
 */
export async function benchMail(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'passlift-bench-'));
  const [dns, relay, { bytes }] = await Promise.all([startDns(senderZone), startRelay(), readExample()]);
  const config = parseConfig({
    DATA_DIR: folder,
    PORT: '0',
    METRICS_PORT: '0',
    SMTP_PORT: '0',
    DNS_SERVERS: dns.address,
    MAIL_RELAY: relay.url,
    RATE_MAIL_SENDER: '1000',
  });
  if ('faults' in config) throw new Error(config.faults.join('\n'));
  const service = await start(config, pino({ level: 'silent' }));
  try {
    const taken: number[] = [];
    const answered: number[] = [];
    for (let run = -3; run < mails; run += 1) {
      const before = relay.kept.length;
      let ended = 0;
      const reply = await sendMail(service.mailPort!, fromGmail(bytes), { onEnd: () => (ended = performance.now()) });
      const accepted = performance.now();
      if (!reply.startsWith('250')) throw new Error(reply);
      const answer = (await relay.has(before + 1)).at(-1)!;
      if (run < 0) continue;
      taken.push(accepted - ended);
      answered.push(answer.at - ended);
    }
    const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
    return [
      `end of DATA to 250: ${describeRuns(sorted(taken))}`,
      `end of DATA to the answer at the relay: ${describeRuns(sorted(answered))}`,
    ];
  } finally {
    await service.stop();
    await relay.stop();
    dns.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
