import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Draft } from '#src/tickets/ticket.ts';

/** Which of the tickets of an order it is, and what was made of it so far. */
export type Place = {
  readonly who: number;
  readonly travellers: number;
  readonly leg: number;
  readonly legs: number;
  readonly draft: Draft;
};

/** The id of the code of a traveller on a leg: one of as many as there are tickets, or travellers; else that of the leg's ticket. */
export function codeOf(
  codes: readonly FoundBarcode[],
  { who, travellers, leg, legs, draft }: Place,
): string | undefined {
  if (codes.length < 2) return draft.barcode;
  const ordered = codes.toSorted(byPlace);
  if (codes.length === travellers * legs) return ordered[leg * travellers + who]!.id;
  return codes.length === travellers ? ordered[who]!.id : draft.barcode;
}

function byPlace(a: FoundBarcode, b: FoundBarcode): number {
  return (
    (a.page ?? 0) - (b.page ?? 0) || (a.region?.y ?? 0) - (b.region?.y ?? 0) || (a.region?.x ?? 0) - (b.region?.x ?? 0)
  );
}
