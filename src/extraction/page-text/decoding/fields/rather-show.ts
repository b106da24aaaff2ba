import { sameWords } from '#src/tickets/same.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { bounds } from '../spans/bounds.ts';
import type { Told } from '../spans/told.ts';
import type { Part } from './part.ts';

/** Whether of an event only its house or who sells it was read as the title, and this name is neither's. */
export function isRatherShow({ draft, tellings, understood }: Part, fields: FieldReadings, name: unknown): boolean {
  const titles = fields.title ?? [];
  if (draft.kind?.value !== 'event' || titles.length === 0) return false;
  const venues = tellings.values('venue', 'venue').filter(({ likely }) => likely >= bounds.mostly);
  const houses = [fields.issuer?.[0]?.value, understood.sender?.name, ...venues.map(({ value }) => String(value))];
  const isHouse = (text: string) => houses.some((house) => house !== undefined && sameWords(house, text));
  return titles.every(({ value }) => isHouse(value)) && !isHouse(String(name));
}

/** Whether a name is likelier that of the house than of a show, and the document tells of a likelier show. */
export function isHouseOfAnother({ value, likely, best }: Told, titles: readonly Told[]): boolean {
  return (
    best.likely('venue') > likely &&
    titles.some((other) => other.likely > likely && !sameWords(String(other.value), String(value)))
  );
}
