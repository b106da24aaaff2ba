import { ImapFlow } from 'imapflow';
import { errorFacts } from '#src/error-facts.ts';
import { firstToTake } from './mailbox-memory.ts';
import { heldMessage } from './message.ts';
import type { IncomingMail, Reception } from './receive-mail.ts';

/** Which mailbox is watched, and what for. */
export type MailboxOptions = {
  /** `imaps://user:password@host:993/INBOX` */
  readonly url: string;
  /** Largest message, in bytes. */
  readonly size: number;
  /** Folder that what was taken is moved to, `/` between levels; undefined deletes it. */
  readonly done?: string;
  /** Only mail that names this address in To or Cc is touched; undefined: all. */
  readonly address?: string;
  /** Where it is remembered from which message on the mailbox is taken. */
  readonly memory: string;
  /** Also take what was there before the mailbox was first watched. */
  readonly old: boolean;
  /** Told, at the first look, how many messages will be taken. */
  readonly onOpen: (waiting: number) => void;
  readonly receive: (mail: IncomingMail) => Promise<Reception>;
  /** Told in words of ours what is wrong; the mailbox is tried again. */
  readonly onTrouble: (what: string) => void;
};

/** A mailbox that is being watched. */
export type MailboxWatch = { stop(): Promise<void> };

/** What a message is marked with: taken (it is removed next) or refused (it stays, for a person to look at). */
const taken = '$PassliftTaken';
const refused = '$PassliftRefused';

/** Milliseconds between looks without news, and between tries to connect: doubled up to the last. */
const lookEvery = 60_000;
const retry = { first: 1_000, last: 60_000 } as const;

/** Watches a mailbox (IDLE, RFC 2177) for as long as the process lives; connects again when the connection is lost. */
export function watchMailbox(options: MailboxOptions): MailboxWatch {
  const stopping = new AbortController();
  const done = (async () => {
    let told = false;
    for (let wait: number = retry.first; !stopping.signal.aborted; wait = Math.min(retry.last, wait * 2)) {
      const { lasted, ...watched } = await watchOnce(options, stopping.signal, told);
      told = watched.told;
      if (lasted > retry.last) wait = retry.first;
      await pause(wait, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

type Watched = { readonly lasted: number; readonly told: boolean };

/** One connection, from its beginning to its end; answers how long it lasted, in milliseconds, and whether the start was told. */
async function watchOnce(options: MailboxOptions, stopping: AbortSignal, told: boolean): Promise<Watched> {
  const begun = performance.now();
  const { client, path } = clientOf(options.url);
  const over = new AbortController();
  client.on('close', () => over.abort());
  client.on('error', () => over.abort());
  let news = new AbortController();
  client.on('exists', () => news.abort());
  try {
    await client.connect();
    const { uidValidity, uidNext } = await client.mailboxOpen(path);
    const from = await firstToTake(options, { validity: String(uidValidity), next: uidNext });
    const done = options.done && (await client.mailboxCreate(options.done.split('/'))).path;
    const look: Look = { client, options, from, stopping, passed: new Set(), ...(done ? { done } : {}) };
    if (!told) options.onOpen((await waitingIn(look)).filter(({ flags }) => !flags.has(taken)).length);
    told = true;
    while (!stopping.aborted && !over.signal.aborted) {
      news = new AbortController();
      await takeAll(look);
      client.idle().catch(() => over.abort()); // by itself the library waits 15 s before it listens
      await pause(lookEvery, AbortSignal.any([stopping, over.signal, news.signal]));
    }
  } catch (error) {
    if (!stopping.aborted) options.onTrouble(troubleOf(error));
  }
  if (over.signal.aborted) client.close();
  else await client.logout().catch(() => client.close());
  return { lasted: performance.now() - begun, told };
}

type Look = {
  readonly client: ImapFlow;
  readonly options: MailboxOptions;
  /** Messages below this UID were there before. */
  readonly from: number;
  readonly stopping: AbortSignal;
  /** Messages that are for others; looked at once a connection. */
  readonly passed: Set<number>;
  readonly done?: string;
};

type Waiting = { readonly uid: number; readonly size: number; readonly flags: ReadonlySet<string> };

/** The messages that are to be taken, or were and are still there. Those of others are not even marked. */
async function waitingIn({ client, options, from, passed }: Look): Promise<readonly Waiting[]> {
  const { address } = options;
  const wish = { uid: true, size: true, flags: true, ...(address ? { envelope: true } : {}) };
  const messages: Waiting[] = [];
  for await (const { uid, size = 0, flags = new Set<string>(), envelope } of client.fetch(`${from}:*`, wish, {
    uid: true,
  })) {
    if (uid < from || passed.has(uid) || flags.has(refused)) continue; // `n:*` always has the last one (RFC 9051, 9)
    const named = [...(envelope?.to ?? []), ...(envelope?.cc ?? [])].map((one) => one.address?.toLowerCase());
    if (!address || named.includes(address.toLowerCase())) messages.push({ uid, size, flags });
    else passed.add(uid);
  }
  return messages;
}

/** Takes every message that is not marked. It is marked before it is moved, so that a lost connection takes none twice. */
async function takeAll(look: Look): Promise<void> {
  const { client, options, stopping, done } = look;
  for (const { uid, size, flags } of await waitingIn(look)) {
    if (stopping.aborted) return;
    const fate = flags.has(taken) ? 'taken' : size > options.size ? 'refused' : await takeOne(client, uid, options);
    if (fate === 'later') continue; // at the next look
    const at = String(uid);
    if (fate === 'refused') await client.messageFlagsAdd(at, [refused], { uid: true });
    else {
      await client.messageFlagsAdd(at, ['\\Seen', taken], { uid: true });
      if (done) await client.messageMove(at, done, { uid: true });
      else await client.messageDelete(at, { uid: true });
    }
  }
}

async function takeOne(client: ImapFlow, uid: number, options: MailboxOptions): Promise<Reception['state']> {
  const message = await client.fetchOne(String(uid), { source: true }, { uid: true });
  const source = message ? message.source : undefined;
  if (!source) return 'taken'; // somebody else removed it
  try {
    return (await options.receive({ message: heldMessage(piecesOf(source)), toUs: true })).state;
  } catch (error) {
    options.onTrouble(`a message could not be taken (${errorFacts(error).type}); the others are`);
    return 'later';
  }
}

/** In pieces, so that hashing a large mail lets others have their turn. */
function piecesOf(bytes: Buffer): Uint8Array[] {
  const piece = 64 * 1024;
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    plain.subarray(at * piece, (at + 1) * piece),
  );
}

function clientOf(address: string): { readonly client: ImapFlow; readonly path: string } {
  const { hostname, protocol, port, username, password, pathname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const loopback = /^(?:127\.|::1$|localhost$)/.test(host);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host,
    port: port ? Number(port) : secure ? 993 : 143,
    secure,
    // A password never crosses a network in the clear.
    ...(secure || loopback ? {} : { doSTARTTLS: true }),
    tls: { rejectUnauthorized: !loopback },
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: 20_000,
    greetingTimeout: 10_000,
  });
  return { client, path: decodeURIComponent(pathname.slice(1)) || 'INBOX' };
}

/** Never the library's words: they may hold what the server said. */
function troubleOf(error: unknown): string {
  const { authenticationFailed, code } = error as { readonly authenticationFailed?: boolean; readonly code?: unknown };
  if (authenticationFailed) return 'the user or the password is refused';
  return typeof code === 'string' ? `the server does not answer (${code})` : 'the connection was lost';
}

/** Resolves after so many milliseconds, or as soon as the signal is given. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    resolve();
  };
  const timer = setTimeout(end, milliseconds);
  signal.addEventListener('abort', end);
  return promise;
}
