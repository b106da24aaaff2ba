import type { Ticket } from '#src/tickets/ticket.ts';

/** A title for people: the event, or the way from here to there. */
export function titleOf({ kind, fields }: Ticket): string {
  const way = [fields.from ?? fields.fromCode, fields.to ?? fields.toCode].map((place) => place?.value);
  if (way[0] && way[1]) return [fields.number?.value, `${way[0]} → ${way[1]}`].filter(Boolean).join(' ');
  return fields.title?.value ?? fields.product?.value ?? fields.issuer?.value ?? kind.value;
}
