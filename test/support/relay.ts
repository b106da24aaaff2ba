/** A mail server on loopback that keeps what it is given, and can refuse or be away. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type KeptMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
  readonly at: number;
};

export type Relay = {
  readonly url: string;
  readonly kept: KeptMail[];
  /** What is said to RCPT TO in place of 250. */
  refuse: number | undefined;
  /** Told of each mail once it is kept and before 250 is said: whoever sent it does not know yet. */
  onKept: (() => Promise<void>) | undefined;
  /** Resolves when so many mails have come. */
  has(count: number): Promise<readonly KeptMail[]>;
  /** Resolves with the answer to the mail of this Message-ID, in angle brackets. */
  answerTo(messageId: string): Promise<KeptMail>;
  stop(): Promise<void>;
};

/** `port` 0 takes any free one. */
export async function startRelay(port = 0): Promise<Relay> {
  const kept: KeptMail[] = [];
  const waiting: { readonly isHere: () => boolean; readonly go: () => void }[] = [];
  const until = (isHere: () => boolean) =>
    new Promise<void>((go) => {
      if (isHere()) go();
      else waiting.push({ isHere, go });
    });
  const relay = { refuse: undefined as number | undefined, onKept: undefined as Relay['onKept'] };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onRcptTo(_address, _session, callback) {
      callback(relay.refuse ? Object.assign(new Error('no'), { responseCode: relay.refuse }) : null);
    },
    onData(stream, { envelope }, callback) {
      buffer(stream).then(async (raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        kept.push({ from, to, raw: raw.toString('latin1'), mail: await PostalMime.parse(raw), at: performance.now() });
        await relay.onKept?.();
        callback();
        for (const { isHere, go } of waiting) if (isHere()) go();
      }, callback);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    kept,
    get refuse() {
      return relay.refuse;
    },
    set refuse(code) {
      relay.refuse = code;
    },
    get onKept() {
      return relay.onKept;
    },
    set onKept(told) {
      relay.onKept = told;
    },
    async has(count) {
      await until(() => kept.length >= count);
      return kept;
    },
    async answerTo(messageId) {
      const find = () => kept.find(({ mail }) => mail.inReplyTo === messageId);
      await until(() => find() !== undefined);
      return find()!;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail server that says hello and nothing more. */
export async function startStallingRelay(
  port: number,
): Promise<{ readonly called: Promise<void>; stop(): Promise<void> }> {
  const sockets: Socket[] = [];
  const { promise: called, resolve } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.write('220 hello\r\n');
    socket.once('data', () => resolve());
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()));
  return {
    called,
    stop: () =>
      new Promise((stopped) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => stopped());
      }),
  };
}
