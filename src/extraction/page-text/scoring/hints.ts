import type { Draft } from '#src/tickets/ticket.ts';
import { fold } from '../../words/fold.ts';
import type { Role } from '../../words/roles.ts';
import type { Span } from '../candidates/span.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import { learnedKinds } from './learned-kinds.ts';
import { lineHintCount, lineHintsOf } from './line-hints.ts';
import { senderHintCount, senderHintsOf } from './sender-hints.ts';
import { valueHintCount, valueHintsOf } from './value-hints.ts';
import { type Vote, voteKey, votesOf } from './votes.ts';
import { wordHintCount, wordHints } from './word-hints.ts';

/** LIST: as what the rules may have read a value, and what the label that it stands under may mean; in the order in which trees were learned. */
const fields = [
  'title',
  'product',
  'issuer',
  'carrier',
  'venue',
  'address',
  'passenger',
  'from',
  'to',
  'start',
  'end',
  'validFrom',
  'validUntil',
  'doors',
  'number',
  'seat',
  'section',
  'class',
  'bookingReference',
  'ticketNumber',
  'price',
] as const;
const labelled = [
  'title',
  'product',
  'carrier',
  'venue',
  'address',
  'passenger',
  'from',
  'to',
  'station',
  'hotel',
  'date',
  'time',
  'when',
  'seat',
  'section',
  'class',
  'number',
  'bookingReference',
  'ticketNumber',
  'price',
  'noise',
] as const satisfies readonly Role[];

const textHintCount = senderHintCount + wordHintCount;
/** How many numbers are known of a span besides what is said of it. */
export const hintCount =
  textHintCount + fields.length + labelled.length + valueHintCount + lineHintCount + 1 + learnedKinds.length;

/** Numbers of a span, by its place among all spans. */
export type Hints = (at: number) => Float32Array;

/**
 * What else is known of the spans of a document: whether they say who sent it, whose website stands there or what its subject is; as what the rules read
 * them, and under which label; what lists of names know of their words; the how-manieth of all days, clocks and amounts they are; how large they are written.
 */
export function hintsOf(understood: Understood, spans: readonly Span[], drafts: readonly Draft[]): Hints {
  const { facts, kinds } = understood;
  const senderHints = senderHintsOf(understood);
  const votes = votesOf(drafts);
  const factsOf = Map.groupBy(
    facts.flatMap((fact) => fact.cells.slice(0, 1).map((cell) => ({ fact, cell }))),
    ({ cell }) => cell,
  );
  const valueHints = valueHintsOf(understood, spans);
  const lineHints = lineHintsOf(understood, spans);
  const top = Math.max(1, kinds[0]?.score ?? 1);
  const ofKinds = learnedKinds.map((kind) => (kinds.find((one) => one.kind === kind)?.score ?? 0) / top);
  const looks = new Map<string, readonly number[]>();

  const textHints = (text: string): readonly number[] => {
    const known = looks.get(text) ?? [...senderHints(text), ...wordHints(text)];
    looks.set(text, known);
    return known;
  };

  return (at) => {
    const span = spans[at]!;
    const cell = span.cells[0]!;
    const isText = !span.date && !span.clock && !span.money;
    const told = votes.get(voteKey(span, understood)) ?? [];
    const beside = factsOf.get(cell)?.map(({ fact }) => fact) ?? [];
    return Float32Array.from([
      ...(isText ? textHints(span.text) : nothingOfText),
      ...(told.length === 0 ? noFields : fields.map((field) => votedFor(told, field))),
      ...(beside.length === 0 ? noRoles : labelled.map((role) => mostMeant(beside, role, span))),
      ...valueHints(span),
      ...lineHints.look(cell),
      beside.length,
      ...lineHints.row(span),
      ...ofKinds,
    ]);
  };
}

const nothingOfText: readonly number[] = Array.from({ length: textHintCount }, () => -2);

const noFields: readonly number[] = fields.map(() => 0);
const noRoles: readonly number[] = labelled.map(() => 0);

/** How surely the rules read a value as a field. */
function votedFor(votes: readonly Vote[], name: string): number {
  return Math.max(0, ...votes.flatMap(({ field, confidence }) => (field === name ? confidence : [])));
}

/** How much the labels of a line say that what stands under them has a role. */
function mostMeant(facts: readonly Fact[], role: Role, span: Span): number {
  return Math.max(0, ...facts.map((fact) => meantBy(fact, role, span)));
}

/** How much a label says that what stands under it has a role: all of it, or a part. */
function meantBy({ roles, text, score }: Fact, role: Role, span: Span): number {
  const place = roles.indexOf(role);
  if (place === -1) return 0;
  const isWhole = fold(text.split('\n')[0]!.trim()) === fold(span.text);
  return isWhole || text.includes(span.text) ? (score * (isWhole ? 1 : 0.5)) / (1 + place) : 0;
}
