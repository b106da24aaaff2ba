/** What a value of an answer looks like, by itself and beside what the answer's other tickets say in the same field. */
import { sameValue } from '#src/tickets/choose.ts';
import type { AnswerIndex } from './answer-index.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import { mass, type Signs, share } from './signs.ts';

/**
 * Of a text: figures and letters in it, words, signs of a sentence or of a label, a small letter first. Beside the other tickets of the answer that give
 * the field: how many say the same, how many something that is made alike.
 */
export function signsOfForm(value: Grounded, answered: GroundedTicket, { tickets }: AnswerIndex): Signs {
  const { name, reading } = value;
  const others = tickets
    .filter((ticket) => ticket !== answered)
    .flatMap(({ values }) => values.filter((one) => one.name === name));
  const same = others.filter((one) => sameValue(name, one.reading.value, reading.value));
  const alike = others.filter((one) => formOf(one) === formOf(value));
  return [
    ...looksOf(reading.value),
    mass(others.length),
    share(same.length, others.length),
    Number(others.length > 0 && same.length === 0),
    share(alike.length, others.length),
  ];
}

function looksOf(value: unknown): Signs {
  if (typeof value !== 'string') return [0, 0, 0, 0, 0, 0];
  return [
    Number(/\d/.test(value)),
    Number(!/\p{L}/u.test(value)),
    mass(value.split(/\s+/).length / 3),
    Number(/[.!?;]$|[!?;]\s/.test(value)),
    Number(/:\s/.test(value)),
    Number(/^\p{Ll}/u.test(value)),
  ];
}

/** What a text is made of: `4K` and `12J` are made alike, `5035` otherwise. */
function formOf({ reading: { value } }: Grounded): string {
  if (typeof value !== 'string') return typeof value;
  return value
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{L}+/gu, (word) => (word === 'A' ? 'A' : 'a'))
    .replace(/\d+/g, '9')
    .replace(/[^Aa9]+/g, ' ');
}
