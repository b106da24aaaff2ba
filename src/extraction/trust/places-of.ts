import type { Chosen, Evidence } from '#src/tickets/evidence.ts';
import { type FieldName, fieldNames } from '#src/tickets/fields.ts';
import type { Weighable } from './weighable.ts';

/** What is not known of a place. */
const unknown = -9;
/** Longer than any page, in pages. */
const page = 2;

/** A value, and the place of its ticket in the order of all. */
export type Placed = { readonly at: number; readonly name: FieldName; readonly chosen: Chosen<unknown> };

/**
 * Where a value stands as seen from its ticket and from the others, in heights of a page: how far from the middle of what only its ticket tells, how much farther than from
 * the nearest other ticket, how many of these lie between, how many share the place, and whether the values of its field follow each other as the tickets do.
 */
export function placesOf(tickets: readonly Weighable[]): (value: Placed) => readonly number[] {
  const files = [...new Set(tickets.flatMap((ticket) => evidencesOf(ticket).map(({ document }) => document)))];
  const heightOf = ({ document, page: number = 1, region }: Evidence) =>
    region && files.indexOf(document) * 1000 + number * page + region.y + region.height / 2;
  const uses = Map.groupBy(
    tickets.flatMap((ticket) => [...new Set(evidencesOf(ticket).map(keyOf))]),
    (key) => key,
  );
  const anchors = tickets.map((ticket) => {
    const all = evidencesOf(ticket).flatMap((one) => {
      const height = heightOf(one);
      return height === undefined ? [] : [{ height, isOwn: uses.get(keyOf(one))!.length === 1 }];
    });
    const alone = all.filter(({ isOwn }) => isOwn);
    return middleOf((alone.length > 0 ? alone : all).map(({ height }) => height));
  });
  return ({ at, name, chosen: { evidence } }) => {
    const height = heightOf(evidence);
    const anchor = anchors[at];
    const sharers = uses.get(keyOf(evidence))?.length ?? 1;
    const twins = evidencesOf(tickets[at]!).filter((one) => keyOf(one) === keyOf(evidence)).length;
    const order = inOrder(tickets.map(({ fields }) => fields[name] && heightOf(fields[name]!.evidence)));
    const where = [sharers, twins, order, files.indexOf(evidence.document), evidence.page ?? 0];
    if (height === undefined || anchor === undefined) return [...where, ...Array<number>(7).fill(unknown)];
    const far = Math.min(9, Math.abs(height - anchor));
    const others = anchors.filter((one, other) => one !== undefined && other !== at) as number[];
    const nearest = Math.min(9, ...others.map((one) => Math.abs(height - one)));
    const [low, high] = [Math.min(height, anchor), Math.max(height, anchor)];
    return [
      ...where,
      far,
      height - anchor > 0 ? 1 : 0,
      nearest - far,
      others.filter((one) => one > low && one < high).length,
      evidence.region!.y,
      evidence.region!.x,
      evidence.region!.height,
    ];
  };
}

function evidencesOf({ fields }: Weighable): readonly Evidence[] {
  return fieldNames.flatMap((name) => fields[name]?.evidence ?? []);
}

function keyOf({ document, page: number, region, text }: Evidence): string {
  return region ? `${document} ${number} ${region.x.toFixed(4)} ${region.y.toFixed(4)}` : `${document} ${text}`;
}

function middleOf(heights: readonly number[]): number | undefined {
  return heights.toSorted((a, b) => a - b)[heights.length >> 1];
}

/** The share of neighbours that stand in the order of their tickets, or at one height. */
function inOrder(heights: readonly (number | undefined)[]): number {
  const known = heights.filter((one) => one !== undefined);
  if (known.length < 2) return 1;
  return known.slice(1).filter((one, at) => one >= known[at]!).length / (known.length - 1);
}
