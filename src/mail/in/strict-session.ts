import type { Socket } from 'node:net';
import type { SMTPServerSession } from 'smtp-server';
import { smtpServer } from '#src/mail/mail-libraries.ts';

const { SMTPServer } = smtpServer();

/** What one session may do, and which recipients it may name. */
export type SessionRules = {
  readonly commands: number;
  readonly errors: number;
  /** Of one message, however often the same is named. */
  readonly recipients: number;
  readonly milliseconds: number;
  /** Whether mail for this address is ours. */
  readonly isOurs: (address: string) => boolean;
};

/** What smtp-server keeps inside: its parser takes bare line feeds in commands, and there is no setting for it. */
type Inside = {
  _parser: Parser | false;
  _createParser(): Parser;
  readonly session: SMTPServerSession;
  readonly _socket: Socket;
  readonly _closed: boolean;
  send(code: number, text: string): void;
  close(): void;
};

type Parser = {
  isClosed: boolean;
  readonly _dataMode: boolean;
  readonly _remainder: string;
  _write(chunk: Buffer, encoding: BufferEncoding, next: (error?: Error) => void): void;
  oncommand(command: Buffer, callback?: () => void): void;
};

/**
 * An SMTP server whose sessions are held to the letter: lines end with CR LF and nothing else, recipients are ours,
 * commands and errors are counted, and no session lasts for ever.
 */
export class StrictServer extends SMTPServer {
  readonly #rules: SessionRules;

  constructor(options: ConstructorParameters<typeof SMTPServer>[0], rules: SessionRules) {
    super(options);
    this.#rules = rules;
  }

  override connect(...args: Parameters<InstanceType<typeof SMTPServer>['connect']>): void {
    super.connect(...args);
    const connection = [...this.connections].at(-1);
    if (connection) hold(insideOf(connection), this.#rules);
  }

  /** Ends a session after what is being answered; nothing that was sent ahead is looked at. */
  hangUp(session: SMTPServerSession): void {
    const connection = [...this.connections].map(insideOf).find((each) => each.session === session);
    if (!connection) return;
    if (connection._parser) connection._parser.isClosed = true;
    setImmediate(() => connection.close());
  }
}

const insideOf = (connection: unknown): Inside => connection as Inside; // see Inside

function hold(connection: Inside, rules: SessionRules): void {
  let commands = 0;
  let errors = 0;
  let recipients = 0;
  const say = connection.send.bind(connection);
  const end = (code: number, text: string) => {
    if (connection._parser) connection._parser.isClosed = true;
    say(code, text);
    connection.close();
  };
  connection.send = (code, ...rest) => {
    say(code, ...rest);
    if (code < 400 || code === 421) return;
    errors += 1;
    if (errors >= rules.errors) end(421, 'Too many errors');
  };
  const watch = (parser: Parser): Parser => {
    const write = parser._write.bind(parser);
    parser._write = (chunk, encoding, next) => {
      if (!parser.isClosed && !parser._dataMode && hasBareEnd(parser._remainder, chunk)) {
        end(500, 'Lines end with CR LF');
        return next();
      }
      write(chunk, encoding, next);
    };
    const act = parser.oncommand.bind(parser);
    parser.oncommand = (command, callback) => {
      commands += 1;
      if (commands > rules.commands) return end(421, 'Too many commands');
      const verb = command.toString('latin1', 0, 4).toLowerCase();
      if (/^(?:mail|rset|helo|ehlo|data)$/.test(verb)) recipients = 0;
      const refused = (verb === 'mail' || verb === 'rcpt') && unknownParameter(command);
      if (verb !== 'rcpt' && !refused) return act(command, callback);
      if (refused) connection.send(555, 'This server does not know one of these parameters');
      else if (!isOurs(command, rules)) connection.send(550, 'This server takes mail for its own address only');
      else if (recipients >= rules.recipients) connection.send(452, 'Too many recipients');
      else {
        recipients += 1;
        return act(command, callback);
      }
      if (callback) setImmediate(callback);
    };
    return parser;
  };
  if (connection._parser) watch(connection._parser);
  const create = connection._createParser.bind(connection);
  connection._createParser = () => watch(create()); // after STARTTLS
  const patience = setTimeout(() => {
    if (!connection._closed) end(421, 'This session has lasted long enough');
  }, rules.milliseconds).unref();
  // Until it is cleared, a timer holds on to the whole session.
  connection._socket.once('close', () => clearTimeout(patience));
}

/** RFC 5321, 4.1.1.11: whether a MAIL or RCPT has a parameter other than those that our EHLO offers. */
function unknownParameter(command: Buffer): boolean {
  const [, verb = '', parameters = ''] =
    /^(mail|rcpt) (?:from|to):[ \t]*<[^>]*>(.*)$/i.exec(command.toString('latin1')) ?? [];
  const known = verb.toLowerCase() === 'mail' ? /^(?:size=\d{1,20}|body=(?:7bit|8bitmime)|smtputf8)$/i : /^$/;
  return parameters.split(/[ \t]+/).some((parameter) => parameter !== '' && !known.test(parameter));
}

/** A line feed without its carriage return, or the reverse; a carriage return at the very end may still get its own. */
function hasBareEnd(before: string, chunk: Buffer): boolean {
  return /(?<!\r)\n|\r[^\n]/.test(before + chunk.toString('latin1'));
}

/** Source routes, quoted and percent-hacked addresses are not ours, whatever they lead to. */
function isOurs(command: Buffer, rules: SessionRules): boolean {
  const address = /^rcpt to:[ \t]*<([^<>]*)>/i.exec(command.toString('utf8'))?.[1];
  return address !== undefined && rules.isOurs(address);
}
