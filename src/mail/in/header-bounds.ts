import { mailLimits } from '#src/documents/shared/mail/limits.ts';

/** Follows the header of a message over its pieces and tells when it is longer than we take. */
export type HeaderWatch = { see(piece: Uint8Array): 'fine' | 'long' };

/** What is said of a header that is too long (SMTP 552). */
export const longHeader = () =>
  `The header of the message is longer than the ${mailLimits.headerBytes / 1024} KB or ${mailLimits.headerLines.toLocaleString('en')} lines that we take`;

const lineFeed = 10;
const carriageReturn = 13;

/** Counts bytes and lines up to the empty line; looks at every byte of the header once, and at none of the body. */
export function watchHeader(): HeaderWatch {
  let bytes = 0;
  let lines = 0;
  /** Bytes of the line so far, its end not included. */
  let length = 0;
  let over = false;
  return {
    see(piece) {
      for (let at = 0; !over && at < piece.length; at += 1) {
        const byte = piece[at];
        if (byte === lineFeed && length === 0) over = true;
        else if (byte === lineFeed) {
          bytes += 2; // with its carriage return
          lines += 1;
          length = 0;
        } else if (byte !== carriageReturn) {
          bytes += 1;
          length += 1;
        }
        if (!over && (bytes > mailLimits.headerBytes || lines > mailLimits.headerLines)) return 'long';
      }
      return 'fine';
    },
  };
}

/** Whether the header of a whole message is longer than we take. */
export function hasLongHeader(message: readonly Uint8Array[]): boolean {
  const watch = watchHeader();
  return message.some((piece) => watch.see(piece) === 'long');
}
