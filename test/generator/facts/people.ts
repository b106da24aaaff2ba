import type { City, Locale } from '../locales/locale.ts';
import type { Random } from '../random.ts';

/** A person as documents name them. */
export type Person = { readonly first: string; readonly last: string; readonly printed: string };

/** An invented person; now and then with a form of address before the name. */
export function inventPerson(random: Random, locale: Locale): Person {
  const first = random.pick(locale.firstNames);
  const last = random.pick(locale.lastNames);
  const salutation = random.chance(0.15) ? `${random.pick(locale.salutations)} ` : '';
  const printed = `${salutation}${first} ${last}`;
  return { first, last, printed: random.chance(0.1) ? printed.toUpperCase() : printed };
}

/** The name as airlines print it: `LEFEVRE/CAMILLE MRS`. */
export function airlineName(random: Random, person: Person): string {
  const plain = (text: string) => plainCapitals(text).replace(/[^A-Z]/g, '');
  return `${plain(person.last)}/${plain(person.first)}${random.pick(['', '', ' MR', ' MRS'])}`;
}

/** Capitals without diacritics, as machine-readable documents write them. */
export function plainCapitals(text: string): string {
  const folded = text.replaceAll('ß', 'ss').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
  return folded.toUpperCase();
}

/** An invented address in a real city: its printed form and the two parts that must be kept. */
export function inventAddress(
  random: Random,
  locale: Locale,
  city: City,
): { text: string; parts: readonly [string, string] } {
  const street = random.pick(locale.streets).replace('{n}', String(random.int(2, 98)));
  const text = random
    .pick(locale.addresses)
    .replace('{street}', street)
    .replace('{postcode}', city.postcode)
    .replace('{city}', city.name);
  return { text, parts: [street, city.name] };
}
