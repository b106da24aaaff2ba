import { createHash } from 'node:crypto';
import { longestContentId } from '../../shared/mail/raw-part.ts';
import { attribute, type Element, elementsIn, type Node } from './dom.ts';

/** Pictures of a page that are noted; the rest are ornaments. */
const mostShown = 100;
const mostWritten = 10;

/** A PNG or JPEG that is written into a text as a `data:` address, under an id that its content makes. */
export type WrittenPicture = { readonly contentId: string; readonly bytes: Uint8Array };

/** The pictures that a page shows and that came with it: by element the id of each, and those that are written into the text itself. */
export type ShownPictures = {
  readonly ids: ReadonlyMap<Element, string>;
  readonly written: readonly WrittenPicture[];
};

/** Finds the pictures of a page that came with it: parts of its mail (`cid:`, RFC 2392) and `data:` addresses. Nothing is fetched. */
export function shownPictures(nodes: readonly Node[]): ShownPictures {
  const ids = new Map<Element, string>();
  const written: WrittenPicture[] = [];
  for (const element of elementsIn(nodes)) {
    if (ids.size >= mostShown) break;
    const source = element.tagName === 'img' ? attribute(element, 'src') : undefined;
    if (source === undefined) continue;
    const part = partIn(source);
    const picture = part === undefined && written.length < mostWritten ? pictureIn(source) : undefined;
    if (picture) written.push(picture);
    const id = part ?? picture?.contentId;
    if (id) ids.set(element, id);
  }
  return { ids, written };
}

/** The Content-ID in an address, which may be written in percents. */
function partIn(source: string): string | undefined {
  const id = /^\s*cid:(\S+)\s*$/i.exec(source.slice(0, longestContentId + 20))?.[1];
  if (id === undefined) return undefined;
  try {
    return decodeURIComponent(id).slice(0, longestContentId);
  } catch {
    return id.slice(0, longestContentId);
  }
}

function pictureIn(source: string): WrittenPicture | undefined {
  const head = /^\s*data:image\/(?:png|jpe?g);base64,/i.exec(source)?.[0];
  if (head === undefined) return undefined;
  const bytes = new Uint8Array(Buffer.from(source.slice(head.length), 'base64'));
  return { contentId: `data:${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`, bytes };
}
