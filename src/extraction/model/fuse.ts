/** Brings a grounded answer together with what the embedded readers decided: fills gaps, mends weak readings, shows doubt. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { plain } from '#src/tickets/same.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { hasClock, type TicketTime } from '#src/tickets/time.ts';
import type { Understood } from '../page-text/understood.ts';
import type { AskableField } from './askable.ts';
import { type Credence, credenceOf } from './credence.ts';
import { fits, type KnownTicket } from './fits.ts';
import type { GroundedAnswer, GroundedTicket } from './ground.ts';
import { extractorName, type Grounded } from './grounded.ts';
import { isNewTicket, ticketOf } from './new-ticket.ts';
import { isLabelled } from './own-standing.ts';
import { pairTickets } from './pair-tickets.ts';
import { settleKind } from './settle-kind.ts';

/** The tickets with what an answer adds to them, and tickets that only the answer tells of, where their evidence stands alone. */
export function fuse(
  tickets: readonly MergedDraft[],
  answer: GroundedAnswer,
  documents: readonly Understood[],
): readonly MergedDraft[] {
  const { pairs, unpaired } = pairTickets(tickets, answer.tickets);
  const credence = credenceOf(pairs, unpaired);
  const fused = tickets.map((ticket) => {
    const pair = pairs.find((one) => one.ticket === ticket);
    const others = tickets.filter((other) => other !== ticket);
    return pair ? fuseTicket(ticket, pair.said, { credence, documents, others }) : ticket;
  });
  const more: MergedDraft[] = [];
  for (const said of unpaired)
    if (isNewTicket(said, [...fused, ...more], credence)) more.push(ticketOf(said, tickets[0], documents));
  return [...fused, ...more];
}

type View = {
  readonly credence: Credence;
  readonly documents: readonly Understood[];
  /** The other tickets of the upload. */
  readonly others: readonly MergedDraft[];
};

function fuseTicket(ticket: MergedDraft, said: GroundedTicket, view: View): MergedDraft {
  const kind = settleKind(ticket.kind, said.kind, view);
  const fields: { [Name in FieldName]?: Chosen<unknown> } = { ...ticket.fields };
  for (const value of said.values) {
    const own = fields[value.name];
    const settled = settle(own, value, { ...view, fields: fields as ChosenFields, kind: kind.value });
    if (settled) fields[value.name] = settled;
  }
  const barcode = ticket.barcode ?? (isTrusted(view.credence) ? said.barcode : undefined);
  return { ...ticket, kind, fields: fields as ChosenFields, ...(barcode === undefined ? {} : { barcode }) };
}

/** What is known of a ticket while one of its fields is settled. */
type Circumstances = KnownTicket & {
  readonly credence: Credence;
  /** The other tickets of the upload, and its documents. */
  readonly others?: readonly MergedDraft[];
  readonly documents?: readonly Understood[];
};

/** The reading that stands after a model spoke; undefined where there was none and the model's is not borne out enough. */
function settle(
  own: Chosen<unknown> | undefined,
  said: Grounded,
  circumstances: Circumstances,
): Chosen<unknown> | undefined {
  if (own === undefined) return mayFill(said, circumstances) ? { ...said.reading, others: [] } : undefined;
  const other: Reading<unknown> = said.reading;
  if (!sameValue(said.name, own.value, other.value)) {
    if (!mayMend(own, said, circumstances)) return { ...own, others: [...own.others, other] };
    return { ...other, others: [own, ...own.others] };
  }
  // The same day with a clock tells more; the clock has to stand on its own feet.
  if (tellsClock(own.value, other.value) && mayFill(said, circumstances))
    return { ...other, others: [own, ...own.others] };
  return { ...own, confidence: Math.min(0.999, own.confidence + 0.05), others: [...own.others, other] };
}

function tellsClock(own: unknown, other: unknown): boolean {
  const times = [own, other] as Partial<TicketTime>[];
  if (times.some((time) => typeof time !== 'object' || time.local === undefined)) return false;
  return !hasClock(times[0] as TicketTime) && hasClock(times[1] as TicketTime);
}

/** A gap is filled by what a code or label says; where the model is right elsewhere, also by what no label claims. */
function mayFill(said: Grounded, circumstances: Circumstances): boolean {
  const { credence } = circumstances;
  if (credence === 'poor' || said.standing === 'elsewhere' || isTaken(said, circumstances)) return false;
  if (said.standing === 'code') return true;
  const fit = fits(said, circumstances);
  if (said.standing === 'labelled') return fit !== 'no';
  return (fit === 'well' && isTrusted(credence)) || (fit === 'fair' && credence === 'high');
}

const isTrusted = (credence: Credence) => credence === 'high' || credence === 'good';

/** Extractors whose word stands: machines wrote it for machines. */
const firm = /^(?:bcbp|rail|uic|code|attached-pass|schema-org)/;

/** A reading gives way only when it is weak, and to one that stands better. */
function mayMend(own: Chosen<unknown>, said: Grounded, circumstances: Circumstances): boolean {
  const { credence } = circumstances;
  if (said.standing === 'elsewhere' || isTaken(said, circumstances)) return false;
  if (credence !== 'poor' && continues(own.value, said)) return true;
  if (!isTrusted(credence) || firm.test(own.evidence.extractor) || isOfAnother(said, circumstances)) return false;
  if (said.standing === 'free' && own.confidence >= 0.5 && isLabelled(said.name, own, circumstances.documents ?? []))
    return false;
  const guess = guessed.has(said.name);
  const limit = said.standing === 'free' && credence !== 'high' ? (guess ? 0.7 : 0.62) : guess ? 0.85 : 0.75;
  const fit = fits(said, circumstances);
  return (
    own.confidence < limit && (fit === 'well' || (fit !== 'no' && credence === 'high' && said.standing === 'labelled'))
  );
}

/** Whether another ticket of the upload has this very passenger, seat or train: then it was taken from there. */
function isOfAnother({ name, reading }: Grounded, { others = [] }: Circumstances): boolean {
  if (!personal.has(name)) return false;
  return others.some(({ fields }) => {
    const theirs = fields[name];
    return theirs !== undefined && sameValue(name, theirs.value, reading.value);
  });
}

const personal: ReadonlySet<AskableField> = new Set([
  'passenger',
  'seat',
  'number',
  'ticketNumber',
  'start',
  'carrier',
]);

/** Fields whose embedded reading is a guess from the looks of the page unless a label stands there. */
const guessed: ReadonlySet<AskableField> = new Set(['title', 'product', 'issuer', 'carrier', 'venue']);

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

const opposites: readonly (readonly AskableField[])[] = [
  ['from', 'to', 'via'],
  ['fromCode', 'toCode'],
  ['start', 'end'],
  ['title', 'venue', 'passenger', 'issuer'],
  ['bookingReference', 'ticketNumber', 'membershipNumber', 'voucherCode', 'pin'],
  ['seat', 'row', 'coach', 'gate', 'platform', 'section'],
];

/** Whether the value already stands for another field of the ticket that it is easily mistaken for. */
function isTaken({ name, reading }: Grounded, { fields }: Circumstances): boolean {
  const rivals = opposites.filter((group) => group.includes(name)).flat();
  return rivals.some((rival) => {
    const own = rival === name ? undefined : fields[rival];
    return own !== undefined && own.evidence.extractor !== extractorName && sameValue(name, own.value, reading.value);
  });
}
