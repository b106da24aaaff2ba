import type { Draft } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { LegPlace } from './places.ts';

/** Where a leg stands by what its tickets say: from the first on of what only it says, each time that it is printed. */
export function placeOf(tickets: readonly Draft[], understood: Understood): LegPlace {
  const cells = tickets.map((ticket) => ownCells(ticket, understood));
  const [first = []] = cells;
  const number = tickets[0]?.fields.number?.[0]?.value;
  const [from, to] = [tickets[0]?.fields.fromCode?.[0]?.value, tickets[0]?.fields.toCode?.[0]?.value];
  const prints = cells.flatMap((own) => (own.length > 0 ? [Math.min(...own.map(({ order }) => order))] : []));
  return {
    begins: Math.min(...first.map(({ order }) => order), Number.MAX_SAFE_INTEGER),
    prints: [...new Set(prints)],
    cells: first,
    ...(number && { number }),
    ...(from && to && { route: `${from}-${to}` }),
  };
}

/** The lines in which a ticket's number, departure and first end stand. */
function ownCells({ fields }: Draft, { cells }: Understood): readonly Cell[] {
  return [fields.number?.[0], fields.from?.[0], fields.start?.[0]].flatMap((reading) => {
    const region = reading?.evidence.region;
    const cell =
      region &&
      cells.find((one) => one.page === reading.evidence.page && one.region.y === region.y && one.region.x === region.x);
    return cell ? [cell] : [];
  });
}
