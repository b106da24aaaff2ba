import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Region } from '#src/barcodes/region.ts';
import type { Understood } from '../document/understood.ts';
import type { LegFields } from './transport.ts';

/**
 * The code of each leg of a page, where it has as many as legs, and each leg another one that stands nearest to it: each leg is a ticket by
 * itself. Empty where that is not so.
 */
export function codesOfLegs({ sheets }: Understood, legs: readonly LegFields[]): ReadonlyMap<LegFields, string> {
  const found = sheets.flatMap(({ number, page: { barcodes } }) => {
    const own = legs.filter(({ page }) => page === number);
    if (own.length < 2 || barcodes.length !== own.length) return [];
    const nearest = own.map((leg) => nearestTo(leg, barcodes));
    const isEach = nearest.every((code) => code !== undefined) && new Set(nearest).size === own.length;
    return isEach ? own.map((leg, at) => [leg, nearest[at]!.id] as const) : [];
  });
  return new Map(found);
}

function nearestTo({ leg }: LegFields, codes: readonly FoundBarcode[]): FoundBarcode | undefined {
  const regions = [leg.departure, leg.arrival].flatMap((stop) =>
    [stop.place, stop.code, stop.clock].flatMap((said) => said?.cells.map(({ region }) => region) ?? []),
  );
  const placed = codes.flatMap((code) => (code.region ? [{ code, region: code.region }] : []));
  if (regions.length === 0) return undefined;
  const away = (one: Region) => Math.min(...regions.map((other) => gap(one, other)));
  return placed.toSorted((a, b) => away(a.region) - away(b.region))[0]?.code;
}

/** How far the middles of two regions are apart from top to bottom. */
function gap(a: Region, b: Region): number {
  return Math.abs(a.y + a.height / 2 - (b.y + b.height / 2));
}
