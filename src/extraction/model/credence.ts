/** How far a model is believed about one document: by what can be checked of its answer. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import type { AskableField } from './askable.ts';
import type { GroundedTicket } from './ground.ts';
import type { Pair } from './pair-tickets.ts';

/**
 * `good`: it says what we can check as we read it. `poor`: it contradicts what we are sure of. Whoever is right where
 * we look is believed where we cannot; nobody is believed against a code or a label.
 */
export type Credence = 'good' | 'open' | 'poor';

/** From this confidence on, a reading is what an answer is measured by. */
const sure = 0.7;

/** Weighs all that an answer says of tickets that the embedded readers found, too. */
export function credenceOf(pairs: readonly Pair[]): Credence {
  let right = 0;
  let wrong = 0;
  for (const { ticket, said } of pairs) {
    for (const [name, chosen] of checkable(ticket)) {
      const value = saidOf(said, name);
      if (value === undefined) continue;
      if (sameValue(name, chosen.value, value)) right += 1;
      else wrong += 1;
    }
    wrong += 0.25 * said.unfounded.filter(({ name }) => ticket.fields[name] === undefined).length;
  }
  const share = right / (right + wrong || 1);
  if (right >= 2 && share >= 0.75) return 'good';
  return wrong > 0 && share < 0.5 ? 'poor' : 'open';
}

function checkable(ticket: MergedDraft): readonly [AskableField, Chosen<unknown>][] {
  const all = Object.entries(ticket.fields) as [AskableField, Chosen<unknown>][];
  return all.filter(([name, { confidence, evidence }]) => {
    return name !== 'eventType' && confidence >= sure && !evidence.extractor.startsWith('derived');
  });
}

/** What was said of a field, borne out or not; a time that is not borne out is compared as a text of a time. */
function saidOf(said: GroundedTicket, name: AskableField): unknown {
  const grounded = said.values.find((one) => one.name === name);
  if (grounded) return grounded.reading.value;
  const raw = said.unfounded.find((one) => one.name === name)?.value;
  if (raw === undefined) return undefined;
  return /^\d{4}-\d\d-\d\d/.test(raw) ? { local: raw.slice(0, 16) } : raw;
}
