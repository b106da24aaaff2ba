/** Whether a model could tell more than is known already; what it is not asked costs nothing and leaves the machine. */
import type { Chosen } from '#src/tickets/evidence.ts';
import { type FieldName, fieldsThatMatter, type TicketKind } from '#src/tickets/fields.ts';
import { supportersOf } from '#src/tickets/standing.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { hasClock } from '#src/tickets/time.ts';
import type { Understanding } from '../understanding.ts';

/** Whether these fields are most of what matters of a ticket of a kind. */
export function isCore(kind: TicketKind, known: ReadonlySet<FieldName>): boolean {
  const groups = fieldsThatMatter(kind);
  const told = groups.filter((group) => group.some((name) => known.has(name))).length;
  return told >= Math.min(2, groups.length) && told * 3 >= groups.length * 2;
}

/** From this probability on that all that matters is right, nobody is asked. */
const sure = 0.95;

/** What is said for machines or by a table is right this often; a kind that is told this surely counts as told. */
const stated = 0.995;
const surelyTold = 0.6;

/**
 * Whether to ask: there is something to read, and no ticket was found in it, or it is not likely enough that everything that matters of
 * each ticket is known and right.
 */
export function needsModel(
  embedded: Understanding,
  has: { readonly lines: number; readonly images: boolean },
): boolean {
  if (has.lines === 0 && !has.images) return false;
  return embedded.tickets.length === 0 || embedded.tickets.some((ticket) => allRight(ticket) < sure);
}

/** The probability that every field that matters of a ticket is known and right, as if each stood for itself; 0 where one is missing. */
function allRight({ kind, fields }: Ticket): number {
  const { start } = fields;
  const clocked = kind.value === 'hotel' || kind.value === 'pass' || start === undefined || hasClock(start.value);
  if (!clocked || kind.confidence < surelyTold) return 0;
  const likely = fieldsThatMatter(kind.value).map((group) =>
    Math.max(...group.map((name) => rightness(name, fields[name]))),
  );
  return likely.reduce((all, one) => all * one, 1);
}

/** How likely a field is right: as it was learned for what is read from pages, else by whom it was read. */
function rightness(name: FieldName, chosen: Chosen<unknown> | undefined): number {
  if (!chosen) return 0;
  const told = supportersOf(name, chosen).map(({ likely, confidence, evidence }) => {
    if (likely !== undefined) return likely;
    return confidence >= 0.8 || evidence.extractor.startsWith('derived') ? stated : confidence;
  });
  return Math.max(...told);
}
