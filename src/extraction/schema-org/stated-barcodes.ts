import type { Barcode, FoundBarcode, Symbology } from '#src/barcodes/barcode.ts';
import { readPayload } from '#src/barcodes/payload-text.ts';
import type { DocumentNode, JsonObject, JsonValue } from '#src/documents/document.ts';
import { isObject, listOf } from '#src/documents/shared/texts/json-ld.ts';
import { markupOf } from './markup-of.ts';

/** Prefixes of `ticketToken` (https://schema.org/ticketToken and Google's reference of reservations). */
const prefixes: Readonly<Record<string, Symbology>> = {
  qrcode: 'qr',
  qr: 'qr',
  azteccode: 'aztec',
  aztec: 'aztec',
  barcode128: 'code128',
  code128: 'code128',
  pdf417: 'pdf417',
  datamatrix: 'datamatrix',
};

const mostTokens = 100;
const longestText = 2000;
const deepest = 6;

/**
 * The codes that documents spell out instead of drawing them: tokens of markup (`qrCode:…`) and attached passes.
 * Ids are `<document id>#s<n>` for tokens; those of passes are kept.
 */
export function statedBarcodes(documents: readonly DocumentNode[]): readonly FoundBarcode[] {
  return documents.flatMap((document) => {
    if (document.type === 'pass') return document.barcodes;
    const tokens = markupOf(document)
      .flatMap((object) => tokensIn(object, 0))
      .slice(0, mostTokens);
    return tokens.map(
      (barcode, at): FoundBarcode => ({
        ...barcode,
        id: `${document.id}#s${at}`,
        document: document.id,
        origin: 'stated',
      }),
    );
  });
}

/** Reads one token (`aztecbin:` is followed by Base64); undefined for addresses of pictures, unknown prefixes, and texts whose bytes are not certain. */
export function readToken(value: JsonValue | undefined): Barcode | undefined {
  const match = /^\s*([A-Za-z\d]{2,12}):([\s\S]{1,2600})$/.exec(typeof value === 'string' ? value : '');
  if (match?.[1]?.toLowerCase() === 'aztecbin') return readBytes(match[2]!);
  const symbology = prefixes[match?.[1]?.toLowerCase() ?? ''];
  const payload = match?.[2] ?? '';
  if (
    !symbology ||
    payload.length > longestText ||
    isPicture(payload) ||
    !/^[\x20-\x7e\r\n\t]+$/.test(payload) ||
    hasEntity(payload)
  )
    return undefined;
  const bytes = new TextEncoder().encode(payload);
  return { symbology, bytes, ...readPayload(bytes) };
}

/** Bytes of an Aztec code, which holds 1,914 at most (ISO/IEC 24778). */
function readBytes(base64: string): Barcode | undefined {
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return undefined;
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  return { symbology: 'aztec', bytes, ...readPayload(bytes) };
}

function tokensIn(value: JsonValue, depth: number): Barcode[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((each: JsonValue) => tokensIn(each, depth + 1));
  if (!isObject(value)) return [];
  const object: JsonObject = value;
  const own = listOf(object.ticketToken ?? object.token).flatMap((token) => readToken(token) ?? []);
  return [
    ...own,
    ...Object.entries(object).flatMap(([key, each]) =>
      key === 'ticketToken' || key === 'token' ? [] : tokensIn(each, depth + 1),
    ),
  ];
}

/** The address of a picture of the code, not what the code says. */
function isPicture(payload: string): boolean {
  return /^https?:\/\/\S+(\.(png|jpe?g|gif|svg|webp)\b|(barcode|qrcode|qr|aztec)s?[/?._-])/i.test(payload);
}

/** Escaped for HTML by mistake, or meant so: the bytes are not certain. */
function hasEntity(payload: string): boolean {
  return /&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp);/i.test(payload);
}
