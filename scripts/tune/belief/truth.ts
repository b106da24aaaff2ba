import type { AskableField } from '#src/extraction/model/askable.ts';
import type { Grounded } from '#src/extraction/model/grounded.ts';
import type { Signs } from '#src/extraction/model/signs.ts';
import type { WeighedTicket } from '#src/extraction/model/weigh-answer.ts';
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { Side, ValueExample } from './examples.ts';

/** The ticket of the truth that most of what a model and we say together is of. */
export function truthOf(
  { values, ticket }: { readonly values: readonly { readonly value: Grounded }[] } & Pick<WeighedTicket, 'ticket'>,
  truth: readonly Draft[],
): Draft | undefined {
  const own = Object.entries(ticket?.fields ?? {}) as [AskableField, Chosen<unknown>][];
  const agreeing = (draft: Draft) =>
    values.filter(({ value }) => isTrue(value.name, value.reading.value, draft)).length +
    own.filter(([name, { value }]) => isTrue(name, value, draft)).length;
  return truth.toSorted((a, b) => agreeing(b) - agreeing(a))[0];
}

/** Whether a value that a model gave is true, and another one of ours for the same field. */
export function valueIsRight(
  { name, reading }: Grounded,
  ticket: MergedDraft | undefined,
  truth: Draft | undefined,
): Side {
  const own: Chosen<unknown> | undefined = ticket?.fields[name];
  const answered = truth !== undefined && isTrue(name, reading.value, truth);
  // Of a field that the truth does not have, nobody knows whether ours is right.
  if (!own || !truth?.fields[name] || sameValue(name, own.value, reading.value)) return { answered, own: undefined };
  return { answered, own: isTrue(name, own.value, truth) };
}

/** A reading of ours that an answer says nothing of, and whether it is right; nothing where the truth does not have the field. */
export function silenceExample(
  { name, signs }: { readonly name: AskableField; readonly signs: Signs },
  ticket: MergedDraft | undefined,
  truth: Draft | undefined,
): readonly ValueExample[] {
  const own: Chosen<unknown> | undefined = ticket?.fields[name];
  if (!own || !truth?.fields[name]) return [];
  const right = isTrue(name, own.value, truth);
  return [{ signs, right: { answered: right, own: right } }];
}

/** Tickets as what they say of each field. */
type Told = ReadonlyMap<string, unknown>;

/** Whether tickets are those of the truth: as many, and most of what each says is true of one of its own. */
export function ticketsAreRight(tickets: readonly Told[], truth: readonly Draft[]): boolean {
  if (tickets.length !== truth.length) return false;
  const left = new Set(truth);
  const pairs = tickets
    .flatMap((ticket) => truth.map((draft) => ({ ticket, draft, share: shareRight(ticket, draft) })))
    .toSorted((a, b) => b.share - a.share);
  const matched = new Set<Told>();
  for (const { ticket, draft, share } of pairs) {
    if (share < 0.5 || matched.has(ticket) || !left.has(draft)) continue;
    matched.add(ticket);
    left.delete(draft);
  }
  return matched.size === tickets.length;
}

/** Of the fields that both tell of, the share that is the same. */
function shareRight(ticket: Told, draft: Draft): number {
  const both = [...ticket].filter(([name]) => draft.fields[name as FieldName]);
  const same = both.filter(([name, value]) => isTrue(name as FieldName, value, draft));
  return both.length === 0 ? 0 : same.length / both.length;
}

/** Whether the truth says so. */
export function isTrue(name: FieldName, value: unknown, { fields }: Draft): boolean {
  return (fields[name] ?? []).some((one) => sameValue(name, one.value, value));
}
