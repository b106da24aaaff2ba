import { labelOf, type TicketWords } from './label-of.ts';
import type { FieldName, Region, TicketJson } from './ticket-data.ts';
import { textOf, whereOf } from './words.ts';

/** What is lit up: values, the code, or a reading that was crossed out. */
export type Selection = {
  readonly names: readonly (FieldName | 'code')[];
  readonly marks: readonly Mark[];
  /** What is said aloud. */
  readonly spoken: string;
};

/** A place on a page that is outlined, and what it is called. */
export type Mark = { readonly page: number; readonly region: Region; readonly label: string };

/** A mark, and as much of the height of its region as its ink takes. */
export type InkedMark = Mark & { readonly ink: Region };

/** A value, or the code, where it stands; undefined when there is no such field. */
export function selectValue(words: TicketWords, ticket: TicketJson, name: string | null): Selection | undefined {
  if (name === 'code') return selectCode(words, ticket);
  const field = ticket.fields.find((one) => one.name === name);
  if (!field) return undefined;
  const label = labelOf(words, field.name, ticket.kind.value);
  // Ink that a person can read comes before a code.
  const places = field.places.toSorted((a, b) => Number(a.from === 'code') - Number(b.from === 'code'));
  const where = [...new Set(places.map((place) => whereOf(words, place, ticket)))].join(' · ');
  const spoken = words.proof.said(where, label, textOf(words, field.value ?? field.read, field.name));
  return { names: [field.name], marks: marksOf(places, label), spoken };
}

function selectCode({ proof: t }: TicketWords, { code }: TicketJson): Selection | undefined {
  if (!code) return undefined;
  return { names: ['code'], marks: marksOf([code], t.code), spoken: `${t.code}: ${t.codeCopied}` };
}

type OtherReading = { readonly name: FieldName; readonly at: number };

/** A reading that lost. */
export function selectOther(words: TicketWords, ticket: TicketJson, { name, at }: OtherReading): Selection | undefined {
  const other = ticket.fields.find((one) => one.name === name)?.others[at];
  if (!other?.places[0]) return undefined;
  const label = labelOf(words, name, ticket.kind.value);
  const spoken = words.proof.said(whereOf(words, other.places[0], ticket), label, textOf(words, other.value, name));
  return { names: [], marks: marksOf(other.places, label), spoken };
}

/** Everything that was read at a point of a page, in fractions of it. A finger is not exact: the nearest within reach. */
export function selectPlace(
  words: TicketWords,
  ticket: TicketJson,
  { page, x, y }: { readonly page: number; readonly x: number; readonly y: number },
): Selection {
  const near = 0.015;
  const hits = (region: Region) =>
    x >= region.x - near &&
    x <= region.x + region.width + near &&
    y >= region.y - near &&
    y <= region.y + region.height + near;
  const found = ticket.fields.filter(
    ({ places, value }) =>
      value !== null && places.some((place) => place.page === page && place.region && hits(place.region)),
  );
  const chosen = found.flatMap(({ name }) => selectValue(words, ticket, name) ?? []);
  const code =
    ticket.code?.page === page && ticket.code.region && hits(ticket.code.region)
      ? selectCode(words, ticket)
      : undefined;
  const all = [...chosen, ...(code ? [code] : [])];
  return {
    names: all.flatMap(({ names }) => names),
    marks: all.flatMap(({ marks }) => marks),
    spoken: all.length > 0 ? all.map(({ spoken }) => spoken).join('. ') : words.proof.nothingThere,
  };
}

type Placed = { readonly page: number | null; readonly region: Region | null };

function marksOf(places: readonly Placed[], label: string): readonly Mark[] {
  return places.flatMap(({ page, region }) => (page && region ? [{ page, region, label }] : []));
}
