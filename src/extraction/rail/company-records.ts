/** Records that companies put into containers of UIC leaflet 918.3 beside or instead of flexible content. */
import type { CdRecord } from '#src/barcodes/uic/cd-record.ts';
import type { CompanyRecord } from '#src/barcodes/uic/company-record.ts';
import { type DbRecord, dbValidity } from '#src/barcodes/uic/db-record.ts';
import { dayOfDotted } from '#src/barcodes/uic/text.ts';
import type { VdvRecord } from '#src/barcodes/uic/vdv-record.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import type { DraftFields } from '../readings-of-code.ts';
import { plural } from './fcb-common.ts';
import { viaOf } from './fcb-where.ts';
import { clockOfUtc, periodTime } from './period-time.ts';
import { railStation } from './rail-station.ts';

import { detailsFields, productFields } from './vdv.ts';

/** `0080BL` of Deutsche Bahn. */
export function dbFields(record: DbRecord): DraftFields {
  const { fields } = record;
  const { from: first, until } = dbValidity(record);
  const [from, to] = [germanStation(fields.S015, fields.S035), germanStation(fields.S016, fields.S036)];
  const time = (local: string | undefined) => (local ? { local } : undefined);
  return {
    title: [fields.S001, 0.95],
    passenger: [
      fields.S028?.split('#')
        .map((part) => part.trim())
        .join(' ')
        .trim() || fields.S023,
      0.95,
    ],
    from: [from.name, 0.95],
    to: [to.name, 0.95],
    fromLocation: [from.location, 0.9],
    toLocation: [to.location, 0.9],
    class: [/[12]$/.exec(fields.S014 ?? '')?.[0], 0.95],
    validFrom: [time(first), 0.95],
    validUntil: [time(until), 0.95],
    via: [viaOf(fields.S021), 0.7],
    party: [germanParty(fields), 0.6],
    conditions: [fields.S017 && fields.S018 ? 'Return journey included' : undefined, 0.5],
  };
}

/** A name as printed, with what is known about the station of the number behind 80. */
function germanStation(name: string | undefined, number: string | undefined) {
  const code = /^\d{1,5}$/.test(number ?? '') ? `80${number!.padStart(5, '0')}` : undefined;
  return name ? railStation({ name, code, table: 'ibnr' }) : {};
}

/** Adults, reduction cards and their type in one field, children in another, all together in a third. */
function germanParty(fields: DbRecord['fields']): string | undefined {
  const count = (text: string | undefined) => Number(/^\d{1,2}/.exec(text ?? '')?.[0] ?? 0);
  const [adults, children, all] = [count(fields.S009), count(fields.S012), count(fields.S040)];
  if (adults > 0 && children > 0)
    return `${adults} ${plural('adult', adults)}, ${children} ${plural('child', children)}`;
  const persons = Math.max(adults, children, all);
  return persons > 1 ? `${persons} persons` : undefined;
}

/** `1154UT` of České dráhy. */
export function cdFields(fields: CdRecord): DraftFields {
  const route = /^\d{7}(\|\d{7})+$/.test(fields.KS ?? '') ? fields.KS!.split('|') : [];
  const from = railStation({ code: czechStation(fields.SZ) ?? route[0], table: 'uic' });
  const to = railStation({ code: czechStation(fields.SD) ?? route.at(-1), table: 'uic' });
  const both = from.name !== undefined && to.name !== undefined && from.code !== to.code;
  const trains = (fields.RT ?? '').split('#').flatMap(reservationOf);
  const [train] = trains.length === 1 ? trains : [];
  return {
    passenger: [fields.KJ ?? fields.JP, 0.95],
    bookingReference: [fields.KK, 0.95],
    from: [both ? from.name : undefined, 0.75],
    to: [both ? to.name : undefined, 0.75],
    fromLocation: [both ? from.location : undefined, 0.8],
    toLocation: [both ? to.location : undefined, 0.8],
    number: [train?.number, 0.85],
    coach: [train?.coach, 0.9],
    seat: [train?.seat, 0.9],
    validFrom: [czechTime(fields.OD ?? fields.PO), 0.9],
    validUntil: [czechTime(fields.DO ?? fields.PD), 0.9],
  };
}

/** `570769`: the number behind 54 and a check digit. */
function czechStation(text: string | undefined): string | undefined {
  return /^\d{6}$/.test(text ?? '') ? `54${text!.slice(0, -1)}` : undefined;
}

/** `EC 171|265|31,32` */
function reservationOf(text: string) {
  const match = /^([A-Za-z]{0,4} ?\d{1,5})\|(\d{1,3})\|(\d{1,3}(?:, ?\d{1,3})*)$/.exec(text.trim());
  return match ? [{ number: match[1]!, coach: match[2]!, seat: match[3]!.replace(/, ?/g, ', ') }] : [];
}

/** `02.09.2016 00:00` or `020920160000`: midnight and the minute before it mean the whole day. */
function czechTime(text: string | undefined): TicketTime | undefined {
  const spread = text?.replace(/^(\d\d)(\d\d)(\d{4})(\d\d)(\d\d)$/, '$1.$2.$3 $4:$5');
  const match = /^(\S+)(?:\s+(\d{2}:\d{2}))?$/.exec(spread ?? '');
  const day = match ? dayOfDotted(match[1]!) : undefined;
  if (!day) return undefined;
  const clock = match![2];
  return { local: clock && clock !== '00:00' && clock !== '23:59' && clock < '24' ? `${day}T${clock}` : day };
}

/** `0080VU`: the first product is the ticket; others come with it. */
export function vdvFields({ products, travellers }: VdvRecord): DraftFields {
  const [product] = products;
  if (!product) return {};
  return {
    party: [travellers > 1 && travellers < 100 ? `${travellers} persons` : undefined, 0.6],
    ...productFields(product, 0.85),
    ...present(detailsFields(product, 0.85)),
  };
}

function present(fields: DraftFields): DraftFields {
  return Object.fromEntries(Object.entries(fields).filter(([, reading]) => reading?.[0])) as DraftFields; // fewer of them
}

/** Records of associations and of ÖBB. */
export function companyFields(record: CompanyRecord): DraftFields {
  const [train] = record.trains?.length === 1 ? record.trains : [];
  const zones = record.zones?.join(' – ');
  return {
    title: [record.title, 0.9],
    passenger: [record.name, 0.9],
    validFrom: [localTime(record.validFrom, 'from') ?? viennaTime(record.validFromUtc), 0.85],
    validUntil: [localTime(record.validUntil, 'until') ?? viennaTime(record.validUntilUtc), 0.85],
    area: [[record.start, zones].filter(Boolean).join(', ') || undefined, 0.6],
    number: [train?.number, 0.8],
    coach: [train?.coach, 0.8],
  };
}

function localTime(moment: string | undefined, edge: 'from' | 'until'): TicketTime | undefined {
  return moment === undefined ? undefined : periodTime(moment, edge);
}

/** ÖBB writes UTC, and prints the clock of Vienna. */
function viennaTime(utc: string | undefined): TicketTime | undefined {
  return utc === undefined ? undefined : clockOfUtc(utc, 'Europe/Vienna');
}
