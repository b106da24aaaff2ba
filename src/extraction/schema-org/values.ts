/** Reads values out of schema.org objects (https://schema.org), whose every property may be a text, an object or a list. */
import type { JsonObject, JsonValue } from '#src/documents/document.ts';
import { foldText } from '#src/documents/shared/texts/clean-text.ts';
import { isObject, listOf } from '#src/documents/shared/texts/json-ld.ts';
import type { Location, Money } from '#src/tickets/fields.ts';
import { readName } from '../page-text/values/values.ts';
import { labelEntries, labelWords } from '../words/label-index.ts';
import type { Role } from '../words/roles.ts';

const longestText = 300;

/** Types of an object, in lower case. */
export function typesOf(object: JsonObject): readonly string[] {
  return listOf(object['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.toLowerCase());
}

/** The first property of those named that is a text or number, white space folded; undefined if there is none. */
export function text(object: JsonObject | undefined, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    for (const value of listOf(object?.[name])) {
      const plain = isObject(value) ? value['@value'] : value;
      if (typeof plain !== 'string' && typeof plain !== 'number') continue;
      const folded = foldText(String(plain).replace(/<\/?[a-z][^<>]{0,200}>/gi, ' '));
      if (folded && !isPlaceholder(folded)) return folded.slice(0, longestText);
    }
  }
  return undefined;
}

/** The first property of those named that is an object. */
export function object(parent: JsonObject | undefined, ...names: readonly string[]): JsonObject | undefined {
  return names.flatMap((name) => listOf(parent?.[name])).find(isObject);
}

/** All objects that a property holds. */
export function objects(parent: JsonObject | undefined, name: string): readonly JsonObject[] {
  return listOf(parent?.[name]).filter(isObject);
}

/** The name of what a property holds: a text, or the `name` of an object. */
export function nameOf(parent: JsonObject | undefined, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = text(object(parent, name), 'name', 'legalName') ?? text(parent, name);
    if (found && !/^https?:/i.test(found)) return found;
  }
  return undefined;
}

/** A person's full name. */
export function personName(person: JsonValue | undefined): string | undefined {
  if (typeof person === 'string') return isPlaceholder(person) ? undefined : tidyName(foldText(person));
  if (!isObject(person)) return undefined;
  const parts = [text(person, 'givenName'), text(person, 'additionalName'), text(person, 'familyName')];
  return tidyName(text(person, 'name') ?? parts.filter(Boolean).join(' '));
}

/** `MOSER/JAN MR`, as airlines write it, in the order of speech. */
function tidyName(name: string): string | undefined {
  return (name.includes('/') ? readName(name) : undefined) ?? (name || undefined);
}

/** A postal address in one line, as it is written in most of Europe and America: street, place, country. */
export function addressOf(place: JsonObject | undefined): string | undefined {
  const address = object(place, 'address') ?? (place && typesOf(place).includes('postaladdress') ? place : undefined);
  if (!address) return text(place, 'address');
  const [code, locality] = [text(address, 'postalCode'), text(address, 'addressLocality')];
  const town = [code && locality?.includes(code) ? undefined : code, locality].filter(Boolean).join(' ');
  const parts = [
    text(address, 'streetAddress'),
    town,
    text(address, 'addressRegion'),
    nameOf(address, 'addressCountry'),
  ];
  const known = parts.filter((part): part is string => Boolean(part));
  return [...new Set(known)].join(', ') || undefined;
}

/** Coordinates of a place; none for 0, 0, which generators write for "unknown". */
export function locationOf(place: JsonObject | undefined): Location | undefined {
  const geo = object(place, 'geo') ?? place;
  const latitude = Number(text(geo, 'latitude') ?? Number.NaN);
  const longitude = Number(text(geo, 'longitude') ?? Number.NaN);
  const real = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return real ? { latitude, longitude } : undefined;
}

/** An amount above zero with its currency (ISO 4217). */
export function priceOf(...holders: readonly (JsonObject | undefined)[]): Money | undefined {
  for (const holder of holders) {
    const specification = object(holder, 'totalPrice', 'price', 'priceSpecification') ?? holder;
    const written = text(specification, 'price', 'totalPrice', 'value') ?? '';
    const currency = (
      text(specification, 'priceCurrency', 'currency') ??
      text(holder, 'priceCurrency') ??
      /\b[A-Z]{3}\b/.exec(written)?.[0] ??
      currencySigns[/[€£]/.exec(written)?.[0] ?? '']
    )?.toUpperCase();
    const amount = decimal(written.replace(/[^\d.,]/g, ''));
    if (amount && Number(amount) > 0 && currency && /^[A-Z]{3}$/.test(currency)) return { amount, currency };
  }
  return undefined;
}

const currencySigns: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };

/** `1,234.50`, `1.234,50`, `99,9` and `99` as a decimal text; undefined for `1.234`, which may be either. */
function decimal(written: string): string | undefined {
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(written);
  if (!match || (!match[2] && /[.,]\d{3}$/.test(written))) return undefined;
  const whole = match[1]!.replace(/[.,]/g, '');
  return match[2] ? `${whole}.${match[2].padEnd(2, '0')}` : whole;
}

function isPlaceholder(value: string): boolean {
  return /^(null|undefined|n\/?a|none|-+|\[.*\])$/i.test(value.trim()) || unfilled.test(value);
}

/** Marks of templates: `{{name}}`, `${name}`, `%NAME%`, `*|NAME|*`, `<%= name %>`, `[[name]]`. */
const unfilled = /\{\{.{0,80}\}\}|\$\{.{0,80}\}|%[A-Za-z][A-Za-z_.]{2,40}%|\*\|.{1,60}\|\*|<%.{0,80}%>|\[\[.{1,60}\]\]/;

/** A value without the word for it in front: `Gate B12` is gate `B12`. */
export function withoutWord(value: string | undefined, role: Role): string | undefined {
  const match = /^(\p{L}{3,15})[.:]?\s+(\S{1,8})$/u.exec(value ?? '');
  return match && labelEntries(labelWords(match[1]!)).some((entry) => entry.role === role) ? match[2] : value;
}
