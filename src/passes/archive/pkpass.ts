import { hash } from 'node:crypto';
import type { Signer } from '../signer.ts';
import { type Files, readStoredZip, writeZip } from './zip.ts';

/** A bundle holds at most this many passes and bytes (Wallet's limit). */
export const bundleLimits = { passes: 10, bytes: 150_000_000 } as const;

/**
 * Signs the files of one pass (`pass.json`, images, strings) and packs them as .pkpass.
 * Rejects when the finished archive does not read back as what was signed.
 */
export async function buildPkpass(files: Files, signer: Pick<Signer, 'sign'>, at: Date): Promise<Uint8Array> {
  const manifest = writeManifest(files);
  const signature = await signer.sign(manifest);
  const pass = writeZip(new Map([...files, ['manifest.json', manifest], ['signature', signature]]), at);
  checkArchive(pass, manifest);
  return pass;
}

/** A pass that goes into a bundle. */
type Bundled = { readonly fileName: string; readonly bytes: Uint8Array };

/** Packs passes as .pkpasses, in their order: as few bundles as the limits allow. */
export function buildBundles(passes: readonly Bundled[], at: Date): Uint8Array[] {
  return partInBundles(passes).map((part) =>
    writeZip(new Map(part.map(({ fileName, bytes }) => [fileName, bytes])), at),
  );
}

/** Which passes go into one bundle each. */
export function partInBundles<Pass extends Bundled>(passes: readonly Pass[]): readonly (readonly Pass[])[] {
  const bundles: { readonly passes: Pass[]; readonly names: Set<string>; room: number }[] = [];
  for (const pass of passes) {
    const { fileName, bytes } = pass;
    const last = bundles.at(-1);
    if (last && last.names.size < bundleLimits.passes && bytes.length <= last.room && !last.names.has(fileName)) {
      last.passes.push(pass);
      last.names.add(fileName);
      last.room -= bytes.length;
    } else bundles.push({ passes: [pass], names: new Set([fileName]), room: bundleLimits.bytes - bytes.length });
  }
  return bundles.map((bundle) => bundle.passes);
}

function writeManifest(files: Files): Uint8Array {
  const hashes = Object.fromEntries([...files].map(([path, bytes]) => [path, sha1(bytes)]));
  return Buffer.from(JSON.stringify(hashes), 'utf8');
}

function checkArchive(pass: Uint8Array, manifest: Uint8Array): void {
  const files = readStoredZip(pass);
  const hashes: unknown = JSON.parse(Buffer.from(manifest).toString('utf8'));
  for (const [path, signed] of Object.entries(hashes as Record<string, string>)) {
    const bytes = files.get(path);
    if (!bytes || hash('sha1', bytes) !== signed) throw new Error(`the archive does not hold ${path} as it was signed`);
  }
}

const hashes = new WeakMap<Uint8Array, string>();

/** Icons are the same bytes object for many passes; their hash is remembered as long as they live. */
function sha1(bytes: Uint8Array): string {
  const known = hashes.get(bytes);
  if (known) return known;
  const digest = hash('sha1', bytes);
  hashes.set(bytes, digest);
  return digest;
}
