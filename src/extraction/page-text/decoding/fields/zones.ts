import type { Draft } from '#src/tickets/ticket.ts';
import { isOver, type Span } from '../../candidates/span.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import { areJourneys } from '../spans/fields.ts';
import { legsOf } from '../spans/same-leg.ts';
import type { Told } from '../spans/told.ts';
import { areOneShow, ofShow } from './same-show.ts';

/** Which values of a document are whose, where it tells of several tickets. */
export type Zones = {
  /** The values among `all` that one ticket can have: its own, or those that hold for all. */
  readonly own: (ticket: number, all: readonly Told[], target: Target) => readonly Told[];
};

/** What tickets of one order never share. */
const personal: ReadonlySet<Target> = new Set([
  'seat',
  'ticket_number',
  'sequence',
  'number',
  'from',
  'to',
  'from_code',
  'to_code',
  'start_time',
  'end_time',
  'start_date',
  'end_date',
  'gate',
  'terminal',
  'platform',
  'coach',
  'row',
  'boarding_time',
]);
/** Of these what admissions of one order share all the same, where the document tells one only. */
const ofAll: ReadonlySet<Target> = new Set(['start_time', 'end_time', 'start_date', 'end_date', 'gate']);
/** What travellers of one leg never share. */
const ofPerson: ReadonlySet<Target> = new Set(['seat', 'ticket_number', 'sequence', 'passenger', 'membership']);

/** Parts a document by where what only one ticket says stands. */
export function zonesOf(understood: Understood, drafts: readonly Draft[]): Zones {
  if (drafts.length < 2) return { own: (_, all) => all };
  const legs = legsOf(drafts);
  const legOf = drafts.map((draft) => legs.findIndex((leg) => leg.includes(draft)));
  const starts = legs.map((leg) => firstOwn(leg, drafts, understood.cells));
  const known = starts.every((start) => start !== undefined) && new Set(starts).size === starts.length;
  const ordered = known ? [...(starts as number[])].sort((a, b) => a - b) : [];
  const zoneOf = ({ span }: ScoredSpan) => ordered.findLastIndex((start) => span.cells[0]!.order >= start);
  const rides = areJourneys(drafts);
  const isShow = areOneShow(drafts);
  return {
    own: (ticket, all, target) => {
      if (isShow && ofShow.some((name) => name === target)) return all;
      const leg = legOf[ticket]!;
      // Whose of several travellers it is, their rows tell.
      if (legs[leg]!.length > 1 && ofPerson.has(target)) return [];
      if (legs.length === 1) return all;
      const told = apart(all.filter((one) => one.likely >= bounds.zone));
      const isOwn = personal.has(target) && (rides || !ofAll.has(target));
      if (told.length <= 1 && !isOwn) return all.slice(0, 1);
      if (!known) return [];
      const own = ordered.indexOf(starts[leg]!);
      const inside = all.filter((one) => one.places.some((place) => zoneOf(place) === own));
      if (inside.some((one) => one.likely >= bounds.zone)) return inside;
      if (isOwn) return [];
      const above = told.filter((one) => zoneOf(one.best) === -1);
      return above.length === 1 ? above : [];
    },
  };
}

/** Values of one place, the likeliest of each: a line and a part of it tell one thing. */
export function apart(told: readonly Told[]): readonly Told[] {
  return told.filter((one, at) => !told.slice(0, at).some((other) => areOnePrint(other.best.span, one.best.span)));
}

/** Whether two values stand in one place: in one line, or several lines of which one has the other. */
function areOnePrint(a: Span, b: Span): boolean {
  if (a.cells.length === 1 && b.cells.length === 1) return isOver(a, b);
  return a.cells.some((cell) => b.cells.includes(cell));
}

/** Where in reading order the first thing stands that no other leg's readings stand on. */
function firstOwn(leg: readonly Draft[], drafts: readonly Draft[], cells: readonly Cell[]): number | undefined {
  const others = new Set(drafts.filter((other) => !leg.includes(other)).flatMap(regionsOf));
  const own = leg.flatMap(regionsOf).filter((key) => !others.has(key));
  const orders = cells.filter((cell) => own.some((key) => isAt(key, cell))).map((cell) => cell.order);
  return orders.length > 0 ? Math.min(...orders) : undefined;
}

function regionsOf(draft: Draft): readonly string[] {
  return Object.values(draft.fields).flatMap((readings) =>
    (readings ?? [])
      .slice(0, 1)
      .flatMap(({ evidence: { page, region } }) =>
        region ? [`${page} ${region.x} ${region.y} ${region.width} ${region.height}`] : [],
      ),
  );
}

function isAt(key: string, { page, region }: Cell): boolean {
  const [at, x, y, width, height] = key.split(' ').map(Number) as [number, number, number, number, number];
  const middle = [region.x + region.width / 2, region.y + region.height / 2] as const;
  return at === page && middle[0] >= x && middle[0] <= x + width && middle[1] >= y && middle[1] <= y + height;
}
