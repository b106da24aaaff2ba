/** Gates hold up a conversion of the test engine until the test has seen what it wanted to see meanwhile. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A gate; shut when it is made. */
export type Gate = {
  /** What a file says whose conversion waits here: `ENGINE gate=…`. */
  readonly wish: string;
  /** Lets everyone through who waits and who comes later. */
  open(): void;
};

// A worker may read what lies beside the program, and little else.
const folder = fileURLToPath(new URL('../../node_modules/.cache/passlift/gates/', import.meta.url));

/** Makes a gate that is shut. */
export function shutGate(): Gate {
  const name = randomUUID();
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + name, '');
  return { wish: `gate=${name}`, open: () => rmSync(folder + name, { force: true }) };
}

/** Whether a gate is shut, asked in the worker. */
export function isShut(name: string): boolean {
  return existsSync(folder + name);
}
