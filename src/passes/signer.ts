/** The port through which passes are signed: it is given a manifest, never a document or a key. */

/** One signing identity, ready to use. Drivers: `signing/open-signer.ts` (a local key), or a remote signer. */
export interface Signer {
  /** The `UID` of the certificate's subject; goes into every pass.json. */
  readonly passTypeIdentifier: string;
  /** The `OU` of the certificate's subject; goes into every pass.json. */
  readonly teamIdentifier: string;
  /** `development`: the chain does not end in Apple's root, so iPhones refuse the passes. */
  readonly kind: 'apple' | 'development';
  readonly certificateSubject: string;
  /** ISO 8601, UTC. After it nothing new can be signed; passes signed before keep working. */
  readonly notBefore: string;
  readonly notAfter: string;
  /** The detached CMS signature over the exact bytes of `manifest.json`, in DER. */
  sign(manifest: Uint8Array): Promise<Uint8Array>;
}

/** Whole days until the certificate runs out; negative afterwards. Warn from 30 on. */
export function daysLeft(signer: Pick<Signer, 'notAfter'>, now: string): number {
  return Math.floor((Date.parse(signer.notAfter) - Date.parse(now)) / 86_400_000);
}

/** What is to be known of passes that a development certificate signs. */
export const developmentAdvice =
  'iPhones accept only passes signed with an Apple certificate. The README shows how to add one (PASS_CERT, PASS_KEY, WWDR).';
