/** One file, because its tests share a key and an account that are made for them. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Trip, tripOf } from '#src/itinerary/trip.ts';
import { faultsIn } from '#test/google-wallet/field-tables.ts';
import { at, code, ticket } from '#test/support/ticket-builder.ts';
import { sampleTickets } from '#test/support/ticket-samples.ts';
import { openSaveLinks } from './save-link.ts';
import { readServiceAccount, ServiceAccountError } from './service-account.ts';

const pem = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const email = 'passlift-wallet@some-project-123456.iam.gserviceaccount.com';
const account = readServiceAccount(JSON.stringify({ client_email: email, private_key: pem.privateKey }));
const issuer = '3388000000012345678';
const origin = 'https://passes.example.com';
const links = openSaveLinks({ issuer, account, name: 'Passlift', origin });
const now = Date.parse('2026-11-20T10:00:00Z');

const linkOf = (trip: Trip, number = 1) => links.link(trip, { number }, now);
const save = (trip: Trip, number = 1) => {
  const made = linkOf(trip, number);
  if (!('url' in made)) throw new Error('refused' in made ? made.refused : 'to be created');
  return made.url;
};

/** The parts of a link's JWT (RFC 7519). */
function read(url: string) {
  const jwt = url.replace('https://pay.google.com/gp/v/save/', '');
  const [head, body, signature] = jwt.split('.') as [string, string, string];
  const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    createPublicKey(pem.publicKey),
    Buffer.from(signature, 'base64url'),
  );
  return { jwt, head: decoded(head), claims: decoded(body), signed };
}

type Payload = Readonly<Record<string, readonly Record<string, unknown>[]>>;
const payloadOf = (trip: Trip) => read(save(trip)).claims.payload as Payload;
const savable = Object.entries(sampleTickets).filter(([, sample]) => 'url' in linkOf(tripOf(sample)));
const train = (more: Parameters<typeof ticket>[2]) =>
  tripOf(ticket('train', { from: 'Kiel', to: 'Ulm', start: at('2027-03-14T09:30', 'Europe/Berlin') }, more));

describe('a link to Google Wallet', () => {
  it('is a JWT that the service account signed, with the claims that Google asks for', () => {
    const { head, claims, signed } = read(save(tripOf(sampleTickets['a film']!)));
    expect(head).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(claims).toMatchObject({
      iss: email,
      aud: 'google',
      typ: 'savetowallet',
      iat: now / 1000,
      origins: [origin],
    });
    expect(signed).toBe(true);
  });

  it.each(savable)(
    'of %s is within 1,800 characters, and says only what the reference lists, and all that it requires',
    (_, sample) => {
      const { jwt, claims } = read(save(tripOf(sample)));
      expect(jwt.length).toBeLessThanOrEqual(1800);
      const lists = Object.entries(claims.payload as Payload);
      expect(lists).toHaveLength(2);
      const faults = lists.flatMap(([list, [resource, ...others]]) => {
        const type = list
          .replace(/^./, (letter) => letter.toUpperCase())
          .replace(/Classes$/, 'Class')
          .replace(/Objects$/, 'Object');
        return [...faultsIn(type, resource), ...others.map(() => 'more than one')];
      });
      expect(faults).toEqual([]);
    },
  );

  it('carries every kind of ticket as the kind that Google has for it', () => {
    const kinds = savable.map(([name, sample]) => [name, Object.keys(payloadOf(tripOf(sample)))[0]]);
    expect(Object.fromEntries(kinds)).toMatchObject({
      'a flight': 'flightClasses',
      'a bus': 'transitClasses',
      'a ferry': 'transitClasses',
      'a film': 'eventTicketClasses',
      'a hotel': 'genericClasses',
      'a voucher': 'offerClasses',
      'a gift card': 'giftCardClasses',
      'a club card': 'loyaltyClasses',
      'a bare code': 'genericClasses',
    });
  });

  it('has object and class of the issuer, the same for the same ticket', () => {
    const one = payloadOf(tripOf(sampleTickets['a film']!));
    const [cls, object] = [one.eventTicketClasses![0]!, one.eventTicketObjects![0]!];
    expect(object.classId).toBe(cls.id);
    expect([cls.id, object.id]).toEqual([
      expect.stringMatching(/^3388000000012345678\.[\w-]{14}$/),
      expect.stringMatching(/^3388000000012345678\.[\w-]{14}$/),
    ]);
    expect(payloadOf(tripOf(sampleTickets['a film']!))).toEqual(one);
  });

  it('gives two seats of one event one class and two objects, lying together in their order', () => {
    const seat = (row: string) =>
      tripOf(ticket('event', { title: 'Play', row, start: at('2027-03-14T19:30', 'Europe/Paris') }, { order: 'o1' }));
    const [a, b] = [read(save(seat('1'), 1)).claims.payload, read(save(seat('2'), 2)).claims.payload];
    expect(a.eventTicketClasses).toEqual(b.eventTicketClasses);
    expect(a.eventTicketObjects[0].id).not.toBe(b.eventTicketObjects[0].id);
    const groups = [a, b].map(({ eventTicketObjects: [object] }) => object.groupingInfo);
    expect(groups[0].groupingId).toBe(groups[1].groupingId);
    expect(groups.map(({ sortIndex }) => sortIndex)).toEqual([1, 2]);
  });

  it('tells clocks of flights as they hold at the airport, and of trains with their offset', () => {
    const [flight] = payloadOf(tripOf(sampleTickets['a flight']!)).flightClasses!;
    expect(flight).toMatchObject({
      localScheduledDepartureDateTime: '2026-11-22T13:25:00',
      localBoardingDateTime: '2026-11-22T12:40:00',
    });
    const [object] = payloadOf(train({})).transitObjects!;
    expect(object).toMatchObject({ ticketLeg: { departureDateTime: '2027-03-14T09:30:00+01:00' } });
  });

  it('leaves out what matters least before it gives up: never the code, the seat or the time', () => {
    const long = 'A very long name of a place that nobody could have thought of, with its district'.slice(0, 70);
    const fields = {
      title: long,
      venue: long,
      address: long,
      seat: '7',
      row: '12',
      section: 'B',
      product: long,
      passenger: 'Ada Lovelace',
      start: at('2027-03-14T19:30', 'Europe/Paris'),
    };
    const short = tripOf(
      ticket(
        'event',
        { ...fields, title: 'Play', venue: 'Hall', address: 'Street 1', product: 'Adult' },
        { barcode: code('qr', 'X'.repeat(60)) },
      ),
    );
    expect(payloadOf(short).eventTicketObjects![0]).toMatchObject({ seatInfo: expect.anything() });
    const [object] = payloadOf(tripOf(ticket('event', fields, { barcode: code('qr', 'X'.repeat(60)) })))
      .eventTicketObjects!;
    expect(JSON.stringify(object)).toMatch(/"X{60}"/);
    expect(object!.textModulesData).toEqual(
      expect.arrayContaining([
        { header: 'Row', body: '12' },
        { header: 'Seat', body: '7' },
      ]),
    );
    expect(object!.ticketType).toBeUndefined();
  });

  it('is refused with the way out where even that is too long', () => {
    expect(linkOf(train({ barcode: code('qr', 'X'.repeat(1500)) }))).toEqual({
      refused: expect.stringMatching(/too long .*\.pkpass/),
      why: 'too-long',
    });
  });

  it('needs a logo of an https address for trains and cards of members; without one they are plain passes', () => {
    const local = openSaveLinks({ issuer, account, name: 'Passlift', origin: 'http://127.0.0.1:3000' });
    const made = local.link(train({}), { number: 1 }, now);
    expect(Object.keys(read('url' in made ? made.url : '').claims.payload)).toEqual([
      'genericClasses',
      'genericObjects',
    ]);
  });
});

describe('codes in Google Wallet', () => {
  const barcode = (trip: Trip) => payloadOf(trip).transitObjects![0]!.barcode;

  it.each([
    ['qr', 'QR_CODE', 'https://x.example/7'],
    ['aztec', 'AZTEC', 'M1LOVELACE'],
    ['pdf417', 'PDF_417', 'M1LOVELACE'],
    ['code128', 'CODE_128', '12345'],
    ['datamatrix', 'DATA_MATRIX', '12345'],
    ['ean13', 'EAN_13', '4006381333931'],
    ['itf', 'ITF_14', '00012345678905'],
  ] as const)('go as %s, %s, sign for sign', (symbology, type, value) => {
    expect(barcode(train({ barcode: code(symbology, value) }))).toEqual({ type, value });
  });

  it('in UTF-8 are drawn in UTF-8', () => {
    expect(barcode(train({ barcode: { ...code('qr', Buffer.from('Größe')), binary: false } }))).toEqual({
      type: 'QR_CODE',
      value: 'Größe',
      renderEncoding: 'UTF_8',
    });
  });

  it.each([
    ['bytes of a rail code', code('aztec', Uint8Array.of(0x23, 0, 0x80, 0xff))],
    ['bytes in a QR code', code('qr', Uint8Array.of(1, 2, 0xff))],
    ['Latin-1 in a PDF417', code('pdf417', 'Größe')],
    ['a code that Google does not draw', code('maxicode', '12345')],
    ['an ITF of other length', code('itf', '1234')],
    ['GS1', { ...code('code128', '0101234567890128'), gs1: true }],
  ])('are refused with a reason: %s', (_, found) => {
    expect(linkOf(train({ barcode: found }))).toMatchObject({
      refused: expect.stringMatching(/Google Wallet/),
      why: expect.stringMatching(/^(no-such-code|bytes)$/),
    });
    expect(links.check(train({ barcode: found }), { number: 1 }).refused).toBeDefined();
  });
});

describe('the key of a service account', () => {
  it('is told by its JSON file', () => {
    expect(account.email).toBe(email);
    expect(createPrivateKey(pem.privateKey).equals(account.key)).toBe(true);
  });

  it.each([
    ['no JSON', 'x'],
    ['no key in it', JSON.stringify({ client_email: email })],
    ['a key that is none', JSON.stringify({ client_email: email, private_key: 'secret-text' })],
  ])('is refused when there is %s, and nothing of the file is repeated', (_, text) => {
    expect(() => readServiceAccount(text)).toThrow(ServiceAccountError);
    expect(() => readServiceAccount(text)).not.toThrow(/secret-text/);
  });
});
