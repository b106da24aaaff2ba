import type { TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { addDays } from '#src/tickets/time.ts';
import { fold } from '../words/fold.ts';
import type { Role } from '../words/roles.ts';
import type { Cell } from './cells.ts';
import { momentOf, resolveDay } from './context.ts';
import type { Fact } from './fact.ts';
import { addReading } from './reading.ts';
import type { Understood } from './understood.ts';
import { type DateSpan, findDates } from './values/dates.ts';
import { findClock, findTimes, readTime, type TimeSpan } from './values/times.ts';

type Day = {
  readonly day: string;
  readonly yearInferred: boolean;
  readonly until?: string;
  readonly cells: readonly Cell[];
  readonly score: number;
};
type Clock = {
  readonly clock: string;
  readonly until?: string;
  readonly cells: readonly Cell[];
  readonly score: number;
};

/** Roles that begin a visit, in order of trust, per kind; the first that gives a day wins. */
const starts: readonly Role[] = ['when', 'date', 'start', 'departureDate', 'checkIn', 'time', 'validity'];

/** Adds the times of a ticket that is no journey, from its own facts and, without labels, from the only date there is. */
export function addMoments(
  fields: FieldReadings,
  kind: TicketKind,
  facts: readonly Fact[],
  cells: readonly Cell[],
  understood: Understood,
): void {
  const of = (role: Role) => facts.filter((fact) => fact.roles[0] === role);
  addPeriod(fields, kind, of, understood);
  if (kind === 'voucher' || kind === 'giftCard' || kind === 'membership') return;
  if (kind === 'hotel' || kind === 'rental' || kind === 'parking') {
    if (addStay(fields, kind, facts, cells, understood)) return;
  }
  if (kind === 'pass' && (fields.validFrom || fields.validUntil)) return;
  const labelled = starts.flatMap((role) => of(role));
  const day = first(labelled, (fact) => dayIn(fact, understood)) ?? freeDay(facts, cells, understood);
  if (!day) return;
  const clock =
    first(
      [...of('start'), ...of('when'), ...of('time'), ...of('departureTime'), ...of('date'), ...of('arrivalTime')],
      clockIn,
    ) ?? freeClock(facts, cells, day);
  const doors = first(of('doors'), clockIn);
  const start =
    clock && !(doors && clock.cells[0] === doors.cells[0] && clock.clock === doors.clock) ? clock : undefined;
  if (kind === 'pass') {
    addReading(fields, 'validFrom', {
      value: momentOf(day, start?.clock),
      cells: day.cells,
      confidence: day.score * 0.85,
    });
    if (day.until)
      addReading(fields, 'validUntil', { value: { local: day.until }, cells: day.cells, confidence: day.score * 0.85 });
    return;
  }
  const score = Math.min(day.score, start?.score ?? 1) * (day.yearInferred ? 0.92 : 1);
  addReading(fields, 'start', {
    value: momentOf(day, start?.clock),
    cells: [...day.cells, ...(start?.cells ?? [])],
    confidence: score * 0.92,
  });
  if (doors)
    addReading(fields, 'doors', {
      value: momentOf(day, doors.clock),
      cells: [...doors.cells, ...day.cells],
      confidence: doors.score * 0.9,
    });
  const end = first(of('end'), clockIn) ?? (start?.until ? { ...start, clock: start.until } : undefined);
  const endDay = first(of('end'), (fact) => dayIn(fact, understood));
  if (endDay && (endDay.day > day.day || (endDay.day === day.day && end !== undefined)))
    addReading(fields, 'end', {
      value: momentOf(endDay, end?.clock),
      cells: endDay.cells,
      confidence: endDay.score * 0.88,
    });
  else if (end && start) {
    const over = end.clock < start.clock ? addDays(day.day, 1) : day.day;
    addReading(fields, 'end', {
      value: momentOf({ ...day, day: day.until ?? over }, end.clock),
      cells: end.cells,
      confidence: Math.min(end.score, score) * 0.85,
    });
  } else if (day.until)
    addReading(fields, 'end', {
      value: momentOf({ ...day, day: day.until }, lastClock(day, start)),
      cells: day.cells,
      confidence: day.score * 0.85,
    });
}

/** "Fri 13 Mar, 11 pm - Sat 14 Mar, 6 am": the clock of the last day, where each has its own. */
function lastClock({ cells }: Day, start: Clock | undefined): string | undefined {
  const [cell] = cells;
  const [first, last, ...others] = cell ? findTimes(cell.text) : [];
  return first && last && others.length === 0 && first.clock === start?.clock ? last.clock : undefined;
}

/** Validity: "valid from … until …", a range, or a single last day. */
function addPeriod(
  fields: FieldReadings,
  kind: TicketKind,
  of: (role: Role) => readonly Fact[],
  understood: Understood,
): void {
  for (const [role, name] of [
    ['validFrom', 'validFrom'],
    ['validUntil', 'validUntil'],
  ] as const) {
    for (const fact of of(role)) {
      const day = dayIn(fact, understood);
      if (!day) continue;
      const [clock, last] = findTimes(fact.text);
      addReading(fields, name, { value: momentOf(day, clock?.clock), cells: fact.cells, confidence: fact.score * 0.9 });
      if (role === 'validFrom' && day.until)
        addReading(fields, 'validUntil', {
          value: momentOf({ ...day, day: day.until }, last?.clock ?? clock?.until),
          cells: fact.cells,
          confidence: fact.score * 0.88,
        });
    }
  }
  for (const fact of of('validity')) {
    const day = dayIn(fact, understood);
    if (!day) continue;
    const clocks = findTimes(fact.text);
    if (day.until) {
      addReading(fields, 'validFrom', {
        value: momentOf(day, clocks[0]?.clock),
        cells: fact.cells,
        confidence: fact.score * 0.88,
      });
      const until = { ...day, day: day.until };
      addReading(fields, 'validUntil', {
        value: momentOf(until, clocks[1]?.clock ?? clocks[0]?.until),
        cells: fact.cells,
        confidence: fact.score * 0.88,
      });
    } else if (kind === 'pass')
      addReading(fields, 'validFrom', {
        value: momentOf(day, clocks[0]?.clock),
        cells: fact.cells,
        confidence: fact.score * 0.8,
      });
    else if (kind === 'voucher' || kind === 'giftCard' || kind === 'membership')
      addReading(fields, 'validUntil', {
        value: momentOf(day, undefined),
        cells: fact.cells,
        confidence: fact.score * 0.6,
      });
  }
}

const stayRoles: Readonly<
  Record<'hotel' | 'rental' | 'parking', { readonly start: readonly Role[]; readonly end: readonly Role[] }>
> = {
  hotel: {
    start: ['checkIn', 'arrival', 'arrivalDate', 'start', 'validFrom'],
    end: ['checkOut', 'departure', 'departureDate', 'end'],
  },
  rental: {
    start: ['pickUp', 'start', 'checkIn', 'departure', 'from', 'validFrom'],
    end: ['dropOff', 'end', 'checkOut', 'arrival', 'to'],
  },
  parking: {
    start: ['entry', 'start', 'checkIn', 'arrival', 'from', 'validFrom'],
    end: ['exit', 'end', 'checkOut', 'departure', 'to', 'validUntil'],
  },
};

/** First and last day of a stay, with their clocks; from a range when only that is printed. */
function addStay(
  fields: FieldReadings,
  kind: 'hotel' | 'rental' | 'parking',
  facts: readonly Fact[],
  cells: readonly Cell[],
  understood: Understood,
): boolean {
  const pick = (roles: readonly Role[]) => roles.flatMap((role) => facts.filter((fact) => fact.roles.includes(role)));
  const from = pick(stayRoles[kind].start);
  const to = pick(stayRoles[kind].end);
  const dated =
    first(from, (fact) => dayIn(fact, understood)) ??
    first(
      facts.filter((fact) => ['when', 'date', 'duration'].includes(fact.roles[0]!)),
      (fact) => dayIn(fact, understood),
    );
  const last = first(to, (fact) => dayIn(fact, understood));
  const start = dated ?? freeDay(facts, cells, understood);
  if (!start) {
    if (last)
      addReading(fields, 'end', {
        value: momentOf(last, firstClock(to, last)),
        cells: last.cells,
        confidence: last.score * 0.85,
      });
    return last !== undefined;
  }
  const until = last ?? (start.until ? { ...start, day: start.until } : undefined);
  const arrives =
    first(from, clockIn) ??
    first(
      facts.filter((fact) => fact.roles[0] === 'time'),
      clockIn,
    );
  const leaves = first(to, clockIn);
  const clockOfStart = kind === 'hotel' ? firstClock(from, start) : arrives?.clock;
  addReading(fields, 'start', {
    value: momentOf(start, clockOfStart),
    cells: start.cells,
    confidence: start.score * 0.9,
  });
  if (until && until.day >= start.day) {
    addReading(fields, 'end', {
      value: momentOf(until, kind === 'hotel' ? firstClock(to, until) : leaves?.clock),
      cells: until.cells,
      confidence: until.score * 0.9,
    });
  }
  return true;
}

/** The clock that stands with a hotel's day or under its own label ("Check-in from 15:00"). */
function firstClock(facts: readonly Fact[], day: Day): string | undefined {
  const own = facts.find((fact) => fact.cells.some((cell) => day.cells.includes(cell)) && clockIn(fact));
  return (own ? clockIn(own) : first(facts, clockIn))?.clock;
}

function first<T>(facts: readonly Fact[], read: (fact: Fact) => T | undefined): T | undefined {
  for (const fact of facts) {
    const value = read(fact);
    if (value !== undefined) return value;
  }
  return undefined;
}

function dayIn(fact: Fact, understood: Understood): Day | undefined {
  const span = findDates(fact.text)[0];
  return span && resolved(span, fact.cells, fact.score, understood);
}

function resolved(span: DateSpan, cells: readonly Cell[], score: number, understood: Understood): Day | undefined {
  const day = resolveDay(span, understood.dates);
  const until = span.until && resolveDay(span.until, understood.dates)?.day;
  const goesOn =
    until !== undefined && day !== undefined && (until > day.day || (until === day.day && span.end - span.at > 24));
  return day && { ...day, ...(goesOn && { until }), cells, score };
}

function clockIn(fact: Fact): Clock | undefined {
  const span: TimeSpan | undefined = findClock(fact.text);
  const clock = span?.clock ?? (findDates(fact.text).length === 0 ? readTime(fact.text) : undefined);
  return clock ? { clock, ...(span?.until && { until: span.until }), cells: fact.cells, score: fact.score } : undefined;
}

const openRoles: ReadonlySet<Role> = new Set(['when', 'date', 'start', 'time', 'title', 'venue', 'product']);

/** Words that make a day the one of printing or buying, or of birth. */
export const ofPurchase =
  /\b(?:purchased|printed|ordered|booked|bought|sold|issued|created|gedruckt|gekauft|bestellt|gebucht|erstellt|ausgestellt|verkauft|geboren|imprime|achete|commande le|reserve le|emis|edite|impreso|comprado|emitido|expedido|comprada|stampato|acquistato|emesso|emissione|gekocht|geprint|afgedrukt|uitgegeven|aangemaakt|verstrekt|besteld|geboekt|ausgedruckt|druckdatum|stand|impresso|impresso|emitido|born|nato|nata|ne le|nee le|nacido|geburtsdatum|vytisteno|wydrukowano|utskriven|udskrevet)\b/;

/** Words that make a day the last one to call off or to pay. */
const ofDeadline =
  /\b(?:cancel\w*|storn\w*|annul\w*|anul\w*|cancela\w*|geannuleerd|refund\w*|erstatt\w*|rembours\w*|reembols\w*|rimbors\w*|umbuch\w*|payable|zahlbar|deadline)\b/;

/** Without a label: the only day outside of running text that no other label claims. */
function freeDay(facts: readonly Fact[], cells: readonly Cell[], understood: Understood): Day | undefined {
  const claimed = new Set(
    facts.filter((fact) => !fact.label.unknown && !openRoles.has(fact.roles[0]!)).flatMap((fact) => fact.cells),
  );
  const days: Day[] = [];
  for (const cell of cells) {
    if (claimed.has(cell) || cell.prose || ofPurchase.test(fold(cell.text)) || ofDeadline.test(fold(cell.text)))
      continue;
    for (const span of findDates(cell.text)) {
      const day = span.bare
        ? undefined
        : resolved(
            span,
            [cell],
            span.weekday !== undefined ? 0.76 : findTimes(cell.text).length > 0 ? 0.74 : 0.62,
            understood,
          );
      if (day && !days.some((other) => other.day === day.day)) days.push(day);
    }
  }
  if (days.length === 1) return days[0];
  const ranged = days.filter((day) => day.until !== undefined);
  if (ranged.length === 1) return { ...ranged[0]!, score: 0.66 };
  const named = days.filter((day) => day.score > 0.75);
  if (named.length === 1) return { ...named[0]!, score: 0.66 };
  const strong = days.filter((day) => day.score > 0.7);
  return strong.length === 1 ? { ...strong[0]!, score: 0.66 } : undefined;
}

/** Without a label: the clock in the day's own line or nearest to it, or the only one. */
function freeClock(facts: readonly Fact[], cells: readonly Cell[], day: Day): Clock | undefined {
  const own = day.cells.map((cell) => ({ cell, span: findTimes(cell.text)[0] })).find((one) => one.span);
  if (own?.span)
    return { clock: own.span.clock, ...(own.span.until && { until: own.span.until }), cells: [own.cell], score: 0.8 };
  const claimed = new Set(facts.flatMap((fact) => fact.cells));
  // A clock beside another day is that day's.
  const ofDay = (cell: Cell) => day.cells.includes(cell) || findDates(cell.text).length === 0;
  const free = cells
    .filter((cell) => !claimed.has(cell) && !cell.prose && ofDay(cell))
    .flatMap((cell) => findTimes(cell.text).map((span) => ({ cell, span })));
  const [anchor] = day.cells;
  const near = free.filter(({ cell }) => anchor && cell.page === anchor.page && Math.abs(cell.y - anchor.y) < 2.6);
  const chosen = near.length === 1 ? near[0] : free.length === 1 ? free[0] : undefined;
  return (
    chosen && {
      clock: chosen.span.clock,
      ...(chosen.span.until && { until: chosen.span.until }),
      cells: [chosen.cell],
      score: near.length === 1 ? 0.74 : 0.62,
    }
  );
}
