/** An engine that tries to break out of its worker and tells what it managed, as the reason why it cannot be opened. */
import { existsSync } from 'node:fs';
import { probe } from '#src/fence/probe.ts';
import type { OpenEngine } from '#src/jobs/worker-messages.ts';

/** The targets, and a folder that must not be seen, come as the contact of the issuer. */
export const openEngine: OpenEngine = async (settings) => {
  const { targets, hidden } = JSON.parse(settings.issuer.contact);
  const { network, files, writes, environment, libraries } = await probe(targets);
  throw new Error(JSON.stringify({ network, files, writes, environment, libraries, key: sees(hidden) }));
};

function sees(path: string): boolean {
  try {
    return existsSync(path);
  } catch {
    return false;
  }
}
