import type { DocumentNode, Picture } from '#src/documents/document.ts';
import type { ArtworkRequest, ArtworkSlot, Readers } from '#src/documents/readers.ts';
import type { PageColours } from '#src/passes/colours.ts';
import { type Face, faceOf } from '#src/passes/design/face.ts';
import type { PassImages } from '#src/passes/images/pass-images.ts';
import { isCard } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { artworkIn } from './artwork-in.ts';

type Context = { readonly readers: Readers; readonly signal?: AbortSignal };
type Drawn = Awaited<ReturnType<Readers['artwork']>>;

/** Draws the pictures of the passes of one file. */
export type ArtworkOf = (ticket: Ticket, root: DocumentNode, colours: PageColours) => Promise<PassImages>;

/** The passes of one order show the same pictures: each is drawn once for each place and pair of colours. */
export function openArtwork({ readers, signal }: Context): ArtworkOf {
  const known = new Map<Picture, Map<string, Promise<Drawn>>>();
  const draw = (picture: Picture, slot: ArtworkSlot, { colours }: Face): Promise<Drawn> => {
    const own = known.get(picture) ?? new Map<string, Promise<Drawn>>();
    known.set(picture, own);
    // Labels are the faintest text over a picture: what lets them be read lets all be read.
    const ink = slot === 'logo' ? colours.foreground : colours.label;
    const request: ArtworkRequest = { png: picture.png, slot, ground: colours.background, ink };
    const key = `${slot} ${request.ground} ${request.ink}`;
    const drawn = own.get(key) ?? readers.artwork(request, signal ? { signal } : {});
    own.set(key, drawn);
    return drawn;
  };
  return async (ticket, root, colours) => {
    const face = faceOf(ticket, colours);
    const { art, mark } = artworkIn(ticket, root);
    const images = new Map<string, Uint8Array>();
    for (const picture of mark ? [mark] : []) addFiles(images, 'logo', await draw(picture, 'logo', face));
    for (const picture of art) {
      if (isPoster(picture, ticket) && addFiles(images, 'artwork', await draw(picture, 'poster', face))) break;
      const slot = slotFor(picture, face);
      if (!slot) continue;
      const name = slot === 'thumbnail' ? 'thumbnail' : 'strip';
      if (addFiles(images, name, await draw(picture, slot, face))) break;
    }
    return images;
  };
}

/** A wide picture behind the title, others beside it; a boarding pass has no place for either. */
function slotFor({ width, height }: Picture, { style }: Face): ArtworkSlot | undefined {
  const ratio = width / height;
  if (style === 'coupon' || style === 'storeCard') return ratio >= 1.2 && ratio <= 5 ? 'cardStrip' : undefined;
  if (style === 'eventTicket' && ratio >= 1.7) return ratio <= 6 ? 'eventStrip' : undefined;
  return (style === 'eventTicket' || style === 'generic') && ratio >= 0.5 && ratio <= 2 ? 'thumbnail' : undefined;
}

/** Cards with a picture about as high as wide, or higher, for the poster layout. */
const isPoster = ({ width, height }: Picture, { kind }: Ticket): boolean =>
  isCard(kind.value) && width / height >= 0.6 && width / height <= 1.1;

function addFiles(
  images: Map<string, Uint8Array>,
  name: 'logo' | 'strip' | 'thumbnail' | 'artwork',
  drawn: Drawn,
): boolean {
  if (!('files' in drawn)) return false;
  for (const { scale, png } of drawn.files) images.set(scale === 1 ? `${name}.png` : `${name}@${scale}x.png`, png);
  return true;
}
