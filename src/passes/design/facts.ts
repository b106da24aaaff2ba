import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { type FieldName, fieldNames, type TicketFields, type TicketKind } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { isRealTime, offsetIn, type TicketTime } from '#src/tickets/time.ts';
import { cleanBlock, cleanLine, wholeWords } from './clean-text.ts';

/** What a ticket says, without evidence and safe to show: the input of every design step. */
export type Facts = {
  readonly kind: TicketKind;
  readonly fields: Readonly<Partial<TicketFields>>;
  readonly barcode?: FoundBarcode;
  /** Who performs, where the document says so to machines. */
  readonly performers?: readonly string[];
};

/** The cleaned fields of a ticket; what is blank or impossible is left out. */
export function factsOf(ticket: Ticket): Facts {
  const entries = fieldNames.flatMap((name) => {
    const value = ticket.fields[name]?.value;
    const cleaned = value === undefined ? undefined : cleanValue(name, value);
    return cleaned === undefined ? [] : [[name, cleaned] as const];
  });
  return {
    kind: ticket.kind.value,
    fields: withWholeSeat(ticket.kind.value, Object.fromEntries(entries) as Partial<TicketFields>),
    ...(ticket.barcode ? { barcode: ticket.barcode } : {}),
    ...performersOf(ticket),
  };
}

/** Structured data of an event has its performer, one name, as the subtitle. */
function performersOf({ kind, fields: { subtitle } }: Ticket): Pick<Facts, 'performers'> {
  if (kind.value !== 'event' || subtitle?.evidence.extractor !== 'schema-org') return {};
  const performer = cleanLine(subtitle.value);
  return performer ? { performers: [performer] } : {};
}

/** In an aircraft row and seat are one: `52C`. */
function withWholeSeat(kind: TicketKind, fields: Partial<TicketFields>): Partial<TicketFields> {
  const { row, seat, ...others } = fields;
  if (kind !== 'flight' || !row || !seat) return fields;
  if (!/^\d{1,3}$/.test(row)) return fields;
  const whole = /^(\d{0,3})([A-Z])$/i.exec(seat);
  if (!whole || (whole[1] && Number(whole[1]) !== Number(row))) return fields;
  return { ...others, seat: `${Number(row)}${whole[2]!.toUpperCase()}` };
}

/** Characters of a text on the back. */
const longest = 4000;

/** A value as it may be shown; undefined for one that is blank or impossible. */
export function cleanValue(name: FieldName, value: TicketFields[FieldName]): TicketFields[FieldName] | undefined {
  if (typeof value === 'string')
    return (name === 'conditions' ? cleanBlock(value, longest) : wholeWords(cleanLine(value), longest)) || undefined;
  if ('local' in value) return cleanTime(value);
  if ('amount' in value) return /^\d{1,12}(\.\d{1,4})?$/.test(value.amount) ? value : undefined;
  const { latitude, longitude } = value;
  const inRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return inRange && (latitude !== 0 || longitude !== 0) ? value : undefined;
}

/** Years, zones and offsets that exist; a zone that is none is forgotten, not the time. */
function cleanTime({ local, zone, offset }: TicketTime): TicketTime | undefined {
  if (!isRealTime(local) || !/^(19|20|21)/.test(local)) return undefined;
  const inZone = zone && ianaName.test(zone) ? offsetIn(zone, local) : undefined;
  const known = offset && /^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset) ? offset : inZone;
  return { local, ...(inZone && zone ? { zone } : {}), ...(known ? { offset: known } : {}) };
}

const ianaName = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/;
