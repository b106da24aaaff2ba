import { chosenInstead } from '#src/tickets/choose.ts';
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { Airport } from '#src/tickets/places/airport.ts';
import { airportByCode, airportsByName } from '#src/tickets/places/airports.ts';
import { kilometres } from '#src/tickets/places/distance.ts';
import { plain } from '#src/tickets/same.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';

/** An airport is called by a city that is so many kilometres away at most (Frankfurt Hahn: 100). */
const around = 200;

const ends = [
  ['from', 'fromCode'],
  ['to', 'toCode'],
] as const;

/**
 * A flight without a name or code of its ends that means another place than the other one does, by the table of airports: the less sure
 * one is taken from another reading that agrees, or left out. So is an end that would be the other one. What the table does not know stays.
 */
export function withAgreeingEnds(kind: TicketKind, fields: ChosenFields): ChosenFields {
  if (kind !== 'flight') return fields;
  const agreeing = ends.reduce<ChosenFields>((all, [name, code]) => {
    const [named, coded] = [all[name], all[code]];
    if (!named || !coded || !areApart(named.value, coded.value)) return all;
    const isNameSurer = surenessOf(named) >= surenessOf(coded);
    const [field, other] = isNameSurer
      ? [code, another(coded, (value) => !areApart(named.value, value))]
      : [name, another(named, (value) => !areApart(value, coded.value))];
    const { [field]: _, ...left } = all;
    return other ? { ...left, [field]: other } : left;
  }, fields);
  return withoutSameEnds(agreeing);
}

/** No flight ends at the airport where it begins: of two ends that are one the less sure one is not told. */
function withoutSameEnds(fields: ChosenFields): ChosenFields {
  const [from, to] = ends.map(([name, code]) => airportsOf(fields[name], fields[code]));
  if (from!.isDisjointFrom(to!)) return fields;
  const [first, second] = ends.map(([name, code]) => Math.max(...[fields[name], fields[code]].map(surenessOf)));
  const [name, code] = ends[first! < second! ? 0 : 1];
  const { [name]: _, [code]: __, ...left } = fields;
  return left;
}

/** Codes of the airports that an end may be: that of its code, or those of its name. */
function airportsOf(name: Reading<string> | undefined, code: Reading<string> | undefined): ReadonlySet<string> {
  if (code) return new Set([code.value]);
  return new Set(name ? airportsByName(name.value).map((airport) => airport.code) : []);
}

/** Whether a name and a code surely mean different places. */
function areApart(name: string, code: string): boolean {
  const coded = airportByCode(code);
  const named = /^[A-Z]{3}$/.test(name) ? [airportByCode(name) ?? []].flat() : airportsByName(name);
  return (
    coded !== undefined &&
    named.length > 0 &&
    !isNamedSo(coded, name) &&
    named.every(({ location }) => kilometres(location, coded.location) > around)
  );
}

/** Whether an airport's own name begins with a place's, "Oran Es-Sénia" with Oran: the table has another town of that name. */
function isNamedSo({ name }: Airport, place: string): boolean {
  return name.length > place.length && plain(name).startsWith(`${plain(place)} `);
}

function surenessOf(reading: Reading<string> | undefined): number {
  return reading?.likely ?? reading?.confidence ?? 0;
}

/** Of the other readings the first that agrees; what was chosen stays among the others. */
function another(chosen: Chosen<string>, agrees: (value: string) => boolean): Chosen<string> | undefined {
  const found = chosen.others.find(({ value }) => agrees(value));
  return found && chosenInstead(chosen, found);
}
