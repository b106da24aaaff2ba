import type { Language } from './languages.ts';
import { localeOf } from './say.ts';

/** A time on the clock of a place, with what is known of its zone. */
type PlacedTime = { readonly local: string; readonly zone: string | null; readonly offset: string | null };

/**
 * What the clock of a place is called at a time there: `Western European Summer Time`; the place where its clock has no name,
 * `GMT+3` where only an offset is known. Undefined where nothing is.
 */
export function zoneIn(language: Language, { local, zone, offset }: PlacedTime): string | undefined {
  const timeZone = zone ?? offset;
  if (!timeZone) return undefined;
  const instant = Date.parse(`${local.slice(0, 16)}${offset ?? 'Z'}`);
  const called = (timeZoneName: 'long' | 'shortGeneric') => {
    const form = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName });
    return form.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  };
  try {
    const name = called('long');
    return name && /\d/.test(name) ? called('shortGeneric') : name;
  } catch {
    return offset ?? undefined; // an older browser knows no zones that are offsets
  }
}
