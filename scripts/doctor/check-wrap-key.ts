import { randomBytes } from 'node:crypto';
import type { Config } from '#src/config.ts';
import { kmsSettings } from '#src/services/stored-content.ts';
import { openFileWrapper } from '#src/storage/file-wrapper.ts';
import { openKmsWrapper } from '#src/storage/kms-wrapper.ts';
import type { Finding } from './finding.ts';

/** The operator's key: something is wrapped by it and opened again. */
export async function checkWrapKey(config: Config): Promise<Finding> {
  if (config.KEY_WRAP_KMS) return lookAtKms(config);
  if (!config.KEY_WRAP_FILE) return { state: 'good', text: 'keys of content are wrapped by the server secret.' };
  await openFileWrapper(config.KEY_WRAP_FILE);
  return { state: 'good', text: 'KEY_WRAP_FILE can be read. Keep a copy of it, apart from the other backups.' };
}

async function lookAtKms(config: Config): Promise<Finding> {
  let code = '';
  const kms = await openKmsWrapper({
    ...kmsSettings(config),
    onAway: (why) => {
      code = why;
    },
  });
  try {
    const key = randomBytes(32);
    const opened = await kms.unwrap('doctor', await kms.wrap('doctor', key));
    if (!key.equals(opened)) return { state: 'bad', text: 'AWS KMS gave back something else than it was given.' };
    return { state: 'good', text: `AWS KMS wraps and opens with ${config.KEY_WRAP_KMS}.` };
  } catch (error) {
    if (!code) throw error;
    return { state: 'bad', text: `AWS KMS does not wrap with ${config.KEY_WRAP_KMS}: ${advice[code] ?? code}.` };
  } finally {
    kms.close();
  }
}

/** What AWS calls it → what to do. */
const advice: Readonly<Record<string, string>> = {
  AccessDeniedException: 'forbidden to these credentials; they need kms:Encrypt and kms:Decrypt on this key',
  NotFoundException: 'there is no such key in that region and account',
  DisabledException: 'the key is disabled; enable it',
  KMSInvalidStateException: 'the key waits to be deleted or is not usable; cancel that, or take another one',
  UnrecognizedClientException: 'these credentials are not known there',
  InvalidSignatureException: 'the secret of these credentials is wrong, or the clock is',
  CredentialsProviderError:
    'no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the instance a role',
  ECONNREFUSED: 'nobody listens there; check KMS_ENDPOINT',
  ENOTFOUND: 'the DNS knows no such host; check KMS_ENDPOINT and the region',
};
