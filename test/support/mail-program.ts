/** One program that takes and answers mail, with its name server and its relay; started once for many tests. */
import { type DnsServer, startDns } from './dns-server.ts';
import { type KeptMail, type Relay, startRelay } from './relay.ts';
import { senderZone } from './senders.ts';
import { startService, type TestService } from './service-process.ts';
import { sendMail } from './smtp-talk.ts';

export type MailProgram = {
  readonly service: TestService;
  readonly dns: DnsServer;
  readonly relay: Relay;
  /** Takes a mail and waits for its answer; fails when it is not taken. */
  answerTo(mail: string, options?: Parameters<typeof sendMail>[2]): Promise<KeptMail>;
  /** Jobs that came by mail so far. */
  jobs(): Promise<number>;
  /** Sets the clock of the program forward. */
  forward(milliseconds: number): void;
  end(): Promise<void>;
};

export const day = 24 * 60 * 60_000;

export async function startMailProgram(): Promise<MailProgram> {
  const dns = await startDns(senderZone);
  const relay = await startRelay();
  let clock = 0;
  const settings = {
    SMTP_PORT: '0',
    DNS_SERVERS: dns.address,
    MAIL_RELAY: relay.url,
    MAIL_RETRY_SECONDS: '1',
    ARC_SEALERS: 'sealer.example',
    PUBLIC_URL: 'https://passes.example',
    INTAKE_ADDRESS: 'tickets@passlift.localhost',
    RATE_MAIL_SENDER: '6',
    RATE_MAIL_DOMAIN: '9',
  };
  const service = await startService(settings, () => Date.now() + clock);
  return {
    service,
    dns,
    relay,
    async answerTo(mail, options) {
      const reply = await sendMail(service.mailPort!, mail, options);
      if (!reply.startsWith('250 ')) throw new Error(reply);
      return relay.answerTo(idOf(mail));
    },
    async jobs() {
      const text = "select count(*)::int as n from jobs where intake = 'mail'";
      return (await service.services.database.query({ text })).rows[0]!.n as number;
    },
    forward(milliseconds) {
      clock += milliseconds;
    },
    async end() {
      await service.end();
      await relay.stop();
      dns.stop();
    },
  };
}

/** The identifier that an answer names. */
function idOf(mail: string): string {
  const field = /^Message-ID:(.*(?:\r\n[ \t].*)*)/im.exec(mail)?.[1] ?? '';
  return field.match(/<[^<>\s]+>/g)!.at(-1)!;
}
