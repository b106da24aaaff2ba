import { shrink } from '#src/documents/codes/picture.ts';
import type { DocumentNode, Page } from '#src/documents/document.ts';
import type { GreyPicture } from '#src/documents/grey-picture.ts';
import { writePng } from '#src/documents/image/write-png.ts';
import type { Readers } from '#src/documents/readers.ts';
import { walkDocuments } from '#src/extraction/document-walk.ts';
import type { ModelImage } from '#src/extraction/model/model.ts';
import { filesInMail } from './uploaded-files.ts';

/** Pages that are shown of one file. */
const most = 3;
/** Longer side of a page in pixels; providers make more smaller anyway. */
const longestSide = 1568;
type Context = { readonly readers: Readers; readonly signal?: AbortSignal };

/**
 * Pictures of the pages whose words are only recognised, or not at all: photos, screenshots and scans, in grey, without any
 * metadata; of a mail, those of the files in it. Where a file has words of its own there are none.
 */
export async function pagePictures(
  file: { readonly bytes: Uint8Array },
  root: DocumentNode,
  context: Context,
): Promise<readonly ModelImage[]> {
  const pictures: GreyPicture[] = [];
  for (const { bytes, document } of await filesOf(file.bytes, root, context))
    if (pictures.length < most) pictures.push(...(await draw(bytes, document, context)));
  return pictures.slice(0, most).map((picture) => ({ mediaType: 'image/png', bytes: encode(picture) }));
}

type File = { readonly bytes: Uint8Array; readonly document: DocumentNode };

/** The file itself; of a mail the pictures and PDFs in it whose words are only seen, those that are attached first. */
async function filesOf(bytes: Uint8Array, root: DocumentNode, { readers, signal }: Context): Promise<readonly File[]> {
  if (root.type !== 'mail') return [{ bytes, document: root }];
  const shown = walkDocuments(root).filter((one) => 'pages' in one && one.type !== 'text' && one.pages.some(isSeen));
  if (shown.length === 0) return [];
  const all = await filesInMail(bytes, root.id, { readers, bounds: signal ? { signal } : {} });
  const files = [...all].flatMap(([id, { bytes, inline }]) => {
    const document = shown.find((one) => one.id === id);
    return document ? [{ bytes, document, inline }] : [];
  });
  return files.toSorted((a, b) => Number(a.inline) - Number(b.inline));
}

async function draw(
  bytes: Uint8Array,
  root: DocumentNode,
  { readers, signal }: Context,
): Promise<readonly GreyPicture[]> {
  if (root.type === 'image') {
    const image = await readers.image(bytes, signal ? { signal } : {});
    return image === 'unreadable' || 'failed' in image ? [] : [image.grey];
  }
  if (root.type !== 'pdf' || !root.pages.some(isSeen)) return [];
  const scans: GreyPicture[] = [];
  const request = { bytes, withoutText: root.pages.filter((page) => !isSeen(page)).map(({ number }) => number) };
  await readers.pdf(
    { ...request, withoutDrawing: request.withoutText, withoutFiles: true, scans: most },
    (part) => {
      if (part.is === 'scan') scans.push(part.scan.grey);
    },
    signal ? { signal } : {},
  );
  return scans;
}

function isSeen({ textOrigin }: Page): boolean {
  return textOrigin === 'recognised' || textOrigin === 'none';
}

function encode(picture: GreyPicture): Uint8Array {
  const { width, height, data } = shrink(picture, Math.ceil(Math.max(picture.width, picture.height) / longestSide));
  return writePng({ width, height, channels: 1, data });
}
