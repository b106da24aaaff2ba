/** Files and parts of which nothing is known. */
import type { ProblemCode } from '#src/problems.ts';
import type { DocumentNode, UnreadReason } from './document.ts';

/** A file as it was sent. The name is for display only; the password opens a locked PDF, and is tried on nothing else. */
export type DocumentFile = { readonly bytes: Uint8Array; readonly name?: string; readonly password?: string };

/** A document that nothing is known of, and why. */
export function unreadDocument(file: DocumentFile, id: string, mediaType: string, reason: UnreadReason): DocumentNode {
  return { type: 'unread', id, ...(file.name === undefined ? {} : { name: file.name }), mediaType, reason, parts: [] };
}

/** LIST: what a problem means for the part that it is about. */
const reasons: Readonly<Partial<Record<ProblemCode, UnreadReason>>> = {
  'document.empty': 'empty',
  'document.too-large': 'too-large',
  'document.picture-too-large': 'too-large',
  'document.unsupported': 'kind',
  'document.heic': 'kind',
  'document.too-deep': 'too-deep',
  'document.locked': 'locked',
  'document.too-slow': 'stopped',
  'document.too-complex': 'stopped',
};

/** What a problem means for the part; `damaged` where the list has nothing else. */
export const reasonOf = (code: ProblemCode | undefined): UnreadReason => (code && reasons[code]) ?? 'damaged';
