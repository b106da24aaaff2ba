import { chosenInstead } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import { journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { hasArrow, splitRoute } from './page-text/page-text.ts';

/** The fields of a ride, a way that was read as one of its ends parted: "Palma → Maó" is where it leaves from and where it goes. */
export function withEndsOfWays(kind: TicketKind, fields: ChosenFields): ChosenFields {
  if (!journeyKinds.has(kind)) return fields;
  const way = [fields.from, fields.to].find((end) => end && hasArrow(end.value) && splitRoute(end.value));
  if (!way) return fields;
  const [from, to] = splitRoute(way.value)!.map((end) => end.trim()) as [string, string];
  return { ...fields, from: endOf(way, from, fields.from), to: endOf(way, to, fields.to) };
}

function endOf(way: Chosen<string>, value: string, before: Chosen<string> | undefined): Chosen<string> {
  const { others: _, ...own } = way;
  return before && before !== way ? chosenInstead(before, { ...own, value }) : { ...way, value };
}
