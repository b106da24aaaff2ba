/** One of a few parts by the issuer's name: documents of one issuer are never apart. */
export function issuerPart(parts: number): (example: { readonly issuer: string }) => string {
  return ({ issuer }) => {
    let sum = 0;
    for (const sign of issuer.toLowerCase()) sum = (Math.imul(sum, 31) + sign.codePointAt(0)!) >>> 0;
    return String(sum % parts);
  };
}
