import type { Language } from '#src/languages/languages.ts';
import { percentIn } from '#src/languages/say.ts';
import type { Words } from '../messages/words.ts';
import type { DoorDay } from './door-days.ts';

/** All days of a door in words; the part that it was up only of those on which somebody has looked. */
export function sayDays(
  days: readonly DoorDay[],
  { t, language }: { readonly t: Words['status']['days']; readonly language: Language },
): string {
  const total = (name: 'files' | 'faults') => days.reduce((sum, day) => sum + day[name], 0);
  const parts = days.flatMap(({ part }) => part ?? []);
  if (parts.length === 0 && total('files') === 0) return t.unknown;
  const read = t.read(total('files'), total('faults'));
  if (parts.length === 0) return read;
  const part = parts.reduce((sum, each) => sum + each, 0) / parts.length;
  const percent = percentIn(language, 100 * part, 1);
  const up = parts.length < days.length ? t.upOn(percent, parts.length) : t.up(percent);
  return `${up} ${read}`;
}
