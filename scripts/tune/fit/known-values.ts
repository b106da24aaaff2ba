import { isTextRole } from '#src/extraction/words/field-role.ts';
import { type Role, roles, type ValueType } from '#src/extraction/words/roles.ts';
import type { TruthTicket } from '#test/generator/truth.ts';
import type { WrittenFields } from '#test/written/written.ts';
import type { KnownValues } from './page-texts.ts';

/** LIST: what truth files and written tickets call otherwise, or what no label speaks of → the type of their values. */
const otherNames: Readonly<Record<string, ValueType>> = {
  from_code: 'place',
  to_code: 'place',
  fromCode: 'place',
  toCode: 'place',
  booking_ref: 'code',
  ticket_number: 'code',
  membership: 'code',
};

/** The type of the values of a field of words; who issued a document stands there without a label. */
function typeOfField(name: string): ValueType | undefined {
  const role = name as Role;
  return role in roles && role !== 'issuer' && isTextRole(role) ? roles[role] : otherNames[name];
}

/** What a truth file tells of a document. */
export function knownOfTruth(tickets: readonly TruthTicket[]): KnownValues {
  const fields = tickets.flatMap((ticket) => Object.entries(ticket.fields));
  const texts = fields.flatMap(([name, value]) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string').map((text) => [name, text] as const) : [],
  );
  const times = fields.flatMap(([, value]) => ('local' in value ? [value.local] : []));
  const prices = fields.flatMap(([name, value]) =>
    name === 'price' && Array.isArray(value) ? [String(value[0])] : [],
  );
  return { values: byType(texts, prices), times };
}

/** What a written ticket tells of its pages. */
export function knownOfWritten(tickets: readonly WrittenFields[]): KnownValues {
  const texts = tickets.flatMap((ticket) =>
    Object.entries(ticket).flatMap(([name, value]) => [value].flat().map((text) => [name, text] as const)),
  );
  const times = texts.flatMap(([, text]) => (/^\d{4}-\d\d-\d\d(?:T|$)/.test(text) ? [text] : []));
  const prices = texts.flatMap(([name, text]) => (name === 'price' || name === 'balance' ? [text.split(' ')[0]!] : []));
  return { values: byType(texts, prices), times };
}

function byType(texts: readonly (readonly [string, string])[], prices: readonly string[]): KnownValues['values'] {
  const values = new Map<ValueType, string[]>();
  const add = (type: ValueType, text: string) => values.set(type, [...(values.get(type) ?? []), text]);
  for (const [name, text] of texts) {
    const type = typeOfField(name);
    if (type) add(type, text);
    if (type === 'place') add('stop', text);
  }
  for (const price of prices) for (const sign of ['.', ',']) add('money', Number(price).toFixed(2).replace('.', sign));
  return values;
}
