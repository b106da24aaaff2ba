import { wordsOf } from '#src/extraction/doubts.ts';
import { targetsOfField } from '#src/extraction/page-text/scoring/targets.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import { barcodesOf, copyCodes, nameOf } from './claimed-codes.ts';
import { labelRoles, type ScoredField, semanticRoles } from './roles.ts';
import { addText, addTime, isObject, type Json, listOf, readable, type Shelf } from './shelf.ts';
import { parseTime, type StatedTime } from './times.ts';

/** What a pass says about one ticket, by role. */
export type Claim = {
  /** `eventTicket`, `boardingPass/air`. */
  readonly style: string | undefined;
  /** Values that machines read: semantic tags. */
  readonly stated: Roles;
  /** The same, and values of fields whose key or label names the role. */
  readonly labelled: Roles;
  /** Every text that the holder can read. */
  readonly visible: readonly string[];
  /** Every date of the pass, and those among its fields. */
  readonly dates: readonly StatedTime[];
  readonly shownDates: readonly StatedTime[];
  /** Fields that the pass asks to check. */
  readonly doubted: ReadonlySet<ScoredField>;
  readonly barcodes: readonly { readonly bytes: Buffer; readonly symbology: string }[];
};

/** Texts by role; times by role; and texts with digits under a label that names a time. */
export type Roles = {
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly times: ReadonlyMap<string, readonly StatedTime[]>;
};

const styles = ['boardingPass', 'eventTicket', 'coupon', 'storeCard', 'generic'] as const;
const fieldGroups = [
  'headerFields',
  'primaryFields',
  'secondaryFields',
  'auxiliaryFields',
  'backFields',
  'additionalInfoFields',
];
const timeRoles = new Set(['start', 'end', 'boarding']);

/** Reads a parsed pass.json as its holder and Wallet would. */
export function claimOf(pass: Json): Claim {
  const name = styles.find((style) => isObject(pass[style]));
  const body = name ? (pass[name] as Json) : {};
  const style = name === 'boardingPass' ? `boardingPass/${transit(body.transitType)}` : name;
  const stated: Shelf = { texts: new Map(), times: new Map() };
  const labelled: Shelf = { texts: new Map(), times: new Map() };
  const visible: string[] = [];
  const dates: StatedTime[] = [];

  takeSemantics(stated, pass.semantics, name === 'boardingPass');
  takeRelevantDates(stated, pass);
  for (const group of fieldGroups) {
    for (const [index, field] of listOf(body[group]).entries()) {
      takeSemantics(stated, field.semantics, name === 'boardingPass');
      takeField({ labelled, visible, dates }, field, {
        primary: group === 'primaryFields',
        index,
        boarding: name === 'boardingPass',
      });
      copyCodes(labelled);
    }
  }
  addText(labelled, 'title', pass.description);
  addText(labelled, 'title', pass.logoText);
  addTime(labelled, 'end', parseTime(pass.expirationDate));
  visible.push(
    // organizationName is who signs, nothing of the ticket
    ...[pass.description, pass.logoText].filter((text) => typeof text === 'string' && text !== '').map(String),
  );

  const codes = barcodesOf(pass);
  visible.push(...codes.flatMap((code) => code.alternative));
  for (const [role, texts] of stated.texts) for (const text of texts) addText(labelled, role, text);
  for (const [role, times] of stated.times) for (const time of times) addTime(labelled, role, time);
  const more = [...timeRoles].flatMap((role) => labelled.times.get(role) ?? []);
  return {
    style,
    stated,
    labelled,
    visible,
    dates: [...dates, ...more],
    shownDates: dates,
    doubted: doubtedIn(body),
    barcodes: codes,
  };
}

/** What a pass marks "Check this" on its back. */
function doubtedIn(body: Json): ReadonlySet<ScoredField> {
  const text = listOf(body.backFields).find((field) => field.key === 'check_this')?.value;
  const names = (Object.keys(targetsOfField) as FieldName[]).filter((name) =>
    new RegExp(`(?:^|, )${wordsOf(name)} `).test(String(text ?? '')),
  );
  return new Set(names.flatMap((name) => targetsOfField[name]!));
}

function takeSemantics(shelf: Shelf, semantics: unknown, boarding: boolean): void {
  if (!isObject(semantics)) return;
  for (const [key, value] of Object.entries(semantics)) {
    const role = semanticRoles[key];
    if (key === 'passengerName' || key === 'attendeeName') addText(shelf, 'passenger', nameOf(value));
    else if (key === 'seats') for (const seat of listOf(value)) takeSeat(shelf, seat, boarding);
    else if (key === 'totalPrice' && isObject(value))
      addText(shelf, 'price', [value.amount, value.currencyCode].filter(Boolean).join(' '));
    else if (key === 'eventStartDateInfo' || key === 'venueOpenDate') addTime(shelf, 'start', parseTime(value));
    else if (role && timeRoles.has(role)) addTime(shelf, role, parseTime(value));
    else if (role && !isObject(value)) addText(shelf, role, value);
  }
}

function takeSeat(shelf: Shelf, seat: Json, boarding: boolean): void {
  addText(shelf, 'seat', seat.seatNumber || seat.seatIdentifier);
  addText(shelf, 'row', seat.seatRow);
  addText(shelf, 'coach', seat.seatSection);
  addText(shelf, 'class', seat.seatType);
  if (boarding && seat.seatRow && seat.seatNumber) addText(shelf, 'seat', `${seat.seatRow}${seat.seatNumber}`);
}

function takeRelevantDates(shelf: Shelf, pass: Json): void {
  const several = Array.isArray(pass.relevantDates) ? pass.relevantDates : [];
  for (const entry of [pass.relevantDate, ...several]) {
    if (isObject(entry)) {
      addTime(shelf, 'start', parseTime(entry.startDate ?? entry.date));
      addTime(shelf, 'end', parseTime(entry.endDate));
    } else addTime(shelf, 'start', parseTime(entry));
  }
}

type Places = { labelled: Shelf; visible: string[]; dates: StatedTime[] };

function takeField(
  { labelled, visible, dates }: Places,
  field: Json,
  at: { primary: boolean; index: number; boarding: boolean },
): void {
  const text = [readable(field.attributedValue || field.value), field.currencyCode].filter(Boolean).join(' ');
  const label = readable(field.label);
  const key = String(field.key ?? '')
    .replace(/(?<=[a-z])(?=[A-Z])|[_-]/g, ' ')
    .toLowerCase();
  const time = typeof field.value === 'string' ? parseTime(field.value) : undefined;
  visible.push(label ? `${label} ${text}` : text, text);
  if (time) dates.push(time);
  for (const [role, words] of labelRoles) {
    if (!words.test(key) && !words.test(label.toLowerCase())) continue;
    if (!timeRoles.has(role)) {
      if (!time) addText(labelled, role, text);
    } else if (time) addTime(labelled, role, time);
    else if (/\d/.test(text)) addText(labelled, `${role}_text`, text);
  }
  if (!at.primary) return;
  const side = at.index === 0 ? 'from' : 'to';
  for (const source of at.boarding ? [text, label] : []) {
    addText(labelled, side, source);
    addText(labelled, `${side}_code`, source);
  }
  if (!at.boarding && !time) addText(labelled, 'title', text);
}

function transit(type: unknown): string {
  const match = /^PKTransitType(Air|Train|Bus|Boat)$/.exec(String(type));
  return match ? match[1]!.toLowerCase() : 'generic';
}
