import { chosenInstead } from '#src/tickets/choose.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { foldKey } from './words/fold.ts';

/** How likely another title must be to be what the event is called. */
const least = 0.7;
/** Letters of a part of a house's name at least: "VREDENBURG" of TivoliVredenburg. */
const part = 5;

/** An event of which a title is its house's or its seller's name, and another one is likely, is called that: a mail has the house large, its ticket the show. */
export function withShowBeforeHouse(kind: TicketKind, fields: ChosenFields): ChosenFields {
  const { title } = fields;
  if (kind !== 'event' || !title) return fields;
  const houses = [fields.venue, fields.issuer]
    .flatMap((house) => (house ? [house, ...house.others] : []))
    .map(({ value }) => foldKey(value));
  const isHouse = (name: string) => {
    const key = foldKey(name);
    return houses.some((house) => house === key || (key.length >= part && house.includes(key)));
  };
  if (!isHouse(title.value)) return fields;
  const show = title.others.find(({ value, likely }) => (likely ?? 0) >= least && !isHouse(value));
  return show ? { ...fields, title: chosenInstead(title, show) } : fields;
}
