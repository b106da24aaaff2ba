import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { talkSmtp } from '#test/support/smtp-talk.ts';
import { openSmtpIntake, type SmtpIntake } from './smtp-intake.ts';
import { tlsFiles } from './tls-certificate.ts';

let intake: SmtpIntake;
beforeAll(async () => {
  intake = await openSmtpIntake({
    host: '127.0.0.1',
    port: 0,
    address: 'tickets@passes.example',
    tls: await tlsFiles({ cert: '', key: '' }, { host: 'passes.example', now: new Date() }),
    size: 1000,
    receive: async () => ({ state: 'taken' }),
    onError: () => {},
    patience: { silence: 200, session: 1500 },
  });
});
afterAll(() => intake.stop());

describe('a session', () => {
  it('ends when its sender says nothing for too long', async () => {
    const talk = await talkSmtp(intake.port);
    expect(await talk.hear()).toMatch(/^421 /);
    expect(await talk.hear()).toBe('closed');
  });

  it('ends when it has lasted long enough, however busy it is', async () => {
    const talk = await talkSmtp(intake.port);
    let reply = '';
    const talking = setInterval(() => talk.push('NOOP\r\n'), 50);
    for (let heard = await talk.hear(); heard !== 'closed'; heard = await talk.hear()) reply = heard;
    clearInterval(talking);
    expect(reply).toMatch(/^421 /);
  });
});
