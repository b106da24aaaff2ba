/** Brings a weighed answer together with what the embedded readers decided: whichever reading is likelier right stands. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { bands } from '#src/tickets/standing.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import type { Understood } from '../page-text/page-text.ts';
import { extractorName } from './grounded.ts';
import { isLoose } from './loose.ts';
import { isApart, isKept, sameTicket } from './number-of-tickets.ts';
import { settleKind } from './settle-kind.ts';
import { hears, settleValue } from './settle-value.ts';
import { firm, isFirm, trustInOwn } from './signs.ts';
import type { WeighedAnswer, WeighedTicket } from './weigh-answer.ts';

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
    if (!one.ticket && isApart(one, [...known, ...more], { answer, unknown })) more.push(one);
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
  const isHeard = hears(view.answer);
  for (const one of values) {
    if (isLoose(one.value, { fields: fields as ChosenFields, kind: kind.value }, view.documents)) continue;
    const settled = settleValue(fields[one.value.name], one, isHeard);
    if (settled) fields[one.value.name] = settled;
  }
  for (const { name, own } of view.answer.trust >= bands.check ? silent : []) {
    const chosen: Chosen<unknown> | undefined = fields[name];
    const doubted = chosen && doubtedAs(chosen, own);
    if (chosen && doubted !== undefined) fields[name] = { ...chosen, likely: doubted };
  }
  // Which of our codes is whose follows from where they stand, unless a code itself says it.
  const barcode = view.answer.leads && !isFirm(ticket) ? (answered.barcode ?? ticket.barcode) : ticket.barcode;
  return { ...ticket, kind, fields: fields as ChosenFields, ...(barcode === undefined ? {} : { barcode }) };
}

/**
 * How likely a reading of ours is still that a believed answer is silent about; undefined where it is as likely as it was. What we were sure of is to be checked
 * then and never goes: a document could tell a model to be silent.
 */
function doubtedAs(chosen: Chosen<unknown>, own: number): number | undefined {
  const trust = trustInOwn(chosen);
  const doubted = trust >= bands.stands ? Math.max(own, bands.check) : own;
  return doubted < trust ? doubted : undefined;
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
    const settled = settleValue(undefined, one);
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
