import { fieldTable } from '#src/tickets/field-table.ts';
import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import { type Entry, kindLooks } from './kind-looks.ts';
import type { Label } from './label-rows.ts';

/** What a fact is called on the back; undefined for what is not there. */
export const labelOnBack = (name: FieldName, kind: TicketKind): Label | undefined => entryOf(name, kind)?.[1];

/** What a field is called on the back of a pass of a kind; null for one that does not stand there. */
export const entryOf = (name: FieldName, kind: TicketKind): Entry | null => {
  const own = kindLooks[kind].words[name];
  return own ?? (fieldTable[name].label === null ? null : usualEntry(name as FieldForPeople));
};

/** A field that people see. */
export type FieldForPeople = {
  [Name in FieldName]: (typeof fieldTable)[Name]['label'] extends string ? Name : never;
}[FieldName];

/** Key and label of a field wherever no kind calls it otherwise. */
export function usualEntry(name: FieldForPeople): Entry {
  const row: { readonly label: Label; readonly key?: string } = fieldTable[name];
  return [row.key ?? inSnakeCase(name), row.label];
}

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
