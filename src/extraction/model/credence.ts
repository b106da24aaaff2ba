/** How far a model is believed about one document: by what can be checked of its answer. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import type { AskableField } from './askable.ts';
import type { GroundedTicket } from './ground.ts';
import type { Pair } from './pair-tickets.ts';

/**
 * `high`: it says all that we can check as we read it. `good`: nearly all. `poor`: it contradicts what we are sure of.
 * `open`: there is too little to check. Whoever is right where we look is believed where we cannot; nobody is believed
 * against a code or a label.
 */
export type Credence = 'high' | 'good' | 'open' | 'poor';

/** From this confidence on, a reading is what an answer is measured by. */
const sure = 0.7;

/** What a value weighs that only its label can be asked about, and one that the document does not have. */
const byLabel = 0.3;
const unfounded = 0.25;

/** Weighs all that an answer says: against readings of ours, against labels, against the words of the document. */
export function credenceOf(pairs: readonly Pair[], unpaired: readonly GroundedTicket[] = []): Credence {
  let right = 0;
  let wrong = 0;
  const add = (more: { readonly right: number; readonly wrong: number }) => {
    right += more.right;
    wrong += more.wrong;
  };
  for (const { ticket, said } of pairs) {
    const checked = new Set<AskableField>();
    for (const [name, chosen] of checkable(ticket)) {
      const value = saidOf(said, name);
      if (value === undefined) continue;
      checked.add(name);
      if (sameValue(name, chosen.value, value)) right += 1;
      // A title or product of ours is a guess more often than not.
      else wrong += loose.has(name) ? 0.3 : 1;
    }
    add(byLabels(said, checked));
  }
  for (const said of unpaired) add(byLabels(said, new Set()));
  // Where our own readers found no more than a code there is nothing to compare with: then every value has to be there.
  const bare = pairs.length > 0 && pairs.every(({ ticket }) => ticket.kind.value === 'code');
  if (bare && wrong === 0 && pairs.some(({ said }) => said.values.length >= 4)) return 'good';
  const share = right / (right + wrong || 1);
  if (right >= 2.5 && share >= 0.85) return 'high';
  if (right >= 2 && share >= 0.7) return 'good';
  return wrong > 0 && share < 0.5 ? 'poor' : 'open';
}

function byLabels(said: GroundedTicket, checked: ReadonlySet<AskableField>): { right: number; wrong: number } {
  const rest = said.values.filter(({ name }) => !checked.has(name));
  const vouched = rest.filter(({ standing }) => standing === 'labelled' || standing === 'code').length;
  const denied = rest.filter(({ standing }) => standing === 'elsewhere').length;
  // Codes of airports are known by heart; the tables tell them from the names that are printed.
  const missing = said.unfounded.filter(({ name }) => !checked.has(name) && name !== 'fromCode' && name !== 'toCode');
  return { right: byLabel * vouched, wrong: byLabel * denied + unfounded * missing.length };
}

/** Fields that the embedded readers take from the looks of a page alone where no label helps. */
const loose: ReadonlySet<AskableField> = new Set([
  'title',
  'subtitle',
  'issuer',
  'carrier',
  'product',
  'venue',
  'address',
]);

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
