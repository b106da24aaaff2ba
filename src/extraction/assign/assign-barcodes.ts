/** Which code belongs to which ticket, and which codes are tickets of their own. */

import { isAdvertising } from '#src/barcodes/advertising.ts';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import type { Assigned } from './assigned.ts';
import { bears } from './code-bears.ts';
import { byGroup } from './groups.ts';
import { withLeftCodes } from './left-codes.ts';
import { admissionsOf, isOfOneMake, mostPairs, strength } from './makes.ts';
import { byPlace, placeOf, sameDocument } from './places.ts';

/**
 * Gives every ticket its code. Codes that extractors tied to a ticket stay there, unless another code's payload tells more of it than the one that
 * stands beside its words; the rest go by what they tell, by page and order. One code for several legs serves each of them. More codes of one
 * make than tickets: every code is an admission of its own.
 */
export function assignBarcodes(
  tickets: readonly MergedDraft[],
  barcodes: readonly FoundBarcode[],
): readonly Assigned[] {
  const admissions = admissionsOf(barcodes);
  const tied = tiesOf(tickets, barcodes, admissions);
  const claimed = new Set([...tied.values()].map(({ id }) => id));
  const free = admissions.filter(({ id }) => !claimed.has(id));
  const shared = shareFreeCodes(
    tickets.filter((ticket) => !tied.has(ticket)),
    free,
  );
  const assigned = tickets.flatMap((ticket): readonly Assigned[] => {
    const own = tied.get(ticket);
    if (own) return [{ ticket, barcode: own }];
    const codes = shared.get(ticket) ?? [];
    return codes.length === 0 ? [{ ticket }] : codes.map((barcode) => ({ ticket, barcode }));
  });
  return withLeftCodes(assigned, admissions);
}

/** The codes that were tied to tickets; none to those that stand beside them on a page, where one of those tells more of another ticket. */
function tiesOf(
  tickets: readonly MergedDraft[],
  barcodes: readonly FoundBarcode[],
  admissions: readonly FoundBarcode[],
): ReadonlyMap<MergedDraft, FoundBarcode> {
  const byId = new Map(barcodes.map((barcode) => [barcode.id, barcode]));
  const all = tickets.flatMap((ticket) => {
    const barcode = byId.get(ticket.barcode ?? '');
    return barcode ? [{ ticket, barcode }] : [];
  });
  const [beside, certain] = [true, false].map((side) => all.filter(({ ticket }) => isBeside(ticket) === side));
  const taken = new Set(certain!.map(({ barcode }) => barcode));
  const open = admissions.filter((code) => !taken.has(code));
  const isOut =
    beside!.length * open.length <= mostPairs &&
    (areShared(beside!, open) ||
      beside!.some(({ ticket, barcode }) => {
        const own = bears(barcode, ticket);
        return open.some((other) => bears(other, ticket) > own);
      }));
  return new Map((isOut ? certain! : all).map(({ ticket, barcode }) => [ticket, barcode]));
}

/** Whether several tickets stand beside one code of a make, and none beside another one. */
function areShared(tied: readonly Required<Assigned>[], open: readonly FoundBarcode[]): boolean {
  const codes = [...new Set(tied.map(({ barcode }) => barcode))];
  return (
    codes.length < tied.length &&
    open.some((code) => !codes.includes(code) && codes.every((own) => isOfOneMake(own, code)))
  );
}

/** Whether a ticket has its code only because that stands beside its words. */
function isBeside({ drafts, barcode }: MergedDraft): boolean {
  return drafts.every((draft) => draft.barcode !== barcode || draft.extractor === pageText);
}

const pageText = 'page-text';

/** Hands free codes to tickets that have none. */
function shareFreeCodes(
  tickets: readonly MergedDraft[],
  codes: readonly FoundBarcode[],
): Map<MergedDraft, FoundBarcode[]> {
  const result = new Map<MergedDraft, FoundBarcode[]>();
  if (tickets.length === 0 || codes.length === 0) return result;
  if (tickets.length === 1) {
    const [ticket] = tickets;
    return result.set(ticket!, ofOneMake(codes, ticket!));
  }
  if (codes.length === 1) {
    for (const ticket of tickets) if (sameDocument(ticket, codes[0]!)) result.set(ticket, [codes[0]!]);
    if (result.size === 0) for (const ticket of tickets) result.set(ticket, [codes[0]!]);
    return result;
  }
  const ordered = codes.toSorted(byPlace);
  const rows = tickets.toSorted((a, b) => byPlace(placeOf(a), placeOf(b)));
  const areMany = rows.length * ordered.length > mostPairs;
  if (ordered.length === rows.length)
    return areMany ? new Map(rows.map((ticket, at) => [ticket, [ordered[at]!]])) : oneEach(rows, ordered);
  const grouped = rows.length > ordered.length ? byGroup(rows, ordered) : undefined;
  for (const ticket of rows) {
    const near = ordered.filter((code) => sameDocument(ticket, code) && code.page === placeOf(ticket).page);
    const beside = ordered.find(({ id }) => id === ticket.barcode);
    const code = (areMany ? undefined : bestOf(ordered, ticket)) ?? grouped?.get(ticket) ?? beside ?? near[0];
    if (code) result.set(ticket, [code]);
  }
  return result;
}

/** As many codes as tickets: each its own, those first whose payloads tell most of a ticket, the rest in their order. */
function oneEach(tickets: readonly MergedDraft[], codes: readonly FoundBarcode[]): Map<MergedDraft, FoundBarcode[]> {
  const result = new Map<MergedDraft, FoundBarcode[]>();
  const left = new Set(codes);
  const pairs = tickets.flatMap((ticket, at) =>
    codes.map((code, place) => ({ ticket, code, told: worthFor(code, ticket), apart: Math.abs(at - place) })),
  );
  for (const { ticket, code, told } of pairs.toSorted((a, b) => b.told - a.told || a.apart - b.apart)) {
    if (told === 0 || result.has(ticket) || !left.delete(code)) continue;
    result.set(ticket, [code]);
  }
  const others = [...left];
  for (const ticket of tickets) if (!result.has(ticket)) result.set(ticket, [others.shift()!]);
  return result;
}

/** The code whose payload tells more of a ticket than every other's; undefined where several tell as much. */
function bestOf(codes: readonly FoundBarcode[], ticket: MergedDraft): FoundBarcode | undefined {
  const [best, next] = codes.map((code) => ({ code, told: bears(code, ticket) })).toSorted((a, b) => b.told - a.told);
  return best && best.told > (next?.told ?? 0) ? best.code : undefined;
}

/** What a code tells of a ticket; of two that tell as much, the one beside its words is its own. */
function worthFor(code: FoundBarcode, ticket: MergedDraft): number {
  return bears(code, ticket) + (ticket.barcode === code.id ? 0.5 : 0);
}

/** Several codes for one ticket are several admissions only when they are of one make; else the one that tells most of it counts, and the strongest. */
function ofOneMake(codes: readonly FoundBarcode[], ticket: MergedDraft): FoundBarcode[] {
  const told = new Map(codes.map((code) => [code, isAdvertising(code.text) ? 0 : bears(code, ticket)]));
  const [first, ...rest] = codes.toSorted((a, b) => told.get(b)! - told.get(a)! || strength(b) - strength(a));
  if (!first) return [];
  const alike = rest.filter((code) => isOfOneMake(code, first) && strength(code) === strength(first));
  return [first, ...alike].sort(byPlace);
}
