import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';

/** LIST: what tickets of one code have alike: the ride that all of an order take with it, or the one who takes all rides. */
const alike: readonly ((ticket: MergedDraft) => string | undefined)[] = [
  ({ fields: { start } }) => start?.value.local,
  ({ fields: { passenger } }) => passenger?.value,
];

/**
 * Codes of tickets, in their order, of which there are as many as rides or people: one for all on a ride, or for all rides of one person. Undefined where neither is so.
 */
export function byGroup(
  tickets: readonly MergedDraft[],
  codes: readonly FoundBarcode[],
): ReadonlyMap<MergedDraft, FoundBarcode> | undefined {
  for (const keyOf of alike) {
    const groups = Map.groupBy(tickets, keyOf);
    if (groups.size !== codes.length || groups.has(undefined)) continue;
    return new Map([...groups.values()].flatMap((group, at) => group.map((ticket) => [ticket, codes[at]!] as const)));
  }
  return undefined;
}
