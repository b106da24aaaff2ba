import type { Barcode, FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Region } from '#src/barcodes/region.ts';

type Code = Barcode & { readonly region?: Region; readonly angle?: number };
type Origin = { readonly origin: FoundBarcode['origin']; readonly page?: number; readonly first?: number };

/** Gives codes their ids, `<document id>#<n>`, n from `first` (1), and the document and page they were found in. */
export function foundCodes(codes: readonly Code[], document: string, place: Origin): readonly FoundBarcode[] {
  const { origin, page, first = 1 } = place;
  return codes.map((code, index) => ({
    ...code,
    id: `${document}#${first + index}`,
    document,
    ...(page === undefined ? {} : { page }),
    origin,
  }));
}
