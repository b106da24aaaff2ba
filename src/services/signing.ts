import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '#src/config.ts';
import { openSaveLinks, type SaveLinks } from '#src/google-wallet/save-link.ts';
import { readServiceAccount, ServiceAccountError } from '#src/google-wallet/service-account.ts';
import { googleAddresses } from '#src/google-wallet/wallet-api.ts';

/** Where the certificate lies, as the signer wants it. */
export function signerSettings(config: Config) {
  return {
    ...(config.PASS_CERT ? { passCert: config.PASS_CERT } : {}),
    ...(config.PASS_KEY ? { passKey: config.PASS_KEY } : {}),
    ...(config.PASS_KEY_PASSPHRASE ? { passKeyPassphrase: config.PASS_KEY_PASSPHRASE } : {}),
    ...(config.WWDR ? { wwdr: config.WWDR } : {}),
    dataDir: resolve(config.DATA_DIR),
  };
}

/** Links to Google Wallet, where both settings are there. Throws `ServiceAccountError` with a sentence. */
export async function openGoogleWallet(config: Config): Promise<SaveLinks | undefined> {
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_KEY: path, SERVICE_NAME: name } = config;
  if (!issuer) return undefined;
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ServiceAccountError(`GOOGLE_WALLET_KEY: the file ${path} cannot be read by this process.`);
  });
  const { origin } = new URL(config.PUBLIC_URL || `http://${config.HOST}:${config.PORT}`);
  const create = config.GOOGLE_WALLET_CREATE === 'rest' ? { create: googleAddresses } : {};
  return openSaveLinks({ issuer, account: readServiceAccount(text), name, origin, ...create });
}
