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

/** LIST: keys of fields that say whose ticket it is, and for what; the most telling first. */
const ofOne = [
  ['passenger', 'attendee_name', 'guest_name', 'holder_name', 'member_name', 'driver_name'],
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

/** Most values that tell one pass from the others. */
const most = 3;

/** Tells passes apart by what differs on their fronts and backs, and puts those together that are of one way and order. */
export function tellApart(passes: readonly unknown[], language: Language = 'en'): readonly Distinction[] {
  if (passes.length < 2) return passes.map(() => ({ detail: null, group: null }));
  const all = passes.map((pass) => valuesOf(pass, language));
  const differs = (key: string) => new Set(all.map((values) => values.get(key)?.text ?? '')).size > 1;
  const grouping = ofGroup.filter(differs);
  const groups = all.map((values) => textOfKeys(values, grouping));
  const shared = groups.some((group, at) => group !== null && groups.indexOf(group) !== at);
  return all.map((values, at) => {
    const own = ofOne.filter((key) => differs(key) && values.has(key)).slice(0, most);
    // Where each has a way or a time of its own, that is what tells them apart.
    const detail = textOfKeys(values, shared ? own : [...grouping.slice(0, most), ...own].slice(0, most));
    return { detail, group: shared ? (groups[at] ?? null) : null };
  });
}

type Said = { readonly text: string; readonly label: string };

/** Every value of a pass.json by its key, as text. */
function valuesOf(pass: unknown, language: Language): ReadonlyMap<string, Said> {
  const styles = Object.values((pass ?? {}) as Record<string, unknown>);
  const fields = styles.find(
    (part): part is Fields => typeof part === 'object' && part !== null && 'primaryFields' in part,
  );
  const all = Object.values(fields ?? {})
    .filter(Array.isArray)
    .flat() as readonly Field[];
  return new Map(all.map((field) => [field.key, { text: textOf(field, language), label: labelOf(field, language) }]));
}

/** LIST: keys whose value says little without its label. */
const labelled = ['coach', 'cabin', 'section', 'row', 'seat'];

function textOfKeys(values: ReadonlyMap<string, Said>, keys: readonly string[]): string | null {
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
