/** Brings a weighed answer together with what the embedded readers decided: whichever reading is likelier right stands. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { leastCut } from '#src/tickets/same.ts';
import { bands } from '#src/tickets/standing.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { hasClock, type TicketTime } from '#src/tickets/time.ts';
import type { Understood } from '../page-text/page-text.ts';
import { isSameShape } from './ground-glimpsed.ts';
import { extractorName, type Grounded } from './grounded.ts';
import { isLoose } from './loose.ts';
import { isApart, isKept, sameTicket } from './number-of-tickets.ts';
import { settleKind } from './settle-kind.ts';
import { firm, isFirm, trustInOwn } from './signs.ts';
import type { Believed, WeighedAnswer, WeighedTicket } from './weigh-answer.ts';

/** The tickets with what an answer adds to them; their number is that of the side that explains the documents better. */
export function fuse(
  tickets: readonly MergedDraft[],
  answer: WeighedAnswer,
  documents: readonly Understood[],
): readonly MergedDraft[] {
  const { leads } = answer;
  const view = { answer, documents };
  const paired = new Map(answer.tickets.flatMap((one) => (one.ticket ? [[one.ticket, one] as const] : [])));
  // Two of ours that are one in the answer become one: a code's and a page's that we did not know to be the same.
  const twins = new Map<WeighedTicket, readonly MergedDraft[]>();
  const own = tickets
    .flatMap((ticket) => {
      if (paired.has(ticket) || !leads) return [ticket];
      const same = sameTicket(ticket, answer);
      if (!same?.ticket) return isKept(ticket, answer) ? [ticket] : [];
      twins.set(same, [...(twins.get(same) ?? []), ticket]);
      return [];
    })
    .map((ticket) => {
      const answered = paired.get(ticket);
      return answered ? fuseTicket(withTwins(ticket, twins.get(answered) ?? []), answered, view) : ticket;
    });
  const known = answer.tickets.filter(({ ticket }) => ticket !== undefined);
  const unknown = tickets.filter((ticket) => !paired.has(ticket) && own.includes(ticket));
  const more: WeighedTicket[] = [];
  for (const one of leads ? answer.tickets : [])
    if (!one.ticket && isApart(one, [...known, ...more], unknown)) more.push(one);
  return [...own, ...more.map((one) => ticketOf(one, tickets[0], view))];
}

/** A ticket of ours with what another one of ours tells of it: what a machine wrote goes first, and gaps are filled. */
function withTwins(ticket: MergedDraft, twins: readonly MergedDraft[]): MergedDraft {
  const fields: { [Name in FieldName]?: Chosen<unknown> } = { ...ticket.fields };
  for (const twin of twins)
    for (const [name, chosen] of Object.entries(twin.fields) as [FieldName, Chosen<unknown>][]) {
      const own = fields[name];
      if (!own) fields[name] = chosen;
      else if (firm.test(chosen.evidence.extractor) && !sameValue(name, own.value, chosen.value))
        fields[name] = { ...chosen, others: [...chosen.others, own] };
    }
  const barcode = ticket.barcode ?? twins.find((twin) => twin.barcode !== undefined)?.barcode;
  return { ...ticket, fields: fields as ChosenFields, ...(barcode === undefined ? {} : { barcode }) };
}

type View = {
  readonly answer: WeighedAnswer;
  readonly documents: readonly Understood[];
};

function fuseTicket(ticket: MergedDraft, { answered, values, silent }: WeighedTicket, view: View): MergedDraft {
  const kind = settleKind(ticket.kind, answered.kind, view.answer);
  const fields: { [Name in FieldName]?: Chosen<unknown> } = { ...ticket.fields };
  for (const one of values) {
    if (isLoose(one.value, { fields: fields as ChosenFields, kind: kind.value }, view.documents)) continue;
    const settled = settle(fields[one.value.name], one);
    if (settled) fields[one.value.name] = settled;
  }
  // The silence of an answer that is believed casts doubt, and takes nothing away: a document could tell a model to be silent.
  for (const { name, own } of view.answer.trust >= bands.check ? silent : []) {
    const chosen: Chosen<unknown> | undefined = fields[name];
    const doubted = Math.max(own, bands.check);
    if (chosen && trustInOwn(chosen) > doubted) fields[name] = { ...chosen, likely: doubted };
  }
  // Which of our codes is whose follows from where they stand, unless a code itself says it.
  const barcode = view.answer.leads && !isFirm(ticket) ? (answered.barcode ?? ticket.barcode) : ticket.barcode;
  return { ...ticket, kind, fields: fields as ChosenFields, ...(barcode === undefined ? {} : { barcode }) };
}

/** The reading that stands after a model spoke: the likelier one; undefined where there was none and the model's is not believed enough. */
function settle(own: Chosen<unknown> | undefined, answered: Believed): Chosen<unknown> | undefined {
  const other = readingOf(answered);
  const { value, belief } = answered;
  if (own === undefined) return belief >= bands.check ? { ...other, others: [] } : undefined;
  if (sameValue(value.name, own.value, other.value)) return agreed(value.name, own, { other, belief });
  if (neverGives(value.name, own, other)) return { ...own, others: [...own.others, other] };
  const ours = value.glimpsed ? seenAnew(own, answered) : Math.min(trustInOwn(own), answered.own);
  if (belief > ours) return { ...other, others: [own, ...own.others.map(asLost)] };
  // What is not believed casts no doubt on ours.
  const likely = Math.min(trustInOwn(own), Math.max(ours, 1 - belief));
  return { ...own, likely, others: [...own.others, other] };
}

/** A value as a reading, as likely as it is believed to be right; what only the model says is never certain, and stands marked. */
function readingOf({ value, belief }: Believed): Reading<unknown> {
  const likely = isBorneOut(value) ? belief : Math.min(belief, marked);
  return { ...value.reading, confidence: likely, likely };
}

/** A reading that our own readers did not choose makes nothing certain that a model says as well. */
function asLost(reading: Reading<unknown>): Reading<unknown> {
  return { ...reading, likely: Math.min(trustInOwn(reading), marked) };
}

/** As likely as what stands marked "Check this". */
const marked = (bands.check + bands.stands) / 2;

/** Whether the page itself says that a value is its field: by a label, a code or markup. */
function isBorneOut({ standing }: Grounded): boolean {
  return standing === 'labelled' || standing === 'code';
}

/** How likely a reading of ours is where a model saw something else in the picture: not at all, if it is what recognition misread. */
function seenAnew(own: Chosen<unknown>, answered: Believed): number {
  return isReread(own, answered) ? 0 : trustInOwn(own);
}

/** Whether a model saw what recognition misread, at the same place. */
function isReread(own: Chosen<unknown>, { value }: Believed): boolean {
  const texts = [own.value, value.reading.value];
  return (
    value.glimpsed === true &&
    texts.every((text) => typeof text === 'string') &&
    isSameShape(...(texts as [string, string]))
  );
}

/**
 * What a machine wrote is never replaced; but the code of a boarding pass has no year, and its day is that of any, and for the class only a
 * letter that every airline uses in its own sense.
 */
function neverGives(name: FieldName, { evidence, value }: Chosen<unknown>, other: Reading<unknown>): boolean {
  if (!firm.test(evidence.extractor)) return false;
  if (evidence.extractor === 'bcbp' && name === 'class') return false;
  const days = [value, other.value].map((one) => (one as Partial<TicketTime>).local?.slice(5, 10));
  return !(evidence.extractor === 'bcbp' && days[0] !== undefined && days[0] === days[1]);
}

/** Two that say the same are both right or both wrong; the one that tells more speaks. */
function agreed(
  name: FieldName,
  own: Chosen<unknown>,
  { other, belief }: { readonly other: Reading<unknown>; readonly belief: number },
): Chosen<unknown> {
  const more =
    tellsClock(own.value, other.value) ||
    isGlued(own.value, other.value) ||
    (name === 'passenger' && tellsName(own, other));
  // What tells less bears out less: a day is no witness of its clock.
  const others = [own, ...own.others].filter((one) => !tellsClock(one.value, other.value));
  if (more && belief >= bands.check) return { ...other, others };
  // A reading of ours that alone would not be shown is no second witness.
  const most = own.likely === undefined || own.likely >= bands.check ? belief : other.likely!;
  const likely = own.likely === undefined ? {} : { likely: Math.max(own.likely, most) };
  return { ...own, ...likely, confidence: Math.max(own.confidence, belief), others: [...own.others, other] };
}

/** Whether a text goes on, without a blank, in what was printed beside the other: `María CedeñoBoleto`. */
function isGlued(own: unknown, other: unknown): boolean {
  if (typeof own !== 'string' || typeof other !== 'string' || other === '' || !own.startsWith(other)) return false;
  return /\p{L}$/u.test(other) && /^\p{Lu}\p{Ll}/u.test(own.slice(other.length));
}

/** A code has room for 20 characters of a name, and joins and cuts what is longer: who prints it knows better. */
function tellsName({ evidence, value }: Chosen<unknown>, { value: other }: Reading<unknown>): boolean {
  const [own, answered] = [String(value), String(other)].map((name) => name.replace(/[^\p{L}]/gu, '').length) as [
    number,
    number,
  ];
  return evidence.extractor === 'bcbp' && own >= leastCut && answered > own;
}

function tellsClock(own: unknown, other: unknown): boolean {
  const times = [own, other] as Partial<TicketTime>[];
  if (times.some((time) => typeof time !== 'object' || time.local === undefined)) return false;
  return !hasClock(times[0] as TicketTime) && hasClock(times[1] as TicketTime);
}

/** A ticket made of an answer alone; `like` is one of the same order. */
function ticketOf(
  { answered, values }: WeighedTicket,
  like: MergedDraft | undefined,
  { documents }: View,
): MergedDraft {
  const fields: { [Name in FieldName]?: Chosen<unknown> } = {};
  for (const one of values) {
    if (isLoose(one.value, { fields: fields as ChosenFields, kind: answered.kind }, documents)) continue;
    const settled = settle(undefined, one);
    if (settled) fields[one.value.name] = settled;
  }
  const evidence = { ...(answered.values[0]?.reading.evidence ?? { document: '0' }), extractor: extractorName };
  const language = like?.language ?? documents[0]?.language;
  return {
    drafts: [],
    kind: { value: answered.kind, confidence: 0.9, evidence, others: [] },
    fields: fields as ChosenFields,
    ...(answered.barcode === undefined ? {} : { barcode: answered.barcode }),
    ...(language === undefined ? {} : { language }),
  };
}
