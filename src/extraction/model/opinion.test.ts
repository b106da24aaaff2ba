import { describe, expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { reading } from '#test/support/draft-builder.ts';
import type { AskableField } from './askable.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import { opinionOf } from './opinion.ts';

const said = (name: AskableField, value: TicketFields[AskableField]): Grounded => ({
  name,
  standing: 'free',
  lines: [],
  reading: reading(value),
  cited: true,
});

/** Whether an answer about a stay surely says that there is one, whose begin is believed so far. */
function isSure(belief: number, leads = true): boolean | undefined {
  const [first, last] = [{ local: '2027-08-20T16:30' }, { local: '2027-08-24T12:00' }];
  const values = [
    said('title', 'Casa da Camposa'),
    said('start', first),
    said('end', last),
    said('address', 'Camposa 9, Ribadeo'),
  ];
  const answered: GroundedTicket = { kind: 'hotel', values, unfounded: [] };
  const believed = values.map((value, at) => ({ value, belief: at === 1 ? belief : 0.97, own: 0.05 }));
  const tickets = [{ answered, ticket: undefined, values: believed, silent: [] }];
  return opinionOf({ isTicket: true, tickets: [answered] } as never, { tickets, trust: 0.9, leads })?.sure;
}

describe('what an answer says of a paper in which we saw no ticket', () => {
  it('is sure where what matters rather stands there than not', () => {
    expect(isSure(0.54)).toBe(true);
    expect(isSure(0.49)).toBe(false);
  });

  it('is not heard where we are believed more, or where it contradicts itself', () => {
    expect(isSure(0.97, false)).toBeUndefined();
    expect(
      opinionOf({ isTicket: true, tickets: [] } as never, { tickets: [], trust: 0.9, leads: true }),
    ).toBeUndefined();
  });
});
