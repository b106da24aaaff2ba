/** Which code belongs to which ticket, and which codes are tickets of their own. */

import { isAdvertising } from '#src/barcodes/advertising.ts';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';

/** A ticket with the code that it carries, if any. */
export type Assigned = { readonly ticket: MergedDraft; readonly barcode?: FoundBarcode };

/**
 * Gives every ticket its code. Codes that extractors tied to a ticket stay there; the rest go by page and order. One
 * code for several legs serves each of them. More codes of one make than tickets: every code is an admission of its own.
 */
export function assignBarcodes(
  tickets: readonly MergedDraft[],
  barcodes: readonly FoundBarcode[],
): readonly Assigned[] {
  const byId = new Map(barcodes.map((barcode) => [barcode.id, barcode]));
  const claimed = new Set(tickets.flatMap((ticket) => (ticket.barcode === undefined ? [] : [ticket.barcode])));
  const free = barcodes.filter((barcode) => !claimed.has(barcode.id) && isAdmission(barcode, barcodes));
  const without = tickets.filter((ticket) => !ticket.barcode || !byId.has(ticket.barcode));
  const shared = shareFreeCodes(without, free);
  return tickets.flatMap((ticket) => {
    const own = ticket.barcode === undefined ? undefined : byId.get(ticket.barcode);
    if (own) return [{ ticket, barcode: own }];
    const codes = shared.get(ticket) ?? [];
    return codes.length === 0 ? [{ ticket }] : codes.map((barcode) => ({ ticket, barcode }));
  });
}

/** Hands free codes to tickets that have none. */
function shareFreeCodes(
  tickets: readonly MergedDraft[],
  codes: readonly FoundBarcode[],
): Map<MergedDraft, FoundBarcode[]> {
  const result = new Map<MergedDraft, FoundBarcode[]>();
  if (tickets.length === 0 || codes.length === 0) return result;
  if (tickets.length === 1) {
    const [ticket] = tickets;
    return result.set(ticket!, ofOneMake(codes));
  }
  if (codes.length === 1) {
    for (const ticket of tickets) if (sameDocument(ticket, codes[0]!)) result.set(ticket, [codes[0]!]);
    if (result.size === 0) for (const ticket of tickets) result.set(ticket, [codes[0]!]);
    return result;
  }
  const ordered = codes.toSorted(byPlace);
  const rows = tickets.toSorted((a, b) => byPlace(placeOf(a), placeOf(b)));
  if (ordered.length === rows.length) {
    return new Map(rows.map((ticket, index) => [ticket, [ordered[index]!]]));
  }
  for (const ticket of rows) {
    const near = ordered.filter((code) => sameDocument(ticket, code) && code.page === placeOf(ticket).page);
    if (near.length) result.set(ticket, near.length === 1 ? near : [near[0]!]);
  }
  return result;
}

/** Several codes for one ticket are several admissions only when they are of one make; else the strongest one counts. */
function ofOneMake(codes: readonly FoundBarcode[]): FoundBarcode[] {
  const [first, ...rest] = codes.toSorted((a, b) => strength(b) - strength(a));
  if (!first) return [];
  const alike = rest.filter((code) => isOfOneMake(code, first) && strength(code) === strength(first));
  return [first, ...alike].sort(byPlace);
}

/** Codes of one series: the same symbology, and payloads of about the same length. */
export function isOfOneMake(one: FoundBarcode, other: FoundBarcode): boolean {
  return one.symbology === other.symbology && Math.abs(one.bytes.length - other.bytes.length) <= 2;
}

/** Wallet's own 2-D codes before others, long payloads before short ones, references before web addresses. */
function strength(code: FoundBarcode): number {
  const native = ['qr', 'aztec', 'pdf417'].includes(code.symbology) ? 2 : code.symbology === 'code128' ? 1 : 0;
  return native + (isAdvertising(code.text) ? -4 : 0);
}

/** A code that could open a gate: not an advertisement's address beside a real code. */
function isAdmission(code: FoundBarcode, all: readonly FoundBarcode[]): boolean {
  return !isAdvertising(code.text) || all.every((other) => other === code || isAdvertising(other.text));
}

type Place = {
  readonly document: string;
  readonly page?: number;
  readonly region?: { readonly y: number; readonly x: number };
};

function placeOf(ticket: MergedDraft): Place {
  const readings = Object.values(ticket.fields);
  const first = readings
    .map((reading) => reading.evidence)
    .filter((evidence) => evidence.page !== undefined)
    .toSorted(byPlace)[0];
  return first ?? readings[0]?.evidence ?? ticket.kind.evidence;
}

function sameDocument(ticket: MergedDraft, code: FoundBarcode): boolean {
  return placeOf(ticket).document === code.document;
}

function byPlace(a: Place, b: Place): number {
  return (
    a.document.localeCompare(b.document, 'en', { numeric: true }) ||
    (a.page ?? 0) - (b.page ?? 0) ||
    (a.region?.y ?? 0) - (b.region?.y ?? 0) ||
    (a.region?.x ?? 0) - (b.region?.x ?? 0)
  );
}
