import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Region } from '#src/barcodes/region.ts';
import type { Cell } from '../../layout/cells.ts';
import { legOf, none, type Order } from './places.ts';

/** The id of the code of a traveller on a leg. */
export type CodeOfTicket = (who: number, leg: number) => string | undefined;

/**
 * Whose each code is by the name that stands nearest to it and the leg in whose part that stands; undefined where not each traveller has just one
 * on each leg.
 */
export function codesByNames(order: Order, codes: readonly FoundBarcode[]): CodeOfTicket | undefined {
  const { travellers, legs } = order;
  if (travellers.length < 2 || codes.length !== travellers.length * legs.length) return undefined;
  const found = new Map<string, string>();
  for (const code of codes) {
    const near = nearestName(code, order);
    const leg = near && legOf(near.cell, order);
    if (near && leg !== undefined && leg !== none) found.set(`${near.who} ${leg}`, code.id);
  }
  return found.size === codes.length ? (who, leg) => found.get(`${who} ${leg}`) : undefined;
}

function nearestName({ page, region }: FoundBarcode, { travellers }: Order) {
  if (!region) return undefined;
  const named = travellers.flatMap(({ places }, who) => places.map((cell) => ({ cell, who })));
  const far = (cell: Cell) =>
    Math.hypot(
      apart(cell.region.x, cell.region.width, region.x, region.width),
      apart(cell.region.y, cell.region.height, region.y, region.height),
    );
  const onPage = named.filter(({ cell }) => cell.page === page);
  const aligned = onPage.filter(({ cell }) => isAligned(cell.region, region));
  return (aligned.length > 0 ? aligned : onPage).toSorted((a, b) => far(a.cell) - far(b.cell))[0];
}

/** Whether a name stands in the row of a code, however far beside it, or right over or under it. */
function isAligned(name: Region, code: Region): boolean {
  const middle = name.y + name.height / 2;
  const inRow = middle > code.y && middle < code.y + code.height;
  const inColumn = apart(name.x, name.width, code.x, code.width) === 0;
  return inRow || (inColumn && apart(name.y, name.height, code.y, code.height) < 2 * name.height);
}

/** How far two stretches are from each other; none where they have a part in common. */
function apart(at: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, at - other - otherLength, other - at - length);
}
