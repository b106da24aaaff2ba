import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { hasClock, instantOf, type TicketTime, withOffset } from '#src/tickets/time.ts';
import { domesticZone, inEurope, isInEuros, zonesOf } from './zones-of.ts';

const atStart = ['start', 'boarding', 'doors', 'validFrom', 'validUntil'] as const satisfies readonly FieldName[];

/** The fields with zones and offsets on times that had none; a time in UTC becomes wall-clock time at its place. */
export function enrichTimes(kind: TicketKind, fields: ChosenFields, language?: string): ChosenFields {
  const domestic = domesticZone(kind, fields, language);
  const { local, there } = zonesOf(kind, fields, {
    domestic,
    near: domestic ?? (isInEuros(fields) ? inEurope : undefined),
  });
  const result: { -readonly [Name in FieldName]?: ChosenFields[Name] } = { ...fields };
  for (const name of [...atStart, 'end'] as const) {
    const chosen = fields[name];
    const zone = name === 'end' ? there : local;
    if (chosen) result[name] = { ...chosen, value: atPlace(chosen.value, zone) };
  }
  return withoutStrayUtc(result);
}

/** Where only the start found its clock, an end in UTC is moved by as much as the start was, or it is not told. */
function withoutStrayUtc({ end, ...fields }: ChosenFields): ChosenFields {
  const start = fields.start;
  if (end?.value.zone !== 'UTC' || !start || start.value.zone === 'UTC' || !hasClock(start.value))
    return end ? { ...fields, end } : fields;
  const utc = start.others.map(({ value }) => value).find((value) => value.zone === 'UTC' && hasClock(value));
  if (!utc) return fields;
  const moved = Date.parse(`${start.value.local}:00Z`) - Date.parse(`${utc.local}:00Z`);
  const local = new Date(Date.parse(`${end.value.local}:00Z`) + moved).toISOString().slice(0, 16);
  return { ...fields, end: { ...end, value: { local } } };
}

function atPlace(time: TicketTime, zone: string | undefined): TicketTime {
  if (time.zone === 'UTC' && zone && zone !== 'UTC' && hasClock(time)) return inZone(time, zone);
  if (time.offset || time.zone || !zone) return withOffset(time);
  return withOffset({ ...time, zone });
}

function inZone(time: TicketTime, zone: string): TicketTime {
  const instant = instantOf(time);
  if (instant === undefined) return time;
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  );
  const { offset: _, ...rest } = time;
  return withOffset({ ...rest, local: parts.replace(' ', 'T'), zone });
}
