/** What can be checked of a model's answer on this one document, as numbers that `belief.ts` weighs. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import type { AskableField } from './askable.ts';
import { fits, type KnownTicket } from './fits.ts';
import type { GroundedTicket } from './ground.ts';
import { extractorName, type Grounded } from './grounded.ts';
import type { Pair } from './pair-tickets.ts';

/** Extractors whose word stands: machines wrote it for machines. */
export const firm = /^(?:bcbp|rail|uic|code|attached-pass|schema-org|reservation-system)/;

/** Signs of the answer as a whole; each from 0 to 1. */
export type AnswerSigns = {
  /** Share of its values that the document does not bear out, and of those that stand under the label of something else. */
  readonly unfounded: number;
  readonly denied: number;
  /** Share of what was found that stands under a label of its own. */
  readonly vouched: number;
  /** Share of what was found that stands where the answer says, and that does not. */
  readonly cited: number;
  readonly miscited: number;
  /** How often it says what codes and markup say, and how often something else. */
  readonly firmSame: number;
  readonly firmOther: number;
  /** The same for readings of ours from the page, each as much as we are sure of it. */
  readonly ownSame: number;
  readonly ownOther: number;
  /** Share of its tickets that contradict themselves: an end before its start, one value for two fields. */
  readonly broken: number;
  /** How much there is to go by. */
  readonly many: number;
};

/** Signs of one value. */
export type ValueSigns = {
  readonly code: number;
  readonly labelled: number;
  readonly elsewhere: number;
  readonly here: number;
  readonly notHere: number;
  readonly alone: number;
  readonly well: number;
  readonly label: number;
  readonly unfit: number;
  /** How sure we are that it is another field of the ticket, or of another ticket. */
  readonly taken: number;
  readonly ofAnother: number;
};

/** Everything that is known of one value. */
export type Signs = AnswerSigns & ValueSigns;

/** Codes of airports are known by heart; the tables tell them from the names that are printed. */
const byHeart: ReadonlySet<AskableField> = new Set(['fromCode', 'toCode']);

/** Looks at an answer as a whole. */
export function signsOfAnswer(pairs: readonly Pair[], unpaired: readonly GroundedTicket[]): AnswerSigns {
  const said = [...pairs.map((pair) => pair.said), ...unpaired];
  const values = said.flatMap((ticket) => ticket.values);
  const missing = said.flatMap((ticket) => ticket.unfounded).filter(({ name }) => !byHeart.has(name)).length;
  const standing = (one: Grounded['standing']) => values.filter((value) => value.standing === one).length;
  const compared = compareWithOwn(pairs);
  return {
    unfounded: share(missing, missing + values.length),
    denied: share(standing('elsewhere'), values.length),
    vouched: share(standing('labelled') + standing('code'), values.length),
    cited: share(values.filter(({ cited }) => cited === true).length, values.length),
    miscited: share(values.filter(({ cited }) => cited === false).length, values.length),
    firmSame: mass(compared.firmSame),
    firmOther: mass(compared.firmOther),
    ownSame: share(compared.ownSame, compared.ownSame + compared.ownOther + 1),
    ownOther: share(compared.ownOther, compared.ownSame + compared.ownOther + 1),
    broken: share(said.filter(isBroken).length, said.length),
    many: mass(values.length / 8),
  };
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
/** More is more, and never more than 1. */
const mass = (count: number) => count / (count + 1);

function compareWithOwn(pairs: readonly Pair[]) {
  const sums = { firmSame: 0, firmOther: 0, ownSame: 0, ownOther: 0 };
  for (const { ticket, said } of pairs) {
    for (const [name, own] of Object.entries(ticket.fields) as [AskableField, Chosen<unknown>][]) {
      if (own.evidence.extractor.startsWith('derived')) continue;
      const value = saidOf(said, name);
      if (value === undefined) continue;
      const same = sameValue(name, own.value, value);
      if (firm.test(own.evidence.extractor)) sums[same ? 'firmSame' : 'firmOther'] += 1;
      else sums[same ? 'ownSame' : 'ownOther'] += own.confidence;
    }
  }
  return sums;
}

/** What was said of a field, borne out or not; a time that is not borne out is compared as a text of a time. */
function saidOf(said: GroundedTicket, name: AskableField): unknown {
  const grounded = said.values.find((one) => one.name === name);
  if (grounded) return grounded.reading.value;
  const raw = said.unfounded.find((one) => one.name === name)?.value;
  if (raw === undefined) return undefined;
  return /^\d{4}-\d\d-\d\d/.test(raw) ? { local: raw.slice(0, 16) } : raw;
}

/** LIST: fields that are easily taken for each other; one value is never two of them. */
const opposites: readonly (readonly AskableField[])[] = [
  ['from', 'to', 'via'],
  ['fromCode', 'toCode'],
  ['start', 'end'],
  ['title', 'venue', 'passenger', 'issuer'],
  ['bookingReference', 'ticketNumber', 'membershipNumber', 'voucherCode', 'pin'],
  ['seat', 'row', 'coach', 'gate', 'platform', 'section'],
];

function isBroken({ values }: GroundedTicket): boolean {
  const said = new Map(values.map(({ name, reading }) => [name, reading.value]));
  const [start, end] = [said.get('start'), said.get('end')] as (TicketTime | undefined)[];
  if (start && end && end.local.slice(0, 10) < start.local.slice(0, 10)) return true;
  return [['from', 'to'] as const, ['fromCode', 'toCode'] as const, ['start', 'end'] as const].some(([a, b]) => {
    const [one, other] = [said.get(a), said.get(b)];
    return one !== undefined && other !== undefined && sameValue(a, one, other);
  });
}

/** Looks at one value of an answer, beside what is known of its ticket and of the other tickets. */
export function signsOfValue(value: Grounded, known: KnownTicket, others: readonly MergedDraft[]): ValueSigns {
  const { standing, cited, alone } = value;
  const fit = fits(value, known);
  return {
    code: Number(standing === 'code'),
    labelled: Number(standing === 'labelled'),
    elsewhere: Number(standing === 'elsewhere'),
    here: Number(cited === true),
    notHere: Number(cited === false),
    alone: Number(alone === true),
    well: Number(fit === 'well'),
    label: Number(fit === 'label'),
    unfit: Number(fit === 'no'),
    taken: takenBy(value, known),
    ofAnother: Number(isOfAnother(value, others)),
  };
}

/** How sure we are that the value stands for another field of the ticket that it is easily mistaken for. */
function takenBy({ name, reading }: Grounded, { fields }: KnownTicket): number {
  const rivals = opposites.filter((group) => group.includes(name)).flat();
  const beliefs = rivals.map((rival) => {
    const own = rival === name ? undefined : fields[rival];
    if (!own || own.evidence.extractor === extractorName || !sameValue(name, own.value, reading.value)) return 0;
    return firm.test(own.evidence.extractor) ? 1 : own.confidence;
  });
  return Math.max(0, ...beliefs);
}

/** Whether another ticket of the upload has this very seat or train: then it may be taken from there. */
function isOfAnother({ name, reading }: Grounded, others: readonly MergedDraft[]): boolean {
  if (!personal.has(name)) return false;
  return others.some(({ fields }) => fields[name] !== undefined && sameValue(name, fields[name].value, reading.value));
}

const personal: ReadonlySet<AskableField> = new Set([
  'passenger',
  'seat',
  'number',
  'ticketNumber',
  'start',
  'carrier',
]);
