/** SMTP spoken by hand over loopback, so that tests can say what no library would. */
import { connect, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';

export type SmtpTalk = {
  /** Sends bytes as they are and waits for one whole reply (several lines make one); `closed` when the peer hung up. */
  say(text: string | Uint8Array): Promise<string>;
  /** One reply without saying anything. */
  hear(): Promise<string>;
  /** Sends without waiting. */
  push(text: string | Uint8Array): void;
  /** STARTTLS, then everything goes encrypted; `early` is sent in the clear in the same breath. */
  startTls(
    early?: string,
    versions?: Pick<ConnectionOptions, 'minVersion' | 'maxVersion' | 'ciphers'>,
  ): Promise<SmtpTalk>;
  end(): void;
};

/** Connects and hears the greeting. */
export async function talkSmtp(port: number): Promise<SmtpTalk> {
  const talk = talkOver(connect(port, '127.0.0.1'));
  await talk.hear();
  return talk;
}

function talkOver(socket: Socket): SmtpTalk {
  let heard = '';
  let closed = false;
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const go of waiting.splice(0)) go();
  };
  socket.on('data', (chunk) => {
    heard += chunk.toString('utf8');
    wake();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    closed = true;
    wake();
  });
  const hear = async (): Promise<string> => {
    for (;;) {
      const reply = /^(?:\d{3}-[^\n]*\n)*\d{3} [^\n]*\n/.exec(heard)?.[0];
      if (reply) {
        heard = heard.slice(reply.length);
        return reply.trimEnd();
      }
      if (closed) return 'closed';
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const say = (text: string | Uint8Array) => {
    socket.write(text);
    return hear();
  };
  return {
    say,
    hear,
    push: (text) => void socket.write(text),
    async startTls(early = '', versions = {}) {
      await say(`STARTTLS\r\n${early}`);
      socket.removeAllListeners('data');
      const secure = connectTls({ socket, rejectUnauthorized: false, ...versions });
      await new Promise((resolve, reject) => secure.once('secureConnect', resolve).once('error', reject));
      return talkOver(secure);
    },
    end: () => socket.destroy(),
  };
}

/** One whole transaction; answers the reply that ended it. */
export async function sendMail(
  port: number,
  message: string | Uint8Array,
  {
    from = 'ada@good.example',
    to = 'tickets@passlift.localhost',
    options = '',
    onEnd = () => {},
  }: {
    readonly from?: string;
    readonly to?: string;
    readonly options?: string;
    /** Called when the last byte of the message is handed over. */
    readonly onEnd?: () => void;
  } = {},
): Promise<string> {
  const talk = await talkSmtp(port);
  try {
    for (const command of ['EHLO mail.good.example', `MAIL FROM:<${from}>${options}`, `RCPT TO:<${to}>`, 'DATA']) {
      const reply = await talk.say(`${command}\r\n`);
      if (!/^[23]/.test(reply)) return reply;
    }
    talk.push(stuffed(message));
    const reply = talk.say('.\r\n');
    onEnd();
    return await reply;
  } finally {
    talk.end();
  }
}

/** Dots at the start of lines doubled (RFC 5321, 4.5.2), and a line end at the end. */
function stuffed(message: string | Uint8Array): Uint8Array {
  const text = Buffer.from(message).toString('latin1');
  return Buffer.from(`${text}${text.endsWith('\r\n') ? '' : '\r\n'}`.replace(/^\./gm, '..'), 'latin1');
}
