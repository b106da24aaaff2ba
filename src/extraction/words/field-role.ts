import type { FieldName } from '#src/tickets/fields.ts';
import type { Role } from './roles.ts';

/** A role that stands for the field of the same name: who knows the role of a label knows the field. */
export type FieldRole = Role & FieldName;

/** Whether a role is one of these. */
export const isAmong = <Some extends Role>(role: Role, some: readonly Some[]): role is Some =>
  (some as readonly Role[]).includes(role);
