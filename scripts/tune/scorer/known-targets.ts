import type { Span } from '#src/extraction/page-text/candidates/span.ts';
import { resolveDay } from '#src/extraction/page-text/document/context.ts';
import type { Understood } from '#src/extraction/page-text/document/understood.ts';
import { type Target, targets, targetsOfField } from '#src/extraction/page-text/scoring/targets.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { TruthTicket } from '#test/generator/truth.ts';
import type { WrittenFields } from '#test/written/written.ts';
import { matches } from '../../eval/match.ts';

/** What a document says: for each ticket the values of each target; `open` targets are not told by the truth. */
export type Truth = { readonly tickets: readonly TruthValues[]; readonly open: ReadonlySet<Target> };

/** Values of one ticket: texts, days, clocks and amounts as texts; of an address the parts of each spelling. */
export type TruthValues = { readonly [T in Target]?: readonly string[] };

/** What a truth file tells; `all`: a field that it does not list is not in the document. */
export function truthOfTickets(tickets: readonly TruthTicket[], all: boolean): Truth {
  const values = tickets.map(({ fields }) => {
    const { start, end, boarding, price, barcode: _, ...texts } = fields;
    const clock = (local: string | undefined) => (local?.includes('T') ? [local.slice(11, 16)] : []);
    const made: Partial<Record<Target, readonly string[]>> = {
      ...(texts as Partial<Record<Target, readonly string[]>>),
      ...(start && { start_date: [start.local.slice(0, 10)], start_time: clock(start.local) }),
      ...(end && { end_date: [end.local.slice(0, 10)], end_time: clock(end.local) }),
      ...(boarding && { boarding_time: clock(boarding.local) }),
      ...(price && { price: [String(price[0])] }),
    };
    return made;
  });
  return { tickets: values, open: all ? new Set() : untold(values) };
}

/** The target of a field of which one text or amount is told. */
function targetOf(field: string): Target | undefined {
  const roles = targetsOfField[field as FieldName];
  return roles?.length === 1 ? roles[0] : undefined;
}

/** What a written ticket tells: fields that it does not list are open. */
export function truthOfWritten(tickets: readonly WrittenFields[]): Truth {
  const values = tickets.map((fields) => {
    const made: Partial<Record<Target, readonly string[]>> = {};
    for (const [name, value] of Object.entries(fields)) {
      const list = [value].flat() as string[];
      const time =
        name === 'start' || name === 'validFrom'
          ? 'start'
          : name === 'end' || name === 'validUntil'
            ? 'end'
            : name === 'boarding'
              ? 'boarding'
              : undefined;
      if (time) {
        if (time !== 'boarding') made[`${time}_date`] = list.map((one) => one.slice(0, 10));
        if (list.some((one) => one.includes('T'))) made[`${time}_time`] = list.map((one) => one.slice(11, 16));
        continue;
      }
      const target = targetOf(name);
      if (target) made[target] = target === 'price' ? list.map((one) => one.split(' ')[0]!) : list;
    }
    return made;
  });
  return { tickets: values, open: untold(values) };
}

function untold(values: readonly TruthValues[]): ReadonlySet<Target> {
  const told = new Set(values.flatMap((one) => Object.keys(one)));
  return new Set(targets.filter((target) => !told.has(target)));
}

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

function isValue(span: Span, target: Target, values: readonly string[] | undefined, understood: Understood): boolean {
  if (!values || values.length === 0) return false;
  if (target.endsWith('_date')) {
    if (!span.date) return false;
    const day = resolveDay(span.date, understood.dates)?.day;
    const until =
      span.date.until && target === 'end_date' ? resolveDay(span.date.until, understood.dates)?.day : undefined;
    return values.some((value) => day === value || until === value);
  }
  if (target.endsWith('_time')) return span.clock !== undefined && values.includes(span.clock);
  if (target === 'price')
    return (
      span.money !== undefined && values.some((value) => Math.abs(Number(value) - Number(span.money!.amount)) < 0.005)
    );
  if (span.date || span.clock || span.money) return false;
  if (target === 'address') return isAddress(span.text, values);
  if (span.cells.length > 1 && target !== 'title' && target !== 'passenger' && target !== 'venue') return false;
  const text = span.cells.length > 1 ? span.text.replaceAll(', ', ' ') : span.text;
  if (!values.some((value) => text.length <= value.length * 1.3 + 3)) return false;
  if (target === 'carrier' || target === 'product') return values.some((value) => plain(value) === plain(text));
  return matches(target, { type: 'texts', texts: values }, text);
}

/** Truth files name parts of an address that must be there; written tickets the whole. */
function isAddress(text: string, parts: readonly string[]): boolean {
  const own = plain(text);
  if (parts.length === 1) return own === plain(parts[0]!);
  return parts.every((part) => own.includes(plain(part))) && own.length <= parts.map(plain).join('').length + 45;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
}
