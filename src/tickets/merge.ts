import { agreement, compare, isRepeat } from './agreement.ts';
import { choose, chooseFields, trustOf } from './choose.ts';
import type { Chosen, Reading } from './evidence.ts';
import type { FieldName, TicketFields, TicketKind } from './fields.ts';
import { shareOrders } from './merge-orders.ts';
import type { ChosenFields, Draft, FieldReadings } from './ticket.ts';

/** Drafts that tell of one ticket, and what was decided from them. */
export type MergedDraft = {
  readonly drafts: readonly Draft[];
  readonly kind: Chosen<TicketKind>;
  readonly fields: ChosenFields;
  readonly barcode?: string;
  readonly group?: string;
  readonly language?: string;
};

/**
 * Merges drafts into tickets. Drafts of the most trusted extractor come first; each other draft joins the ticket that it
 * agrees with best, or stands alone. Drafts of one extractor and document are never merged with each other unless they
 * say the same. What an order says of all its tickets goes to each of them.
 */
export function mergeDrafts(drafts: readonly Draft[]): readonly MergedDraft[] {
  const clusters: Draft[][] = [];
  for (const batch of batches(drafts)) {
    const pairs = batch.flatMap((draft) =>
      clusters.map((cluster) => ({ draft, cluster, score: agreement(draft, cluster, batch.length, clusters.length) })),
    );
    pairs.sort((a, b) => b.score - a.score);
    const placed = new Set<Draft>();
    const taken = new Set<Draft[]>();
    for (const { draft, cluster, score } of pairs) {
      if (score <= 0 || placed.has(draft) || taken.has(cluster)) continue;
      cluster.push(draft);
      placed.add(draft);
      taken.add(cluster);
    }
    for (const draft of batch) {
      if (placed.has(draft)) continue;
      const twin = clusters.find((cluster) => isRepeat(draft, cluster));
      if (twin) twin.push(draft);
      else clusters.push([draft]);
    }
  }
  return shareOrders(clusters, compare).map(decide);
}

/**
 * The drafts without those that were called off and what agrees with them. Words alone do not tell that something else
 * is still booked: without any other statement for machines or code, nothing is left.
 */
export function withoutCancelled(drafts: readonly Draft[]): readonly Draft[] {
  if (!drafts.some((draft) => draft.cancelled)) return drafts;
  const live = mergeDrafts(drafts).filter((ticket) => !ticket.drafts.some((draft) => draft.cancelled));
  const left = live.flatMap((ticket) => ticket.drafts);
  return left.some((draft) => draft.extractor !== 'page-text') ? left : [];
}

/** Drafts by extractor and document, the most trusted first. */
function batches(drafts: readonly Draft[]): readonly (readonly Draft[])[] {
  const byOrigin = Map.groupBy(drafts, (draft) => `${draft.extractor} ${documentOf(draft)}`);
  return [...byOrigin.values()].sort((a, b) => trustOf(b[0]!.extractor) - trustOf(a[0]!.extractor));
}

function documentOf(draft: Draft): string {
  for (const readings of Object.values(draft.fields)) {
    const [first] = readings ?? [];
    if (first) return first.evidence.document;
  }
  return draft.kind?.evidence.document ?? '';
}

function decide(drafts: readonly Draft[]): MergedDraft {
  const readings: FieldReadings = {};
  for (const draft of drafts) {
    for (const name of Object.keys(draft.fields) as FieldName[]) collect(readings, name, draft);
  }
  const group = drafts.find((draft) => draft.group !== undefined)?.group;
  const barcode = drafts.find((draft) => draft.barcode !== undefined)?.barcode;
  const language = drafts.find((draft) => draft.language !== undefined)?.language;
  return {
    drafts,
    kind: decideKind(drafts),
    fields: chooseFields(readings),
    ...(barcode === undefined ? {} : { barcode }),
    ...(group === undefined ? {} : { group }),
    ...(language === undefined ? {} : { language }),
  };
}

function collect<Name extends FieldName>(into: FieldReadings, name: Name, draft: Draft): void {
  const list: Reading<TicketFields[Name]>[] = (into[name] as Reading<TicketFields[Name]>[] | undefined) ?? [];
  list.push(...((draft.fields[name] as Reading<TicketFields[Name]>[] | undefined) ?? []));
  (into as Record<FieldName, unknown>)[name] = list;
}

const unknownKind: Reading<TicketKind> = {
  value: 'code',
  confidence: 0,
  evidence: { document: '', extractor: 'merge' },
};

function decideKind(drafts: readonly Draft[]): Chosen<TicketKind> {
  const readings = drafts.flatMap((draft) => (draft.kind ? [draft.kind] : []));
  const telling = readings.filter((reading) => reading.value !== 'code');
  const winner = choose('subtitle', telling.length ? telling : readings);
  return (winner as Chosen<TicketKind> | undefined) ?? { ...unknownKind, others: [] };
}
