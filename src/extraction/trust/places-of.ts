import type { Evidence } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import { type KnownValue, unknown } from './known-value.ts';
import { countBy } from './order-counts.ts';

/** Heights between two pages, and between two documents. */
const [page, file] = [2, 1000] as const;

/**
 * Where a value stands as seen from its ticket and from the others, in heights of a page: how many share the place, how far from the middle of what only its ticket tells, how much
 * farther than from the nearest other ticket, how many of these lie between, and whether the values of its field follow each other as the tickets do.
 */
export function placesOf(
  known: readonly ReadonlyMap<FieldName, KnownValue>[],
): (at: number, value: KnownValue) => readonly number[] {
  const all = known.map((values) => [...values.values()].map(({ chosen }) => chosen.evidence));
  const files = new Map([...new Set(all.flat().map(({ document }) => document))].map((id, at) => [id, at]));
  const heightOf = ({ document, page: number = 1, region }: Evidence) =>
    region && files.get(document)! * file + number * page + region.y + region.height / 2;
  const keys = all.map((evidences) => evidences.map(keyOf));
  const uses = countBy(
    keys.flatMap((own) => [...new Set(own)]),
    (key) => key,
  );
  const anchors = all.map((evidences, at) => {
    const heights = (isWanted: (key: string) => boolean) =>
      evidences.flatMap((one, nth) => (isWanted(keys[at]![nth]!) ? (heightOf(one) ?? []) : []));
    const alone = heights((key) => uses.get(key) === 1);
    return middleOf(alone.length > 0 ? alone : heights(() => true));
  });
  const orders = new Map<FieldName, number>();
  const orderOf = (name: FieldName) => {
    const found = orders.get(name);
    if (found !== undefined) return found;
    const order = inOrder(known.flatMap((values) => heightOf(values.get(name)?.chosen.evidence ?? nowhere) ?? []));
    orders.set(name, order);
    return order;
  };
  return (at, { name, chosen: { evidence } }) => {
    const key = keyOf(evidence);
    const twins = keys[at]!.filter((one) => one === key).length;
    const where = [uses.get(key)!, twins, orderOf(name), files.get(evidence.document)!, evidence.page ?? 0];
    const [height, anchor] = [heightOf(evidence), anchors[at]];
    if (height === undefined || anchor === undefined) return [...where, ...Array<number>(7).fill(unknown)];
    const far = Math.min(9, Math.abs(height - anchor));
    const others = anchors.filter((one, other): one is number => one !== undefined && other !== at);
    const nearest = others.reduce((least, one) => Math.min(least, Math.abs(height - one)), 9);
    const [low, high] = [Math.min(height, anchor), Math.max(height, anchor)];
    const { x, y, height: size } = evidence.region!;
    const between = others.filter((one) => one > low && one < high).length;
    return [...where, far, Number(height > anchor), nearest - far, between, y, x, size];
  };
}

/** What stands on no page. */
const nowhere: Evidence = { document: '', extractor: '' };

function keyOf({ document, page: number, region, text }: Evidence): string {
  return region ? `${document} ${number} ${region.x.toFixed(4)} ${region.y.toFixed(4)}` : `${document} ${text}`;
}

function middleOf(heights: readonly number[]): number | undefined {
  return heights.toSorted((a, b) => a - b)[heights.length >> 1];
}

/** The share of neighbours that stand in the order of their tickets, or at one height. */
function inOrder(heights: readonly number[]): number {
  if (heights.length < 2) return 1;
  return heights.slice(1).filter((one, at) => one >= heights[at]!).length / (heights.length - 1);
}
