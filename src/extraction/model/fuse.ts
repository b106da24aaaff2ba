/** Brings a grounded answer together with what the embedded readers decided: whichever reading is likelier right stands. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { plain } from '#src/tickets/same.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { hasClock, type TicketTime } from '#src/tickets/time.ts';
import type { Understood } from '../page-text/understood.ts';
import { beliefIn, enough } from './belief.ts';
import { fits, type KnownTicket } from './fits.ts';
import type { GroundedAnswer, GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import { isNewTicket, ticketOf } from './new-ticket.ts';
import { isLabelled } from './own-standing.ts';
import { pairTickets } from './pair-tickets.ts';
import { settleKind } from './settle-kind.ts';
import { type AnswerSigns, firm, signsOfAnswer, signsOfValue } from './signs.ts';
import type { SourceLine } from './source.ts';
import { isSurplus, leads, trustIn } from './trust.ts';

/** The tickets with what an answer adds to them; their number is that of the side that explains the documents better. */
export function fuse(
  tickets: readonly MergedDraft[],
  answer: GroundedAnswer,
  documents: readonly Understood[],
): readonly MergedDraft[] {
  const { pairs, unpaired } = pairTickets(tickets, answer.tickets);
  const signs = signsOfAnswer(pairs, unpaired);
  const trust = trustIn(signs, [...pairs.map(({ said }) => said), ...unpaired]);
  const fused = tickets.flatMap((ticket) => {
    const pair = pairs.find((one) => one.ticket === ticket);
    if (!pair) return isSurplus(ticket, answer.tickets, trust) ? [] : [ticket];
    const others = tickets.filter((other) => other !== ticket);
    return [fuseTicket(ticket, pair.said, { signs, trust, documents, others })];
  });
  const more: MergedDraft[] = [];
  for (const said of unpaired)
    if (isNewTicket(said, [...fused, ...more], { signs, trust }))
      more.push(ticketOf(said, tickets[0], { documents, signs, trust }));
  return [...fused, ...more];
}

type View = {
  readonly signs: AnswerSigns;
  readonly trust: number;
  readonly documents: readonly Understood[];
  /** The other tickets of the upload. */
  readonly others: readonly MergedDraft[];
};

function fuseTicket(ticket: MergedDraft, said: GroundedTicket, view: View): MergedDraft {
  const kind = settleKind(ticket.kind, said.kind, view);
  const fields: { [Name in FieldName]?: Chosen<unknown> } = { ...ticket.fields };
  for (const value of said.values) {
    const known = { fields: fields as ChosenFields, kind: kind.value };
    const belief = isLoose(value, known, view.documents)
      ? 0
      : beliefIn({ ...view.signs, ...signsOfValue(value, known, view.others) });
    const settled = settle(fields[value.name], value, view.trust >= leads ? belief : belief * view.trust);
    if (settled) fields[value.name] = settled;
  }
  const barcode = ticket.barcode ?? (view.trust >= enough ? said.barcode : undefined);
  return { ...ticket, kind, fields: fields as ChosenFields, ...(barcode === undefined ? {} : { barcode }) };
}

/**
 * A value that no label vouches for has to stand where the answer says, and not in a sentence, which says one thing to people
 * and may say another to a model: else it is nobody's seat or gate, and no word against what a label of ours says.
 */
function isLoose(value: Grounded, known: KnownTicket, documents: readonly Understood[]): boolean {
  if (value.standing === 'code') return false;
  const told = value.lines.some(isSentence);
  const own: Chosen<unknown> | undefined = known.fields[value.name];
  if (own && told && isLabelled(value.name, own, documents)) return true;
  if (value.standing === 'labelled' || (value.cited === true && !told)) return false;
  return fits(value, known) === 'label' || (own !== undefined && isLabelled(value.name, own, documents));
}

/** Running text, or a line with so many words that it is one. */
function isSentence({ cell, text }: SourceLine): boolean {
  return cell?.prose === true || text.split(/\s+/).length >= 7;
}

/** What a reading of ours is at least worth against another: it was weighed against all the rest of its page. */
const surely = 0.9;

/** The reading that stands after a model spoke; undefined where there was none and the model's is not believed enough. */
function settle(own: Chosen<unknown> | undefined, said: Grounded, belief: number): Chosen<unknown> | undefined {
  const other: Reading<unknown> = { ...said.reading, confidence: belief };
  if (own === undefined) return belief >= enough ? { ...other, others: [] } : undefined;
  if (!sameValue(said.name, own.value, other.value)) {
    const mends = belief > Math.max(own.confidence, surely) || (belief >= 0.5 && continues(own.value, said));
    return mends && belief >= 0.5 && !firm.test(own.evidence.extractor)
      ? { ...other, others: [own, ...own.others] }
      : { ...own, others: [...own.others, other] };
  }
  // The same day with a clock tells more; the clock has to stand on its own feet.
  if (tellsClock(own.value, other.value) && belief >= enough) return { ...other, others: [own, ...own.others] };
  const confidence = 1 - (1 - own.confidence) * (1 - belief * 0.9);
  return { ...own, confidence: Math.max(own.confidence, Math.min(0.999, confidence)), others: [...own.others, other] };
}

function tellsClock(own: unknown, other: unknown): boolean {
  const times = [own, other] as Partial<TicketTime>[];
  if (times.some((time) => typeof time !== 'object' || time.local === undefined)) return false;
  return !hasClock(times[0] as TicketTime) && hasClock(times[1] as TicketTime);
}

/** Whether a value says the same and more: a name that a code cut short, the town behind a street, a given name. */
function continues(own: unknown, { name, reading: { value } }: Grounded): boolean {
  if (typeof own !== 'string' || typeof value !== 'string') return false;
  const [short, long] = [plain(own), plain(value)];
  if (name === 'from' || name === 'to' || name === 'address')
    return long.length > short.length && short.length >= 8 && long.startsWith(short);
  if (name !== 'passenger') return false;
  const words = new Set(long.split(' '));
  return words.size === 2 && !short.includes(' ') && short.length >= 3 && words.has(short);
}
