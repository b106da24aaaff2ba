/** What can be checked of which tickets an answer says that there are, beside those that we read ourselves. */
import type { MergedDraft } from '#src/tickets/merge.ts';
import type { GroundedTicket } from './ground.ts';
import { isCore } from './needs-model.ts';
import { pairAgrees } from './pair-tickets.ts';
import { type Beside, isFirm, mass, type Signs, share, trustInOwn } from './signs.ts';

/** Ours: the tickets, whether we hold them to be tickets at all, and the log-odds of that where it is not plain. */
type Own = { readonly tickets: readonly MergedDraft[]; readonly isTicket: boolean; readonly odds?: number | undefined };

/** Log-odds from which on nothing is surer. */
const plain = 8;

/** Ours and the answer's number of tickets, how well those agree that are the same, and how sure we are of ours. */
export function signsOfTickets(own: Own, { pairs, unpaired }: Beside): Signs {
  const [ours, theirs] = [own.isTicket ? own.tickets.length : 0, pairs.length + unpaired.length];
  const answered = [...pairs.map((pair) => pair.answered), ...unpaired];
  const coded = new Set(unpaired.flatMap(({ barcode }) => barcode ?? []));
  const alone = own.tickets.filter((ticket) => !pairs.some((pair) => pair.ticket === ticket));
  const trusts = own.tickets.flatMap(({ fields }) => Object.values(fields).map(trustInOwn));
  return [
    Number(ours === 0),
    Number(theirs === 0),
    Number(ours === 0 && theirs > 0),
    Number(theirs === 0 && ours > 0),
    ours === 0 && theirs > 0 ? share(answered.filter(tellsCore).length, theirs) : 0,
    Math.max(-1, Math.min(1, (own.odds ?? (own.isTicket ? plain : -plain)) / plain)),
    Number(theirs === ours),
    mass(Math.max(0, theirs - ours)),
    mass(Math.max(0, ours - theirs)),
    mass(ours),
    share(pairs.filter(pairAgrees).length, pairs.length),
    mass(coded.size),
    mass(alone.filter(({ barcode }) => barcode !== undefined).length),
    Number(own.tickets.some(isFirm)),
    Number(alone.some(isFirm)),
    trusts.length === 0 ? 0 : trusts.reduce((sum, trust) => sum + trust, 0) / trusts.length,
    mass(trusts.length / 8),
    Number(new Set(pairs.map(({ answered }) => answered.kind)).size > 1),
    share(pairs.filter(({ answered, ticket }) => answered.kind === ticket.kind.value).length, pairs.length),
  ];
}

/** Whether most of what matters of a ticket is found in the documents. */
function tellsCore({ kind, values }: GroundedTicket): boolean {
  return isCore(kind, new Set(values.map(({ name }) => name)));
}
