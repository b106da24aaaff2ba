/** Fields that are easily taken for each other. */
import { sameValue } from '#src/tickets/choose.ts';
import { codeFields } from '#src/tickets/field-table.ts';
import type { AskableField } from './askable.ts';
import type { Grounded } from './grounded.ts';

/** LIST: fields that are easily taken for each other; one value is never two of them. */
const opposites: readonly (readonly AskableField[])[] = [
  ['from', 'to', 'via'],
  ['fromCode', 'toCode'],
  ['start', 'end', 'boarding', 'doors'],
  ['title', 'venue', 'passenger', 'issuer'],
  codeFields,
  ['seat', 'row', 'coach', 'gate', 'platform', 'section'],
];

/** The fields that a field is easily taken for. */
export function rivalsOf(name: AskableField): readonly AskableField[] {
  return opposites.filter((group) => group.includes(name)).flatMap((group) => group.filter((other) => other !== name));
}

/** Whether the same ticket of the answer gives the value for another field that it is easily mistaken for. */
export function isTwin(value: Grounded, values: readonly Grounded[]): boolean {
  const rivals = rivalsOf(value.name);
  return values.some(
    (other) => rivals.includes(other.name) && sameValue(value.name, value.reading.value, other.reading.value),
  );
}
