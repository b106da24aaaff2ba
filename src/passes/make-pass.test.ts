import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { problem } from '#src/problems.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { passFaults, readPassJson, readStrings } from '#test/support/check-pass.ts';
import { type DevelopmentSigner, developmentSigner } from '#test/support/development-signer.ts';
import { at, code, ticket } from '#test/support/ticket-builder.ts';
import { sampleTickets } from '#test/support/ticket-samples.ts';
import { styleOf } from './design/strings.ts';
import { type MakeContext, makePass, type SignedPass } from './make-pass.ts';

let development: DevelopmentSigner;
beforeAll(async () => {
  development = await developmentSigner();
});

const context = (more: Partial<MakeContext> = {}): MakeContext => ({
  serialNumber: randomUUID(),
  serviceName: 'Passlift',
  contact: 'https://example.org/help',
  fileName: 'ticket.pdf',
  now: '2026-11-20T12:00:00Z',
  ...more,
});

async function made(from: Ticket, more: Partial<MakeContext> = {}): Promise<SignedPass> {
  const pass = await makePass(from, context(more), development.signer);
  if ('refused' in pass) throw new Error(pass.refused.message);
  return pass;
}

describe('makePass', () => {
  it.each(Object.entries(sampleTickets))('makes a sound pass of %s', async (_, sample) => {
    const pass = await made(sample);
    expect(await passFaults(pass.bytes, development.rootPath)).toEqual([]);
  });

  it('carries the code byte for byte, NUL bytes and all', async () => {
    const payload = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const pass = await made(ticket('train', { from: 'A', to: 'B' }, { barcode: code('aztec', payload) }));
    const [entry] = readPassJson(pass.bytes).barcodes ?? [];
    expect(entry).toMatchObject({ format: 'PKBarcodeFormatAztec', messageEncoding: 'iso-8859-1' });
    expect([...entry!.message].map((character) => character.charCodeAt(0))).toEqual([...payload]);
  });

  it('writes control characters of the code as escapes, so that every JSON reader takes them', async () => {
    const pass = await made(ticket('train', {}, { barcode: code('aztec', Uint8Array.of(0, 1, 127, 128, 159, 255)) }));
    expect(pass.passJson).toMatch(/\\u0000\\u0001\\u007f\\u0080\\u009fÿ/);
  });

  it('invents no code where the ticket has none', async () => {
    const pass = await made(ticket('event', { title: 'Reading' }));
    expect(pass.barcodes).toEqual([]);
    expect(pass.passJson).not.toContain('barcodes');
  });

  it('refuses a code that Wallet cannot carry, with the reason', async () => {
    const pass = await makePass(
      ticket('code', {}, { barcode: code('aztec', new Uint8Array(3000)) }),
      context(),
      development.signer,
    );
    expect(pass).toMatchObject({ refused: { code: 'barcode.too-large' } });
  });

  it('names the pass after what it is for', async () => {
    expect((await made(ticket('train', { from: 'Zürich HB', to: 'Košice' }))).fileName).toBe('Zurich-HB-Kosice.pkpass');
    expect((await made(ticket('event', { title: 'أوبرا' }))).fileName).toBe('event.pkpass');
  });

  it('translates labels into every language, and no value that happens to be a label', async () => {
    const pass = await made(ticket('train', { from: 'A-Stadt', to: 'B-Dorf', seat: '61', class: 'COACH', coach: '7' }));
    expect(readStrings(pass.bytes, 'de').get('SEAT')).toBe('PLATZ');
    expect(readStrings(pass.bytes, 'pt').get('CLASS')).toBe('CLASSE');
    expect(readStrings(pass.bytes, 'de').has('COACH')).toBe(false);
  });

  it('lets planes fly where trains drive, in languages that tell them apart', async () => {
    const departs = async (kind: 'flight' | 'train', language: string) =>
      readStrings(
        (await made(ticket(kind, { from: 'A', to: 'B', start: at('2027-05-05T09:30') }))).bytes,
        language,
      ).get('DEPARTS');
    expect([await departs('flight', 'de'), await departs('train', 'de')]).toEqual(['ABFLUG', 'ABFAHRT']);
    expect([await departs('flight', 'pl'), await departs('flight', 'it')]).toEqual(['ODLOT', 'PARTENZA']);
  });

  it('says in the language of the phone what it is, what to check, and a day of no known zone', async () => {
    const about = [{ field: 'seat', value: '14', other: '12' }];
    const check = { ...problem('ticket.check', { what: 'seat 14 (or 12)' }), about };
    const fields = { from: 'Kiel', to: 'Ulm', number: 'IC 7', seat: '14', start: at('2027-05-05T09:30') };
    const pass = await made(ticket('train', fields, { problems: [check] }));
    const { description } = readPassJson(pass.bytes);
    expect(description).toBe('Kiel to Ulm, train ticket IC 7, 5 May 2027');
    expect(readStrings(pass.bytes, 'de').get(description)).toBe('Kiel nach Ulm, Bahnticket IC 7, 5. Mai 2027');
    expect(readStrings(pass.bytes, 'pl').get(description)).toBe('Kiel – Ulm, bilet kolejowy IC 7, 5 maja 2027');
    expect(readStrings(pass.bytes, 'fr').get('seat 14 (or 12).')).toBe('Place 14 (ou 12).');
    expect(readStrings(pass.bytes, 'ar').get('seat 14 (or 12).')).toBe('المقعد 14 (أو 12).');
    expect(readStrings(pass.bytes, 'it').get('5 May 2027, 09:30')).toBe('5 mag 2027, 09:30');
  });

  it('translates a name of ours, and not the same word where the ticket says it', async () => {
    const booking = await made(ticket('hotel', { passenger: 'Ada' }));
    expect(readStrings(booking.bytes, 'es').get('Booking')).toBe('Reserva');
    const band = await made(ticket('hotel', { title: 'Booking', passenger: 'Ada' }));
    expect(readStrings(band.bytes, 'es').has('Booking')).toBe(false);
  });

  it('says on the back who made it, from what, and that it is not the original', async () => {
    const pass = await made(ticket('bus', { issuer: 'FlixBus', from: 'A', to: 'B' }), {
      fileName: 'my\u202e "trip".pdf',
    });
    const english =
      'Made by Passlift from my "trip".pdf on 20 November 2026. Not issued by FlixBus; keep the original.';
    expect(pass.passJson).toContain(JSON.stringify(english));
    expect(readStrings(pass.bytes, 'nl').get(english)).toMatch(/^Gemaakt door Passlift/);
    expect(pass.passJson).toContain('https://example.org/help');
  });

  it('gives the same bytes for the same ticket, but for serial number and date', async () => {
    const images = new Map([['logo.png', new Uint8Array(300).fill(7)]]);
    const one = { serialNumber: randomUUID(), images };
    const sample = sampleTickets['a train']!;
    expect((await made(sample, one)).bytes).toEqual((await made(sample, one)).bytes);
    const later = await made(sample, { serialNumber: randomUUID(), images, now: '2026-12-24T08:00:00Z' });
    const [first, second] = [await made(sample, one), later].map(({ bytes }) => unzipSync(bytes));
    const differing = Object.keys(first!).filter((path) => Buffer.compare(first![path]!, second![path]!) !== 0);
    expect(differing.filter((path) => !path.endsWith('pass.strings')).sort()).toEqual([
      'manifest.json',
      'pass.json',
      'signature',
    ]);
    const plain = (json: string) => json.replace(/"serialNumber":"[^"]+"/, '').replace(/on \d+ \w+ 2026/, '');
    expect(plain(later.passJson)).toBe(plain((await made(sample, one)).passJson));
  });

  it('writes its languages so that every reader takes them: UTF-8 without a mark', async () => {
    const pass = await made(sampleTickets['a train']!);
    const files = Object.entries(unzipSync(pass.bytes)).filter(([path]) => path.endsWith('pass.strings'));
    expect(
      files.map(([, bytes]) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)[0]),
    ).toEqual(files.map(() => '"'));
    expect(readStrings(pass.bytes, 'fr').get('SEAT')).toBe('PLACE');
  });

  it('lets numbers and addresses be tapped, and sites of hosts that are proven', async () => {
    const fields = {
      address: 'Unter den Linden 7, 10117 Berlin',
      phone: '+49 30 203540',
      website: 'www.staatsoper.example/karten',
      email: 'karten@staatsoper.example',
      conditions: 'See https://staatsoper.example',
    };
    const detectors = async (hosts: readonly string[]) => {
      const pass = readPassJson((await made(ticket('event', fields), { hosts })).bytes);
      const tapped = styleOf(pass).backFields.flatMap((field) =>
        'dataDetectorTypes' in field ? [[field.key, field.dataDetectorTypes.join().slice(18)]] : [],
      );
      return Object.fromEntries(tapped);
    };
    const proven = await detectors(['staatsoper.example']);
    expect(proven).toMatchObject({ detail_address: 'Address', detail_phone: 'PhoneNumber', detail_website: 'Link' });
    expect(proven).toMatchObject({ detail_email: 'Link', detail_conditions: '' });
    expect(await detectors(['oper.example'])).toMatchObject({ detail_website: '', detail_email: '' });
  });

  it.each([
    'staatsoper.example.evil.example',
    'https://staatsoper.example@evil.example',
    'staatsoper.example evil.example',
    'staatsoper.example/http://evil.example',
    'javascript:staatsoper.example',
  ])('makes no link of %s', async (website) => {
    const pass = await made(ticket('event', { website }), { hosts: ['staatsoper.example'] });
    expect(readPassJson(pass.bytes)).toMatchObject({
      eventTicket: { backFields: [{ key: 'detail_website', dataDetectorTypes: [] }, {}, {}] },
    });
  });

  it('takes nothing of a document for a link, an address of a service or markup', async () => {
    const pass = await made(
      ticket('event', {
        title: '<a href="https://evil.example">Free</a>',
        website: 'https://evil.example',
        conditions: 'Call +49 30 1234567\u0000\u001b[31m',
      }),
    );
    const keys = Object.keys(JSON.parse(pass.passJson) as object);
    expect(keys).not.toContain('webServiceURL');
    expect(pass.passJson).not.toMatch(/attributedValue|appLaunchURL|userInfo|"nfc"|\\u001b/);
    const fields = (
      JSON.parse(pass.passJson) as { eventTicket: { backFields: { key: string; dataDetectorTypes: [] }[] } }
    ).eventTicket.backFields;
    for (const field of fields.filter(({ key }) => key !== 'contact')) expect(field.dataDetectorTypes).toEqual([]);
  });
});
