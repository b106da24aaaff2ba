/** What a signature holds, for whoever has the public key of it (RSA, RFC 8017 clause 5.2.2). */
export type RsaKey = { readonly modulus: bigint; readonly exponent: bigint };

/** The signature to the power of the exponent, in `size` bytes. */
export function openWithKey(signature: bigint, { modulus, exponent }: RsaKey, size: number): Buffer {
  let base = signature % modulus;
  let power = 1n;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) power = (power * base) % modulus;
    base = (base * base) % modulus;
  }
  const digits = power.toString(16).padStart(size * 2, '0');
  return Buffer.from(digits.slice(-size * 2), 'hex');
}
