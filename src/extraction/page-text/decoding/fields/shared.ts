import { sameValue } from '#src/tickets/choose.ts';
import type { Reading } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import { areJourneys, fieldOf } from '../spans/fields.ts';
import { shapeOf } from '../spans/shape.ts';
import { scoredReading, type Tellings, type Told } from '../spans/told.ts';
import { apart } from './zones.ts';

/** LIST: what a document says once for all tickets of an order: where it names but one person, that one holds them all. */
const ofOrder = ['booking_ref', 'carrier', 'venue', 'address', 'passenger'] as const satisfies readonly Target[];

/** LIST: what must be surer than the rest, as another ticket's would be wrong here. */
const careful: ReadonlySet<Target> = new Set(['ticket_number', 'passenger']);

/** LIST: what it says once for all of a journey's, as a rule: of several each would have its own beside it. */
const ofJourney = ['ticket_number', 'class', 'product'] as const satisfies readonly Target[];

/** Gives tickets of an order what their document tells once and others have, or none: there is but one of it, so it is everyone's. */
export function withShared(drafts: readonly Draft[], tellings: Tellings): readonly Draft[] {
  if (drafts.length < 2 || new Set(drafts.map(({ kind }) => kind?.value)).size > 1) return drafts;
  const targets: readonly Target[] = areJourneys(drafts) ? [...ofOrder, ...ofJourney] : ofOrder;
  return targets.reduce((shared, target) => share(shared, tellings, target), drafts);
}

function share(drafts: readonly Draft[], tellings: Tellings, target: Target): readonly Draft[] {
  const field = fieldOf(target, drafts[0]!.kind?.value ?? 'code');
  const missing = field && drafts.some(({ fields }) => !fields[field]?.length);
  if (!field || !missing) return drafts;
  // Who may be another traveller is none of those who hold all.
  const beside = target === 'passenger' ? bounds.named : bounds.again;
  const told = apart(tellings.values(target, field).filter(({ likely }) => likely >= beside));
  const [one, other] = told;
  // A shop's number and a carrier's reference, made otherwise, are both the order's: without any the likeliest is better than none.
  const areUnlike = new Set(told.map(({ value }) => shapeOf(String(value)))).size === told.length;
  const isOneOfSeveral = target === 'booking_ref' && areUnlike && !drafts.some(({ fields }) => fields[field]?.length);
  if (
    !one ||
    (other && !isOneOfSeveral) ||
    one.likely < (careful.has(target) ? bounds.surely : bounds.fill) ||
    !isWhole(target, drafts)
  )
    return drafts;
  if (drafts.some(({ fields }) => contradicts(fields, field, one))) return drafts;
  const readings: readonly Reading<unknown>[] = [scoredReading(one.value, one.best, one.likely)];
  return drafts.map((draft) =>
    draft.fields[field]?.length ? draft : { ...draft, fields: { ...draft.fields, [field]: readings } },
  );
}

/** A place is that of one event; visits of two houses may be in one order. */
function isWhole(target: Target, drafts: readonly Draft[]): boolean {
  if (target !== 'venue' && target !== 'address') return true;
  return new Set(drafts.flatMap(({ fields }) => fields.title?.[0]?.value ?? [])).size <= 1;
}

function contradicts(fields: FieldReadings, field: FieldName, { value }: Told): boolean {
  const [reading] = fields[field] ?? [];
  return reading !== undefined && !sameValue(field, reading.value, value);
}
