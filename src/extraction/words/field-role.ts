import {
  type CodeField,
  fieldLooks,
  fieldTable,
  type LabelledField,
  type LabelledText,
} from '#src/tickets/field-table.ts';
import type { Role } from './roles.ts';

/** A role that stands for the field of the same name: who knows the role of a label knows the field. */
export type FieldRole = LabelledField;

const isField = (role: Role): role is FieldRole => role in fieldLooks;

/** Whether a role stands for a field of words. */
export const isTextRole = (role: Role): role is LabelledText => isField(role) && fieldTable[role].holds === 'text';

/** Whether a role stands for a field of which only a code counts. */
export const isCodeRole = (role: Role): role is CodeField => isField(role) && fieldLooks[role] === 'code';

/** Whether a role is one of these. */
export const isAmong = <Some extends Role>(role: Role, some: readonly Some[]): role is Some =>
  (some as readonly Role[]).includes(role);
