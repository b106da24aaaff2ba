import { correction, generate } from 'lean-qr/nano';

/** `rows[y][x]` is true for a dark module; without quiet zone. */
export type QrCode = readonly (readonly boolean[])[];

/** What version 10 holds; a larger code has modules too small for a camera that looks at a screen. */
const mostBytes = 213;

/** The QR code of a text (error correction M); undefined when it is longer than 213 bytes. */
export function qrCode(text: string): QrCode | undefined {
  if (new TextEncoder().encode(text).length > mostBytes) return undefined;
  const code = generate(text, { minCorrectionLevel: correction.M });
  const places = Array.from({ length: code.size }, (_, place) => place);
  return places.map((y) => places.map((x) => code.get(x, y)));
}
