import { fartherPurchase } from '../../words/aside-words.ts';
import { fold } from '../../words/fold.ts';
import type { Role } from '../../words/roles.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { findTimes } from '../values/times.ts';
import { isWeekly } from '../values/weekly.ts';
import { type Clock, type Day, resolved } from './dated-facts.ts';

const openRoles: ReadonlySet<Role> = new Set(['when', 'date', 'start', 'time', 'title', 'venue', 'product']);

/** Words that make a day the one of printing or buying, or of birth. */
const ofPurchase =
  /\b(?:purchased|printed|ordered|booked|bought|sold|issued|created|gedruckt|gekauft|bestellt|gebucht|erstellt|ausgestellt|verkauft|geboren|imprime|achete|commande le|reserve le|emis|edite|impreso|comprado|emitido|expedido|comprada|stampato|acquistato|emesso|emissione|gekocht|geprint|afgedrukt|uitgegeven|aangemaakt|verstrekt|besteld|geboekt|ausgedruckt|druckdatum|stand|impresso|impresso|emitido|born|nato|nata|ne le|nee le|nacido|geburtsdatum|vytisteno|wydrukowano|utskriven|udskrevet)\b/;

/** Whether the words of a line make its day the one of printing or buying, or of birth. */
export function isOfPurchase(text: string): boolean {
  const folded = fold(text);
  return ofPurchase.test(folded) || fartherPurchase.test(folded);
}

/** Words that make a day the last one to call off or to pay. */
const ofDeadline =
  /\b(?:cancel\w*|storn\w*|annul\w*|anul\w*|cancela\w*|geannuleerd|refund\w*|erstatt\w*|rembours\w*|reembols\w*|rimbors\w*|umbuch\w*|payable|zahlbar|deadline)\b/;

/** Without a label: the only day outside of running text that no other label claims. */
export function freeDay(facts: readonly Fact[], cells: readonly Cell[], understood: Understood): Day | undefined {
  const claimed = new Set(
    facts.filter((fact) => !fact.label.unknown && !openRoles.has(fact.roles[0]!)).flatMap((fact) => fact.cells),
  );
  const days: Day[] = [];
  for (const cell of cells) {
    if (claimed.has(cell) || cell.prose || isOfPurchase(cell.text) || ofDeadline.test(fold(cell.text))) continue;
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
export function freeClock(facts: readonly Fact[], cells: readonly Cell[], day: Day): Clock | undefined {
  const own = day.cells.map((cell) => ({ cell, span: findTimes(cell.text)[0] })).find((one) => one.span);
  if (own?.span)
    return { clock: own.span.clock, ...(own.span.until && { until: own.span.until }), cells: [own.cell], score: 0.8 };
  const claimed = new Set(facts.flatMap((fact) => fact.cells));
  // A clock beside another day is that day's.
  const ofDay = (cell: Cell) => day.cells.includes(cell) || findDates(cell.text).length === 0;
  const free = cells
    .filter((cell) => !claimed.has(cell) && !cell.prose && ofDay(cell))
    .flatMap((cell) => findTimes(cell.text).map((span) => ({ cell, span })))
    .filter(({ cell, span }) => !isWeekly(cell.text, span.at));
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
