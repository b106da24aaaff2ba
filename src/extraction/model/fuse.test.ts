import { describe, expect, it } from 'vitest';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { bands } from '#src/tickets/standing.ts';
import { reading } from '#test/support/draft-builder.ts';
import { fuse } from './fuse.ts';
import type { GroundedTicket } from './ground.ts';

const chosen = <T>(value: T, likely: number) => ({ ...reading(value), likely, others: [] });

/** A seat of ours of which an answer that is trusted so far says nothing. */
function seatBeside(trust: number, own: number, likely = 0.95) {
  const ticket: MergedDraft = {
    drafts: [],
    kind: { ...reading('event' as const), others: [] },
    fields: { seat: chosen('12', likely) },
  };
  const answered: GroundedTicket = { kind: 'event', values: [], unfounded: [] };
  const tickets = [{ answered, ticket, values: [], silent: [{ name: 'seat' as const, own }] }];
  return fuse([ticket], { tickets, trust, leads: true }, [])[0]?.fields.seat;
}

describe('what an answer is silent about', () => {
  it('is to be checked where the answer is believed, and is never taken away', () => {
    expect(seatBeside(0.95, 0.8)).toMatchObject({ value: '12', likely: 0.8 });
    expect(seatBeside(0.95, 0.1)).toMatchObject({ value: '12', likely: bands.check });
  });

  it('stays as sure as it is beside an answer that is not believed, and is never made surer', () => {
    expect(seatBeside(0.4, 0.1)).toMatchObject({ value: '12', likely: 0.95 });
    expect(seatBeside(0.95, 0.99, 0.6)).toMatchObject({ value: '12', likely: 0.6 });
  });
});
