import { foldKey } from '../../../words/fold.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import type { Row } from './occasions.ts';
import { areAlike, isHead, type Part, partsByCell } from './parts.ts';

/** LIST: what things of one order have each of their own. */
const own = [
  'title',
  'product',
  'seat',
  'booking_ref',
  'ticket_number',
  'venue',
  'address',
  'price',
] as const satisfies readonly Target[];

/** Whether each part tells by itself what it is, or of two things what only one's own part would, or is made as the others are. */
export function areOwn(rows: readonly Row[], parts: readonly Part[], scored: readonly ScoredSpan[]): boolean {
  const all = heldByAll(rows, parts, scored, own);
  return (
    all.includes('title') || all.length >= 2 || areMadeAlike(parts.map(({ begin, end }) => rows.slice(begin, end)))
  );
}

/** Which of some targets something in each part is. */
export function heldByAll(
  rows: readonly Row[],
  parts: readonly Part[],
  scored: readonly ScoredSpan[],
  asked: readonly Target[],
): readonly Target[] {
  const partOf = partsByCell(rows, parts);
  const holds = parts.map(() => new Set<Target>());
  for (const { span, likely } of scored) {
    const at = partOf.get(span.cells[0]!);
    if (at !== undefined) for (const target of asked) if (likely(target) >= bounds.begins) holds[at]!.add(target);
  }
  return asked.filter((target) => holds.every((targets) => targets.has(target)));
}

/** Whether parts have lines in common, as labels are, or are rows of one table. */
function areMadeAlike(parts: readonly (readonly Row[])[]): boolean {
  const [first, ...others] = parts.map(
    (part) => new Set(part.flat().flatMap(({ text }) => (text.length < 40 ? [foldKey(text.replace(/\d+/g, ''))] : []))),
  );
  const shared = [...first!].filter((key) => key.length > 2 && others.every((keys) => keys.has(key)));
  if (shared.length >= 2 || areNumbered(parts) || areHeaded(parts)) return true;
  const [lead, ...rows] = parts.map(([row]) => row!);
  return lead!.length >= 3 && rows.every((row) => row.length === lead!.length && areAlike([lead!, row]));
}

/** Whether in each part a long number of its own stands behind the same words: "Appointment no. 20270377180". */
function areNumbered(parts: readonly (readonly Row[])[]): boolean {
  const [first, ...others] = parts.map((part) => {
    const found = part.flat().flatMap(({ text }) => {
      const [, words, number] = numbered.exec(text) ?? [];
      return words && number ? [[foldKey(words), number] as const] : [];
    });
    return new Map(found);
  });
  return [...first!].some(([words, number]) => {
    const numbers = new Set([number, ...others.map((own) => own.get(words))]);
    return !numbers.has(undefined) && numbers.size === parts.length;
  });
}

const numbered = /^(\p{L}[^\d:]{2,30}):? (\d{5,})$/u;

/** Whether parts begin with lines that look alike, larger or bolder than what is below them: each has a heading. */
function areHeaded(parts: readonly (readonly Row[])[]): boolean {
  const heads = parts.map(([head]) => head!);
  return areAlike(heads) && parts.every(([head, next]) => next !== undefined && isHead(head!, next));
}

/** Whether each part tells of an end beside its begin: what is brought back is no other thing than what was fetched. */
export function haveEnds(rows: readonly Row[], parts: readonly Part[], scored: readonly ScoredSpan[]): boolean {
  const partOf = partsByCell(rows, parts);
  const moments = parts.map(() => ({ days: new Set<string>(), begins: new Set<string>(), ends: new Set<string>() }));
  for (const { span, likely } of scored) {
    const own = moments[partOf.get(span.cells[0]!) ?? -1];
    if (!own) continue;
    const [begins, ends] = [
      Math.max(likely('start_date'), likely('start_time')),
      Math.max(likely('end_date'), likely('end_time')),
    ];
    if (span.date?.until) own.ends.add(span.text);
    if (span.date && Math.max(begins, ends) >= bounds.own) own.days.add(span.text);
    if (span.clock && begins >= bounds.own) own.begins.add(span.clock);
    if (span.clock && ends >= bounds.own) own.ends.add(span.clock);
  }
  return moments.every(
    ({ days, begins, ends }) => days.size > 1 || (ends.size > 0 && new Set([...begins, ...ends]).size > 1),
  );
}
