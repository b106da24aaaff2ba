import type { StatedFields } from '../draft-of.ts';
import { findCode, fitOf, readMoney, readName } from '../page-text/values/values.ts';
import { type FieldRole, isAmong } from '../words/field-role.ts';
import { labelMeanings, labelWords } from '../words/label-index.ts';

/** LIST: roles that mean the same whatever the event is. */
const knownRoles = [
  'bookingReference',
  'ticketNumber',
  'passenger',
  'seat',
  'row',
  'section',
  'coach',
  'class',
  'gate',
  'terminal',
  'platform',
  'room',
  'entrance',
  'price',
  'carrier',
] as const satisfies readonly FieldRole[];

type Known = (typeof knownRoles)[number];

const labelled = /^\s*[•*·-]?\s*([^:]{2,40}?)\s*:\s*(\S.{0,79})$/u;
/** `Booking RXJ34P`: only what looks like a code needs no colon before it. */
const codeBehind = /^\s*[•*·-]?\s*(\p{L}[\p{L} .]{2,39}?)[\s#]+((?=[A-Z\d-]*\d)[A-Z\d][A-Z\d-]{4,15})$/u;

/** `Label: value` lines of a description; a role that stands there twice with different values is left out. */
export function readLabelled(description: string): StatedFields {
  const found = new Map<Known, Set<string>>();
  for (const line of description.split('\n').slice(0, 400)) {
    for (const part of line.split(/\s*[|;]\s*/)) {
      const match = labelled.exec(part) ?? codeBehind.exec(part);
      const role = match ? roleOf(match[1]!, match[2]!) : undefined;
      if (role) found.set(role, (found.get(role) ?? new Set()).add(match![2]!.trim()));
    }
  }
  const stated: Record<string, unknown> = {};
  for (const [role, values] of found) {
    const [value] = values;
    if (values.size === 1 && value) stated[role] = readValue(role, value);
  }
  return stated as StatedFields;
}

function roleOf(label: string, value: string): Known | undefined {
  const roles = labelMeanings(labelWords(label))
    .map((entry) => entry.role)
    .filter((role) => isAmong(role, knownRoles));
  // Parts of a house have names of all sorts: behind a label of their own they are believed.
  return roles.find((role) => fitOf(role, value) >= (role === 'section' ? 0.5 : 0.6));
}

function readValue(role: Known, value: string): unknown {
  if (role === 'bookingReference' || role === 'ticketNumber') return findCode(value);
  if (role === 'passenger') return readName(value);
  if (role !== 'price') return value;
  return readMoney(value, undefined);
}
