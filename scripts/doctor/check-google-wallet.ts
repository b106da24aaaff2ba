import { stat } from 'node:fs/promises';
import type { Config } from '#src/config.ts';
import { openGoogleWallet } from '#src/services/signing.ts';
import type { Finding } from './finding.ts';

/** Whether the key can be read and is one; Google is not asked. Throws with a sentence when it is none. */
export async function checkGoogleWallet(config: Config): Promise<Finding> {
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_KEY: path, PUBLIC_URL } = config;
  if (!issuer) return { state: 'good', text: 'not offered. docs/google-wallet.md tells what it needs.' };
  await openGoogleWallet(config);
  const text = `passes are offered for issuer ${issuer}, signed with the key in ${path}`;
  if ((await stat(path)).mode & 0o007)
    return { state: 'note', text: `${text}, which others on this machine can read: chmod 600 ${path}` };
  if (!PUBLIC_URL.startsWith('https:'))
    return {
      state: 'note',
      text: `${text}. Passes for trains, loyalty and gifts need an https PUBLIC_URL for their logo.`,
    };
  return { state: 'good', text: `${text}. Whether Google accepts them, only saving one tells.` };
}
