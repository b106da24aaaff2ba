/**
 * LIST: why a value that a person gives cannot stand on a ticket, as English says it. A page says it in its own language by the
 * code (`web/messages/<language>/refusals.ts`).
 */
const sentences = {
  'too-long': 'Please use at most {most} characters.',
  empty: 'Please write something, or take the field off.',
  code: 'Please use two to ten letters and digits.',
  time: 'There is no such day or time.',
  zone: 'There is no such time zone.',
  amount: 'Please write an amount such as 39.90.',
  currency: 'Please use three letters, such as EUR.',
  email: 'Please enter a valid email address.',
  colour: 'Please use a colour such as #0b6a5a.',
  impossible: 'This is no value that a pass can show.',
  end: 'The end has to follow the start, within the days that such a journey can take.',
  boarding: 'Boarding is at most twelve hours before departure, and not after it.',
  doors: 'Doors open at most twelve hours before the start, and not after it.',
  validUntil: 'The last day cannot come before the first.',
  price: 'A price is more than nothing.',
  to: 'A journey ends somewhere else than it begins.',
  'other-kind': 'This kind of ticket has no such field.',
} as const;

/** Why a correction is refused. */
export type RefusalCode = keyof typeof sentences;

/** A refusal: its code, what its sentence is filled with, and the sentence in English. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly message: string;
};

/** A refusal of the list; `{name}` in its sentence is replaced from `values`. */
export function refusalOf(code: RefusalCode, values?: Refusal['values']): Refusal {
  const message = sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name] ?? name));
  return { code, message, ...(values ? { values } : {}) };
}

/** Whether a text is the code of a refusal of the list. */
export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(sentences, text);
}
