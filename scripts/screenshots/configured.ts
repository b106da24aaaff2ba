import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnService, startOwnService } from '../own-service.ts';
import { openPage, type Seen, sendFile, waitForPass } from './take.ts';

/** Pages that show what an operator has set. */
const pictured = ['/', '/how-it-works', '/ios-shortcut', '/contribute', '/upload', '/pdf-to-pkpass', '/contact'];

/** A service where everything that can be offered is: mail, a Shortcut, donations, Google Wallet, an address for phones. */
export async function startConfiguredService(): Promise<OwnService> {
  const folder = mkdtempSync(join(tmpdir(), 'passlift-account-'));
  const key = join(folder, 'account.json');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(key, JSON.stringify({ client_email: 'passes@example.iam', private_key: pem }));
  const service = await startOwnService({
    ...{ ALTCHA_COST: '2', RATE_UPLOADS: '1000', RATE_UPLOADS_DAY: '10000' },
    PUBLIC_URL: 'http://tickets.example',
    INTAKE_ADDRESS: 'tickets@tickets.example',
    MAIL_RELAY: 'smtp://127.0.0.1:9',
    SUPPORT_ADDRESS: 'help@tickets.example',
    SHORTCUT_URL: 'https://www.icloud.com/shortcuts/0123456789abcdef',
    DONATION_URL: 'https://donations.example/form',
    CLAIMS: 'Free, No account, 24/7, EU data residency, Auto-delete, No data storage',
    TRUSTED_BY: 'Hosting: A shed in Ghent, AI: on this server, OCR: on this server',
    GOOGLE_WALLET_ISSUER: '3388000000000000000',
    GOOGLE_WALLET_KEY: key,
  });
  const stop = async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...service, stop };
}

/** What pages and passes look like where everything is offered. */
export async function takeConfigured(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  for (const path of pictured) {
    await openPage(seen, path);
    await take(`configured-${path.slice(1) || 'home'}`);
  }
  await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
  await waitForPass(seen);
  await waitForPhoneCode(seen);
  await page.getByText(words.result.mail.title).click();
  await take('configured-upload-done');
  await sendFile(seen, 'test/e2e/family-tickets.pdf');
  await waitForPass(seen);
  const { each } = words.result;
  await page.getByRole('button', { name: each.show }).click();
  await page
    .getByRole('img', { name: each.code('|').split('|')[0] })
    .last()
    .waitFor();
  await waitForPhoneCode(seen);
  await take('configured-upload-bundle');
  await page.getByRole('button', { name: each.off }).click();
  await page.getByText(each.isOff).waitFor();
  await take('configured-upload-bundle-off');
}

/** The code that leads a phone to the page, where one is offered, is drawn after the rest. */
async function waitForPhoneCode({ page, words: { result } }: Seen): Promise<void> {
  if (await page.getByText(result.phone).isVisible()) await page.getByRole('img', { name: result.phoneCode }).waitFor();
}
