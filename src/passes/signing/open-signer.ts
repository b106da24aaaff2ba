import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { Signer } from '../signer.ts';
import { appleRoot } from './apple-root.ts';
import { certificateFacts, oids } from './certificate.ts';
import { cmsSigner } from './cms.ts';
import { developmentFiles } from './development-ca.ts';
import { readSigningFile, type SigningMaterial, SigningSetupError } from './signing-files.ts';
import { verifyCms } from './verify-cms.ts';

/** Where the certificate lies. Paths of files; without `passCert` a development certificate is made in `dataDir`. */
export type SignerSettings = {
  /** Pass Type ID certificate: PEM, .cer or .p12. */
  readonly passCert?: string;
  /** Its private key as PEM, when it is not in the file of `passCert`. */
  readonly passKey?: string;
  readonly passKeyPassphrase?: string;
  /** Apple's intermediate (WWDR G4): PEM or .cer, when it is not in the file of `passCert`. */
  readonly wwdr?: string;
  readonly dataDir: string;
};

/**
 * Opens the signing identity and checks all that Wallet would: that key and certificate belong together, identifiers,
 * chain and validity; signs and verifies once. Throws `SigningSetupError` with a sentence for the operator.
 */
export async function openSigner(settings: SignerSettings, now: () => Date = () => new Date()): Promise<Signer> {
  const material = settings.passCert
    ? await operatorMaterial(settings)
    : await developmentMaterial(settings.dataDir, now());
  return signerOf(material, now);
}

/** The same for certificates and keys that were read already. */
export async function signerOf(material: SigningMaterial, now: () => Date = () => new Date()): Promise<Signer> {
  const identity = identify(material);
  checkValidity(identity.leaf, now());
  const kind = checkChain(identity.leaf, identity.intermediate);
  const signer = makeSigner(identity, kind, now);
  await signer.sign(Buffer.from('{}'));
  return signer;
}

async function operatorMaterial(settings: SignerSettings): Promise<SigningMaterial> {
  const { passCert, passKey, passKeyPassphrase, wwdr } = settings;
  const parts = [await readSigningFile('PASS_CERT', passCert!, passKeyPassphrase)];
  if (passKey) parts.push(await readSigningFile('PASS_KEY', passKey, passKeyPassphrase));
  if (wwdr) parts.push(await readSigningFile('WWDR', wwdr));
  return { certificates: parts.flatMap((part) => part.certificates), keys: parts.flatMap((part) => part.keys) };
}

async function developmentMaterial(dataDir: string, now: Date): Promise<SigningMaterial> {
  const files = await developmentFiles(dataDir, now);
  return {
    certificates: [new X509Certificate(files.certificate), new X509Certificate(files.intermediate)],
    keys: [createPrivateKey(files.key)],
  };
}

type Identity = {
  readonly leaf: X509Certificate;
  readonly intermediate: X509Certificate;
  readonly key: KeyObject;
  readonly passTypeIdentifier: string;
  readonly teamIdentifier: string;
};

function identify({ certificates, keys }: SigningMaterial): Identity {
  const key = keys[0] ?? fail('PASS_KEY: no private key was found; give its file, or a .p12 as PASS_CERT.');
  if (certificates.length === 0) fail('PASS_CERT: no certificate was found in the file.');
  const leaf =
    certificates.find((certificate) => certificate.checkPrivateKey(key)) ??
    fail('PASS_KEY: the private key does not belong to the certificate of PASS_CERT.');
  if (key.asymmetricKeyType !== 'rsa') fail('PASS_KEY: passes are signed with RSA; this is another kind of key.');
  const { subject } = certificateFacts(leaf.raw);
  const passTypeIdentifier = subject.get(oids.userId) ?? '';
  const teamIdentifier = subject.get(oids.organizationalUnit) ?? '';
  if (!/^pass\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/.test(passTypeIdentifier) || teamIdentifier === '') {
    fail('PASS_CERT: this is no Pass Type ID certificate (its subject needs UID = pass.… and OU = your team).');
  }
  const intermediate =
    certificates.find((certificate) => leaf.checkIssued(certificate) && leaf.verify(certificate.publicKey)) ??
    fail(`WWDR: the certificate that issued PASS_CERT is missing (${oneLine(leaf.issuer)}).`);
  return { leaf, intermediate, key, passTypeIdentifier, teamIdentifier };
}

function checkValidity(leaf: X509Certificate, now: Date): void {
  if (now < new Date(leaf.validFrom)) fail(`PASS_CERT: the certificate is not valid before ${leaf.validFrom}.`);
  if (now > new Date(leaf.validTo)) fail(`PASS_CERT: the certificate ran out on ${leaf.validTo}; renew it with Apple.`);
}

/** Apple's chain must go over the generation of WWDR that pass certificates hang on; others are refused by Wallet. */
function checkChain(leaf: X509Certificate, intermediate: X509Certificate): Signer['kind'] {
  const root = new X509Certificate(appleRoot);
  if (!intermediate.verify(root.publicKey)) {
    if (/Apple Inc\./.test(leaf.issuer)) fail('WWDR: the intermediate names Apple but was not issued by Apple’s root.');
    return 'development';
  }
  const generation = certificateFacts(intermediate.raw).subject.get(oids.organizationalUnit);
  if (generation !== 'G4') fail(`WWDR: generation G4 is needed, this is ${generation ?? 'another certificate'}.`);
  return 'apple';
}

function makeSigner(identity: Identity, kind: Signer['kind'], now: () => Date): Signer {
  const { leaf, intermediate, key } = identity;
  const sign = cmsSigner({ key, certificate: leaf.raw, intermediates: [intermediate.raw] });
  const publicKey = leaf.publicKey;
  return {
    passTypeIdentifier: identity.passTypeIdentifier,
    teamIdentifier: identity.teamIdentifier,
    kind,
    certificateSubject: oneLine(leaf.subject),
    notBefore: new Date(leaf.validFrom).toISOString(),
    notAfter: new Date(leaf.validTo).toISOString(),
    async sign(manifest) {
      checkValidity(leaf, now());
      const signature = await sign(manifest, now());
      if (!verifyCms(manifest, signature, publicKey)) throw new Error('the signature does not verify');
      return signature;
    },
  };
}

const oneLine = (name: string): string => name.split('\n').join(', ');

function fail(sentence: string): never {
  throw new SigningSetupError(sentence);
}
