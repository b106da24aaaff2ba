import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';

/** The codes of all pages of a document. */
export function codesOf({ sheets }: Understood): readonly FoundBarcode[] {
  return sheets.flatMap(({ page }) => page.barcodes);
}

/** Which of the tickets of an order it is, and what was made of it so far. */
export type Place = {
  readonly who: number;
  readonly travellers: number;
  readonly leg: number;
  readonly legs: number;
  readonly draft: Draft;
  /** The ticket was another one's so far. */
  readonly isNew: boolean;
};

/**
 * The id of the code of a traveller on a leg: what its ticket has already; one of as many as there are travellers, or legs of one; else that of
 * the leg's ticket.
 */
export function codeOf(
  codes: readonly FoundBarcode[],
  { who, travellers, leg, legs, draft, isNew }: Place,
): string | undefined {
  if (codes.length < 2 || (!isNew && draft.barcode !== undefined)) return draft.barcode;
  const ordered = codes.toSorted(byPlace);
  if (codes.length === travellers * legs && isByLeg(ordered, travellers)) return ordered[leg * travellers + who]!.id;
  return codes.length === travellers ? ordered[who]!.id : draft.barcode;
}

/** Whether codes of several legs and travellers can be told apart: a page for each leg, or one leg. */
export function isByLeg(ordered: readonly FoundBarcode[], travellers: number): boolean {
  const firstOfLeg = (at: number) => ordered[at - (at % travellers)]!;
  const firsts = ordered.filter((_, at) => at % travellers === 0);
  const ownPages = new Set(firsts.map(({ page }) => page)).size === firsts.length;
  return ownPages && ordered.every((code, at) => code.page === firstOfLeg(at).page);
}

/** In the order of pages, from top to bottom. */
export function byPlace(a: FoundBarcode, b: FoundBarcode): number {
  return (
    (a.page ?? 0) - (b.page ?? 0) || (a.region?.y ?? 0) - (b.region?.y ?? 0) || (a.region?.x ?? 0) - (b.region?.x ?? 0)
  );
}
