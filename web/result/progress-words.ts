import type { JobResultJson } from '#src/api/schemas.ts';
import type { Words } from '../messages/words.ts';

/** What the API tells of a job that runs. */
export type ToldProgress = Pick<JobResultJson, 'stage' | 'progress_code' | 'progress_values' | 'place'>;

/** What happens right now, in the language of the page; by its stage alone where no more is known. */
export function progressIn(
  { stages, steps: t, place: placeIn }: Words['result'],
  { stage, progress_code: code, progress_values: values = {}, place }: ToldProgress,
): string | undefined {
  if (place) return placeIn(place.ahead, place.seconds);
  const { page, of = 1, codes = 0, line = 0, lines = 0, pass = 1 } = values;
  if (code === 'page') return t.page(page ?? 1, of);
  if (code === 'pass') return t.pass(pass, of);
  if (code === 'text' || code === 'lines') {
    const text = page === undefined ? t.text : t.textOfPage(page, of);
    const said = code === 'lines' ? t.lines(text, line, lines) : text;
    return codes > 0 ? `${t.found(codes)} ${said}` : said;
  }
  if (code) return t[code];
  return stage ? stages[stage] : undefined;
}
