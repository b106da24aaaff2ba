import { BlockList, isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorFacts, portRefusal } from '#src/error-facts.ts';
import type { Crowd } from '#src/jobs/crowd.ts';
import { openDnsLookup } from './in/dns-lookup.ts';
import { type MailReader, openMailReader } from './in/mail-reader.ts';
import type { MailboxWatch } from './in/mailbox.ts';
import { type KeepMessage, messageKeeper } from './in/message.ts';
import type { ReceiveContext } from './in/receive-context.ts';
import { type IncomingMail, type Reception, receiveMail } from './in/receive-mail.ts';
import type { SmtpIntake } from './in/smtp-intake.ts';
import { tlsFiles } from './in/tls-certificate.ts';
import type { MailCounts, MailServices, MailSettings } from './mail-settings.ts';
import { type DeliveryContext, deliverAnswer } from './out/deliver-answers.ts';
import { sendNotice } from './out/notices.ts';
import { openOutbox, tidyOutbox } from './out/outbox.ts';
import { openRelay } from './out/transport.ts';

/** Mail that goes on. */
export type Mail = {
  /** Port that mail comes in at; undefined when the door could not be opened. */
  readonly port: number | undefined;
  stop(): Promise<void>;
};

/** Answers under way at a time. */
const carriers = 2;
/** Milliseconds between looks for old files in the outbox. */
const tidyEvery = 60 * 60_000;

/** Begins to carry answers, then opens the door. A port that is taken is said and keeps nothing else from running. */
export async function openMail(settings: MailSettings, services: MailServices, log: Logger): Promise<Mail> {
  const { queue, count } = services;
  const delivery = deliveryOf(settings, services, log);
  await queue.deliver(carriers, (answer, tries) => deliverAnswer(answer, tries, delivery));
  // Where no mail comes in, none is read.
  const reader = settings.smtp || settings.imap ? readerOf(settings, services.crowd, log) : undefined;
  const context = reader && receivingOf(settings, { services, delivery, reader });
  const keep = messageKeeper({ ...services, ...services.api });
  const intake = context && settings.smtp && (await openDoor(settings, settings.smtp, { context, keep, log, count }));
  const tidy = () => tidyOutbox(settings.outbox, services.now());
  await tidy();
  const tidying = setInterval(() => tidy().catch((error) => log.error(faultOf(error), 'the outbox')), tidyEvery);
  const mailbox = context && settings.imap ? await openMailbox(settings, { context, log, count }) : undefined;
  return {
    port: intake?.port,
    async stop() {
      clearInterval(tidying);
      await mailbox?.stop();
      await intake?.stop();
      await reader?.close();
      // An answer that a slow relay keeps waiting comes again after the next start.
      await Promise.race([queue.stopDelivery(), setTimeout(settings.stopSeconds * 1000, undefined, { ref: false })]);
    },
  };
}

function readerOf(settings: MailSettings, crowd: Crowd, log: Logger): MailReader {
  return openMailReader({
    crowd,
    lookup: openDnsLookup(settings.dnsServers),
    sealers: settings.sealers,
    host: hostOf(settings),
    onFailure: ({ operation, failed }) => log.warn({ event: 'mail-reader', operation, failed }, 'a mail was not read'),
  });
}

function deliveryOf(settings: MailSettings, services: MailServices, log: Logger): DeliveryContext {
  return {
    ...services,
    transport: settings.relay ? openRelay(settings.relay) : openOutbox(settings.outbox),
    from: settings.from,
    publicUrl: settings.publicUrl,
    retrySeconds: settings.retrySeconds,
    // The writer of codes is loaded with the first answer.
    draw: async (barcode) => (await import('#src/documents/shared/codes/prove.ts')).drawCode(barcode),
    log: (event) => {
      services.count.answer(event);
      log[event.event === 'answer-waits' ? 'warn' : 'info'](event, event.event.replace('-', ' '));
    },
  };
}

type Door = { readonly context: ReceiveContext; readonly log: Logger; readonly count: MailCounts };

async function openDoor(
  settings: MailSettings,
  smtp: NonNullable<MailSettings['smtp']>,
  { context, keep, log, count }: Door & { readonly keep: KeepMessage },
): Promise<SmtpIntake | undefined> {
  try {
    const { openSmtpIntake } = await import('./in/smtp-intake.ts');
    const intake = await openSmtpIntake({
      ...smtp,
      address: settings.address,
      tls: await tlsFiles(smtp, { host: hostOf(settings), now: new Date(context.now()) }),
      size: settings.size,
      keep,
      receive: (mail) => receiveAndLog(mail, { context, log, count }),
      onError: (error) => log.error(faultOf(error), 'a mail could not be taken'),
    });
    log.info({ event: 'mail-open', port: intake.port }, `Mail for ${settings.address} comes in at port ${intake.port}`);
    return intake;
  } catch (error) {
    const why = portRefusal(error);
    if (why === undefined) throw error;
    log.warn({ event: 'mail-closed' }, `SMTP_PORT: port ${smtp.port} ${why}, so no mail comes in.`);
    return undefined;
  }
}

function receivingOf(
  settings: MailSettings,
  {
    services,
    delivery,
    reader,
  }: { readonly services: MailServices; readonly delivery: DeliveryContext; readonly reader: MailReader },
): ReceiveContext {
  return {
    ...services,
    ...services.api,
    own: { intake: settings.address, others: [...settings.others, settings.from.address] },
    reader,
    trusts: networksOf(settings.trustedPeers),
    notify: (to, notice) => sendNotice(to, notice, delivery),
    explained: `${settings.publicUrl}/how-it-works#faq-mail-refused`,
  };
}

async function openMailbox(settings: MailSettings, { context, log, count }: Door): Promise<MailboxWatch> {
  // The client of mailboxes, a tenth of all that a start loads, is loaded where there is one.
  const { watchMailbox } = await import('./in/mailbox.ts');
  return watchMailbox({
    url: settings.imap,
    size: settings.size,
    ...(settings.imapDone ? { done: settings.imapDone } : {}),
    ...(settings.imapFor ? { address: settings.imapFor } : {}),
    memory: settings.imapMemory,
    old: settings.imapOld,
    onOpen: (waiting) =>
      log.info(
        { event: 'mailbox-open', waiting },
        `IMAP_URL: ${waiting} mails are there to be taken; others stay untouched`,
      ),
    receive: (mail) => receiveAndLog(mail, { context, log, count }),
    onTrouble: (what) => log.warn({ event: 'mailbox', what }, `IMAP_URL: ${what}; trying again`),
  });
}

/** A fault of ours in the log, without anything that somebody sent. */
const faultOf = (error: unknown) => ({ event: 'mail', error: errorFacts(error) });

const hostOf = ({ address }: MailSettings): string => address.slice(address.lastIndexOf('@') + 1);

async function receiveAndLog(mail: IncomingMail, { context, log, count }: Door): Promise<Reception> {
  const reception = await receiveMail(mail, context);
  const { silence } = reception;
  count.mail(reception);
  log.info({ event: 'mail', state: reception.state, ...(silence ? { silence } : {}) }, 'a mail came in');
  return reception;
}

/** Tells whether an address is one of these, or in one of these networks (`10.0.0.0/8`). */
function networksOf(entries: readonly string[]): (ip: string) => boolean {
  const networks = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return (ip) => {
    const plain = ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
    return networks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}
