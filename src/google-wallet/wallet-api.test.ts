import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tripOf } from '#src/itinerary/trip.ts';
import { faultsIn } from '#test/google-wallet/field-tables.ts';
import { type StandIn, startWalletApi } from '#test/google-wallet/wallet-api.ts';
import { at, code, ticket } from '#test/support/ticket-builder.ts';
import { openSaveLinks, type SaveLinks, safeLength } from './save-link.ts';
import { readServiceAccount } from './service-account.ts';

const pem = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const email = 'passes@project.iam.gserviceaccount.com';
const now = Date.parse('2026-11-20T10:00:00Z');
const place = { number: 1 };
const decoded = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString());
const concert = (payload: string) =>
  tripOf(
    ticket(
      'event',
      { title: 'Winter Light', venue: 'Town Hall', start: at('2027-03-14T20:00', 'Europe/Berlin'), seat: '7' },
      { barcode: code('qr', payload) },
    ),
  );
const long = concert('X'.repeat(1500));

let google: StandIn;
let links: SaveLinks;
beforeEach(async () => {
  google = await startWalletApi();
  const file = { client_email: email, private_key: pem.privateKey, token_uri: `${google.origin}/token` };
  links = openSaveLinks({
    issuer: '3388000000012345678',
    account: readServiceAccount(JSON.stringify(file)),
    name: 'Passlift',
    origin: 'https://passes.example.com',
    create: { api: `${google.origin}/walletobjects/v1/` },
  });
});
afterEach(() => google.stop());

/** What tapping gives. */
const tapped = (trip: typeof long) => {
  const made = links.link(trip, place, now);
  return 'create' in made ? made.create() : made;
};

describe('a pass that is too long for a link', () => {
  it('is created at Google when its link is tapped, and the link names it', async () => {
    expect(links.check(long, place)).toEqual({});
    expect(google.created.size, 'looking creates nothing').toBe(0);
    const made = await tapped(long);
    const jwt = 'url' in made ? made.url.replace('https://pay.google.com/gp/v/save/', '') : '';
    expect(jwt.length).toBeLessThan(safeLength);
    const { payload } = decoded(jwt);
    const [object] = payload.eventTicketObjects;
    expect(payload).toEqual({ eventTicketObjects: [{ id: object.id, classId: object.classId }] });
    const kept = google.created.get(object.id)!;
    expect([kept.kind, google.created.get(object.classId)!.kind]).toEqual(['eventTicketObject', 'eventTicketClass']);
    expect(kept.resource).toMatchObject({ barcode: { value: 'X'.repeat(1500) }, seatInfo: expect.anything() });
    expect(faultsIn('EventTicketObject', kept.resource)).toEqual([]);
    expect(faultsIn('EventTicketClass', google.created.get(object.classId)!.resource)).toEqual([]);
  });

  it('may be tapped again, and asks for a token once', async () => {
    expect(await tapped(long)).toEqual(await tapped(long));
    expect(google.created.size).toBe(2);
    const [assertion, ...more] = google.assertions;
    expect(more).toEqual([]);
    const [head, body, signature] = assertion!.split('.') as [string, string, string];
    const input = Buffer.from(`${head}.${body}`);
    expect(verify('sha256', input, createPublicKey(pem.publicKey), Buffer.from(signature, 'base64url'))).toBe(true);
    expect(decoded(assertion!)).toMatchObject({
      iss: email,
      aud: `${google.origin}/token`,
      scope: 'https://www.googleapis.com/auth/wallet_object.issuer',
      exp: now / 1000 + 3600,
    });
  });

  it('is not there now when Google refuses or is away, and is tried again at the next tap', async () => {
    google.refuse = 503;
    expect(await tapped(long)).toEqual({ failed: expect.stringMatching(/does not answer right now.*\.pkpass/) });
    google.refuse = undefined;
    expect(await tapped(long)).toHaveProperty('url');
    await google.stop();
    expect(await tapped(concert('Y'.repeat(1500)))).toHaveProperty('failed');
  });
});

it('tells Google nothing of a pass that fits into its link', async () => {
  expect(await tapped(concert('TICKET-1'))).toHaveProperty('url');
  expect([google.assertions.length, google.created.size]).toEqual([0, 0]);
});

it('refuses codes of bytes as before', async () => {
  const rail = tripOf(
    ticket('train', { from: 'Kiel', to: 'Ulm' }, { barcode: code('aztec', new Uint8Array([0, 255, 128])) }),
  );
  expect(await tapped(rail)).toHaveProperty('refused');
  expect(links.check(rail, place)).toHaveProperty('refused');
});
