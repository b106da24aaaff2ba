import { generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { issueCertificate, type Name, oids } from './certificate.ts';
import { derNull, oid, sequence, utf8 } from './der.ts';

/**
 * A certificate authority of our own, made once, so that passes can be made without an Apple certificate.
 * It looks like Apple's: root, intermediate, leaf. The keys of root and intermediate are forgotten at once, so
 * nothing else can ever be issued by it.
 */

/** Identifiers of passes that are signed by the development certificate. */
const developmentIdentifiers = {
  passTypeIdentifier: 'pass.org.passlift.development',
  teamIdentifier: 'PASSLIFT00',
} as const;

/** Key and certificates as PEM. */
export type DevelopmentFiles = {
  readonly key: string;
  readonly certificate: string;
  readonly intermediate: string;
  readonly root: string;
};

const fileNames = {
  key: 'pass.key',
  certificate: 'pass.pem',
  intermediate: 'intermediate.pem',
  root: 'root.pem',
} as const;

/** Where the root certificate lies, for those who want to check passes against it. */
export const developmentRootPath = (dataDir: string): string => join(dataDir, 'development-ca', fileNames.root);

/**
 * Reads the development certificate of a data directory, or makes it first (about a second).
 * Safe when several processes start at once: all end up with the same one.
 */
export async function developmentFiles(dataDir: string, now: Date): Promise<DevelopmentFiles> {
  const folder = join(dataDir, 'development-ca');
  return (await readFiles(folder)) ?? (await makeFolder(dataDir, folder, now));
}

/** Where key, certificate and intermediate of the development certificate lie; it is made first where there is none. */
export async function developmentFilePaths(dataDir: string, now: Date): Promise<readonly string[]> {
  const folder = join(dataDir, 'development-ca');
  const paths = [fileNames.key, fileNames.certificate, fileNames.intermediate].map((name) => join(folder, name));
  const isThere = await access(paths[0]!).then(
    () => true,
    () => false,
  );
  if (!isThere) await developmentFiles(dataDir, now);
  return paths;
}

async function makeFolder(dataDir: string, folder: string, now: Date): Promise<DevelopmentFiles> {
  const made = await makeAuthority(now);
  const draft = join(dataDir, `development-ca.${randomBytes(8).toString('hex')}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    for (const part of partNames) await writeDurably(join(draft, fileNames[part]), made[part]);
    // A folder is renamed as a whole or not at all, and never over one that has files.
    await rename(draft, folder);
    return made;
  } catch (error) {
    const other = await readFiles(folder);
    if (other) return other;
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const partNames = Object.keys(fileNames) as readonly (keyof DevelopmentFiles)[];

async function readFiles(folder: string): Promise<DevelopmentFiles | undefined> {
  try {
    const [key, certificate, intermediate, root] = await Promise.all(
      partNames.map((part) => readFile(join(folder, fileNames[part]), 'utf8')),
    );
    return { key: key!, certificate: certificate!, intermediate: intermediate!, root: root! };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

type Pair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
const newPair = (): Promise<Pair> => promisify(generateKeyPair)('rsa', { modulusLength: 2048 });

async function makeAuthority(now: Date): Promise<DevelopmentFiles> {
  const [root, intermediate, leaf] = await Promise.all([newPair(), newPair(), newPair()]);
  const validity = {
    notBefore: new Date(now.getTime() - 86_400_000),
    notAfter: new Date(now.getTime() + 3650 * 86_400_000),
  };
  const { passTypeIdentifier, teamIdentifier } = developmentIdentifiers;
  const rootName: Name = [[oids.commonName, 'Passlift Development Root']];
  const intermediateName: Name = [[oids.commonName, 'Passlift Development Intermediate']];
  const leafName: Name = [
    [oids.userId, passTypeIdentifier],
    [oids.commonName, `Pass Type ID (development): ${passTypeIdentifier}`],
    [oids.organizationalUnit, teamIdentifier],
    [oids.organization, 'Passlift Development'],
  ];
  const rootIssuer = { subject: rootName, ...root };
  const der = {
    root: issueCertificate({
      ...validity,
      subject: rootName,
      publicKey: root.publicKey,
      issuer: rootIssuer,
      authority: true,
    }),
    intermediate: issueCertificate({
      ...validity,
      subject: intermediateName,
      publicKey: intermediate.publicKey,
      issuer: rootIssuer,
      authority: true,
      extensions: [[oids.worldwideDeveloperRelations, derNull, false]],
    }),
    certificate: issueCertificate({
      ...validity,
      subject: leafName,
      publicKey: leaf.publicKey,
      issuer: { subject: intermediateName, ...intermediate },
      authority: false,
      extensions: [
        [oids.extendedKeyUsage, sequence(oid(oids.passSigning)), true],
        [oids.passType, utf8(passTypeIdentifier), false],
      ],
    }),
  };
  return {
    key: leaf.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: pem(der.certificate),
    intermediate: pem(der.intermediate),
    root: pem(der.root),
  };
}

function pem(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
