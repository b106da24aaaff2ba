import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** What a fenced process managed to do that it should not; tried from within. */
export type Breach = { readonly network: boolean; readonly files: boolean; readonly environment: boolean };

/** Set by us, by the shell, and by libvips itself. */
const harmless = ['PATH', 'MALLOC_ARENA_MAX', 'PWD', 'SHLVL', '_', 'OLDPWD', 'VIPSHOME'];

/** Tries to connect to a port of this machine and to read a file; the answer is what succeeded. */
export async function probe({ port, file }: { readonly port: number; readonly file: string }): Promise<Breach> {
  return {
    network: await connects(port),
    files: reads(file),
    environment: Object.keys(process.env).some((name) => !harmless.includes(name)),
  };
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.once('connect', () => resolve(true));
      // Refused or denied: only a denial is a fence, a refusal means that the network was reached.
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'ERR_ACCESS_DENIED'));
    } catch (error) {
      resolve((error as NodeJS.ErrnoException).code !== 'ERR_ACCESS_DENIED');
    }
  });
}

function reads(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ERR_ACCESS_DENIED';
  }
}
