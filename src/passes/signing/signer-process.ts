import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { nodePermissions, startWalled } from '#src/wall/start-walled.ts';
import type { Signer } from '../signer.ts';
import { developmentFilePaths } from './development-ca.ts';
import type { SignerSettings } from './open-signer.ts';
import type { FromSigner, SignerIdentity, ToSigner } from './signer-messages.ts';
import { SigningSetupError, whyUnreadable } from './signing-files.ts';

/** A signer whose key is in a process of its own. */
export type SignerProcess = Signer & {
  /** Its process id, for who watches it. */
  readonly pid: () => number | undefined;
  /** Ends it; what is in work fails. */
  close(): void;
};

/** How often a manifest is tried when the signer dies over it. */
const mostTries = 3;

/** Input, output, errors, the wall's descriptor, Node's channel; then the files. */
const firstFile = 5;

/**
 * Starts the signer and waits until it has signed once and seen that it verifies; when it dies later it is started
 * again and what it owed is asked again. Throws `SigningSetupError` with a sentence for the operator.
 */
export async function openSignerProcess(settings: SignerSettings): Promise<SignerProcess> {
  let closed = false;
  const first = await start(settings);
  let { child } = first;
  let running = Promise.resolve(first);

  const restart = async (): Promise<Running> => {
    if (closed) throw new Error('the signer is closed');
    const again = await start(settings);
    child = again.child;
    if (closed) end(child);
    return again;
  };
  /** The signer that lives; all who find it dead wait for the same start of the next one. */
  const alive = (): Promise<Running> => {
    running = running.then((current) => (current.isAlive() ? current : restart()), restart);
    return running;
  };
  return {
    ...first.identity,
    pid: () => child.pid,
    async sign(manifest) {
      for (let tries = 1; ; tries += 1) {
        const answer = await (await alive()).sign(manifest);
        if (answer?.type === 'signed') return answer.signature;
        if (answer?.type === 'refused') throw new Error(answer.why);
        if (tries === mostTries) throw new Error('the signer died over a manifest');
      }
    },
    close() {
      closed = true;
      end(child);
    },
  };
}

type Answer = FromSigner & { readonly type: 'signed' | 'refused' };

type Running = {
  readonly child: ChildProcess;
  readonly identity: SignerIdentity;
  readonly isAlive: () => boolean;
  /** Undefined when the signer died before it answered. */
  sign(manifest: Uint8Array): Promise<Answer | undefined>;
};

async function start(settings: SignerSettings): Promise<Running> {
  const files = await openFiles(settings);
  const child = startWalled({
    entry: new URL('./signer-child.ts', import.meta.url),
    node: [...nodePermissions(), '--max-old-space-size=128'],
    dataLimit: 0,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc', ...files.map(({ handle }) => handle.fd)],
    serialization: 'advanced',
  });
  child.on('error', () => {}); // a signer that cannot be started or told anything also exits
  await Promise.all(files.map(({ handle }) => handle.close()));
  const opened = files.map(({ setting, path }, at) => ({ setting, path, descriptor: firstFile + at }));
  const { passKeyPassphrase: passphrase } = settings;
  send(child, { type: 'open', files: opened, ...(passphrase === undefined ? {} : { passphrase }) });
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])) as [FromSigner?];
  if (first?.type === 'ready') return runningOf(child, first.identity);
  end(child);
  if (first?.type === 'unable') throw new SigningSetupError(first.sentence);
  throw new Error('the signer ended before it was ready');
}

function runningOf(child: ChildProcess, identity: SignerIdentity): Running {
  const owed = new Map<number, (answer: Answer | undefined) => void>();
  let asked = 0;
  let alive = true;
  child.on('message', (message: FromSigner) => {
    if (message.type !== 'signed' && message.type !== 'refused') return;
    owed.get(message.request)?.(message);
    owed.delete(message.request);
    if (owed.size === 0) rest(child);
  });
  const died = () => {
    alive = false;
    for (const tell of owed.values()) tell(undefined);
    owed.clear();
  };
  child.on('exit', died).on('disconnect', died);
  rest(child);
  return {
    child,
    identity,
    isAlive: () => alive,
    sign: (manifest) =>
      new Promise((resolve) => {
        if (!alive) return resolve(undefined);
        asked += 1;
        owed.set(asked, resolve);
        child.ref();
        child.channel?.ref();
        send(child, { type: 'sign', request: asked, manifest });
      }),
  };
}

/** A program that has nothing else to do may end although a signer waits. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  (child.stdio[3] as { unref?(): void } | null)?.unref?.();
}

function end(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

function send(child: ChildProcess, message: ToSigner): void {
  child.send(message, () => {}); // a broken channel is seen as an exit
}

type Handed = { readonly setting: string; readonly path: string; readonly handle: FileHandle };

/** The files of the identity, opened and not read; the development certificate is made first where there is none. */
async function openFiles({ passCert, passKey, wwdr, dataDir }: SignerSettings): Promise<readonly Handed[]> {
  const named: readonly (readonly [string, string | undefined])[] = passCert
    ? [
        ['PASS_CERT', passCert],
        ['PASS_KEY', passKey],
        ['WWDR', wwdr],
      ]
    : (await developmentFilePaths(dataDir, new Date())).map((path) => ['DATA_DIR', path] as const);
  const handed: Handed[] = [];
  for (const [setting, path] of named) {
    if (!path) continue;
    const handle = await open(path, 'r').catch(async (cause: NodeJS.ErrnoException) => {
      await Promise.all(handed.map((other) => other.handle.close()));
      throw new SigningSetupError(whyUnreadable(setting, path, cause), { cause });
    });
    handed.push({ setting, path, handle });
  }
  return handed;
}
