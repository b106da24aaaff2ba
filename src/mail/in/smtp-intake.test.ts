import { afterEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#test/support/patience.ts';
import { talkSmtp } from '#test/support/smtp-talk.ts';
import { openSmtpIntake, type SmtpIntake } from './smtp-intake.ts';
import { tlsFiles } from './tls-certificate.ts';

let intake: SmtpIntake | undefined;
const open = async (bounds: { readonly silence?: number; readonly session?: number }): Promise<SmtpIntake> => {
  intake = await openSmtpIntake({
    host: '127.0.0.1',
    port: 0,
    address: 'tickets@passes.example',
    tls: await tlsFiles({ cert: '', key: '' }, { host: 'passes.example', now: new Date() }),
    size: 1000,
    keep: async () => 'not-read',
    receive: async () => ({ state: 'taken' }),
    onError: () => {},
    patience: { silence: patience, session: patience, ...bounds },
  });
  return intake;
};
afterEach(() => {
  vi.restoreAllMocks();
  return intake?.stop();
});

describe('a session', () => {
  it('ends when its sender says nothing for too long', async () => {
    const { port } = await open({ silence: 200 });
    const talk = await talkSmtp(port);
    expect(await talk.hear()).toMatch(/^421 /);
    expect(await talk.hear()).toBe('closed');
  });

  it('ends when it has lasted long enough, however busy it is', async () => {
    const { port } = await open({ session: 500 });
    const talk = await talkSmtp(port);
    let reply = '';
    const talking = setInterval(() => talk.push('NOOP\r\n'), 50);
    for (let heard = await talk.hear(); heard !== 'closed'; heard = await talk.hear()) reply = heard;
    clearInterval(talking);
    expect(reply).toMatch(/^421 /);
  });
});

describe('a session that is over', () => {
  it('is held by no timer', async () => {
    const session = 987_654;
    const [begun, cleared] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
    const { port } = await open({ session });
    const talk = await talkSmtp(port);
    const timers = begun.mock.results.filter((_, at) => begun.mock.calls[at]![1] === session).map(({ value }) => value);
    expect(timers).toHaveLength(1);
    talk.end();
    await expect.poll(() => cleared.mock.calls.map(([timer]) => timer)).toContain(timers[0]);
  });
});

describe('parameters of MAIL and RCPT', () => {
  it.each([
    ['MAIL FROM:<ada@good.example> SIZE=10 BODY=8BITMIME SMTPUTF8', /^250 /],
    ['MAIL FROM:<ada@good.example> WONDER=1', /^555 /],
    ['MAIL FROM:<ada@good.example> AUTH=<> SIZE=10', /^555 /],
    ['MAIL FROM:<ada@good.example> BODY=9BIT', /^555 /],
  ])('are those that EHLO offers: %s', async (command, reply) => {
    const { port } = await open({});
    const talk = await talkSmtp(port);
    await talk.say('EHLO a.example\r\n');
    expect(await talk.say(`${command}\r\n`)).toMatch(reply);
    talk.end();
  });
});

describe('a session under TLS', () => {
  it('is held to the same rules after TLS has begun', async () => {
    const { port } = await open({});
    const talk = await (await talkSmtp(port)).startTls();
    expect(await talk.say('EHLO mail.example\r\n')).toMatch(/^250/);
    expect(await talk.say('MAIL FROM:<a@mail.example>\r\n')).toMatch(/^250 /);
    expect(await talk.say('RCPT TO:<somebody@mail.example>\r\n')).toMatch(/^550 .*its own address/);
    expect(await talk.say('NOOP\n')).toMatch(/^500 .*CR LF/);
    expect(await talk.hear()).toBe('closed');
  });
});
