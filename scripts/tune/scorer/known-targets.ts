import type { Span } from '#src/extraction/page-text/candidates/span.ts';
import type { Understood } from '#src/extraction/page-text/document/understood.ts';
import { type Target, targets } from '#src/extraction/page-text/scoring/targets.ts';
import { isMost, isValue } from './is-value.ts';
import { type Truth, type TruthValues, targetOf } from './truth.ts';

/** Values so short that they stand for many things: only beside their label they are told. */
const small: ReadonlySet<Target> = new Set([
  'seat',
  'row',
  'coach',
  'class',
  'gate',
  'terminal',
  'platform',
  'group',
  'sequence',
]);
/** Names that a text may tell a part of: where the whole name stands, "Colosseum" is none of a title or house that has more words. */
const named: ReadonlySet<Target> = new Set(['title', 'venue', 'from', 'to']);
/** Places of which a part is another name of the same: "London" for "London St Pancras". */
const ends: ReadonlySet<Target> = new Set(['from', 'to']);
/** Ends that each other leg has turned round. */
const opposite: Partial<Record<Target, Target>> = {
  from: 'to',
  to: 'from',
  from_code: 'to_code',
  to_code: 'from_code',
  start_time: 'end_time',
  end_time: 'start_time',
  start_date: 'end_date',
  end_date: 'start_date',
};

/** For each span what it is: 0 no, 1 yes, 2 open, in the order of `targets`. */
export function targetsOf(
  spans: readonly Span[],
  features: readonly (readonly string[])[],
  understood: Understood,
  truth: Truth,
): readonly Uint8Array[] {
  const hits = spans.map((span) =>
    truth.tickets.map((ticket) => targets.map((target) => isValue(span, target, ticket[target], understood))),
  );
  const legs = legsOf(truth.tickets);
  const isOfLeg = (hit: readonly (readonly boolean[])[], leg: number) =>
    hit.some((ticket, at) => legs[at] === leg && ticket.some(Boolean));
  const anchors = [...new Set(legs)].map((leg) =>
    spans.filter((_, index) => {
      const own = hits[index]!.some((ticket, at) => legs[at] === leg && tellingLeg.some((place) => ticket[place]));
      return own && ![...new Set(legs)].some((other) => other !== leg && isOfLeg(hits[index]!, other));
    }),
  );
  const names = new Map(
    [...named].map((target) => [target, truth.tickets.flatMap((one) => one[target] ?? [])] as const),
  );
  const isWhole = (span: Span, target: Target) => isMost(span.text, names.get(target)!);
  const whole = new Set(
    [...named].filter((target) => {
      const at = targets.indexOf(target);
      return spans.some((span, index) => hits[index]!.some((ticket) => ticket[at]) && isWhole(span, target));
    }),
  );
  const answers = spans.map((span, index) => {
    const answer = new Uint8Array(targets.length);
    const legsWith = (at: number) => [
      ...new Set(hits[index]!.flatMap((ticket, number) => (ticket[at] ? [legs[number]!] : []))),
    ];
    targets.forEach((target, at) => {
      const own = legsWith(at);
      if (own.length === 0) {
        answer[at] = truth.open.has(target) ? 2 : 0;
        return;
      }
      if (named.has(target) && !isWhole(span, target)) {
        answer[at] = whole.has(target) && !ends.has(target) ? 0 : 2;
        return;
      }
      const turned = opposite[target];
      const rivals = turned ? legsWith(targets.indexOf(turned)).filter((leg) => !own.includes(leg)) : [];
      answer[at] = rivals.length === 0 ? 1 : nearerOf(span, own, rivals, anchors);
    });
    return answer;
  });
  for (const target of small) {
    const at = targets.indexOf(target);
    const yes = answers.flatMap((answer, index) => (answer[at] === 1 && isSmall(spans[index]!.text) ? [index] : []));
    if (yes.length < 2) continue;
    for (const index of yes) if (!features[index]!.some((name) => shows(name, target))) answers[index]![at] = 2;
  }
  return answers;
}

/** Whether a text is so short that it stands for many things: `2` and `A` are, `12A` and `T1` are not. */
function isSmall(text: string): boolean {
  return text.length <= 3 && !(/\d/.test(text) && /\p{L}/u.test(text));
}

/** What tells of which leg a line is. */
const tellingLeg = (['number', 'start_time', 'end_time'] as const).map((target) => targets.indexOf(target));

/** For each ticket its leg: travellers of one leg have their tickets for it alike. */
function legsOf(tickets: readonly TruthValues[]): readonly number[] {
  const keys = tickets.map(({ from, to, start_date, start_time }) =>
    JSON.stringify([from, to, start_date, start_time]),
  );
  const different = [...new Set(keys)];
  return keys.map((key) => different.indexOf(key));
}

/**
 * Whether a span is what legs have that it would be, 1, or its opposite that others have, 0: whose own numbers and clocks are nearer, both as it is read and on
 * the page; else that is open, 2.
 */
function nearerOf(
  span: Span,
  own: readonly number[],
  rivals: readonly number[],
  anchors: readonly (readonly Span[])[],
): number {
  const ways = [readFar, pageFar].map((farFrom) => {
    const far = (legs: readonly number[]) =>
      Math.min(...legs.flatMap((leg) => anchors[leg]!.map((anchor) => farFrom(span, anchor))));
    return Math.sign(far(rivals) - far(own));
  });
  if (new Set(ways).size > 1) return 2;
  return ways[0] === 1 ? 1 : ways[0] === -1 ? 0 : 2;
}

/** Lines between two spans as they are read, and within one line how much of it. */
function readFar(a: Span, b: Span): number {
  return Math.abs(a.cells[0]!.order + a.at / 1000 - b.cells[0]!.order - b.at / 1000);
}

/** How far two spans stand from each other on their pages, in ems; what stands in one row or column is near. */
function pageFar(a: Span, b: Span): number {
  const [one, other] = [a.cells[0]!, b.cells[0]!];
  const pages = 1000 * Math.abs(one.page - other.page);
  return pages + Math.abs(one.y - other.y) + 0.05 * Math.abs(one.x - other.x) + Math.abs(a.at - b.at) / 1000;
}

function shows(name: string, target: Target): boolean {
  const match = /^(?:I|L|A|FT|FC|V|H|AA) (\w+)/.exec(name);
  return match !== null && targetOf(match[1]!) === target;
}
