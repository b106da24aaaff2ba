#!/usr/bin/env node
/** `npm run doctor`: checks what the service needs and says what to do. Changes nothing but a missing development certificate. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Config, readConfig } from '#src/config.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import { isolationLevels, weaknessesOf } from '#src/fence/level.ts';
import { daysLeft } from '#src/passes/signer.ts';
import { openSignerProcess } from '#src/passes/signing/signer-process.ts';
import { signerSettings } from '#src/services/signing.ts';
import { foldersOf } from '#src/services/store.ts';
import { checkAddress } from './doctor/check-address.ts';
import { checkAi } from './doctor/check-ai.ts';
import { checkClock } from './doctor/check-clock.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkGoogleWallet } from './doctor/check-google-wallet.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkMailRecords } from './doctor/check-mail-records.ts';
import { checkStore } from './doctor/check-store.ts';
import { checkWrapKey } from './doctor/check-wrap-key.ts';
import type { Finding } from './doctor/finding.ts';

/** LIST: what is looked at, in order. */
const checks: readonly { readonly name: string; readonly look: (config: Config) => Promise<Finding> }[] = [
  { name: 'Certificate', look: checkCertificate },
  { name: 'Isolation', look: checkIsolation },
  { name: 'Database', look: checkDatabase },
  { name: 'Disk', look: checkDisk },
  { name: 'Store', look: checkStore },
  { name: 'Wrapping key', look: checkWrapKey },
  { name: 'Public address', look: checkAddress },
  { name: 'Clock', look: checkClock },
  { name: 'Verification', look: checkVerification },
  { name: 'Mail', look: checkMail },
  { name: 'Mail records', look: checkMailRecords },
  { name: 'Google Wallet', look: checkGoogleWallet },
  { name: 'AI provider', look: checkAi },
];

const marks = { good: '✓', note: '·', bad: '✗' } as const;

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  process.stdout.write(
    'npm run doctor: checks certificate, isolation, database, disk, store, wrapping key, public address, clock, verification, mail, Google Wallet and the AI provider, and says\nwhat to do. The DNS, the public address, the store, AWS KMS, the mail relay and the AI provider are really asked. npm run doctor -- mail: only what has that name.\nExit code 1 when something is wrong.\n',
  );
} else {
  const config = readConfig();
  const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
  const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().startsWith(word));
  const chosen = checks.filter(({ name }) => isWanted(name));
  let worst = 0;
  for (const { name, look } of chosen) {
    const { state, text } = await look(config).catch(
      (error: unknown): Finding => ({ state: 'bad', text: sentenceOf(error) }),
    );
    if (state === 'bad') worst = 1;
    process.stdout.write(`${marks[state]} ${name}: ${text}\n`);
  }
  process.exitCode = worst;
}

/** Pair, chain, generation of WWDR, pass type and team are checked by opening the signer, which signs once. */
async function checkCertificate(config: Config): Promise<Finding> {
  const signer = await openSignerProcess(signerSettings(config));
  signer.close();
  const days = daysLeft(signer, new Date().toISOString());
  const identity = `${signer.passTypeIdentifier}, team ${signer.teamIdentifier}, ${days} days left`;
  if (signer.kind === 'development') {
    const text = `a development certificate is used (${identity}); iPhones refuse its passes. Set PASS_CERT and PASS_KEY to the Pass Type ID certificate of your Apple developer account, and WWDR to Apple's G4 intermediate.`;
    return { state: config.PRODUCTION ? 'bad' : 'note', text };
  }
  if (days < 30)
    return {
      state: 'bad',
      text: `${identity}. Renew it in your Apple developer account, replace the file and restart.`,
    };
  return { state: 'good', text: identity };
}

/** Tried from within, as the user that runs this; the service may run as another one. */
async function checkIsolation(config: Config): Promise<Finding> {
  const readers = openReaders();
  const isolation = await readers.level().finally(() => readers.close());
  const { level, wall } = isolation;
  if (level === 'full')
    return { state: 'good', text: `files are opened behind the wall '${wall}': isolation is full.` };
  const reaches = isolationLevels.indexOf(level) <= isolationLevels.indexOf(config.ISOLATION);
  const isReal = config.PRODUCTION || config.NODE_ENV === 'production';
  const text = `is ${level} behind the wall '${wall}': ${weaknessesOf(isolation).join('; ')}. docs/isolation.md tells how to get more; the real service starts with it only when ISOLATION=${level} says so.`;
  return { state: isReal && !reaches ? 'bad' : 'note', text };
}

async function checkDisk(config: Config): Promise<Finding> {
  const { content } = foldersOf(config);
  const { bavail, bsize } = await statfs(content).catch(() => statfs(dirname(foldersOf(config).data)));
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free >= 4 * config.MIN_FREE_MB) return { state: 'good', text: `${free} MB are free.` };
  const state = free < config.MIN_FREE_MB ? 'bad' : 'note';
  return {
    state,
    text: `only ${free} MB are free; uploads are refused below ${config.MIN_FREE_MB} MB (MIN_FREE_MB). Make room.`,
  };
}

async function checkVerification(config: Config): Promise<Finding> {
  if (!config.TURNSTILE_SECRET_KEY)
    return { state: 'good', text: 'ALTCHA (self-hosted). Set both TURNSTILE keys to use Cloudflare Turnstile.' };
  // A token that cannot be right: the service must answer, and must not complain of the secret.
  const body = new URLSearchParams({ secret: config.TURNSTILE_SECRET_KEY, response: 'doctor' });
  const response = await fetch(config.TURNSTILE_URL, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
  if (!response)
    return { state: 'bad', text: 'Turnstile does not answer; uploads would be refused. Check outgoing connections.' };
  const refused = (await response.text()).includes('invalid-input-secret');
  return refused
    ? { state: 'bad', text: 'Turnstile does not know TURNSTILE_SECRET_KEY. Copy it again from its dashboard.' }
    : { state: 'good', text: 'Turnstile answers and knows the secret key.' };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
