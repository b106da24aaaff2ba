import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { type PassJson, passJsonSchema } from '#src/passes/pass-json.ts';

/** What is wrong with a finished .pkpass, as sentences; nothing of it is checked by the code that made it. */
export async function passFaults(pass: Uint8Array, rootPath: string): Promise<string[]> {
  const files = unzipSync(pass);
  const manifest = files['manifest.json'];
  const signature = files.signature;
  if (!manifest || !signature || !files['pass.json']) return ['pass.json, manifest.json or signature is missing'];
  const parsed = passJsonSchema.safeParse(JSON.parse(Buffer.from(files['pass.json']).toString('utf8')));
  return [
    ...manifestFaults(files, manifest),
    ...(await signatureFaults(signature, manifest, readFileSync(rootPath, 'utf8'))),
    ...(parsed.success ? countFaults(parsed.data) : [`pass.json: ${parsed.error.message}`]),
    ...imageFaults(files),
    ...stringsFaults(files),
    ...validatorFaults(pass, rootPath),
  ];
}

type Files = Readonly<Record<string, Uint8Array>>;

/** The pass.json inside a .pkpass. */
export function readPassJson(pass: Uint8Array): PassJson {
  return passJsonSchema.parse(JSON.parse(Buffer.from(unzipSync(pass)['pass.json']!).toString('utf8')));
}

/** The lines of a strings file inside a .pkpass: key to text. */
export function readStrings(pass: Uint8Array, language: string): Map<string, string> {
  return parseStrings(unzipSync(pass)[`${language}.lproj/pass.strings`]!);
}

function manifestFaults(files: Files, manifest: Uint8Array): string[] {
  const hashes = JSON.parse(Buffer.from(manifest).toString('utf8')) as Record<string, string>;
  const listed = Object.keys(files).filter((path) => path !== 'manifest.json' && path !== 'signature');
  return [
    ...listed
      .filter((path) => hashes[path] !== sha1(files[path]!))
      .map((path) => `manifest: wrong or no hash of ${path}`),
    ...Object.keys(hashes)
      .filter((path) => !files[path])
      .map((path) => `manifest: lists ${path}, which is not there`),
  ];
}

/** Verifies the signature and its chain up to the root with another library than ours. */
async function signatureFaults(signature: Uint8Array, manifest: Uint8Array, rootPem: string): Promise<string[]> {
  const content = ContentInfo.fromBER(toBuffer(signature));
  const signed = new SignedData({ schema: content.content });
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type) ?? [];
  const root = Certificate.fromBER(toBuffer(new X509Certificate(rootPem).raw));
  // The library throws where a signature is wrong.
  const result = await signed
    .verify({ signer: 0, data: toBuffer(manifest), trustedCerts: [root], checkChain: true, extendedMode: true })
    .catch((error: Error) => error);
  if (result instanceof Error) return [`signature: ${result.message}`];
  return [
    ...(signed.signerInfos.length === 1 ? [] : ['signature: not exactly one signer']),
    ...(signed.encapContentInfo.eContent ? ['signature: not detached'] : []),
    ...(attributes.includes('1.2.840.113549.1.9.5') ? [] : ['signature: no signing time']),
    ...(result.signatureVerified ? [] : [`signature: ${result.message}`]),
    ...(result.signerCertificateVerified ? [] : ['signature: the chain does not lead to the root']),
  ];
}

/** Fields that Wallet shows on the front, by style. */
const most = {
  boardingPass: { headerFields: 3, primaryFields: 2, secondaryFields: 4, auxiliaryFields: 5 },
  eventTicket: { headerFields: 3, primaryFields: 1, secondaryFields: 4, auxiliaryFields: 4 },
  generic: { headerFields: 3, primaryFields: 1, secondaryFields: 4, auxiliaryFields: 4 },
  coupon: { headerFields: 3, primaryFields: 1, secondaryFields: 4, auxiliaryFields: 4 },
  storeCard: { headerFields: 3, primaryFields: 1, secondaryFields: 4, auxiliaryFields: 4 },
} as const;

function countFaults(pass: PassJson): string[] {
  const faults: string[] = [];
  for (const style of Object.keys(most) as (keyof typeof most)[]) {
    const fields = (pass as Partial<Record<typeof style, Record<string, { key: string; value: unknown }[]>>>)[style];
    if (!fields) continue;
    for (const [part, count] of Object.entries(most[style])) {
      if ((fields[part]?.length ?? 0) > count) faults.push(`${style}.${part}: more than ${count} fields`);
    }
    const square = /QR|Aztec/.test(pass.barcodes?.[0]?.format ?? 'QR');
    const below = fields.secondaryFields!.length + fields.auxiliaryFields!.length;
    const together = style === 'coupon' || style === 'storeCard' || (style === 'generic' && square);
    if (together && below > 4) faults.push(`${style}: ${below} fields below the primary one; 4 are shown`);
    const keys = Object.values(fields).flatMap((part) => (Array.isArray(part) ? part.map(({ key }) => key) : []));
    if (new Set(keys).size < keys.length) faults.push(`${style}: a key twice`);
  }
  return faults;
}

function imageFaults(files: Files): string[] {
  return [1, 2, 3].flatMap((scale) => {
    const path = scale === 1 ? 'icon.png' : `icon@${scale}x.png`;
    const png = files[path];
    if (!png) return [`${path} is missing`];
    const view = Buffer.from(png);
    const isPng = view.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
    return isPng && view.readUInt32BE(16) === 38 * scale && view.readUInt32BE(20) === 38 * scale
      ? []
      : [`${path} is no icon`];
  });
}

/** All languages have the same keys, and each is a text of the pass. */
function stringsFaults(files: Files): string[] {
  const json = Buffer.from(files['pass.json']!).toString('utf8');
  const languages = Object.keys(files).filter((path) => path.endsWith('.lproj/pass.strings'));
  const keysOf = (path: string) => [...parseStrings(files[path]!).keys()];
  const english = keysOf('en.lproj/pass.strings');
  return [
    ...english
      .filter((key) => !json.includes(JSON.stringify(key)))
      .map((key) => `strings: nothing in the pass is “${key}”`),
    ...languages
      .filter((path) => keysOf(path).join() !== english.join())
      .map((path) => `strings: other keys in ${path}`),
  ];
}

function parseStrings(bytes: Uint8Array): Map<string, string> {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = wide
    ? new TextDecoder('utf-16le').decode(bytes)
    : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const plain = (part: string) =>
    part.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
  return new Map(
    [...text.matchAll(/"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";\n/g)].map(([, key, value]) => [
      plain(key!),
      plain(value!),
    ]),
  );
}

/** Errors of the validator program that `PKPASS_CHECK` names, when it does. */
function validatorFaults(pass: Uint8Array, rootPath: string): string[] {
  const program = process.env.PKPASS_CHECK;
  if (!program) return [];
  const folder = mkdtempSync(join(tmpdir(), 'pass-check-'));
  try {
    const path = join(folder, 'one.pkpass');
    writeFileSync(path, pass);
    execFileSync(program, ['--ca', rootPath, path], { encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    const output = String((error as { stdout?: unknown }).stdout ?? error);
    return output.split('\n').filter((line) => /\berror\b/i.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sha1 = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');

const toBuffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
