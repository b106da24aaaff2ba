import type { FieldJson, FieldName, TicketJson } from './ticket-data.ts';

/** LIST: numbers that a code may spell: where it does not, a problem of the ticket names them. */
const numbers: readonly FieldName[] = [
  'bookingReference',
  'ticketNumber',
  'voucherCode',
  'membershipNumber',
  'pin',
] satisfies FieldName[];

/** LIST: what has no other source than the picture itself. */
const besidePicture = ['picture', 'derived', 'model'];

/** The values that stand and that only a picture shows: nothing that programs read confirms them. */
export function onlyPictured(ticket: TicketJson): ReadonlySet<FieldName> {
  const told = ticket.problems.flatMap(({ code, about = [] }) =>
    code === 'ticket.recognised' ? about.map(({ field }) => field) : [],
  );
  const isSpelled = ({ name }: FieldJson) => numbers.includes(name) && !told.includes(name);
  const pictured = ticket.fields.filter((field) => field.state === 'stands' && isOfPicture(field) && !isSpelled(field));
  return new Set(pictured.map(({ name }) => name));
}

function isOfPicture({ places }: FieldJson): boolean {
  return places.some(({ from }) => from === 'picture') && places.every(({ from }) => besidePicture.includes(from));
}
