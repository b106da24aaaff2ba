import type { ValueType } from '#src/extraction/words/roles.ts';
import type { Random } from '#test/generator/random.ts';

/** A text that a label of a type was offered, whether it is what the label means, and how much it counts. */
export type Example = {
  readonly type: ValueType;
  readonly text: string;
  readonly fits: boolean;
  readonly weight: number;
};

/** A text of a document with the types that it is a value of; none for what is no value at all. */
export type Typed = {
  readonly text: string;
  readonly types: readonly ValueType[];
  /** Types that it may be a value of, for all we know: it is no example against them. */
  readonly unclear?: readonly ValueType[];
};

/** Texts of other types that a type of value is offered, for each that it has. */
const wrongPerRight = 12;

/** Types whose values cannot be told from those of a type by their looks: they are no examples against it. */
const alike: Readonly<Partial<Record<ValueType, readonly ValueType[]>>> = {
  date: ['when', 'period'],
  time: ['when', 'stop'],
  when: ['date', 'time', 'period', 'stop'],
  period: ['date', 'time', 'when', 'stop'],
  stop: ['date', 'time', 'when', 'period', 'place', 'text', 'name'],
  place: ['stop', 'text'],
  seat: ['short', 'class', 'number'],
  short: ['seat', 'class', 'number'],
  class: ['text', 'short'],
  code: ['number', 'none'],
  name: ['text', 'place'],
  party: ['text', 'none'],
  number: ['short', 'code', 'seat'],
  text: ['place', 'name', 'class', 'party', 'stop', 'address'],
  address: ['place', 'text', 'stop'],
};

/** Examples for and against every type, from all texts of one document. */
export function examplesOf(texts: readonly Typed[], random: Random, weight = 1): readonly Example[] {
  return texts.flatMap(({ text, types }) =>
    [...new Set(types)].flatMap((type) => {
      const wrong = random.shuffle(otherTexts(texts, type)).slice(0, wrongPerRight);
      return [
        { type, text, fits: true, weight },
        ...wrong.map((other) => ({ type, text: other, fits: false, weight })),
      ];
    }),
  );
}

function otherTexts(texts: readonly Typed[], type: ValueType): string[] {
  const own = new Set(texts.filter((one) => one.types.includes(type)).map((one) => one.text));
  const passes = (other: ValueType) => other === type || alike[type]?.includes(other);
  return texts
    .filter((one) => !own.has(one.text) && !one.types.some(passes) && !one.unclear?.includes(type))
    .map(({ text }) => text);
}
