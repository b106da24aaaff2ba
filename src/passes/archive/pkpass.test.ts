import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { passFaults } from '#test/support/check-pass.ts';
import { developmentSigner } from '#test/support/development-signer.ts';
import { code, ticket } from '#test/support/ticket-builder.ts';
import { makePass } from '../make-pass.ts';
import { buildBundles, buildPkpass } from './pkpass.ts';
import { readStoredZip, writeZip } from './zip.ts';

const at = new Date('2026-11-20T12:34:56Z');
const bytes = (text: string) => Buffer.from(text, 'utf8');
const pass = (number: number, size = 10) => ({ fileName: `${number}.pkpass`, bytes: new Uint8Array(size) });

describe('writeZip', () => {
  it('writes what other programs read, names beyond ASCII included', () => {
    const archive = writeZip(
      new Map([
        ['a.txt', bytes('hello')],
        ['ü/€.txt', bytes('')],
      ]),
      at,
    );
    expect(
      Object.entries(unzipSync(archive)).map(([path, content]) => [path, Buffer.from(content).toString()]),
    ).toEqual([
      ['a.txt', 'hello'],
      ['ü/€.txt', ''],
    ]);
  });

  it('writes a time stamp that DOS knows, also before 1980', () => {
    const stamp = (date: string) => Buffer.from(writeZip(new Map([['a', bytes('')]]), new Date(date))).readUInt32LE(10);
    expect(stamp('2026-11-20T12:34:56Z')).toBe(((46 << 9) | (11 << 5) | 20) * 65536 + ((12 << 11) | (34 << 5) | 28));
    expect(stamp('1970-01-01T00:00:00Z')).toBe(((1 << 5) | 1) * 65536);
  });

  it('is read back by its own reader, which sees a changed byte', () => {
    const archive = writeZip(new Map([['a.txt', bytes('hello')]]), at);
    expect([...readStoredZip(archive)].map(([path, content]) => [path, content.toString()])).toEqual([
      ['a.txt', 'hello'],
    ]);
    archive[36]! ^= 1;
    expect(() => readStoredZip(archive)).toThrow(/checksum/);
  });
});

describe('buildPkpass', () => {
  it('gives the signer the manifest of all files and stores its signature', async () => {
    const seen: string[] = [];
    const sign = async (manifest: Uint8Array) => {
      seen.push(Buffer.from(manifest).toString());
      return bytes('signed');
    };
    const files = unzipSync(await buildPkpass(new Map([['pass.json', bytes('{}')]]), { sign }, at));
    expect(seen).toEqual(['{"pass.json":"bf21a9e8fbc5a3846fb05b4fa0859e0917b2202f"}']);
    expect(Buffer.from(files['manifest.json']!).toString()).toBe(seen[0]);
    expect(Buffer.from(files.signature!).toString()).toBe('signed');
  });

  it('makes passes in which an independent check finds any changed file', async () => {
    const { signer, rootPath } = await developmentSigner();
    const made = await makePass(
      ticket('event', { title: 'Reading' }, { barcode: code('qr', '12345') }),
      {
        serialNumber: '3f1c2b0a-7c55-4c0e-9b0e-0d6f6a7f2f11',
        serviceName: 'Passlift',
        contact: 'https://example.org',
        fileName: 'a.pdf',
        now: at.toISOString(),
      },
      signer,
    );
    if ('refused' in made) throw new Error(made.refused.message);
    expect(await passFaults(made.bytes, rootPath)).toEqual([]);
    const files = unzipSync(made.bytes);
    const changed = (path: string, content: Uint8Array) =>
      writeZip(new Map(Object.entries({ ...files, [path]: content })), at);
    const json = Buffer.from(files['pass.json']!).toString();
    expect(await passFaults(changed('pass.json', bytes(json.replace('12345', '12346'))), rootPath)).not.toEqual([]);
    const manifest = Buffer.from(files['manifest.json']!).toString();
    expect(await passFaults(changed('manifest.json', bytes(`${manifest} `)), rootPath)).not.toEqual([]);
    expect(await passFaults(changed('extra.txt', bytes('x')), rootPath)).not.toEqual([]);
  });
});

describe('buildBundles', () => {
  it('puts ten passes into a bundle, and the eleventh into the next', () => {
    const names = (count: number) =>
      buildBundles(
        Array.from({ length: count }, (_, index) => pass(index)),
        at,
      ).map((bundle) => Object.keys(unzipSync(bundle)).length);
    expect(names(10)).toEqual([10]);
    expect(names(11)).toEqual([10, 1]);
    expect(names(0)).toEqual([]);
  });

  it('begins a new bundle before one grows beyond 150 MB', () => {
    const large = Array.from({ length: 4 }, (_, index) => pass(index, 60_000_000));
    const bundles = buildBundles(large, at);
    expect(bundles.map((bundle) => Math.floor(bundle.length / 60_000_000))).toEqual([2, 2]);
  });

  it('never has two files of one name in a bundle', () => {
    expect(buildBundles([pass(1), pass(1)], at)).toHaveLength(2);
  });
});
