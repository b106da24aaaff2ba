import { contentLine, textLine } from './content-line.ts';

/** Changes of the clock that one definition may hold; a year has at most four. */
const mostChanges = 60;

/**
 * The definition of a zone (VTIMEZONE, RFC 5545, section 3.6.5) from the runtime's own time zone database: every change of the clock
 * from the one that holds on `firstDay` to the one after `lastDay`, each with its date, so that no rule has to be guessed.
 *
 * @param zone IANA name; also the TZID
 * @param firstDay `2026-11-22`
 */
export function timeZoneLines(zone: string, firstDay: string, lastDay: string): readonly string[] {
  const changes = changesOf(zone, firstDay, lastDay);
  return ['BEGIN:VTIMEZONE', textLine('TZID', zone), ...changes.flatMap(observance), 'END:VTIMEZONE'];
}

type Change = { readonly onset: string; readonly from: string; readonly to: string; readonly daylight: boolean };

function changesOf(zone: string, firstDay: string, lastDay: string): readonly Change[] {
  const begin = Temporal.PlainDate.from(firstDay).toZonedDateTime(zone);
  const until = Temporal.PlainDate.from(lastDay).add({ days: 2 }).toZonedDateTime(zone);
  const before = begin.getTimeZoneTransition('previous');
  const changes: Change[] = [before ? changeAt(before) : unchanged(begin.offset)];
  let next = (before ?? begin).getTimeZoneTransition('next');
  while (next && changes.length < mostChanges) {
    changes.push(changeAt(next));
    if (Temporal.ZonedDateTime.compare(next, until) > 0) break;
    next = next.getTimeZoneTransition('next');
  }
  return changes;
}

/** The onset is told by the clock that was valid before (section 3.6.5). */
function changeAt(at: Temporal.ZonedDateTime): Change {
  const earlier = at.subtract({ seconds: 1 });
  const [from, to] = [earlier.offsetNanoseconds, at.offsetNanoseconds];
  const onset = at.toPlainDateTime().add({ nanoseconds: from - to });
  return { onset: basic(onset), from: utcOffset(earlier.offset), to: utcOffset(at.offset), daylight: to > from };
}

function unchanged(offset: string): Change {
  return { onset: '19700101T000000', from: utcOffset(offset), to: utcOffset(offset), daylight: false };
}

function observance({ onset, from, to, daylight }: Change): readonly string[] {
  const name = daylight ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    contentLine('DTSTART', onset),
    contentLine('TZOFFSETFROM', from),
    contentLine('TZOFFSETTO', to),
    `END:${name}`,
  ];
}

function basic(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

/** `+01:00` as `+0100` (section 3.3.14). */
function utcOffset(offset: string): string {
  return offset.replaceAll(':', '');
}
