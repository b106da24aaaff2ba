import { type FieldName, isCard, type TicketKind } from '#src/tickets/fields.ts';
import type { StatedFields } from '../draft-of.ts';
import { findCode, fitOf, readMoney, readName, readPlace } from '../page-text/values/values.ts';
import { isCodeRole, isTextRole } from '../words/field-role.ts';
import { namesSeveral } from '../words/people-words.ts';
import type { Role } from '../words/roles.ts';
import type { PassField } from './pass-fields.ts';
import { type PassDates, readTimes } from './times.ts';

/** What a label of a pass does not settle: other parts of it say so, or nobody. */
const unsettled: ReadonlySet<Role> = new Set(['baggage', 'phone', 'website', 'email', 'title', 'issuer']);

const longest = 120;

/** Reads the fields of a pass by their labels and keys; the first field of a role counts. */
export function readLabelledFields(
  fields: readonly PassField[],
  kind: TicketKind | undefined,
  dates: PassDates,
): StatedFields {
  const found: Record<string, unknown> = {};
  const keep = (name: FieldName, value: unknown) => {
    if (value !== undefined && value !== '' && found[name] === undefined) found[name] = value;
  };
  for (const field of fields) {
    if (!field.value || field.isDate) continue;
    const role = bestRole(field);
    // "Cinema: Odeon" and "Screen: 4" are both words for a room; the one in words is the house.
    if (role === 'room' && found.room !== undefined && !/\d/.test(String(found.room))) {
      keep('venue', found.room);
      delete found.room;
    }
    if (role) keepRole(keep, kind === 'membership' && role === 'level' ? 'membershipLevel' : role, field);
  }
  for (const [name, time] of Object.entries(readTimes(fields, kind, dates))) keep(name as FieldName, time);
  // A club has sections as well; a part of a house is told together with a seat or row.
  if (kind && (isCard(kind) || kind === 'code') && !found.seat && !found.row) delete found.section;
  return found as StatedFields;
}

type Keep = (name: FieldName, value: unknown) => void;

function keepRole(keep: Keep, role: Role, field: PassField): void {
  const { value } = field;
  if (role === 'from' || role === 'to') {
    const place = readPlace(value);
    keep(role, place.name);
    keep(`${role}Code`, place.code);
  } else if (isCodeRole(role)) keep(role, findCode(value) ?? (/^\S{3,40}$/.test(value) ? value : undefined));
  else if (role === 'passenger') keep(role, readName(value));
  else if (role === 'price' || role === 'balance') keep(role, moneyOf(field));
  else if (isTextRole(role) && !unsettled.has(role) && value.length <= longest) keep(role, value);
}

/** "2 adults, 1 child" under "Passengers"; under "Name" it may be a band. */
function countsTravellers({ roles, label, value }: PassField): boolean {
  const counts = /^\d{1,2}(?:\s?[x×])?\s\p{L}{3}/u.test(value) && value.length <= 60;
  return counts && roles.includes('passenger') && namesSeveral(label);
}

/** The meaning of a label that the value fits best. */
function bestRole(field: PassField): Role | undefined {
  const { roles, value, currency } = field;
  if (roles.length === 1 && roles[0] === 'area') return 'area';
  if (currency) return roles.find((role) => role === 'price' || role === 'balance');
  if (countsTravellers(field)) return 'party';
  const scored = roles.map((role) => ({ role, score: fitOf(role, value) })).filter(({ score }) => score >= 0.35);
  // "Rang" is a storey in German and a row in French: what passes name far more often.
  const rank = (role: Role) => (role === 'level' && roles.includes('row') ? 1 : 0);
  return scored.sort((a, b) => b.score - a.score || rank(a.role) - rank(b.role))[0]?.role;
}

function moneyOf({ value, currency }: PassField): unknown {
  if (currency && /^\d+(\.\d+)?$/.test(value)) return { amount: Number(value).toFixed(2), currency };
  return readMoney(value, undefined);
}
