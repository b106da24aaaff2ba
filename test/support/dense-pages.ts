/** Pages that are as full as pages get: rides, events, terms and timetables without a blank line. */
import type { DocumentNode } from '#src/documents/document.ts';
import { pageOf } from './page-builder.ts';

const two = (count: number): string => String(count).padStart(2, '0');
const clock = (at: number, later = 0): string => `${two(8 + later + (at % 12))}:${two((at * 7) % 60)}`;

/** One line of each kind of page, by page and line. */
const lines = {
  tickets: (page: number, at: number): string =>
    [
      `Passenger: Ada Number${page} Test${at}      Seat: ${at}A      Coach: ${page}`,
      `Departure  Aldermere Central   ${clock(at)}    Platform ${at}`,
      `Arrival    Birchford Junction   ${clock(at, 1)}   Train IC ${100 + at}`,
      `Date: ${1 + (at % 28)}.03.2027   Booking reference: AB${page}C${at}X   Price: EUR ${at}.90`,
    ][at % 4]!,
  events: (page: number, at: number): string =>
    [
      `# Winter Concert ${page} ${at}`,
      `Venue: Town Hall ${at}   Block ${page}   Row ${at}   Seat ${at}`,
      `Saturday, ${1 + (at % 28)} March 2027, ${clock(at)} to ${clock(at, 1)}`,
      `Name: Ada Lovelace ${at}     Order number: 55${page}${at}8    Total: 12.${10 + (at % 80)} EUR`,
    ][at % 4]!,
  table: (page: number, at: number): string =>
    `${clock(at)}   Station ${at} North   ${clock(at, 1)}   Station ${at + 1} South   IC ${100 + at}   Row ${at}   Seat ${page}`,
  terms: (page: number, at: number): string =>
    `${at}. The holder of ticket no. ${page * 1000 + at} is admitted on ${1 + (at % 28)} March 2027 at ${clock(at)} only when the seat in row ${at} is paid with EUR ${at}.50.`,
} as const;

const kinds = Object.values(lines);

/** A PDF of so many pages with so many lines each. */
export function densePages(
  of: keyof typeof lines | 'mixed',
  { pages = 20, perPage = 80 }: { readonly pages?: number; readonly perPage?: number } = {},
): DocumentNode {
  const line = of === 'mixed' ? (page: number, at: number) => kinds[(at >> 3) % kinds.length]!(page, at) : lines[of];
  const text = (page: number) => Array.from({ length: perPage }, (_, at) => line(page, at)).join('\n');
  const all = Array.from({ length: pages }, (_, at) => pageOf(text(at + 1), { number: at + 1 }));
  return { type: 'pdf', id: '0', pageCount: pages, pages: all, parts: [] };
}
