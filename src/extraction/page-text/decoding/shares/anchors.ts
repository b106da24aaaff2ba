import { sameValue } from '#src/tickets/choose.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import { areJourneys, fieldOf } from '../spans/fields.ts';
import { readSpan } from '../spans/read-span.ts';

/** Where something of one ticket stands, in ems. */
export type Place = { readonly page: number; readonly x: number; readonly y: number; readonly order?: number };

/** LIST: what only one ticket of an order has, the best told first. */
const telling = ['ticket_number', 'seat', 'passenger', 'membership'] as const satisfies readonly Target[];

/** For each ticket of an order where it stands: its own number, seat or visitor, else its code. Undefined where that cannot be told. */
export function anchorsOf(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Place[] | undefined {
  const kind = drafts[0]!.kind?.value ?? 'code';
  // Numbers of bookings and memberships look like those of travellers' tickets: only their names tell them apart.
  for (const target of areJourneys(drafts) ? (['passenger'] as const) : telling) {
    const places = placesOf(target, kind, { understood, drafts, scored });
    const one = places && oneOfEach(places);
    if (one) return one;
  }
  return placesOfCodes(understood, drafts);
}

type Found = {
  readonly understood: Understood;
  readonly drafts: readonly Draft[];
  readonly scored: readonly ScoredSpan[];
};

/** All places of what each ticket has of a target, where no two have the same. */
function placesOf(
  target: Target,
  kind: TicketKind,
  { understood, drafts, scored }: Found,
): readonly (readonly Place[])[] | undefined {
  const field = fieldOf(target, kind);
  if (!field) return undefined;
  const values = drafts.map(({ fields }) => fields[field]?.[0]?.value);
  const differ = values.every(
    (value, at) => value !== undefined && !values.slice(0, at).some((other) => sameValue(field, other, value)),
  );
  if (!differ) return undefined;
  const told = scored
    .filter(({ span, likely }) => span.cells.length === 1 && likely(target) >= bounds.own)
    .map(({ span }) => ({ cell: span.cells[0]!, value: readSpan(span, target, understood, field) }));
  return values.map((value) => [
    ...new Set(
      told.filter((one) => one.value !== undefined && sameValue(field, one.value, value)).map(({ cell }) => cell),
    ),
  ]);
}

/** One place of each that make a column, a row or a list over pages; else the only places of all. */
function oneOfEach(places: readonly (readonly Place[])[]): readonly Place[] | undefined {
  for (const isNext of [isBelow, isBeside])
    for (const first of places[0] ?? []) {
      const picked = places.map((own) => own.find((place) => place === first || isNext(first, place)));
      if (areApart(picked)) return picked;
    }
  const only = places.map((own) => (own.length === 1 ? own[0] : undefined));
  return areApart(only) ? only : undefined;
}

function isBelow(first: Place, place: Place): boolean {
  return Math.abs(first.x - place.x) < 1.5;
}

function isBeside(first: Place, place: Place): boolean {
  return first.page === place.page && Math.abs(first.y - place.y) < 0.6;
}

function areApart(places: readonly (Place | undefined)[]): places is readonly Place[] {
  return !places.includes(undefined) && new Set(places).size === places.length;
}

/** Where the codes stand that each ticket has of its own, on pages with text. */
function placesOfCodes({ sheets }: Understood, drafts: readonly Draft[]): readonly Place[] | undefined {
  const places = drafts.map(({ barcode }) =>
    sheets.flatMap(({ page, number, width, height }) =>
      page.barcodes.flatMap(({ id, region }) =>
        region && id === barcode ? [{ page: number, x: region.x * width, y: region.y * height }] : [],
      ),
    ),
  );
  const ids = new Set(drafts.map(({ barcode }) => barcode));
  return ids.size === drafts.length ? oneOfEach(places) : undefined;
}
