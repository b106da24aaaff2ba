import type { Problem } from '#src/problems.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { buildPkpass } from './archive/pkpass.ts';
import type { Files } from './archive/zip.ts';
import { type DesignContext, designPass } from './design/design-pass.ts';
import { stringsFiles, type Translated } from './design/strings.ts';
import { passFileName } from './file-name.ts';
import { drawIcon } from './images/icon.ts';
import { type PassImages, picturesIn } from './images/pass-images.ts';
import type { PassBarcode } from './pass-json.ts';
import type { Signer } from './signer.ts';

/** What making a pass needs beside the ticket; the identifiers come from the signer. */
export type MakeContext = Omit<DesignContext, 'passTypeIdentifier' | 'teamIdentifier' | 'pictures'> & {
  /** Pictures of the document, by file name. */
  readonly images?: PassImages;
};

/** Who signs, as every pass.json says. */
export type PassIdentity = Pick<Signer, 'passTypeIdentifier' | 'teamIdentifier'>;

/** A signed pass. */
export type SignedPass = Omit<DrawnPass, 'files'> & {
  /** The .pkpass archive. */
  readonly bytes: Uint8Array;
};

/** A pass that is designed and drawn, and not signed. */
export type DrawnPass = {
  /** What is signed: pass.json, images, strings. */
  readonly files: Files;
  /** The pass.json that was signed, as written. */
  readonly passJson: string;
  /** What we wrote on it beside labels, in every language; English as in pass.json. */
  readonly texts: readonly Translated[];
  readonly serialNumber: string;
  readonly fileName: string;
  /** The entries that Wallet draws, best first, to be proven against the original code; empty without a code. */
  readonly barcodes: readonly PassBarcode[];
  readonly problems: readonly Problem[];
};

/** Designs, draws, signs and packs the pass of a ticket; or says why its code cannot be carried. */
export async function makePass(
  ticket: Ticket,
  context: MakeContext,
  signer: Signer,
): Promise<SignedPass | { readonly refused: Problem }> {
  const drawn = drawPass(ticket, context, signer);
  return 'refused' in drawn ? drawn : signPass(drawn, { signer, now: context.now });
}

/** Signs and packs a pass that is drawn. */
export async function signPass(
  { files, ...pass }: DrawnPass,
  { signer, now }: { readonly signer: Signer; readonly now: string },
): Promise<SignedPass> {
  return { ...pass, bytes: await buildPkpass(files, signer, new Date(now)) };
}

/** Designs and draws the pass of a ticket; or says why its code cannot be carried. The same again gives the same. */
export function drawPass(
  ticket: Ticket,
  context: MakeContext,
  { passTypeIdentifier, teamIdentifier }: PassIdentity,
): DrawnPass | { readonly refused: Problem } {
  const images: PassImages = context.images ?? new Map();
  const pictures = images.size > 0 ? { pictures: picturesIn(images) } : {};
  const design = designPass(ticket, { ...context, ...pictures, passTypeIdentifier, teamIdentifier });
  if ('refused' in design) return design;
  const passJson = writeJson(design.passJson);
  const { background, foreground } = design.colours;
  const files = new Map([
    ['pass.json', Buffer.from(passJson, 'utf8')],
    ...drawIcon(design.symbol, background, foreground),
    ...images,
    ...stringsFiles(design.passJson, design.texts),
  ]);
  return {
    files,
    passJson,
    texts: design.texts,
    serialNumber: context.serialNumber,
    fileName: passFileName(design.facts),
    barcodes: design.passJson.barcodes ?? [],
    problems: design.problems,
  };
}

/** JSON in which every control character is escaped, also those that JSON allows (U+007F to U+009F). */
function writeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
