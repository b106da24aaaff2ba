import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '#test/support/free-port.ts';
import { shutGate } from '#test/support/gate.ts';
import { startRelay } from '#test/support/relay.ts';
import { mailOf } from '#test/support/senders.ts';
import { startChild } from '#test/support/service-child.ts';
import { sendMail } from '#test/support/smtp-talk.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a mail that was taken with 250', () => {
  it('is answered although the process is killed at once, and killed again', async () => {
    const relay = await startRelay();
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
    let child = await startChild(settings);
    for (const mail of held) expect(await sendMail(port, mail)).toMatch(/^250 /);
    await child.kill('SIGKILL');
    child = await startChild(settings);
    await child.kill('SIGKILL');
    child = await startChild(settings);
    gate.open();
    await relay.has(3);
    expect(await sendMail(port, held[0]!)).toMatch(/^250 /); // the sender heard nothing and says it again
    await sendMail(port, mailOf('passes=1'));
    const answers = await relay.has(4);
    await child.kill('SIGTERM');
    expect(answers.map(({ to }) => to[0]).sort()).toEqual([
      'ada@good.example',
      'traveller0@good.example',
      'traveller1@good.example',
      'traveller2@good.example',
    ]);
    await relay.stop();
  });
});

describe('an answer that the relay has taken', () => {
  it('goes out at most once more for each time that the process dies before it heard so, under the same Message-ID', async () => {
    const relay = await startRelay();
    const port = await freePort();
    const own = mkdtempSync(join(tmpdir(), 'mail-kill-'));
    const settings = {
      DATA_DIR: own,
      SMTP_PORT: String(port),
      MAIL_RELAY: relay.url,
      MAIL_TRUSTED_PEERS: '127.0.0.1',
      MAIL_RETRY_SECONDS: '1',
    };
    let child = startChild(settings);
    let hits = 0;
    let kills = 0;
    relay.onKept = async () => {
      hits += 1;
      if (hits > 2) return;
      await (await child).kill('SIGKILL'); // it may say that it is ready after its first answer is out
      kills += 1;
    };
    await child;
    expect(await sendMail(port, mailOf('passes=1', { From: 'first@good.example' }))).toMatch(/^250 /);
    await expect.poll(() => kills).toBe(1);
    child = startChild(settings);
    await expect.poll(() => kills).toBe(2);
    child = startChild(settings);
    await relay.has(3);
    await child;
    await sendMail(port, mailOf('passes=1', { From: 'last@good.example' })); // nothing else comes before its answer
    await expect.poll(() => relay.kept.at(-1)!.to[0]).toBe('last@good.example');
    await (await child).kill('SIGTERM');
    child = startChild(settings);
    await child;
    await sendMail(port, mailOf('passes=1', { From: 'end@good.example' }));
    await expect.poll(() => relay.kept.at(-1)!.to[0]).toBe('end@good.example');
    await (await child).kill('SIGTERM');
    const copies = relay.kept.filter(({ to }) => to[0] === 'first@good.example');
    expect(copies).toHaveLength(1 + kills);
    expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1);
    await relay.stop();
    rmSync(own, { recursive: true, force: true });
  });
});
