/** Holds a text, a name or a code against the words of a document. */

import { sameNumber } from '#src/tickets/same.ts';
import { type Askable, askable } from './askable.ts';
import { findName, findText, type Occurrence } from './find-text.ts';
import type { ValueIndex } from './find-time.ts';
import { type Ground, type Grounded, groundedAt, statedBy, weightOf } from './grounded.ts';
import { type AnswerReading, citedLines } from './schema.ts';
import { bestOf, type Standing, standingIn } from './standing.ts';

/** A text that the document prints, at the place that speaks most for this field. */
export function groundText(reading: AnswerReading, value: string, ground: Ground): Grounded | undefined {
  const { field: name } = reading;
  const cited = citedLines(reading);
  const stated = statedBy(name, value, ground);
  if (stated) return stated;
  const field: Askable = askable[name];
  const { type } = field;
  const places =
    type === 'name'
      ? findName(ground.text, value)
      : [...findText(ground.text, value), ...(type === 'number' ? findNumber(ground.values, value) : [])];
  const [best] = places
    .map((place) => ({ place, standing: bestOf(place.lines.map((one) => standingIn(one, place.text, field))) }))
    .toSorted((a, b) => rank(b, cited) - rank(a, cited));
  if (!best) return undefined;
  const { place, standing } = best;
  const text = type === 'name' ? value : spelling(value, place.text);
  const found = groundedAt({ name, value: text, standing, lines: place.lines, text: place.text });
  return {
    ...found,
    ...(places.length === 1 && { alone: true }),
    ...(cited.length > 0 && { cited: isCited(place, cited) }),
  };
}

function isCited({ lines }: Occurrence, cited: readonly string[]): boolean {
  return lines.some(({ id }) => cited.includes(id));
}

function rank({ place, standing }: { place: Occurrence; standing: Standing }, cited: readonly string[]): number {
  return weightOf[standing] + (isCited(place, cited) ? 5 : 0) - (place.lines[0]?.cell?.prose ? 1 : 0);
}

/** The model's letters where only case, blanks and marks differ; else the text as the document prints it. */
function spelling(value: string, printed: string): string {
  const signs = (text: string) => new Set(text.replace(/[\p{L}\p{N}\p{M}\s]/gu, ''));
  return signs(value).isSubsetOf(signs(printed)) ? value : printed;
}

/** A flight or train whose number is written with zeros in front, or without its carrier's blank. */
function findNumber({ numbers }: ValueIndex, value: string): Occurrence[] {
  return numbers.flatMap(({ text, line }) => (sameNumber(text, value) ? [{ lines: [line], text }] : []));
}
