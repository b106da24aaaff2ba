/** Holds what a model saw in a picture against what recognition saw there: not the same letters, but as many of the same kind. */
import { type Askable, type AskableField, askable } from './askable.ts';
import { type Ground, type Grounded, groundedAt } from './grounded.ts';
import { type AnswerReading, citedLines } from './schema.ts';
import type { Source, SourceLine } from './source.ts';

/** Signs of a value and of a line that are compared. */
const longest = { value: 60, line: 300 } as const;

/** Share of a value's signs that recognition may have read otherwise. */
const mostOther = 0.34;

/**
 * A value that a model saw and that recognition does not bear out, where a cited line of a recognised page has something of its length and
 * shape. It is never certain. Times and amounts have to be read: one wrong digit is another day.
 */
export function groundGlimpsed(reading: AnswerReading, value: string, ground: Ground): Grounded | undefined {
  const { field: name } = reading;
  if (!ground.seen) return undefined;
  const cited = citedLines(reading);
  const [line] = misreadLines(reading.field, value, ground.source).filter(({ id }) => cited.includes(id));
  if (!line) return undefined;
  return {
    ...groundedAt({ name, value, standing: 'free', lines: [line], text: line.text }),
    cited: true,
    glimpsed: true,
  };
}

/** The recognised lines in which a value may stand that recognition misread; none for a kind of value that has to be read. */
export function misreadLines(name: AskableField, value: string, { lines }: Source): readonly SourceLine[] {
  const { type }: Askable = askable[name];
  if (type === 'time' || type === 'money' || type === 'eventType') return [];
  const signs = signsOf(value);
  if (signs.length < 3 || value.length > longest.value) return [];
  return lines.filter((line) => isRecognised(line) && hasShape(line.text, signs));
}

function isRecognised({ understood, page }: SourceLine): boolean {
  return (
    understood?.sheets.some((sheet) => sheet.page.number === page && sheet.page.textOrigin === 'recognised') ?? false
  );
}

/** Whether two texts may be the same words, read in two ways. */
export function isSameShape(one: string, other: string): boolean {
  const [wanted, signs] = [signsOf(one), signsOf(other)];
  return wanted.length === signs.length && hasShape(other, wanted);
}

const signsOf = (text: string) => [...text.normalize('NFC').toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));

/** Whether somewhere in a text as many signs stand that are mostly the same. */
function hasShape(text: string, wanted: readonly string[]): boolean {
  const signs = signsOf(text.slice(0, longest.line));
  const most = Math.floor(wanted.length * mostOther);
  for (let at = 0; at + wanted.length <= signs.length; at++) {
    let other = 0;
    for (let place = 0; place < wanted.length && other <= most; place++)
      if (signs[at + place] !== wanted[place]) other += 1;
    if (other <= most) return true;
  }
  return false;
}
