/**
 * Static tickets of German transport associations (VDV-KA, "Spezifikation statischer Berechtigungen für 2D-Barcode-Tickets").
 * The ticket is inside of signatures with message recovery (ISO 9796-2), which need the public keys of the association. What
 * stands outside of them is read here: that it is one, and who certified the key.
 */
export type VdvTicket = {
  /** Version of the entitlement, `0x1109` as 1109. */
  readonly version: string;
  /** Authority that certified the signing key: region, name and year, `DEVDV 11/02/16`. */
  readonly authority?: string;
};

/** Reads a code; undefined when the bytes are anything else. */
export function parseVdv(bytes: Uint8Array): VdvTicket | undefined {
  const signature = element(bytes, 0, 0x9e);
  if (!signature || signature.end - signature.start !== 128) return undefined;
  const rest = element(bytes, signature.end, 0x9a);
  if (!rest) return undefined;
  const tail = Buffer.from(bytes.subarray(rest.end - 5, rest.end));
  if (rest.end - rest.start < 5 || tail.toString('latin1', 0, 3) !== 'VDV') return undefined;
  const authority = authorityOf(bytes.subarray(rest.end));
  return { version: tail.toString('hex', 3), ...(authority ? { authority } : {}) };
}

type Element = { readonly start: number; readonly end: number };

/** A tag of one byte, its length in BER (one to three bytes), and where its value stands. */
function element(bytes: Uint8Array, at: number, tag: number): Element | undefined {
  if (bytes[at] !== tag) return undefined;
  const first = bytes[at + 1] ?? 0;
  const extra = first < 0x80 ? 0 : first & 0x7f;
  if (extra > 2) return undefined;
  const size = extra === 0 ? first : bytes.subarray(at + 2, at + 2 + extra).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = at + 2 + extra;
  return start + size <= bytes.length ? { start, end: start + size } : undefined;
}

/** The last element, tag 42: two letters of the region, three of the name, then three bytes. */
function authorityOf(bytes: Uint8Array): string | undefined {
  const at = bytes.length - 10;
  const reference = at >= 0 ? element(bytes, at, 0x42) : undefined;
  if (!reference || reference.end - reference.start !== 8) return undefined;
  const value = Buffer.from(bytes.subarray(reference.start, reference.end));
  return `${value.toString('latin1', 0, 5)} ${value.toString('hex', 5).replace(/(..)(?=.)/g, '$1/')}`;
}
