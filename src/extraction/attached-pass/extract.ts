/** Wallet passes that are attached to a mail: made for machines, so their tags and labels are believed. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { JsonObject, PassDocument } from '#src/documents/document.ts';
import { foldText } from '#src/documents/shared/texts/clean-text.ts';
import { isObject, listOf } from '#src/documents/shared/texts/json-ld.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { dayOf, hasClock, type TicketTime } from '#src/tickets/time.ts';
import { draftOf, type StatedFields } from '../draft-of.ts';
import type { ExtractionInput, Extractor } from '../extractor.ts';
import { readPlace, readTime } from '../page-text/values/values.ts';
import { dayOrderOf } from './day-order.ts';
import { readLabelledFields } from './labelled.ts';
import { match } from './match.ts';
import { fieldsOf, type PassField, type PassStyle, styleOf } from './pass-fields.ts';
import { kindOfPass } from './pass-kind.ts';
import { readPassDate } from './pass-time.ts';
import { locationOf, readSemantics } from './semantics.ts';
import { clockOn, type PassDates } from './times.ts';

const name = 'attached-pass';

/** Reads the ticket of every attached pass: semantic tags first, then labelled fields, then what its style says. */
export const attachedPass: Extractor = { name, match, extract };

function extract(input: ExtractionInput): readonly Draft[] {
  return input.documents.flatMap((document) => (document.type === 'pass' ? readDocument(document, input) : []));
}

function readDocument(document: PassDocument, input: ExtractionInput): readonly Draft[] {
  const { pass } = document;
  const found = styleOf(pass);
  if (!found) return [];
  const { style, body } = found;
  const fields = fieldsOf(body);
  const texts = [textOf(pass.description), textOf(pass.logoText)];
  const { kind, confidence } = kindOfPass(style, body, { fields, texts });
  const moves = style === 'boardingPass';
  const tags = Object.assign(
    {},
    ...fields.map((field) => field.semantics),
    isObject(pass.semantics) ? pass.semantics : {},
  ) as JsonObject;
  const dates = datesOf(pass, fields, input);
  const { stated, doubts } = layer([
    [readStyled(style, kind, { pass, fields, relevant: dates.relevant }), 0.75],
    [readLabelledFields(fields, kind, dates), 0.85],
    [moves ? primaryStops(fields, dates) : {}, 0.9],
    [readSemantics(tags, moves), 0.96],
  ]);
  return [
    draftOf({
      kind,
      fields: stated,
      extractor: name,
      document: document.id,
      confidence: 0.75,
      doubts: { ...doubts, kind: confidence },
      barcode: barcodeOf(document, input.barcodes),
      cancelled: pass.voided === true,
      // Passes of one bundle or mail are different tickets.
      group: `${document.id.slice(0, Math.max(0, document.id.lastIndexOf('.')))} ${name}`,
    }),
  ];
}

/** Fields with the confidence of where they come from; later layers count more. */
function layer(layers: readonly (readonly [fields: StatedFields, confidence: number])[]): {
  stated: StatedFields;
  doubts: Record<string, number>;
} {
  const stated: Record<string, unknown> = {};
  const doubts: Record<string, number> = {};
  for (const [fields, confidence] of layers) {
    for (const [field, value] of Object.entries(fields)) {
      if (value === undefined || value === '' || isOnlyDayOf(value, stated[field])) continue;
      stated[field] = value;
      doubts[field] = confidence;
    }
  }
  return { stated: stated as StatedFields, doubts };
}

/** A day does not take the place of a time on that day. */
function isOnlyDayOf(value: unknown, known: unknown): boolean {
  return isTime(value) && isTime(known) && !hasClock(value) && hasClock(known) && dayOf(known) === dayOf(value);
}

function isTime(value: unknown): value is TicketTime {
  return typeof value === 'object' && value !== null && 'local' in value;
}

function datesOf(pass: JsonObject, fields: readonly PassField[], input: ExtractionInput): PassDates {
  const first = listOf(pass.relevantDates).filter(isObject)[0];
  const relevant = readPassDate(pass.relevantDate ?? first?.date);
  const full = relevant ? [relevant.local.slice(0, 10)] : [];
  return {
    relevant,
    context: {
      order: dayOrderOf(fields),
      contextDay: input.contextDay,
      documentDated: input.documentDated,
      full,
      since: '',
    },
  };
}

/** What the style itself says: the large text, the issuer, the dates of the pass. */
function readStyled(
  style: PassStyle,
  kind: TicketKind,
  { pass, fields, relevant }: { pass: JsonObject; fields: readonly PassField[]; relevant: TicketTime | undefined },
): StatedFields {
  const issuer = textOf(pass.organizationName) || textOf(pass.logoText);
  const primary = fields.find(
    (field) => field.section === 'primary' && field.value && !field.currency && !field.isDate,
  );
  const places = listOf(pass.locations);
  const expires = readPassDate(pass.expirationDate);
  const travels = style === 'boardingPass';
  const used = travels || kind === 'event';
  return {
    issuer,
    carrier: kind === 'flight' ? issuer : undefined,
    title: travels ? undefined : titleOf(kind, primary, { fields, issuer }),
    start: used && relevant && hasClock(relevant) && !isBoarding(fields, relevant.local) ? relevant : undefined,
    validUntil: used ? undefined : expires,
    venueLocation: !travels && places.length === 1 ? locationOf(places[0]) : undefined,
  };
}

/** Cards are named after their issuer, everything else after its large text, if that is not the holder's name. */
function titleOf(
  kind: TicketKind,
  primary: PassField | undefined,
  { fields, issuer }: { fields: readonly PassField[]; issuer: string },
): string {
  if (kind === 'membership' || kind === 'giftCard') return issuer;
  if (!primary?.roles.includes('passenger')) {
    const offer = fields.find((field) => field.section === 'primary' && field.label && !field.value)?.label;
    return primary?.value ?? offer ?? issuer;
  }
  const named = fields.find((field) => field.section !== 'back' && field.value && field.roles.includes('title'));
  return named?.value ?? issuer;
}

/** Some issuers make the pass relevant when boarding starts: then that is no departure. */
function isBoarding(fields: readonly PassField[], local: string): boolean {
  return fields.some(
    (field) =>
      field.roles.includes('boarding') && (field.value.includes(local.slice(11, 16)) || field.value.startsWith(local)),
  );
}

/** The two large fields of a boarding pass: where from and where to, as code with the name for a label, or as name. */
function primaryStops(fields: readonly PassField[], { relevant }: PassDates): StatedFields {
  const [from, to] = fields.filter((field) => field.section === 'primary' && field.value);
  if (!from || !to) return {};
  const [start, end] = [stopOf(from), stopOf(to)];
  // "08:04" over Lyon and "10:02" over Paris.
  const [departs, arrives] = [readTime(from.label), readTime(to.label)];
  const times =
    departs && arrives && relevant ? { start: clockOn(relevant, departs), end: clockOn(relevant, arrives) } : {};
  return { from: start.name, fromCode: start.code, to: end.name, toCode: end.code, ...times };
}

function stopOf({ value, label, ownLabel }: PassField): { name?: string | undefined; code?: string | undefined } {
  const place = readPlace(value);
  // "From" and "Depart" are labels; "Frankfurt" above FRA is a name.
  const named = ownLabel && !/\d/.test(label) && label !== value ? label : undefined;
  // Railways have codes of three letters as well.
  const code = place.code ?? (/^[A-Z]{3}$/.test(value) && named ? value : undefined);
  const name = place.name === code ? undefined : place.name;
  return { name: name ?? named, code };
}

/** The pass's own code, or the same one found elsewhere in the mail. */
function barcodeOf(document: PassDocument, barcodes: readonly FoundBarcode[]): string | undefined {
  const [own] = document.barcodes;
  if (!own) return undefined;
  const same = (other: FoundBarcode) =>
    other.symbology === own.symbology && Buffer.compare(other.bytes, own.bytes) === 0;
  return barcodes.find(same)?.id ?? own.id;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? foldText(value).slice(0, 200) : '';
}
