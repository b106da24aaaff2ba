import { type Language, languages } from '#src/languages/languages.ts';
import { localIn, moneyIn } from '#src/languages/say.ts';
import { translations } from '#src/passes/design/labels.ts';

/** How a pass of several is told from the others. */
export type Distinction = {
  /** What only this one says, "Anna · 12A"; null where nothing tells them apart. */
  readonly detail: string | null;
  /** What those that belong together share: the way or the event, its time, the order. null where all do. */
  readonly group: string | null;
};

/** What is looked at of a pass.json. */
type Field = {
  readonly key: string;
  readonly label?: string;
  readonly value: unknown;
  readonly currencyCode?: string;
  readonly dateStyle?: string;
  readonly timeStyle?: string;
};
type Fields = Partial<
  Record<'headerFields' | 'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields', readonly Field[]>
>;

/** LIST: keys of names, which say most of whose ticket it is. */
const names = ['passenger', 'attendee_name', 'guest_name', 'holder_name', 'member_name', 'driver_name'];

/** LIST: keys of fields that say whose ticket it is, and for what; the most telling first. */
const ofOne = [
  names,
  ['coach'],
  ['cabin'],
  ['section'],
  ['row'],
  ['seat'],
  ['product'],
  ['ticket_type'],
  ['class'],
  ['price'],
  ['value'],
  ['balance'],
  ['ticket_number'],
  ['card_number'],
  ['voucher_code'],
  ['boarding_sequence'],
].flat();

/** LIST: keys of fields that tickets of one way, one evening or one order have in common. */
const ofGroup = [
  ['booking_reference'],
  ['flight_number', 'number'],
  ['from', 'to', 'title', 'offer'],
  ['departure_date', 'event_date', 'start_date', 'entry_date', 'check_in_date', 'pick_up_date', 'reservation_date'],
  ['departure_time', 'start_time', 'entry_time'],
].flat();

/** LIST: keys of fields for which a full front has no room; the back has them. */
const leftToBack = ['passenger', 'coach', 'seat', 'booking_reference', 'flight_number', 'train_number'];

/** Most values that tell one pass from the others. */
const most = 3;

/** Tells passes apart by what differs on their fronts and backs, and puts those together that are of one way and order. */
export function tellApart(passes: readonly unknown[], language: Language = 'en'): readonly Distinction[] {
  if (passes.length < 2) return passes.map(() => ({ detail: null, group: null }));
  const all = passes.map((pass) => valuesOf(pass, language));
  const textsOf = (key: string) => all.map((values) => values.get(key)?.text ?? '');
  // An order or a way that one of them does not say is no other one.
  const grouping = ofGroup.filter((key) => new Set(textsOf(key).filter(Boolean)).size > 1);
  const own = ofOne.filter((key) => new Set(textsOf(key)).size > 1);
  const keys = all.map((values) => groupOf(values, grouping));
  const shared = keys.some((key, at) => key !== null && keys.indexOf(key) !== at);
  const details = all.map((values) => {
    const known = own.filter((key) => values.has(key));
    if (shared) return textOfKeys(values, known.slice(0, most));
    // Where each has a way or a time of its own, that is what tells them apart; who travels goes before.
    const telling = new Set([...known.filter((key) => names.includes(key)), ...grouping.slice(0, most), ...known]);
    return textOfKeys(values, [...telling].slice(0, most));
  });
  const together = all.map((_, at) => all.flatMap((_, other) => (!shared || keys[other] === keys[at] ? [other] : [])));
  const several = shared && new Set(keys).size > 1;
  return all.map((values, at) => ({
    detail: isVague(together[at]!.map((other) => details[other]!)) ? withNumber(details[at]!, values) : details[at]!,
    group: several ? clearest(together[at]!.map((other) => textOfKeys(all[other]!, grouping))) : null,
  }));
}

type Values = ReadonlyMap<string, Said>;

/** What passes of one group have alike: number and time of a ride, however its places are spelled, or everything else that differs. */
function groupOf(values: Values, grouping: readonly string[]): string | null {
  const text = textOfKeys(values, grouping);
  const number = ['flight_number', 'train_number', 'number'].flatMap((key) => values.get(key)?.text || [])[0];
  const time = values.get('departure_time')?.value ?? values.get('departure_date')?.value;
  if (text === null || !number || !time) return text;
  const order = grouping.includes('booking_reference') ? values.get('booking_reference')?.text : '';
  return [order, number, time].join(' ');
}

/** Of spellings, the one that shouts least: "Marseille St.-Charles" before "MARSEILLE SAINT-CH". */
function clearest(texts: readonly (string | null)[]): string | null {
  const small = (text: string | null) => text?.match(/\p{Ll}/gu)?.length ?? 0;
  return texts.toSorted((a, b) => small(b) - small(a))[0] ?? null;
}

/** Whether passes that stand together cannot be told apart by what they are called. */
function isVague(details: readonly (string | null)[]): boolean {
  return details.length > 1 && (details.includes(null) || new Set(details).size < details.length);
}

/** With the number that stands on the back at least, where there is one. */
function withNumber(detail: string | null, values: Values): string | null {
  const number = (values.get('ticket_number') ?? values.get('detail_ticket_number'))?.text;
  if (!number || detail?.includes(number)) return detail;
  return detail ? `${detail} · ${number}` : number;
}

type Said = { readonly text: string; readonly label: string; readonly value: unknown };

/** Every value of a pass.json by its key, as text. */
function valuesOf(pass: unknown, language: Language): Values {
  const styles = Object.values((pass ?? {}) as Record<string, unknown>);
  const fields = styles.find(
    (part): part is Fields => typeof part === 'object' && part !== null && 'primaryFields' in part,
  );
  const all = Object.values(fields ?? {})
    .filter(Array.isArray)
    .flat() as readonly Field[];
  const readField = (field: Field): Said => ({
    text: textOf(field, language),
    label: labelOf(field, language),
    value: field.value,
  });
  const values = new Map(all.map((field) => [field.key, readField(field)]));
  for (const key of leftToBack) {
    const behind = values.get(`detail_${key}`);
    if (behind && !values.has(key)) values.set(key, behind);
  }
  return values;
}

/** LIST: keys whose value says little without its label. */
const labelled = ['coach', 'cabin', 'section', 'row', 'seat'];

function textOfKeys(values: Values, keys: readonly string[]): string | null {
  const words = keys.flatMap((key) => {
    const value = values.get(key);
    if (!value?.text) return [];
    const plain = !labelled.includes(key) || /^\d+[A-Z]$/.test(value.text);
    return [plain ? value.text : `${value.label} ${value.text}`.trim()];
  });
  return words.length > 0 ? words.join(' · ') : null;
}

/** German names of things keep their capital. */
function labelOf({ label = '' }: Field, language: Language): string {
  const translated = translations(label)[languages.indexOf(language)] ?? label;
  return language === 'de' ? translated.slice(0, 1) + translated.slice(1).toLowerCase() : translated.toLowerCase();
}

function textOf({ value, currencyCode, dateStyle, timeStyle }: Field, language: Language): string {
  if (typeof value === 'number' && currencyCode) return moneyIn(language, value, currencyCode);
  if (typeof value !== 'string') return '';
  if (dateStyle === undefined) return value.trim();
  // The offset is left out on purpose: what counts is the clock of the place.
  return localIn(language, value, {
    ...(dateStyle === 'PKDateStyleNone' ? {} : { dateStyle: 'medium' }),
    ...(timeStyle === 'PKDateStyleNone' ? {} : { timeStyle: 'short' }),
  });
}
