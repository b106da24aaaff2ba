import type { RawPart } from '#src/documents/mail/raw-part.ts';
import { numbered } from '#src/documents/open-document.ts';
import type { Bounds, Readers } from '#src/documents/readers.ts';

/** A file of an upload; `inline` where it stands in the text of a mail. */
export type UploadedFile = { readonly bytes: Uint8Array; readonly inline?: boolean };

/**
 * The files in a mail and in those in it, by the id of the document that each was opened as (`DocumentNode.id`), in their
 * order. They are taken out of it again, because nobody keeps their bytes; none where that fails.
 *
 * @param id of the mail itself
 */
export async function filesInMail(
  bytes: Uint8Array,
  id: string,
  { readers, bounds }: { readonly readers: Pick<Readers, 'mail'>; readonly bounds: Bounds },
): Promise<ReadonlyMap<string, UploadedFile>> {
  const mail = await readers.mail(bytes, bounds);
  return mail && !('failed' in mail) && mail.type === 'mail' ? new Map(filesIn(mail.parts, id)) : new Map();
}

function filesIn(parts: readonly RawPart[], id: string): readonly (readonly [string, UploadedFile])[] {
  return numbered(parts, id).flatMap(({ part, id: own }): readonly (readonly [string, UploadedFile])[] => {
    if (part.type === 'file') return [[own, part]];
    return part.type === 'mail' ? filesIn(part.parts, own) : [];
  });
}
