/** The hooks of one SMTP server in the order in which a session meets them; long because there are many. */
import type { AddressInfo } from 'node:net';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { calendarAddressOf } from './intake-address.ts';
import type { KeepMessage } from './message.ts';
import { type Budget, readMessage } from './read-message.ts';
import type { IncomingMail, Reception } from './receive-mail.ts';
import { StrictServer } from './strict-session.ts';
import type { TlsFiles } from './tls-certificate.ts';

/** What the door for mail is made of. */
export type SmtpOptions = {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The address that mail is taken for. */
  readonly address: string;
  readonly tls: TlsFiles;
  /** Largest message, in bytes. */
  readonly size: number;
  /** Where a large message goes while it comes in. */
  readonly keep: KeepMessage;
  readonly receive: (mail: IncomingMail) => Promise<Reception>;
  /** Told of faults of ours; the sender hears 451. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds without a byte, and of a whole session. */
  readonly patience?: { readonly silence: number; readonly session: number };
};

/** A door that is open. */
export type SmtpIntake = { readonly port: number; stop(): Promise<void> };

/** LIST: bounds of sessions. */
const bounds = {
  sessions: 200,
  sessionsOfAddress: 20,
  recipients: 10,
  commands: 1000,
  errors: 30,
  /** Bytes of a command line, and of a line of a message (RFC 5321 says 1000; senders of HTML do not keep to it). */
  commandLine: 4096,
  textLine: 64 * 1024,
  patience: { silence: 60_000, session: 15 * 60_000 },
  /** Bytes of messages being received at a time; but for the first half a megabyte of each, on the disk. */
  underWay: 512 * 2 ** 20,
} as const;

/** Opens the SMTP listener; rejects when the port is taken. */
export async function openSmtpIntake(options: SmtpOptions): Promise<SmtpIntake> {
  const patience = options.patience ?? bounds.patience;
  const budget: Budget = { held: 0, most: bounds.underWay };
  const sessions = new Map<string, number>();
  const domain = options.address.slice(options.address.lastIndexOf('@') + 1);
  const intakes = [options.address, calendarAddressOf(options.address)];
  const server = new StrictServer(
    {
      name: domain,
      banner: 'ready',
      ...options.tls,
      minVersion: 'TLSv1.2',
      size: options.size,
      rejectOversized: true,
      authOptional: true,
      disabledCommands: ['AUTH', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL'],
      disableReverseLookup: true,
      hideENHANCEDSTATUSCODES: false,
      maxClients: bounds.sessions,
      maxCommandLength: bounds.commandLine,
      socketTimeout: patience.silence,
      closeTimeout: 2000,
      logger: false,
      onConnect({ remoteAddress }, callback) {
        const count = (sessions.get(remoteAddress) ?? 0) + 1;
        sessions.set(remoteAddress, count);
        callback(count > bounds.sessionsOfAddress ? reply(421, 'Too many sessions at once') : null);
      },
      onClose({ remoteAddress }) {
        const count = (sessions.get(remoteAddress) ?? 1) - 1;
        if (count > 0) sessions.set(remoteAddress, count);
        else sessions.delete(remoteAddress);
      },
      onData(stream, session, callback) {
        take(stream, session).then(
          (text) => callback(null, text),
          (error: unknown) => callback(isReply(error) ? error : reply(451, 'Please try again later')),
        );
      },
    },
    {
      commands: bounds.commands,
      errors: bounds.errors,
      recipients: bounds.recipients,
      milliseconds: patience.session,
      isOurs: (address) => [...intakes, `postmaster@${domain}`, 'postmaster'].some((own) => same(own, address)),
    },
  );

  /** Answers what to say with 250; throws the reply that refuses. */
  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const message = await readMessage(stream, {
      bounds: { size: options.size, line: bounds.textLine },
      budget,
      keep: options.keep,
    });
    if ('code' in message) {
      if (message.hangUp) server.hangUp(session);
      throw reply(message.code, message.text);
    }
    const { mailFrom, rcptTo } = session.envelope;
    const peer = {
      ip: session.remoteAddress,
      helo: session.hostNameAppearsAs || '',
      sender: mailFrom ? mailFrom.address : '',
    };
    const toUs = rcptTo.some(({ address }) => intakes.some((own) => same(own, address)));
    const reception = await options
      .receive({ message, peer, toUs })
      .catch((error: unknown) => {
        options.onError(error);
        throw reply(451, 'Please try again later');
      })
      .finally(() => {
        budget.held -= message.bytes;
      });
    if (reception.state === 'later') throw reply(451, reception.text);
    if (reception.state === 'refused') throw reply(554, reception.text);
    return 'Taken';
  }

  server.on('error', () => {}); // of sessions: the peer went away; of the listener: heard below
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, options.host, () => resolve());
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

class Reply extends Error {
  readonly responseCode: number;

  constructor(code: number, text: string) {
    super(text);
    this.responseCode = code;
  }
}

const reply = (code: number, text: string): Reply => new Reply(code, text);
const isReply = (error: unknown): error is Reply => error instanceof Reply;

/** Local parts are case-sensitive on paper only. */
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
