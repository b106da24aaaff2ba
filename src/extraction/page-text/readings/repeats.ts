import type { FieldName } from '#src/tickets/fields.ts';
import { sameCode, sameName, sameNumber, sameWords } from '#src/tickets/same.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';

type Ticket = { readonly fields: FieldReadings; readonly barcode?: string };

/** Fields that tell tickets of one document apart. */
const telling = [
  'number',
  'from',
  'to',
  'fromCode',
  'toCode',
  'start',
  'passenger',
  'seat',
  'coach',
  'ticketNumber',
  'voucherCode',
] as const;

/** Joins tickets that say nothing against each other: a summary beside the ticket, a stub, a second language. */
export function joinRepeats<T extends Ticket>(tickets: readonly T[]): readonly T[] {
  const kept: T[] = [];
  for (const ticket of tickets) {
    const at = kept.findIndex((other) => isSame(other, ticket));
    if (at === -1) kept.push(ticket);
    else kept[at] = { ...kept[at]!, fields: unite(kept[at]!.fields, ticket.fields) };
  }
  return kept;
}

function isSame(a: Ticket, b: Ticket): boolean {
  if (a.barcode && b.barcode && a.barcode !== b.barcode) return false;
  let shared = 0;
  for (const name of telling) {
    const left = a.fields[name]?.[0]?.value;
    const right = b.fields[name]?.[0]?.value;
    if (left === undefined || right === undefined) continue;
    if (!agree(name, left, right)) return false;
    shared++;
  }
  return shared >= 2;
}

function agree(name: (typeof telling)[number], left: unknown, right: unknown): boolean {
  if (typeof left !== 'string' || typeof right !== 'string') {
    const [a, b] = [left, right].map((time) => (time as { local: string }).local);
    return a!.startsWith(b!) || b!.startsWith(a!);
  }
  if (name === 'passenger') return sameName(left, right);
  if (name === 'number') return sameNumber(left, right);
  return name === 'from' || name === 'to' ? sameWords(left, right) : sameCode(left, right);
}

/** The fields of both; of two that name a start, the fuller one. */
export function unite(a: FieldReadings, b: FieldReadings): FieldReadings {
  const united: FieldReadings = { ...a };
  for (const name of Object.keys(b) as FieldName[]) {
    const mine = a[name]?.[0];
    const theirs = b[name]?.[0];
    const longer =
      name === 'start' && mine && theirs && JSON.stringify(theirs.value).length > JSON.stringify(mine.value).length;
    // Readings move between lists of the same field name.
    if (!mine || longer) (united as Record<FieldName, unknown>)[name] = b[name];
  }
  return united;
}
