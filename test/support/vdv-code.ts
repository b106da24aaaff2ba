/** Writes codes of German transport associations for tests, with keys of their own. */
import { constants, createHash, generateKeyPairSync, type KeyObject, privateEncrypt } from 'node:crypto';

type Pair = { readonly privateKey: KeyObject; readonly modulus: Buffer };

let authority: Pair | undefined;
let signer: Pair | undefined;

/** The key of the authority, as `parseVdv` looks it up. */
export function testAuthorityKey(reference: string): bigint | undefined {
  authority ??= newKey(1536);
  return reference === 'DEVDV990126' ? BigInt(`0x${authority.modulus.toString('hex')}`) : undefined;
}

export type VdvText = {
  readonly name?: string;
  readonly product?: number;
  /** Entitlement's times, four bytes each in hexadecimal digits. */
  readonly from?: string;
  readonly until?: string;
};

/** A code with one entitlement; by default a Deutschlandticket of November 2026. */
export function vdvCode({ name = 'Jane#Doe', ...head }: VdvText = {}): Uint8Array {
  testAuthorityKey('');
  signer ??= newKey(1024);
  const passenger = Buffer.concat([Buffer.from('0019841231', 'hex'), Buffer.from(name, 'latin1')]);
  const details = vdvElement('85', vdvElement('db', passenger));
  const message = Buffer.concat([vdvHead(head), details]);
  const tail = Buffer.from('56445611 09'.replace(' ', ''), 'hex');
  const [signature, rest] = sign(message, tail, signer);
  const certificate = Buffer.concat([Buffer.alloc(38, 4), signer.modulus, Buffer.from('00010001', 'hex')]);
  const [certified, outside] = sign(certificate, Buffer.alloc(0), authority!);
  return new Uint8Array(
    Buffer.concat([
      vdvElement('9e', signature),
      vdvElement('9a', rest),
      vdvElement('7f21', Buffer.concat([vdvElement('5f37', certified), vdvElement('5f38', outside)])),
      vdvElement('42', Buffer.from('DEVDV\x99\x01\x26', 'latin1')),
    ]),
  );
}

/** The 18 bytes that an entitlement begins with. */
export function vdvHead({ product = 9999, from = '49610000', until = '497ebf7d' }: Omit<VdvText, 'name'>): Buffer {
  const number = product.toString(16).padStart(4, '0');
  return Buffer.from(`002009bb0039${number}0bb8${from}${until}`, 'hex');
}

/** What fits into the signature goes there, from the front; the rest and the tail stand outside. */
function sign(
  message: Buffer,
  tail: Buffer,
  { privateKey, modulus }: Pair,
): readonly [signature: Buffer, outside: Buffer] {
  const room = modulus.length - 22;
  const padded = message.length < room ? Buffer.concat([message, Buffer.alloc(room - message.length)]) : message;
  const outside = Buffer.concat([padded.subarray(room), tail]);
  const digest = createHash('sha1').update(padded).update(tail).digest();
  const block = Buffer.concat([Buffer.from([0x6a]), padded.subarray(0, room), digest, Buffer.from([0xbc])]);
  return [privateEncrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, block), outside];
}

function newKey(modulusLength: number): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  return { privateKey, modulus: Buffer.from(publicKey.export({ format: 'jwk' }).n!, 'base64url') };
}

/** A tag, a size and a value. */
export function vdvElement(tag: string, value: Buffer): Buffer {
  const size = value.length < 128 ? [value.length] : [0x81, value.length];
  return Buffer.concat([Buffer.from(tag, 'hex'), Buffer.from(size), value]);
}
