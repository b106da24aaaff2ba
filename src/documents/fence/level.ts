import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { hasShell } from './launch.ts';
import type { Breach } from './probe.ts';
import type { Refused } from './refused.ts';

/** What the fence holds back, as tried from within; true is good. */
export type FenceLevel = {
  readonly network: boolean;
  readonly files: boolean;
  readonly environment: boolean;
  /** The operating system bounds memory, and ends readers with us. */
  readonly memory: boolean;
  readonly endsWithParent: boolean;
};

type Probe = (input: { readonly port: number; readonly file: string }) => Promise<Breach | Refused>;

/** Has a reader of each kind try to break out. */
export async function tryFence(probes: readonly Probe[], boundsMemory: boolean): Promise<FenceLevel> {
  const breaches = await withListener((port) =>
    Promise.all(probes.map((probe) => probe({ port, file: fileOutside() }))),
  );
  const holds = (what: keyof Breach) => breaches.every((breach) => !('failed' in breach) && !breach[what]);
  return {
    network: holds('network'),
    files: holds('files'),
    environment: holds('environment'),
    memory: hasShell && boundsMemory,
    endsWithParent: hasShell,
  };
}

/** A listener on this machine that a fence must not let a reader reach. */
async function withListener<T>(use: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await use(typeof address === 'object' && address ? address.port : 0);
  } finally {
    server.close();
  }
}

/** A file that every process may read unless it is fenced. */
function fileOutside(): string {
  return existsSync('/etc/passwd') ? '/etc/passwd' : process.execPath;
}
