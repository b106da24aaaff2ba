import type { Reading } from '#src/tickets/evidence.ts';
import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import type { Traveller } from '../people/travellers.ts';
import { ownValue, valuesOf } from '../shares/own-values.ts';
import type { Order } from '../shares/places.ts';
import { bounds } from '../spans/bounds.ts';
import { codeOf, codesOf } from '../spans/codes.ts';
import { fieldOf } from '../spans/fields.ts';
import { partOfOrder } from '../spans/seats.ts';
import { scoredReading } from '../spans/told.ts';
import { holdersOf } from './holders.ts';
import { placedOf } from './placed-lines.ts';

/** Kinds of which one order may hold several admissions. */
const kinds: ReadonlySet<TicketKind | undefined> = new Set(['event', 'pass', 'membership', 'voucher'] as const);
/** LIST: what several admissions of one order differ in, what tells them apart best first. */
const telling = ['seat', 'ticket_number', 'membership', 'passenger'] as const satisfies readonly Target[];
/** LIST: what an admission may have of its own beside that. */
const own = ['seat', 'row', 'coach', 'ticket_number', 'membership', 'passenger', 'product', 'price'] as const;

/** LIST: what holds for all where not each has one of its own: a total stands below the last of a list. */
const mostlyShared = ['price', 'product'] as const satisfies readonly Target[];

/** Makes a ticket for each of several seats, numbers or visitors that an order lists, where the rules saw one ticket. */
export function partByAdmissions(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  const [draft] = drafts;
  if (drafts.length !== 1 || !draft || !kinds.has(draft.kind?.value)) return drafts;
  for (const target of telling) {
    const placed = target === 'seat' ? placedOf(understood, scored) : [];
    const holders = placed.length > 1 ? placed : holdersOf(understood, scored, target);
    const parting = { understood, scored, draft, target, holders };
    if (holders.length >= 2 && (target !== 'passenger' || areHolders(parting))) return partedBy(parting);
  }
  return drafts;
}

type Parting = {
  readonly understood: Understood;
  readonly scored: readonly ScoredSpan[];
  readonly draft: Draft;
  readonly target: Target;
  readonly holders: readonly Traveller[];
};

/** The order with its holders as travellers, all on one leg. */
function orderOf({ understood, scored, draft, holders }: Parting): Order {
  return {
    understood,
    scored,
    travellers: holders,
    legs: [{ begins: 0, prints: [0], cells: [] }],
    kind: draft.kind!.value,
  };
}

/** Whether each of several names surely is a visitor's and has something of its own: a house and its town have not. */
function areHolders(parting: Parting): boolean {
  const { holders } = parting;
  const order = orderOf(parting);
  const has = (who: number) =>
    (['seat', 'ticket_number', 'product', 'price'] as const).some((other) => ownValue(order, other, who, 0));
  return holders.every(({ best }, who) => best.likely('passenger') >= bounds.holder && has(who));
}

function partedBy(parting: Parting): readonly Draft[] {
  const { understood, draft, target, holders } = parting;
  const order = orderOf(parting);
  const codes = codesOf(understood);
  const kind = draft.kind!.value;
  const shared = mostlyShared.filter((other) => !holders.every((_, who) => ownValue(order, other, who, 0)));
  return holders.map((holder, who) => {
    const fields: FieldReadings = partOfOrder(draft.fields);
    for (const other of own) {
      const field = fieldOf(other, kind);
      if (!field || shared.some((one) => one === other)) continue;
      const value =
        other === target
          ? scoredReading(holder.name, holder.best, holder.best.likely(target))
          : ownValue(order, other, who, 0);
      if (value) put(fields, field, value);
      else if (new Set(valuesOf(order, other).map((one) => JSON.stringify(one.value))).size > 1) delete fields[field];
    }
    const code = codeOf(codes, { who, travellers: holders.length, leg: 0, legs: 1, draft, isNew: true });
    const { barcode: _, ...rest } = draft;
    return { ...rest, ...(code && { barcode: code }), fields, group: understood.document.id };
  });
}

function put(fields: FieldReadings, field: FieldName, value: Reading<unknown>): void {
  // The target was read as its field has it.
  (fields as Record<string, readonly Reading<unknown>[]>)[field] = [value];
}
