/** Of an order whose tickets have a code each, what has none is no further ticket, but its summary, or one of them told again. */
import type { FieldName } from '#src/tickets/fields.ts';
import { journeyKinds } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { sameCode, sameNumber, sameTime } from '#src/tickets/same.ts';
import type { Assigned } from './assigned.ts';
import { isOfOneMake } from './makes.ts';

type Coded = Required<Assigned>;

/** LIST: what each ticket of an order has of its own. */
const ofOne: readonly FieldName[] = ['ticketNumber', 'seat', 'passenger'];
/** LIST: what tells one reading of a ticket from a worse one. */
const core: readonly FieldName[] = ['title', 'start', 'from', 'to', 'seat', 'passenger'];

/**
 * Tickets without those that have no code where two or more of their kind have one each, of one make: what has the number of a coded one is that one, of
 * which the surer reading stays; what lacks the number, the place or the name that all coded ones have is their summary. A ticket whose code could not be read
 * has one of these, and a ride of another hour is one of its own.
 */
export function withoutUncoded(assigned: readonly Assigned[]): readonly Assigned[] {
  const kinds = Map.groupBy(assigned, ({ ticket }) => ticket.kind.value);
  const coded = new Map([...kinds].map(([kind, all]) => [kind, codedOf(all)]));
  const better = new Map<Coded, MergedDraft>();
  const left = assigned.filter((one) => {
    const others = coded.get(one.ticket.kind.value)!;
    if (one.barcode || others.length < 2) return true;
    const same = others.find(({ ticket }) => isNumbered(ticket, one.ticket));
    if (!same) return !isSummary(one.ticket, others);
    if (sureOf(one.ticket) > sureOf(better.get(same) ?? same.ticket)) better.set(same, one.ticket);
    return false;
  });
  return left.map((one) => {
    const ticket = better.get(one as Coded);
    return ticket ? { ...one, ticket } : one;
  });
}

/** Those with a code, if each has its own and all are of one make. */
function codedOf(all: readonly Assigned[]): readonly Coded[] {
  const coded = all.filter((one): one is Coded => one.barcode !== undefined);
  const [first] = coded;
  const areAlike = coded.every(({ barcode }) => isOfOneMake(barcode, first!.barcode));
  return areAlike && new Set(coded.map(({ barcode }) => barcode)).size === coded.length ? coded : [];
}

function isNumbered({ fields: a }: MergedDraft, { fields: b }: MergedDraft): boolean {
  return (
    a.ticketNumber !== undefined && b.ticketNumber !== undefined && sameCode(a.ticketNumber.value, b.ticketNumber.value)
  );
}

function isSummary({ kind, fields }: MergedDraft, coded: readonly Coded[]): boolean {
  const lacks = ofOne.some((name) => !fields[name] && coded.every(({ ticket }) => ticket.fields[name]));
  if (!lacks || !journeyKinds.has(kind.value)) return lacks;
  const { start, number } = fields;
  return coded.some(({ ticket: { fields: own } }) => {
    const isThen = !start || (own.start !== undefined && sameTime(own.start.value, start.value));
    return isThen && (!number || !own.number || sameNumber(own.number.value, number.value));
  });
}

function sureOf({ fields }: MergedDraft): number {
  return core.reduce((sum, name) => sum + (fields[name]?.likely ?? fields[name]?.confidence ?? 0), 0);
}
