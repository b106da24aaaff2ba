/** One service, killed twice: what is true of mails that came and of answers that go is seen in the same four lives. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#test/support/free-port.ts';
import { shutGate } from '#test/support/gate.ts';
import { type Relay, startRelay } from '#test/support/relay.ts';
import { mailOf } from '#test/support/senders.ts';
import { startChild } from '#test/support/service-child.ts';
import { sendMail } from '#test/support/smtp-talk.ts';
import { until } from '#test/support/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-kill-'));
let relay: Relay;
let kills = 0;

beforeAll(async () => {
  relay = await startRelay();
  const port = await freePort();
  const settings = {
    DATA_DIR: folder,
    SMTP_PORT: String(port),
    MAIL_RELAY: relay.url,
    MAIL_TRUSTED_PEERS: '127.0.0.1',
    MAIL_RETRY_SECONDS: '1',
  };
  const gate = shutGate();
  const held = Array.from({ length: 3 }, (_, at) =>
    mailOf(`passes=1 ${gate.wish}`, { From: `traveller${at}@good.example` }),
  );
  const send = async (mail: string) => expect(await sendMail(port, mail)).toMatch(/^250 /);

  let child = startChild(settings);
  const { promise: heldAreTaken, resolve: tell } = Promise.withResolvers<void>();
  let hits = 0;
  relay.onKept = async () => {
    hits += 1;
    if (hits > 2) return;
    await heldAreTaken;
    await (await child).kill('SIGKILL'); // it may say that it is ready after its first answer is out
    kills += 1;
  };
  await child;
  await send(mailOf('passes=1', { From: 'first@good.example' }));
  await until(() => hits === 1);
  for (const mail of held) await send(mail);
  tell();
  await until(() => kills === 1);
  child = startChild(settings);
  await until(() => kills === 2);

  child = startChild(settings);
  gate.open();
  await relay.has(1 + kills + held.length);
  await child;
  await send(held[0]!); // the sender heard nothing and says it again
  await send(mailOf('passes=1'));
  await until(() => relay.kept.at(-1)!.to[0] === 'ada@good.example');
  await send(mailOf('passes=1', { From: 'last@good.example' })); // nothing else comes before its answer
  await until(() => relay.kept.at(-1)!.to[0] === 'last@good.example');
  await (await child).kill('SIGTERM');

  child = startChild(settings);
  await child;
  await send(mailOf('passes=1', { From: 'end@good.example' }));
  await until(() => relay.kept.at(-1)!.to[0] === 'end@good.example');
  await (await child).kill('SIGTERM');
});
afterAll(async () => {
  await relay.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a mail that was taken with 250', () => {
  it('is answered once although the process is killed at once, and killed again', () => {
    const answered = relay.kept.flatMap(({ to }) => (to[0] === 'first@good.example' ? [] : to));
    expect(answered.sort()).toEqual([
      'ada@good.example',
      'end@good.example',
      'last@good.example',
      'traveller0@good.example',
      'traveller1@good.example',
      'traveller2@good.example',
    ]);
  });
});

describe('an answer that the relay has taken', () => {
  it('goes out at most once more for each time that the process dies before it heard so, under the same Message-ID', () => {
    const copies = relay.kept.filter(({ to }) => to[0] === 'first@good.example');
    expect(copies).toHaveLength(1 + kills);
    expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1);
  });
});
