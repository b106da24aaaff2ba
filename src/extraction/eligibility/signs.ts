import { isAdvertising } from '#src/barcodes/advertising.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { dayOf, daysBetween } from '#src/tickets/time.ts';
import type { ExtractionInput } from '../extractor.ts';
import { seenValues } from '../page-text/page-text.ts';
import { fold } from '../words/fold.ts';
import { isConfirmed } from './booking-words.ts';
import type { OtherDocument } from './other-documents.ts';
import { topicsOf } from './topics.ts';

/** Lines whose topics, and lines whose words, are looked at; lines of a head. */
const bounds = { topics: 300, words: 200, head: 6 } as const;

/** What a judgement is made from: the documents, their lines, what was read of them, and what the rules make of it. */
export type Evidence = {
  readonly input: ExtractionInput;
  readonly lines: readonly string[];
  readonly drafts: readonly Draft[];
  readonly others: readonly OtherDocument[];
  /** By how much the rules' points are above what they ask for; negative where they see no ticket. */
  readonly margin: number;
};

/**
 * Names of all that is so about documents and speaks for a ticket or against it, each once. `later`: how many days after the day that they are looked at as
 * of they would be uploaded.
 */
export function signsOf(evidence: Evidence, later = 0): readonly string[] {
  const { input, lines, margin } = evidence;
  const folded = lines.slice(0, bounds.topics).map((line) => fold(line).slice(0, 1000));
  const { head, all } = topicsOf(folded);
  return [
    ...new Set([
      'any',
      ...steps('margin', margin, [-4, -2.5, -1.5, -0.7, 0, 0.7, 1.5, 3]),
      ...draftSigns(evidence.drafts),
      ...otherSigns(evidence.others),
      ...codeSigns(input),
      ...valueSigns(evidence, later),
      ...steps('lines', lines.length, [10, 20, 40, 80, 160]),
      `paper ${paperOf(input)}`,
      ...(isConfirmed(lines) ? ['confirmed'] : []),
      ...[...head].map((topic) => `head ${topic}`),
      ...[...all].map((topic) => `topic ${topic}`),
      ...wordSigns(folded),
    ]),
  ];
}

/** The fullest draft: its kind, who read it, which fields it has and how sure each is. */
function draftSigns(drafts: readonly Draft[]): readonly string[] {
  const size = ({ fields }: Draft) => Object.keys(fields).length;
  const [best] = drafts.toSorted((a, b) => size(b) - size(a));
  const count = steps('drafts', drafts.length, [1, 2, 3]);
  if (!best) return count;
  const fields = Object.entries(best.fields).map(([name, [reading]]) => ({
    name,
    likely: reading?.likely ?? reading?.confidence ?? 0,
  }));
  const sure = fields.filter(({ likely }) => likely >= 0.8);
  return [
    ...count,
    `kind ${best.kind?.value ?? 'none'}`,
    `reader ${best.extractor}`,
    ...(best.barcode === undefined ? [] : ['coded']),
    ...fields.flatMap(({ name, likely }) => [`field ${name}`, ...steps(`field ${name}`, likely, [0.8, 0.9])]),
    ...steps('sure', sure.length, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  ];
}

function otherSigns(others: readonly OtherDocument[]): readonly string[] {
  if (others.length === 0) return ['other none'];
  return others.flatMap(({ name, score }) => steps(`other ${name}`, score, [1.5, 2.25, 3, 3.75, 4.5]));
}

function codeSigns({ barcodes }: ExtractionInput): readonly string[] {
  const texts = barcodes.map(({ text = '' }) => text);
  const longest = Math.max(0, ...texts.map((text) => text.length));
  if (barcodes.length === 0) return [];
  return [
    barcodes.some((code) => !isAdvertising(code.text)) ? 'code own' : 'code any',
    ...steps('codes', barcodes.length, [1, 2, 3, 5]),
    ...steps('code length', longest, [4, 7, 10, 14, 20, 40, 80, 160]),
    ...(texts.some((text) => /^https?:/i.test(text)) ? ['code url'] : []),
  ];
}

/** How many days, clocks and amounts stand there, and how the days lie to each other, to the one that was read as the begin, and to that of the upload. */
function valueSigns({ input, drafts }: Evidence, later: number): readonly string[] {
  const { days, clocks, amounts } = seenValues(input);
  const ahead = days.map((day) => daysBetween(input.contextDay, day) - later);
  const [first, last] = [ahead[0], ahead.at(-1)];
  const [begins] = drafts
    .flatMap(
      ({ fields: { start, validFrom } }) => (start ?? validFrom)?.slice(0, 1).map(({ value }) => dayOf(value)) ?? [],
    )
    .sort();
  const begin = begins === undefined ? undefined : daysBetween(input.contextDay, begins) - later;
  return [
    ...steps('days', days.length, [1, 2, 3, 4, 6, 9]),
    ...steps('clocks', clocks, [1, 2, 3, 5, 8]),
    ...steps('amounts', amounts, [1, 2, 3, 5, 8, 12]),
    ...steps('days to come', ahead.filter((day) => day > 0).length, [1, 2, 3, 4, 6]),
    ...steps('days past', ahead.filter((day) => day <= 0).length, [1, 2, 3, 5]),
    ...steps('last day', last, coming),
    ...steps('days spread', minus(last, first), apart),
    ...steps('begins', begin, coming),
    ...steps('begins after', minus(begin, first), apart),
    ...steps('ends after', minus(last, begin), apart),
  ];
}

/** Steps of days from an upload on, and between two days. */
const coming = [-365, -60, -14, -3, -1, 0, 1, 2, 4, 10, 30, 90, 200, 400];
const apart = [1, 2, 4, 10, 30, 90, 200, 400];

function paperOf({ documents }: ExtractionInput): string {
  const types = documents.map(({ type }) => type);
  return types.includes('mail') ? 'mail' : types.includes('pdf') ? 'pdf' : 'picture';
}

function wordSigns(folded: readonly string[]): readonly string[] {
  return folded.slice(0, bounds.words).flatMap((line, at) => {
    const words = line.match(/\p{L}{3,20}/gu) ?? [];
    return words.flatMap((word) => (at < bounds.head ? [`word ${word}`, `first ${word}`] : [`word ${word}`]));
  });
}

/** How much one number is above another, where there are both. */
function minus(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other;
}

/** A sign for each step that a number reaches, where there is one. */
function steps(name: string, value: number | undefined, at: readonly number[]): readonly string[] {
  if (value === undefined) return [];
  return at.filter((step) => value >= step).map((step) => `${name} from ${step}`);
}
