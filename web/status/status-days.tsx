import { dateIn, percentIn } from '#src/languages/say.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { useInstant } from '../ui/use-instant.ts';
import { type Door, type DoorDay, daysOf, type StatusDays } from './door-days.ts';
import { sayDays } from './say-days.ts';

/** How each door did in the last days: a bar a day, and in words. */
export function StatusOfDays({ status }: { readonly status: StatusDays }) {
  const t = useWords('status').days;
  return (
    <section aria-labelledby="days" className="mt-12 max-w-3xl">
      <h2 id="days" className="text-xl">
        {t.title}
      </h2>
      <ul className="mt-4 flex flex-col gap-6">
        {status.doors.map((door) => (
          <DoorOfDays key={door.door} door={door} days={daysOf(status, door)} />
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-2 text-sm text-soft">
        {(['well', 'some', 'ill', 'unknown'] as const).map((state) => (
          <span key={state} className="inline-flex items-baseline gap-2">
            <span aria-hidden="true" className={`day-bar day-${state} w-2 self-baseline`} />
            {t.legend[state]}
          </span>
        ))}
      </p>
    </section>
  );
}

type DoorOfDaysProps = { readonly door: Door; readonly days: readonly DoorDay[] };

function DoorOfDays({ door, days }: DoorOfDaysProps) {
  const t = useWords('status').days;
  const when = useInstant(door.last_made);
  const said = sayDays(days, { t, language: useLanguage() });
  return (
    <li>
      <div className="flex flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
        <h3 className="text-base">{t.doors[door.door]}</h3>
        <p className="text-sm text-soft">{when ? t.lastMade(when) : t.neverMade}</p>
      </div>
      {/* Time runs as the language is read. */}
      <div aria-hidden="true" className="mt-2 flex h-8 gap-px">
        {days.map(({ day, state }) => (
          <span key={day} className={`day-bar day-${state} min-w-0 grow self-end`} />
        ))}
      </div>
      <p className="mt-2 text-sm">{said}</p>
      <BadDays days={days} />
    </li>
  );
}

/** Colours tell which days were not well; this says it. */
function BadDays({ days }: { readonly days: readonly DoorDay[] }) {
  const t = useWords('status').days;
  const language = useLanguage();
  const bad = days.filter(({ state }) => state === 'some' || state === 'ill');
  if (bad.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 py-3 font-semibold">{t.bad}</summary>
      <ul className="list-disc ps-5 text-soft">
        {bad.map(({ day, part, faults }) => (
          <li key={day}>{t.day(dateIn(language, day), percentIn(language, 100 * (part ?? 1), 1), faults)}</li>
        ))}
      </ul>
    </details>
  );
}
