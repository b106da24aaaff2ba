import type { TruthFields, TruthTicket, TruthTime } from '#test/generator/truth.ts';
import type { ScoredField } from './roles.ts';
import { hasClock } from './times.ts';

/** What one field of the truth says. */
export type Expected =
  | { readonly type: 'styles'; readonly styles: readonly string[] }
  | { readonly type: 'texts'; readonly texts: readonly string[] }
  | { readonly type: 'parts'; readonly parts: readonly string[] }
  | { readonly type: 'price'; readonly amount: number; readonly currency: string }
  | { readonly type: 'day' | 'clock'; readonly role: string; readonly time: TruthTime }
  | { readonly type: 'code'; readonly bytes: Buffer; readonly symbology: string };

/** The scored fields of a ticket: times fall apart into day and clock. */
export function expectedOf(ticket: TruthTicket): Map<ScoredField, Expected> {
  const fields = Object.entries(ticket.fields).flatMap(([name, value]) =>
    expectedField(name as keyof TruthFields, value),
  );
  return new Map([['kind', { type: 'styles', styles: ticket.styles }], ...fields]);
}

function expectedField(name: keyof TruthFields, value: unknown): [ScoredField, Expected][] {
  switch (name) {
    case 'start':
    case 'end':
    case 'boarding': {
      const time = value as TruthTime;
      const day: [ScoredField, Expected][] =
        name === 'boarding' ? [] : [[`${name}_date`, { type: 'day', role: name, time }]];
      return hasClock(time) ? [...day, [`${name}_time`, { type: 'clock', role: name, time }]] : day;
    }
    case 'barcode': {
      const code = value as NonNullable<TruthFields['barcode']>;
      return [[name, { type: 'code', bytes: Buffer.from(code.base64, 'base64'), symbology: code.symbology }]];
    }
    case 'address':
      return [[name, { type: 'parts', parts: value as readonly string[] }]];
    case 'price': {
      const [amount, currency] = value as NonNullable<TruthFields['price']>;
      return [[name, { type: 'price', amount: Number(amount), currency }]];
    }
    default:
      return [[name, { type: 'texts', texts: value as readonly string[] }]];
  }
}
