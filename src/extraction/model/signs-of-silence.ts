/** What can be checked of readings of ours that an answer says nothing of. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { logOdds } from '../page-text/page-text.ts';
import { type AskableField, type AskableType, askable, askableFields } from './askable.ts';
import { isLabelled } from './own-standing.ts';
import { firm, mass, type Signs, share, trustInOwn } from './signs.ts';
import { type Around, classSigns, flags } from './signs-of-value.ts';
import { rivalsOf } from './twins.ts';

/** A reading of ours with the value that it says. */
type Own = { readonly name: AskableField; readonly chosen: Chosen<unknown> };

/** LIST: what our readings say for themselves: written for machines, or made of another reading. */
const apart = /^derived/;

/** The fields of a ticket of ours that the answer's ticket says nothing of, each with what is so about it. */
export function silentSigns(
  ticket: MergedDraft,
  around: Around,
): readonly { readonly name: AskableField; readonly signs: Signs }[] {
  const own = askableFields.flatMap((name): readonly Own[] => {
    const chosen: Chosen<unknown> | undefined = ticket.fields[name];
    return chosen && !firm.test(chosen.evidence.extractor) && !apart.test(chosen.evidence.extractor)
      ? [{ name, chosen }]
      : [];
  });
  const spoken = own.filter(({ name }) => isSpokenOf(name, around.answered));
  const same = spoken.filter(({ name, chosen }) => says(around.answered, name, chosen.value));
  const ofTicket = [share(spoken.length, own.length), share(same.length, spoken.length), mass(same.length / 4)];
  return own
    .filter((one) => !spoken.includes(one))
    .map((one) => ({ name: one.name, signs: [...ofTicket, ...signsOf(one, around)] }));
}

function signsOf({ name, chosen }: Own, { answered, index, documents }: Around): Signs {
  const { value } = chosen;
  const labelled = name !== 'price' && isLabelled(name, chosen, documents);
  const trust = trustInOwn(chosen);
  const type: AskableType = askable[name].type;
  return [
    logOdds(trust) / 7,
    Number(chosen.likely !== undefined),
    Number(labelled),
    labelled ? trust : 0,
    Number(
      answered.values.some((one) => rivalsOf(name).includes(one.name) && sameValue(name, value, one.reading.value)),
    ),
    Number(index.tickets.some((one) => one !== answered && says(one, name, value))),
    Number(index.tickets.some((one) => one !== answered && isSpokenOf(name, one))),
    ...flags(type, ['text', 'name', 'code', 'time']),
    ...classSigns(name),
  ];
}

function isSpokenOf(name: AskableField, { values, unfounded }: Around['answered']): boolean {
  return values.some((one) => one.name === name) || unfounded.some((one) => one.name === name);
}

function says({ values }: Around['answered'], name: AskableField, value: unknown): boolean {
  return values.some((one) => one.name === name && sameValue(name, value, one.reading.value));
}
