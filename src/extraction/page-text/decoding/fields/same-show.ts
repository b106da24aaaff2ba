import { sameValue } from '#src/tickets/choose.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { hasClock } from '#src/tickets/time.ts';
import type { Target } from '../../scoring/targets.ts';

/** LIST: what tells one show from another, as field and as target: what it is first. */
export const ofShow = ['title', 'venue', 'address'] as const satisfies readonly (FieldName & Target)[];

/** LIST: what all who go to one show are told of it; who gives the others is asked of its name. */
const told = [...ofShow, 'doors', 'end'] as const satisfies readonly FieldName[];

/** Tickets of an order that begin at one time are for one show: what one of them is told of it, and no other contradicts, all are. */
export function withSameShow(drafts: readonly Draft[]): readonly Draft[] {
  if (drafts.length < 2 || !drafts.every(({ kind }) => kind?.value === 'event')) return drafts;
  return told.reduce<readonly Draft[]>(share, drafts);
}

/** Whether all tickets are for an event that begins on one day at one clock. */
export function areOneShow(drafts: readonly Draft[]): boolean {
  const [first] = drafts[0]?.fields.start ?? [];
  if (!first || !hasClock(first.value)) return false;
  return drafts.every(
    ({ kind, fields }) => kind?.value === 'event' && fields.start?.[0]?.value.local === first.value.local,
  );
}

function share(drafts: readonly Draft[], name: FieldName): readonly Draft[] {
  return drafts.map((draft) => {
    if (draft.fields[name]?.[0]) return draft;
    const others = drafts.filter((other) => isSameShow(other, draft)).flatMap(({ fields }) => fields[name]?.[0] ?? []);
    const [first] = others;
    const isAgreed = first && others.every(({ value }) => sameValue(name, value, first.value));
    return isAgreed ? { ...draft, fields: { ...draft.fields, [name]: [first] } } : draft;
  });
}

/** Whether two tickets are for one day and clock, and for nothing else by their names. */
function isSameShow(a: Draft, b: Draft): boolean {
  const [start, other] = [a.fields.start?.[0]?.value.local, b.fields.start?.[0]?.value.local];
  const [title, second] = [a.fields.title?.[0]?.value, b.fields.title?.[0]?.value];
  return start !== undefined && start === other && (!title || !second || sameValue('title', title, second));
}
