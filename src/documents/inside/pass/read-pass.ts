/** Attached Wallet passes: .pkpass and .pkpasses (Apple's "Wallet Passes" documentation). */
import { unzipSync } from 'fflate';
import type { Barcode } from '#src/barcodes/barcode.ts';
import type { JsonObject, JsonValue } from '../../document.ts';
import { decodeText } from '../../shared/texts/decode-text.ts';
import { readLooseJson } from '../../shared/texts/mend-json.ts';
import { chooseStrings, localise } from './localise.ts';
import { passBarcodes } from './pass-barcodes.ts';

/** A pass as we read it: its pass.json with localised texts put in, and the codes that it shows. */
export type ReadPass = { readonly pass: JsonObject; readonly barcodes: readonly Barcode[] };

const mostPasses = 20;
const mostFiles = 500;
const largestPass = 10 * 1024 * 1024;
const largestText = 512 * 1024;

/** The passes in a .pkpass (one) or .pkpasses (several); none for anything else, and for archives that lie about sizes. */
export function readPass(bytes: Uint8Array): readonly ReadPass[] {
  const files = unzip(bytes, (name) => /^(pass\.json|[\w-]{1,20}\.lproj\/pass\.strings)$/i.test(name), largestText);
  const pass = readPassJson(files);
  if (pass) return [pass];
  const inner = unzip(bytes, (name) => /^[^/]{1,200}\.pkpass$/i.test(name), largestPass);
  return [...inner.values()].slice(0, mostPasses).flatMap((file) => {
    const read = readPassJson(
      unzip(file, (name) => /^(pass\.json|[\w-]{1,20}\.lproj\/pass\.strings)$/i.test(name), largestText),
    );
    return read ? [read] : [];
  });
}

function readPassJson(files: ReadonlyMap<string, Uint8Array>): ReadPass | undefined {
  const json = files.get('pass.json');
  const text = json ? decodeText(json).trim() : '';
  // Cut off in the middle: the archive lied about its size.
  const value: JsonValue | undefined = text.endsWith('}') ? readLooseJson(text)[0] : undefined;
  if (!isObject(value) || !('formatVersion' in value || 'passTypeIdentifier' in value)) return undefined;
  const pass = localise(value, chooseStrings(files));
  return { pass, barcodes: passBarcodes(pass) };
}

/** Inflates only the files that are asked for, and only if they say that they are small; a lie ends at the size that was said. */
function unzip(bytes: Uint8Array, wanted: (name: string) => boolean, largest: number): ReadonlyMap<string, Uint8Array> {
  let files = 0;
  let left = largest * 4;
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        files += 1;
        if (files > mostFiles || !wanted(name) || originalSize > largest || size > originalSize + 1024) return false;
        left -= originalSize;
        return left >= 0;
      },
    });
    return new Map(Object.entries(found).map(([name, file]) => [name.toLowerCase(), file]));
  } catch {
    return new Map();
  }
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
