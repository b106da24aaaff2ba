import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a process behind the fence must not reach; everything here is plain data, so that it can be handed on. */
export type Targets = {
  /** A port of this machine that listens. */
  readonly port: number;
  /** A process that notices SIGWINCH, which harms nobody. */
  readonly pid: number;
  /** A folder that everybody may write to. */
  readonly folder: string;
  /** A file in it that everybody may read. */
  readonly file: string;
  /** A library of the system, copied there; absent where none was found. */
  readonly library?: string;
};

/** Targets that are up; `close` takes them away and tells whether the process was signalled. */
export type OpenTargets = { readonly targets: Targets; close(): { readonly signalled: boolean } };

/** Puts targets up on this machine for as long as a fence is tried. */
export async function openTargets(): Promise<OpenTargets> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  let signalled = false;
  const notice = () => {
    signalled = true;
  };
  process.on('SIGWINCH', notice);
  const folder = mkdtempSync(join(tmpdir(), 'passlift-fence-'));
  chmodSync(folder, 0o777);
  const file = join(folder, 'file');
  writeFileSync(file, 'nobody reads this', { mode: 0o644 });
  const library = foreignLibrary(folder);
  return {
    targets: {
      port: typeof address === 'object' && address ? address.port : 0,
      pid: process.pid,
      folder,
      file,
      ...(library ? { library } : {}),
    },
    close() {
      server.close();
      process.off('SIGWINCH', notice);
      rmSync(folder, { recursive: true, force: true });
      return { signalled };
    },
  };
}

/** A copy of the mathematics library, which every system has and every process may load. */
function foreignLibrary(folder: string): string | undefined {
  Object.assign(process.report, { excludeNetwork: true }); // or it looks up names of addresses
  const { sharedObjects } = process.report.getReport() as { readonly sharedObjects?: readonly string[] };
  const found = sharedObjects?.find((path) => /\/libm[.-][^/]*$/.test(path));
  if (!found) return undefined;
  const copy = join(folder, 'foreign.so');
  copyFileSync(found, copy);
  chmodSync(copy, 0o755);
  return copy;
}
