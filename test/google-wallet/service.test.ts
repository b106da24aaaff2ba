import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tripOf } from '#src/itinerary/trip.ts';
import { openGoogleWallet } from '#src/services/signing.ts';
import { bodyOf, mail, startService, type TestService, testConfig } from '#test/support/service-process.ts';
import { code, ticket } from '#test/support/ticket-builder.ts';

const folder = mkdtempSync(join(tmpdir(), 'google-wallet-'));
const keyFile = join(folder, 'account.json');
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const settings = {
  GOOGLE_WALLET_ISSUER: '3388000000012345678',
  GOOGLE_WALLET_KEY: keyFile,
  PUBLIC_URL: 'https://passes.example',
};
let service: TestService;

beforeAll(async () => {
  writeFileSync(
    keyFile,
    JSON.stringify({ client_email: 'passes@project.iam.gserviceaccount.com', private_key: privateKey }),
  );
  service = await startService(settings);
});
afterAll(async () => {
  await service.end();
  rmSync(folder, { recursive: true, force: true });
});

const finished = async (wish: string) => service.ended((await bodyOf(await service.upload(mail(wish)))).id);
const get = (path: string) => fetch(service.url + path, { redirect: 'manual' });

describe('a service with GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY', () => {
  it('leads to Google Wallet with a link that it signs when it is opened', async () => {
    const { result } = await finished('passes=2 day=2027-03-14');
    const response = await get(result.passes.items[1].google_wallet.url);
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
    const [, head, body, signature] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(
      response.headers.get('location')!,
    )!;
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        createPublicKey(publicKey),
        Buffer.from(signature!, 'base64url'),
      ),
    ).toBe(true);
    const { origins, payload } = JSON.parse(Buffer.from(body!, 'base64url').toString());
    expect(origins).toEqual(['https://passes.example']);
    expect(payload.eventTicketClasses[0]).toMatchObject({ eventName: { defaultValue: { value: 'Concert 2' } } });
  });

  it('gives the same link to programs', async () => {
    const { id } = await finished('x');
    const response = await get(`/v1/pipeline/${id}/passes/1/google-wallet`);
    expect(await response.json()).toEqual({
      save_url: expect.stringMatching(/^https:\/\/pay\.google\.com\/gp\/v\/save\/eyJ/),
    });
  });

  it('says why a code of bytes cannot go there, and still makes the pass', async () => {
    const { id, result } = await finished('rail');
    expect(result.passes.items[0].google_wallet).toEqual({
      url: null,
      reason: expect.stringContaining('bytes that are no text'),
      ...{ why: 'bytes', code_name: 'Aztec' },
    });
    expect((await get(`/v1/pipeline/${id}/passes/1/google-wallet`)).status).toBe(422);
    expect((await get(result.download_url)).status).toBe(200);
  });

  it('hands out nothing of what was deleted or never was', async () => {
    const { id } = await finished('x');
    await fetch(`${service.url}/v1/pipeline/${id}`, { method: 'DELETE' });
    expect((await get(`/google-wallet/${id}/1`)).status).toBe(410);
    expect((await get('/google-wallet/00000000-0000-0000-0000-000000000000/1')).status).toBe(404);
  });
});

describe('GOOGLE_WALLET_KEY', () => {
  it('that cannot be read or is none is told at the start', async () => {
    await expect(
      openGoogleWallet(testConfig({ ...settings, GOOGLE_WALLET_KEY: join(folder, 'none') })),
    ).rejects.toThrow(/cannot be read/);
    writeFileSync(join(folder, 'bad.json'), '{}');
    await expect(
      openGoogleWallet(testConfig({ ...settings, GOOGLE_WALLET_KEY: join(folder, 'bad.json') })),
    ).rejects.toThrow(/no key of a Google service account/);
  });

  it('offers what is too long for a link only with GOOGLE_WALLET_CREATE=rest', async () => {
    const long = tripOf(ticket('train', { from: 'Kiel', to: 'Ulm' }, { barcode: code('qr', 'X'.repeat(1500)) }));
    writeFileSync(keyFile, JSON.stringify({ client_email: 'a@b.example', private_key: privateKey }));
    const checked = async (more: Readonly<Record<string, string>>) =>
      (await openGoogleWallet(testConfig({ ...settings, ...more })))!.check(long, { number: 1 });
    expect(await checked({})).toMatchObject({ refused: expect.stringMatching(/too long/) });
    expect(await checked({ GOOGLE_WALLET_CREATE: 'rest' })).toEqual({});
  });

  it('goes with an issuer, and an issuer with a key', () => {
    expect(() => testConfig({ GOOGLE_WALLET_ISSUER: '3388000000012345678' })).toThrow('set both or neither');
    expect(() => testConfig({ GOOGLE_WALLET_KEY: keyFile })).toThrow('set both or neither');
  });
});
