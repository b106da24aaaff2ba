/** How likely each value of a ticket is right, once all tickets of its document are read: the door of this room. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { supportersOf } from '#src/tickets/standing.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { fromLogOdds, worthOf } from '../page-text/page-text.ts';
import { learnedTrust } from './learned-trust.ts';
import { valueMeasures, weighedFields } from './value-measures.ts';
import { weighableOf } from './weighable.ts';

type Entry = { readonly ticket: MergedDraft; readonly barcode?: FoundBarcode };

/** LIST: readers whose word is weighed; what a code, markup, a calendar or a standard's own line says stands. */
const weighedReaders: ReadonlySet<string> = new Set(['page-text', 'scored-text']);

/**
 * Tickets whose values are as likely as was learned of documents that nobody had learned from. The page's reader tells of a text what it is; whose it is shows only when
 * all tickets are there. `today`: `2027-03-14`.
 */
export function weighValues<Own extends Entry>(entries: readonly Own[], today: string): readonly Own[] {
  const trees = learnedTrust();
  if (!trees) return entries;
  const measure = valueMeasures(entries.map(weighableOf), today);
  return entries.map((entry, at) => {
    const { fields } = entry.ticket;
    const weighed = weighedOf(fields).map(([name, chosen]) => {
      const { measures, odds } = measure(at, name)!;
      const likely = fromLogOdds(odds + worthOf(trees, measures));
      return [name, withLikely(name, chosen, likely)] as const;
    });
    // Each name keeps its own value.
    return {
      ...entry,
      ticket: { ...entry.ticket, fields: { ...fields, ...Object.fromEntries(weighed) } as ChosenFields },
    };
  });
}

/** The values of a ticket that only words of a page tell. */
export function weighedOf(fields: ChosenFields): readonly (readonly [FieldName, Chosen<unknown>])[] {
  return weighedFields.flatMap((name) => {
    const chosen = fields[name] as Chosen<unknown> | undefined;
    return chosen && supportersOf(name, chosen).every(({ evidence }) => weighedReaders.has(evidence.extractor))
      ? [[name, chosen] as const]
      : [];
  });
}

const weighed = true as const;

/** A value that is as likely as this, whoever says it. */
function withLikely(name: FieldName, chosen: Chosen<unknown>, likely: number): Chosen<unknown> {
  const supporters = supportersOf(name, chosen);
  const others = chosen.others.map((other) => (supporters.includes(other) ? { ...other, likely, weighed } : other));
  return { ...chosen, likely, weighed, others };
}
