import { sniffType } from '#src/documents/shared/sniff-type.ts';

/** What we take at the doors, told by content alone. */
export type DocumentKind = 'pdf' | 'png' | 'jpeg' | 'mail';

/** As many first bytes as `documentKind` wants to see: the longest header of a mail that is read. */
export const headBytes = 64 * 1024;

/** The kind of a file from its first bytes, or in words for people what it is in place of one that we take. */
export function documentKind(head: Uint8Array): DocumentKind | { readonly what: string } {
  const sniffed = sniffType(head);
  switch (sniffed.is) {
    case 'pdf':
    case 'png':
    case 'jpeg':
    case 'mail':
      return sniffed.is;
    case 'text':
      return {
        what:
          sniffed.mediaType === 'text/html'
            ? 'a web page'
            : sniffed.mediaType === 'text/calendar'
              ? 'a calendar file'
              : 'a text file',
      };
    case 'other':
      // Names in an archive stand at its end, which is not here yet.
      return { what: sniffed.mediaType.includes('zip') ? 'an archive or Office document' : sniffed.what };
    case 'archive':
      return { what: 'an archive' };
    case 'empty':
      return { what: 'an empty file' };
  }
}
