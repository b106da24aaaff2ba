import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Signer } from '#src/passes/signer.ts';
import { developmentRootPath } from '#src/passes/signing/development-ca.ts';
import { openSigner } from '#src/passes/signing/open-signer.ts';

/** A signer with a fresh development certificate, and the path of the root that its passes lead to. */
export type DevelopmentSigner = { readonly signer: Signer; readonly rootPath: string };

let opened: Promise<DevelopmentSigner> | undefined;

/**
 * Opens one development signer for all tests of a process; its folder goes away with the process. It signs all at one
 * moment, so that the same pass has the same bytes.
 */
export function developmentSigner(): Promise<DevelopmentSigner> {
  opened ??= open();
  return opened;
}

async function open(): Promise<DevelopmentSigner> {
  const dataDir = mkdtempSync(join(tmpdir(), 'passlift-test-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const at = new Date();
  return { signer: await openSigner({ dataDir }, () => at), rootPath: developmentRootPath(dataDir) };
}
