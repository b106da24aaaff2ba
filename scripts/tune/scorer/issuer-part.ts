/** One of a few parts by the issuer's name: documents of one issuer are never apart. Parts of another `deal` cut across these. */
export function issuerPart(parts: number, deal = 0): (example: { readonly issuer: string }) => string {
  return ({ issuer }) => {
    let sum = deal;
    for (const sign of issuer.toLowerCase()) sum = (Math.imul(sum, 31) + sign.codePointAt(0)!) >>> 0;
    return String((deal === 0 ? sum : Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 8) % parts);
  };
}
