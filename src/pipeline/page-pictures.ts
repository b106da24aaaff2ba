import type { DocumentNode } from '#src/documents/document.ts';
import type { Readers } from '#src/documents/readers.ts';
import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import { shrink } from '#src/documents/shared/pictures/picture.ts';
import { writePng } from '#src/documents/shared/pictures/write-png.ts';
import { walkDocuments } from '#src/documents/tree.ts';
import type { OpenedFiles } from '#src/documents/walk.ts';
import type { ModelImage } from '#src/extraction/model/model.ts';
import { isPoorlyRead } from '#src/extraction/model/poorly-read.ts';

/** Pages that are shown of one file. */
const most = 3;
/** Longer side of a page in pixels; providers make more smaller anyway. */
const longestSide = 1568;
type Context = { readonly readers: Readers; readonly signal?: AbortSignal };

/**
 * Pictures of the pages whose words were recognised poorly, or not at all: photos, screenshots and scans, in grey, without any
 * metadata; of a mail, those of the files in it. Where a file has words of its own there are none. The password is the one
 * that a locked PDF was opened with.
 */
export async function pagePictures(
  { files, password }: { readonly files: OpenedFiles; readonly password?: string },
  root: DocumentNode,
  context: Context,
): Promise<readonly ModelImage[]> {
  const pictures: GreyPicture[] = [];
  for (const { bytes, document } of shownFiles(files, root)) {
    if (pictures.length >= most) break;
    const file = { bytes, document, ...(password === undefined ? {} : { password }) };
    pictures.push(...(await draw(file, context)));
  }
  return pictures.slice(0, most).map((picture) => ({ mediaType: 'image/png', bytes: encode(picture) }));
}

type File = { readonly bytes: Uint8Array; readonly document: DocumentNode; readonly password?: string };

/** The pictures and PDFs with pages that were read poorly; those that are attached to a mail before those in its text. */
function shownFiles(files: OpenedFiles, root: DocumentNode): readonly File[] {
  const shown = walkDocuments(root).flatMap((document) => {
    const file = files.get(document.id);
    return file && 'pages' in document && document.pages.some(isPoorlyRead) ? [{ ...file, document }] : [];
  });
  return shown.toSorted((a, b) => Number(a.inline ?? false) - Number(b.inline ?? false));
}

async function draw(
  { bytes, document, password }: File,
  { readers, signal }: Context,
): Promise<readonly GreyPicture[]> {
  if (document.type === 'image') {
    const image = await readers.image(bytes, signal ? { signal } : {});
    return image === 'unreadable' || 'failed' in image ? [] : [image.grey];
  }
  if (document.type !== 'pdf' || !document.pages.some(isPoorlyRead)) return [];
  const scans: GreyPicture[] = [];
  const worded = document.pages.filter((page) => !isPoorlyRead(page)).map(({ number }) => number);
  const opener = password === undefined ? {} : { password };
  await readers.pdf(
    { bytes, ...opener, withoutText: worded, withoutDrawing: worded, withoutFiles: true, scans: most },
    (part) => {
      if (part.is === 'scan') scans.push(part.scan.grey);
    },
    signal ? { signal } : {},
  );
  return scans;
}

function encode(picture: GreyPicture): Uint8Array {
  const { width, height, data } = shrink(picture, Math.ceil(Math.max(picture.width, picture.height) / longestSide));
  return writePng({ width, height, channels: 1, data });
}
