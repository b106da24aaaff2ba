import { symbologyOfFormat } from '#src/barcodes/wallet-barcode.ts';
import type { drawCode } from '#src/documents/shared/codes/prove.ts';
import type { Language } from '#src/languages/languages.ts';
import { readStoredZip } from '#src/passes/archive/zip.ts';
import { readStrings, stringsPath, styleOf } from '#src/passes/design/strings.ts';
import { writePalettePng } from '#src/passes/images/png.ts';
import type { PassBarcode, PassField, PassJson } from '#src/passes/pass-json.ts';
import { shown } from '#src/passes/render-pass-svg.ts';

/** A field as it is drawn. */
export type PictureField = { readonly label: string; readonly value: string };

/** The front of a pass, ready to be drawn by any mail program: colours, fields, and its code as a PNG. */
export type PassPicture = {
  readonly colours: { readonly background: string; readonly text: string; readonly label: string };
  readonly logo: string;
  /** From and to stand at both sides. */
  readonly journey: boolean;
  readonly header: readonly PictureField[];
  readonly primary: readonly PictureField[];
  readonly rows: readonly (readonly PictureField[])[];
  readonly code?: { readonly png: Uint8Array; readonly wide: boolean; readonly text: string };
};

/** Draws a code; undefined when it cannot be drawn. */
export type DrawCode = typeof drawCode;

/** The picture of one of our own passes as a phone in a language shows it; undefined for bytes that are none. */
export async function pictureOf(
  archive: Uint8Array,
  { draw, language }: { readonly draw: DrawCode; readonly language: Language },
): Promise<PassPicture | undefined> {
  const files = filesOf(archive);
  const pass = files && passJsonOf(files);
  if (!pass) return undefined;
  const strings = readStrings(files.get(stringsPath(language)));
  const translated = (text: string) => strings.get(text) ?? text;
  const fieldOf = (field: PassField): PictureField => ({
    label: translated(field.label ?? ''),
    value: translated(shown(field, language)),
  });
  const { headerFields, primaryFields, auxiliaryFields, secondaryFields } = styleOf(pass);
  const journey = 'boardingPass' in pass;
  const rows = journey ? [auxiliaryFields, secondaryFields] : [secondaryFields, auxiliaryFields];
  const code = pass.barcodes?.[0] && (await codeOf(pass.barcodes[0], draw));
  return {
    colours: { background: pass.backgroundColor, text: pass.foregroundColor, label: pass.labelColor },
    logo: translated(pass.logoText ?? issuerIn(pass)),
    journey,
    header: headerFields.map(fieldOf),
    primary: primaryFields.map(fieldOf),
    rows: rows.filter((fields) => fields.length > 0).map((fields) => fields.map(fieldOf)),
    ...(code ? { code } : {}),
  };
}

/** Who issued it, where a mark stands in place of the name: the back has every fact. */
function issuerIn(pass: PassJson): string {
  const { backFields } = styleOf(pass);
  const issuer = backFields.find(({ key }) => key === 'detail_issuer' || key === 'detail_carrier');
  return typeof issuer?.value === 'string' ? issuer.value : '';
}

function filesOf(archive: Uint8Array): ReturnType<typeof readStoredZip> | undefined {
  try {
    return readStoredZip(archive);
  } catch {
    return undefined;
  }
}

function passJsonOf(files: ReturnType<typeof readStoredZip>): PassJson | undefined {
  const json = files.get('pass.json');
  return json && (JSON.parse(Buffer.from(json).toString('utf8')) as PassJson); // written and checked by us
}

async function codeOf({ format, message, altText }: PassBarcode, draw: DrawCode): Promise<PassPicture['code']> {
  const drawn = await draw({ symbology: symbologyOfFormat[format], bytes: Buffer.from(message, 'latin1') });
  if (!drawn) return undefined;
  const wide = drawn.width > drawn.height * 1.5;
  return { png: pngOf(drawn), wide, text: altText ?? '' };
}

/** Four pixels a module and a quiet zone; codes of one row become bars. */
function pngOf({ width, height, rows }: NonNullable<Awaited<ReturnType<DrawCode>>>): Uint8Array {
  const scale = Math.max(2, Math.min(6, Math.ceil(400 / width)));
  const quiet = 4;
  const tall = height === 1 ? Math.ceil(width / 4) : height;
  const picture = { width: (width + 2 * quiet) * scale, height: (tall + 2 * quiet) * scale };
  const indices = new Uint8Array(picture.width * picture.height);
  for (let y = 0; y < tall * scale; y += 1) {
    const row = rows[height === 1 ? 0 : Math.floor(y / scale)]!;
    const start = (y + quiet * scale) * picture.width + quiet * scale;
    for (let x = 0; x < width * scale; x += 1) indices[start + x] = row[Math.floor(x / scale)]!;
  }
  return writePalettePng({
    ...picture,
    indices,
    palette: [
      [255, 255, 255],
      [0, 0, 0],
    ],
  });
}
