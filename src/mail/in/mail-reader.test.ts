import { afterAll, describe, expect, it } from 'vitest';
import { mailOf, sealed, senderZone, signed } from '#test/support/senders.ts';
import type { DnsAnswer, DnsQuestion } from './fenced/dns-answers.ts';
import { type MailReader, openMailReader } from './mail-reader.ts';
import { heldMessage } from './message.ts';

const opened: MailReader[] = [];
afterAll(() => Promise.all(opened.map((reader) => reader.close())));

/** A reader whose DNS is a function, and what it was asked. */
function open(answer: (question: DnsQuestion) => readonly string[] | undefined, sealers: readonly string[] = []) {
  const asked: DnsQuestion[] = [];
  const lookup = async (question: DnsQuestion): Promise<DnsAnswer> => {
    asked.push(question);
    const texts = answer(question);
    return texts ? { ...question, records: texts.map((text) => [text]) } : { ...question, failed: 'ENOTFOUND' };
  };
  const reader = openMailReader({ lookup, sealers, host: 'passes.example' });
  opened.push(reader);
  return { reader, asked };
}

const known = ({ type, name }: DnsQuestion) => senderZone[`${type} ${name}`];
const ada = { address: 'ada@good.example', local: 'ada', domain: 'good.example' };
const bob = { address: 'bob@elsewhere.example', local: 'bob', domain: 'elsewhere.example' };
const peer = { ip: '127.0.0.1', helo: 'mail.good.example', sender: 'ada@good.example' };
const bytes = (text: string) => heldMessage([Buffer.from(text)]);

describe('checking a sender without a network', () => {
  it('knows who is sent from where their domain says, and who signed', async () => {
    const { reader } = open(known);
    expect(await reader.sender({ message: bytes(mailOf('x')), peer, from: ada })).toBe('authenticated');
    expect(await reader.sender({ message: bytes(mailOf('x')), peer: { ...peer, ip: '192.0.2.9' }, from: ada })).toBe(
      'unknown',
    );
    const mail = await signed(mailOf('x', { From: bob.address }), bob.domain);
    expect(await reader.sender({ message: bytes(mail), from: bob })).toBe('authenticated');
    expect(await reader.sender({ message: bytes(mail.replace('ENGINE x', 'ENGINE y')), from: bob })).toBe('unknown');
  });

  it('reads a signature over a large body, whose header alone is looked at first', async () => {
    const mail = await signed(
      `${mailOf('x', { From: bob.address })}${`${'x'.repeat(70)}\r\n`.repeat(20_000)}`,
      bob.domain,
    );
    const whole = Buffer.from(mail);
    const pieces = Array.from({ length: Math.ceil(whole.length / 65_536) }, (_, at) =>
      whole.subarray(at * 65_536, (at + 1) * 65_536),
    );
    const { reader } = open(known);
    expect(await reader.sender({ message: heldMessage(pieces), from: bob })).toBe('authenticated');
    expect(await reader.sender({ message: heldMessage(pieces.slice(0, -1)), from: bob })).toBe('unknown');
  });

  it('asks for the keys of ten signatures and of no more', async () => {
    const mail = await signed(mailOf('x', { From: bob.address }), bob.domain);
    const field = mail.slice(0, mail.indexOf('From: '));
    const many = Array.from({ length: 500 }, (_, at) => field.replace('s=key', `s=key${at}`)).join('');
    const { reader, asked } = open(known);
    expect(await reader.sender({ message: bytes(many + mail), from: bob })).toBe('unknown');
    expect(asked.filter(({ name }) => name.includes('_domainkey'))).toHaveLength(10);
  });

  it('asks the DNS sixty questions at most, however many a sender thinks of', async () => {
    const { reader, asked } = open(({ name, type }) =>
      type === 'TXT' && !name.startsWith('_dmarc')
        ? [`v=spf1 ${Array.from({ length: 9 }, (_, at) => `include:${at}.${name}`).join(' ')} -all`]
        : undefined,
    );
    expect(await reader.sender({ message: bytes(mailOf('x')), peer, from: ada })).toBe('unknown');
    expect(asked.length).toBeLessThanOrEqual(60);
  });

  it('asks no question twice for a mail', async () => {
    const mail = await sealed(mailOf('x', { From: bob.address }), 'sealer.example', bob.domain);
    const { reader, asked } = open(known, ['sealer.example']);
    expect(await reader.sender({ message: bytes(mail), peer, from: bob })).toBe('authenticated');
    const names = asked.map(({ type, name }) => `${type} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('puts a mail off when the DNS is away', async () => {
    const reader = openMailReader({
      lookup: async (question) => ({ ...question, failed: 'ESERVFAIL' }),
      sealers: [],
      host: 'passes.example',
    });
    opened.push(reader);
    expect(await reader.sender({ message: bytes(mailOf('x')), peer, from: ada })).toBe('later');
  });
});

describe('the process that takes mails apart', () => {
  it('is started anew for the next mail when one has killed it', async () => {
    const { reader } = open(known);
    const mail = { message: bytes(mailOf('x')), peer, from: ada };
    expect(await reader.sender(mail)).toBe('authenticated');
    const [busy] = reader.pids();
    process.kill(busy!, 'SIGKILL');
    await expect.poll(() => reader.pids()).not.toContain(busy);
    expect(await reader.sender(mail)).toBe('authenticated');
  });
});
