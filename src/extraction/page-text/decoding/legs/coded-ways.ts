import { airportByCode } from '#src/tickets/places/airports.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import type { Span } from '../../candidates/span.ts';
import type { Cell } from '../../layout/cells.ts';
import { logOdds } from '../../scoring/calibration.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { splitRoute } from '../../values/routes.ts';
import { otherEnd } from '../spans/other-end.ts';
import { scoredReading } from '../spans/told.ts';
import { endLikely, turnedSpan } from '../spans/turned-span.ts';
import type { Leg } from './leg-worth.ts';

/** An airport that a line names: its code, and where in the line its name and its code begin and end. */
type Coded = { readonly cell: Cell; readonly code: string; readonly at: number; readonly end: number };

/** LIST: the ends of a way, each with its code. */
const sides = [
  ['from', 'from_code'],
  ['to', 'to_code'],
] as const satisfies readonly (readonly [Target, Target])[];

/** Letters of a name and its code at most. */
const longest = 60;
/** What two airports in a line of their own tell of which is which, in log-odds, before the scorer is asked; two lines side by side tell less. */
const surely = { line: 4, row: 1.5 } as const;

/**
 * The spans of a document, airports with codes in brackets told apart where just two stand in a line, "São Paulo (GRU) → Fortaleza (FOR)", or side by side: the first is where
 * one leaves. Codes are those of IATA resolution 763; the table of airports has one of both at least.
 */
export function withCodedWays(scored: readonly ScoredSpan[]): readonly ScoredSpan[] {
  const byCell = Map.groupBy(
    scored.filter(({ span }) => span.cells.length === 1),
    ({ span }) => span.cells[0]!,
  );
  const coded = [...byCell.keys()].map(codedIn).filter((all) => all.length > 0);
  const ways = [
    ...coded.filter((all) => all.length === 2).map((way) => ({ way, least: surely.line })),
    ...sideBySide(coded).map((way) => ({ way, least: surely.row })),
  ].filter(({ way }) => isWay(way.map(({ code }) => code)));
  const turned = new Map<ScoredSpan, ScoredSpan>();
  for (const { way, least } of ways) {
    const parts = way.map((one) => partsOf(byCell.get(one.cell) ?? [], one));
    if (least + worthOf(parts) <= 0) continue;
    parts.forEach((spans, side) => {
      for (const span of spans) turned.set(span, turnedTo(span, sides[side]!));
    });
  }
  return turned.size === 0 ? scored : scored.map((one) => turned.get(one) ?? one);
}

/** What a leg's fields are with the codes that stand behind the names of its ends, where both have one: a code of another leg goes. */
export function withCodesBehind(fields: FieldReadings, { from, to }: Leg): FieldReadings {
  const [one, other] = [from, to].map((end) => end && codeBehind(end.scored.span));
  if (!from || !to || !one || !other || !isWay([one, other])) return fields;
  return {
    ...fields,
    fromCode: [scoredReading(one, from.scored, sure)],
    toCode: [scoredReading(other, to.scored, sure)],
  };
}

/** Whether codes are those of two airports: the table has one of them, small ones it may not have. */
function isWay([one, other]: readonly string[]): boolean {
  return one !== other && [one, other].some((code) => code !== undefined && airportByCode(code) !== undefined);
}

function codeBehind(span: Span): string | undefined {
  return codedIn(span.cells[0]!).find(({ at, end }) => at <= span.at && span.end <= end)?.code;
}

function codedIn(cell: Cell): readonly Coded[] {
  let begin = 0;
  const bare = bareWay(cell);
  if (bare.length > 0) return bare;
  return [...cell.text.matchAll(/\(([A-Z]{3})\)/g)].slice(0, 4).flatMap(({ 0: { length }, 1: code, index }) => {
    const [at, end] = [begin, index + length];
    begin = end;
    return end - at <= longest ? [{ cell, code: code!, at, end }] : [];
  });
}

/** "PMI Mòdul C — MAH": two airports of the table by their codes alone, each the first of its side of a dash or an arrow. */
function bareWay(cell: Cell): readonly Coded[] {
  const sides = cell.text.length > 2 * longest ? [] : (splitRoute(cell.text) ?? []);
  const codes = sides.map((side) => /^\s*([A-Z]{3})(?![\p{L}\d])/u.exec(side)?.[1]);
  if (!codes.every((code) => code !== undefined && airportByCode(code) !== undefined)) return [];
  let begin = 0;
  return codes.map((code) => {
    const at = cell.text.indexOf(code!, begin);
    begin = at + 3;
    return { cell, code: code!, at, end: begin };
  });
}

/** Pairs of lines that end with an airport and its code, and that are the only such ones in their row. */
function sideBySide(coded: readonly (readonly Coded[])[]): readonly (readonly Coded[])[] {
  const alone = coded.filter(([one, more]) => !more && one!.end === one!.cell.text.length).map(([one]) => one!);
  const rows = Map.groupBy(alone, ({ cell }) => `${cell.document} ${cell.page} ${Math.round(2 * cell.y)}`);
  return [...rows.values()].filter((row) => row.length === 2).map((row) => row.toSorted((a, b) => a.cell.x - b.cell.x));
}

/** The spans that are an airport's name or code, or both. */
function partsOf(spans: readonly ScoredSpan[], { at, end }: Coded): readonly ScoredSpan[] {
  return spans.filter(({ span }) => at <= span.at && span.end <= end);
}

/** What the scorer says of which end is which, in log-odds. */
function worthOf(parts: readonly (readonly ScoredSpan[])[]): number {
  return parts
    .map((spans, side) => {
      const [end] = sides[side]!;
      const [best] = spans.toSorted((a, b) => endLikely(b) - endLikely(a));
      return best ? logOdds(best.likely(end), edge) - logOdds(best.likely(otherEnd[end]), edge) : 0;
    })
    .reduce((all, one) => all + one, 0);
}

/** How far from never and always a likelihood is held. */
const edge = 0.01;

function turnedTo(one: ScoredSpan, targets: (typeof sides)[number]): ScoredSpan {
  return targets.reduce((turned, own) => {
    const other = otherEnd[own];
    return turnedSpan(turned, own, other, Math.min(sure, one.likely(own) + one.likely(other)));
  }, one);
}

/** How likely the place of a way is its end at most. */
const sure = 0.999;
