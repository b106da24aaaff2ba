/** What the rules read, as votes for what a span is. */
import type { Evidence } from '#src/tickets/evidence.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';
import { foldKey } from '../../words/fold.ts';
import type { Span } from '../candidates/span.ts';
import { resolveDay } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';

/** What the rules read a value as, how surely, and where. */
export type Vote = Pick<Evidence, 'page' | 'region'> & { readonly field: string; readonly confidence: number };

/** What the rules read, by the value as compared. */
export function votesOf(drafts: readonly Draft[]): ReadonlyMap<string, readonly Vote[]> {
  const votes = new Map<string, Vote[]>();
  const add = (key: string, vote: Vote) => votes.set(key, [...(votes.get(key) ?? []), vote]);
  for (const draft of drafts)
    for (const [field, readings] of Object.entries(draft.fields))
      for (const { value, confidence, evidence } of readings ?? []) {
        const vote = { field, confidence, page: evidence.page, region: evidence.region };
        if (typeof value === 'string') add(foldKey(value), vote);
        else if ('local' in value) {
          const time = value as TicketTime;
          add(`day ${dayOf(time)}`, vote);
          const clock = clockOf(time);
          if (clock) add(`clock ${clock}`, vote);
        } else if ('amount' in value) add(`money ${Number(value.amount)}`, vote);
      }
  return votes;
}

/** What the votes for a span are kept under. */
export function voteKey(span: Span, { dates }: Understood): string {
  if (span.date) return `day ${resolveDay(span.date, dates)?.day}`;
  if (span.clock) return `clock ${span.clock}`;
  return span.money ? `money ${Number(span.money.amount)}` : foldKey(span.text);
}

/** Whether a vote was read where a cell stands. */
export function isAt({ page, region }: Vote, cell: Cell): boolean {
  const own = cell.region;
  return (
    region !== undefined &&
    page === cell.page &&
    own.x < region.x + region.width &&
    own.x + own.width > region.x &&
    own.y < region.y + region.height &&
    own.y + own.height > region.y
  );
}
